"""Reads a spreadsheet back with openpyxl, into the values of the report."""

from collections.abc import Mapping
from decimal import Decimal
from io import BytesIO
from typing import Any

import openpyxl
from openpyxl import Workbook

from service.domain.port.game_texts import GameTexts
from service.reports.amounts import amount_text
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

    def rows(self, table: str, columns: Mapping[str, str]) -> list[Row]:
        has_coins = bool(self.report.currency.coins)
        read = []
        for cells in self.sheets[table].iter_rows(min_row=2):
            row, left = {}, list(cells)
            for name, type_ in columns.items():
                row[name] = self.value(table, name, type_, left.pop(0))
                if has_coins and type_ == "amount":
                    amount, currency = row[name], self.report.currency
                    text = None if amount is None else amount_text(amount, currency, self.language)
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
            case _:
                assert cell.value is None or cell.data_type == "s"
                return cell.value or ""

    def code(self, table: str, name: str, word: str) -> str:
        roles, words = self.words.roles, self.words
        groups = {"role": roles, "change": words.changes, "removed": words.removed}
        group = self.game_texts.cells if table.startswith("game-") else groups[name]
        codes = {translated: code for code, translated in group.items()}
        assert len(codes) == len(group)
        return codes[word]

    def summary(self) -> dict[str, Any]:
        keys = {title: key for key, title in self.words.summary.items()}
        read = {}
        for title, cell, *more in self.sheets["summary"].iter_rows(min_row=2):
            key = keys[str(title.value)]
            type_ = type_in_summary(key)
            read[key] = self.value("summary", key, type_, cell)
            texts = [one.value for one in more]
            if not self.report.currency.coins:
                assert texts == []
            elif type_ == "amount":
                assert texts == [amount_text(read[key], self.report.currency, self.language)]
            else:
                assert texts == [None]
        return read


def units(cell: Any, decimals: int) -> int:
    """Return the amount of a number cell in smallest units."""
    assert cell.data_type == "n"
    assert cell.number_format == ("0.00" if decimals else "#,##0")
    exact = Decimal(str(cell.value)).scaleb(decimals)
    assert exact == int(exact)
    return int(exact)
