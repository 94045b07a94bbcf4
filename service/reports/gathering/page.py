"""The report of a gathering as texts in one language: for HTML and PDF."""

from collections.abc import Iterator, Sequence
from datetime import datetime, timedelta
from textwrap import wrap

from service.domain.evenings.evening_payouts import EveningPayouts
from service.reports.documents.page_model import Column, Fact, Page, Panel, TextTable
from service.reports.documents.page_writer import PageWriter, number_columns
from service.reports.gathering.model import (
    GatheringPerson,
    GatheringReport,
    GatheringTable,
)
from service.reports.gathering.tables import gathering_standings, without_sign
from service.reports.model import SessionReport
from service.reports.progress import CURVE_POINTS_MAX

MATRIX_TABLES_MAX = 6
"""With more tables, players have lists of tables: so many columns do not fit the page."""

HEADING_WIDTH, HEADING_LINES_MAX = 12, 3
"""The size of a column's heading with the name of a table: characters of a line, and lines."""

_EN_DASH = "\u2013"


def gathering_page(report: GatheringReport, language: str) -> Page:
    """Return the report as a page in one of ``LANGUAGES``."""
    return _GatheringPageWriter(report, language).page()


class _GatheringPageWriter(PageWriter):
    """Writes the texts of one gathering's report."""

    def __init__(self, report: GatheringReport, language: str) -> None:
        super().__init__(report.currency, language, report.zone)
        self._report = report
        self._columns = self._words.columns

    def page(self) -> Page:
        report, words = self._report, self._words
        is_open = sum(not table.report.closed for table in report.tables)
        return Page(
            language=self._language,
            title=report.gathering.name,
            kind=words.phrases["evening_report"],
            warning=words.open_tables(is_open, len(report.tables)) if is_open else "",
            facts=tuple(self._facts()),
            lead=(
                self._standings_of(gathering_standings(report), "tables"),
                *self._payouts(),
                self._tables(),
            ),
            curve_title=words.headings["line"],
            panels=tuple(map(self._panel, report.people)) if report.rounds else (),
            curve=self._curve(),
            tables=tuple(self._person_tables()),
            totals_title=words.phrases["total"],
            totals=tuple(self._totals()),
            balanced=words.phrases["balanced"],
            head=self._fact("hash", report.head),
            page_word=words.phrases["page"],
            parts=tuple(self._parts()),
        )

    def _facts(self) -> Iterator[Fact]:
        report = self._report
        yield self._fact("date", self._words.date(report.gathering.date))
        if report.gathering.place:
            yield self._fact("place", report.gathering.place)
        yield self._fact("tables", self._count(len(report.tables)))
        yield self._fact("players", self._count(len(report.people)))
        yield self._fact("currency", self._words.currencies[report.currency.code])
        if report.other_currencies:
            names = (self._words.currencies[code] for code in report.other_currencies)
            yield self._fact("other_currencies", ", ".join(names))
        yield self._fact("entries", self._count(report.totals.entries))

    def _payouts(self) -> Iterator[TextTable]:
        """Yield a row for each player, bank and pool that gets or pays money at closed tables."""
        if not self._report.payees:
            return
        titles = (self._columns["name"], self._columns["tables_paying"])
        numbers = (self._columns[name] for name in ("paid", "due"))
        yield TextTable(
            name="payouts",
            title=self._words.headings["payouts"],
            columns=(*(Column(title=title) for title in titles), *number_columns(numbers)),
            rows=tuple(map(self._payee_row, self._report.payees)),
        )

    def _payee_row(self, payee: EveningPayouts) -> tuple[str, ...]:
        names = {table.report.session: table.name for table in self._report.tables}
        who = payee.name
        if not payee.is_player:
            who = self._words.labelled(self._words.roles[payee.role].capitalize(), payee.name)
        lines = [f"{self._amount(payout.amount)} {names[table]}" for table, payout in payee.payouts]
        return who, "\n".join(lines), *map(self._amount, (payee.paid, payee.due))

    def _tables(self) -> TextTable:
        counts = ("players", "entries", "corrections", "rulings")
        return TextTable(
            name="tables",
            title=self._words.headings["tables"],
            columns=(
                *(Column(title=self._columns[name]) for name in ("table", "game", "played")),
                *number_columns(self._columns[name] for name in counts),
                Column(title=self._words.summary["table"], number=True),
            ),
            rows=tuple(map(self._table, self._report.tables)),
            empty=self._words.phrases["no_tables"],
        )

    def _table(self, table: GatheringTable) -> tuple[str, ...]:
        session = table.report
        counts = (table.players, session.totals.entries, table.corrections, table.rulings)
        return (
            table.name,
            self._game(session),
            self._played(session),
            *map(self._count, counts),
            self._net(session.totals.table_net),
        )

    def _game(self, session: SessionReport) -> str:
        """Return the game with its rules; a game with rules of its own name has it once."""
        texts = session.game.texts[self._language]
        return ", ".join(dict.fromkeys((texts.title, texts.preset(session.preset).title)))

    def _played(self, session: SessionReport) -> str:
        """Return from when to when, with the date if it is not that of the gathering."""
        start, end = self._words.time(session.opened_at), ""
        if self._report.zone.day(session.opened_at) != self._report.gathering.date:
            start = f"{self._words.date(session.opened_at)}, {start}"
        if session.closed_at:
            end = self._words.time(session.closed_at)
            if _days_apart(session.opened_at, session.closed_at):
                end = f"{self._words.date(session.closed_at)}, {end}"
        return f"{start} {_EN_DASH} {end}".rstrip()

    def _panel(self, person: GatheringPerson) -> Panel:
        return Panel(
            name=person.name,
            amounts=_thinned(_course(person)),
            last=self._net(person.net),
            net="",
        )

    def _curve(self) -> TextTable:
        """Return what each player had won: at least, at most, and at the end."""
        courses = ((person.name, _course(person)) for person in self._report.people)
        rows = (
            (name, *map(self._net, (min(course), max(course), course[-1])))
            for name, course in courses
        )
        return self._figures("line", ("lowest", "highest", "end"), rows)

    def _person_tables(self) -> Iterator[TextTable]:
        """Yield the nets of all players at all tables; nothing if there is one table only."""
        count = len(self._report.tables)
        if count > 1 and self._report.people:
            yield self._matrix() if count <= MATRIX_TABLES_MAX else self._lists()

    def _matrix(self) -> TextTable:
        """Return a row for each player, and a column for each table."""
        tables = self._report.tables
        return TextTable(
            name="matrix",
            title=self._words.headings["person_tables"],
            columns=(
                Column(title=self._columns["name"]),
                *number_columns(_headings([table.name for table in tables])),
                Column(title=self._words.phrases["total"], number=True),
            ),
            rows=tuple(
                (person.name, *self._nets_at(tables, person), self._net(person.net))
                for person in self._report.people
            ),
        )

    def _nets_at(self, tables: Sequence[GatheringTable], person: GatheringPerson) -> Iterator[str]:
        """Yield the net at each table; an empty text if the player was not there."""
        for table in tables:
            net = person.nets.get(table.slug)
            yield "" if net is None else self._net(net)

    def _lists(self) -> TextTable:
        """Return a row for each player, with lists of the tables won at and lost at."""
        columns = self._columns
        return TextTable(
            name="lists",
            title=self._words.headings["person_tables"],
            columns=(
                *(Column(title=columns[name]) for name in ("name", "won_at", "lost_at")),
                Column(title=self._words.phrases["total"], number=True),
            ),
            rows=tuple(self._list(person) for person in self._report.people),
        )

    def _list(self, person: GatheringPerson) -> tuple[str, ...]:
        names = {table.slug: table.name for table in self._report.tables}
        won, lost = (
            "\n".join(
                f"{self._net(net)} {names[slug]}"
                for slug, net in person.nets.items()
                if net * sign > 0
            )
            for sign in (1, -1)
        )
        return person.name, won, lost, self._net(person.net)

    def _totals(self) -> Iterator[Fact]:
        yield from self._totals_of(self._report.totals)
        if self._report.payees:
            yield self._fact("payouts_due", self._amount(self._report.payouts_due))
        if self._report.payouts_owed:
            yield self._fact("payouts_owed", self._amount(self._report.payouts_owed))
        if self._report.box_left:
            title, amount = without_sign("box_left", self._report.box_left)
            yield self._fact(title, self._amount(amount))
        if self._report.between_parties:
            names = {table.slug: table.name for table in self._report.tables}
            between = (names[slug] for slug in self._report.between_parties)
            yield self._fact("between_parties", ", ".join(between))
        yield self._fact("corrections", self._count(self._report.corrections))
        yield self._fact("rulings", self._count(self._report.rulings))

    def _parts(self) -> Iterator[Fact]:
        """Yield the hash of the last event of each log, with its version."""
        report, words = self._report, self._words
        own = report.gathering
        yield Fact(label=self._part(words.phrases["gathering"], own.version), text=own.head)
        for table in report.tables:
            version = table.report.version
            yield Fact(label=self._part(table.name, version), text=table.report.head)

    def _part(self, name: str, version: int) -> str:
        return f"{name}, {self._columns['version'].lower()} {version}"


def _headings(names: Sequence[str]) -> list[str]:
    """Return the names of tables for narrow columns; with numbers if they begin alike."""
    headings = [_heading(name) for name in names]
    if len(set(headings)) == len(headings):
        return headings
    return [_heading(f"{number}. {name}") for number, name in enumerate(names, start=1)]


def _heading(name: str) -> str:
    """Return a name, or its beginning, in short lines."""
    return "\n".join(wrap(name, HEADING_WIDTH, max_lines=HEADING_LINES_MAX, placeholder="…"))


def _course(person: GatheringPerson) -> tuple[int, ...]:
    """Return the net at the start, after each round, and now if a round is not over yet."""
    course = (0, *person.line)
    return course if course[-1] == person.net else (*course, person.net)


def _thinned(course: tuple[int, ...]) -> tuple[int, ...]:
    """Return the start and at most about as many other amounts as a curve has."""
    stride = -(-len(course) // CURVE_POINTS_MAX)
    # From the end, so that the last amount is always there.
    return (course[0], *course[:0:-1][::stride][::-1])


def _days_apart(start: str, end: str) -> bool:
    """Return whether a time is a day or more after another one."""
    return datetime.fromisoformat(end) - datetime.fromisoformat(start) >= timedelta(days=1)
