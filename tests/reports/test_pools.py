"""Pools in every part of a report, in place of a bank."""

import pytest

from service.cli.table_text import table_lines
from service.domain.values.money import CURRENCIES
from service.reports.build import session_report
from service.reports.documents.page import page_of
from service.reports.formats import FORMATS
from service.reports.model import SessionReport
from tests.factories import invented
from tests.factories.invented.tables import POT, betting, betting_log
from tests.reports.read_formats import READERS, from_hledger
from tests.servers.hledger import Hledger


@pytest.fixture(scope="module")
def report() -> SessionReport:
    """Return the report of a table at which 60 stand in the pot."""
    return session_report(invented.GAME, betting_log())


def test_the_totals_count_what_pools_hold(report: SessionReport) -> None:
    totals = report.totals
    assert (totals.table, totals.players_net, totals.table_net) == (60, -60, 60)
    assert totals.purses + totals.at_table + totals.table + totals.outside == 0


@pytest.mark.parametrize(
    ("language", "title", "names"),
    [("en", "Pools", ("Pot", "Jar")), ("fr", "Pots", ("Pot", "Bocal"))],
)
def test_a_page_has_the_words_of_the_game(
    report: SessionReport, language: str, title: str, names: tuple[str, str]
) -> None:
    _, table = page_of(report, language).lead
    pot, jar = names
    rows = ((pot, "0", "0", "60", "+60"), (jar, "0", "0", "0", "0"))
    assert (table.title, table.rows) == (title, rows)


def test_the_table_of_a_sheet_has_the_pools() -> None:
    lines = table_lines(invented.GAME, betting().state, CURRENCIES["points"])
    assert [line.split() for line in lines][-2] == ["Pot", "60", "+60"]


@pytest.mark.parametrize("name", [*READERS, "journal"])
def test_every_format_has_the_account_of_the_pool(
    report: SessionReport, name: str, hledger: Hledger
) -> None:
    content, currency = FORMATS[name].write(report, "en"), CURRENCIES["points"]
    if name == "journal":
        read = from_hledger(currency, content, hledger)
    else:
        read = READERS[name](currency, content)
    assert read.balances[POT] == 60
    assert sum(read.balances.values()) == 0
