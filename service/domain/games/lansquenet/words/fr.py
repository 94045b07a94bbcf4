"""The words of Lansquenet in French."""

from service.domain.port.game_words import GameWords, RuleWords, TableWords

FR = GameWords(
    title="Lansquenet",
    round="Main",
    bank="La mise du banquier",
    phases={
        "wagering": "mise du banquier",
        "covering": "couvertures",
        "selling": "vente du jeu",
        "closed": "fermée",
    },
    presets={"lansquenet": "Lansquenet"},
    sources={"S3": "Le Chêne"},
    rules={
        "match": RuleWords(
            "Accord",
            {
                "suit": "Deux cartes d’une même couleur s’accordent.",
                "rank": "Deux cartes d’un même rang s’accordent.",
            },
        ),
        "next_banker": RuleWords(
            "Après une perte de la banque",
            {"line": "Le jeu passe au suivant.", "auction": "Le perdant vend le jeu."},
        ),
        "cover_order": RuleWords(
            "Couvertures",
            {
                "spoken": "Le premier qui parle couvre le premier.",
                "line": "Place par place après le banquier.",
            },
        ),
        "winnings": RuleWords(
            "Gains du banquier",
            {"home": "Vont à la bourse.", "stay": "Restent comme mise suivante."},
        ),
        "min_wager": RuleWords("Mise minimale du banquier", {"number": "{}."}),
        "max_wager": RuleWords(
            "Mise maximale du banquier", {"null": "Sans limite.", "number": "{}."}
        ),
        "min_cover": RuleWords("Couverture minimale", {"number": "{}."}),
        "max_cover": RuleWords("Couverture maximale", {"null": "Sans limite.", "number": "{}."}),
    },
    tables={
        "bankers": TableWords(
            "Banquiers",
            {"banker": "Banquier", "hands": "Mains", "won": "Gagnées", "net": "Résultat"},
        )
    },
)
