"""Every kind of report, with reports that together have every column of their pages."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from functools import cache
from random import Random
from typing import Any

from service.application.application import Application
from service.application.sessions.assignment import Assignment
from service.domain.games import DEFAULT_GAME, GAMES
from service.domain.games.basset.commands import CloseSession
from service.domain.people.person import Deposit, RegisterPerson
from service.domain.port.parties import BANK, Party
from service.domain.session.rulings import MakeRuling
from service.domain.values.money import CURRENCIES
from service.reports.bankrolls.build import bankroll_list
from service.reports.bankrolls.model import BankrollList
from service.reports.bankrolls.page import bankrolls_page
from service.reports.bankrolls.tables import currency_tables
from service.reports.bankrolls.worksheets import bankroll_worksheets
from service.reports.build import session_report
from service.reports.documents import left_out
from service.reports.documents.left_out import LeftOut
from service.reports.documents.page import page_of
from service.reports.documents.page_model import Page
from service.reports.gathering.model import GatheringReport
from service.reports.gathering.page import MATRIX_TABLES_MAX, gathering_page
from service.reports.gathering.tables import gathering_tables
from service.reports.gathering.worksheets import gathering_worksheets
from service.reports.model import SessionReport
from service.reports.spreadsheets.worksheets import Worksheet, worksheets_of
from service.reports.statement.model import BankrollStatement, StatementPeriod
from service.reports.statement.page import statement_page
from service.reports.statement.tables import statement_tables
from service.reports.statement.worksheets import statement_worksheets
from service.reports.tables import ReportTable, tables_of
from service.sealing.seal_text import Seal, SealedHead
from tests.factories import invented
from tests.factories.basset import commands
from tests.factories.basset.gathering_reports import (
    cached_gathering,
    empty_gathering,
    owed_by_the_bank,
    random_gathering,
)
from tests.factories.basset.openings import OpeningFactory
from tests.factories.basset.random_houses import RandomHouse, handler_over, meta, number
from tests.factories.basset.session_reports import corrected_report
from tests.factories.invented.tables import betting_log
from tests.factories.memory_sessions import SESSION
from tests.memory_store.store import MemoryStore

ALL = StatementPeriod()
NOW = "2026-01-06T20:00:00.000000Z"


@dataclass(frozen=True)
class ReportKind:
    """A kind of report: its name, some reports, its tables, page and sheets.

    ``left_out`` says what its page leaves out of its tables.
    """

    name: str
    reports: Callable[[], Iterable[Any]]
    tables: Callable[[Any], Iterable[ReportTable]]
    page: Callable[[Any, str], Page]
    worksheets: Callable[[Any, str], Iterable[Worksheet]]
    left_out: LeftOut


@cache
def _applications() -> tuple[Application, ...]:
    """Return houses: of random moves, and with a banker whose bank lost more than the bankroll."""
    house = RandomHouse(MemoryStore(), Random(1))
    for _ in range(80):
        house.step()
    indebted = handler_over(MemoryStore())
    person, session = number("anne"), number("table")
    indebted.people.register(person, RegisterPerson(name="Anne"), meta("anne"))
    indebted.people.enter(person, Deposit(currency="points", amount=60), meta("deposit"))
    opening = OpeningFactory.build(bank=0)
    indebted.recorder.open(
        session, GAMES["basset"], opening, meta("open"), Assignment(banker=person)
    )
    indebted.recorder.enter(session, commands.seat("bess", 100), meta("bess"))
    loss = MakeRuling(source=BANK, target="bess", amount=150)
    indebted.recorder.enter(session, loss, meta("loss"))
    indebted.recorder.enter(session, CloseSession(), meta("close"))
    return handler_over(house.store), indebted


def _sessions() -> Iterator[SessionReport]:
    """Yield reports of every game and currency, one with a seal, and one with bank and pools."""
    yield from (corrected_report(game, "lsd") for game in GAMES)
    for currency in CURRENCIES:
        yield corrected_report(DEFAULT_GAME, currency)
    first = corrected_report(DEFAULT_GAME, "lsd")
    head = SealedHead(
        session=SESSION, version=1, closed=True, hash=first.head, recorded_at=NOW, name="An evening"
    )
    yield replace(first, seal=Seal(head, "A seal", b"key", b"signature"))
    pools = session_report(invented.GAME, betting_log())
    parties = (*pools.summary.parties, Party(name="", role=BANK, purse=0))
    yield replace(pools, summary=replace(pools.summary, parties=parties))


def _gatherings() -> Iterator[GatheringReport]:
    yield empty_gathering()
    yield replace(empty_gathering(), box_left=-5)
    yield owed_by_the_bank()
    yield cached_gathering(1)
    yield random_gathering(2, count=MATRIX_TABLES_MAX + 1)


def _statements() -> Iterator[BankrollStatement]:
    """Yield statements, the last with amounts in columns that pages show only then."""
    for application in _applications():
        statement = application.statements.statement(number("anne"), None, ALL)
        yield statement
    seats = tuple(replace(seat, paid_before=1, debt_paid=1) for seat in statement.sessions)
    yield replace(statement, sessions=seats)


def _lists() -> Iterator[BankrollList]:
    yield bankroll_list([], NOW)
    for application in _applications():
        yield bankroll_list(application.people_list.all_views(), NOW)


def _tables_of_list(report: BankrollList) -> Iterator[ReportTable]:
    for of in report.currencies:
        yield from currency_tables(of)


KINDS = (
    ReportKind("session", _sessions, tables_of, page_of, worksheets_of, left_out.SESSION),
    ReportKind(
        "gathering",
        _gatherings,
        gathering_tables,
        gathering_page,
        gathering_worksheets,
        left_out.GATHERING,
    ),
    ReportKind(
        "statement",
        _statements,
        statement_tables,
        statement_page,
        statement_worksheets,
        left_out.STATEMENT,
    ),
    ReportKind(
        "bankrolls",
        _lists,
        _tables_of_list,
        bankrolls_page,
        bankroll_worksheets,
        left_out.BANKROLLS,
    ),
)
