"""The texts of the refusals of Baccarat in French."""

from collections.abc import Mapping

from service.domain.port.refusals import RefusalText

REFUSALS_FR: Mapping[str, RefusalText] = {
    "table_full": RefusalText(
        title="Toutes les places sont prises",
        meaning="Les `seats` de la table, ou celles du tableau, sont toutes prises.",
        remedy="Choisissez l’autre tableau, ou laissez le joueur debout.",
        advice="Toutes les places sont prises. Choisissez l’autre tableau ou la galerie.",
    ),
    "unknown_card": RefusalText(
        title="Ce n’est pas une carte",
        meaning="Une carte est un rang, avec ou sans couleur\u00a0: `K`, `10`, `3h`.",
        remedy="Écrivez le rang, et la couleur si vous la connaissez.",
        advice="{card} n’est pas une carte de cette table.",
    ),
    "bank_held": RefusalText(
        title="La banque est tenue",
        meaning="Un joueur tient la banque\u00a0: aucun autre ne peut la prendre.",
        remedy="Saisissez d’abord `pass`.",
        advice="{banker} tient la banque. La main doit d’abord passer.",
    ),
    "no_bank": RefusalText(
        title="La banque est libre",
        meaning="Personne n’a mis de banque. À l’enchère, une banque libre ne se refuse pas.",
        remedy="Saisissez d’abord `bank`.",
        advice="Il n’y a pas encore de banque. Saisissez qui la prend.",
    ),
    "draw_out_of_turn": RefusalText(
        title="Le coup n’est pas le suivant",
        meaning=(
            "Le numéro du coup n’est pas le suivant\u00a0: il est déjà saisi, ou le coup "
            "précédent manque."
        ),
        remedy="Vérifiez le journal. Saisissez le coup qui manque, ou abandonnez le double.",
        advice="Un autre coup a été enregistré avant.",
    ),
    "is_banker": RefusalText(
        title="Le joueur est le banquier",
        meaning="Le banquier ne mise pas, et ne fait pas banco.",
        remedy="Nommez un autre joueur.",
        advice="Le banquier ne peut pas faire cela. Choisissez un autre joueur.",
    ),
    "not_seated": RefusalText(
        title="Le joueur est debout",
        meaning="La galerie peut miser, mais ne tient jamais la banque.",
        remedy="Nommez un joueur assis.",
        advice="{player} est debout et ne peut pas tenir la banque. Choisissez un joueur assis.",
    ),
    "not_in_turn": RefusalText(
        title="Ce n’est pas le tour du joueur",
        meaning=(
            "La banque passe dans l’ordre d’arrivée. Les autres peuvent seulement prendre la "
            "suite, au montant auquel la main a passé\u00a0; le dernier banquier ne le peut pas."
        ),
        remedy="Saisissez `pass` si le joueur refuse, ou le montant auquel la main a passé.",
        advice="C’est à {punter} de prendre la banque. Si ce joueur refuse, saisissez une passe.",
        variants={
            "passed_sum": (
                "C’est à {punter} de prendre la banque. Les autres ne peuvent la prendre qu’à"
                " {passed_sum:sum}."
            ),
        },
    ),
    "must_play_on": RefusalText(
        title="Le banquier doit encore jouer",
        meaning="Un banquier joue `must_play` coups avant de passer la main.",
        remedy="Donnez d’abord le coup.",
        advice="Le banquier doit jouer encore {hands:plural|un coup|# coups} avant de passer.",
    ),
    "bank_broken": RefusalText(
        title="La banque a sauté",
        meaning="La banque n’a plus d’argent\u00a0: on ne mise et on ne donne rien.",
        remedy="Saisissez `fund` ou `pass`.",
        advice="La banque a sauté. Renflouez-la, ou passez la main.",
    ),
    "banco_said": RefusalText(
        title="Un joueur fait banco",
        meaning="Toute la banque est misée, ou le banco d’un autre joueur est prioritaire.",
        remedy="Donnez d’abord le coup.",
        advice="{punter} fait banco. Donnez d’abord le coup.",
    ),
    "banco_limit_reached": RefusalText(
        title="Le joueur a perdu trop de bancos de suite",
        meaning="Après `banco_limit` bancos perdus de suite, un joueur laisse passer un coup.",
        remedy="Donnez un coup sans banco de ce joueur.",
        advice=(
            "{punter} a perdu {lost:plural|un banco|# bancos} de suite et laisse passer un coup."
        ),
    ),
    "cheval_not_played": RefusalText(
        title="Le banco à cheval ne se joue pas",
        meaning="Selon ces règles, un banco est sur une seule main.",
        remedy="Saisissez `banco` sans `cheval`.",
        advice="Le banco à cheval ne se joue pas à cette table.",
    ),
    "stake_stands": RefusalText(
        title="La mise reste pour le coup suivant",
        meaning="Après un coup nul, on ne retire ni n’augmente une mise, et on ne fait pas banco.",
        remedy="Donnez le coup suivant.",
        advice="Après le coup nul, la mise {punter:genitive} reste. Donnez le coup suivant.",
    ),
    "no_such_stake": RefusalText(
        title="Cette mise n’existe pas",
        meaning="Le joueur n’a pas misé, ou aucune mise du dernier coup ne peut être refaite.",
        remedy="Vérifiez le joueur, ou saisissez les mises une à une.",
        advice="Cette mise n’existe pas.",
        variants={
            "kind=again": ("Aucune mise du dernier coup ne peut être refaite. Saisissez les mises.")
        },
    ),
    "nothing_to_answer": RefusalText(
        title="Il n’y a rien à tenir",
        meaning="La banque couvre toutes les mises.",
        remedy="Donnez le coup.",
        advice="La banque couvre toutes les mises. Il n’y a pas de surplus.",
    ),
    "nothing_staked": RefusalText(
        title="Rien n’est misé",
        meaning="Aucun joueur n’a misé\u00a0: il n’y a rien à jouer.",
        remedy="Saisissez d’abord une mise.",
        advice="Aucun joueur n’a misé. Saisissez d’abord une mise.",
    ),
    "result_missing": RefusalText(
        title="Les résultats ne vont pas avec les mises",
        meaning=(
            "Une main avec des mises n’a pas de résultat, ou il y a un résultat à gauche à une "
            "table qui n’a qu’une main."
        ),
        remedy="Saisissez un résultat pour chaque main qui a des mises.",
        advice="Il y a des mises sur la main de droite. Saisissez son résultat.",
        variants={"hand=left": "Le résultat de la main de gauche ne va pas avec la table."},
    ),
    "fund_not_allowed": RefusalText(
        title="La banque ne peut pas être renflouée",
        meaning="La règle `replenish` ne le permet pas à présent.",
        remedy="Continuez, ou passez la main.",
        advice="Le banquier ne peut pas renflouer la banque à présent.",
    ),
    "bank_below_minimum": RefusalText(
        title="La banque est trop petite",
        meaning="Une banque commence, ou reprend après avoir sauté, avec `bank_minimum` au moins.",
        remedy="Mettez davantage.",
        advice="Une banque doit avoir au moins {minimum:sum}.",
    ),
    "bank_covered": RefusalText(
        title="La banque est couverte",
        meaning="La galerie ne mise que si les joueurs assis ne couvrent pas la banque.",
        remedy="Faites attendre le joueur jusqu’au coup suivant.",
        advice="Les joueurs assis couvrent la banque de {bank:sum}. La galerie ne peut pas miser.",
    ),
    "stake_below_minimum": RefusalText(
        title="La mise est sous le minimum",
        meaning="La mise entière serait sous `min_stake`.",
        remedy="Misez plus.",
        advice="La mise minimale est de {minimum:sum}.",
    ),
    "stake_above_maximum": RefusalText(
        title="La mise dépasse le maximum",
        meaning="La mise entière dépasserait `max_stake`, ou 10^12.",
        remedy="Misez moins.",
        advice="La mise maximale est de {maximum:sum}.",
    ),
    "odd_stake": RefusalText(
        title="La banque ne se partage pas",
        meaning=(
            "Une banque de 1 n’a pas de moitiés\u00a0; avec `odd_half`\u00a0: `refuse`, aucune "
            "banque impaire n’en a."
        ),
        remedy="Faites banco sur une seule main.",
        advice="Une banque de {bank:sum} ne se partage pas. Faites banco sur une seule main.",
    ),
    "bank_cover_short": RefusalText(
        title="La banque ne couvre pas toutes les mises",
        meaning="Le banquier a tenu tout une fois\u00a0: il doit désormais tenir toutes les mises.",
        remedy="Saisissez `accept` ou `pass`.",
        advice="Il manque {excess:sum} à la banque. Tenez les mises, ou passez la main.",
    ),
    "card_seen": RefusalText(
        title="Cette carte est épuisée",
        meaning="Tous les exemplaires de cette carte sont sortis depuis qu’on a mêlé.",
        remedy="Vérifiez les cartes.",
        advice="{card:definite} n’est plus dans le sabot. Vérifiez les cartes.",
    ),
    "rank_exhausted": RefusalText(
        title="Il n’y a plus de carte de ce rang",
        meaning="Toutes les cartes de ce rang sont sorties depuis qu’on a mêlé.",
        remedy="Vérifiez les cartes.",
        advice="Il ne reste plus de {rank:ranks}. Vérifiez les cartes.",
    ),
    "pack_exhausted": RefusalText(
        title="Il reste trop peu de cartes",
        meaning="Un coup demande `stock_minimum` cartes, et autant qu’on en donne.",
        remedy="Saisissez `shoe`.",
        advice="Il reste trop peu de cartes pour un coup. Mêlez les cartes.",
    ),
    "draw_forbidden": RefusalText(
        title="On ne tire pas de troisième carte",
        meaning=(
            "Un abattage finit le coup\u00a0: celui du banquier, partout\u00a0; celui d’un "
            "tableau, pour ce tableau\u00a0; ceux de tous, aussi pour le banquier."
        ),
        remedy="Vérifiez les cartes.",
        advice="Après un abattage, on ne tire plus. Vérifiez les cartes.",
    ),
    "false_draw": RefusalText(
        title="Il y a faute de tirage",
        meaning="De zéro à quatre un ponte tire, à six ou sept non. Ces règles refusent le reste.",
        remedy="Vérifiez les cartes.",
        advice="À {points:number}, un ponte tire une carte. Vérifiez les cartes.",
        variants={"points=6|7": "À {points:number}, un ponte ne tire pas. Vérifiez les cartes."},
    ),
}
"""By code."""
