"""What pages leave out of the tables of reports, and why; the spreadsheet and CSV files have it.

``tests/reports/test_page_columns.py`` names each column that is neither on the page nor here.
"""

from collections.abc import Mapping

LeftOut = Mapping[str, str | Mapping[str, str]]
"""The reason for each whole table, or for each of its columns, by the table's name."""

_ID = "An id is for programs; a page has names."
_FACTS = "The facts, the totals and the hash of the page show what a reader needs."
_JOURNAL = "A session has more postings than a page has space for."
_BALANCES = "The other tables and the totals show what the accounts hold."
_CHART = "The chart and its figures show it."
_HASHES = "The hashes at the end of the page have it."

SESSION: LeftOut = {
    "summary": _FACTS,
    "standings": {"role": "It says who banks now, which changes no figure of the standings."},
    "bank": {"role": "The column of the party names the bank or the pool."},
    "rules": {"changed": "The column of the source marks each changed rule."},
    "rounds": {
        "version": "The number and the time identify a round.",
        "table_net": "A column has the difference to the round before.",
    },
    "round_nets": _CHART,
    "corrections": {
        "dropped": "The column of the reason has the count.",
        "restored": "The column of the reason has the count.",
    },
    "entries": "The score sheet has every entry.",
    "journal": _JOURNAL,
    "balances": _BALANCES,
}

GATHERING: LeftOut = {
    "summary": _FACTS,
    "tables": {
        "title": "The column of the table has it, with a number if several tables share it.",
        "session": _ID,
        "preset": "The column of the game names it.",
        "opened_at": "The column of when it was played has it.",
        "closed_at": "The column of when it was played has it.",
        "table_net": "The column of bank and pools has it.",
        "version": _HASHES,
        "head_hash": _HASHES,
    },
    "person_tables": "A table has one row for each player, with all tables.",
    "payouts": {
        "role": "The column of the name begins with it if no player is paid.",
        "table": "The column of the tables has all tables of a party.",
        "amount": "The column of the tables has the amount at each table.",
    },
    "rounds": _CHART,
    "round_nets": _CHART,
    "journal": _JOURNAL,
    "balances": _BALANCES,
}

STATEMENT: LeftOut = {
    "summary": _FACTS,
    "moves": {
        "version": "The date and the order identify a move.",
        "at": "The column of the date has it.",
        "title": "The column of the table or note has it.",
        "party": "The table of sessions names the party.",
        "note": "The column of the table or note has it.",
        "session": _ID,
    },
    "sessions": {
        "title": "The column of the table has it.",
        "session": _ID,
        "game": "The title identifies the table.",
        "preset": "The title identifies the table.",
        "role": "The column of the party names a bank.",
        "opened_at": "The column of when it was played has the date.",
        "closed_at": "The warning of the page says how many tables are not closed.",
        "version": _HASHES,
        "head_hash": _HASHES,
    },
    "journal": _JOURNAL,
    "balances": _BALANCES,
}

BANKROLLS: LeftOut = {
    "totals": "The totals at the end of the page have it.",
    "bankrolls": {"person": _ID},
}
"""The tables have the code of their currency after their names."""
