"""The words for the odds of Basset in French."""

from service.domain.port.game_texts import SumText

POLICIES = {
    "take": "encaisse chaque gain",
    "ride:2": "laisse le premier gain en paroli et encaisse le deuxième",
    "ride": "laisse chaque gain en paroli et encaisse le {}e",
    "pay": "refuse le premier gain pour la paix",
    "best": "donne à chaque gain la meilleure réponse",
}

WARNINGS = {
    "edge": (
        "Avec ces règles, un joueur qui {play} gagne en moyenne {percent}\u00a0% de la mise. Une"
        " telle banque perd de l’argent."
    ),
    "mended": "Avec ce changement, aucune façon de jouer ne gagne\u00a0: {changes}",
}

QUESTIONS = {
    "bank_favoured": "Paires dans l’ordre le meilleur pour la banque",
    "winning_place": "Cartes de rang {part} à la place gagnante d’une paire",
    "fasse_rank": "Fasses de rang {part}",
    "twins": "Paires de deux rangs égaux",
}

SUMS = {"twins": SumText(("paire", "paires"), ("donne", "donnes"))}
