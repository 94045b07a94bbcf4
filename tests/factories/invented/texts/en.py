"""The texts of the invented game in English."""

from collections.abc import Mapping

from service.domain.port.game_texts import (
    ALL_PRESETS,
    EntryText,
    FieldText,
    GameTexts,
    PresetText,
    RuleText,
    SourceText,
    TableText,
)
from service.domain.port.operation_text import OperationText
from service.domain.port.refusals import RefusalText
from service.domain.session.texts import SESSION_TEXTS
from tests.factories.invented.texts.refusal_text import refusal_text

_CARDS = "The cards, the first card first."
_SECOND = "The cards of the second side."
_POINTS = "The points of the players."


_REFUSALS: Mapping[str, RefusalText] = {
    "table_full": refusal_text("Every seat is taken", "Every seat is taken. Nobody else can play."),
    "unknown_card": refusal_text("This is not a card", "{card} is not a card."),
    "deal_in_progress": refusal_text("The round is not over", "Count this round first."),
    "deal_not_begun": refusal_text("No round has begun", "Enter an ante first."),
    "draw_out_of_turn": refusal_text("The round is another", "Another round was recorded first."),
    "too_few_players": refusal_text("There are too few players", "Add a player."),
    "answers_pending": refusal_text("The bets are not settled", "Settle the bets first."),
    "no_such_stake": refusal_text("The player has no bet", "{punter} has no bet."),
    "nothing_staked": refusal_text("There is no bet", "Enter a bet first."),
    "result_missing": refusal_text("A hand is missing", "Enter one hand for each side."),
    "bets_not_allowed": refusal_text("There are no bets", "These rules allow no bets."),
    "pool_claimed": refusal_text("The pool is empty", "The {pool} is empty."),
    "counts_wrong": refusal_text(
        "The points are wrong", "These are {total:number} points. Count again."
    ),
    "stake_above_maximum": refusal_text("The bet is too high", "A bet is at most {maximum:sum}."),
    "card_seen": refusal_text("The card was turned", "The {card:card} has been turned."),
    "rank_exhausted": refusal_text("No card of it is left", "All {rank:ranks} have been turned."),
}
EN = GameTexts(
    shared=SESSION_TEXTS["en"],
    refusals=_REFUSALS,
    title="Invented game",
    round="Round",
    phases={"between": "between rounds", "playing": "a round is played", "closed": "closed"},
    pools={"pot": "Pot", "jar": "Jar"},
    presets={
        "one_side": PresetText("One side", "One hand for each result"),
        "two_sides": PresetText("Two sides", "Two hands for each result"),
    },
    sources={"T1": SourceText("Tests", "the rules that the tests need")},
    rules={
        "ante": RuleText("Ante", "What every player pays into the pot.", {"amount": "{}."}),
        "max_bet": RuleText(
            "Maximum bet", "The most that a player bets.", {"null": "No limit.", "amount": "{}."}
        ),
        "seats": RuleText(
            "Seats", "How many may play.", {"null": "Any number.", "number": "{} players."}
        ),
        "sides": RuleText("Sides", "How many hands a result has.", {"number": "{}."}),
        "rounds": RuleText("Rounds", "How many rounds a game has.", {"number": "{}."}),
        "packs": RuleText(
            "Packs", "How many packs there are.", {"by_players": "One each.", "number": "{}."}
        ),
        "shares": RuleText("Shares", "How the pot is divided.", {"list": "{}."}),
        "bets": RuleText(
            "Bets", "Whether players bet.", {"true": "Players bet.", "false": "Nobody bets."}
        ),
        "leftover": RuleText(
            "Leftover",
            "What happens to the pools at the end.",
            {"shared": "The players share it.", "stays": "It stays in the pools."},
        ),
        "tie": RuleText(
            "A tie", "Who wins a tie.", {"null": "They share.", "first": "The first player."}
        ),
    },
    house_choices={ALL_PRESETS: {"tie": "The test text does not say who wins a tie."}},
    tables={
        "points": TableText("Points", {"round": "Round", "player": "Player", "points": "Points"})
    },
    contradictions={
        "seats": "With two sides, the number of seats is even. Enter an even number.",
    },
    entries={
        "ante": EntryText("Ante", "Begin a round: every player pays an ante."),
        "level": EntryText("Level", "Set the level of the round."),
        "turn": EntryText("Turn", "Turn a card."),
        "bet": EntryText("Bet", "Bet an amount.", for_all="Bet what the purse holds."),
        "claim": EntryText("Claim", "Give a pool to a player."),
        "show": EntryText("Show", "Show the hands, and settle the bets."),
        "best": EntryText("Best hand", "Name the best hands, which share the bets."),
        "count": EntryText("Count", "End a round with its points."),
        "stop": EntryText("Stop", "Close the session."),
    },
    fields={
        "ante.amount": FieldText("What each pays. Without it, the rules decide.", "an amount"),
        "level": FieldText("The level.", "a level"),
        "aloud": FieldText("Whether the dealer called it. It changes nothing."),
        "card": FieldText("The card.", "a card"),
        "pool": FieldText("The pool.", "pot or jar"),
        "left": FieldText(_CARDS, "cards"),
        "right": FieldText(_SECOND, "cards"),
        "place": FieldText("The number of the round, from 0. Another number is refused."),
        "punters": FieldText("The players with the best hand.", "a name"),
        "counts": FieldText(_POINTS, "a name"),
    },
    choices={},
    labels={"cards": "turned cards", "line": "net by round"},
    events={},
    operations={
        "punters": OperationText("", "table_full", ""),
        "round-antes": OperationText(
            "Begins a round: every player pays an ante into the pot.",
            "session_closed deal_in_progress too_few_players purse_short",
            "Then turn cards, bet, or count the round.",
        ),
        "levels": OperationText(
            "Sets the level of the round.", "session_closed deal_not_begun", "Go on."
        ),
        "turns": OperationText(
            "Turns a card.",
            "session_closed unknown_card deal_not_begun card_seen rank_exhausted",
            "Turn another, or count the round.",
        ),
        "round-bets": OperationText(
            "Bets an amount, or with `all` what the purse holds.",
            "session_closed unknown_punter deal_not_begun bets_not_allowed stake_above_maximum "
            "purse_short",
            "Then show the hands.",
        ),
        "jar-claims": OperationText(
            "Gives a pool to a player.",
            "session_closed unknown_punter deal_not_begun pool_claimed",
            "Go on.",
        ),
        "results": OperationText(
            "Shows the hands, or names the best. A worker settles the bets.",
            "session_closed unknown_punter unknown_card deal_not_begun draw_out_of_turn "
            "no_such_stake nothing_staked result_missing",
            "If the response is 202, read `Location` until `settled` is true.",
        ),
        "round-counts": OperationText(
            "Ends a round with its points.",
            "session_closed unknown_punter deal_not_begun answers_pending counts_wrong",
            "Then begin the next round.",
        ),
        "endings": OperationText("Closes the session.", "session_closed", "Settle up."),
    },
    meanings={
        "punters": "The players.",
        "card": "The card.",
        "left": "The cards of the first side.",
        "right": "The cards of the second side; empty with one side.",
        "level": "The level of the round.",
        "pool": "The pool.",
        "counts": "The points as entered.",
        "cashed_out": "What went to outside, in smallest units.",
        "amount": "In smallest units of the currency.",
        "round": "The number of the round, from 0.",
        "cards": "The cards that were turned in the round.",
        "pot": "What the pot holds, in smallest units.",
        "jar": "What the jar holds, in smallest units.",
        "bets": "The bets.",
        "shown": "The hands that wait for their settlement, or null.",
        "best": "The best hands that wait for their settlement, or null.",
        "counted": "The round that waits for its settlement, or null.",
        "result": "What the last game brought.",
        "score": "The points in this game.",
        "players": "The seated players.",
        "rules": "The rules of the session.",
        "line": "The net at the end of each round, in smallest units.",
        "ends_game": "Whether the game ends with this round.",
        "points": "The points of every player.",
        "home": "What went home.",
        "lost": "What went into the jar.",
        "won": "What went to purses.",
        "kept": "What stays in the pot, in smallest units.",
        "from_pot": "What the pot gave.",
        "from_jar": "What the jar gave.",
        "for_all": "Whether it was all that the purse held.",
        "count": "The number of points.",
    },
)
