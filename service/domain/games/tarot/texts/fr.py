"""The texts of Swiss Tarot in French."""

from service.domain.games.tarot.texts.refusals_fr import REFUSALS_FR
from service.domain.port.game_texts import (
    ALL_PRESETS,
    EntryText,
    FieldText,
    GameTexts,
    PresetText,
    RuleText,
    SourceText,
    SumText,
    TableText,
)
from service.domain.session.texts import SESSION_TEXTS

FR = GameTexts(
    shared=SESSION_TEXTS["fr"],
    refusals=REFUSALS_FR,
    title="Tarot suisse",
    round="Donne",
    pools={"pot": "Pot"},
    phases={
        "between": "entre deux parties",
        "playing": "partie en cours",
        "closed": "fermée",
    },
    presets={
        "swiss_tarot": PresetText(
            "Tarot suisse", "Trois joueurs, trois donnes\u00a0; le plus haut score gagne le pot"
        )
    },
    sources={
        "S3": SourceText("Le Chêne", "les règles du Chêne, avec le tarot suisse et la bassette")
    },
    rules={
        "ante": RuleText(
            "Mise",
            "Ce que chaque joueur met au pot avant une partie.",
            {"0": "Aucune\u00a0: on joue pour le score.", "amount": "{}."},
        ),
        "rounds": RuleText("Donnes", "Le nombre de donnes d’une partie.", {"number": "{} donnes."}),
        "tie": RuleText(
            "Égalité",
            "Qui reçoit le pot si deux ou trois joueurs ont le plus haut score.",
            {
                "split": "Les joueurs à égalité partagent le pot.",
                "stays": "Le pot reste pour la partie suivante.",
            },
        ),
        "odd_coin": RuleText(
            "Pièces en trop",
            "Où vont les pièces qui ne se partagent pas également.",
            {
                "seat": "Une à chacun, dans l’ordre des places.",
                "pot": "Elles restent au pot.",
            },
        ),
    },
    house_choices={
        ALL_PRESETS: {
            "ante": "Le Chêne parle d’une mise convenue, sans en donner le montant.",
            "tie": "Le Chêne ne dit pas qui gagne en cas d’égalité.",
            "odd_coin": "Le Chêne ne dit pas comment se paie une égalité.",
        }
    },
    entries={
        "ante": EntryText("Mise", "Commencer une partie\u00a0: chaque joueur met au pot."),
        "count": EntryText("Compte", "Saisir les points d’une donne."),
        "end": EntryText("Abandon", "Abandonner la partie\u00a0; ses mises reviennent."),
    },
    fields={
        "ante.amount": FieldText(
            "Ce que met chacun. Sans montant, les règles décident.", "un montant"
        ),
        "counts": FieldText(
            "Les points des trois joueurs, ou de deux\u00a0: le troisième a le reste de 78.",
            "un nom",
        ),
        "place": FieldText(
            "Le numéro de la donne dans sa partie, à partir de 0. Un autre numéro est refusé."
        ),
    },
    choices={},
    labels={
        "place": "numéro de la donne",
        "TablePlayer.place": "rang",
        "line": "résultat par donne",
        "ante": "mise de la partie",
        "pot": "pot",
        "dealer": "donneur",
        "games": "parties jouées",
        "games_won": "parties gagnées",
        "round": "donnes comptées dans la partie",
        "rounds": "donnes de la partie",
        "deals": "donnes comptées",
        "score": "score",
        "scores": "scores",
        "counts": "comptes",
        "count": "points",
        "points": "points de tous",
        "counted": "donne à régler",
        "ends_game": "dernière donne de la partie",
        "last_game": "dernière partie",
        "winners": "gagnants",
        "kept": "reste au pot",
        "antes": "mises rendues",
        "shares": "parts",
        "SessionClosed.shares": "parts du pot",
        "GameSettled.shares": "parts du pot",
    },
    events={
        "game_begun": "partie commencée",
        "round_counted": "donne comptée",
        "game_settled": "partie réglée",
        "game_abandoned": "partie abandonnée",
    },
    questions={
        "dealer_counts": "Points comptés par les donneurs",
    },
    sums={
        "dealer_counts": SumText(("point", "points"), ("donne", "donnes")),
    },
    tables={
        "games": TableText(
            "Parties", {"game": "Partie", "player": "Joueur", "score": "Score", "won": "Gagné"}
        ),
        "rounds": TableText(
            "Donnes",
            {
                "game": "Partie",
                "round": "Donne",
                "dealer": "Donneur",
                "player": "Joueur",
                "points": "Points",
            },
        ),
    },
)
