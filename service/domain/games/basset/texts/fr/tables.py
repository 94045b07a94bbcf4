"""The tables of a Basset report in French."""

from service.domain.port.game_texts import TableText

TABLES = {
    "parolis": TableText(
        "Meilleurs parolis",
        {
            "player": "Joueur",
            "card": "Carte",
            "corners": "Coins pliés",
            "stake": "Mise",
            "win": "Gain",
        },
    ),
    "side_bets": TableText(
        "Paris",
        {
            "number": "N°",
            "backer": "Pour",
            "against": "Contre",
            "player": "Sur la mise de",
            "card": "Carte",
            "outcome": "Pari",
            "amount": "Chacun met",
            "result": "Résultat",
            "winner": "Gagnant",
        },
    ),
}

CELLS = {
    "win": "gagne",
    "lose": "perd",
    "won": "tranché",
    "returned": "rendu",
    "open": "en cours",
}
"""Words that stand in cells."""
