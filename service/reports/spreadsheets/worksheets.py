"""The sheets of the spreadsheet: the tables of a report in one language, ready to be written."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from datetime import date, datetime
from decimal import Decimal
from typing import Any

from service.domain.port.game_texts import GameTexts
from service.domain.values.money import Currency
from service.reports.amounts import amount_text
from service.reports.card_words import card_words
from service.reports.documents.page import page_of
from service.reports.entry_words import EntryWords
from service.reports.model import SessionReport
from service.reports.table_labels import table_label
from service.reports.tables import ColumnType, ReportTable, Row, TypedValue, tables_of
from service.reports.words import words_in
from service.reports.words.words import ReportWords
from service.zones import UTC, Zone

CellValue = str | int | Decimal | datetime | date | None
"""A text, a count, an amount (whole, or with the decimals of the currency), a time, a day."""

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
    translation = _SessionTranslation(report, language)
    for name in _ORDER:
        yield translation.rules() if name == "rules" else translation.worksheet(by_name[name])
    for table in tables:
        if table.of_game:
            yield translation.worksheet(table)


class Translation:
    """Translates the tables of a report into one language."""

    def __init__(self, currency: Currency, language: str, zone: Zone = UTC) -> None:
        self._currency = currency
        self._language = language
        self.words: ReportWords = words_in(language, zone)

    def worksheet(self, table: ReportTable) -> Worksheet:
        """Return a table as a sheet."""
        return Worksheet(
            title=self.sheet_title(table),
            headers=tuple(self._headers(table)),
            rows=tuple(tuple(self._cells(table, row)) for row in table.rows),
        )

    def sheet_title(self, table: ReportTable) -> str:
        """Return the title of a table's sheet."""
        return self.words.headings[table.name]

    def column_title(self, table: ReportTable, column: str) -> str:  # noqa: ARG002 - for games
        """Return the title of a column."""
        return self.words.columns[column]

    def summary_label(self, key: str) -> str:
        """Return the label of a line of the summary."""
        return self.words.summary[key]

    def word(self, table: ReportTable, row: Row, name: str, code: str) -> str:  # noqa: ARG002
        """Return the translation of a code. ``name`` is its column, or its key in the summary."""
        known: Mapping[str, Mapping[str, str]] = {
            "role": self.words.roles,
            "change": self.words.changes,
            "removed": self.words.removed,
            "currency": self.words.currencies,
            "unit": {code: self.words.units[self._currency.code]},
        }
        return known[name][code]

    def _headers(self, table: ReportTable) -> Iterator[str]:
        unit = self.words.units[self._currency.code]
        for name, type_ in table.columns.items():
            title = self.column_title(table, name)
            if type_ is ColumnType.AMOUNT:
                yield f"{title} ({unit})"
                if self._currency.coins:
                    yield title
            else:
                yield title
                if type_ is ColumnType.MIXED and self._currency.coins:
                    yield self.words.columns["amount"]

    def _cells(self, table: ReportTable, row: Row) -> Iterator[CellValue]:
        """Yield the cells of a row, with a text beside each amount in coins."""
        key, shown = "", row
        if table.name == "summary" and not table.of_game:
            key, shown = row[0], (self.summary_label(row[0]), row[1])
        has_coins = bool(self._currency.coins)
        for (name, type_), cell in zip(table.columns.items(), shown, strict=True):
            own = cell if isinstance(cell, TypedValue) else TypedValue(type_, cell)
            if own.type is ColumnType.WORD and own.value is not None:
                yield self.word(table, row, key or name, own.value)
            else:
                yield self._cell(own)
            if has_coins and type_ in {ColumnType.AMOUNT, ColumnType.MIXED}:
                yield self._in_coins(own)

    def _cell(self, cell: TypedValue) -> CellValue:
        """Return a value that is not a word."""
        value: Any = cell.value
        if value is None:
            return None
        match cell.type:
            case ColumnType.AMOUNT:
                return _amount(value, self._currency.decimals)
            case ColumnType.TIME:
                return _moment(self.words.zone.local(value))
            case ColumnType.DATE:
                return _day(value)
            case ColumnType.FLAG:
                return self.words.flags[value]
            case ColumnType.CARD:
                return card_words(value, self.words)
            case _:
                text_or_count: str | int = value
                return text_or_count

    def _in_coins(self, cell: TypedValue) -> str | None:
        if cell.type is not ColumnType.AMOUNT or cell.value is None:
            return None
        return self._amount_text(cell.value)

    def _amount_text(self, amount: int) -> str:
        return amount_text(amount, self._currency, self._language)


class _SessionTranslation(Translation):
    """Translates the tables of a session, with the words of its game."""

    def __init__(self, report: SessionReport, language: str) -> None:
        super().__init__(report.currency, language, report.zone)
        self._report = report
        self._game: GameTexts = report.game.texts[language]
        self._entries = EntryWords(self._game, self.words, self._amount_text)

    def _cell(self, cell: TypedValue) -> CellValue:
        if cell.type is ColumnType.ENTRIES:
            return self._entries.cell(cell.value)
        return super()._cell(cell)

    def rules(self) -> Worksheet:
        """Return the rules as sentences, as the page has them."""
        page = page_of(self._report, self._language)
        rules = next(table for table in page.tables if table.name == "rules")
        return Worksheet(
            title=rules.title,
            headers=tuple(column.title for column in rules.columns),
            rows=rules.rows,
        )

    def sheet_title(self, table: ReportTable) -> str:
        """Return the title of a table's sheet."""
        if table.of_game:
            return self._game.table(table.name).title
        return super().sheet_title(table)

    def column_title(self, table: ReportTable, column: str) -> str:
        """Return the title of a column."""
        if table.of_game:
            return self._game.column(table.name, column)
        if column == "round":
            return self._game.round
        return self._of_table(column, super().column_title(table, column))

    def summary_label(self, key: str) -> str:
        """Return the label of a line of the summary."""
        return self._of_table(key, super().summary_label(key))

    def _of_table(self, name: str, label: str) -> str:
        return table_label(self.words, self._report.summary, name, label)

    def word(self, table: ReportTable, row: Row, name: str, code: str) -> str:
        """Return the translation of a code."""
        if table.of_game:
            return self._game.cell(code)
        match name:
            case "game":
                return self._game.title
            case "preset":
                return self._game.preset(code).title
        return super().word(table, row, name, code)


def _amount(amount: int, decimals: int) -> Decimal | str:
    """Return an amount as an exact decimal number; as text if it has more than 15 digits."""
    exact = Decimal(amount).scaleb(-decimals)
    return exact if abs(amount) <= EXACT_MAX else str(exact)


def _moment(at: str) -> datetime | str:
    """Return a time in UTC; as text if it is before 1901."""
    moment = datetime.fromisoformat(at).replace(tzinfo=None)
    return moment if moment.year >= _FIRST_YEAR else at


def _day(text: str) -> date | str:
    """Return a day; as text if it is before 1901."""
    day = date.fromisoformat(text)
    return day if day.year >= _FIRST_YEAR else text
