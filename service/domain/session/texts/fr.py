"""The texts of what every session has, in French."""

from service.domain.port.game_texts import DeclarationTexts, EntryText, FieldText
from service.domain.session.texts.refusals_fr import REFUSALS_FR

FR = DeclarationTexts(
    no_source="Aucune source ne décide de cette règle.",
    refusals=REFUSALS_FR,
    entries={
        "seat": EntryText("Nouveau joueur", "Installer un joueur avec sa bourse."),
        "buyin": EntryText("Apport", "Apporter de l’argent dans une bourse."),
        "cashout": EntryText("Retrait", "Retirer de l’argent d’une bourse."),
        "close": EntryText("Fermer", "Fermer la session."),
        "undo": EntryText(
            "Annuler", "Annuler la dernière saisie qui compte, avec tout ce qui en est résulté."
        ),
        "redo": EntryText(
            "Rétablir", "Rétablir la dernière saisie annulée, tant que rien d’autre n’est saisi."
        ),
        "ruling": EntryText(
            "Décision",
            "Déplacer de l’argent entre deux bourses, ou entre une bourse et la banque,"
            " par une décision.",
        ),
        "rename": EntryText("Nouveau nom", "Donner un autre nom à un joueur."),
        "payment": EntryText(
            "Paiement",
            "Noter un paiement qui solde une session fermée. Il ne déplace rien dans les comptes.",
        ),
    },
    fields={
        "punter": FieldText("Le nom d’un joueur à la table.", "un nom"),
        "seat.name": FieldText("Le nom du joueur.", "un nom"),
        "amount": FieldText("Dans la plus petite unité de la monnaie.", "un montant"),
        "purse": FieldText("Dans la plus petite unité de la monnaie.", "un montant"),
        "of": FieldText(
            "La version ou la clé de la saisie en question. Si c’en est une autre, c’est refusé."
        ),
        "reason": FieldText("La raison, en quelques mots."),
        "ruling.from": FieldText("Qui paie\u00a0: un joueur à la table, ou `bank`.", "qui paie"),
        "ruling.to": FieldText(
            "Qui reçoit l’argent\u00a0: un joueur à la table, ou `bank`.", "qui reçoit"
        ),
        "rename.punter": FieldText("Le nom du joueur jusqu’ici.", "un nom"),
        "rename.name": FieldText("Le nom désormais.", "le nouveau nom"),
        "payment.from": FieldText(
            "Qui a payé\u00a0: un joueur, `bank`, `pool:NAME` ou `box` pour l’argent sur la table.",
            "qui paie",
        ),
        "payment.to": FieldText(
            "Payé à\u00a0: un joueur, `bank`, `pool:NAME` ou `box` pour l’argent de la table.",
            "qui est payé",
        ),
    },
    labels={
        "name": "nom",
        "punter": "joueur",
        "punters": "joueurs",
        "players": "joueurs",
        "purse": "bourse",
        "amount": "montant",
        "coins": "pièces",
        "price": "prix",
        "of": "saisie",
        "reason": "raison",
        "from": "de",
        "to": "à",
        "phase": "phase",
        "preset": "règles",
        "currency": "monnaie",
        "bank": "banque",
        "banker": "banquier",
        "at_table": "sur la table",
        "brought_in": "apporté",
        "cashed_out": "retiré",
        "net": "résultat",
        "place": "rang",
        "line": "résultat par tour",
        "former_names": "anciens noms",
        "owes_settlement": "règlement en cours",
        "seated": "joueurs",
        "outcome": "issue",
        "card": "carte",
        "cards": "cartes",
        "number": "numéro",
        "for_all": "tout le reste",
    },
    choices={},
    events={
        "session_opened": "session ouverte",
        "punter_seated": "joueur installé",
        "money_brought_in": "argent apporté",
        "money_cashed_out": "argent retiré",
        "session_closed": "session fermée",
    },
)
