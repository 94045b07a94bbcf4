"""The CSV files and the spreadsheet of a gathering hold what its report holds."""

import csv
from datetime import datetime
from io import BytesIO, StringIO
from zipfile import ZipFile

import openpyxl
import pytest

from service.reports.gathering.formats import GATHERING_FORMATS
from service.reports.gathering.model import GatheringReport
from service.reports.words import LANGUAGES, WORDS
from tests.factories.basset.gathering_reports import (
    FACTS,
    cached_gathering,
    facts_with,
    sheets_report,
    table_sheet,
)
from tests.reports.read_formats import csv_tables, in_units, xlsx_sheets

# The published names of all columns: never rename one.
COLUMNS = {
    "summary": "key value",
    "standings": "place name tables brought_in cashed_out purse at_table net",
    "tables": "table title session game preset opened_at closed_at players table_net entries"
    " corrections rulings version head_hash",
    "person_tables": "name table net",
    "payouts": "name role table amount paid",
    "rounds": "number at table round",
    "round_nets": "number name net",
    "journal": "table version line at event from to amount reverses recorded_at",
    "balances": "table account balance",
}
SUMMARY = (
    *("gathering", "name", "date", "place", "currency", "unit", "other_currencies"),
    *("tables", "players", "closed"),
    *("corrections", "rulings", "events", "hash", "purses", "at_table", "table", "outside"),
    *("players_net", "table_net", "entries", "postings", "posted"),
    *("payouts_due", "payouts_owed", "box_left", "between_parties"),
)
EUROS, POINTS = 4, 0
STARTS = ("=", "+", "-", "@", "\uff1d", "\uff0b", "\uff0d", "\uff20")


def csv_of(report: GatheringReport) -> bytes:
    return GATHERING_FORMATS["csv"].write(report, "en")


def xlsx_of(report: GatheringReport, language: str = "en") -> bytes:
    return GATHERING_FORMATS["xlsx"].write(report, language)


def test_the_files_and_their_columns_are_those_published() -> None:
    report = cached_gathering(EUROS)
    assert report.currency.code == "eur"
    with ZipFile(BytesIO(csv_of(report))) as archive:
        assert archive.namelist() == [f"{table}.csv" for table in COLUMNS]
        for table, columns in COLUMNS.items():
            text = archive.read(f"{table}.csv").decode("utf-8-sig")
            assert text.splitlines()[0].split(",") == columns.split()
            assert text.endswith("\r\n")
    assert tuple(row["key"] for row in csv_tables(csv_of(report))["summary"]) == SUMMARY


def test_a_currency_with_coins_has_a_second_column_for_each_amount() -> None:
    report = cached_gathering(1)
    assert report.currency.code == "lsd"
    tables = csv_tables(csv_of(report))
    for table, column in (("standings", "net"), ("journal", "amount"), ("balances", "balance")):
        assert all(f"{column}_text" in row for row in tables[table])


@pytest.mark.parametrize("seed", [POINTS, EUROS])
def test_the_files_hold_what_the_report_holds(seed: int) -> None:
    report = cached_gathering(seed)
    tables, currency = csv_tables(csv_of(report)), report.currency
    assert [(row["name"], in_units(row["net"], currency)) for row in tables["standings"]] == [
        (person.name, person.net) for person in report.people
    ]
    nets = [(r["name"], r["table"], in_units(r["net"], currency)) for r in tables["person_tables"]]
    assert nets == [
        (person.name, table, net) for person in report.people for table, net in person.nets.items()
    ]
    assert [(r["at"], r["table"], int(r["round"])) for r in tables["rounds"]] == [
        (ended.at, ended.table, ended.number) for ended in report.rounds
    ]
    lines = {person.name: [] for person in report.people}  # type: dict[str, list[int]]
    for row in tables["round_nets"]:
        lines[row["name"]].append(in_units(row["net"], currency))
    assert lines == {person.name: list(person.line) for person in report.people}


def test_each_table_has_a_row() -> None:
    report = cached_gathering(EUROS)
    rows = csv_tables(csv_of(report))["tables"]
    for row, table in zip(rows, report.tables, strict=True):
        session = table.report
        assert (row["table"], row["session"]) == (table.slug, session.session)
        assert (row["game"], row["preset"]) == (session.game.name, session.preset)
        assert (row["closed_at"] or None) == session.closed_at
        assert (row["version"], row["head_hash"]) == (str(session.version), session.head)
        made = [correction.change for correction in session.corrections]
        assert int(row["rulings"]) == made.count("ruling")
        assert int(row["corrections"]) == len(made) - made.count("ruling")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sheets_have_titles_and_words_in_the_language(language: str) -> None:
    report, words = cached_gathering(EUROS), WORDS[language]
    sheets = xlsx_sheets(xlsx_of(report, language))
    headings = words.headings
    assert list(sheets) == [headings[table] for table in COLUMNS]
    for row, table in zip(sheets[headings["tables"]], report.tables, strict=True):
        game = table.report.game.texts[language]
        assert row[words.columns["game"]] == game.title
        assert row[words.columns["preset"]] == game.preset(table.report.preset).title


def test_the_spreadsheet_is_as_old_as_the_gathering() -> None:
    book = openpyxl.load_workbook(BytesIO(xlsx_of(cached_gathering(EUROS))))
    assert book.properties.created == datetime(2026, 1, 6)  # noqa: DTZ001
    assert not any(
        cell.data_type == "f" for sheet in book.worksheets for row in sheet for cell in row
    )


@pytest.mark.parametrize(("day", "kind"), [("2026-01-06", "d"), ("1728-01-06", "s")])
def test_a_day_is_a_date_unless_spreadsheets_cannot_have_it(day: str, kind: str) -> None:
    report = sheets_report(table_sheet("Hall", "seat anne 100"), facts=facts_with(date=day))
    summary = openpyxl.load_workbook(BytesIO(xlsx_of(report))).worksheets[0]
    [cell] = [row[1] for row in summary if row[0].value == "Date"]
    assert (str(cell.value)[:10], cell.data_type) == (day, kind)
    [in_csv] = [
        row["value"] for row in csv_tables(csv_of(report))["summary"] if row["key"] == "date"
    ]
    assert in_csv == day


@pytest.mark.parametrize("start", STARTS)
def test_a_text_that_looks_like_a_formula_is_a_text(start: str) -> None:
    text = f"{start}1+HYPERLINK(A1)"
    sheet = table_sheet(text, f'seat "{text}" 1000')
    report = sheets_report(sheet, sheet + "\n", facts=facts_with(name=text, place=text))
    tables = csv_tables(csv_of(report))
    summary = {row["key"]: row["value"] for row in tables["summary"]}
    assert summary["name"] == summary["place"] == f"'{text}"
    assert tables["standings"][0]["name"] == tables["person_tables"][0]["name"] == f"'{text}"
    assert [row["title"] for row in tables["tables"]] == [f"'{text}"] * 2
    with ZipFile(BytesIO(csv_of(report))) as archive:
        for name in archive.namelist():
            for row in csv.reader(StringIO(archive.read(name).decode("utf-8-sig"))):
                cells = [cell for cell in row if cell.startswith(STARTS)]
                assert all(cell.lstrip("-").isalnum() for cell in cells), (name, row)
    book = openpyxl.load_workbook(BytesIO(xlsx_of(report)))
    found = [cell for sheet in book.worksheets for row in sheet for cell in row]
    assert text in [cell.value for cell in found]
    assert "f" not in {cell.data_type for cell in found}


def test_a_gathering_without_a_place_has_an_empty_cell() -> None:
    report = sheets_report(table_sheet("Hall", "seat anne 10"), facts=facts_with(place=None))
    (row,) = (r for r in csv_tables(csv_of(report))["summary"] if r["key"] == "place")
    assert (row["value"], FACTS.place) == ("", "Great hall")
