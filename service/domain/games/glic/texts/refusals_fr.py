"""The texts of the refusals of Glic in French."""

from collections.abc import Mapping

from service.domain.port.refusals import RefusalText

REFUSALS_FR: Mapping[str, RefusalText] = {
    "deal_in_progress": RefusalText(
        title="La main n’est pas finie",
        meaning="Une main est en cours\u00a0: personne n’a encore posé toutes ses cartes.",
        remedy="Saisissez d’abord `out`, ou abandonnez la main avec `end`.",
        advice="La main n’est pas finie. Saisissez qui a posé ses cartes, ou abandonnez-la.",
    ),
    "deal_not_begun": RefusalText(
        title="Aucune main n’est donnée",
        meaning="Il n’y a pas de main à jouer.",
        remedy="Saisissez d’abord `deal`.",
        advice="Aucune main n’est donnée. Donnez d’abord.",
    ),
    "too_few_players": RefusalText(
        title="Il y a trop peu de joueurs",
        meaning="Moins de trois joueurs ont de l’argent en bourse.",
        remedy="Ajoutez un joueur, ou saisissez un apport.",
        advice="Il faut trois joueurs avec de l’argent. Ajoutez un joueur ou un apport.",
    ),
    "not_in_hand": RefusalText(
        title="Le joueur ne joue pas cette main",
        meaning="Le joueur ne joue pas cette main\u00a0; ou, pour une mise, s’est couché.",
        remedy="Vérifiez le joueur.",
        advice="{player} ne joue pas cette main.",
        variants={"folded": "{player} s’est couché."},
    ),
    "claims_closed": RefusalText(
        title="On ne peut plus réclamer de case",
        meaning="La première mise, la première passe ou la première suite met fin aux annonces.",
        remedy="Insérez l’annonce avant elle par une correction.",
        advice="Les mises ont commencé. Ajoutez une annonce oubliée dans l’historique.",
    ),
    "betting_closed": RefusalText(
        title="Les mises sont arrêtées",
        meaning=(
            "Tous ont passé depuis la dernière mise, un seul joueur reste, ou l’on joue les cartes."
        ),
        remedy="Nommez la meilleure main, ou jouez les cartes.",
        advice="Les mises sont arrêtées.",
    ),
    "not_in_turn": RefusalText(
        title="Ce n’est pas le tour du joueur",
        meaning="Un autre joueur mise, suit, passe ou se couche d’abord.",
        remedy="Saisissez d’abord ce joueur.",
        advice="Ce n’est pas le tour {player:genitive}.",
        variants={"turn": "C’est le tour {turn:genitive}."},
    ),
    "answers_pending": RefusalText(
        title="Des mises sont dans le Poch",
        meaning="Le Poch n’est pas encore gagné\u00a0: on ne joue pas les cartes.",
        remedy="Finissez les mises, et nommez la meilleure main.",
        advice="Le Poch contient {poch:sum}. Finissez d’abord les mises.",
    ),
    "no_such_stake": RefusalText(
        title="Le joueur ne peut pas gagner le Poch",
        meaning="Le joueur s’est couché, ou doit encore au Poch.",
        remedy="Nommez des joueurs qui restent dans le Poch.",
        advice="{punter} n’est plus dans le Poch.",
    ),
    "nothing_to_answer": RefusalText(
        title="Il n’y a rien à répondre",
        meaning=(
            "Le joueur ne doit rien\u00a0: il n’a ni à suivre ni à se coucher. Pour `best`, on ne "
            "compare pas de mains."
        ),
        remedy="Saisissez une mise ou une passe\u00a0; ou finissez d’abord les mises.",
        advice="Il n’y a rien à répondre.",
        variants={"punter": "{punter} ne doit rien au Poch."},
    ),
    "pool_claimed": RefusalText(
        title="La case est déjà gagnée",
        meaning="Un joueur a gagné cette case, ou une case qui en fait partie, dans cette main.",
        remedy="Vérifiez la case et le joueur.",
        advice="{punter} a déjà gagné cette case.",
    ),
    "too_many_cards": RefusalText(
        title="Le joueur a trop peu de cartes",
        meaning="Une main a cinq cartes\u00a0; il en faudrait plus. Une suite en compte trois.",
        remedy="Vérifiez les cases de ce joueur.",
        advice="Il faudrait {cards:number} cartes à {punter}\u00a0; une main en a cinq.",
    ),
    "stake_below_minimum": RefusalText(
        title="La mise est sous le minimum",
        meaning="Le montant est sous `min_bet` pièces.",
        remedy="Misez plus.",
        advice="Une mise est d’au moins {minimum:sum}, en plus de ce qui est dû.",
    ),
    "stake_above_maximum": RefusalText(
        title="La mise dépasse la limite",
        meaning="Le joueur aurait plus de `bet_limit` pièces dans le Poch.",
        remedy="Misez moins, ou suivez.",
        advice="Un joueur met au plus {maximum:sum} dans le Poch.",
    ),
    "counts_wrong": RefusalText(
        title="Le compte des cartes est faux",
        meaning=(
            "Chaque autre joueur de la main est nommé une fois, avec 1 à 5 cartes, et le gagnant "
            "ne l’est pas."
        ),
        remedy="Comptez les cartes de tous les autres.",
        advice="Comptez les cartes de tous les autres\u00a0: chacun en a de 1 à 5.",
        variants={
            "twice": "{twice} est nommé deux fois.",
            "missing": "Les cartes {missing:genitive} ne sont pas comptées.",
            "punter": "Il reste de 1 à 5 cartes à {punter}.",
        },
    ),
    "pack_exhausted": RefusalText(
        title="Le jeu est trop petit",
        meaning="Cinq cartes par joueur et une carte retournée ne tiennent pas dans le jeu.",
        remedy="Jouez à moins de joueurs, ou ouvrez une table avec un jeu plus grand.",
        advice="{deck:number} cartes ne suffisent pas à {players:number} joueurs.",
    ),
}
"""By code."""
