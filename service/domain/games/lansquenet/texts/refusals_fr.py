"""The texts of the refusals of Lansquenet in French."""

from collections.abc import Mapping

from service.domain.port.refusals import RefusalText

REFUSALS_FR: Mapping[str, RefusalText] = {
    "unknown_card": RefusalText(
        title="La carte ne convient pas aux règles",
        meaning="Par couleur, une carte sans couleur\u00a0; par rang, une carte sans rang.",
        remedy="Par couleur, écrivez `Kh` ou `h`\u00a0; par rang, `Kh` ou `K`.",
        advice="{card} n’est pas une carte de cette table.",
    ),
    "deal_in_progress": RefusalText(
        title="L’enjeu est couvert",
        meaning="Une couverture est posée\u00a0: l’enjeu et la banque ne peuvent pas changer.",
        remedy="Donnez d’abord la main, ou retirez les couvertures.",
        advice="L’enjeu est couvert. Donnez d’abord la main.",
    ),
    "deal_not_begun": RefusalText(
        title="Il n’y a pas encore d’enjeu",
        meaning="Le banquier n’a pas posé d’enjeu.",
        remedy="Saisissez d’abord `wager`.",
        advice="Le banquier n’a pas encore posé d’enjeu.",
    ),
    "draw_out_of_turn": RefusalText(
        title="La main n’est pas la suivante",
        meaning=(
            "Le numéro de la main n’est pas le suivant\u00a0: elle est déjà saisie, ou la main "
            "précédente manque."
        ),
        remedy="Vérifiez le journal. Saisissez la main qui manque, ou abandonnez le double.",
        advice="Une autre main a été enregistrée avant.",
    ),
    "too_few_players": RefusalText(
        title="Il y a trop peu de joueurs",
        meaning="Moins de deux joueurs sont assis.",
        remedy="Ajoutez d’abord un joueur.",
        advice="Il faut au moins deux joueurs. Ajoutez un joueur.",
    ),
    "is_banker": RefusalText(
        title="Le joueur est le banquier",
        meaning="Le banquier couvre l’enjeu, ou achète les cartes.",
        remedy="Nommez un autre joueur.",
        advice="Le banquier ne peut pas faire cela. Choisissez un autre joueur.",
    ),
    "not_in_turn": RefusalText(
        title="Ce n’est pas le tour du joueur",
        meaning='Avec `cover_order = "line"`, un joueur assis plus loin du banquier couvre déjà.',
        remedy="Retirez d’abord cette couverture, ou laissez le reste à découvert.",
        advice="Un joueur plus loin dans la file couvre déjà. Retirez d’abord sa mise.",
    ),
    "answers_pending": RefusalText(
        title="Les cartes sont à vendre",
        meaning="Le banquier vend d’abord les cartes\u00a0: saisissez `auction` ou `pass`.",
        remedy="Saisissez qui achète les cartes, ou passez-les.",
        advice="Le banquier vend d’abord les cartes. Vendez-les ou passez-les.",
    ),
    "no_such_stake": RefusalText(
        title="Cette couverture n’existe pas",
        meaning="Le joueur ne couvre rien.",
        remedy="Vérifiez le joueur.",
        advice="{player} ne couvre rien.",
    ),
    "nothing_staked": RefusalText(
        title="Rien n’est misé",
        meaning="Aucun joueur ne couvre l’enjeu\u00a0: il n’y a rien à jouer.",
        remedy="Saisissez une couverture, ou passez la banque.",
        advice="Aucun joueur ne couvre l’enjeu. Saisissez une couverture ou passez la banque.",
    ),
    "restake_too_small": RefusalText(
        title="L’enjeu est trop petit",
        meaning="Les gains qui restent dans l’enjeu ne peuvent pas en être retirés.",
        remedy="Saisissez au moins l’enjeu en place.",
        advice="L’enjeu doit être d’au moins {minimum:sum}.",
    ),
    "auction_not_allowed": RefusalText(
        title="Une vente n’est pas permise",
        meaning="Selon ces règles, la banque passe de joueur en joueur.",
        remedy="Saisissez `pass`.",
        advice="À cette table, la banque passe de joueur en joueur. Passez-la.",
    ),
    "stake_below_minimum": RefusalText(
        title="La mise est sous le minimum",
        meaning="L’enjeu serait sous `min_wager`, ou la couverture sous `min_cover`.",
        remedy="Misez plus.",
        advice="La mise minimale est de {minimum:sum}.",
    ),
    "stake_above_maximum": RefusalText(
        title="La mise dépasse le maximum",
        meaning=(
            "L’enjeu dépasserait `max_wager`, la couverture `max_cover`, ou l’un des deux 10^12."
        ),
        remedy="Misez moins.",
        advice="La mise maximale est de {maximum:sum}.",
    ),
    "bank_cover_short": RefusalText(
        title="L’enjeu ne suffit pas",
        meaning="Les couvertures ensemble dépasseraient l’enjeu, ou il ne reste rien à couvrir.",
        remedy="Couvrez moins, ou augmentez l’enjeu.",
        advice="Tout l’enjeu est couvert.",
        variants={
            "left": "Il ne reste que {left:sum} à couvrir.",
        },
    ),
    "card_seen": RefusalText(
        title="La carte figure deux fois",
        meaning="Cette carte, avec sa couleur, figure deux fois dans la main.",
        remedy="Vérifiez les cartes.",
        advice="{card:definite} figure deux fois dans cette main.",
    ),
    "rank_exhausted": RefusalText(
        title="Le jeu n’a plus de telle carte",
        meaning="La main a cinq cartes d’un rang, ou quatorze d’une couleur.",
        remedy="Vérifiez les cartes.",
        advice="Un jeu n’a que treize cartes d’une couleur.",
        variants={
            "rank": "Un jeu n’a que quatre {rank:ranks}.",
        },
    ),
    "match_passed": RefusalText(
        title="Une carte précédente correspond",
        meaning="Une carte avant la dernière correspond déjà.",
        remedy="Retirez les cartes qui suivent.",
        advice="Une carte précédente correspond déjà. Retirez les cartes suivantes.",
    ),
    "no_match": RefusalText(
        title="Aucune carte ne correspond",
        meaning="Aucune carte ne correspond à la carte de gauche ni à celle de droite.",
        remedy="Continuez à distribuer, et saisissez la main quand une carte correspond.",
        advice="Aucune carte ne correspond encore. Continuez à distribuer.",
    ),
}
"""By code."""
