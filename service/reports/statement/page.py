"""The statement of a bankroll as texts in one language: for HTML and PDF."""

from collections.abc import Iterator, Mapping
from dataclasses import fields
from typing import Any

from service.domain.port.parties import BANK
from service.reports.documents.page_model import Fact, Page, Panel, TextTable
from service.reports.documents.page_writer import PageWriter, cut_table
from service.reports.statement.model import BankrollStatement, StatementPeriod
from service.reports.statement.tables import moves_table, sessions_table

MOVES_MAX = 500
"""A statement shows all moves of a season; only a log of many years is cut."""


_RARE = ("paid_before", "debt_paid")
"""These columns and totals are shown only if they are not 0 everywhere."""


def statement_page(statement: BankrollStatement, language: str) -> Page:
    """Return the statement as a page in one of ``LANGUAGES``."""
    return _StatementPageWriter(statement, language).page()


class _StatementPageWriter(PageWriter):
    """Writes the texts of one statement."""

    def __init__(self, statement: BankrollStatement, language: str) -> None:
        super().__init__(statement.currency, language, statement.period.zone)
        self._statement = statement

    def page(self) -> Page:
        statement, words = self._statement, self._words
        tables = statement.tables
        is_open = sum(table.closed_at is None for table in tables)
        return Page(
            language=self._language,
            title=statement.person.name,
            kind=words.phrases["bankroll_statement"],
            warning=words.open_tables(is_open, len(tables)) if is_open else "",
            facts=tuple(self._facts()),
            lead=(self._sessions(),),
            curve_title=words.headings["bankroll"],
            panels=tuple(self._panels()),
            curve=self._curve(),
            tables=(self._moves(),),
            totals_title=words.phrases["total"],
            totals=tuple(self._totals()),
            balanced=words.phrases["balanced"],
            head=self._fact("hash_of_statement", statement.head),
            page_word=words.phrases["page"],
            parts=tuple(self._parts()),
        )

    def _facts(self) -> Iterator[Fact]:
        statement, words = self._statement, self._words
        yield Fact(label=words.phrases["period"], text=self._period(statement.period))
        yield self._fact("currency", words.currencies[statement.currency.code])
        yield self._fact("tables", self._count(len(statement.tables)))
        balance = self._amount(statement.totals.closing_balance)
        yield Fact(label=words.columns["balance"], text=balance)

    def _period(self, period: StatementPeriod) -> str:
        start, end = (day and self._words.date(day) for day in (period.start, period.end))
        return self._words.period(start, end)

    def _sessions(self) -> TextTable:
        amounts = ("paid_before", "moved_in", "moved_out", "debt_paid", "in_play", "result")
        columns = ("table", "played", "party", *(name for name in amounts if self._is_shown(name)))
        return self._table_of_texts(
            sessions_table(self._statement),
            self._titles(*columns),
            {
                "table": lambda row: row["title"],
                "played": lambda row: self._words.date(row["opened_at"]),
                "party": self._party,
                "paid_before": lambda row: self._net(row["paid_before"]),
                "in_play": lambda row: self._in_play(row["in_play"]),
                "result": lambda row: self._net(row["result"]),
            },
            title=self._words.headings["sessions"],
            empty=self._words.phrases["no_tables"],
        )

    def _is_shown(self, amount: str) -> bool:
        """Return whether a column of the seats is shown."""
        seats = self._statement.sessions
        return amount not in _RARE or any(getattr(seat, amount) for seat in seats)

    def _party(self, row: Mapping[str, Any]) -> str:
        party: str = row["party"]
        return self._words.roles[BANK] if row["role"] == BANK else party

    def _in_play(self, amount: int) -> str:
        """Return what a seat has, or what a bank owes whose bankroll had too little."""
        if amount >= 0:
            return self._amount(amount)
        return self._words.labelled(self._words.phrases["owed"], self._amount(-amount))

    def _panels(self) -> Iterator[Panel]:
        """Yield the curve of the balance: before the first move, and after each."""
        statement = self._statement
        if statement.moves:
            yield Panel(
                name=statement.person.name,
                amounts=self._balances(),
                last=self._amount(statement.totals.closing_balance),
                net=self._net(statement.totals.result) if statement.sessions else "",
            )

    def _balances(self) -> tuple[int, ...]:
        statement = self._statement
        return (statement.totals.opening_balance, *(move.balance for move in statement.moves))

    def _curve(self) -> TextTable:
        balances = self._balances()
        figures = (balances[0], min(balances), max(balances), balances[-1])
        row = (self._statement.person.name, *map(self._amount, figures))
        return self._figures("bankroll", ("start", "lowest", "highest", "end"), (row,))

    def _moves(self) -> TextTable:
        table = self._table_of_texts(
            moves_table(self._statement),
            self._titles("date", "change", "remark", "amount", "balance"),
            {
                "date": lambda row: f"{self._words.date(row['at'])}, {self._words.time(row['at'])}",
                "remark": lambda row: row["title"] or row["note"] or "",
                "amount": lambda row: self._net(row["amount"]),
            },
            title=self._words.headings["moves"],
            empty=self._words.phrases["no_moves"],
        )
        return cut_table(table, self._words, MOVES_MAX)

    def _totals(self) -> Iterator[Fact]:
        totals = self._statement.totals
        writers = {"result": self._net, "in_play": self._in_play, "paid_before": self._net}
        for field in fields(totals):
            write, amount = writers.get(field.name, self._amount), getattr(totals, field.name)
            if amount or field.name not in _RARE:
                yield self._fact(field.name, write(amount))

    def _parts(self) -> Iterator[Fact]:
        """Yield the hash of the last event of each log, with its version."""
        person, version = self._statement.person, self._words.columns["version"].lower()
        yield Fact(label=f"{person.name}, {version} {person.version}", text=person.head)
        for table in self._statement.tables:
            yield Fact(label=f"{table.title}, {version} {table.version}", text=table.head)
