"""Random evenings: every format has the same totals, read back with other programs."""

from datetime import date

import pytest

from service.domain.games import GAMES
from service.domain.port.parties import CLOSED
from service.domain.values.money import CURRENCIES
from service.reports.amounts import amount_text, net_text
from service.reports.formats import FORMATS
from service.reports.model import SessionReport
from tests.factories.basset.session_reports import random_evening
from tests.reports.read_formats import (
    READERS,
    Figures,
    from_hledger,
    replayed,
    text_of_html,
    text_of_pdf,
    totals_on_page,
)
from tests.seeds import seeds
from tests.servers.hledger import Hledger

EVENINGS = 16
"""Of each day: in each game, with every kind of correction. Thorough runs have fifty."""
PAGES = {"html": text_of_html, "pdf": text_of_pdf}


def amounts_on_page(report: SessionReport, language: str) -> list[str]:
    """Return the amounts that a page must show, without blanks."""
    shown = [
        *(amount_text(line.purse, report.currency, language) for line in report.standings),
        *(net_text(line.net, report.currency, language) for line in report.standings),
        *(net_text(party.net, report.currency, language) for party in report.summary.others),
    ]
    texts = ["".join(text.split()) for text in shown]
    return [*texts, *totals_on_page(report.totals, report.currency, language)]


@pytest.mark.parametrize("seed", seeds(EVENINGS, 50))
def test_every_format_has_the_same_totals(seed: int, hledger: Hledger) -> None:
    report = random_evening(seed)
    language = ("en", "fr")[seed % 2]
    made = {name: form.write(report, "en") for name, form in FORMATS.items() if name not in PAGES}
    expected = Figures(report.balances, report.totals.postings, report.totals.posted)
    assert sum(report.balances.values()) == 0
    totals = report.totals
    assert totals.players_net + totals.table_net == 0
    assert totals.purses + totals.at_table + totals.table + totals.outside == 0

    for name, read in READERS.items():
        assert read(report.currency, made[name]) == expected, name
    from_journal = from_hledger(report.currency, made["journal"], hledger)
    assert (from_journal.postings, from_journal.posted) == (expected.postings, expected.posted)
    assert sorted(from_journal.balances.values()) == sorted(expected.balances.values())

    shown = amounts_on_page(report, language)
    for name, text_of in PAGES.items():
        text = text_of(FORMATS[name].write(report, language))
        for amount in shown:
            assert amount in text, name

    books = replayed(made["toml"].decode())
    summary = report.summary
    assert books["purses"] == summary.purses
    assert books["at_table"] == summary.staked


def test_the_evenings_have_corrections_rulings_and_payments() -> None:
    made = [random_evening(seed) for seed in range(EVENINGS)]
    changes = {correction.change for report in made for correction in report.corrections}
    assert changes == {"undone", "restored", "amended", "inserted", "struck", "ruling"}
    closed = [report for report in made if report.summary.phase == CLOSED]
    assert len(closed) > 5
    assert {report.game.name for report in closed} == GAMES.keys()
    assert any("payment" in entry.line for report in closed for entry in report.entries)
    assert {report.currency.code for report in made} == set(CURRENCIES)
    assert all(date.fromisoformat(report.opened_at[:10]) for report in made)
