"""The rules of Basset in French."""

from service.domain.port.game_texts import RuleText

RULES = {
    "decks": RuleText(
        "Jeux",
        (
            "Les jeux de cartes en main\u00a0; by_punters\u00a0: un de plus que le quart des"
            " joueurs installés."
        ),
        {
            "by_punters": "Un jeu pour quatre joueurs, plus un.",
            "1": "Un jeu.",
            "number": "{} jeux.",
        },
    ),
    "layout": RuleText(
        "Cartes des joueurs",
        (
            "Les joueurs ont un livre de treize cartes, reçoivent des cartes des jeux, ou"
            " partagent un tableau."
        ),
        {
            "book": "Chaque joueur a un livre de treize cartes.",
            "dealt": "Treize cartes, distribuées à partir des jeux.",
            "board": "Un tableau pour tous les joueurs.",
        },
    ),
    "max_cards": RuleText(
        "Nombre maximal de cartes",
        "Le plus de cartes qu’un joueur peut avoir sur la table à la fois, même vides.",
        {"null": "Sans limite.", "1": "Une carte à la fois.", "number": "{} cartes à la fois."},
    ),
    "cards_required": RuleText(
        "Cartes obligatoires",
        "Les cartes qu’un joueur qui en a doit avoir à la fasse\u00a0; 0 pour un nombre libre.",
        {
            "0": "Nombre libre.",
            "1": "Une carte par joueur à la fasse.",
            "number": "{} cartes par joueur à la fasse.",
        },
    ),
    "fasse": RuleText(
        "La fasse",
        (
            "Ce que coûte la première carte\u00a0: la moitié depuis la bourse, la moitié de la"
            " mise et dehors, tout et dehors, ou tout et la carte reste vide."
        ),
        {
            "half_purse": (
                "La banque prend la moitié de la mise dans la bourse\u00a0; la mise reste."
            ),
            "half_stake": "La banque prend la moitié de la mise\u00a0; la carte quitte la table.",
            "whole_out": (
                "La banque prend les mises de son rang\u00a0; les cartes quittent la table."
            ),
            "whole_stays": (
                "La banque prend les mises de son rang\u00a0; les cartes restent sans"
                " argent. On peut en ajouter de nouveau."
            ),
        },
    ),
    "burn": RuleText(
        "Cartes mises de côté",
        "Les cartes mises de côté sans être vues, après la fasse.",
        {
            "0": "Aucune.",
            "1": "Une carte, face cachée, après la fasse.",
            "number": "{} cartes, face cachée, après la fasse.",
        },
    ),
    "order": RuleText(
        "Chaque paire",
        "La carte d’une paire qui gagne pour les joueurs.",
        {
            "win_first": "La première carte gagne, la seconde perd.",
            "lose_first": "La première carte perd, la seconde gagne.",
        },
    ),
    "ladder": RuleText(
        "L’échelle",
        "Les multiples de la mise, par gains de suite sur une carte laissée en jeu.",
        {"list": "{} fois la mise, un échelon de plus par paroli."},
    ),
    "pay": RuleText(
        "Paix",
        (
            "Le multiple de la mise qu’un premier gain refusé paie au gain suivant, sans"
            " rien risquer."
        ),
        {
            "null": "Ne se joue pas.",
            "number": "Un gain peut continuer pour {} fois la mise, sans rien risquer.",
        },
    ),
    "twins": RuleText(
        "Doublet",
        (
            "Une paire d’un seul rang\u00a0: null ne change rien, first laisse décider la"
            " première carte."
        ),
        {
            "null": "Rien ne change.",
            "first": "Seule la première carte compte\u00a0; un gain peut seulement être encaissé.",
        },
    ),
    "repeat": RuleText(
        "Gain répété",
        (
            "Un rang qui gagne deux fois de suite\u00a0: rien de spécial, il perd, ou il se"
            " retire pour une fois."
        ),
        {
            "ignore": "Un rang qui gagne deux paires de suite est payé deux fois.",
            "lose": "Si un rang gagne deux paires de suite, ses mises perdent.",
            "retire": (
                "Si un rang gagne deux paires de suite, le second gain n’est pas payé."
                " Il ne peut pas perdre à la paire suivante."
            ),
        },
    ),
    "last_card": RuleText(
        "Dernière carte",
        "La carte qui reste seule\u00a0: rien, ou les mises de son rang vont à la banque.",
        {
            "null": "Ne compte pas.",
            "bank": "La banque gagne\u00a0: les mises de son rang sont perdues.",
        },
    ),
    "after_loss": RuleText(
        "Après une perte",
        "Une carte qui a perdu quitte la table, ou y reste vide.",
        {"out": "La carte quitte la table.", "stays": "La carte reste, sans argent."},
    ),
    "restake": RuleText(
        "Après un gain encaissé",
        "On peut remiser tout de suite sur une carte dont le gain est encaissé.",
        {
            "true": "On peut remiser tout de suite sur la carte.",
            "false": "La carte quitte la table.",
        },
    ),
    "mace": RuleText(
        "Masses",
        "Ajouter de l’argent à une carte en jeu\u00a0: jamais, ou à toute carte sans coin plié.",
        {
            "never": "On ne peut pas ajouter d’argent à une mise.",
            "plain": "On peut ajouter de l’argent à toute carte sans coin plié.",
        },
    ),
    "replace": RuleText(
        "Carte de remplacement",
        (
            "Une carte perdue à une paire peut être remplacée par une autre du livre avant"
            " la fin de la donne."
        ),
        {
            "null": "Pas de nouvelle carte pendant la donne.",
            "lost": "Une nouvelle carte pour chaque carte perdue à une paire.",
        },
    ),
    "carry": RuleText(
        "Fin de la donne",
        "Les parolis en jeu restent sur la table pour la donne suivante.",
        {
            "true": "Les parolis restent pour la donne suivante.",
            "false": (
                "Toutes les mises sont rendues\u00a0; aucun paroli ne reste pour la donne suivante."
            ),
        },
    ),
    "side_bets": RuleText(
        "Paris",
        "Les joueurs peuvent parier entre eux sur une mise.",
        {"true": "Permis entre joueurs.", "false": "Pas permis."},
    ),
    "books": RuleText(
        "Nouveaux livres",
        "La banque vend d’autres livres.",
        {"true": "Vendus par la banque.", "false": "Pas vendus."},
    ),
    "odd_half": RuleText(
        "Moitié d’une mise impaire",
        (
            "Qui gagne quand la fasse partage une mise impaire\u00a0; ou les mises impaires"
            " sont refusées."
        ),
        {
            "punter": "Le joueur garde la pièce de plus.",
            "bank": "La banque garde la pièce de plus.",
            "refuse": "Seules les mises paires sont permises.",
        },
    ),
    "bank_cover": RuleText(
        "La banque",
        (
            "La banque peut devoir de l’argent et se montre à découvert, ou elle refuse ce"
            " qu’elle ne pourrait pas payer."
        ),
        {
            "owes": (
                "Peut payer plus qu’elle n’a. Elle doit alors de l’argent tant qu’elle"
                " n’est pas approvisionnée."
            ),
            "covered": (
                "Doit avoir de quoi faire le plus grand paiement possible de la prochaine paire."
            ),
        },
    ),
    "min_stake": RuleText(
        "Mise minimale",
        "La plus petite mise sur une carte.",
        {"1": "La plus petite pièce.", "amount": "{}."},
    ),
    "max_stake": RuleText(
        "Mise maximale",
        "La plus grande mise sur une carte.",
        {"null": "Sans limite.", "amount": "{}."},
    ),
    "target": RuleText(
        "Objectif",
        "Une bourse qui gagne la soirée dès qu’elle est atteinte.",
        {"null": "Aucun.", "amount": "Une bourse de {} gagne la soirée."},
    ),
}

CONTRADICTIONS = {
    "max_stake": "C’est moins que la mise minimale. Entrez un montant plus élevé.",
    "cards_required": (
        "Aucun joueur ne peut avoir autant de cartes. Entrez un nombre plus petit, ou un maximum "
        "plus grand."
    ),
}
