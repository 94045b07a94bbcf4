"""The rules of Baccarat in French, with the reasons for those that the source does not decide."""

from collections.abc import Mapping

from service.domain.port.game_texts import ALL_PRESETS, PresetText, RuleText, SourceText

PRESETS_FR: Mapping[str, PresetText] = {
    "chemin_de_fer": PresetText(
        "Chemin de fer", "Une main contre la banque, qui passe à chaque coup perdu"
    ),
    "banque": PresetText(
        "Banque", "Deux tableaux contre un banquier, qui tient la banque pour toute la taille"
    ),
}

SOURCES_FR: Mapping[str, SourceText] = {
    "S4": SourceText(
        "Baccara chemin de fer et baccara banque", "le chapitre d’un manuel sur les deux formes"
    )
}

RULES_FR: Mapping[str, RuleText] = {
    "sides": RuleText(
        "Mains contre la banque",
        "Une seule main, ou une pour chaque tableau.",
        {
            "1": "Une main pour tous les pontes.",
            "2": "Une main pour chaque tableau.",
            "number": "{} mains.",
        },
    ),
    "decks": RuleText("Jeux de cartes", "Combien de jeux sont mêlés.", {"number": "{}."}),
    "seats": RuleText(
        "Places",
        "Combien de pontes peuvent s’asseoir. Le banquier est à part, la galerie reste debout.",
        {"null": "Sans limite.", "number": "{} pontes."},
    ),
    "stock_minimum": RuleText(
        "Cartes pour un coup",
        "S’il en reste moins, on ne donne plus avant de mêler toutes les cartes.",
        {"number": "Au moins {}."},
    ),
    "bank_goes": RuleText(
        "Qui tient la banque",
        "La banque passe dans l’ordre d’arrivée, ou va au plus offrant.",
        {"rotation": "Dans l’ordre d’arrivée.", "auction": "Au plus offrant."},
    ),
    "bank_ends": RuleText(
        "Fin d’une banque",
        "La banque prend fin avec un coup perdu, ou quand les cartes sont épuisées.",
        {"loss": "Avec un coup perdu.", "shoe": "Quand les cartes sont épuisées."},
    ),
    "bank_minimum": RuleText(
        "Banque minimale",
        "Le moins avec quoi une banque commence. Une suite peut être plus basse.",
        {"amount": "{}."},
    ),
    "must_play": RuleText(
        "Coups avant de passer",
        "Combien de coups un banquier joue avant de passer la main. Un coup nul compte.",
        {"0": "Aucun.", "number": "{}."},
    ),
    "replenish": RuleText(
        "Renflouer la banque",
        "Quand le banquier peut ajouter de l’argent à la banque.",
        {"never": "Jamais.", "broken": "Quand la banque a sauté.", "any": "À tout moment."},
    ),
    "excess": RuleText(
        "Mises au-delà de la banque",
        "Ce que deviennent les mises que la banque ne couvre pas.",
        {
            "declined": "Elles sont rendues avant que le coup compte.",
            "paid_in_order": "Elles jouent, et sont payées dans l’ordre tant que la banque suffit.",
        },
    ),
    "uncovered": RuleText(
        "Mises perdues au-delà de la banque",
        "Si le perdant paie ce que la banque ne couvrait pas. Compte si ces mises jouent.",
        {"safe": "C’est rendu.", "lost": "C’est perdu."},
    ),
    "accepted": RuleText(
        "Après «\u00a0je tiens tout\u00a0»",
        "Combien de temps un banquier qui a tenu le surplus doit le couvrir.",
        {"hand": "Pour ce coup.", "unlimited": "Jusqu’à la fin de sa banque."},
    ),
    "banco_again": RuleText(
        "Banco après une perte",
        "Qui peut faire banco le premier après un banco perdu.",
        {"first": "Celui qui l’a perdu.", "in_turn": "Le plus proche du banquier."},
    ),
    "banco_limit": RuleText(
        "Bancos perdus de suite",
        "Après autant, le joueur laisse passer un coup avant le banco suivant.",
        {"null": "Sans limite.", "number": "{}."},
    ),
    "cheval": RuleText(
        "Banco à cheval",
        "Si celui qui fait banco peut partager sa mise entre les deux tableaux.",
        {"true": "Permis.", "false": "Ne se joue pas."},
    ),
    "odd_half": RuleText(
        "Banque impaire en moitiés",
        "Qui mise l’unité impaire quand un banco partage la banque.",
        {
            "first": "Le premier dans l’ordre\u00a0; à cheval, son propre tableau.",
            "refuse": "Un tel banco est refusé.",
        },
    ),
    "false_draw": RuleText(
        "Faute de tirage",
        "Ce qui suit quand un ponte tire à six ou sept, ou reste à quatre ou moins.",
        {
            "stands": "Elle est notée, et le coup compte.",
            "liable": "Le fautif paie les pertes des autres sur cette main.",
            "fine": "Le fautif paie une amende à la banque.",
            "refuse": "Elle est refusée, comme faute de frappe.",
        },
    ),
    "fine": RuleText(
        "Amende pour faute de tirage",
        "Elle va à la banque, tant que la bourse suffit.",
        {"0": "Aucune.", "amount": "{}."},
    ),
    "min_stake": RuleText(
        "Mise minimale", "Le moins qu’un joueur mise sur un coup.", {"amount": "{}."}
    ),
    "max_stake": RuleText(
        "Mise maximale",
        "Le plus qu’un joueur mise sur un coup. Un banco peut la dépasser.",
        {"null": "Sans limite.", "amount": "{}."},
    ),
}

HOUSE_CHOICES_FR: Mapping[str, Mapping[str, str]] = {
    ALL_PRESETS: {
        "bank_minimum": "Le manuel parle d’un minimum convenu sans le fixer.",
        "uncovered": "Le manuel ne dit pas si le perdant paie ce que la banque ne couvrait pas.",
        "banco_again": "Le manuel donne au perdant d’un banco «\u00a0droit\u00a0» au suivant.",
        "odd_half": "Le manuel ne dit pas qui mise l’unité impaire d’un banco partagé.",
        "false_draw": "Le manuel cite, selon le cercle, la colère, le remboursement ou l’amende.",
        "min_stake": "Le manuel ne donne pas de limite.",
        "max_stake": "Le manuel ne donne pas de limite.",
    },
    "chemin_de_fer": {
        "replenish": "Le manuel ne parle de renflouer une banque qu’à la banque à deux tableaux.",
        "accepted": "Le manuel ne rend une banque illimitée qu’à la banque à deux tableaux.",
    },
    "banque": {
        "stock_minimum": (
            "Le manuel demande sept cartes pour une main\u00a0; deux en veulent trois de plus."
        )
    },
}

CONTRADICTIONS_FR: Mapping[str, str] = {
    "bank_ends": (
        "Avec deux tableaux, la banque finit avec les cartes. Choisissez cela, ou une seule main."
    ),
    "cheval": (
        "Un banco à cheval demande deux tableaux. Choisissez «\u00a0Ne se joue pas\u00a0», ou "
        "deux tableaux."
    ),
    "seats": "Les deux tableaux ont autant de places. Entrez un nombre pair.",
    "stock_minimum": "Les jeux ont moins de cartes. Entrez un nombre plus petit, ou plus de jeux.",
    "max_stake": "C’est moins que la mise minimale. Entrez un montant plus élevé.",
}
