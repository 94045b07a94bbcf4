"""The texts of Swiss Tarot in English."""

from service.domain.games.tarot.texts.operations_en import OPERATIONS_EN
from service.domain.games.tarot.texts.refusals_en import REFUSALS_EN
from service.domain.port.game_texts import (
    ALL_PRESETS,
    EntryText,
    FieldText,
    GameTexts,
    PresetText,
    RuleText,
    SourceText,
    SumText,
    TableText,
)
from service.domain.session.texts import SESSION_TEXTS

EN = GameTexts(
    shared=SESSION_TEXTS["en"],
    refusals=REFUSALS_EN,
    operations=OPERATIONS_EN,
    title="Swiss Tarot",
    round="Round",
    pools={"pot": "Pot"},
    phases={
        "between": "between games",
        "playing": "a game is on",
        "closed": "closed",
    },
    presets={
        "swiss_tarot": PresetText(
            "Swiss Tarot", "Three players, three rounds; the highest score wins the pot"
        )
    },
    sources={"S3": SourceText("The Oak", "the rules of The Oak, with Swiss Tarot beside Basset")},
    rules={
        "ante": RuleText(
            "Ante",
            "What each player puts into the pot before a game.",
            {"0": "None: for the score alone.", "amount": "{}."},
        ),
        "rounds": RuleText("Rounds", "How many rounds a game has.", {"number": "{} rounds."}),
        "tie": RuleText(
            "A tie",
            "Who gets the pot if two or three have the highest score.",
            {
                "split": "They share the pot.",
                "stays": "The pot stays for the next game.",
            },
        ),
        "odd_coin": RuleText(
            "Odd coins",
            "Where the coins go that cannot be shared equally.",
            {
                "seat": "One each, in the order of the seats.",
                "pot": "They stay in the pot.",
            },
        ),
    },
    house_choices={
        ALL_PRESETS: {
            "ante": "The Oak has an agreed stake and names none.",
            "tie": "The Oak does not say who wins a tie.",
            "odd_coin": "The Oak does not say how a tie is paid.",
        }
    },
    entries={
        "ante": EntryText("Ante", "Begin a game: each player antes into the pot."),
        "count": EntryText("Count", "Record the points of a round."),
        "end": EntryText("Give up", "Give the game up; its antes return."),
    },
    fields={
        "ante.amount": FieldText("What each antes. Without it, the rules decide.", "an amount"),
        "counts": FieldText(
            "The points of all three players, or of two: then the third has the rest of 78.",
            "a name",
        ),
        "place": FieldText(
            "The number of the round in its game, from 0. Another number is refused."
        ),
    },
    choices={},
    labels={
        "place": "round number",
        "TablePlayer.place": "place",
        "counts": "counts",
        "count": "points",
        "ante": "ante of this game",
        "round": "rounds counted in this game",
        "rounds": "rounds of the game",
        "deals": "rounds counted",
        "games": "games played",
        "counted": "round to settle",
        "ends_game": "last round of the game",
        "kept": "stays in the pot",
        "antes": "antes returned",
        "SessionClosed.shares": "shares of the pot",
        "GameSettled.shares": "shares of the pot",
    },
    events={},
    questions={
        "dealer_counts": "Points counted by the dealers",
    },
    sums={
        "dealer_counts": SumText(("point", "points"), ("round", "rounds")),
    },
    tables={
        "games": TableText(
            "Games", {"game": "Game", "player": "Player", "score": "Score", "won": "Won"}
        ),
        "rounds": TableText(
            "Rounds",
            {
                "game": "Game",
                "round": "Round",
                "dealer": "Dealer",
                "player": "Player",
                "points": "Points",
            },
        ),
    },
    meanings={
        "amount": "In smallest units of the currency.",
        "ante": "What each put in for the game that is on, in smallest units.",
        "antes": "The antes that returned.",
        "cashed_out": "What went to outside, in smallest units; null if the key may not see it.",
        "count": "The number of points.",
        "counted": "The last round of a game that waits for its settlement, or null.",
        "counts": "The points as entered.",
        "dealer": "The name of the player who deals, or null without players.",
        "deals": "How many rounds were counted in the session.",
        "ends_game": "Whether it was the last round of its game.",
        "games": "How many games were settled.",
        "games_won": "How many games the player won.",
        "kept": "What stays in the pot, in smallest units.",
        "last_game": "The newest settlement, or null.",
        "line": "The net after each round, in smallest units.",
        "players": "The seated players.",
        "points": "The points of all players.",
        "pot": "What the pot holds, in smallest units.",
        "round": "The number of the round in its game, from 0.",
        "rounds": "The rounds of the game that is on, else of the last one.",
        "rules": "The rules of the session.",
        "score": "The points in the game that is on, else in the last one.",
        "scores": "The points of all rounds of the game.",
        "seated": "How many players were seated.",
        "shares": "What each player got.",
        "winners": "The names of the players with the highest score.",
        "GameBegun.players": "The players of the game.",
    },
)
