"""Compares tables that were read back from a file with the report that the file was made of."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import fields
from typing import Any

import pytest

from service.domain.games import DEFAULT_GAME, GAMES
from service.domain.ledger import Posting
from service.domain.port.game_tables import Cell
from service.domain.values.money import CURRENCIES
from service.reports.model import (
    ReportCorrection,
    ReportEntry,
    ReportLine,
    ReportRound,
    SessionReport,
    Totals,
)

Row = dict[str, Any]
Tables = Mapping[str, list[Row]]
Read = Callable[[str, str, Any], Any]
"""Returns the value of a cell from the column's name, its type, and what the file has."""

# The published names and types of all columns: never rename one.
COLUMNS = {
    "summary": "key:text value:mixed",
    "standings": "place:number name:text role:word brought_in:amount cashed_out:amount"
    " purse:amount at_table:amount net:amount",
    "bank": "role:word party:text brought_in:amount cashed_out:amount purse:amount net:amount",
    "rules": "rule:text value:mixed source:text changed:flag",
    "rounds": "round:number version:number at:time table_net:amount",
    "round_nets": "round:number name:text net:amount",
    "corrections": "version:number at:time change:word entry:text new_entry:text dropped:number"
    " restored:number reason:text",
    "entries": "version:number at:time entry:text removed:word added:flag",
    "journal": "version:number line:number at:time event:text from:text to:text amount:amount"
    " reverses:text recorded_at:time",
    "balances": "account:text balance:amount",
}
CELLS = {Cell.NAME: "text", Cell.CARD: "card"}
TEXTS = ("session", "title", "game", "preset", "currency", "unit", "winners", "head_hash")
COUNTS = ("version", "entries", "postings")


def games_and_currencies() -> list[pytest.ParameterSet]:
    """Return every game with every currency.

    Each day, every game has a currency with coins and one with decimals, and the first game has
    every currency. The others repeat these.
    """
    return [
        pytest.param(
            game,
            currency,
            marks=[]
            if game == DEFAULT_GAME or currency in {"lsd", "eur"}
            else [pytest.mark.thorough],
        )
        for game in GAMES
        for currency in CURRENCIES
    ]


def columns_of(report: SessionReport) -> dict[str, dict[str, str]]:
    """Return the type of each column, by table and name; a game's table is ``game-...``."""
    columns = {
        table: dict(column.split(":") for column in listed.split())
        for table, listed in COLUMNS.items()
    }
    for table in report.tables:
        types = {name: CELLS.get(cell, cell.value) for name, cell in table.columns.items()}
        columns[f"game-{table.name}"] = types
    return columns


def type_in_summary(key: str) -> str:
    """Return the type of a value of the summary."""
    if key in TEXTS:
        return "text"
    if key in COUNTS:
        return "number"
    return {"opened_at": "time", "last_at": "time", "closed": "flag"}.get(key, "amount")


def assert_tables_equal(report: SessionReport, tables: Tables) -> None:
    """Compare every table but the rules."""
    assert [ReportLine(**row) for row in tables["standings"]] == list(report.standings)
    assert [tuple(row.values()) for row in tables["bank"]] == [
        (party.role, party.name, party.brought_in, party.cashed_out, party.purse, party.net)
        for party in report.summary.others
    ]
    assert list(_rounds(tables)) == list(report.rounds)
    assert [_entry(row) for row in tables["entries"]] == list(report.entries)
    assert list(_corrections(report)) == tables["corrections"]
    assert [_posting(row) for row in tables["journal"]] == [line.posting for line in report.journal]
    columns = ("version", "line", "at", "recorded_at", "event")
    assert [tuple(row[name] for name in columns) for row in tables["journal"]] == [
        (line.version, line.line, line.at, line.recorded_at, line.event.rpartition(".")[0])
        for line in report.journal
    ]
    assert {row["account"]: row["balance"] for row in tables["balances"]} == report.balances
    for table in report.tables:
        rows = [_with_blanks(row.values()) for row in tables[f"game-{table.name}"]]
        assert rows == [_with_blanks(row) for row in table.rows]


def assert_summary_equal(report: SessionReport, summary: Mapping[str, Any]) -> None:
    """Compare the summary, by key, without the words that a spreadsheet translates."""
    totals = {field.name: summary[field.name] for field in fields(Totals)}
    assert Totals(**totals) == report.totals
    assert summary["session"] == report.session
    assert summary["title"] == report.title
    assert summary["head_hash"] == report.head
    assert summary["winners"] == "\n".join(report.summary.winners)
    assert (summary["opened_at"], summary["last_at"]) == (report.opened_at, report.last_at)
    assert (summary["closed"], summary["version"]) == (report.closed, report.version)


def _with_blanks(values: Iterable[Any]) -> tuple[Any, ...]:
    return tuple("" if value is None else value for value in values)


def _rounds(tables: Tables) -> Iterator[ReportRound]:
    for row in tables["rounds"]:
        of_round = [nets for nets in tables["round_nets"] if nets["round"] == row["round"]]
        yield ReportRound(
            number=row["round"],
            version=row["version"],
            at=row["at"],
            nets={nets["name"]: nets["net"] for nets in of_round},
            table=row["table_net"],
        )


def _entry(row: Row) -> ReportEntry:
    return ReportEntry(
        version=row["version"],
        happened_at=row["at"],
        line=row["entry"],
        removed=row["removed"] or None,
        added=row["added"],
    )


def _posting(row: Row) -> Posting:
    reverses = tuple(map(int, row["reverses"].split(":"))) if row["reverses"] else None
    return Posting(row["from"], row["to"], row["amount"], reverses)  # type: ignore[arg-type]


def _corrections(report: SessionReport) -> Iterator[Row]:
    for made in report.corrections:
        yield _correction(made)


def _correction(made: ReportCorrection) -> Row:
    return {
        "version": made.version,
        "at": made.at,
        "change": made.change,
        "entry": "\n".join(made.lines),
        "new_entry": "\n".join(made.new_lines),
        "dropped": made.dropped,
        "restored": made.restored,
        "reason": made.reason or "",
    }
