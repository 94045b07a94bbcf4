"""The tables of a gathering's report as typed data, from which every format is written."""

from collections.abc import Iterator

from service.reports.gathering.model import GatheringReport, GatheringTable
from service.reports.ledgers.transactions import commodity
from service.reports.tables import (
    AMOUNT,
    BALANCE_COLUMNS,
    DATE,
    FLAG,
    JOURNAL_COLUMNS,
    MIXED,
    MONEY_COLUMNS,
    NUMBER,
    TEXT,
    TIME,
    WORD,
    ReportTable,
    Row,
    TypedValue,
    journal_row,
    money_cells,
    total_rows,
)

BELOW_ZERO = {"box_left": "box_lacks"}
"""The titles of sums below zero, which readers see without sign, by those of other sums."""


def without_sign(title: str, amount: int) -> tuple[str, int]:
    """Return the title of a sum that may be below zero, and the sum as a reader sees it."""
    return (BELOW_ZERO[title], -amount) if amount < 0 else (title, amount)


def gathering_tables(report: GatheringReport) -> tuple[ReportTable, ...]:
    """Return every table of a report. The names and order are stable."""
    return (
        _summary(report),
        gathering_standings(report),
        _tables(report),
        _person_tables(report),
        _payouts(report),
        _rounds(report),
        _round_nets(report),
        _journals(report),
        _balances(report),
    )


def _summary(report: GatheringReport) -> ReportTable:
    return ReportTable(
        name="summary",
        columns={"key": TEXT, "value": MIXED},
        rows=(*_facts(report), *total_rows(report.totals), *_settling_up(report)),
    )


def _facts(report: GatheringReport) -> Iterator[tuple[str, TypedValue]]:
    yield "gathering", TypedValue(TEXT, report.gathering.id)
    yield "name", TypedValue(TEXT, report.gathering.name)
    yield "date", TypedValue(DATE, report.gathering.date)
    yield "place", TypedValue(TEXT, report.gathering.place)
    yield "currency", TypedValue(WORD, report.currency.code)
    yield "unit", TypedValue(WORD, commodity(report.currency))
    yield "other_currencies", TypedValue(TEXT, "\n".join(report.other_currencies))
    yield "tables", TypedValue(NUMBER, len(report.tables))
    yield "players", TypedValue(NUMBER, len(report.people))
    yield "closed", TypedValue(FLAG, all(table.report.closed for table in report.tables))
    yield "corrections", TypedValue(NUMBER, report.corrections)
    yield "rulings", TypedValue(NUMBER, report.rulings)
    yield "events", TypedValue(NUMBER, report.events)
    yield "hash", TypedValue(TEXT, report.head)


def _settling_up(report: GatheringReport) -> Iterator[tuple[str, TypedValue]]:
    yield "payouts_due", TypedValue(AMOUNT, report.payouts_due)
    yield "payouts_owed", TypedValue(AMOUNT, report.payouts_owed)
    yield "box_left", TypedValue(AMOUNT, report.box_left)
    yield "between_parties", TypedValue(TEXT, "\n".join(report.between_parties))


def gathering_standings(report: GatheringReport) -> ReportTable:
    """Return the players by place, over all tables."""
    columns = {"place": NUMBER, "name": TEXT, "tables": NUMBER}
    return ReportTable(
        name="standings",
        columns={**columns, **MONEY_COLUMNS},
        rows=tuple(
            (
                person.place,
                person.name,
                len(person.nets),
                *money_cells(person),
            )
            for person in report.people
        ),
    )


def _tables(report: GatheringReport) -> ReportTable:
    names = {"table": TEXT, "title": TEXT, "session": TEXT, "game": WORD, "preset": WORD}
    counts = {"entries": NUMBER, "corrections": NUMBER, "rulings": NUMBER, "version": NUMBER}
    return ReportTable(
        name="tables",
        columns={
            **names,
            "opened_at": TIME,
            "closed_at": TIME,
            "players": NUMBER,
            "table_net": AMOUNT,
            **counts,
            "head_hash": TEXT,
        },
        rows=tuple(_table(table) for table in report.tables),
    )


def _table(table: GatheringTable) -> Row:
    session = table.report
    return (
        *(table.slug, session.title, session.session, session.game.name, session.preset),
        *(session.opened_at, session.closed_at, table.players, session.totals.table_net),
        *(session.totals.entries, table.corrections, table.rulings),
        *(session.version, session.head),
    )


def _person_tables(report: GatheringReport) -> ReportTable:
    """Return the net of each person at each of their tables."""
    return ReportTable(
        name="person_tables",
        columns={"name": TEXT, "table": TEXT, "net": AMOUNT},
        rows=tuple(
            (person.name, table, net)
            for person in report.people
            for table, net in person.nets.items()
        ),
    )


def _payouts(report: GatheringReport) -> ReportTable:
    """Return what each party gets from the box of each closed table, and whether it was paid."""
    return ReportTable(
        name="payouts",
        columns={"name": TEXT, "role": WORD, "table": TEXT, "amount": AMOUNT, "paid": FLAG},
        rows=tuple(
            (payout.name, payout.role, payout.table, payout.amount, payout.paid)
            for payout in report.payouts
        ),
    )


def _rounds(report: GatheringReport) -> ReportTable:
    """Return the rounds; ``number`` counts all of them, ``round`` those of their table."""
    return ReportTable(
        name="rounds",
        columns={"number": NUMBER, "at": TIME, "table": TEXT, "round": NUMBER},
        rows=tuple(
            (number, ended.at, ended.table, ended.number)
            for number, ended in enumerate(report.rounds, start=1)
        ),
    )


def _round_nets(report: GatheringReport) -> ReportTable:
    """Return the net of each person over all tables after each round."""
    return ReportTable(
        name="round_nets",
        columns={"number": NUMBER, "name": TEXT, "net": AMOUNT},
        rows=tuple(
            (number, person.name, person.line[number - 1])
            for number in range(1, len(report.rounds) + 1)
            for person in report.people
        ),
    )


def _journals(report: GatheringReport) -> ReportTable:
    """Return the journals of all tables, one after the other."""
    return ReportTable(
        name="journal",
        columns={"table": TEXT, **JOURNAL_COLUMNS},
        rows=tuple(
            (table.slug, *journal_row(line))
            for table in report.tables
            for line in table.report.journal
        ),
    )


def _balances(report: GatheringReport) -> ReportTable:
    return ReportTable(
        name="balances",
        columns={"table": TEXT, **BALANCE_COLUMNS},
        rows=tuple(
            (table.slug, account, balance)
            for table in report.tables
            for account, balance in table.report.balances.items()
        ),
    )
