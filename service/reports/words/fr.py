"""The words of reports in French."""

from service.reports.words.words import ReportWords

_MONTHS = (
    *("janvier", "février", "mars", "avril", "mai", "juin"),
    *("juillet", "août", "septembre", "octobre", "novembre", "décembre"),
)


def _date(at: str) -> str:
    year, month, day = (int(part) for part in at[:10].split("-"))
    return f"{'1er' if day == 1 else day} {_MONTHS[month - 1]} {year}"


def _time(at: str) -> str:
    return at[11:16].replace(":", "\u00a0h\u00a0")


def _dropped(count: int) -> str:
    if count == 1:
        return "1 saisie suivante ne compte plus"
    return f"{count} saisies suivantes ne comptent plus"


def _restored(count: int) -> str:
    if count == 1:
        return "1 saisie suivante compte de nouveau"
    return f"{count} saisies suivantes comptent de nouveau"


def _more(count: int) -> str:
    rows = "1 autre ligne" if count == 1 else f"{count} autres lignes"
    return f"{rows} dans le classeur (XLSX) et dans les fichiers CSV."


def _open_tables(count: int, tables: int) -> str:
    if count == tables:
        if tables == 1:
            return "La table n’est pas encore fermée."
        return "Les tables ne sont pas encore fermées."
    if count == 1:
        return f"1 table sur {tables} n’est pas encore fermée."
    return f"{count} tables sur {tables} ne sont pas encore fermées."


def _period(start: str | None, end: str | None) -> str:
    if start and end:
        return f"du {start} au {end}"
    if start:
        return f"depuis le {start}"
    return f"jusqu’au {end}" if end else "tout"


def _labelled(label: str, text: str) -> str:
    return f"{label}\u00a0: {text}" if text else label


def _rank(letter: str) -> str:
    return {"K": "R", "Q": "D", "J": "V"}.get(letter, letter)


FR = ReportWords(
    language="fr",
    date=_date,
    time=_time,
    columns={
        "due": "À payer",
        "paid": "Payé",
        "start": "Début",
        "lowest": "Au plus bas",
        "highest": "Au plus haut",
        "end": "Fin",
        "account": "Compte",
        "added": "Ajoutée par une correction",
        "amount": "Montant",
        "at": "Heure (UTC)",
        "at_table": "Sur la table",
        "balance": "Solde",
        "brought_in": "Apporté",
        "cashed_out": "Retiré",
        "change": "Changement",
        "closed_at": "Fermée (UTC)",
        "corrections": "Corrections",
        "dropped": "Saisies écartées",
        "entries": "Saisies",
        "entry": "Saisie",
        "event": "Événement",
        "from": "De",
        "game": "Jeu",
        "head_hash": "Empreinte du dernier événement",
        "key": "Rubrique",
        "line": "Ligne",
        "lost_at": "A perdu à",
        "name": "Joueur",
        "net": "Résultat",
        "new_entry": "Nouvelle saisie",
        "number": "N°",
        "opened_at": "Ouverte (UTC)",
        "party": "Titulaire",
        "place": "Rang",
        "played": "Jouée (UTC)",
        "players": "Joueurs",
        "preset": "Règles",
        "purse": "Bourse",
        "reason": "Raison",
        "recorded_at": "Enregistré (UTC)",
        "removed": "Ne compte plus",
        "restored": "Saisies rétablies",
        "reverses": "Annule",
        "role": "Rôle",
        "round": "Tour",
        "rule": "Règle",
        "rulings": "Décisions",
        "session": "Identifiant",
        "source": "Source",
        "table": "Table",
        "table_net": "Résultat de la banque et des pots",
        "tables": "Tables",
        "tables_paying": "De quelles tables",
        "title": "Titre",
        "to": "À",
        "value": "Valeur",
        "version": "Version",
        "won_at": "A gagné à",
        "date": "Date (UTC)",
        "paid_before": "Versé avant, net",
        "debt_paid": "Dette payée",
        "owed": "Dû",
        "person": "Identifiant de la personne",
        "person_name": "Personne",
        "added_at": "Ajout (UTC)",
        "currency": "Monnaie",
        "people": "Personnes",
        "in_play": "Encore en jeu",
        "moved_in": "Versé",
        "moved_out": "Rendu",
        "note": "Remarque",
        "remark": "Table ou remarque",
        "result": "Résultat",
    },
    headings={
        "balances": "Soldes",
        "bank": "Banque",
        "bank_and_pools": "Banque et pots",
        "corrections": "Corrections et décisions",
        "curve": "Gains de chaque joueur",
        "curve_with_moves": "Gains de chaque joueur\u00a0; une marque vers le haut est un apport, "
        "une marque vers le bas un retrait",
        "entries": "Saisies",
        "journal": "Journal",
        "line": "Gains de chaque joueur après chaque tour",
        "payouts": "Versements, argent aux tables",
        "person_tables": "Résultat à chaque table",
        "pools": "Pots",
        "round_nets": "Résultat après chaque tour",
        "rounds": "Tour par tour",
        "rules": "Règles",
        "standings": "Classement",
        "summary": "Résumé",
        "tables": "Tables",
        "bankroll": "Le compte",
        "moves": "Dépôts, retraits et tables",
        "sessions": "Tables jouées",
    },
    changes={
        "undone": "Annulée",
        "restored": "Rétablie",
        "amended": "Modifiée",
        "inserted": "Insérée",
        "struck": "Rayée",
        "ruling": "Décision",
        "deposited": "Dépôt",
        "withdrawn": "Retrait",
        "moved_to_session": "Versé à une table",
        "moved_from_session": "Rendu par une table",
    },
    removed={
        "undone": "annulée",
        "amended": "modifiée",
        "struck": "rayée",
        "dropped": "écartée",
    },
    phrases={
        "balanced": "Tous les comptes ensemble font zéro.",
        "changed_rule": "règle de la maison",
        "evening_report": "Compte rendu de la soirée",
        "gathering": "Nom, date et lieu",
        "house_choice": "notre choix",
        "leader": "En tête",
        "no_corrections": "Aucune correction et aucune décision.",
        "no_players": "Aucun joueur.",
        "no_tables": "Aucune table.",
        "not_closed": "La table n’est pas encore fermée.",
        "owed": "Dû",
        "page": "Page",
        "report": "Compte rendu de la table",
        "seal": "Sceau",
        "seal_code": "Code QR du sceau",
        "seal_note": "La maison a signé l’empreinte ci-dessus. Gardez le code ou le texte. Avec"
        " lui, chacun pourra vérifier plus tard si le journal a été modifié.",
        "fingerprint": "Empreinte de la clé de la maison",
        "table_gain": "Gain de la banque et des pots",
        "total": "Total",
        "bankroll_statement": "Relevé de compte",
        "no_moves": "Aucun mouvement.",
        "period": "Période",
        "all_bankrolls": "Tous les comptes",
        "bankroll_list": "Liste des comptes",
        "no_bankrolls": "Aucun compte.",
        "bankrolls_note": "Les soldes et l’argent en jeu sont aux personnes. Ce qui est dû, elles"
        " le paient à la maison.",
    },
    dropped=_dropped,
    restored=_restored,
    more=_more,
    open_tables=_open_tables,
    period=_period,
    labelled=_labelled,
    rank=_rank,
    currencies={
        "points": "points",
        "lsd": "livres, shillings et pence",
        "livre": "livres, sols et deniers",
        "gbp": "livres sterling",
        "eur": "euros",
        "usd": "dollars américains",
    },
    units={
        "points": "points",
        "lsd": "farthings",
        "livre": "deniers",
        "gbp": "£",
        "eur": "€",
        "usd": "$",
    },
    of_one={
        "bank.table": "Banque",
        "bank.table_net": "Résultat de la banque",
        "bank.table_gain": "Gain de la banque",
        "pools.table": "Pots",
        "pools.table_net": "Résultat des pots",
        "pools.table_gain": "Gain des pots",
    },
    summary={
        "session": "Table",
        "title": "Titre",
        "game": "Jeu",
        "preset": "Règles",
        "currency": "Monnaie",
        "time_zone": "Fuseau horaire",
        "unit": "Unité des montants",
        "opened_at": "Ouverte",
        "last_at": "Dernière saisie",
        "closed": "Fermée",
        "winners": "Gagnants",
        "version": "Version",
        "head_hash": "Empreinte du dernier événement",
        "purses": "Toutes les bourses",
        "at_table": "Sur la table",
        "table": "Banque et pots",
        "outside": "Retiré, moins ce qui a été apporté",
        "players_net": "Résultat de tous les joueurs",
        "table_net": "Résultat de la banque et des pots",
        "entries": "Saisies",
        "postings": "Écritures",
        "posted": "Somme des écritures",
        "gathering": "Soirée",
        "name": "Nom",
        "date": "Date",
        "place": "Lieu",
        "tables": "Tables",
        "players": "Joueurs",
        "corrections": "Corrections",
        "rulings": "Décisions",
        "events": "Événements",
        "hash": "Empreinte de toutes les tables",
        "other_currencies": "Autres monnaies, chacune avec son rapport",
        "person": "Personne",
        "from": "Du",
        "to": "Au",
        "hash_of_statement": "Empreinte du compte et de ses tables",
        "payouts_due": "Reste à verser par les caisses",
        "payouts_owed": "Reste à verser aux caisses",
        "box_left": "Reste dans les caisses pour les comptes",
        "between_parties": "Réglées sans caisse",
        "box_lacks": "Manque dans les caisses, perdu par les comptes",
        "opening_balance": "Solde avant",
        "deposited": "Déposé",
        "withdrawn": "Retiré",
        "moved_in": "Versé aux tables",
        "moved_out": "Rendu par les tables",
        "closing_balance": "Solde après",
        "paid_before": "Versé aux tables avant, net",
        "debt_paid": "Dettes payées",
        "in_play": "Encore en jeu",
        "result": "Résultat des tables",
        "at": "Heure (UTC)",
        "people": "Personnes",
        "balances": "Soldes",
        "owed": "Dû",
        "hash_of_bankrolls": "Empreinte de la liste",
    },
    roles={
        "player": "joueur",
        "banker": "banquier",
        "pool": "pot",
        "bank": "banque",
    },
    flags={True: "oui", False: "non"},
)
