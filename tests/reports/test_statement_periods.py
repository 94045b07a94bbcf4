"""The statement of a month in which a table goes on, or in which a debt of a bank is paid."""

import json
from random import Random
from typing import Any

import pytest

from service.application.application import Application
from service.application.sessions.assignment import Assignment
from service.domain.games import GAMES
from service.domain.games.basset.commands import CloseSession
from service.domain.ledger import BANK
from service.domain.people.person import Deposit, RegisterPerson
from service.domain.port.parties import BOX
from service.domain.session.payments import MakePayment
from service.domain.session.rulings import MakeRuling
from service.reports.statement.formats import STATEMENT_FORMATS
from service.reports.statement.model import (
    BankrollStatement,
    StatementPeriod,
    StatementSession,
    StatementTotals,
)
from service.reports.statement.page import statement_page
from tests.factories.basset import commands
from tests.factories.basset.openings import OpeningFactory
from tests.factories.basset.random_houses import NAMES, RandomHouse, handler_over, meta, number
from tests.factories.day_clock import DayClock
from tests.memory_store.store import MemoryStore
from tests.reports.read_formats import csv_tables, from_beancount, from_hledger
from tests.seeds import seeds
from tests.servers.hledger import Hledger

ANNE, TABLE = number("anne"), number("table")
OCTOBER = StatementPeriod(start="2026-10-01", end="2026-10-31")
NOVEMBER = StatementPeriod(start="2026-11-01", end="2026-11-30")
DECEMBER = StatementPeriod(start="2026-12-01", end="2026-12-31")


class Season:
    """Anne has 1000 and plays from October, with 400 at a seat or as the bank."""

    def __init__(self, *, as_bank: bool = False) -> None:
        self.clock = DayClock("2026-10-05")
        self.application: Application = handler_over(MemoryStore(), self.clock)
        self.application.people.register(ANNE, RegisterPerson(name="Anne"), meta("anne"))
        self.application.people.enter(ANNE, Deposit(currency="points", amount=1000), meta("1000"))
        opening = OpeningFactory.build(bank=400 if as_bank else 9000)
        assignment = Assignment(banker=ANNE if as_bank else None)
        self.application.recorder.open(TABLE, GAMES["basset"], opening, meta("open"), assignment)
        if not as_bank:
            self.application.recorder.link(TABLE, "anne", ANNE, meta("link"))
            self.enter(commands.seat("anne", 400))

    def enter(self, command: Any, day: str | None = None) -> None:
        self.clock.day = day or self.clock.day
        self.application.recorder.enter(TABLE, command, meta(f"{command} {day}"))

    def statement(self, period: StatementPeriod) -> BankrollStatement:
        return self.application.statements.statement(ANNE, "points", period)


def wins(amount: int) -> MakeRuling:
    return MakeRuling(source=BANK, target="anne", amount=amount)


def assert_adds_up(made: BankrollStatement) -> None:
    """Each row, the totals, and the accounts of the journal agree."""
    accounts: dict[str, int] = {}
    rows: tuple[StatementSession | StatementTotals, ...] = (*made.sessions, made.totals)
    for row in rows:
        paid = row.paid_before + row.moved_in - row.moved_out + row.debt_paid
        assert paid + row.result == row.in_play
    for seat in made.sessions:
        name = f"session:{seat.table.session}"
        cost = seat.in_play - seat.result - seat.debt_paid
        accounts[name] = accounts.get(name, 0) + cost
    assert {name: made.balances.get(name, 0) for name in accounts} == accounts
    bankroll = f"bankroll:{made.currency.code}"
    assert made.balances[bankroll] == made.totals.closing_balance
    assert made.balances.keys() <= {*accounts, bankroll, "world"}
    assert sum(made.balances.values()) == 0


def test_a_month_begins_with_what_a_table_had() -> None:
    season = Season()
    season.enter(wins(55), "2026-11-03")
    season.enter(CloseSession(), "2026-11-04")
    made = season.statement(NOVEMBER)
    brought = [(str(p.posting.target), p.posting.amount) for p in made.journal if not p.version]
    assert brought == [("bankroll:points", 600), (f"session:{TABLE}", 400)]
    (seat,) = made.sessions
    assert (seat.paid_before, seat.moved_in, seat.moved_out) == (400, 0, 455)
    assert (seat.result, seat.in_play, made.balances[f"session:{TABLE}"]) == (55, 0, -55)
    assert_adds_up(made)


def test_a_month_without_a_move_shows_what_is_in_play() -> None:
    season = Season()
    (seat,) = season.statement(NOVEMBER).sessions
    assert (seat.paid_before, seat.in_play, seat.result) == (400, 400, 0)
    assert_adds_up(season.statement(NOVEMBER))


def test_a_seat_that_lost_everything_is_in_the_month_of_the_close() -> None:
    season = Season()
    season.enter(MakeRuling(source="anne", target=BANK, amount=400), "2026-11-03")
    season.enter(CloseSession(), "2026-11-04")
    (seat,) = season.statement(NOVEMBER).sessions
    assert (seat.paid_before, seat.in_play, seat.result) == (400, 0, -400)
    assert season.statement(DECEMBER).sessions == ()


def test_a_debt_that_was_paid_is_in_the_month_of_the_payment(hledger: Hledger) -> None:
    season = Season(as_bank=True)
    season.enter(commands.seat("bess", 100))
    season.enter(MakeRuling(source=BANK, target="bess", amount=1090))
    season.enter(CloseSession())
    assert [s.in_play for s in season.statement(OCTOBER).sessions] == [-90]
    october = STATEMENT_FORMATS["json"].write(season.statement(OCTOBER), "en")
    season.enter(MakePayment(source=BANK, target=BOX, amount=40), "2026-11-02")
    season.enter(MakePayment(source=BANK, target=BOX, amount=50), "2026-11-03")
    made = season.statement(NOVEMBER)
    (seat,) = made.sessions
    assert (seat.paid_before, seat.debt_paid, seat.result, seat.in_play) == (1000, 90, -1090, 0)
    assert made.totals.debt_paid == 90
    assert season.statement(DECEMBER).sessions == ()
    for period in (OCTOBER, NOVEMBER, DECEMBER, StatementPeriod()):
        assert_adds_up(season.statement(period))
    assert STATEMENT_FORMATS["json"].write(season.statement(OCTOBER), "en") == october
    from_hledger(made.currency, STATEMENT_FORMATS["journal"].write(made, "en"), hledger)


def test_every_format_has_the_debt_that_was_paid() -> None:
    season = Season(as_bank=True)
    season.enter(commands.seat("bess", 100))
    season.enter(MakeRuling(source=BANK, target="bess", amount=1090))
    season.enter(CloseSession())
    made = season.statement(StatementPeriod())
    columns = statement_page(made, "en").lead[0].columns
    assert "Debt paid" not in [column.title for column in columns]
    season.enter(MakePayment(source=BANK, target=BOX, amount=90))
    made = season.statement(StatementPeriod())
    assert json.loads(STATEMENT_FORMATS["json"].write(made, "en"))["sessions"][0]["debt_paid"] == 90
    (row,) = csv_tables(STATEMENT_FORMATS["csv"].write(made, "en"))["sessions"]
    assert (row["debt_paid"], row["paid_before"]) == ("90", "0")
    page = statement_page(made, "fr")
    assert "90" in page.lead[0].rows[0]
    assert ("Dettes payées", "90") in [(fact.label, fact.text) for fact in page.totals]


@pytest.mark.parametrize("seed", seeds(2, 4))
def test_random_months_add_up(seed: int, hledger: Hledger) -> None:
    clock = DayClock("2026-10-20")
    house = RandomHouse(MemoryStore(), Random(seed), clock=clock)
    for step in range(90):
        clock.day = ("2026-10-20", "2026-11-05", "2026-12-05")[step // 30]
        house.step()
    for name in NAMES:
        for period in (OCTOBER, NOVEMBER, DECEMBER, StatementPeriod()):
            made = house.application.statements.statement(number(name), None, period)
            assert_adds_up(made)
            journal = STATEMENT_FORMATS["journal"].write(made, "en")
            from_hledger(made.currency, journal, hledger)
            beancount = STATEMENT_FORMATS["beancount"].write(made, "en")
            assert from_beancount(made.currency, beancount).balances == made.balances


def test_the_french_word_for_a_party_is_not_that_for_a_game() -> None:
    games = GAMES["tarot"].texts["fr"].table("games")
    page = statement_page(Season().statement(OCTOBER), "fr")
    titles = [column.title for column in page.lead[0].columns]
    assert "Titulaire" in titles
    assert games.columns["game"] not in titles
