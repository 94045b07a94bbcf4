"""A move counts from when it was recorded: no balance below zero, and no past period changes."""

import json
from collections.abc import Iterator
from dataclasses import replace
from datetime import date, timedelta
from random import Random
from typing import Any

import pytest

from service.application.application import Application
from service.application.recording.draft import Meta
from service.application.sessions.correction import Correction
from service.domain.games import GAMES
from service.domain.games.basset.commands import CloseSession
from service.domain.ledger import BANK
from service.domain.people.person import Deposit, RegisterPerson, RenamePerson, Withdraw
from service.domain.session.rulings import MakeRuling
from service.reports.statement.formats import STATEMENT_FORMATS
from service.reports.statement.model import BankrollStatement, StatementPeriod
from service.zones import Zone
from tests.factories.basset import commands
from tests.factories.basset.openings import OpeningFactory
from tests.factories.basset.random_houses import NAMES, RandomHouse, handler_over, meta, number
from tests.factories.day_clock import DayClock
from tests.memory_store.store import MemoryStore
from tests.seeds import seeds

ANNE, TABLE, LONG_AGO = number("anne"), number("table"), "2001-01-06T20:00:00.000000Z"
ALL = StatementPeriod(start=None, end=None)


def day_after(day: str, days: int = 1) -> str:
    return (date.fromisoformat(day) + timedelta(days=days)).isoformat()


def long_ago(key: str) -> Meta:
    return replace(meta(key), occurred_at=LONG_AGO)


class House:
    """A house in which Anne has 500 and plays at a table; every entry is on a day of its own."""

    def __init__(self) -> None:
        self.clock = DayClock("2026-01-01")
        self.application: Application = handler_over(MemoryStore(), self.clock)
        self.application.people.register(ANNE, RegisterPerson(name="Anne"), meta("anne"))
        self.bankroll(Deposit(currency="points", amount=500))
        self.application.recorder.open(
            TABLE, GAMES["basset"], OpeningFactory.build(bank=1000), meta("open")
        )
        self.application.recorder.link(TABLE, "anne", ANNE, meta("link"))

    def bankroll(self, command: Deposit | Withdraw) -> None:
        self.clock.day = day_after(self.clock.day)
        self.application.people.enter(ANNE, command, meta(str(self.clock.day)))

    def enter(self, command: Any, happened: str | None = None) -> int:
        """Enter something at the table; return the version of its first event."""
        self.clock.day = day_after(self.clock.day)
        version = self.application.sessions.current(TABLE).version + 1
        key = replace(meta(self.clock.day), occurred_at=happened)
        self.application.recorder.enter(TABLE, command, key)
        return version

    def statement(self, start: str | None = None, end: str | None = None) -> BankrollStatement:
        return self.application.statements.statement(
            ANNE, "points", StatementPeriod(start=start, end=end)
        )


def written(made: BankrollStatement) -> list[bytes]:
    return [form.write(made, "en") for form in STATEMENT_FORMATS.values()]


def amounts(made: BankrollStatement) -> list[tuple[str, int, int]]:
    return [(move.at[:10], move.amount, move.balance) for move in made.moves]


def test_a_seat_dated_before_the_deposit_is_paid_when_it_is_recorded() -> None:
    house = House()
    house.enter(commands.seat("anne", 200), LONG_AGO)
    assert amounts(house.statement()) == [("2026-01-02", 500, 500), ("2026-01-03", -200, 300)]
    past = house.statement("2001-01-01", "2025-12-31")
    assert (past.moves, past.sessions, past.totals.closing_balance) == ((), (), 0)
    (seat,) = (r for r in house.application.ports.store.events(TABLE) if "seated" in r.name)
    assert seat.occurred_at == LONG_AGO


def test_a_deposit_dated_long_ago_is_in_no_past_period() -> None:
    house = House()
    deposit = Deposit(currency="points", amount=70)
    house.application.people.enter(ANNE, deposit, long_ago("deposit"))
    assert house.statement(end="2025-12-31").totals.closing_balance == 0
    assert amounts(house.statement())[-1] == ("2026-01-02", 70, 570)


def test_a_struck_ruling_takes_its_money_when_it_is_struck() -> None:
    house = House()
    house.enter(commands.seat("anne", 200))
    ruling = house.enter(MakeRuling(source=BANK, target="anne", amount=100))
    house.enter(CloseSession())
    house.bankroll(Withdraw(currency="points", amount=600))
    house.bankroll(Deposit(currency="points", amount=100))
    before = written(house.statement(end=house.clock.day))
    house.clock.day = struck_on = day_after(house.clock.day)
    strike = Correction(change="struck", version=ruling)
    house.application.recorder.correct(TABLE, strike, meta("strike"))
    assert amounts(house.statement()) == [
        ("2026-01-02", 500, 500),
        ("2026-01-03", -200, 300),
        ("2026-01-05", 300, 600),
        ("2026-01-06", -600, 0),
        ("2026-01-07", 100, 100),
        (struck_on, -100, 0),
    ]
    after = house.statement(end=day_after(struck_on, -1))
    assert written(after) == before
    assert after.sessions[0].result == 100
    assert house.statement().sessions[0].result == 0


def test_a_person_and_a_table_are_shown_as_they_were() -> None:
    house = House()
    house.enter(commands.seat("anne", 200))
    end = house.clock.day
    before = written(house.statement(end=end))
    house.clock.day = day_after(house.clock.day)
    house.application.recorder.rename(TABLE, "Another table", meta("table"))
    house.application.people.enter(ANNE, RenamePerson(name="Lady Anne"), meta("person"))
    assert written(house.statement(end=end)) == before
    now = house.statement()
    assert (now.person.name, now.sessions[0].table.title) == ("Lady Anne", "Another table")


def test_midnight_belongs_to_the_day_that_begins() -> None:
    """In Dubai, the clock of this house is at midnight: its entries are on 3, 4 and 5 January."""
    house = House()
    house.enter(commands.seat("anne", 200))
    house.enter(CloseSession())

    def statement(start: str | None, end: str) -> BankrollStatement:
        period = StatementPeriod(start=start, end=end, zone=Zone("Asia/Dubai"))
        return house.application.statements.statement(ANNE, "points", period)

    before = statement(None, "2026-01-04")
    assert [move.amount for move in before.moves] == [500, -200]
    assert before.sessions[0].table.closed_at is None
    after = statement("2026-01-05", "2026-01-05")
    assert [move.amount for move in after.moves] == [200]
    assert after.totals.opening_balance == 300
    assert after.sessions[0].table.closed_at is not None


class DatedHouse(RandomHouse):
    """A house in which days pass, and whose entries say that they happened at other times."""

    def meta(self) -> Meta:
        clock = self.clock
        assert isinstance(clock, DayClock)
        clock.day = day_after(clock.day, self.random.choice((0, 0, 1)))
        happened = f"{day_after(clock.day, self.random.randint(-9, 3))}T12:00:00.000000Z"
        return replace(super().meta(), occurred_at=self.random.choice((None, happened)))

    def past_periods(self) -> Iterator[tuple[str, StatementPeriod]]:
        assert isinstance(self.clock, DayClock)
        for name in NAMES:
            yield name, StatementPeriod(start=None, end=day_after(self.clock.day, -1))
            start, end = (day_after(self.clock.day, days) for days in (-4, -1))
            yield name, StatementPeriod(start=start, end=end)

    def written(self, name: str, period: StatementPeriod) -> bytes:
        made = handler_over(self.store).statements.statement(number(name), "points", period)
        assert all(move.balance >= 0 for move in made.moves)
        return STATEMENT_FORMATS["json"].write(made, "en")


@pytest.mark.parametrize("seed", seeds(2, 4))
def test_no_balance_is_below_zero_and_no_past_period_changes(seed: int) -> None:
    house = DatedHouse(MemoryStore(), Random(seed), clock=DayClock("2026-01-31"))
    seen: dict[tuple[str, StatementPeriod], bytes] = {}
    for step in range(90):
        house.step()
        if step % 6 == 0:
            seen |= {
                each: house.written(*each) for each in house.past_periods() if each not in seen
            }
    assert len(seen) > 20
    assert any(json.loads(made)["sessions"] for made in seen.values())
    for each, made in seen.items():
        assert house.written(*each) == made, each
    for name in NAMES:
        house.written(name, ALL)
