"""The texts of Lansquenet in French."""

from service.domain.games.lansquenet.texts.refusals_fr import REFUSALS_FR
from service.domain.port.game_texts import (
    ALL_PRESETS,
    EntryText,
    FieldText,
    FigureText,
    GameTexts,
    PresetText,
    RuleText,
    SourceText,
    SumText,
    TableText,
)
from service.domain.session.texts import SESSION_TEXTS

_NO_LIMIT = "Le Chêne ne donne pas de limite."

FR = GameTexts(
    shared=SESSION_TEXTS["fr"],
    refusals=REFUSALS_FR,
    title="Lansquenet",
    round="Main",
    bank="L’enjeu sur la table",
    phases={
        "wagering": "enjeu à poser",
        "covering": "enjeu à couvrir",
        "selling": "jeu à vendre",
        "closed": "fermée",
    },
    presets={
        "lansquenet": PresetText(
            "Lansquenet", "Deux cartes d’une même couleur correspondent\u00a0; la banque tourne"
        )
    },
    sources={
        "S3": SourceText("Le Chêne", "les règles du Chêne, avec le lansquenet et la bassette")
    },
    rules={
        "match": RuleText(
            "Correspondance",
            "Ce que deux cartes qui correspondent ont en commun.",
            {
                "suit": "Deux cartes d’une même couleur correspondent.",
                "rank": "Deux cartes d’un même rang correspondent.",
            },
        ),
        "next_banker": RuleText(
            "Après une perte de la banque",
            "Après une perte, les cartes passent au suivant, ou le perdant les vend.",
            {"line": "Les cartes passent au suivant.", "auction": "Le perdant vend les cartes."},
        ),
        "cover_order": RuleText(
            "Couvertures",
            "Qui couvre d’abord\u00a0: le premier à parler, ou place par place après le banquier.",
            {
                "spoken": "Le premier qui parle couvre le premier.",
                "line": "Place par place après le banquier.",
            },
        ),
        "winnings": RuleText(
            "Gains du banquier",
            "Le gain du banquier va dans sa bourse, ou reste comme enjeu suivant.",
            {"home": "Vont à la bourse.", "stay": "Restent comme enjeu suivant."},
        ),
        "min_wager": RuleText("Enjeu minimal", "Enjeu minimal d’un banquier.", {"amount": "{}."}),
        "max_wager": RuleText(
            "Enjeu maximal",
            "Enjeu maximal d’un banquier.",
            {"null": "Sans limite.", "amount": "{}."},
        ),
        "min_cover": RuleText(
            "Couverture minimale",
            "Couverture minimale d’un joueur dans une main.",
            {"amount": "{}."},
        ),
        "max_cover": RuleText(
            "Couverture maximale",
            "Couverture maximale d’un joueur dans une main.",
            {"null": "Sans limite.", "amount": "{}."},
        ),
    },
    house_choices={
        ALL_PRESETS: {
            "cover_order": "Le Chêne ne dit pas qui peut couvrir le premier.",
            "winnings": "Le Chêne ne dit pas si un banquier qui gagne peut retirer l’argent.",
            "min_wager": _NO_LIMIT,
            "max_wager": _NO_LIMIT,
            "min_cover": _NO_LIMIT,
            "max_cover": _NO_LIMIT,
        }
    },
    contradictions={
        "max_wager": "C’est moins que l’enjeu minimal. Entrez un montant plus élevé.",
        "max_cover": "C’est moins que la couverture minimale. Entrez un montant plus élevé.",
    },
    entries={
        "wager": EntryText("Enjeu", "Poser l’enjeu du banquier."),
        "cover": EntryText(
            "Couverture",
            "Couvrir une partie de l’enjeu.",
            for_all="Couvrir tout ce qui reste de l’enjeu.",
        ),
        "withdraw": EntryText("Reprise", "Reprendre toute une couverture."),
        "match": EntryText("Issue", "Donner une main et saisir son issue."),
        "cards": EntryText("Cartes", "Donner une main et saisir ses cartes."),
        "pass": EntryText("Passe", "Passer les cartes au suivant."),
        "auction": EntryText("Vente", "Vendre les cartes à un joueur."),
    },
    fields={
        "opening.bank": FieldText("Toujours 0\u00a0: ce jeu n’a pas de banque à lui."),
        "outcome": FieldText(
            "La carte qui a trouvé sa pareille\u00a0: les deux premières, celle de gauche ou"
            " celle de droite.",
            "twins, left ou right",
        ),
        "cards": FieldText(
            (
                "Gauche, droite et milieu, dans l’ordre de la donne\u00a0; la dernière est la"
                " pareille."
            ),
            "une carte",
        ),
        "place": FieldText(
            "Le numéro de la main dans la session, à partir de 0. Un autre numéro est refusé."
        ),
        "auction.punter": FieldText("Le joueur qui achète les cartes.", "un nom"),
        "price": FieldText("Dans la plus petite unité de la monnaie.", "un prix"),
    },
    choices={
        "outcome.twins": "doublet",
        "outcome.left": "gauche",
        "outcome.right": "droite",
    },
    labels={
        "place": "numéro de la main",
        "TablePlayer.place": "rang",
        "line": "résultat par main",
        "hand": "mains jouées",
        "wager": "enjeu",
        "floor": "enjeu minimal à présent",
        "left": "reste à couvrir",
        "past_hands": "dernières mains",
        "banked": "gagné depuis que le banquier a les cartes",
        "seats_to_bank": "places avant la banque",
        "gain": "gain du banquier",
        "cover": "couverture",
        "covers": "couvertures",
        "dealt": "main à régler",
        "last_hand": "dernière main",
        "last_cards": "dernières cartes",
        "last_cover": "dernière couverture",
        "replaced": "enjeu précédent",
        "lost": "perdu",
        "home": "couverture rendue",
        "paid": "gagné",
        "to_banker": "au banquier",
        "next_banker": "banquier suivant",
        "selling": "le banquier vend les cartes",
        "BankPassed.wager": "enjeu rendu",
        "BankSold.wager": "enjeu rendu",
        "BankSold.banker": "vendeur",
        "BankSold.punter": "acheteur",
        "SessionClosed.wager": "enjeu rendu",
        "SessionClosed.covers": "couvertures rendues",
    },
    events={
        "wager_placed": "enjeu posé",
        "cover_placed": "couverture posée",
        "cover_withdrawn": "couverture reprise",
        "hand_dealt": "main donnée",
        "hand_settled": "main réglée",
        "bank_passed": "le joueur suivant devient banquier",
        "bank_sold": "un joueur achète les cartes et devient banquier",
    },
    figures={
        "twins": FigureText(
            "Les deux premières cartes",
            "Dans {part} mains sur {whole}, les deux premières cartes vont ensemble.",
        ),
        "left": FigureText("La gauche gagne", "La carte de gauche gagne {part} mains sur {whole}."),
        "right": FigureText(
            "La droite gagne", "La carte de droite gagne {part} mains sur {whole}."
        ),
        "after_two": FigureText(
            "Après deux cartes différentes",
            "Après deux cartes différentes, les chances sont égales.",
        ),
        "banker_wins": FigureText(
            "Le banquier gagne", "Le banquier gagne {part} mains sur {whole}."
        ),
        "banker_gains": FigureText(
            "Le gain du banquier", "En moyenne, une couverture perd {part}/{whole} de son montant."
        ),
    },
    questions={
        "twins": "Mains où les deux premières cartes vont ensemble",
        "side": "Autres mains gagnées par la gauche",
        "banker_twins": "Mains de {part} où les deux premières cartes vont ensemble",
        "banker_side": "Autres mains de {part} gagnées par la gauche",
        "left_rank": "Cartes de gauche de rang {part}",
        "right_rank": "Cartes de droite de rang {part}",
        "left_suit": "Cartes de gauche de couleur {part}",
        "right_suit": "Cartes de droite de couleur {part}",
        "length": "Cartes du milieu",
    },
    sums={
        "length": SumText(("carte", "cartes"), ("main", "mains")),
    },
    tables={
        "bankers": TableText(
            "Banquiers",
            {"banker": "Banquier", "hands": "Mains", "won": "Gagnées", "net": "Résultat"},
        )
    },
)
