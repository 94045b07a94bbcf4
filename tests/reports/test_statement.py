"""The statement of a bankroll: periods, tables, and what is brought forward."""

import pytest

from service.application.application import Application
from service.application.sessions.assignment import Assignment
from service.domain.games import GAMES
from service.domain.games.basset.commands import CloseSession
from service.domain.people.person import Command, Deposit, RegisterPerson, Withdraw
from service.reports.statement.formats import STATEMENT_FORMATS
from service.reports.statement.journal import statement_journal
from service.reports.statement.model import BankrollStatement, StatementPeriod
from service.reports.statement.page import MOVES_MAX, statement_page
from service.sheets.write import score_sheet
from tests.factories.basset import commands
from tests.factories.basset.openings import OpeningFactory
from tests.factories.basset.random_houses import handler_over, meta, number
from tests.factories.day_clock import DayClock
from tests.memory_store.store import MemoryStore
from tests.reports.read_formats import replayed

ANNE, TABLE = number("anne"), number("table")


def move(application: Application, command: Command, day: str) -> None:
    clock = application.ports.clock
    assert isinstance(clock, DayClock)
    clock.day = day
    application.people.enter(ANNE, command, meta(f"{command} {day}"))


def points(amount: int, note: str | None = None) -> Deposit:
    return Deposit(currency="points", amount=amount, note=note)


@pytest.fixture
def application() -> Application:
    """A house in which Anne deposits in January, holds a bank in March, and withdraws in May."""
    clock = DayClock("2026-01-01")
    made = handler_over(MemoryStore(), clock)
    made.people.register(ANNE, RegisterPerson(name="Anne"), meta("anne"))
    move(made, points(1000, "=SUM(A1)"), "2026-01-05")
    opening = OpeningFactory.build(bank=300)
    assignment = Assignment(banker=ANNE)
    clock.day = "2026-03-01"
    made.recorder.open(TABLE, GAMES["basset"], opening, meta("open"), assignment)
    made.recorder.link(TABLE, "anne", ANNE, meta("link"))
    made.recorder.enter(TABLE, commands.seat("anne", 200), meta("seat"))
    clock.day = "2026-03-02"
    made.recorder.enter(TABLE, CloseSession(), meta("close"))
    move(made, Withdraw(currency="points", amount=400), "2026-05-01")
    return made


def statement(
    application: Application, start: str | None = None, end: str | None = None
) -> BankrollStatement:
    return application.statements.statement(ANNE, None, StatementPeriod(start=start, end=end))


def written(made: BankrollStatement) -> list[bytes]:
    return [form.write(made, "en") for form in STATEMENT_FORMATS.values()]


def test_it_has_every_move_with_its_balance(application: Application) -> None:
    shown = [(m.change, m.amount, m.balance, m.player) for m in statement(application).moves]
    assert shown == [
        ("deposited", 1000, 1000, None),
        ("moved_to_session", -300, 700, "bank"),
        ("moved_to_session", -200, 500, "anne"),
        ("moved_from_session", 300, 800, "bank"),
        ("moved_from_session", 200, 1000, "anne"),
        ("withdrawn", -400, 600, None),
    ]


def test_the_bank_and_a_seat_of_one_person_are_two_lines(application: Application) -> None:
    made = statement(application)
    assert [(seat.player, seat.role, seat.in_play) for seat in made.sessions] == [
        ("bank", "bank", 0),
        ("anne", "player", 0),
    ]
    assert len(made.tables) == 1


def test_a_period_begins_with_the_balance_before_it(application: Application) -> None:
    made = statement(application, "2026-03-02", "2026-04-30")
    assert (made.totals.opening_balance, made.totals.closing_balance) == (500, 1000)
    assert [m.amount for m in made.moves] == [300, 200]
    brought, *_ = statement_journal(made).transactions
    assert (str(brought.day), brought.title) == ("2026-03-02", "balance brought forward")
    assert made.balances["bankroll:points"] == 1000
    assert sum(made.balances.values()) == 0


def test_the_last_day_is_part_of_the_period(application: Application) -> None:
    assert statement(application, end="2026-03-01").totals.closing_balance == 500
    assert statement(application, end="2026-02-28").totals.closing_balance == 1000


def test_a_period_without_moves_has_the_balance_only(application: Application) -> None:
    made = statement(application, "2027-01-01", "2027-12-31")
    assert (made.moves, made.sessions, made.totals.closing_balance) == ((), (), 600)
    for form in STATEMENT_FORMATS.values():
        assert form.write(made, "fr")


def test_a_person_without_money_has_an_empty_statement() -> None:
    application = handler_over(MemoryStore())
    application.people.register(ANNE, RegisterPerson(name="Anne"), meta("anne"))
    made = statement(application)
    assert made.currency.code == "points"
    for form in STATEMENT_FORMATS.values():
        assert form.write(made, "en")
    page = statement_page(made, "en")
    assert page.panels == ()
    assert [table.rows for table in (*page.lead, *page.tables)] == [(), ()]


@pytest.mark.parametrize(("start", "end"), [(None, "2026-04-30"), ("2026-01-01", "2026-01-31")])
def test_the_currency_is_that_of_the_newest_move_of_any_period(
    application: Application, start: str | None, end: str
) -> None:
    assert statement(application, start, end).currency.code == "points"
    move(application, Deposit(currency="eur", amount=850), "2026-06-01")
    assert statement(application, start, end).currency.code == "eur"


def test_a_clock_that_was_set_back_changes_no_order_and_no_past_period(
    application: Application,
) -> None:
    before = statement(application, end="2026-04-30")
    move(application, points(50), "2026-02-01")
    assert [m.balance for m in statement(application).moves][-2:] == [600, 650]
    assert statement(application).moves[-1].at == "2026-05-01T20:00:00.000000Z"
    assert written(statement(application, end="2026-04-30")) == written(before)


@pytest.mark.parametrize(
    ("start", "end", "text"),
    [
        (None, None, "all"),
        ("2026-01-01", None, "from 1 January 2026"),
        (None, "2026-12-31", "to 31 December 2026"),
        ("2026-01-01", "2026-12-31", "1 January 2026 to 31 December 2026"),
    ],
)
def test_the_page_names_the_period(
    application: Application, start: str | None, end: str | None, text: str
) -> None:
    period, *_ = statement_page(statement(application, start, end), "en").facts
    assert (period.label, period.text) == ("Period", text)


def test_the_page_of_a_very_long_log_says_what_it_leaves_out(application: Application) -> None:
    for count in range(MOVES_MAX):
        move(application, points(1, f"no. {count}"), "2027-01-01")
    (moves,) = statement_page(statement(application), "en").tables
    assert len(moves.rows) == MOVES_MAX
    assert moves.more.startswith("6 more rows")


def test_the_sheet_of_a_closed_table_plays_to_its_books(application: Application) -> None:
    current = application.sessions.current(TABLE)
    assert current.state.punters["anne"].purse == 0
    history = application.ports.store.events(TABLE)
    books = replayed(score_sheet(current.game, history, current.state))
    assert books["purses"] == {"anne": 200}
