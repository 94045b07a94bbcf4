"""The words of reports in English."""

from service.reports.words.words import ReportWords

_MONTHS = (
    *("January", "February", "March", "April", "May", "June"),
    *("July", "August", "September", "October", "November", "December"),
)


def _date(at: str) -> str:
    year, month, day = (int(part) for part in at[:10].split("-"))
    return f"{day} {_MONTHS[month - 1]} {year}"


def _time(at: str) -> str:
    return at[11:16]


def _dropped(count: int) -> str:
    entries = "1 later entry" if count == 1 else f"{count} later entries"
    return f"{entries} no longer counted"


def _restored(count: int) -> str:
    return "1 later entry counts again" if count == 1 else f"{count} later entries count again"


def _more(count: int) -> str:
    rows = "1 more row" if count == 1 else f"{count} more rows"
    return f"{rows} in the spreadsheet (XLSX) and in the CSV files."


def _open_tables(count: int, tables: int) -> str:
    if count == tables:
        return "The table is not closed yet." if tables == 1 else "The tables are not closed yet."
    return f"{count} of {tables} tables {'is' if count == 1 else 'are'} not closed yet."


def _period(start: str | None, end: str | None) -> str:
    if start and end:
        return f"{start} to {end}"
    if start:
        return f"from {start}"
    return f"to {end}" if end else "all"


def _labelled(label: str, text: str) -> str:
    return f"{label}: {text}" if text else label


EN = ReportWords(
    language="en",
    date=_date,
    time=_time,
    columns={
        "due": "To pay",
        "paid": "Paid",
        "start": "Start",
        "lowest": "Lowest",
        "highest": "Highest",
        "end": "End",
        "account": "Account",
        "added": "Added by a correction",
        "amount": "Amount",
        "at": "Time (UTC)",
        "at_table": "On the table",
        "balance": "Balance",
        "brought_in": "Brought in",
        "cashed_out": "Cashed out",
        "change": "Change",
        "closed_at": "Closed (UTC)",
        "corrections": "Corrections",
        "dropped": "Dropped entries",
        "entries": "Entries",
        "entry": "Entry",
        "event": "Event",
        "from": "From",
        "game": "Game",
        "head_hash": "Hash of the last event",
        "key": "Item",
        "line": "Line",
        "lost_at": "Lost at",
        "name": "Player",
        "net": "Net",
        "new_entry": "New entry",
        "number": "No.",
        "opened_at": "Opened (UTC)",
        "party": "Party",
        "place": "Place",
        "played": "Played (UTC)",
        "players": "Players",
        "preset": "Rules",
        "purse": "Purse",
        "reason": "Reason",
        "recorded_at": "Recorded (UTC)",
        "removed": "No longer counts",
        "restored": "Restored entries",
        "reverses": "Reverses",
        "role": "Role",
        "round": "Round",
        "rule": "Rule",
        "rulings": "Rulings",
        "session": "Session",
        "source": "Source",
        "table": "Table",
        "table_net": "Net of bank and pools",
        "tables": "Tables",
        "tables_paying": "From tables",
        "title": "Title",
        "to": "To",
        "value": "Value",
        "version": "Version",
        "won_at": "Won at",
        "date": "Date (UTC)",
        "in_play": "Still in play",
        "moved_in": "Paid in",
        "moved_out": "Paid out",
        "note": "Note",
        "remark": "Table or note",
        "result": "Result",
        "paid_before": "Paid in before, net",
        "debt_paid": "Debt paid",
        "owed": "Owed",
        "person": "Id of the person",
        "person_name": "Person",
        "added_at": "Added (UTC)",
        "currency": "Currency",
        "people": "People",
    },
    headings={
        "balances": "Balances",
        "bank": "Bank",
        "bank_and_pools": "Bank and pools",
        "corrections": "Corrections and rulings",
        "curve": "What each player had won",
        "curve_with_moves": "What each player had won; marks point up at a buy-in, down at a "
        "cash-out",
        "entries": "Entries",
        "journal": "Journal",
        "line": "What each player had won after each round",
        "payouts": "Payouts, money at the tables",
        "person_tables": "Net at each table",
        "pools": "Pools",
        "round_nets": "Net after each round",
        "rounds": "Round by round",
        "rules": "Rules",
        "standings": "Standings",
        "summary": "Summary",
        "tables": "Tables",
        "bankroll": "The bankroll",
        "moves": "Deposits, withdrawals and tables",
        "sessions": "Tables played at",
    },
    changes={
        "undone": "Undone",
        "restored": "Brought back",
        "amended": "Changed",
        "inserted": "Inserted",
        "struck": "Struck out",
        "ruling": "Ruling",
        "deposited": "Deposit",
        "withdrawn": "Withdrawal",
        "moved_to_session": "Paid in at a table",
        "moved_from_session": "Paid out at a table",
    },
    removed={
        "undone": "undone",
        "amended": "changed",
        "struck": "struck out",
        "dropped": "dropped",
    },
    phrases={
        "balanced": "All accounts together are zero.",
        "changed_rule": "house rule",
        "evening_report": "Evening report",
        "gathering": "Name, date and place",
        "house_choice": "house choice",
        "leader": "Leader",
        "no_corrections": "No corrections and no rulings.",
        "no_players": "No players.",
        "no_tables": "No tables.",
        "not_closed": "The table is not closed yet.",
        "owed": "Owed",
        "page": "Page",
        "report": "Session report",
        "seal": "Seal",
        "seal_code": "QR code of the seal",
        "seal_note": "The house signed the hash above. Keep the code or the text. With it, anyone"
        " can check later whether the log was changed.",
        "fingerprint": "Fingerprint of the house’s key",
        "table_gain": "Bank and pools won",
        "total": "Total",
        "bankroll_statement": "Statement of a bankroll",
        "no_moves": "No money moved.",
        "period": "Period",
        "all_bankrolls": "All bankrolls",
        "bankroll_list": "List of bankrolls",
        "no_bankrolls": "No bankrolls.",
        "bankrolls_note": "Balances and money in play belong to the people. What is owed, they pay"
        " to the house.",
    },
    dropped=_dropped,
    restored=_restored,
    more=_more,
    open_tables=_open_tables,
    period=_period,
    labelled=_labelled,
    rank=str,
    currencies={
        "points": "points",
        "lsd": "pounds, shillings and pence",
        "livre": "livres, sols and deniers",
        "gbp": "pounds sterling",
        "eur": "euros",
        "usd": "US dollars",
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
        "bank.table": "Bank",
        "bank.table_net": "Net of the bank",
        "bank.table_gain": "Bank won",
        "pools.table": "Pools",
        "pools.table_net": "Net of the pools",
        "pools.table_gain": "Pools won",
    },
    summary={
        "session": "Session",
        "title": "Title",
        "game": "Game",
        "preset": "Rules",
        "currency": "Currency",
        "time_zone": "Time zone",
        "unit": "Unit of the amounts",
        "opened_at": "Opened",
        "last_at": "Last entry",
        "closed": "Closed",
        "winners": "Winners",
        "version": "Version",
        "head_hash": "Hash of the last event",
        "purses": "All purses",
        "at_table": "On the table",
        "table": "Bank and pools",
        "outside": "Taken out, less what was brought in",
        "players_net": "Net of the players together",
        "table_net": "Net of bank and pools",
        "entries": "Entries",
        "postings": "Postings",
        "posted": "Sum of all postings",
        "gathering": "Evening",
        "name": "Name",
        "date": "Date",
        "place": "Place",
        "tables": "Tables",
        "players": "Players",
        "corrections": "Corrections",
        "rulings": "Rulings",
        "events": "Events",
        "hash": "Hash of all tables",
        "other_currencies": "Other currencies, each with its own report",
        "person": "Person",
        "from": "From",
        "to": "To",
        "hash_of_statement": "Hash of the bankroll and its tables",
        "payouts_due": "Boxes still have to pay",
        "payouts_owed": "Boxes still get",
        "box_left": "Stays in the boxes for bankrolls",
        "between_parties": "Settled without a box",
        "box_lacks": "Missing in the boxes, lost by bankrolls",
        "opening_balance": "Balance before",
        "deposited": "Deposited",
        "withdrawn": "Withdrawn",
        "moved_in": "Paid in at tables",
        "moved_out": "Paid out at tables",
        "closing_balance": "Balance after",
        "paid_before": "Paid in at tables before, net",
        "debt_paid": "Debts paid",
        "in_play": "Still in play",
        "result": "Result of the tables",
        "at": "Time (UTC)",
        "people": "People",
        "balances": "Balances",
        "owed": "Owed",
        "hash_of_bankrolls": "Hash of the list",
    },
    roles={
        "player": "player",
        "banker": "banker",
        "pool": "pool",
        "bank": "bank",
    },
    flags={True: "yes", False: "no"},
)
