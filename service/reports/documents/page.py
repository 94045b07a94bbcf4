"""The report of a session as texts in one language: for HTML and PDF."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any

from service.domain.port.game_texts import GameTexts
from service.domain.port.parties import BANK
from service.qr import svg_qr
from service.reports.documents.page_model import Column, Fact, Page, PageSeal, Panel, TextTable
from service.reports.documents.page_writer import PageWriter, cut_table
from service.reports.entry_words import EntryWords
from service.reports.model import ReportRule, SessionReport
from service.reports.table_labels import heading_of, table_label
from service.reports.tables import (
    ReportTable,
    bank_table,
    corrections_table,
    game_table,
    standings_table,
)
from service.sealing.seal_text import Seal


def page_of(report: SessionReport, language: str) -> Page:
    """Return the report as a page in one of ``LANGUAGES``."""
    return _SessionPageWriter(report, language).page()


class _SessionPageWriter(PageWriter):
    """Writes the texts of one session's report."""

    def __init__(self, report: SessionReport, language: str) -> None:
        super().__init__(report.currency, language, report.zone)
        self._report = report
        self._game: GameTexts = report.game.texts[language]
        self._entries = EntryWords(self._game, self._words, self._amount)

    def page(self) -> Page:
        report, words = self._report, self._words
        return Page(
            language=self._language,
            title=report.title,
            kind=words.phrases["report"],
            warning="" if report.closed else words.phrases["not_closed"],
            facts=tuple(self._facts()),
            lead=(self._standings_of(standings_table(report)), *self._bank()),
            curve_title=words.headings[self._curve_heading()],
            panels=tuple(self._panels()),
            curve=self._curve(),
            tables=tuple(self._tables()),
            totals_title=words.phrases["total"],
            totals=tuple(self._totals_of(report.totals, has_table=self._has_table)),
            balanced=words.phrases["balanced"],
            head=self._fact("head_hash", report.head),
            page_word=words.phrases["page"],
            seal=self._seal(report.seal) if report.seal else None,
        )

    @property
    def _has_table(self) -> bool:
        """Whether there is a bank or a pool beside the players."""
        return bool(self._report.summary.others)

    def _seal(self, seal: Seal) -> PageSeal:
        phrases = self._words.phrases
        return PageSeal(
            title=phrases["seal"],
            note=phrases["seal_note"],
            text=seal.text,
            qr=svg_qr(seal.text, phrases["seal_code"]),
            fingerprint=Fact(label=phrases["fingerprint"], text=seal.fingerprint),
        )

    def _fact(self, name: str, text: str) -> Fact:
        fact = super()._fact(name, text)
        return replace(fact, label=self._of_table(name, fact.label))

    def _of_table(self, name: str, label: str) -> str:
        return table_label(self._words, self._report.summary, name, label)

    def _facts(self) -> Iterator[Fact]:
        report = self._report
        preset = self._game.preset(report.preset).title
        yield self._fact("opened_at", self._words.moment(report.opened_at))
        if report.closed_at:
            yield self._fact("closed", self._words.moment(report.closed_at))
        yield self._fact("preset", f"{self._game.title}, {preset}")
        yield self._fact("currency", self._words.currencies[report.currency.code])
        if report.summary.winners:
            yield self._fact("winners", ", ".join(report.summary.winners))
        yield self._fact("entries", self._count(report.totals.entries))
        yield self._fact("version", str(report.version))

    def _bank(self) -> Iterator[TextTable]:
        """Yield the table of bank and pools; nothing in a game that has none."""
        table = bank_table(self._report)
        if table.rows:
            yield self._table_of_texts(
                table,
                self._titles("party", "brought_in", "cashed_out", "purse", "net"),
                {"party": self._party},
                title=self._words.headings[heading_of(self._report.summary)],
            )

    def _party(self, row: Mapping[str, Any]) -> str:
        """Return the game's word for a bank, with its holder, or for a pool."""
        if row["role"] == BANK:
            return self._words.labelled(self._game.bank, row["party"])
        return self._game.pool(row["party"])

    def _curve_heading(self) -> str:
        """Return the key of the chart's heading, which explains the marks if there are any."""
        moves = self._report.curve.moves.values()
        return "curve_with_moves" if any(len(moved) > 1 for moved in moves) else "curve"

    def _panels(self) -> Iterator[Panel]:
        curve = self._report.curve
        for line in self._report.standings:
            yield Panel(
                name=line.name,
                amounts=curve.nets[line.name],
                last=self._net(line.net),
                net="",
                moves=tuple(curve.later_moves(line.name)),
            )

    def _curve(self) -> TextTable:
        """Return what each player had won: at least, at most, and at the end."""
        curve = self._report.curve
        rows = (
            (
                line.name,
                *map(self._net, (curve.lowest[line.name], curve.highest[line.name], line.net)),
            )
            for line in self._report.standings
        )
        return self._figures(self._curve_heading(), ("lowest", "highest", "end"), rows)

    def _tables(self) -> Iterator[TextTable]:
        for table in self._report.tables:
            if table.rows:
                yield self._game_table(game_table(table))
        if self._report.rounds:
            yield self._rounds()
        yield self._corrections()
        yield self._rules()

    def _word(self, table: ReportTable, code: str) -> str:
        return self._game.cell(code) if table.of_game else super()._word(table, code)

    def _game_table(self, table: ReportTable) -> TextTable:
        columns = {name: self._game.column(table.name, name) for name in table.columns}
        shown = self._table_of_texts(table, columns, title=self._game.table(table.name).title)
        return cut_table(shown, self._words)

    def _rounds(self) -> TextTable:
        columns, words = self._words.columns, self._words
        gain = self._of_table("table_gain", words.phrases["table_gain"])
        titles = (
            Column(title=self._game.round, number=True),
            Column(title=columns["at"]),
            *[Column(title=gain, number=True)] * self._has_table,
            Column(title=words.phrases["leader"]),
        )
        rows, earlier = [], 0
        for ended in self._report.rounds:
            best = max(ended.nets.items(), key=lambda pair: pair[1], default=None)
            leader = f"{best[0]} ({self._net(best[1])})" if best else ""
            won = [self._net(ended.table - earlier)] * self._has_table
            rows.append((str(ended.number), words.time(ended.at), *won, leader))
            earlier = ended.table
        title = words.headings["rounds"]
        table = TextTable(name="rounds", title=title, columns=titles, rows=tuple(rows))
        return cut_table(table, words)

    def _corrections(self) -> TextTable:
        names = ("version", "at", "change", "entry", "new_entry", "reason")
        table = self._table_of_texts(
            corrections_table(self._report),
            self._titles(*names),
            {
                "version": lambda row: str(row["version"]),
                "entry": lambda row: self._entries.cell(row["entry"]),
                "new_entry": lambda row: self._entries.cell(row["new_entry"]),
                "reason": self._reason,
            },
            title=self._words.headings["corrections"],
            empty=self._words.phrases["no_corrections"],
        )
        return cut_table(table, self._words)

    def _reason(self, row: Mapping[str, Any]) -> str:
        """Return why a correction was made, and how many entries it dropped and restored."""
        dropped = self._words.dropped(row["dropped"]) if row["dropped"] else ""
        restored = self._words.restored(row["restored"]) if row["restored"] else ""
        return "; ".join(filter(None, (row["reason"], dropped, restored)))

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
