"""The texts of the refusals of Swiss Tarot in French."""

from collections.abc import Mapping

from service.domain.port.refusals import RefusalText

REFUSALS_FR: Mapping[str, RefusalText] = {
    "table_full": RefusalText(
        title="La table est complète",
        meaning="Trois joueurs sont assis, et l’on joue à trois.",
        remedy="Ouvrez une autre table.",
        advice="On joue à trois, et les trois places sont prises.",
    ),
    "deal_in_progress": RefusalText(
        title="La partie n’est pas finie",
        meaning="Une partie est en cours\u00a0: toutes ses donnes ne sont pas comptées.",
        remedy="Comptez d’abord ses donnes, ou abandonnez-la avec `end`.",
        advice="La partie n’est pas finie. Comptez ses donnes, ou abandonnez-la.",
    ),
    "deal_not_begun": RefusalText(
        title="Aucune partie n’a commencé",
        meaning="Il n’y a pas de partie à compter ni à abandonner.",
        remedy="Saisissez d’abord `ante`.",
        advice="Aucune partie n’a commencé. Saisissez d’abord la mise.",
    ),
    "draw_out_of_turn": RefusalText(
        title="La donne n’est pas la suivante",
        meaning=(
            "Le numéro de la donne n’est pas le suivant dans sa partie\u00a0: elle est déjà "
            "saisie, ou la donne précédente manque."
        ),
        remedy="Vérifiez le journal. Saisissez la donne qui manque, ou abandonnez le double.",
        advice="Une autre donne a été enregistrée avant.",
    ),
    "too_few_players": RefusalText(
        title="Il y a trop peu de joueurs",
        meaning="Moins de trois joueurs sont assis.",
        remedy="Ajoutez d’abord un joueur.",
        advice="Il faut trois joueurs. Ajoutez un joueur.",
    ),
    "counts_wrong": RefusalText(
        title="Les comptes ne peuvent pas être justes",
        meaning=(
            "Les comptes ne font pas 78, un joueur est compté deux fois, ou le donneur a moins "
            "que le point que vaut son écart."
        ),
        remedy="Recomptez les plis.",
        advice=(
            "Les comptes font {total:number} ensemble\u00a0; une donne fait {points:number}. "
            "Recomptez."
        ),
        variants={
            "twice": "{twice} est compté deux fois.",
            "dealer": "{dealer} a donné, et son écart vaut au moins 1. Recomptez.",
        },
    ),
}
"""By code."""
