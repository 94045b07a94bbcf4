"""Writes amounts, counts and typed tables as texts in one language."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from service.domain.values.money import Currency
from service.reports.amounts import amount_text, grouped, net_text
from service.reports.card_words import card_words
from service.reports.documents.page_model import Column, Fact, TextTable
from service.reports.model import Totals
from service.reports.table_labels import OF_TABLE
from service.reports.tables import MONEY_COLUMNS, ColumnType, ReportTable
from service.reports.words import words_in
from service.reports.words.words import ReportWords
from service.zones import UTC, Zone

CellWriter = Callable[[Mapping[str, Any]], str]
"""Writes a cell from the values of its row by column."""

NET = "net"
"""The columns of this name have a sign before each amount but 0."""

NO_WRITERS: Mapping[str, CellWriter] = {}

ROWS_MAX = 40
"""The longest table of a page. The spreadsheet and the CSV files have all rows."""


class PageWriter:
    """Writes amounts, counts and typed tables as texts in one currency and language."""

    def __init__(self, currency: Currency, language: str, zone: Zone = UTC) -> None:
        self._currency = currency
        self._words: ReportWords = words_in(language, zone)
        self._language = language

    def _amount(self, amount: int) -> str:
        return amount_text(amount, self._currency, self._language)

    def _net(self, amount: int) -> str:
        return net_text(amount, self._currency, self._language)

    def _count(self, count: int) -> str:
        return grouped(count, self._language)

    def _table_of_texts(
        self,
        table: ReportTable,
        columns: Mapping[str, str],
        writers: Mapping[str, CellWriter] = NO_WRITERS,
        **texts: str,
    ) -> TextTable:
        """Return columns of a typed table as texts. ``columns`` has their titles by name.

        A writer writes a column from a whole row, also a column that the typed table lacks. The
        other cells follow from their types. ``texts`` are further texts of the table: its title,
        and what stands there if it is empty.
        """
        numbers = {ColumnType.AMOUNT, ColumnType.NUMBER}
        rows = (dict(zip(table.columns, row, strict=True)) for row in table.rows)
        return TextTable(
            name=table.name,
            columns=tuple(
                Column(title=title, number=table.columns.get(name) in numbers)
                for name, title in columns.items()
            ),
            rows=tuple(
                tuple(
                    writers[name](row) if name in writers else self._cell(table, name, row[name])
                    for name in columns
                )
                for row in rows
            ),
            **texts,
        )

    def _cell(self, table: ReportTable, column: str, value: Any) -> str:
        """Return a cell that has no writer."""
        if value is None:
            return ""
        match table.columns[column]:
            case ColumnType.AMOUNT:
                return self._net(value) if column == NET else self._amount(value)
            case ColumnType.NUMBER:
                return self._count(value)
            case ColumnType.TIME:
                return self._words.time(value)
            case ColumnType.CARD:
                return card_words(value, self._words)
            case ColumnType.WORD:
                return self._word(table, value)
        return str(value)

    def _word(self, _table: ReportTable, code: str) -> str:
        """Return the words of a code, which is a change in every table but those of games."""
        return self._words.changes[code]

    def _titles(self, *names: str) -> dict[str, str]:
        """Return the titles of columns by name."""
        return {name: self._words.columns[name] for name in names}

    def _standings_of(self, table: ReportTable, *names: str) -> TextTable:
        """Return the standings, with a point after each place and a sign before each net."""
        return self._table_of_texts(
            table,
            self._titles("place", "name", *names, *MONEY_COLUMNS),
            {"place": lambda row: f"{row['place']}."},
            title=self._words.headings["standings"],
            empty=self._words.phrases["no_players"],
        )

    def _figures(
        self, heading: str, names: Sequence[str], rows: Iterable[tuple[str, ...]]
    ) -> TextTable:
        """Return the figures of the chart: a name and amounts for each curve."""
        columns = self._words.columns
        return TextTable(
            name="curve",
            title=self._words.headings[heading],
            columns=(
                Column(title=columns["name"]),
                *number_columns(columns[name] for name in names),
            ),
            rows=tuple(rows),
        )

    def _fact(self, name: str, text: str) -> Fact:
        """Return a text with the label that its key has in the summary."""
        return Fact(label=self._words.summary[name], text=text)

    def _totals_of(self, totals: Totals, *, has_table: bool = True) -> Iterator[Fact]:
        """Yield the totals with their labels: of bank and pools only with ``has_table``."""
        amounts = {
            "purses": totals.purses,
            "at_table": totals.at_table,
            "table": totals.table,
            "outside": totals.outside,
            "posted": totals.posted,
        }
        yield self._fact("players_net", self._net(totals.players_net))
        if has_table:
            yield self._fact("table_net", self._net(totals.table_net))
        for name, amount in amounts.items():
            if has_table or name not in OF_TABLE:
                yield self._fact(name, self._amount(amount))
        yield self._fact("postings", self._count(totals.postings))


def cut_table(table: TextTable, words: ReportWords, rows_max: int = ROWS_MAX) -> TextTable:
    """Return a table with at most ``rows_max`` rows, and a text that says how many are left out."""
    left_out = len(table.rows) - rows_max
    more = words.more(left_out) if left_out > 0 else ""
    return replace(table, rows=table.rows[:rows_max], more=more)


def number_columns(titles: Iterable[str]) -> Iterator[Column]:
    """Yield a column of numbers for each title."""
    return (Column(title=title, number=True) for title in titles)
