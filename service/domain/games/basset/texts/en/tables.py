"""The tables of a Basset report in English."""

from service.domain.port.game_texts import TableText

TABLES = {
    "parolis": TableText(
        "Best parolis",
        {
            "player": "Player",
            "card": "Card",
            "corners": "Bent corners",
            "stake": "Stake",
            "win": "Win",
        },
    ),
    "side_bets": TableText(
        "Side bets",
        {
            "number": "No.",
            "backer": "Backer",
            "against": "Against",
            "player": "On the stake of",
            "card": "Card",
            "outcome": "Bet",
            "amount": "Each put",
            "result": "Result",
            "winner": "Winner",
        },
    ),
}

CELLS = {
    "win": "wins",
    "lose": "loses",
    "won": "decided",
    "returned": "returned",
    "open": "open",
}
"""Words that stand in cells."""
