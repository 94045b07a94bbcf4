"""The sheets of the spreadsheet: the tables of a report in one language, ready to be written."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from decimal import Decimal
from typing import Any

from service.domain.game_words import GameWords
from service.reports.amounts import amount_text
from service.reports.model import SessionReport
from service.reports.page import page_of
from service.reports.tables import ColumnType, ReportTable, TypedValue, tables_of
from service.reports.words import WORDS
from service.reports.words.words import ReportWords

CellValue = str | int | Decimal | datetime | None
"""A text, a count, an amount (whole, or with the decimals of the currency), a time in UTC."""

EXACT_MAX = 10**15 - 1
"""Spreadsheet programs store 15 significant digits. A larger amount is written as text."""

# Spreadsheets have no earlier dates, and disagree about those of 1900.
_FIRST_YEAR = 1901

_ORDER = (
    *("summary", "standings", "entries", "journal", "balances", "bank"),
    *("rounds", "round_nets", "corrections", "rules"),
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Worksheet:
    """A sheet with a title, one row of headers, and rows with one value for each header."""

    title: str
    headers: tuple[str, ...]
    rows: tuple[tuple[CellValue, ...], ...]


def worksheets_of(report: SessionReport, language: str) -> Iterator[Worksheet]:
    """Yield the sheets in one of ``LANGUAGES``: summary, standings, entries, journal, and so on.

    If the currency has coins, an amount is a number of smallest units, and a text in the next
    column. In other currencies it is one number.
    """
    tables = tables_of(report)
    by_name = {table.name: table for table in tables if not table.of_game}
    translation = _Translation(report, language)
    for name in _ORDER:
        yield translation.rules() if name == "rules" else translation.worksheet(by_name[name])
    for table in tables:
        if table.of_game:
            yield translation.worksheet(table)


class _Translation:
    """Translates the tables of one report into one language."""

    def __init__(self, report: SessionReport, language: str) -> None:
        self._report = report
        self._language = language
        self._words: ReportWords = WORDS[language]
        self._game: GameWords = report.game.words[language]

    def worksheet(self, table: ReportTable) -> Worksheet:
        words = self._game.tables[table.name].title if table.of_game else None
        return Worksheet(
            title=words or self._words.headings[table.name],
            headers=tuple(self._headers(table)),
            rows=tuple(tuple(self._cells(table, row)) for row in table.rows),
        )

    def rules(self) -> Worksheet:
        """Return the rules as sentences, as the page has them."""
        page = page_of(self._report, self._language)
        rules = next(table for table in page.tables if table.name == "rules")
        return Worksheet(
            title=rules.title,
            headers=tuple(column.title for column in rules.columns),
            rows=rules.rows,
        )

    def _headers(self, table: ReportTable) -> Iterator[str]:
        unit = self._words.units[self._report.currency.code]
        for name, type_ in table.columns.items():
            title = self._title(table, name)
            if type_ is ColumnType.AMOUNT:
                yield f"{title} ({unit})"
                if self._report.currency.coins:
                    yield title
            else:
                yield title
                if type_ is ColumnType.MIXED and self._report.currency.coins:
                    yield self._words.columns["amount"]

    def _title(self, table: ReportTable, column: str) -> str:
        if table.of_game:
            return self._game.tables[table.name].columns[column]
        return self._game.round if column == "round" else self._words.columns[column]

    def _cells(self, table: ReportTable, row: tuple[Any, ...]) -> Iterator[CellValue]:
        """Yield the cells of a row, with a text beside each amount in coins."""
        key = ""
        if table.name == "summary" and not table.of_game:
            key, row = row[0], (self._words.summary[row[0]], row[1])
        has_coins = bool(self._report.currency.coins)
        for (name, type_), cell in zip(table.columns.items(), row, strict=True):
            own = cell if isinstance(cell, TypedValue) else TypedValue(type_, cell)
            yield self._cell(table, key or name, own)
            if has_coins and type_ in {ColumnType.AMOUNT, ColumnType.MIXED}:
                yield self._in_coins(own)

    def _cell(self, table: ReportTable, name: str, cell: TypedValue) -> CellValue:
        """Return one value. ``name`` is that of the column, or the key of the summary."""
        value: Any = cell.value
        if value is None:
            return None
        match cell.type:
            case ColumnType.AMOUNT:
                return _amount(value, self._report.currency.decimals)
            case ColumnType.TIME:
                return _moment(value)
            case ColumnType.FLAG:
                return self._words.flags[value]
            case ColumnType.WORD:
                return self._word(table, name, value)
            case _:
                text_or_count: str | int = value
                return text_or_count

    def _in_coins(self, cell: TypedValue) -> str | None:
        if cell.type is not ColumnType.AMOUNT or cell.value is None:
            return None
        return amount_text(cell.value, self._report.currency, self._language)

    def _word(self, table: ReportTable, name: str, code: str) -> str:
        words, report = self._words, self._report
        if table.of_game:
            return self._game.cells[code]
        known: Mapping[str, Mapping[str, str]] = {
            "role": words.roles,
            "change": words.changes,
            "removed": words.removed,
            "game": {code: self._game.title},
            "preset": self._game.presets,
            "currency": words.currencies,
            "unit": {code: words.units[report.currency.code]},
        }
        return known[name][code]


def _amount(amount: int, decimals: int) -> Decimal | str:
    """Return an amount as an exact decimal number; as text if it has more than 15 digits."""
    exact = Decimal(amount).scaleb(-decimals)
    return exact if abs(amount) <= EXACT_MAX else str(exact)


def _moment(at: str) -> datetime | str:
    """Return a time in UTC; as text if it is before 1901."""
    moment = datetime.fromisoformat(at).astimezone(UTC).replace(tzinfo=None)
    return moment if moment.year >= _FIRST_YEAR else at
