"""Random evenings of three tables: every format has the same totals, read back."""

import json
from dataclasses import asdict, fields
from functools import cache
from io import BytesIO
from zipfile import ZipFile

import pytest

from service.reports.amounts import net_text
from service.reports.gathering.formats import GATHERING_FORMATS
from service.reports.gathering.model import GatheringReport
from service.reports.model import Totals
from service.reports.words import WORDS
from tests.factories.basset.gathering_reports import cached_gathering, random_gathering
from tests.reports.read_formats import (
    READERS,
    Figures,
    csv_tables,
    from_hledger,
    in_units,
    replayed,
    text_of_html,
    text_of_pdf,
    totals_on_page,
    xlsx_sheets,
)
from tests.seeds import seeds
from tests.servers.hledger import Hledger

EVENINGS = pytest.mark.parametrize("seed", seeds(3, 6))


@cache
def written(seed: int, form: str, language: str = "en") -> bytes:
    return GATHERING_FORMATS[form].write(cached_gathering(seed), language)


def expected_figures(report: GatheringReport) -> Figures:
    balances = {
        f"{table.slug}:{account}": balance
        for table in report.tables
        for account, balance in table.report.balances.items()
    }
    return Figures(balances, report.totals.postings, report.totals.posted)


@EVENINGS
def test_the_tables_are_of_different_games_and_sum_up_to_zero(seed: int) -> None:
    report = cached_gathering(seed)
    assert len({table.report.game.name for table in report.tables}) == 3
    assert len({table.slug for table in report.tables}) == 3
    assert report.corrections > 0
    assert report.totals.players_net + report.totals.table_net == 0
    assert sum(person.net for person in report.people) == report.totals.players_net
    assert sum(person.purse for person in report.people) == report.totals.purses
    assert sum(person.at_table for person in report.people) == report.totals.at_table
    balances = expected_figures(report).balances
    assert sum(balances.values()) == 0


@EVENINGS
def test_a_person_has_the_nets_of_their_tables(seed: int) -> None:
    report = cached_gathering(seed)
    for person in report.people:
        nets = {
            table.slug: net
            for table in report.tables
            for name, net in table.report.summary.nets.items()
            if name == person.name
        }
        assert person.nets == nets
        assert person.net == sum(nets.values())
        assert len(person.line) == len(report.rounds)
    nets_in_order = [person.net for person in report.people]
    assert nets_in_order == sorted(nets_in_order, reverse=True)


@EVENINGS
def test_the_last_round_has_the_nets_of_the_last_rounds_of_all_tables(seed: int) -> None:
    report = cached_gathering(seed)
    assert len(report.rounds) == sum(len(table.report.rounds) for table in report.tables)
    assert [ended.at for ended in report.rounds] == sorted(ended.at for ended in report.rounds)
    lasts = [table.report.rounds[-1].nets for table in report.tables if table.report.rounds]
    at_end = sum(sum(nets.values()) for nets in lasts)
    if report.rounds:
        assert sum(person.line[-1] for person in report.people) == at_end


@EVENINGS
def test_every_format_has_the_same_totals(seed: int, hledger: Hledger) -> None:
    report, currency = cached_gathering(seed), cached_gathering(seed).currency
    expected = expected_figures(report)
    for form, read in READERS.items():
        assert read(currency, written(seed, form)) == expected, form
    in_journal = from_hledger(currency, written(seed, "journal"), hledger)
    assert (in_journal.postings, in_journal.posted) == (expected.postings, expected.posted)
    assert sorted(in_journal.balances.values()) == sorted(expected.balances.values())


@EVENINGS
def test_every_summary_has_the_totals(seed: int) -> None:
    report = cached_gathering(seed)
    totals = asdict(report.totals)
    assert json.loads(written(seed, "json"))["totals"] == totals
    in_csv = {row["key"]: row["value"] for row in csv_tables(written(seed, "csv"))["summary"]}
    titles = {title: key for key, title in WORDS["fr"].summary.items()}
    in_xlsx = {
        titles[str(row["Rubrique"])]: row["Valeur"]
        for row in xlsx_sheets(written(seed, "xlsx", "fr"))["Résumé"]
    }
    for field in fields(Totals):
        for summary in (in_csv, in_xlsx):
            number = str(summary[field.name])
            is_count = field.name in {"entries", "postings"}
            found = int(number) if is_count else in_units(number, report.currency)
            assert found == totals[field.name], field.name


@EVENINGS
@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_page_has_the_totals_and_the_net_of_each_person(seed: int, language: str) -> None:
    report = cached_gathering(seed)
    shown = totals_on_page(report.totals, report.currency, language)
    nets = [net_text(person.net, report.currency, language) for person in report.people]
    shown += ["".join(text.split()) for text in nets]
    pages = {
        "html": text_of_html(written(seed, "html", language)),
        "pdf": text_of_pdf(written(seed, "pdf", language)),
    }
    for form, text in pages.items():
        for amount in shown:
            assert amount in text, form
        for table in report.tables:
            assert table.report.head in text, form


@EVENINGS
def test_every_score_sheet_plays_to_the_books_of_its_table(seed: int) -> None:
    report = cached_gathering(seed)
    with ZipFile(BytesIO(written(seed, "toml"))) as archive:
        names = [f"{n:02d}-{table.slug}.basset.toml" for n, table in enumerate(report.tables, 1)]
        assert archive.namelist() == names
        for name, table in zip(names, report.tables, strict=True):
            books = replayed(archive.read(name).decode())
            assert books["purses"] == table.report.summary.purses
            assert books["at_table"] == table.report.summary.staked


@pytest.mark.parametrize("seed", seeds(2, 6))
def test_the_same_logs_give_the_same_bytes(seed: int) -> None:
    other = random_gathering(seed)
    assert other is not cached_gathering(seed)
    for form, made in GATHERING_FORMATS.items():
        assert written(seed, form, "fr") == made.write(other, "fr"), form
