"""The tables of a report as typed data, from which every format is written."""

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, fields
from enum import StrEnum
from typing import Any, NamedTuple

from service.domain.port.game_tables import Cell, GameTable
from service.domain.session.log.recorded import event_type
from service.reports.ledgers.transactions import commodity
from service.reports.model import ReportPosting, ReportRule, SessionReport, Totals


class ColumnType(StrEnum):
    """The type of a column.

    ``NUMBER`` is a whole number, ``AMOUNT`` a number of smallest units, ``TIME`` ISO 8601 in UTC.
    ``DATE`` is a day: 2026-01-06. ``FLAG`` is true or false. ``WORD`` is a code with a translation
    in the words of reports or of the game. ``CARD`` is a card as in a score sheet, and ``ENTRIES``
    are lines of a score sheet, which know their entries. In a ``MIXED`` column each cell is a
    ``TypedValue``.
    """

    TEXT = "text"
    NUMBER = "number"
    AMOUNT = "amount"
    TIME = "time"
    DATE = "date"
    FLAG = "flag"
    WORD = "word"
    CARD = "card"
    ENTRIES = "entries"
    MIXED = "mixed"


TEXT, NUMBER, AMOUNT = ColumnType.TEXT, ColumnType.NUMBER, ColumnType.AMOUNT
TIME, FLAG, WORD, MIXED = ColumnType.TIME, ColumnType.FLAG, ColumnType.WORD, ColumnType.MIXED
DATE, ENTRIES = ColumnType.DATE, ColumnType.ENTRIES


Row = tuple[Any, ...]


class TypedValue(NamedTuple):
    """A cell of a ``MIXED`` column."""

    type: ColumnType
    value: Any


@dataclass(frozen=True, slots=True, kw_only=True)
class ReportTable:
    """A table by its name, with the type of each column by the column's name.

    Each row has one value for each column. None: the cell is empty. A cell with several entries or
    names has one in each line. ``of_game``: the game added the table.
    """

    name: str
    columns: Mapping[str, ColumnType]
    rows: tuple[Row, ...]
    of_game: bool = False


JOURNAL_COLUMNS: Mapping[str, ColumnType] = {
    "version": NUMBER,
    "line": NUMBER,
    "at": TIME,
    "event": TEXT,
    "from": TEXT,
    "to": TEXT,
    "amount": AMOUNT,
    "reverses": TEXT,
    "recorded_at": TIME,
}
BALANCE_COLUMNS: Mapping[str, ColumnType] = {"account": TEXT, "balance": AMOUNT}
MONEY_COLUMNS: Mapping[str, ColumnType] = dict.fromkeys(
    ("brought_in", "cashed_out", "purse", "at_table", "net"), AMOUNT
)
"""What a player has, in the standings of a table and of an evening."""

_PARTY_MONEY = ("brought_in", "cashed_out", "purse", "net")


def tables_of(report: SessionReport) -> tuple[ReportTable, ...]:
    """Return every table of a report, the game's own last. The names and order are stable."""
    return (
        _summary(report),
        standings_table(report),
        bank_table(report),
        _rules(report),
        _rounds(report),
        _round_nets(report),
        corrections_table(report),
        _entries(report),
        _journal(report),
        _balances(report),
        *(game_table(table) for table in report.tables),
    )


def _summary(report: SessionReport) -> ReportTable:
    return ReportTable(
        name="summary",
        columns={"key": TEXT, "value": MIXED},
        rows=(*_facts(report), *total_rows(report.totals)),
    )


def _facts(report: SessionReport) -> Iterator[tuple[str, TypedValue]]:
    yield "session", TypedValue(TEXT, report.session)
    yield "title", TypedValue(TEXT, report.title)
    yield "game", TypedValue(WORD, report.game.name)
    yield "preset", TypedValue(WORD, report.preset)
    yield "currency", TypedValue(WORD, report.currency.code)
    yield "unit", TypedValue(WORD, commodity(report.currency))
    yield "opened_at", TypedValue(TIME, report.opened_at)
    yield "last_at", TypedValue(TIME, report.last_at)
    yield "closed", TypedValue(FLAG, report.closed)
    yield "winners", TypedValue(TEXT, "\n".join(report.summary.winners))
    yield "version", TypedValue(NUMBER, report.version)
    yield "head_hash", TypedValue(TEXT, report.head)


def total_rows(totals: Totals) -> Iterator[tuple[str, TypedValue]]:
    """Yield the totals as rows of a summary."""
    for field in fields(totals):
        is_count = field.name in {"entries", "postings"}
        yield field.name, TypedValue(NUMBER if is_count else AMOUNT, getattr(totals, field.name))


def standings_table(report: SessionReport) -> ReportTable:
    """Return the players by place."""
    columns = {"place": NUMBER, "name": TEXT, "role": WORD}
    return ReportTable(
        name="standings",
        columns={**columns, **MONEY_COLUMNS},
        rows=tuple(
            (line.place, line.name, line.role, *money_cells(line)) for line in report.standings
        ),
    )


def money_cells(player: object) -> Row:
    """Return the cells of a player's ``MONEY_COLUMNS``."""
    return tuple(getattr(player, name) for name in MONEY_COLUMNS)


def bank_table(report: SessionReport) -> ReportTable:
    """Return the parties that are not players: bank and pools."""
    return ReportTable(
        name="bank",
        columns={"role": WORD, "party": TEXT, **dict.fromkeys(_PARTY_MONEY, AMOUNT)},
        rows=tuple(
            (party.role, party.name, *(getattr(party, name) for name in _PARTY_MONEY))
            for party in report.summary.others
        ),
    )


def _rules(report: SessionReport) -> ReportTable:
    return ReportTable(
        name="rules",
        columns={"rule": TEXT, "value": MIXED, "source": TEXT, "changed": FLAG},
        rows=tuple(
            (rule.name, _rule_value(report, rule), rule.source, rule.changed)
            for rule in report.rules
        ),
    )


def _rule_value(report: SessionReport, rule: ReportRule) -> TypedValue:
    """Return an amount as such, a word as text, and any other value as JSON."""
    if type(rule.value) is int:
        return TypedValue(AMOUNT if report.game.rules.is_amount(rule.name) else NUMBER, rule.value)
    return TypedValue(TEXT, rule.value if isinstance(rule.value, str) else json.dumps(rule.value))


def _rounds(report: SessionReport) -> ReportTable:
    return ReportTable(
        name="rounds",
        columns={"round": NUMBER, "version": NUMBER, "at": TIME, "table_net": AMOUNT},
        rows=tuple((end.number, end.version, end.at, end.table) for end in report.rounds),
    )


def _round_nets(report: SessionReport) -> ReportTable:
    """Return the net of each player after each round, one row each."""
    return ReportTable(
        name="round_nets",
        columns={"round": NUMBER, "name": TEXT, "net": AMOUNT},
        rows=tuple(
            (end.number, name, net) for end in report.rounds for name, net in end.nets.items()
        ),
    )


def corrections_table(report: SessionReport) -> ReportTable:
    """Return the corrections and rulings, oldest first."""
    columns = {
        "version": NUMBER,
        "at": TIME,
        "change": WORD,
        "entry": ENTRIES,
        "new_entry": ENTRIES,
    }
    return ReportTable(
        name="corrections",
        columns={**columns, "dropped": NUMBER, "restored": NUMBER, "reason": TEXT},
        rows=tuple(
            (
                made.version,
                made.at,
                made.change,
                made.lines,
                made.new_lines,
                made.dropped,
                made.restored,
                made.reason,
            )
            for made in report.corrections
        ),
    )


def _entries(report: SessionReport) -> ReportTable:
    return ReportTable(
        name="entries",
        columns={"version": NUMBER, "at": TIME, "entry": ENTRIES, "removed": WORD, "added": FLAG},
        rows=tuple(
            (entry.version, entry.happened_at, (entry.line,), entry.removed, entry.added)
            for entry in report.entries
        ),
    )


def _journal(report: SessionReport) -> ReportTable:
    return ReportTable(
        name="journal", columns=JOURNAL_COLUMNS, rows=tuple(map(journal_row, report.journal))
    )


def journal_row(line: ReportPosting) -> Row:
    """Return a posting. ``reverses`` is "version:line" of the posting that it reverses."""
    return (
        line.version,
        line.line,
        line.at,
        event_type(line.event),
        line.posting.source,
        line.posting.target,
        line.posting.amount,
        "{}:{}".format(*line.posting.reverses) if line.posting.reverses else None,
        line.recorded_at,
    )


def _balances(report: SessionReport) -> ReportTable:
    return ReportTable(
        name="balances", columns=BALANCE_COLUMNS, rows=tuple(report.balances.items())
    )


_GAME_TYPES = {
    Cell.AMOUNT: AMOUNT,
    Cell.NUMBER: NUMBER,
    Cell.NAME: TEXT,
    Cell.CARD: ColumnType.CARD,
    Cell.WORD: WORD,
}


def game_table(table: GameTable) -> ReportTable:
    """Return a table of the game's own."""
    return ReportTable(
        name=table.name,
        columns={name: _GAME_TYPES[cell] for name, cell in table.columns.items()},
        rows=table.rows,
        of_game=True,
    )
