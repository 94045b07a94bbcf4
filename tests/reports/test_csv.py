"""The CSV files are read back with the csv module, and hold what the report holds."""

import csv
import json
import re
from collections.abc import Mapping
from dataclasses import fields, replace
from decimal import Decimal
from io import BytesIO, StringIO
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import pytest

from service.domain.games import GAMES
from service.domain.values.money import Currency, format_amount, parse_amount
from service.domain.values.names import plain_text, punter_name
from service.reports.model import SessionReport
from service.reports.spreadsheets.csv_zip import csv_report
from tests.factories import invented
from tests.factories.basset.session_reports import (
    corrected_report,
    report_of_players,
    report_with_texts,
    sheet_report,
)
from tests.factories.sheet_paths import sheet_paths
from tests.reports.read_back import (
    Row,
    assert_summary_equal,
    assert_tables_equal,
    columns_of,
    games_and_currencies,
    type_in_summary,
)
from tests.seeds import sheets

STARTS = ("=", "+", "-", "@", "\uff1d", "\uff0b", "\uff0d", "\uff20")
EVERY_GAME = pytest.mark.parametrize("game", GAMES)
EVERY_GAME_AND_CURRENCY = pytest.mark.parametrize(("game", "currency"), games_and_currencies())


def files(report: SessionReport) -> dict[str, str]:
    """Return the text of every file by its name, without the byte order mark."""
    with ZipFile(BytesIO(csv_report(report))) as archive:
        assert archive.testzip() is None
        names = archive.namelist()
        assert len(names) == len(set(names))
        texts = {name: archive.read(name).decode() for name in names}
    assert all(text.startswith("\ufeff") for text in texts.values())
    return {name: text.removeprefix("\ufeff") for name, text in texts.items()}


def rows(report: SessionReport, table: str) -> list[dict[str, str]]:
    """Return the rows of a table as the file has them."""
    return rows_in(files(report), table)


def rows_in(texts: Mapping[str, str], table: str) -> list[dict[str, str]]:
    """Return the rows of a table of the files."""
    return list(csv.DictReader(StringIO(texts[f"{table}.csv"], newline="")))


def value(type_: str, text: str, currency: Currency) -> Any:
    """Return the value of a cell in smallest units, a number, true, false, a text or None."""
    match type_:
        case "amount" | "number" if not text:
            return None
        case "amount" if currency.decimals:
            assert text.rpartition(".")[2].isdigit()
            assert len(text.rpartition(".")[2]) == currency.decimals
            return int(Decimal(text).scaleb(currency.decimals))
        case "amount" | "number":
            return int(text)
        case "flag":
            return {"true": True, "false": False}[text]
        case _:
            return text


def read(
    texts: Mapping[str, str], table: str, columns: Mapping[str, str], currency: Currency
) -> list[Row]:
    """Return the rows of a table in the report's values. Checks each amount in coins."""
    read_rows = []
    for row in rows_in(texts, table):
        read_rows.append(
            {name: value(type_, row[name], currency) for name, type_ in columns.items()}
        )
        for name in [name for name, type_ in columns.items() if type_ == "amount"]:
            assert (f"{name}_text" in row) == bool(currency.coins)
            if currency.coins:
                assert_in_coins(row[f"{name}_text"], read_rows[-1][name], currency)
    return read_rows


def assert_in_coins(text: str, amount: int | None, currency: Currency) -> None:
    if amount is None:
        assert text == ""
        return
    quote = "'" if amount < 0 else ""
    assert text == quote + format_amount(amount, currency)
    unsigned = parse_amount(text.removeprefix("'-"), currency, least=-(10**15), most=10**15)
    assert abs(amount) == unsigned


def assert_holds(report: SessionReport) -> None:
    """Compare all files of a report with it."""
    texts, columns, currency = files(report), columns_of(report), report.currency
    assert list(texts) == [f"{table}.csv" for table in columns]
    mixed = {"summary", "rules"}
    assert_tables_equal(
        report, {t: read(texts, t, c, currency) for t, c in columns.items() if t not in mixed}
    )
    in_summary = {row["key"]: row["value"] for row in rows_in(texts, "summary")}
    summary = {k: value(type_in_summary(k), v, currency) for k, v in in_summary.items()}
    assert_summary_equal(report, summary)
    named = (report.game.name, report.preset, report.currency.code)
    assert (summary["game"], summary["preset"], summary["currency"]) == named
    rules = rows_in(texts, "rules")
    assert [row["rule"] for row in rules] == [rule.name for rule in report.rules]
    for row, rule in zip(rules, report.rules, strict=True):
        assert row["source"] == (rule.source or "")
        assert value("flag", row["changed"], currency) == rule.changed
        if report.game.rules.is_amount(rule.name) and rule.value is not None:
            assert value("amount", row["value"], currency) == rule.value
        else:
            is_word = isinstance(rule.value, str)
            assert (row["value"] if is_word else json.loads(row["value"])) == rule.value


@EVERY_GAME_AND_CURRENCY
def test_every_table_holds_what_the_report_holds(game: str, currency: str) -> None:
    assert_holds(corrected_report(game, currency))


@pytest.mark.parametrize("path", sheets(sheet_paths()))
def test_the_files_of_a_score_sheet_hold_its_report(path: Any) -> None:
    assert_holds(sheet_report(path.read_text(encoding="utf-8")))


@EVERY_GAME_AND_CURRENCY
def test_the_totals_are_the_sums_of_the_columns(game: str, currency: str) -> None:
    report = corrected_report(game, currency)
    texts, columns = files(report), columns_of(report)
    names = ("standings", "bank", "journal", "balances")
    tables = {name: read(texts, name, columns[name], report.currency) for name in names}
    assert sum(row["net"] for row in tables["standings"]) == report.totals.players_net
    assert sum(row["purse"] for row in tables["standings"]) == report.totals.purses
    assert sum(row["net"] for row in tables["bank"]) == report.totals.table_net
    assert sum(row["amount"] for row in tables["journal"]) == report.totals.posted
    assert sum(row["balance"] for row in tables["balances"]) == 0


@pytest.mark.parametrize(
    ("currency", "unit", "net", "text"),
    [
        ("points", "point", "-2568", None),
        ("lsd", "farthing", "-2568", "'-2l13s6d"),
        ("livre", "denier", "-2568", "'-10l14s"),
        ("eur", "EUR", "-25.68", None),
        ("gbp", "GBP", "-25.68", None),
        ("usd", "USD", "-25.68", None),
    ],
)
def test_an_amount_is_a_number(currency: str, unit: str, net: str, text: str | None) -> None:
    report = corrected_report("basset", currency)
    changed = replace(report, standings=(replace(report.standings[0], net=-2568),))
    (row,) = rows(changed, "standings")
    assert (row["net"], row.get("net_text")) == (net, text)
    assert {row["key"]: row["value"] for row in rows(report, "summary")}["unit"] == unit


def test_times_are_iso_8601() -> None:
    report = corrected_report("basset", "lsd")
    assert {row["at"] for row in rows(report, "entries")} == {"2026-01-06T20:15:00.000000Z"}


def test_columns_are_in_english_and_lines_end_as_in_rfc_4180() -> None:
    texts = files(corrected_report("basset", "eur"))
    assert texts["standings.csv"].startswith(
        "place,name,role,brought_in,cashed_out,purse,at_table,net\r\n1,"
    )
    for text in texts.values():
        assert text.endswith("\r\n")
        # A line feed alone stands only inside a cell, between two entries.
        assert [line for line in csv.reader(StringIO(text, newline="")) if not line] == []


@EVERY_GAME
def test_the_same_report_gives_the_same_bytes(game: str) -> None:
    report = corrected_report(game, "lsd")
    again = corrected_report.__wrapped__(game, "lsd")
    assert again is not report
    assert csv_report(report) == csv_report(again)
    with ZipFile(BytesIO(csv_report(report))) as archive:
        assert {file.date_time for file in archive.infolist()} == {(1980, 1, 1, 0, 0, 0)}


@pytest.mark.parametrize("start", STARTS)
def test_a_text_that_looks_like_a_formula_gets_a_quote(start: str) -> None:
    text = f"{start}1+HYPERLINK(A1)"
    assert punter_name(text) == text
    report = report_with_texts(title=text, name=text, reason=text)
    guarded = f"'{text}"
    assert {row["key"]: row["value"] for row in rows(report, "summary")}["title"] == guarded
    assert rows(report, "standings")[0]["name"] == guarded
    assert rows(report, "bank")[0]["party"] == guarded
    assert rows(report, "corrections")[0]["reason"] == guarded
    for name, text_of_file in files(report).items():
        for row in csv.reader(StringIO(text_of_file, newline="")):
            cells = [cell for cell in row if cell.lstrip().startswith(STARTS)]
            assert all(cell.lstrip("-").isdigit() for cell in cells), (name, row)


@pytest.mark.parametrize("blank", ["\t", "\r", "\n", " ", "\xa0", "\u3000"])
def test_white_space_before_a_formula_does_not_hide_it(blank: str) -> None:
    report = report_with_texts(title="Title", name="Ada", reason="Reason")
    text = f"{blank}=1+1"
    corrections = (replace(report.corrections[0], reason=text, lines=(text,)),)
    (row,) = rows(replace(report, corrections=corrections, title=text), "corrections")
    assert (row["reason"], row["entry"]) == (f"'{text}", f"'{text}")


@pytest.mark.parametrize("text", ["=1", "'=1", "''=1", " '=1", "' =1", "'Ada'", "'", "Ada", "''"])
def test_a_program_can_remove_the_quote(text: str) -> None:
    page = Path(__file__).parents[2] / "docs" / "reference" / "report-tables.md"
    (pattern,) = re.findall(r"```text\n(.*)\n```", page.read_text(encoding="utf-8"))
    report = report_with_texts(title=text, name="Ada", reason=text)
    reason = rows(report, "corrections")[0]["reason"]
    assert (reason[1:] if re.match(pattern, reason) else reason) == text
    assert not reason.lstrip().startswith("=")


@pytest.mark.parametrize("currency", ["lsd", "livre"])
def test_no_amount_in_coins_could_run_as_a_formula(currency: str) -> None:
    for text in files(corrected_report("basset", currency)).values():
        for row in csv.reader(StringIO(text, newline="")):
            assert all(cell.lstrip("-").isdigit() for cell in row if cell.startswith(STARTS))


def test_a_number_below_zero_has_no_quote() -> None:
    reports = [corrected_report(game, "eur") for game in GAMES]
    nets = [row["net"] for report in reports for row in rows(report, "round_nets")]
    assert any(net.startswith("-") for net in nets)
    assert not any("'" in net for net in nets)


@pytest.mark.parametrize(
    "text", ["Anna, Bo", "a; b", "it's", "🃏 Zoë Ōkubo 👩‍👩‍👧", "1e5", "007", "<b>", "_x0041_"]
)
def test_names_keep_every_character(text: str) -> None:
    report = report_with_texts(title=text, name=punter_name(text), reason=text)
    assert_holds(report)
    assert rows(report, "standings")[0]["name"] == text


def test_a_reason_keeps_quotes() -> None:
    text = plain_text('He said "king", not "queen"', longest=200)
    assert_holds(report_with_texts(title="Title", name="Ada", reason=text))


def test_a_reason_keeps_line_breaks() -> None:
    # The API and score sheets refuse control characters; an imported archive may hold them.
    report = report_with_texts(title="Title", name="Ada", reason="Reason")
    corrections = (replace(report.corrections[0], reason='one\r\ntwo\n"three",\rfour'),)
    assert_holds(replace(report, corrections=corrections))


def test_thirty_players() -> None:
    report = report_of_players(30, "lsd")
    assert len(rows(report, "standings")) == 30
    assert_holds(report)


def test_the_largest_amounts_are_exact() -> None:
    report = corrected_report("basset", "eur")
    largest = {field.name: 10**18 + 1 for field in fields(report.totals)}
    totals = replace(report.totals, **largest)
    summary = {row["key"]: row["value"] for row in rows(replace(report, totals=totals), "summary")}
    assert (summary["posted"], summary["entries"]) == ("10000000000000000.01", str(10**18 + 1))


def test_the_page_names_the_tables_of_games_as_the_files() -> None:
    page = Path(__file__).parents[2] / "docs" / "reference" / "report-tables.md"
    named = set(
        re.findall(r"^\|[^|]+\| `(game-\w+)` ", page.read_text(encoding="utf-8"), re.MULTILINE)
    )
    documented = [name for name in GAMES if name != invented.GAME.name]
    made = {name for game in documented for name in files(corrected_report(game, "lsd"))}
    assert named == {name.removesuffix(".csv") for name in made if name.startswith("game-")}
