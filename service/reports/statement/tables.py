"""The tables of a bankroll's statement as typed data, from which every format is written."""

from collections.abc import Iterator
from dataclasses import fields

from service.reports.ledgers.transactions import commodity
from service.reports.statement.model import BankrollStatement, StatementSession, StatementTotals
from service.reports.tables import (
    AMOUNT,
    BALANCE_COLUMNS,
    DATE,
    JOURNAL_COLUMNS,
    MIXED,
    NUMBER,
    TEXT,
    TIME,
    WORD,
    ReportTable,
    Row,
    TypedValue,
    journal_row,
)

SEAT_AMOUNTS = ("paid_before", "moved_in", "moved_out", "debt_paid", "result", "in_play")


def statement_tables(statement: BankrollStatement) -> tuple[ReportTable, ...]:
    """Return every table of a statement. The names and order are stable."""
    return (
        ReportTable(
            name="summary",
            columns={"key": TEXT, "value": MIXED},
            rows=(*_facts(statement), *_totals(statement.totals)),
        ),
        moves_table(statement),
        sessions_table(statement),
        ReportTable(
            name="journal", columns=JOURNAL_COLUMNS, rows=tuple(map(journal_row, statement.journal))
        ),
        ReportTable(
            name="balances", columns=BALANCE_COLUMNS, rows=tuple(statement.balances.items())
        ),
    )


def _facts(statement: BankrollStatement) -> Iterator[tuple[str, TypedValue]]:
    yield "person", TypedValue(TEXT, statement.person.id)
    yield "name", TypedValue(TEXT, statement.person.name)
    yield "from", TypedValue(DATE, statement.period.start)
    yield "to", TypedValue(DATE, statement.period.end)
    yield "time_zone", TypedValue(TEXT, statement.period.zone.name)
    yield "currency", TypedValue(WORD, statement.currency.code)
    yield "unit", TypedValue(WORD, commodity(statement.currency))
    yield "version", TypedValue(NUMBER, statement.person.version)
    yield "head_hash", TypedValue(TEXT, statement.person.head)
    yield "hash_of_statement", TypedValue(TEXT, statement.head)


def _totals(totals: StatementTotals) -> Iterator[tuple[str, TypedValue]]:
    for field in fields(totals):
        yield field.name, TypedValue(AMOUNT, getattr(totals, field.name))


def moves_table(statement: BankrollStatement) -> ReportTable:
    """Return the moves of the bankroll, oldest first."""
    columns = {"version": NUMBER, "at": TIME, "change": WORD, "amount": AMOUNT, "balance": AMOUNT}
    return ReportTable(
        name="moves",
        columns={**columns, "title": TEXT, "party": TEXT, "note": TEXT, "session": TEXT},
        rows=tuple(
            (
                *(move.version, move.at, move.change, move.amount, move.balance),
                *(move.title, move.player, move.note, move.session),
            )
            for move in statement.moves
        ),
    )


def sessions_table(statement: BankrollStatement) -> ReportTable:
    """Return the seats for which the bankroll paid."""
    names = {"title": TEXT, "session": TEXT, "game": WORD, "preset": WORD}
    seat = {"party": TEXT, "role": WORD, "opened_at": TIME, "closed_at": TIME}
    amounts = dict.fromkeys(SEAT_AMOUNTS, AMOUNT)
    return ReportTable(
        name="sessions",
        columns={
            **names,
            **seat,
            **amounts,
            "version": NUMBER,
            "head_hash": TEXT,
        },
        rows=tuple(map(_session, statement.sessions)),
    )


def _session(seat: StatementSession) -> Row:
    table = seat.table
    return (
        *(table.title, table.session, table.game.name, table.preset),
        *(seat.player, seat.role, table.opened_at, table.closed_at),
        *(getattr(seat, name) for name in SEAT_AMOUNTS),
        *(table.version, table.head),
    )
