"""A report as texts in one language, ready to be laid out: for HTML and PDF."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Any

from service.domain.port.game_tables import Cell, GameTable
from service.domain.port.game_texts import GameTexts
from service.domain.values.money import Currency
from service.qr import svg_qr
from service.reports.amounts import amount_text, grouped, net_text
from service.reports.model import ReportCorrection, ReportRule, SessionReport, Totals
from service.reports.words import WORDS
from service.reports.words.words import ReportWords
from service.sealing.seal_text import Seal

ROWS_MAX = 40
"""The longest table of a page. The spreadsheet and the CSV files have all rows."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Fact:
    """A labelled text."""

    label: str
    text: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Column:
    """A column of a table; ``number``: its cells are aligned at the right."""

    title: str
    number: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class TextTable:
    """A table of texts. ``more`` says how many rows were left out; empty if none were."""

    name: str
    title: str
    columns: tuple[Column, ...]
    rows: tuple[tuple[str, ...], ...]
    empty: str = ""
    more: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Panel:
    """The curve of one player in smallest units, and the texts at its end.

    ``last`` is the last amount. ``net`` stands below it; empty if it is the same.
    """

    name: str
    amounts: tuple[int | None, ...]
    last: str
    net: str


@dataclass(frozen=True, slots=True, kw_only=True)
class PageSeal:
    """The seal with what to do with it. ``qr`` is its QR code, an SVG, which holds ``text``."""

    title: str
    note: str
    text: str
    qr: str
    fingerprint: Fact


@dataclass(frozen=True, slots=True, kw_only=True)
class Page:
    """The whole report. ``warning`` is empty if everything is closed.

    ``lead`` are the tables before the chart, and ``tables`` those after it. ``curve`` has the
    figures of the chart of ``panels``. ``head`` is the hash of all that the report is made of;
    ``parts`` are the hashes of its parts, if it has several. ``page_word`` stands before a page
    number. ``seal`` is None if there is none.
    """

    language: str
    title: str
    kind: str
    warning: str
    facts: tuple[Fact, ...]
    lead: tuple[TextTable, ...]
    curve_title: str
    panels: tuple[Panel, ...]
    curve: TextTable
    tables: tuple[TextTable, ...]
    totals_title: str
    totals: tuple[Fact, ...]
    balanced: str
    head: Fact
    page_word: str
    parts: tuple[Fact, ...] = ()
    seal: PageSeal | None = None


def page_of(report: SessionReport, language: str) -> Page:
    """Return the report as a page in one of ``LANGUAGES``."""
    return _PageWriter(report, language).page()


class _PageWriter:
    """Writes the texts of one report in one language."""

    def __init__(self, report: SessionReport, language: str) -> None:
        self._report = report
        self._words: ReportWords = WORDS[language]
        self._game: GameTexts = report.game.texts[language]
        self._language = language

    def page(self) -> Page:
        report, words = self._report, self._words
        return Page(
            language=self._language,
            title=report.title,
            kind=words.phrases["report"],
            warning="" if report.closed else words.phrases["not_closed"],
            facts=tuple(self._facts()),
            lead=(self._standings(), *self._bank()),
            curve_title=words.headings["curve"],
            panels=tuple(self._panels()),
            curve=self._curve(),
            tables=tuple(self._tables()),
            totals_title=words.phrases["total"],
            totals=tuple(total_facts(report.totals, report.currency, words)),
            balanced=words.phrases["balanced"],
            head=Fact(label=words.phrases["hash"], text=report.head),
            page_word=words.phrases["page"],
            seal=self._seal(report.seal) if report.seal else None,
        )

    def _seal(self, seal: Seal) -> PageSeal:
        phrases = self._words.phrases
        return PageSeal(
            title=phrases["seal"],
            note=phrases["seal_note"],
            text=seal.text,
            qr=svg_qr(seal.text, phrases["seal_code"]),
            fingerprint=Fact(label=phrases["fingerprint"], text=seal.fingerprint),
        )

    def _amount(self, amount: int) -> str:
        return amount_text(amount, self._report.currency, self._language)

    def _net(self, amount: int) -> str:
        return net_text(amount, self._report.currency, self._language)

    def _moment(self, at: str) -> str:
        return f"{self._words.date(at)}, {self._words.time(at)} UTC"

    def _facts(self) -> Iterator[Fact]:
        report, phrases = self._report, self._words.phrases
        preset = self._game.preset(report.preset).title
        yield Fact(label=phrases["opened"], text=self._moment(report.opened_at))
        if report.closed_at:
            yield Fact(label=phrases["closed"], text=self._moment(report.closed_at))
        yield Fact(label=phrases["preset"], text=f"{self._game.title}, {preset}")
        yield Fact(label=phrases["currency"], text=self._words.currencies[report.currency.code])
        if report.summary.winners:
            yield Fact(label=phrases["winners"], text=", ".join(report.summary.winners))
        entries = grouped(report.totals.entries, self._language)
        yield Fact(label=phrases["entries"], text=entries)
        yield Fact(label=phrases["version"], text=str(report.version))

    def _standings(self) -> TextTable:
        columns = self._words.columns
        rows = tuple(
            (
                f"{line.place}.",
                line.name,
                self._amount(line.brought_in),
                self._amount(line.purse),
                self._amount(line.at_table),
                self._net(line.net),
            )
            for line in self._report.standings
        )
        return TextTable(
            name="standings",
            title=self._words.headings["standings"],
            columns=(
                Column(title=columns["place"], number=True),
                Column(title=columns["name"]),
                *number_columns(columns[c] for c in ("brought_in", "purse", "at_table", "net")),
            ),
            rows=rows,
            empty=self._words.phrases["no_players"],
        )

    def _bank(self) -> Iterator[TextTable]:
        """Yield the table of bank and pools; nothing in a game that has none."""
        columns = self._words.columns
        rows = tuple(
            (
                self._words.labelled(self._game.bank, party.name),
                self._amount(party.brought_in),
                self._amount(party.purse),
                self._net(party.net),
            )
            for party in self._report.summary.others
        )
        if rows:
            yield TextTable(
                name="bank",
                title=self._words.headings["bank"],
                columns=(
                    Column(title=columns["party"]),
                    *number_columns(columns[c] for c in ("brought_in", "purse", "net")),
                ),
                rows=rows,
            )

    def _panels(self) -> Iterator[Panel]:
        amounts = self._report.curve.amounts
        for line in self._report.standings:
            yield Panel(
                name=line.name,
                amounts=amounts[line.name],
                last=self._amount(line.brought_in + line.net),
                net=self._net(line.net),
            )

    def _curve(self) -> TextTable:
        """Return what each player had: at the start, at least, at most, and at the end."""
        rows, curve = [], self._report.curve
        for line in self._report.standings:
            held = [a for a in curve.amounts[line.name] if a is not None]
            lowest, highest = curve.lowest[line.name], curve.highest[line.name]
            figures = (held[0], lowest, highest, held[-1])
            rows.append((line.name, *map(self._amount, figures)))
        return TextTable(
            name="curve",
            title=self._words.headings["curve"],
            columns=(
                Column(title=self._words.columns["name"]),
                *number_columns(
                    self._words.columns[c] for c in ("start", "lowest", "highest", "end")
                ),
            ),
            rows=tuple(rows),
        )

    def _tables(self) -> Iterator[TextTable]:
        for table in self._report.tables:
            if table.rows:
                yield self._game_table(table)
        if self._report.rounds:
            yield self._rounds()
        yield self._corrections()
        yield self._rules()

    def _game_table(self, table: GameTable) -> TextTable:
        numbers = {Cell.AMOUNT, Cell.NUMBER}
        columns = tuple(
            Column(title=self._game.column(table.name, name), number=cell in numbers)
            for name, cell in table.columns.items()
        )
        cells = tuple(table.columns.values())
        rows = [
            tuple(self._cell(cell, value) for cell, value in zip(cells, row, strict=True))
            for row in table.rows
        ]
        title = self._game.table(table.name).title
        shown = TextTable(name=table.name, title=title, columns=columns, rows=tuple(rows))
        return cut_table(shown, self._words)

    def _cell(self, cell: Cell, value: Any) -> str:
        if value is None:
            return ""
        if cell is Cell.AMOUNT:
            return self._amount(value)
        if cell is Cell.NUMBER:
            return grouped(value, self._language)
        return self._game.cell(value) if cell is Cell.WORD else str(value)

    def _rounds(self) -> TextTable:
        columns, words = self._words.columns, self._words
        rows, earlier = [], 0
        for ended in self._report.rounds:
            best = max(ended.nets.items(), key=lambda pair: pair[1], default=None)
            leader = f"{best[0]} ({self._net(best[1])})" if best else ""
            when = words.time(ended.at)
            rows.append((str(ended.number), when, self._net(ended.table - earlier), leader))
            earlier = ended.table
        titles = (
            Column(title=self._game.round, number=True),
            Column(title=columns["at"]),
            Column(title=words.phrases["table_gain"], number=True),
            Column(title=words.phrases["leader"]),
        )
        title = words.headings["rounds"]
        table = TextTable(name="rounds", title=title, columns=titles, rows=tuple(rows))
        return cut_table(table, words)

    def _corrections(self) -> TextTable:
        columns, words = self._words.columns, self._words
        titles = ("version", "at", "change", "entry", "new_entry", "reason")
        rows = [self._correction(made) for made in self._report.corrections]
        table = TextTable(
            name="corrections",
            title=words.headings["corrections"],
            columns=tuple(Column(title=columns[name], number=name == "version") for name in titles),
            rows=tuple(rows),
            empty=words.phrases["no_corrections"],
        )
        return cut_table(table, words)

    def _correction(self, made: ReportCorrection) -> tuple[str, ...]:
        reasons = [made.reason or "", self._words.dropped(made.dropped) if made.dropped else ""]
        return (
            str(made.version),
            self._words.time(made.at),
            self._words.changes[made.change],
            "\n".join(made.lines),
            "\n".join(made.new_lines),
            "; ".join(filter(None, reasons)),
        )

    def _rules(self) -> TextTable:
        columns, words = self._words.columns, self._words
        return TextTable(
            name="rules",
            title=words.headings["rules"],
            columns=tuple(Column(title=columns[name]) for name in ("rule", "value", "source")),
            rows=tuple(self._rule(rule) for rule in self._report.rules),
        )

    def _rule(self, rule: ReportRule) -> tuple[str, ...]:
        words = self._game.rule(rule.name)
        number = ""
        if isinstance(rule.value, int):
            is_amount = self._report.game.rules.is_amount(rule.name)
            number = self._amount(rule.value) if is_amount else str(rule.value)
        return (words.title, words.sentence(rule.value, number), self._source(rule))

    def _source(self, rule: ReportRule) -> str:
        phrases = self._words.phrases
        if rule.changed:
            return phrases["changed_rule"]
        if rule.source is None:
            return phrases["house_choice"]
        return self._game.source(rule.source).title


def cut_table(table: TextTable, words: ReportWords, rows_max: int = ROWS_MAX) -> TextTable:
    """Return a table with at most ``rows_max`` rows, and a text that says how many are left out."""
    left_out = len(table.rows) - rows_max
    more = words.more(left_out) if left_out > 0 else ""
    return replace(table, rows=table.rows[:rows_max], more=more)


def total_facts(totals: Totals, currency: Currency, words: ReportWords) -> Iterator[Fact]:
    """Yield the totals with their labels."""
    amounts = {
        "purses": totals.purses,
        "at_table": totals.at_table,
        "table_has": totals.table,
        "outside": -totals.outside,
        "posted": totals.posted,
    }
    for label, net in (("players_net", totals.players_net), ("table_net", totals.table_net)):
        yield Fact(label=words.phrases[label], text=net_text(net, currency, words.language))
    for label, amount in amounts.items():
        text = amount_text(amount, currency, words.language)
        yield Fact(label=words.phrases[label], text=text)
    yield Fact(label=words.phrases["postings"], text=grouped(totals.postings, words.language))


def number_columns(titles: Iterable[str]) -> Iterator[Column]:
    """Yield a column of numbers for each title."""
    return (Column(title=title, number=True) for title in titles)
