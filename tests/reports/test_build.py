"""The model of a session's report."""

import pytest

from service.reports.documents.page import page_of
from service.reports.documents.page_model import Page, TextTable
from service.reports.model import Move, SessionReport
from service.reports.spreadsheets.worksheets import worksheets_of
from tests.factories.basset.gathering_reports import sheets_report, table_sheet
from tests.factories.basset.session_reports import example_report


def report_of(*lines: str) -> SessionReport:
    """Return the report of a table whose events are five minutes apart."""
    (table,) = sheets_report(table_sheet("Hall", "seat anne 100", *lines)).tables
    return table.report


def closed_on_page(report: SessionReport) -> list[str]:
    return [fact.text for fact in page_of(report, "en").facts if fact.label == "Closed"]


def test_an_open_table_has_no_time_of_closing() -> None:
    report = report_of()
    assert (report.closed, report.closed_at) == (False, None)
    assert closed_on_page(report) == []


def test_a_closed_table_was_closed_by_its_last_entry() -> None:
    report = report_of("close")
    assert (report.closed, report.closed_at) == (True, report.last_at)


def test_a_payment_does_not_move_the_time_of_closing() -> None:
    before, report = report_of("close"), report_of("close", "payment box anne 100")
    assert report.closed_at == before.closed_at
    assert report.last_at > before.last_at
    assert closed_on_page(report) == closed_on_page(before)
    assert before.last_at[11:16] in closed_on_page(report)[0]


def test_a_close_that_was_undone_does_not_count() -> None:
    assert not report_of("close", "undo").closed


def test_the_chart_shows_wins_and_marks_what_was_bought_in_and_cashed_out() -> None:
    report = report_of("buyin anne 50", "cashout anne 120", "buyin anne 7")
    curve = report.curve
    assert (curve.nets, curve.amounts["anne"][-1]) == ({"anne": (None, 0, 0, 0, 0)}, 37)
    moves = curve.moves["anne"]
    assert moves == tuple(map(Move, curve.versions[1:], (100, 50, -120, 7)))
    (panel,) = page_of(report, "en").panels
    assert (panel.amounts, panel.moves) == (curve.nets["anne"], ((2, 50), (3, -120), (4, 7)))
    assert "cash-out" in page_of(report, "en").curve_title
    assert page_of(report_of(), "en").curve_title == "What each player had won"


@pytest.mark.parametrize("example", ["lansquenet-evening", "baccarat-chemin-de-fer"])
def test_each_net_in_a_table_of_a_game_has_a_sign(example: str) -> None:
    report = example_report(example)
    table = next(table for table in report.tables if "net" in table.columns)
    shown = next(one for one in page_of(report, "en").tables if one.name == table.name)
    nets = [row[list(table.columns).index("net")] for row in shown.rows]
    assert any(net.startswith("+") for net in nets)
    assert all(net[0] in "+\N{MINUS SIGN}0" for net in nets)


@pytest.mark.parametrize(
    ("example", "net", "gain"),
    [
        ("twelfth-night", "Net of the bank", "Bank won"),
        ("glic-evening", "Net of the pools", "Pools won"),
    ],
)
def test_labels_name_what_the_table_has(example: str, net: str, gain: str) -> None:
    page = page_of(example_report(example), "en")
    assert net in {fact.label for fact in page.totals}
    assert gain in {column.title for column in table_named(page, "rounds").columns}
    workbook = {sheet.title: sheet for sheet in worksheets_of(example_report(example), "en")}
    assert net in {row[0] for row in workbook["Summary"].rows}
    titles = {title.partition(" (")[0] for sheet in workbook.values() for title in sheet.headers}
    assert net in titles


@pytest.mark.parametrize("example", ["lansquenet-evening", "baccarat-banque"])
def test_a_page_has_nothing_of_bank_and_pools_if_there_are_none(example: str) -> None:
    page = page_of(example_report(example), "en")
    rounds = table_named(page, "rounds")
    words = [fact.label for fact in page.totals] + [column.title for column in rounds.columns]
    assert not [word for word in words if "bank" in word.lower() or "pool" in word.lower()]
    assert {len(row) for row in rounds.rows} == {len(rounds.columns)}


def table_named(page: Page, name: str) -> TextTable:
    """Return a table of a page."""
    return next(table for table in page.tables if table.name == name)


def test_cards_have_the_letters_of_the_language() -> None:
    report = example_report("twelfth-night")
    for language, queen in (("en", "Q"), ("fr", "D")):
        tables = (table for table in page_of(report, language).tables if table.name == "parolis")
        assert queen in {cell for table in tables for row in table.rows for cell in row}
