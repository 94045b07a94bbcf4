"""The texts of the invented game in French."""

from collections.abc import Mapping

from service.domain.port.game_texts import (
    ALL_PRESETS,
    EntryText,
    FieldText,
    GameTexts,
    PresetText,
    RuleText,
    SourceText,
    TableText,
)
from service.domain.port.refusals import RefusalText
from service.domain.session.texts import SESSION_TEXTS
from tests.factories.invented.texts.refusal_text import refusal_text

_REFUSALS: Mapping[str, RefusalText] = {
    "table_full": refusal_text("Toutes les places sont prises", "Toutes les places sont prises."),
    "unknown_card": refusal_text("Ce n’est pas une carte", "{card} n’est pas une carte."),
    "deal_in_progress": refusal_text("Le tour n’est pas fini", "Comptez d’abord ce tour."),
    "deal_not_begun": refusal_text("Aucun tour n’a commencé", "Saisissez d’abord une ante."),
    "draw_out_of_turn": refusal_text("C’est un autre tour", "Un autre tour a été saisi avant."),
    "too_few_players": refusal_text("Il manque des joueurs", "Ajoutez un joueur."),
    "answers_pending": refusal_text("Les mises attendent", "Réglez d’abord les mises."),
    "no_such_stake": refusal_text("Le joueur n’a rien misé", "{punter} n’a rien misé."),
    "nothing_staked": refusal_text("Il n’y a pas de mise", "Saisissez d’abord une mise."),
    "result_missing": refusal_text("Il manque une main", "Saisissez une main par côté."),
    "bets_not_allowed": refusal_text("On ne mise pas", "Ces règles ne permettent pas de miser."),
    "pool_claimed": refusal_text("Le pot est vide", "Ce pot est vide."),
    "counts_wrong": refusal_text(
        "Le compte est faux", "Cela fait {total:number} points. Recomptez."
    ),
    "stake_above_maximum": refusal_text("La mise est trop haute", "Misez au plus {maximum:sum}."),
    "card_seen": refusal_text("La carte est sortie", "{card:definite} a déjà été tournée."),
    "rank_exhausted": refusal_text("Il n’en reste plus", "Tous les {rank:ranks} sont sortis."),
}
FR = GameTexts(
    shared=SESSION_TEXTS["fr"],
    refusals=_REFUSALS,
    title="Jeu inventé",
    round="Tour",
    phases={"between": "entre deux tours", "playing": "un tour se joue", "closed": "fermée"},
    pools={"pot": "Pot", "jar": "Bocal"},
    presets={
        "one_side": PresetText("Un côté", "Une main par résultat"),
        "two_sides": PresetText("Deux côtés", "Deux mains par résultat"),
    },
    sources={"T1": SourceText("Tests", "les règles dont les tests ont besoin")},
    rules={
        "ante": RuleText("Ante", "Ce que chaque joueur met au pot.", {"amount": "{}."}),
        "max_bet": RuleText(
            "Mise maximale", "La mise la plus haute.", {"null": "Sans limite.", "amount": "{}."}
        ),
        "seats": RuleText(
            "Places", "Combien peuvent jouer.", {"null": "Sans limite.", "number": "{} joueurs."}
        ),
        "sides": RuleText("Côtés", "Combien de mains a un résultat.", {"number": "{}."}),
        "rounds": RuleText("Tours", "Combien de tours a une partie.", {"number": "{}."}),
        "packs": RuleText(
            "Jeux", "Combien de jeux de cartes.", {"by_players": "Un chacun.", "number": "{}."}
        ),
        "shares": RuleText("Parts", "Comment le pot se divise.", {"list": "{}."}),
        "bets": RuleText(
            "Mises", "Si les joueurs misent.", {"true": "On mise.", "false": "On ne mise pas."}
        ),
        "leftover": RuleText(
            "Reste",
            "Ce que deviennent les pots à la fin.",
            {"shared": "Les joueurs le partagent.", "stays": "Il reste dans les pots."},
        ),
        "tie": RuleText(
            "Égalité", "Qui gagne à égalité.", {"null": "On partage.", "first": "Le premier."}
        ),
    },
    house_choices={ALL_PRESETS: {"tie": "Le texte de test ne dit pas qui gagne à égalité."}},
    tables={
        "points": TableText("Points", {"round": "Tour", "player": "Joueur", "points": "Points"})
    },
    contradictions={
        "seats": "Avec deux côtés, le nombre de places est pair. Entrez un nombre pair.",
    },
    entries={
        "ante": EntryText("Ante", "Commencer un tour\u00a0: chaque joueur paie une ante."),
        "level": EntryText("Niveau", "Fixer le niveau du tour."),
        "turn": EntryText("Carte", "Tourner une carte."),
        "bet": EntryText("Mise", "Miser un montant.", for_all="Miser toute la bourse."),
        "claim": EntryText("Pot", "Donner un pot à un joueur."),
        "show": EntryText("Mains", "Montrer les mains et régler les mises."),
        "best": EntryText("Meilleure main", "Nommer les mains qui partagent les mises."),
        "count": EntryText("Compte", "Finir un tour avec ses points."),
        "stop": EntryText("Fin", "Fermer la partie."),
    },
    fields={
        "ante.amount": FieldText("Ce que paie chacun, sinon celle des règles.", "un montant"),
        "level": FieldText("Le niveau.", "un niveau"),
        "aloud": FieldText("Si le donneur l’a annoncé. Cela ne change rien."),
        "card": FieldText("La carte.", "une carte"),
        "pool": FieldText("Le pot.", "pot ou jar"),
        "left": FieldText("Les cartes, la première d’abord.", "des cartes"),
        "right": FieldText("Les cartes du second côté.", "des cartes"),
        "place": FieldText("Le numéro du tour, à partir de 0. Un autre est refusé."),
        "punters": FieldText("Les joueurs qui ont la meilleure main.", "un nom"),
        "counts": FieldText("Les points des joueurs.", "un nom"),
    },
    choices={"pool.pot": "pot", "pool.jar": "bocal"},
    labels={
        "scores": "scores",
        "level": "niveau",
        "aloud": "à voix haute",
        "pool": "pot",
        "left": "côté gauche",
        "right": "côté droit",
        "counts": "comptes",
        "cards": "cartes tournées",
        "line": "solde par tour",
        "home": "rendu",
        "lost": "perdu",
        "won": "gagné",
        "count": "nombre",
        "points": "points",
        "ends_game": "fin de la partie",
        "kept": "reste au pot",
        "from_pot": "du pot",
        "from_jar": "du bocal",
        "round": "tours joués",
        "pot": "pot",
        "jar": "bocal",
        "score": "score",
        "bets": "mises",
        "shown": "mains à régler",
        "best": "meilleure main à régler",
        "counted": "tour à régler",
        "result": "dernière partie",
    },
    events={
        "ante_paid": "antes payées",
        "level_set": "niveau fixé",
        "card_turned": "carte tournée",
        "bet_placed": "mise",
        "pool_claimed": "pot gagné",
        "hands_shown": "mains montrées",
        "best_named": "meilleure main nommée",
        "bets_settled": "mises réglées",
        "round_counted": "tour compté",
        "game_settled": "partie réglée",
        "evening_ended": "partie fermée",
    },
)
