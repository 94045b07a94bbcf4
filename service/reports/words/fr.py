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


def _more(count: int) -> str:
    rows = "1 autre ligne" if count == 1 else f"{count} autres lignes"
    return f"{rows} dans le classeur (XLSX) et dans les fichiers CSV."


def _labelled(label: str, text: str) -> str:
    return f"{label}\u00a0: {text}" if text else label


FR = ReportWords(
    language="fr",
    date=_date,
    time=_time,
    columns={
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
        "change": "Changement",
        "changed": "Modifiée",
        "dropped": "Saisies écartées",
        "entry": "Saisie",
        "event": "Événement",
        "from": "De",
        "key": "Rubrique",
        "line": "Ligne",
        "name": "Joueur",
        "net": "Résultat",
        "new_entry": "Nouvelle saisie",
        "party": "Partie",
        "place": "Rang",
        "purse": "Bourse",
        "reason": "Raison",
        "removed": "Ne compte plus",
        "reverses": "Annule",
        "role": "Rôle",
        "rule": "Règle",
        "source": "Source",
        "table_net": "Résultat de la banque et des pots",
        "to": "À",
        "value": "Valeur",
        "version": "Version",
    },
    headings={
        "balances": "Soldes",
        "bank": "Banque",
        "corrections": "Corrections et décisions",
        "curve": "Ce qu’avait chaque joueur, bourse et mises ensemble",
        "entries": "Saisies",
        "journal": "Journal",
        "players": "Joueurs",
        "round_nets": "Résultat après chaque tour",
        "rounds": "Tour par tour",
        "rules": "Règles",
        "standings": "Classement",
        "summary": "Résumé",
    },
    changes={
        "undone": "Annulée",
        "restored": "Rétablie",
        "amended": "Modifiée",
        "inserted": "Insérée",
        "struck": "Rayée",
        "ruling": "Décision",
    },
    removed={
        "undone": "annulée",
        "amended": "modifiée",
        "struck": "rayée",
        "dropped": "écartée",
    },
    phrases={
        "at_table": "Sur la table",
        "balanced": "Tous les comptes ensemble font zéro.",
        "bank_brought": "Apporté",
        "bank_has": "Possède",
        "bank_net": "Résultat",
        "changed_rule": "règle de la maison",
        "closed": "Fermée",
        "contents": "Les comptes d’une table",
        "currency": "Monnaie",
        "date": "Date",
        "entries": "Saisies",
        "hash": "Empreinte du dernier événement",
        "holder": "Tenue par",
        "house_choice": "choix de la maison",
        "leader": "En tête",
        "no_corrections": "Aucune correction et aucune décision.",
        "no_players": "Aucun joueur.",
        "not_closed": "La table n’est pas encore fermée.",
        "opened": "Ouverte",
        "outside": "Venu de l’extérieur, moins ce qui y est retourné",
        "page": "Page",
        "place": "Lieu",
        "players_net": "Résultat de tous les joueurs",
        "postings": "Écritures",
        "preset": "Règles",
        "purses": "Toutes les bourses",
        "report": "Compte rendu de la table",
        "smallest_units": "Les montants sont en plus petite unité\u00a0:",
        "table_gain": "Gain de la banque et des pots",
        "table_has": "Banque et pots",
        "table_net": "Résultat de la banque et des pots",
        "total": "Total",
        "posted": "Somme des écritures",
        "version": "Version",
        "winners": "Gagnants",
    },
    dropped=_dropped,
    more=_more,
    labelled=_labelled,
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
    summary={
        "session": "Table",
        "title": "Titre",
        "game": "Jeu",
        "preset": "Règles",
        "currency": "Monnaie",
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
        "outside": "Venu de l’extérieur, moins ce qui y est retourné",
        "players_net": "Résultat de tous les joueurs",
        "table_net": "Résultat de la banque et des pots",
        "entries": "Saisies",
        "postings": "Écritures",
        "posted": "Somme des écritures",
    },
    roles={
        "player": "joueur",
        "banker": "banquier",
        "pool": "pot",
        "bank": "banque",
    },
    flags={True: "oui", False: "non"},
)
