"""The spreadsheet is read back with openpyxl, and holds what the report holds."""

import re
from collections.abc import Mapping
from dataclasses import replace
from datetime import datetime
from decimal import Decimal
from io import BytesIO
from typing import Any
from zipfile import ZipFile

import openpyxl
import pytest
from openpyxl import Workbook

from service.domain.games import DEFAULT_GAME, GAMES
from service.domain.values.money import AMOUNT_MAX, CURRENCIES
from service.domain.values.names import punter_name
from service.reports.documents.page import page_of
from service.reports.model import SessionReport
from service.reports.spreadsheets import xlsx
from service.reports.spreadsheets.xlsx import sheet_title, shortened, xlsx_report
from service.reports.words import LANGUAGES, WORDS
from tests.factories.basset.session_reports import (
    corrected_report,
    report_of_players,
    report_with_texts,
    sheet_report,
)
from tests.factories.sheet_paths import sheet_paths
from tests.reports.read_back import assert_summary_equal, assert_tables_equal, columns_of
from tests.reports.spreadsheet_reader import SpreadsheetReader, opened, units
from tests.seeds import sheets

STARTS = ("=", "+", "-", "@", "\uff1d", "\uff0b", "\uff0d", "\uff20", " =", "{=")
EVERY_GAME = pytest.mark.parametrize("game", GAMES)
EVERY_CURRENCY = pytest.mark.parametrize("currency", CURRENCIES)
EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)


def assert_holds(report: SessionReport, language: str) -> None:
    """Compare all sheets of a report with it."""
    reader = SpreadsheetReader(report, language)
    columns = {t: c for t, c in columns_of(report).items() if t not in {"summary", "rules"}}
    assert_tables_equal(report, {table: reader.rows(table, columns[table]) for table in columns})
    summary = reader.summary()
    assert_summary_equal(report, summary)
    words, game_texts = WORDS[language], report.game.texts[language]
    assert summary["game"] == game_texts.title
    assert summary["preset"] == game_texts.preset(report.preset).title
    assert summary["currency"] == words.currencies[report.currency.code]
    assert summary["unit"] == words.units[report.currency.code]
    (rules,) = (table for table in page_of(report, language).tables if table.name == "rules")
    sheet = reader.sheets["rules"]
    assert [*sheet.iter_rows(min_row=2, values_only=True)] == [*rules.rows]


@pytest.mark.parametrize(
    ("game", "currency", "language"),
    [
        pytest.param(game, currency, language, marks=[] if is_daily else [pytest.mark.thorough])
        for game in GAMES
        for currency in CURRENCIES
        for language, is_daily in (
            ("en", currency == "eur" or game == DEFAULT_GAME),
            ("fr", currency == "lsd"),
        )
    ],
)
def test_every_sheet_holds_what_the_report_holds(game: str, currency: str, language: str) -> None:
    assert_holds(corrected_report(game, currency), language)


@pytest.mark.parametrize("path", sheets(sheet_paths()[::5]))
def test_the_spreadsheet_of_a_score_sheet_holds_its_report(path: Any) -> None:
    assert_holds(sheet_report(path.read_text(encoding="utf-8")), "fr")


@pytest.mark.parametrize(
    ("language", "titles", "headers"),
    [
        (
            "en",
            (
                "Summary, Standings, Entries, Journal, Balances, Bank, Round by round, Net after "
                "each round, Corrections and rulings, Rules, Best parolis, Side bets"
            ),
            ["Account", "Balance (farthings)", "Balance"],
        ),
        (
            "fr",
            (
                "Résumé, Classement, Saisies, Journal, Soldes, Banque, Tour par tour, Résultat "
                "après chaque tour, Corrections et décisions, Règles, Meilleurs parolis, Paris"
            ),
            ["Compte", "Solde (farthings)", "Solde"],
        ),
    ],
)
def test_titles_and_headers_are_in_the_language(
    language: str, titles: str, headers: list[str]
) -> None:
    book = opened(corrected_report("basset", "lsd"), language)
    assert ", ".join(book.sheetnames) == titles
    assert [cell.value for cell in book.worksheets[4][1]] == headers


@EVERY_CURRENCY
def test_a_header_has_the_unit(currency: str) -> None:
    report = replace(corrected_report("basset", "lsd"), currency=CURRENCIES[currency])
    header = opened(report, read_only=True)["Standings"]["D1"].value
    assert header == f"Brought in ({WORDS['en'].units[currency]})"


def test_every_sheet_can_be_read_and_printed() -> None:
    for sheet in opened(corrected_report("basset", "lsd")).worksheets:
        assert sheet.freeze_panes == "A2"
        assert sheet.auto_filter.ref == sheet.dimensions
        assert all(cell.font.bold for cell in sheet[1])
        assert not any(cell.font.bold for row in sheet.iter_rows(min_row=2) for cell in row)
        assert sheet.page_setup.orientation == "landscape"
        assert sheet.sheet_properties.pageSetUpPr
        assert sheet.sheet_properties.pageSetUpPr.fitToPage
        assert sheet.page_setup.fitToHeight == 0
        assert sheet.print_title_rows == "$1:$1"
        widths = [dimension.width for dimension in sheet.column_dimensions.values()]
        assert all(8 <= width <= 61 for width in widths)


@EVERY_GAME
def test_the_same_report_gives_the_same_bytes(game: str) -> None:
    report = corrected_report(game, "eur")
    again = corrected_report.__wrapped__(game, "eur")
    assert again is not report
    for language in LANGUAGES:
        content = xlsx_report(report, language)
        assert content == xlsx_report(again, language)
        properties = openpyxl.load_workbook(BytesIO(content), read_only=True).properties
        assert properties.created == properties.modified == datetime(2026, 1, 6, 20, 15)  # noqa: DTZ001


@pytest.mark.parametrize("start", STARTS)
def test_a_text_that_looks_like_a_formula_is_a_text(start: str) -> None:
    name = punter_name(f"{start.strip()}1+HYPERLINK(A1)")
    text = f"{start}1+HYPERLINK(A1)"
    book = opened(report_with_texts(title=text, name=name, reason=text))
    places = (("Summary", "B3"), ("Corrections and rulings", "H2"))
    for sheet, place in places:
        assert (book[sheet][place].data_type, book[sheet][place].value) == ("s", text)
    for sheet, place in (("Standings", "B2"), ("Bank", "B2")):
        assert (book[sheet][place].data_type, book[sheet][place].value) == ("s", name)
    assert book["Summary"]["B3"].quotePrefix == (start != "{=")
    assert not any(cell.data_type == "f" for cell in cells_of(book))


def cells_of(book: Workbook) -> list[Any]:
    return [cell for sheet in book.worksheets for row in sheet.iter_rows() for cell in row]


@pytest.mark.parametrize(
    "text",
    [
        *("Anna, Bo", "a; b", "it's", "🃏 Zoë Ōkubo 👩‍👩‍👧", "1e5", "007", "TRUE", "2026-01-06"),
        *("<r><t>Ada</t></r>", "<r></x></r>", "<r></r>", "<b>&amp;</b>", "_x0041_", "\uffff"),
        *("https://example.org/", "mailto:a@example.org", "internal:Summary!A1", "a\u00a0b"),
    ],
)
def test_names_keep_every_character(text: str) -> None:
    report = report_with_texts(title=f" {text} ", name=punter_name(text), reason=text)
    content = xlsx_report(report, "en")
    with ZipFile(BytesIO(content)) as archive:
        assert not any("hyperlink" in archive.read(name).decode() for name in archive.namelist())
    book = openpyxl.load_workbook(BytesIO(content))
    values = [book["Standings"]["B2"], book["Summary"]["B3"], book["Corrections and rulings"]["H2"]]
    assert {cell.data_type for cell in values} == {"s"}
    assert [unescaped(cell.value) for cell in values] == [text, f" {text} ", text]


def unescaped(value: object) -> str:
    """Return a text in which the characters that XML cannot hold are no longer escaped.

    A spreadsheet program reads these escapes; openpyxl does not.
    """
    return re.sub(r"_x([0-9A-F]{4})_(?!_)", _character, str(value))


def _character(found: re.Match[str]) -> str:
    return chr(int(found[1], 16)) if int(found[1], 16) >= 0xFFFE else found[0]


def test_a_reason_keeps_line_breaks() -> None:
    # The API and score sheets refuse control characters; an imported archive may hold them.
    report = report_with_texts(title="Title", name="Ada", reason="Reason")
    corrections = (replace(report.corrections[0], reason='one\ntwo\n"three",\tfour'),)
    assert_holds(replace(report, corrections=corrections), "en")


def test_a_player_with_digits_is_shown_without_a_warning() -> None:
    content = xlsx_report(report_with_texts(title="Title", name="007", reason="Reason"), "en")
    with ZipFile(BytesIO(content)) as archive:
        assert b"numberStoredAsText" in archive.read("xl/worksheets/sheet1.xml")


@EVERY_LANGUAGE
def test_thirty_players(language: str) -> None:
    assert_holds(report_of_players(30, "eur"), language)


@pytest.mark.parametrize("currency", ["points", "eur"])
def test_an_amount_is_exact(currency: str) -> None:
    report = corrected_report("basset", currency)
    amounts = (AMOUNT_MAX, AMOUNT_MAX - 1, 995, -995, 1, -1, 10**15 - 1, *range(800, 990))
    balances = {f"account {amount}": amount for amount in amounts}
    content = xlsx_report(replace(report, balances=balances), "en")
    cells = openpyxl.load_workbook(BytesIO(content))["Balances"]["B"][1:]
    assert [units(cell, report.currency.decimals) for cell in cells] == list(amounts)
    with ZipFile(BytesIO(content)) as archive:
        sheet = archive.read("xl/worksheets/sheet5.xml").decode()
    written = re.findall(r'r="B[0-9]+" s="[0-9]+"><v>([^<]*)', sheet)
    exact = [Decimal(amount).scaleb(-report.currency.decimals) for amount in amounts]
    assert [Decimal(number) for number in written] == exact


def test_an_amount_of_more_than_15_digits_is_a_text() -> None:
    report = replace(corrected_report("basset", "eur"), balances={"bank": 10**15})
    cell = opened(report)["Balances"]["B2"]
    assert (cell.data_type, cell.value) == ("s", "10000000000000.00")


@pytest.mark.parametrize(
    ("at", "value"),
    [
        ("1901-01-01T00:00:01.000000Z", datetime(1901, 1, 1, 0, 0, 1)),  # noqa: DTZ001
        ("2026-07-01T23:59:59.000000Z", datetime(2026, 7, 1, 23, 59, 59)),  # noqa: DTZ001
        ("1900-01-01T00:00:01.000000Z", "1900-01-01T00:00:01.000000Z"),
        ("1725-01-06T20:15:00.000000Z", "1725-01-06T20:15:00.000000Z"),
    ],
)
def test_a_time_is_a_date_from_1901_on(at: str, value: object) -> None:
    report = corrected_report("basset", "lsd")
    entries = (replace(report.entries[0], happened_at=at),)
    assert opened(replace(report, entries=entries))["Entries"]["B2"].value == value


def test_rows_go_on_in_a_second_sheet(monkeypatch: pytest.MonkeyPatch) -> None:
    report = corrected_report("basset", "lsd")
    monkeypatch.setattr(xlsx, "ROWS_MAX", len(report.journal) // 2 + 1)
    book = opened(report)
    assert book.sheetnames[3:5] == ["Journal", "Journal 2"]
    rows = [row[0] for name in book.sheetnames[3:5] for row in book[name].iter_rows(min_row=2)]
    assert [cell.value for cell in rows] == [line.version for line in report.journal]


def test_limits_of_a_spreadsheet() -> None:
    assert 1 + xlsx.ROWS_MAX == 1_048_576
    report = report_with_texts(title="🃏" * 20_000, name="Ada", reason="a" * 40_000)
    book = opened(report)
    title = book["Summary"]["B3"].value
    assert title == "🃏" * 16_383 + "…"
    assert book["Corrections and rulings"]["H2"].value == "a" * 32_766 + "…"


@pytest.mark.parametrize(
    ("title", "used", "valid"),
    [
        ("Bank", [], "Bank"),
        ("Bank", ["BANK"], "Bank 2"),
        ("Bank", ["Bank", "bank 2"], "Bank 3"),
        ("a" * 31, [], "a" * 31),
        ("a" * 32, [], "a" * 30 + "…"),
        ("a" * 32, ["a" * 30 + "…"], "a" * 28 + "… 2"),
        ("🃏" * 16, [], "🃏" * 15 + "…"),
        ("'[a]:*?/\\b'", [], "a      b"),
        ("History", [], "History 2"),
        ("''", [], "-"),
    ],
)
def test_the_title_of_a_sheet_is_valid_and_unique(title: str, used: list[str], valid: str) -> None:
    assert sheet_title(title, used) == valid


def test_a_short_text_is_not_cut() -> None:
    assert shortened("🃏🃏", 4) == "🃏🃏"
    assert shortened("🃏🃏🃏", 4) == "🃏…"


def test_every_language_has_the_same_words() -> None:
    first, *others = (keys_of(words) for words in WORDS.values())
    assert [keys for keys in others if keys != first] == []


def keys_of(words: Any) -> dict[str, Any]:
    groups = {name: getattr(words, name) for name in type(words).__slots__}
    return {name: set(group) for name, group in groups.items() if isinstance(group, Mapping)}
