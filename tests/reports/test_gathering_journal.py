"""The journals of all tables as one: order of time, accounts of each table, short names."""

from io import BytesIO
from zipfile import ZipFile

import pytest

from service.domain.values.names import numbered_names
from service.reports.gathering.formats import GATHERING_FORMATS
from service.reports.gathering.journal import gathering_journal
from service.reports.slugs import LENGTH_MAX, slug_of, slugs_of
from tests.factories.basset.gathering_reports import (
    FACTS,
    cached_gathering,
    empty_gathering,
    facts_with,
    sheets_report,
    table_sheet,
)
from tests.reports.read_formats import from_beancount, from_hledger
from tests.servers.hledger import Hledger

TITLES = (
    *(
        "world",
        "王小明",
        "x王小明",
        "Straße",
        "STRASSE",
        "=1+1",
        "a:b  c;(d)",
        "2",
        "½",
        "\U0001f0ae",
    ),
    *("Žižka", "table", "Table 2"),
)


@pytest.mark.parametrize(
    ("title", "slug"),
    [
        ("Great hall", "great-hall"),
        ("  The Card-Room, No. 2! ", "the-card-room-no-2"),
        ("Bibliothèque_été", "bibliothèque-été"),
        ("a:b%c", "a-b-c"),
        ("../../etc/passwd", "etc-passwd"),
        ("\U0001f0ae", "table"),
        ("a" * 39 + " b", "a" * 39),
    ],
)
def test_a_slug_has_letters_digits_and_hyphens(title: str, slug: str) -> None:
    assert slug_of(title) == slug
    assert len(slug) <= LENGTH_MAX


def test_equal_titles_have_different_slugs_and_names() -> None:
    titles = ["Hall", "HALL", "Hall", "Hall 2"]
    assert slugs_of(titles) == ["hall", "hall-2", "hall-3", "hall-2-2"]
    assert numbered_names(titles) == ["Hall", "HALL", "Hall (2)", "Hall 2"]


def test_transactions_are_in_the_order_of_time_and_of_each_log() -> None:
    report = cached_gathering(1)
    journal = gathering_journal(report)
    times = [transaction.at for transaction in journal.transactions]
    assert times == sorted(times)
    tables = [transaction.table for transaction in journal.transactions]
    assert tables != sorted(tables, key=str), "the tables are played at the same time"
    for table in report.tables:
        versions = [made.version for made in journal.transactions if made.table == table.slug]
        assert versions == sorted({line.version for line in table.report.journal})


def test_every_account_begins_with_the_name_of_its_table() -> None:
    report = cached_gathering(1)
    for transaction in gathering_journal(report).transactions:
        for posting in transaction.postings:
            assert posting.source.startswith(f"{transaction.table}:")
            assert posting.target.startswith(f"{transaction.table}:")


def test_the_journals_name_the_sessions_and_their_hashes() -> None:
    report = cached_gathering(1)
    for form in ("journal", "beancount"):
        text = GATHERING_FORMATS[form].write(report, "en").decode()
        assert f"; Paroli gathering {FACTS.id}, {report.events} events, hash {report.head}" in text
        for table in report.tables:
            assert f"Paroli session {table.report.session}, version" in text
            assert f"hash {table.report.head}" in text


def test_an_event_is_named_by_its_table_and_its_version() -> None:
    report = sheets_report(table_sheet("Great hall", "seat anne 100"))
    hledger = GATHERING_FORMATS["journal"].write(report, "en").decode()
    beancount = GATHERING_FORMATS["beancount"].write(report, "en").decode()
    assert "2026-01-06 * (great-hall:1) session opened" in hledger
    assert "    great-hall:punter:anne:purse  100 farthing = 100 farthing" in hledger
    assert "account great-hall:world  ; type: E" in hledger
    assert '  version: 1\n  table: "great-hall"\n  Equity:Great-hall:World  -1000000' in beancount


def test_titles_of_any_kind_are_accounts_that_every_program_reads(hledger: Hledger) -> None:
    sheets = [table_sheet(title, 'seat "=a b;(c)" 100', f"// {title}") for title in TITLES]
    report = sheets_report(*sheets, facts=facts_with(name='a "b" ; c', place="d\\"))
    currency = report.currency
    in_beancount = from_beancount(currency, GATHERING_FORMATS["beancount"].write(report, "en"))
    in_hledger = from_hledger(currency, GATHERING_FORMATS["journal"].write(report, "en"), hledger)
    assert in_beancount.balances == gathering_journal(report).balances
    assert len(in_beancount.balances) == 3 * len(TITLES)
    assert in_hledger.posted == in_beancount.posted == report.totals.posted
    assert sorted(in_hledger.balances.values()) == sorted(in_beancount.balances.values())
    with ZipFile(BytesIO(GATHERING_FORMATS["toml"].write(report, "en"))) as archive:
        names = archive.namelist()
    assert len({name.casefold() for name in names}) == len(TITLES)
    assert not any("/" in name or "\\" in name for name in names)


def test_a_gathering_without_tables_is_an_empty_journal(hledger: Hledger) -> None:
    report = empty_gathering()
    for form in ("journal", "beancount"):
        assert b"Paroli gathering" in GATHERING_FORMATS[form].write(report, "en")
    currency = report.currency
    in_beancount = from_beancount(currency, GATHERING_FORMATS["beancount"].write(report, "en"))
    in_hledger = from_hledger(currency, GATHERING_FORMATS["journal"].write(report, "en"), hledger)
    assert in_hledger == in_beancount
    assert in_hledger.balances == {}
