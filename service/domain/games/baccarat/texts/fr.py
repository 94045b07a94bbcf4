"""The texts of Baccarat in French."""

from service.domain.games.baccarat.texts.refusals_fr import REFUSALS_FR
from service.domain.games.baccarat.texts.rules_fr import (
    CONTRADICTIONS_FR,
    HOUSE_CHOICES_FR,
    PRESETS_FR,
    RULES_FR,
    SOURCES_FR,
)
from service.domain.port.game_texts import (
    EntryText,
    FieldText,
    FigureText,
    GameTexts,
    SumText,
    TableText,
)
from service.domain.session.texts import SESSION_TEXTS

_RESULTS = "bank, punters, tie ou none"
_HAND_CARDS = "une main, comme 4,K,3h"

FR = GameTexts(
    shared=SESSION_TEXTS["fr"],
    refusals=REFUSALS_FR,
    title="Baccara",
    round="Banque",
    bank="La banque",
    phases={
        "open": "banque libre",
        "staking": "mises ouvertes",
        "closed": "fermée",
    },
    presets=PRESETS_FR,
    sources=SOURCES_FR,
    rules=RULES_FR,
    house_choices=HOUSE_CHOICES_FR,
    contradictions=CONTRADICTIONS_FR,
    entries={
        "bank": EntryText("Banque", "Prendre la banque."),
        "fund": EntryText("Renflouer", "Ajouter de l’argent du banquier à la banque."),
        "stake": EntryText("Mise", "Miser contre la banque."),
        "withdraw": EntryText("Reprise", "Reprendre toute une mise."),
        "again": EntryText("Mêmes mises", "Refaire les mises du dernier coup sans banco."),
        "banco": EntryText("Banco", "Faire banco\u00a0: miser contre toute la banque."),
        "accept": EntryText("Tenir tout", "Mettre à la banque ce qui manque pour tout couvrir."),
        "hand": EntryText("Résultat", "Donner un coup et saisir ses résultats."),
        "cards": EntryText("Cartes", "Donner un coup et saisir ses cartes."),
        "pass": EntryText("Passe", "Passer la main\u00a0: céder la banque, ou la refuser."),
        "shoe": EntryText("Mêler", "Mêler toutes les cartes."),
    },
    fields={
        "where": FieldText(
            "Le tableau de la place, ou `standing` pour la galerie. Sans lui, le moins garni.",
            "right, left, standing, standing-right ou standing-left",
        ),
        "how": FieldText("`cheval` partage la mise entre les deux tableaux.", "cheval"),
        "hand.right": FieldText(
            "Qui a gagné à droite\u00a0; `none` si on n’y a pas donné de cartes.", _RESULTS
        ),
        "hand.left": FieldText(
            "Qui a gagné à gauche, s’il y a deux tableaux\u00a0; `none` si on n’y a pas donné.",
            _RESULTS,
        ),
        "bank": FieldText(
            "Les deux ou trois cartes du banquier, dans l’ordre de la donne.", _HAND_CARDS
        ),
        "cards.right": FieldText(
            "Les cartes de la main de droite, si elle est donnée.", _HAND_CARDS
        ),
        "cards.left": FieldText(
            "Les cartes de la main de gauche, s’il y a deux tableaux et si elle est donnée.",
            _HAND_CARDS,
        ),
        "place": FieldText(
            "Le numéro du coup dans la session, à partir de 0. Un autre numéro est refusé."
        ),
    },
    choices={
        "where.null": "une place libre",
        "where.right": "à droite",
        "where.left": "à gauche",
        "where.standing": "debout",
        "where.standing-right": "debout à droite",
        "where.standing-left": "debout à gauche",
        "how.cheval": "à cheval",
        "right.bank": "la banque gagne",
        "right.punters": "les pontes gagnent",
        "right.tie": "coup nul",
        "right.none": "pas donnée",
        "left.bank": "la banque gagne",
        "left.punters": "les pontes gagnent",
        "left.tie": "coup nul",
        "left.none": "pas donnée",
        "hand.right": "droite",
        "hand.left": "gauche",
    },
    labels={
        "place": "numéro du coup",
        "TablePlayer.place": "rang",
        "line": "résultat par banque",
        "Table.hand": "coups joués",
        "hand": "main",
        "right": "main de droite",
        "left": "main de gauche",
        "where": "place",
        "how": "à cheval",
        "bank_cards": "cartes du banquier",
        "cards.bank": "cartes du banquier",
        "right_cards": "cartes de droite",
        "left_cards": "cartes de gauche",
        "stakes": "mises",
        "home": "rendu",
        "lost": "perdu",
        "paid": "gagné",
        "abides": "reste pour le coup suivant",
        "false_draws": "fautes de tirage",
        "fine": "amende",
        "FalseDraw.paid": "payé aux autres",
        "to_banker": "au banquier",
        "ends_tenure": "fin de la banque",
        "next_banker": "banquier suivant",
        "late_banker": "dernier banquier",
        "in_turn": "à qui la banque",
        "passed_sum": "passée à",
        "put_up": "mis par le banquier",
        "won": "gagné jusqu’ici",
        "BancoClaim.won": "une part a gagné",
        "at_risk": "la banque peut perdre",
        "staked": "misé",
        "excess": "au-delà de la banque",
        "hands_held": "coups de ce banquier",
        "is_unlimited": "la banque est illimitée",
        "is_broken": "la banque a sauté",
        "cards_left": "cartes restantes",
        "is_bystander": "debout",
        "bancos_lost": "bancos perdus de suite",
        "may_claim_first": "a le premier banco",
        "last_stake": "dernière mise",
        "covered": "couvert",
        "sides": "tableaux",
        "holder": "tient les cartes",
        "turn": "à qui les cartes",
        "places": "places",
        "order": "ordre des mises",
        "claims": "ordre des bancos",
        "rotation": "ordre des banques",
        "bancos": "bancos",
        "is_cheval": "à cheval",
        "dealt": "coup à régler",
        "last_hand": "dernier coup",
        "last_cards": "dernières cartes",
        "played": "derniers coups",
        "seen": "cartes sorties",
        "count": "nombre",
    },
    events={
        "bank_taken": "un joueur prend la banque",
        "bank_funded": "le banquier renfloue la banque",
        "stake_placed": "mise posée",
        "stake_withdrawn": "mise reprise",
        "stakes_repeated": "mêmes mises qu’au dernier coup",
        "banco_said": "un joueur fait banco",
        "stakes_accepted": "le banquier tient tout",
        "hand_dealt": "coup donné",
        "hand_settled": "coup réglé",
        "deal_passed": "la main passe",
        "cards_shuffled": "cartes mêlées",
    },
    figures={
        "natural_of_hand": FigureText(
            "Un naturel", "Deux cartes font un naturel dans {percent}\u00a0% des mains."
        ),
        "natural_of_either": FigureText(
            "Un naturel de l’un ou de l’autre",
            "Dans {percent}\u00a0% des coups, le banquier ou un tableau a un naturel.",
        ),
        "bank_gains_if_five_draws": FigureText(
            "Le meilleur gain de la banque, si l’on tire à cinq",
            "Si le banquier joue au mieux et que les pontes tirent toujours à cinq, un tableau perd"
            " en moyenne {percent}\u00a0% de ses mises.",
        ),
        "bank_gains_if_five_stands": FigureText(
            "Le meilleur gain de la banque, si l’on reste à cinq",
            "Si le banquier joue au mieux et que les pontes ne tirent jamais à cinq, un tableau"
            " perd en moyenne {percent}\u00a0% de ses mises.",
        ),
        "bank_gains_of_best_mixture": FigureText(
            "Le gain de la banque contre les meilleurs pontes",
            "Si les pontes tirent à cinq 9 fois sur 11 et que chaque carte est remise, un tableau"
            " perd en moyenne {percent}\u00a0% de ses mises.",
        ),
    },
    questions={
        "natural": "Naturels ({part})",
        "points": "Points de deux cartes ({part})",
        "first_rank": "Premières cartes de rang {part}",
    },
    sums={
        "points": SumText(("point", "points"), ("coup", "coups")),
    },
    tables={
        "hands": TableText(
            "Coups",
            {
                "hand": "Coup",
                "banker": "Banquier",
                "bank": "Banque",
                "staked": "Misé",
                "right": "Droite",
                "left": "Gauche",
                "won": "Gain de la banque",
            },
        ),
        "tenures": TableText(
            "Banques",
            {
                "banker": "Banquier",
                "put_up": "Mis",
                "hands": "Coups",
                "taken_home": "Emporté",
                "net": "Résultat",
            },
        ),
    },
    cells={"bank": "banque", "punters": "pontes", "tie": "nul"},
)
