"""Reads a spreadsheet back with openpyxl, into the values of the report."""

from collections.abc import Iterator, Mapping
from decimal import Decimal
from io import BytesIO
from typing import Any

import openpyxl
from openpyxl import Workbook

from service.domain.port.game_texts import GameTexts
from service.reports.amounts import amount_text
from service.reports.card_words import card_words
from service.reports.entry_words import EntryWords
from service.reports.model import SessionReport
from service.reports.spreadsheets.xlsx import xlsx_report
from service.reports.words import WORDS
from tests.reports.read_back import Row, type_in_summary

ORDER = (
    *("summary", "standings", "entries", "journal", "balances"),
    *("bank", "rounds", "round_nets", "corrections", "rules"),
)


def opened(report: SessionReport, language: str = "en", *, read_only: bool = False) -> Workbook:
    """Return the workbook of a report. ``read_only``: each sheet is read when it is asked for."""
    return openpyxl.load_workbook(BytesIO(xlsx_report(report, language)), read_only=read_only)


class SpreadsheetReader:
    """Reads the sheets of a report back into the values of the report."""

    def __init__(self, report: SessionReport, language: str) -> None:
        self.report, self.language = report, language
        self.book = opened(report, language)
        self.words = WORDS[language]
        self.game_texts: GameTexts = report.game.texts[language]
        games = [f"game-{table.name}" for table in report.tables]
        self.sheets = dict(zip((*ORDER, *games), self.book.worksheets, strict=True))
        entry_words = EntryWords(self.game_texts, self.words, self.in_coins)
        self.lines = {entry_words.cell([line]): line for line in lines_of(report)}

    def in_coins(self, amount: int) -> str:
        return amount_text(amount, self.report.currency, self.language)

    def rows(self, table: str, columns: Mapping[str, str]) -> list[Row]:
        has_coins = bool(self.report.currency.coins)
        read = []
        for cells in self.sheets[table].iter_rows(min_row=2):
            row, left = {}, list(cells)
            for name, type_ in columns.items():
                row[name] = self.value(table, name, type_, left.pop(0))
                if has_coins and type_ == "amount":
                    text = None if row[name] is None else self.in_coins(row[name])
                    assert left.pop(0).value == text
            assert not left
            read.append(row)
        return read

    def value(self, table: str, name: str, type_: str, cell: Any) -> Any:
        """Return a cell's value in smallest units, a number, a flag, a code, a text or None."""
        match type_:
            case "amount" | "number" if cell.value is None:
                return None
            case "amount":
                return units(cell, self.report.currency.decimals)
            case "number":
                assert (cell.data_type, type(cell.value)) == ("n", int)
                return cell.value
            case "time":
                assert (cell.is_date, cell.number_format) == (True, "yyyy-mm-dd hh:mm:ss")
                return f"{cell.value.isoformat(timespec='microseconds')}Z"
            case "flag":
                return {word: flag for flag, word in self.words.flags.items()}[cell.value]
            case "word" if cell.value is not None:
                return self.code(table, name, cell.value)
            case "card":
                cards = {row[name] for row in self.table_rows(table)}
                return {card_words(card, self.words): card for card in cards}[cell.value]
            case "text" if cell.value is not None and name in {"entry", "new_entry"}:
                return "\n".join(self.lines[words] for words in cell.value.split("\n"))
            case _:
                assert cell.value is None or cell.data_type == "s"
                return cell.value or ""

    def table_rows(self, table: str) -> Iterator[Row]:
        """Yield the rows of a table of the game, by column."""
        own = next(one for one in self.report.tables if f"game-{one.name}" == table)
        yield from (dict(zip(own.columns, row, strict=True)) for row in own.rows)

    def code(self, table: str, name: str, word: str) -> str:
        roles, words = self.words.roles, self.words
        groups = {"role": roles, "change": words.changes, "removed": words.removed}
        group = self.game_texts.cells if table.startswith("game-") else groups[name]
        codes = {translated: code for code, translated in group.items()}
        assert len(codes) == len(group)
        return codes[word]

    def summary(self) -> dict[str, Any]:
        of_one = {title: name.partition(".")[2] for name, title in self.words.of_one.items()}
        keys = of_one | {title: key for key, title in self.words.summary.items()}
        read = {}
        for title, cell, *more in self.sheets["summary"].iter_rows(min_row=2):
            key = keys[str(title.value)]
            type_ = type_in_summary(key)
            read[key] = self.value("summary", key, type_, cell)
            texts = [one.value for one in more]
            if not self.report.currency.coins:
                assert texts == []
            elif type_ == "amount":
                assert texts == [self.in_coins(read[key])]
            else:
                assert texts == [None]
        return read


def lines_of(report: SessionReport) -> Iterator[str]:
    """Yield every line of a score sheet that a report has."""
    yield from (entry.line for entry in report.entries)
    for made in report.corrections:
        yield from (*made.lines, *made.new_lines)


def units(cell: Any, decimals: int) -> int:
    """Return the amount of a number cell in smallest units."""
    assert cell.data_type == "n"
    assert cell.number_format == ("0.00" if decimals else "#,##0")
    exact = Decimal(str(cell.value)).scaleb(decimals)
    assert exact == int(exact)
    return int(exact)
