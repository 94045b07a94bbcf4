"""What the properties of reports and of other figures of a session mean in the OpenAPI document."""

from collections.abc import Mapping

_REPORT: Mapping[str, str] = {
    "balances": "Every account with its balance, in smallest units.",
    "corrections": "The corrections and rulings.",
    "curve": "What each player had over time.",
    "entries": "The entries in the order of play, as lines of a score sheet.",
    "journal": "The postings, oldest first.",
    "last_at": "When the last event was recorded.",
    "parties": "Players in the order of their seats, then pools and the bank.",
    "rounds": "The ends of the rounds.",
    "rules": "The rules.",
    "tables": "Tables of the game.",
}

_PAYEE = (
    "The name of the person over all tables, of the owner of a bank, or of a pool; empty for a "
    "bank without an owner."
)

MEANINGS_IN_REPORTS: Mapping[str, Mapping[str, str]] = {
    "Coins": {
        "units": "What one coin is worth, in smallest units.",
        "count": "How many coins.",
    },
    "GatheringReport": {
        "gathering": "The gathering.",
        "events": "The number of events at all tables.",
        "hash": "The SHA-256 of the hashes of the last events, one on each line: that of the "
        "gathering, then those of the tables.",
        "other_currencies": "The currencies of the gathering's other tables: each has a report of "
        "its own.",
        "payouts": "What each party gets from the boxes of closed tables, if the money is there.",
        "payouts_due": "What these boxes still have to pay, to each payee over all tables.",
        "payouts_owed": "What is still to be paid into these boxes, by each payee over all tables.",
        "box_left": "What stays in these boxes for the bankrolls; below zero, they owe it.",
        "between_parties": "The closed tables without payouts, because their parties pay one "
        "another.",
        "rounds": "The ends of all rounds, in their order.",
        "sessions": "The report of each table.",
        "tables": "The tables.",
    },
    "BetweenParties": {
        "paid": "How many transfers were paid.",
        "due": "How many are due, in the way that has fewer of them.",
    },
    "EveningBox": {
        "between_parties": "How far the parties have paid one another; null if the box pays. Such "
        "a table has no payouts.",
        "bank_debt": "What the bank still owes, in smallest units.",
        "box_left": "What stays in the box for the bankrolls, in smallest units.",
        "closed": "Whether the session is closed. Only closed ones pay.",
        "name": "The name of the session.",
        "version": "The version of the session, to send as `If-Match` with its payments.",
    },
    "EveningPayee": {
        "due": "What is still to pay, in smallest units; below zero, what the payee pays.",
        "name": _PAYEE,
        "paid": "What was paid, in smallest units; below zero, what the payee paid.",
        "payouts": "One for each table, or several if a table paid in parts.",
        "coins": "The coins that make up what is still to pay.",
        "remains": "What the coins cannot pay of it, in smallest units.",
    },
    "EveningPayout": {
        "from": "Who pays: a player, `bank`, `pool:NAME`, or `box`.",
        "paid": "Whether it was paid.",
        "session": "The id of the session whose box pays or gets it.",
        "to": "Who is paid: a player, `bank`, `pool:NAME`, or `box`.",
    },
    "EveningSettlingUp": {
        "coins": "The coins of all that the boxes still pay.",
        "currencies": "The currencies of all tables of the gathering.",
        "currency": "The currency of the tables; null if there is no table.",
        "gathering": "The gathering.",
        "due": "The sum of what is still to pay, less what payees pay in, in smallest units.",
        "paid": "The sum of what was paid, less what payees paid in, in smallest units.",
        "payees": "Players by place, then banks and pools.",
        "remains": "What the coins cannot pay of it, in smallest units.",
        "tables": "The tables in this currency, the first opened first.",
    },
    "EveningSettlingUpQuery": {
        "currency": "The currency of the tables; that of the newest table if it is missing.",
    },
    "GatheringReportPayout": {
        "name": _PAYEE,
        "table": "The short name of the table.",
        "amount": "What the party gets from the box, in smallest units; below zero, what it pays.",
        "paid": "Whether it was paid.",
    },
    "GatheringReportPerson": {
        "nets": "The net at each table, by its short name.",
        "line": "The net over all tables after each round.",
    },
    "GatheringReportQuery": {
        "currency": "The currency of the tables; that of the newest table if it is missing.",
        "report": "The id of a requested report. It is sent as it is, even if tables changed.",
    },
    "GatheringReportRound": {
        "number": "The number of the round at its table.",
        "table": "The short name of the table.",
    },
    "GatheringReportTable": {
        "corrections": "The number of corrections.",
        "entries": "The number of entries that count.",
        "rulings": "The number of rulings.",
        "table": "The short name of the table in this report.",
    },
    "PurseHistory": {
        "players": "The players that the key may see.",
        "rounds": "The ends of the rounds.",
        "versions": "The versions that the amounts stand for; the last one is the newest.",
    },
    "PurseHistoryPlayer": {
        "amounts": "What the player had at each of the versions; null before a seat.",
        "moves": "What the player bought in and cashed out. The first is the purse at the seat.",
        "nets": "What the player had won at each of the versions; null before a seat.",
    },
    "PurseHistoryMove": {
        "amount": "What was bought in, in smallest units; below zero what was cashed out.",
    },
    "PurseHistoryRound": {
        "gain": "What bank and pools won in this round, in smallest units; null for a punter.",
        "number": "The number of the round, from 1.",
        "table": "The net of bank and pools by then, in smallest units; null for a punter.",
    },
    "Report": {
        **_REPORT,
        "events": "The whole log, with which anyone can check the seal.",
        "seal": "The seal at this version, or null if the house has no key for seals.",
    },
    "ReportOfTable": _REPORT,
    "ReportCorrection": {
        "change": "What was done.",
        "dropped": "How many later entries were dropped, because the rules refused them.",
        "restored": "How many entries count again that the correction it takes back had dropped.",
        "lines": "The entries that it removed or brought back, as lines of a score sheet.",
        "new_lines": "The entries that it added, as lines of a score sheet.",
    },
    "ReportCurve": {
        "amounts": "One amount for each of the versions, by player; null before a seat.",
        "highest": "The highest net, by player.",
        "lowest": "The lowest net, by player.",
        "moves": "What was bought in and cashed out, by player; first the purse at the seat.",
        "nets": "One net for each of the versions, by player; null before a seat.",
        "versions": "The versions that the amounts stand for.",
    },
    "ReportMove": {
        "amount": "What was bought in, in smallest units; below zero what was cashed out.",
    },
    "ReportEntry": {
        "added": "Whether a correction added it.",
        "happened_at": "When it happened, as far as known.",
        "line": "The entry as a line of a score sheet.",
        "removed": "How it stopped counting, or null while it counts.",
    },
    "ReportParty": {"staked": "What is staked, as score sheets count it."},
    "ReportPosting": {
        "at": "When it happened at the table, but never before the posting before it. In a "
        "statement, when it was recorded.",
        "event": "The name of the event.",
        "recorded_at": "When it was recorded, or null for a balance brought forward.",
    },
    "ReportRound": {
        "nets": "The players' nets by name, in smallest units.",
        "number": "The number of the round, from 1.",
    },
    "ReportRule": {
        "name": "The name of the rule.",
        "changed": "Whether it differs from the preset.",
        "source": "The source that decides it, or null for a house choice.",
        "value": "The value of the rule.",
    },
    "ReportState": {
        "id": "The id of the requested report.",
        "done": "How many events are worked into the report.",
        "error": "Why the report could not be made; null if it was, or is being made. What an "
        "unexpected error was is only in the log of the worker.",
        "format": "The format of the report.",
        "report": "The address of the report.",
        "total": "How many events there are.",
        "version": "The version of the session. For a gathering, the number of events of all its "
        "sessions.",
    },
    "ReportTable": {
        "name": "The name of the table.",
        "columns": "The types of the columns, by name.",
        "rows": "The cells of each row, in the order of the columns.",
    },
    "ReportTotals": {
        "at_table": "What all players have on the table, also as bankers.",
        "entries": "The number of entries that count.",
        "outside": "Below zero: what came from outside and has not gone back.",
        "players_net": "The sum of the players' nets.",
        "posted": "The sum of all postings.",
        "postings": "The number of postings.",
        "purses": "What is in all purses.",
        "table": "What bank and pools hold.",
    },
    "SettlingUp": {
        "bank_debt": "What the bank still owes, in smallest units, because its bankroll had too "
        "little at the close. A transfer of each way pays it.",
        "box_left": "What stays in the box for the bankrolls when all payouts are made, in "
        "smallest units. Below 0, the box has too little by that.",
        "coins": "The coins of all payouts from the box together.",
        "remains": "What the coins cannot pay of all payouts together, in smallest units.",
        "payouts": "Who gets what from the money at the table.",
        "with_bank": "Who pays whom if no money is at the table, with the bank as a party.",
        "without_bank": "Who pays whom if the players share the bank's net equally.",
    },
    "Statement": {
        "from": "The first day of the period in `time_zone`, or null.",
        "hash": "The SHA-256 over the last events of the person and of the sessions.",
        "journal": "The postings of the bankroll, oldest first.",
        "moves": "The changes of the bankroll, oldest first.",
        "person": "The person.",
        "sessions": "The seats for which the bankroll paid in the period, and those that began it "
        "in play or with a debt.",
        "time_zone": "The time zone of the house, in which the days of the period begin.",
        "to": "The last day of the period in `time_zone`, or null.",
    },
    "StatementMove": {
        "balance": "The bankroll after it, in smallest units.",
        "change": "What happened.",
        "player": "The name of the seat, or `bank`; null outside of a session.",
        "session": "The id of the session, or null.",
        "title": "The name of the session, or null.",
    },
    "Bankroll": {
        "added_at": "When the person was added.",
        "balance": "The bankroll, in smallest units.",
        "in_play": "What the person has at open tables, in smallest units.",
        "owed": "What the person still owes as a banker, in smallest units.",
        "person": "The id of the person.",
    },
    "BankrollList": {
        "at": "When the list was made.",
        "bankrolls": "One for each person and currency, by currency and name.",
        "hash": "The SHA-256 of the bankrolls.",
        "people": "The number of all people.",
        "totals": "The total of each currency in which someone has a bankroll.",
    },
    "BankrollTotal": {
        "balance": "The sum of the bankrolls, in smallest units.",
        "in_play": "What people have at open tables, in smallest units.",
        "owed": "What people still owe as bankers, in smallest units.",
        "people": "The number of people with a bankroll in this currency.",
    },
    "StatementPerson": {"version": "The number of the newest event in the person's log."},
    "StatementQuery": {
        "currency": "The currency of the bankroll; that of the person's newest move, in any "
        "period, if it is missing.",
        "from": "The first day, in the time zone of the house.",
        "to": "The last day, in the time zone of the house.",
    },
    "StatementSession": {
        "debt_paid": "What was paid of the bank's debt until the end of the period, from outside "
        "the bankroll, in smallest units.",
        "paid_before": "What the bankroll had paid for the seat before the period, less what it "
        "got back, in smallest units.",
        "in_play": "What the seat has at the end of the period, in smallest units; 0 after the "
        "close. Below 0, the bank owes it, because its bankroll had too little.",
        "result": "The net of the seat at the end of the period, in smallest units.",
    },
    "StatementTotals": {
        "closing_balance": "The bankroll at the end of the period, in smallest units.",
        "debt_paid": "What was paid of banks' debts, in smallest units.",
        "deposited": "What came from outside, in smallest units.",
        "in_play": "What the seats have at the end of the period, in smallest units.",
        "opening_balance": "The bankroll before the period, in smallest units.",
        "paid_before": "What the bankroll had paid for these seats before the period, less what "
        "it got back, in smallest units.",
        "result": "The sum of the seats' nets, in smallest units.",
        "withdrawn": "What was paid out, in smallest units.",
    },
    "Transfer": {
        "coins": "The coins that make up the amount, but for what remains; empty in a currency "
        "without coins.",
        "from": "Who pays: a player, `bank`, `pool:NAME`, or `box`, the money at the table.",
        "paid": "Whether it was paid.",
        "remains": "What the coins on the table cannot pay of the amount, in smallest units.",
        "to": "Who is paid: a player, `bank`, `pool:NAME`, or `box`.",
    },
}
"""By schema and name of the property."""
