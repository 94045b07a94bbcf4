"""The presets of Basset in French: titles, sources, and reasons for house choices."""

from service.domain.port.game_texts import ALL_PRESETS, PresetText, SourceText

PRESETS = {
    "modern": PresetText("Moderne", "Six échelons de gains\u00a0; la moitié de la mise à la fasse"),
    "cotton": PresetText(
        "Cotton, 1725",
        "La moitié de la mise à la fasse\u00a0; on peut continuer sans risque après un gain",
    ),
    "centlivre": PresetText(
        "Centlivre, 1705", "Comme Moderne\u00a0; les cartes perdantes restent sur la table"
    ),
    "sca": PresetText(
        "Reconstitution (SCA)", "Cartes distribuées de plusieurs jeux\u00a0; points ou argent"
    ),
    "parlour": PresetText("Salon", "Trois cartes chacun, paris, nouveaux livres"),
    "oak": PresetText("Le Chêne", "Un tableau pour tous\u00a0; la première carte d’une paire perd"),
}

SOURCES = {
    "S0": SourceText(
        "encyclopédie",
        (
            "un article d’encyclopédie\u00a0: histoire, règles d’après Cotton (1725), lecture"
            " moderne"
        ),
    ),
    "S1": SourceText(
        "règles SCA", "une rédaction des règles pour la Society for Creative Anachronism"
    ),
    "S2": SourceText(
        "règles de salon", "les règles qu’un tailleur distribue au salon, avec des paris"
    ),
    "S3": SourceText("Le Chêne", "les règles du Chêne, jouées sur un tableau"),
}

HOUSE_CHOICES = {
    ALL_PRESETS: {
        "odd_half": (
            "Si une mise impaire est partagée en deux, aucune source ne dit qui garde"
            " la pièce de plus."
        ),
        "bank_cover": "Aucune source ne dit qui est payé d’abord quand la banque est à découvert.",
        "min_stake": (
            "Les sources donnent des limites en pièces anciennes\u00a0; nous n’en reprenons aucune."
        ),
        "max_stake": (
            "Les sources donnent des limites en pièces anciennes\u00a0; nous n’en reprenons aucune."
        ),
        "target": "Seules les règles SCA jouent aux points, sans fixer d’objectif.",
    },
    "cotton": {
        "ladder": (
            "Dans ses Règles, l’encyclopédie donne 30 et 60\u00a0; 33 et 67 viennent du"
            " Chêne et de la Britannica."
        ),
        "pay": "D’après la Britannica\u00a0; les Règles de l’encyclopédie ne tranchent pas.",
        "restake": (
            "Les Règles de l’encyclopédie ne disent pas qu’on peut remiser sur une carte payée."
        ),
        "fasse": (
            "Dans les Règles de l’encyclopédie, la banque prend la moitié de la mise\u00a0;"
            " retirer la carte est notre choix."
        ),
        "repeat": (
            "Les Règles de l’encyclopédie disent que la banque gagne, et aussi que"
            " rien ne change de main\u00a0; nous utilisons le second."
        ),
    },
    "centlivre": {
        "mace": (
            "Dans les Variantes de l’encyclopédie, on n’ajoute de l’argent qu’aux"
            " cartes perdues\u00a0; ici, à toute carte sans coin plié."
        )
    },
    "sca": {
        "twins": "Les règles SCA ne parlent pas d’une paire d’un seul rang.",
        "last_card": "Les règles SCA ne parlent pas d’une carte qui reste.",
        "carry": "Les règles SCA ne parlent pas d’un paroli encore en jeu à la fin du paquet.",
        "ladder": (
            "Nous lisons «\u00a0sort après quatre gains\u00a0» comme cinq, sinon 60 ne pourrait"
            " pas être gagné."
        ),
    },
    "parlour": {
        "twins": "Les règles de salon ne parlent pas d’une paire d’un seul rang.",
        "carry": (
            "Les règles de salon ne parlent pas d’un paroli encore en jeu à la fin du paquet."
        ),
        "replace": (
            "Les règles de salon veulent qu’une carte perdue soit remplacée\u00a0; ici elle"
            " peut l’être."
        ),
        "mace": (
            "Les règles de salon n’interdisent pas d’ajouter de l’argent à un paroli\u00a0;"
            " ici, seulement à une carte sans coin plié."
        ),
    },
    "oak": {
        "twins": "Le Chêne ne parle pas d’une paire d’un seul rang.",
        "carry": (
            "Le Chêne ne laisse en jeu qu’une mise gagnée quatre fois\u00a0; ici, tout paroli."
        ),
    },
}
