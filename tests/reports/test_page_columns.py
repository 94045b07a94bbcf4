"""A page has every column of the tables of its report, or declares why it leaves one out."""

from collections.abc import Iterator
from typing import Any

import pytest

from service.reports.model import SessionReport
from service.reports.tables import ReportTable
from service.reports.words import WORDS
from tests.reports.report_kinds import KINDS, ReportKind

LANGUAGE = "en"


def own_tables(kind: ReportKind, report: Any) -> Iterator[ReportTable]:
    """Yield the tables of a report but those of its game, and those of the same name."""
    tables = list(kind.tables(report))
    of_game = {table.name for table in tables if table.of_game}
    yield from (table for table in tables if table.name not in of_game)


def title_of(report: Any, column: str) -> str:
    if column == "round" and isinstance(report, SessionReport):
        return report.game.texts[LANGUAGE].round
    return WORDS[LANGUAGE].columns.get(column, "")


def columns_of_tables(kind: ReportKind) -> Iterator[tuple[str, str, bool]]:
    """Yield each table and column of each report, and whether the page of the report has it."""
    for report in kind.reports():
        page = kind.page(report, LANGUAGE)
        shown = {
            (table.name, column.title)
            for table in (*page.lead, *page.tables)
            for column in table.columns
        }
        for table in own_tables(kind, report):
            name = table.name.partition("-")[0]
            for column in table.columns:
                yield name, column, (table.name, title_of(report, column)) in shown


def left_out(kind: ReportKind, table: str, column: str) -> bool:
    """Return whether a reason is declared for leaving a column out, or its whole table."""
    reasons = kind.left_out.get(table, {})
    return bool(reasons if isinstance(reasons, str) else reasons.get(column))


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.name)
def test_a_column_is_on_the_page_or_left_out_for_a_reason(kind: ReportKind) -> None:
    columns = set(columns_of_tables(kind))
    shown = {(table, column) for table, column, is_shown in columns if is_shown}
    for table, column in sorted({(table, column) for table, column, _ in columns}):
        declared = left_out(kind, table, column)
        assert declared or (table, column) in shown, (
            f"The page of the {kind.name} report has no column {column!r} of the table {table!r}, "
            "and service/reports/documents/left_out.py gives no reason."
        )
        assert not (declared and (table, column) in shown), (
            f"The page of the {kind.name} report has the column {column!r} of the table {table!r}, "
            "but service/reports/documents/left_out.py says that it is left out."
        )


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.name)
def test_what_is_left_out_exists(kind: ReportKind) -> None:
    columns = {(table, column) for table, column, _ in columns_of_tables(kind)}
    for table, reasons in kind.left_out.items():
        names = {column for name, column in columns if name == table}
        assert names
        assert isinstance(reasons, str) or reasons.keys() <= names, table
