"""The texts of the refusals that every game has, in French."""

from collections.abc import Mapping

from service.domain.port.refusals import RefusalText

REFUSALS_FR: Mapping[str, RefusalText] = {
    "session_closed": RefusalText(
        title="La partie est fermée",
        meaning="La partie est fermée\u00a0; seules les corrections sont acceptées.",
        remedy="Ouvrez une nouvelle partie, ou annulez la fermeture.",
        advice="Cette table est fermée.",
    ),
    "session_open": RefusalText(
        title="La partie est ouverte",
        meaning="La partie est ouverte. Les paiements se notent après la fermeture.",
        remedy="Fermez d’abord la partie.",
        advice="Cette table est ouverte. Les paiements se notent quand elle est fermée.",
    ),
    "pen_elsewhere": RefusalText(
        title="Un autre appareil a le contrôle de cette table",
        meaning=(
            "Un autre appareil écrit pour cette table\u00a0: `holder` est l’identifiant de sa "
            "clé, `device` son nom, `since` le moment où il a pris le contrôle. Seuls les "
            "appareils associés reçoivent ce code\u00a0; la clé d’un script n’a pas besoin de la"
            " main."
        ),
        remedy="Écrivez sur cet appareil, ou prenez le contrôle et renvoyez la saisie.",
        advice="Un autre appareil a le contrôle de cette table.",
        variants={
            "device": "{device} a le contrôle de cette table.",
        },
    ),
    "unknown_punter": RefusalText(
        title="Aucun joueur n’a ce nom",
        meaning="Aucun joueur n’a ce nom ici. Les noms se comparent lettre par lettre.",
        remedy="Vérifiez l’orthographe\u00a0; ajoutez d’abord le joueur.",
        advice="Aucun joueur du nom {player:genitive} à cette table.",
    ),
    "punter_exists": RefusalText(
        title="Un joueur a déjà ce nom",
        meaning=(
            "Un joueur a ou a eu ce nom, ou c’est `bank`, `box` ou `pool:NAME`, qui ont un sens "
            "dans les paiements\u00a0; les noms qui ne diffèrent que par la casse sont les mêmes."
        ),
        remedy="Utilisez la place existante, ou choisissez un autre nom.",
        advice="{player} est déjà à cette table.",
        variants={
            "party": "Dans les paiements, {player} est une autre partie. Choisissez un autre nom.",
            "other": "{player} était le nom {other:genitive}. Choisissez un autre nom.",
        },
    ),
    "too_many_names": RefusalText(
        title="La table a trop de noms",
        meaning="La table a déjà `maximum` noms de joueurs. Les anciens noms comptent aussi.",
        remedy=(
            "Ouvrez une autre table. Si un joueur revient, il a déjà une place\u00a0: apportez "
            "de l’argent dans cette bourse."
        ),
        advice="Cette table a déjà {maximum:number} noms. Ouvrez une autre table.",
    ),
    "name_invalid": RefusalText(
        title="Le nom a un caractère interdit",
        meaning=(
            "Un nouveau nom a un caractère invisible, qui change le sens du texte ou qui "
            "n’appartient à aucune écriture\u00a0: `character` est son point de code, `position`"
            " sa place dans le nom, à partir de 1."
        ),
        remedy="Saisissez le nom de nouveau sans ce caractère.",
        advice="Le caractère {position:number} du nom ne peut pas être utilisé.",
    ),
    "name_looks_like_another": RefusalText(
        title="Le nom ressemble à un autre",
        meaning=(
            "Un nouveau nom ressemble à `other`, avec d’autres caractères\u00a0: une lettre "
            "cyrillique pour une lettre latine, ou `Anna l` à côté de `Anna 1`."
        ),
        remedy="Choisissez un nom d’un autre aspect.",
        advice="Une autre clé a un nom qui ressemble à celui-ci.",
        variants={
            "other": "Ce nom ressemble à {other}.",
        },
    ),
    "same_punter": RefusalText(
        title="Les deux côtés sont le même joueur",
        meaning="Les deux côtés de la saisie sont le même joueur.",
        remedy="Nommez l’autre côté.",
        advice="Les deux côtés sont le même joueur. Choisissez deux joueurs différents.",
    ),
    "too_many_payments": RefusalText(
        title="La partie a trop de paiements",
        meaning=(
            "`maximum` paiements de la partie comptent déjà. Les paiements annulés ne comptent pas."
        ),
        remedy="Annulez les paiements notés par erreur, ou notez un paiement pour plusieurs.",
        advice="Cette table a déjà {maximum:number} paiements. Retirez-en un d’abord.",
    ),
    "purse_short": RefusalText(
        title="La bourse n’a pas assez",
        meaning="La bourse ne contient pas assez.",
        remedy="Saisissez un montant plus petit, ou enregistrez d’abord un apport.",
        advice="La bourse {player:genitive} ne contient que {purse:sum}.",
        variants={
            "kind=cashout": (
                "La bourse {player:genitive} ne contient que {purse:sum}. Retirez moins."
            ),
        },
    ),
    "bankroll_short": RefusalText(
        title="Le compte n’a pas assez",
        meaning=(
            "Le compte derrière une place, ou derrière la banque, n’a pas assez. `bankroll`"
            " le nomme, `balance` est son solde\u00a0; les deux sont nuls pour une clé qui ne "
            "peut pas voir les personnes."
        ),
        remedy="Saisissez un montant plus petit, ou enregistrez d’abord un dépôt.",
        # For a key that may not see whose bankroll it is.
        advice=(
            "Un compte n’a pas assez pour cela. Saisissez moins, ou demandez à un "
            "gestionnaire de toutes les tables."
        ),
        variants={
            "bankroll": "Le compte {bankroll:genitive} n’a que {balance:sum}.",
        },
    ),
    "bankroll_linked": RefusalText(
        title="La place a déjà un compte ou de l’argent",
        meaning="La place joue déjà avec un compte, ou la banque a déjà de l’argent.",
        remedy=(
            "Liez une place avant que le joueur s’assoie, et la banque à l’ouverture de la partie."
        ),
        advice="{player} joue déjà avec un compte.",
        variants={
            "player=bank": (
                "La banque a déjà de l’argent. Choisissez son compte à l’ouverture de la table."
            ),
        },
    ),
    "practice_has_no_bankroll": RefusalText(
        title="Une table d’essai ne peut pas jouer avec un compte",
        meaning=(
            "La partie est un essai, ou doit l’être, et une place ou la banque joue avec un"
            " compte, ou doit le faire. Un essai ne déplace jamais l’argent d’une personne."
        ),
        remedy="Ouvrez une table qui compte, ou laissez le compte de côté.",
        advice="Une table d’essai ne peut pas jouer avec un compte.",
    ),
    "nothing_to_undo": RefusalText(
        title="Il n’y a rien à annuler ni à rétablir",
        meaning="Il n’y a pas de saisie à annuler, ou pas de saisie à rétablir.",
        remedy="Il n’y a rien à faire.",
        advice="Il ne reste rien à annuler.",
    ),
    "correction_refused": RefusalText(
        title="La correction est refusée",
        meaning=(
            "La saisie annulée n’est pas la plus récente, la saisie corrigée ne compte "
            "plus, des saisies suivantes ne conviendraient plus (`refused` en donne la "
            "liste), ou un compte n’a pas assez pour rendre ce qu’il a gagné (`bankroll` et "
            "`balance`, comme pour `bankroll_short`)."
        ),
        remedy=(
            "Vérifiez le journal. Envoyez la correction avec `drop_refused` si les saisies "
            "de la liste peuvent être abandonnées. Enregistrez d’abord un dépôt si un compte "
            "n’a pas assez."
        ),
        advice="Cette saisie a été corrigée ou retirée entre-temps.",
        variants={
            "kind=undo&bankroll=null": (
                "Impossible d’annuler\u00a0: un compte n’a pas assez pour rendre ce qu’il a reçu. "
                "Demandez à un gestionnaire de toutes les tables d’enregistrer d’abord un dépôt."
            ),
            "kind=undo&bankroll": (
                "Impossible d’annuler\u00a0: le compte {bankroll:genitive} n’a que {balance:sum} "
                "pour rendre ce qu’il a reçu. Enregistrez d’abord un dépôt."
            ),
            "bankroll=null": (
                "Un compte n’a pas assez pour cela. Saisissez moins, ou demandez à un "
                "gestionnaire de toutes les tables."
            ),
            "bankroll": (
                "Le compte {bankroll:genitive} n’a que {balance:sum}, trop peu pour cela. "
                "Enregistrez d’abord un dépôt."
            ),
            "kind=undo": "Une autre saisie l’a suivie. Annulez-la d’abord.",
            "refused": "Des saisies suivantes ne conviennent plus.",
        },
    ),
    "sheet_disagrees": RefusalText(
        title="La feuille ne concorde pas",
        meaning="Une feuille de marque ne donne pas le résultat attendu.",
        remedy="Comparez la ligne indiquée avec le papier.",
        advice="Les montants de la feuille diffèrent à la ligne {line:number}.",
    ),
}
"""By code."""
