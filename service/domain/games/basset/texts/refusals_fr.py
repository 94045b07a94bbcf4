"""The texts of the refusals of Basset in French."""

from collections.abc import Mapping

from service.domain.port.refusals import RefusalText

REFUSALS_FR: Mapping[str, RefusalText] = {
    "unknown_card": RefusalText(
        title="Le joueur ne peut pas avoir cette carte",
        meaning=(
            "Le joueur ne peut pas avoir cette carte\u00a0: le rang n’existe pas, il y a plus de"
            " copies que de livres ou de jeux, ou c’est `Q#1`. Dans une feuille, aussi un "
            "tirage qui n’est pas une carte."
        ),
        remedy=(
            "Écrivez `Q` pour la première dame, `Q#2` pour la deuxième\u00a0; vendez d’abord un "
            "livre si les règles le permettent."
        ),
        advice="Cette carte n’existe pas.",
        variants={
            "player": "{player} n’a pas cette carte.",
        },
    ),
    "deal_in_progress": RefusalText(
        title="Une donne est en cours",
        meaning="Une fasse ou une fermeture a été saisie avant la fin de la donne.",
        remedy="Saisissez d’abord `end`.",
        advice="Une donne est en cours. Terminez d’abord la donne.",
        variants={
            "kind=fasse": "Une donne est en cours. Retournez la prochaine fasse ensuite.",
        },
    ),
    "deal_not_begun": RefusalText(
        title="La donne n’a pas commencé",
        meaning=(
            "Une paire, une dernière carte, une masse ou une fin a été saisie avant la fasse."
        ),
        remedy="Retournez la fasse.",
        advice="La fasse n’est pas encore retournée.",
    ),
    "draw_out_of_turn": RefusalText(
        title="Le tirage n’est pas le suivant",
        meaning=(
            "Le numéro du tirage dans sa donne n’est pas le suivant\u00a0: il est déjà saisi, ou"
            " le tirage précédent manque."
        ),
        remedy="Vérifiez le journal. Saisissez le tirage qui manque, ou abandonnez le double.",
        advice="Un autre tirage a été enregistré avant.",
    ),
    "staking_closed": RefusalText(
        title="Les mises sont fermées",
        meaning=(
            "Une mise ou un retrait est venu après la fasse, et les règles ferment alors les mises."
        ),
        remedy="Attendez la donne suivante.",
        advice=(
            "La fasse est retournée\u00a0: les mises sont fermées. Ajoutez une mise oubliée dans "
            "l’historique."
        ),
    ),
    "answers_pending": RefusalText(
        title="Un gain attend sa réponse",
        meaning=(
            "Un gain attend sa réponse. Cela bloque les tirages, la fin, la masse, le pari,"
            " le livre, et une mise après la fasse."
        ),
        remedy=(
            "Demandez aux joueurs nommés\u00a0: encaisser, paroli ou paix. `take *` encaisse tout."
        ),
        advice="Un gain attend\u00a0: encaissez-le ou continuez d’abord.",
        variants={
            "waiting": (
                "{waiting:plural|un gain attend|# gains attendent}\u00a0: {waiting:players}. "
                "Encaissez ou continuez d’abord."
            ),
        },
    ),
    "no_such_stake": RefusalText(
        title="Cette mise n’existe pas",
        meaning=(
            "Le joueur n’a pas de mise sur cette carte, ou un pari nomme une carte sans argent."
        ),
        remedy="Vérifiez le joueur, la carte et la copie.",
        advice="{player} n’a pas de mise sur {card:definite}.",
    ),
    "nothing_to_answer": RefusalText(
        title="Aucun gain n’attend cette réponse",
        meaning=(
            "La carte n’a pas gagné, ou son gain a déjà sa réponse\u00a0; ou `place` nomme un "
            "tirage qui n’est pas le dernier, ce qui se vérifie d’abord."
        ),
        remedy="Continuez\u00a0; aucune réponse n’est nécessaire.",
        advice="Aucun gain n’attend.",
        variants={
            "card": (
                "{card:definite} {player:genitive} n’a pas gagné, ou ce gain est déjà "
                "encaissé ou laissé en jeu."
            ),
        },
    ),
    "card_in_play": RefusalText(
        title="La carte est déjà en jeu",
        meaning="Le joueur a déjà de l’argent là, ou une carte sans argent.",
        remedy="Faites une masse si les règles le permettent, ou misez sur une autre carte.",
        advice="{card:definite} {player:genitive} est déjà sur la table.",
    ),
    "card_used": RefusalText(
        title="La carte a déjà servi",
        meaning="Le joueur a joué toutes les copies de cette carte dans cette donne.",
        remedy="Misez sur une autre carte, ou attendez la donne suivante.",
        advice="{card:definite} {player:genitive} a déjà servi dans cette donne.",
    ),
    "too_many_cards": RefusalText(
        title="Le joueur a trop de cartes",
        meaning=(
            "Avec cette carte, le joueur aurait plus de `max_cards` cartes sur la table. "
            "Les cartes sans argent comptent."
        ),
        remedy="Retirez d’abord une autre carte, pendant les mises.",
        advice="{player} a déjà {maximum:plural|une carte|# cartes} sur la table, le maximum.",
    ),
    "cards_required": RefusalText(
        title="Un joueur n’a pas le bon nombre de cartes",
        meaning="À la fasse, un joueur qui joue n’a pas exactement `cards_required` cartes.",
        remedy="Le joueur nommé doit miser plus, ou retirer des cartes.",
        advice=(
            "Un joueur n’a pas le bon nombre de cartes. Les règles exigent "
            "{required:plural|une carte|# cartes}."
        ),
        variants={
            "player": (
                "{player} n’a pas le bon nombre de cartes. Les règles exigent "
                "{required:plural|une carte|# cartes}."
            ),
        },
    ),
    "no_replacement_owed": RefusalText(
        title="Aucune carte n’est à remplacer",
        meaning=(
            "Une mise pendant la donne, par un joueur sans carte à remplacer\u00a0: aucune de "
            "ses cartes n’a quitté la table en perdant à une paire, ou elle est déjà "
            "remplacée."
        ),
        remedy="Attendez la donne suivante.",
        advice="{player} n’a pas de carte perdue à remplacer.",
    ),
    "paroli_may_not_be_altered": RefusalText(
        title="Un paroli ne peut pas être modifié",
        meaning=(
            "La carte est pliée, ou reste en jeu pour la paix. Elle reste jusqu’à ce "
            "qu’elle gagne ou perde."
        ),
        remedy="Laissez-la\u00a0; le joueur décide au prochain gain.",
        advice="La mise d’un paroli ne peut pas être modifiée.",
    ),
    "restake_not_allowed": RefusalText(
        title="Une nouvelle mise n’est pas permise",
        meaning="Selon ces règles, une carte payée quitte la table.",
        remedy="Encaissez sans nouvelle mise.",
        advice="Ces règles ne permettent pas de remiser sur une carte payée.",
    ),
    "take_only": RefusalText(
        title="Le gain peut seulement être encaissé",
        meaning=(
            "La carte a gagné dans un doublet\u00a0: le gain peut seulement être encaissé, et la"
            " carte part."
        ),
        remedy="Encaissez sans nouvelle mise.",
        advice="Doublet\u00a0: ce gain peut seulement être encaissé.",
    ),
    "restake_too_small": RefusalText(
        title="La nouvelle mise est trop petite",
        meaning="Une nouvelle mise doit valoir au moins la mise qui a gagné.",
        remedy="Remisez plus, ou encaissez sans nouvelle mise.",
        advice="La nouvelle mise doit valoir au moins l’ancienne mise, {minimum:sum}.",
    ),
    "pay_not_allowed": RefusalText(
        title="La paix n’est pas permise",
        meaning="Les règles n’ont pas de paix, ou ce n’est pas le premier gain de la carte.",
        remedy="Encaissez, ou faites paroli.",
        advice=(
            "Continuer sans risque (paix) n’est pas permis à cette table, ou pas sur une "
            "carte au coin plié."
        ),
    ),
    "mace_not_allowed": RefusalText(
        title="Une masse n’est pas permise",
        meaning="Les règles ne permettent pas les masses.",
        remedy="Laissez la mise inchangée.",
        advice=(
            "Ajouter de l’argent (masse) n’est pas permis à cette table, ou pas sur cette carte."
        ),
    ),
    "side_bets_not_allowed": RefusalText(
        title="Les paris ne sont pas permis",
        meaning="Les règles ne permettent pas les paris.",
        remedy="Ne saisissez pas le pari.",
        advice="Les paris ne sont pas permis à cette table.",
    ),
    "same_punter": RefusalText(
        title="Les deux côtés sont le même joueur",
        meaning="Les deux côtés du pari, de l’arbitrage ou du paiement sont le même joueur.",
        remedy="Nommez l’autre côté.",
        advice="Les deux côtés sont le même joueur. Choisissez deux joueurs différents.",
        variants={
            "kind=sidebet": "Un joueur ne peut pas parier contre lui-même.",
        },
    ),
    "books_not_sold": RefusalText(
        title="Les livres ne sont pas vendus",
        meaning="Selon ces règles, la banque ne vend pas d’autres livres.",
        remedy="Le joueur joue les cartes qui restent, ou saute la donne.",
        advice="Cette table ne vend pas de nouveaux livres.",
    ),
    "stake_below_minimum": RefusalText(
        title="La mise est sous le minimum",
        meaning="La nouvelle mise serait sous `min_stake`.",
        remedy="Misez plus.",
        advice="La mise minimale est de {minimum:sum}.",
    ),
    "stake_above_maximum": RefusalText(
        title="La mise dépasse le maximum",
        meaning=(
            "La nouvelle mise dépasserait `max_stake`, ou 10^12 si les règles n’ont pas de maximum."
        ),
        remedy="Misez moins.",
        advice="La mise maximale est de {maximum:sum}.",
    ),
    "odd_stake": RefusalText(
        title="La mise est impaire",
        meaning=(
            "Les règles n’acceptent que des mises paires, pour que les moitiés soient exactes."
        ),
        remedy="Misez une unité de plus ou de moins.",
        advice=(
            "Cette mise ne peut pas être partagée en deux. Seuls les montants pairs sont permis."
        ),
        variants={
            "amount": (
                "{amount:sum} ne peut pas être partagée en deux. Seuls les montants pairs "
                "sont permis."
            ),
        },
    ),
    "purse_short": RefusalText(
        title="La bourse n’a pas assez",
        meaning=(
            "La bourse ne contient pas assez. Pour une nouvelle mise, la bourse, le gain et"
            " l’ancienne mise comptent ensemble."
        ),
        remedy="Saisissez un montant plus petit, ou d’abord un apport.",
        advice="La bourse {player:genitive} ne contient que {purse:sum}.",
        variants={
            "kind=cashout": (
                "La bourse {player:genitive} ne contient que {purse:sum}. Retirez moins."
            ),
            "kind=stake|take": (
                "La bourse {player:genitive} ne contient que {purse:sum}. La mise sur "
                "{card:definite} demande {amount:sum}."
            ),
        },
    ),
    "bank_cover_short": RefusalText(
        title="La banque ne pourrait pas payer le pire gain",
        meaning=(
            "Après cette saisie, la banque ne pourrait pas payer la pire paire suivante "
            '(`bank_cover = "covered"`).'
        ),
        remedy=(
            "Approvisionnez la banque, ou misez moins\u00a0; un gain peut toujours être encaissé."
        ),
        advice="Si la pire carte gagne, la banque devrait {worst:sum}. Elle a {bank:sum}.",
    ),
    "card_seen": RefusalText(
        title="La carte est déjà sortie",
        meaning=(
            "Cette carte, avec sa couleur, est déjà sortie dans cette donne une fois pour "
            "chaque jeu."
        ),
        remedy="Vérifiez la carte\u00a0; corrigez le tirage précédent s’il était faux.",
        advice="{card:definite} est déjà {card:gender|sorti|sortie}.",
    ),
    "rank_exhausted": RefusalText(
        title="Toutes les cartes du rang sont sorties",
        meaning="Toutes les cartes de ce rang sont déjà sorties dans cette donne.",
        remedy="Vérifiez la carte\u00a0; corrigez le tirage précédent s’il était faux.",
        advice="{rank:gender|Tous|Toutes} les {rank:ranks} sont {rank:gender|sortis|sorties}.",
    ),
    "pack_exhausted": RefusalText(
        title="Il reste trop peu de cartes",
        meaning="Il y a trop peu de cartes pour ce tirage.",
        remedy="Saisissez la dernière carte s’il en reste une\u00a0; puis `end`.",
        advice="Il ne reste pas de carte.",
        variants={
            "stock": "Il reste {stock:plural|une carte|# cartes}, trop peu pour ce tirage.",
        },
    ),
    "not_last_card": RefusalText(
        title="Ce n’est pas la dernière carte",
        meaning="Il reste plus d’une carte à donner.",
        remedy="Donnez des paires, ou finissez la donne.",
        advice="Il reste {stock:plural|une carte|# cartes}.",
    ),
}
"""By code."""
