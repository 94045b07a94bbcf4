"""The presets of Basset in English: titles, sources, and reasons for house choices."""

from service.domain.port.game_texts import ALL_PRESETS, PresetText, SourceText

PRESETS = {
    "modern": PresetText("Modern", "Six steps of winnings; half the stake at the fasse"),
    "cotton": PresetText(
        "Cotton, 1725", "Half the stake at the fasse; a win can be played on without risk"
    ),
    "centlivre": PresetText("Centlivre, 1705", "Like Modern; losing cards stay on the table"),
    "sca": PresetText("Re-enactors (SCA)", "Cards dealt from several packs; points or money"),
    "parlour": PresetText("Parlour", "Three cards each, side bets, new books"),
    "oak": PresetText("The Oak", "One board for all; the first card of a pair loses"),
}

SOURCES = {
    "S0": SourceText(
        "encyclopaedia",
        "an encyclopaedia article: history, rules after Cotton (1725), a modern reading",
    ),
    "S1": SourceText(
        "SCA rules", "a redaction of the rules for the Society for Creative Anachronism"
    ),
    "S2": SourceText(
        "parlour rules", "the rules a tailleur hands out in the parlour, with side bets"
    ),
    "S3": SourceText("The Oak", "the rules of The Oak, played on a board"),
}

HOUSE_CHOICES = {
    ALL_PRESETS: {
        "odd_half": "If an odd stake is halved, no source says who keeps the extra coin.",
        "bank_cover": "No source says who is paid first when the bank is broke.",
        "min_stake": "The sources give limits in old coins; we use none of them.",
        "max_stake": "The sources give limits in old coins; we use none of them.",
        "target": "Only the SCA rules play for points, and they give no fixed target.",
    },
    "cotton": {
        "ladder": (
            "In its Rules, the encyclopaedia gives 30 and 60; 33 and 67 come from The"
            " Oak and the Britannica."
        ),
        "pay": "From the Britannica; the encyclopaedia’s Rules do not decide it.",
        "restake": "The encyclopaedia’s Rules do not say that a paid card can be staked on again.",
        "fasse": (
            "In the encyclopaedia’s Rules, the bank takes half the stake; removing the"
            " card is our choice."
        ),
        "repeat": (
            "The encyclopaedia’s Rules say both that the bank wins and that no money"
            " moves; we use the second."
        ),
    },
    "centlivre": {
        "mace": (
            "In the encyclopaedia’s Variants, money is added to lost cards only; here"
            " to any card without a bent corner."
        )
    },
    "sca": {
        "twins": "The SCA rules do not mention a pair of one rank.",
        "last_card": "The SCA rules do not mention a card left over.",
        "carry": "The SCA rules do not mention a paroli in play when the pack ends.",
        "ladder": "We read “won four times is taken out” as five, or 60 could not be won.",
    },
    "parlour": {
        "twins": "The parlour rules do not mention a pair of one rank.",
        "carry": "The parlour rules do not mention a paroli in play when the pack ends.",
        "replace": "The parlour rules say that a lost card must be replaced; here it can be.",
        "mace": (
            "The parlour rules do not forbid adding money to a paroli; here only a"
            " card without a bent corner gets it."
        ),
    },
    "oak": {
        "twins": "The Oak does not mention a pair of one rank.",
        "carry": "The Oak lets only a bet that won four times stay; here any paroli.",
    },
}
