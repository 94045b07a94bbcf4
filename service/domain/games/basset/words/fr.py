"""The words of Basset in French."""

from service.domain.port.game_words import GameWords, RuleWords, TableWords

_RULES = {
    "decks": RuleWords(
        "Jeux", {"by_punters": "Un jeu pour quatre joueurs, plus un.", "number": "{}."}
    ),
    "layout": RuleWords(
        "Cartes des joueurs",
        {
            "book": "Chaque joueur a un livre de treize cartes.",
            "dealt": "Treize cartes, distribuées à partir des jeux.",
            "board": "Un tableau pour tous les joueurs.",
        },
    ),
    "max_cards": RuleWords(
        "Nombre maximal de cartes", {"null": "Sans limite.", "number": "{} à la fois."}
    ),
    "cards_required": RuleWords(
        "Cartes obligatoires", {"0": "Nombre libre.", "number": "{} par joueur à la fasse."}
    ),
    "fasse": RuleWords(
        "La fasse",
        {
            "half_purse": (
                "La banque prend la moitié de la mise dans la bourse\u00a0; la mise reste."
            ),
            "half_stake": ("La banque prend la moitié de la mise\u00a0; la carte quitte la table."),
            "whole_out": (
                "La banque prend les mises de son rang\u00a0; les cartes quittent la table."
            ),
            "whole_stays": (
                "La banque prend les mises de son rang\u00a0; les cartes restent sans argent."
            ),
        },
    ),
    "burn": RuleWords("Cartes mises de côté", {"0": "Aucune.", "number": "{}, après la fasse."}),
    "order": RuleWords(
        "Chaque paire",
        {
            "win_first": "La première carte gagne, la seconde perd.",
            "lose_first": "La première carte perd, la seconde gagne.",
        },
    ),
    "ladder": RuleWords("L’échelle", {"list": "{} fois la mise."}),
    "pay": RuleWords(
        "Paix",
        {
            "null": "Ne se joue pas.",
            "number": "Un gain peut continuer pour {} fois la mise, sans rien risquer.",
        },
    ),
    "twins": RuleWords(
        "Doublet", {"null": "Rien ne change.", "first": "Seule la première carte compte."}
    ),
    "repeat": RuleWords(
        "Gain répété",
        {
            "ignore": "Un rang qui gagne deux paires de suite est payé deux fois.",
            "lose": "Si un rang gagne deux paires de suite, ses mises perdent.",
            "retire": "Si un rang gagne deux paires de suite, le second gain n’est pas payé.",
        },
    ),
    "last_card": RuleWords(
        "Dernière carte",
        {"null": "Ne compte pas.", "bank": "La banque gagne les mises de son rang."},
    ),
    "after_loss": RuleWords(
        "Après une perte",
        {"out": "La carte quitte la table.", "stays": "La carte reste, sans argent."},
    ),
    "restake": RuleWords(
        "Après un gain encaissé",
        {
            "true": "On peut remiser tout de suite sur la carte.",
            "false": "La carte quitte la table.",
        },
    ),
    "mace": RuleWords(
        "Masses",
        {
            "never": "On ne peut pas ajouter d’argent à une mise.",
            "plain": "On peut ajouter de l’argent à toute carte sans coin plié.",
        },
    ),
    "replace": RuleWords(
        "Carte de remplacement",
        {
            "null": "Pas de nouvelle carte pendant la donne.",
            "lost": "Une nouvelle carte pour chaque carte perdue à une paire.",
        },
    ),
    "carry": RuleWords(
        "Fin de la donne",
        {
            "true": "Les parolis restent pour la donne suivante.",
            "false": "Toutes les mises sont rendues.",
        },
    ),
    "side_bets": RuleWords("Paris", {"true": "Permis entre joueurs.", "false": "Pas permis."}),
    "books": RuleWords(
        "Nouveaux livres", {"true": "Vendus par la banque.", "false": "Pas vendus."}
    ),
    "odd_half": RuleWords(
        "Moitié d’une mise impaire",
        {
            "punter": "Le joueur garde la pièce de plus.",
            "bank": "La banque garde la pièce de plus.",
            "refuse": "Seules les mises paires sont permises.",
        },
    ),
    "bank_cover": RuleWords(
        "La banque",
        {
            "owes": "Peut payer plus qu’elle n’a, et doit alors de l’argent.",
            "covered": "Doit avoir de quoi faire le plus grand paiement de la prochaine paire.",
        },
    ),
    "min_stake": RuleWords("Mise minimale", {"number": "{}."}),
    "max_stake": RuleWords("Mise maximale", {"null": "Sans limite.", "number": "{}."}),
    "target": RuleWords(
        "Objectif", {"null": "Aucun.", "number": "Une bourse de {} gagne la soirée."}
    ),
}

_TABLES = {
    "parolis": TableWords(
        "Meilleurs parolis",
        {
            "player": "Joueur",
            "card": "Carte",
            "corners": "Coins pliés",
            "stake": "Mise",
            "win": "Gain",
        },
    ),
    "side_bets": TableWords(
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

FR = GameWords(
    title="Bassette",
    round="Donne",
    bank="La banque",
    phases={"staking": "mises", "drawing": "tirage", "closed": "fermée"},
    presets={
        "modern": "Moderne",
        "cotton": "Cotton, 1725",
        "centlivre": "Centlivre, 1705",
        "sca": "Reconstitution (SCA)",
        "parlour": "Salon",
        "oak": "Le Chêne",
    },
    sources={
        "S0": "encyclopédie",
        "S1": "règles SCA",
        "S2": "règles de salon",
        "S3": "Le Chêne",
    },
    rules=_RULES,
    tables=_TABLES,
    cells={
        "win": "gagne",
        "lose": "perd",
        "won": "gagné",
        "returned": "rendu",
        "open": "en cours",
    },
)
