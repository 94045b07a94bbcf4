"""The words for the odds of Basset in English."""

from service.domain.port.game_texts import SumText

POLICIES = {
    "take": "takes each win",
    "ride:2": "leaves the first win for a paroli and takes the second",
    "ride": "leaves each win for a paroli and takes win {}",
    "pay": "declines the first win for the pay",
    "best": "gives each win the answer that is worth most",
}

WARNINGS = {
    "edge": (
        "These rules pay a punter who {play}: {percent} % of the stake on the average. Such a"
        " bank loses money."
    ),
    "mended": "With this change no way to play gains: {changes}",
}

QUESTIONS = {
    "bank_favoured": "Pairs in the better order for the bank",
    "winning_place": "Cards of rank {part} in the winning place of a pair",
    "fasse_rank": "Fasses of rank {part}",
    "twins": "Pairs of two equal ranks",
}

SUMS = {"twins": SumText(("pair", "pairs"), ("deal", "deals"))}
