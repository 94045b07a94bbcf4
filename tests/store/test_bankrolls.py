"""Bankrolls: random moves over many sessions, corrections, crashes and races, in every store.

After every entry, the sum over people, purses, bank and the world outside is zero, no bankroll is
below zero, and what people have in sessions is what those sessions got from them.
"""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from functools import partial
from random import Random
from typing import Any
from uuid import uuid4

import pytest

from service.application.application import Application
from service.application.ports.store import Append, Store
from service.application.recording.bankrolls import PERSON
from service.application.recording.draft import Meta
from service.application.sessions.assignment import Assignment
from service.application.sessions.correction import Correction
from service.application.verification.verify import sessions_of, verify
from service.application.verification.verify_streams import streams_of, verify_streams
from service.domain.games import GAMES
from service.domain.games.basset.commands import CloseSession
from service.domain.ledger import BANK
from service.domain.people.person import Deposit, RegisterPerson, Withdraw
from service.domain.port.parties import BOX
from service.domain.session.corrections import Redo, Undo
from service.domain.session.payments import MakePayment
from service.domain.session.rulings import MakeRuling, RulingMade
from service.domain.session.seats import BuyIn, CashOut
from service.domain.values.errors import Refused
from service.store.log.codec import EventCodec
from tests.factories.basset import commands
from tests.factories.basset.openings import OpeningFactory
from tests.factories.basset.random_houses import NAMES, RandomHouse, handler_over, meta, number
from tests.seeds import seeds

STEPS = 75


@pytest.mark.parametrize("seed", seeds(1, 8))
def test_no_money_is_made_or_lost(store: Store, seed: int) -> None:
    house = RandomHouse(store, Random(seed))
    for _ in range(STEPS):
        house.step()
    check_logs(store)


@pytest.mark.parametrize("seed", seeds(1, 6))
def test_a_crash_loses_and_doubles_nothing(store: Store, seed: int) -> None:
    house = RandomHouse(store, Random(seed), crashes=0.15)
    for _ in range(STEPS):
        house.step()
    check_logs(store)


@pytest.mark.parametrize("seed", seeds(1, 4, first=1))
def test_a_bank_may_owe_and_no_money_is_made_or_lost(store: Store, seed: int) -> None:
    house = PoorHouse(store, Random(seed))
    for _ in range(STEPS):
        house.step()
    check_logs(store)
    assert house.debts > 0


class PoorHouse(RandomHouse):
    """A house whose banks lose and whose people withdraw everything, so that bankers owe money."""

    funds, withdraws_all = 0, 0.7

    def rule(self, session: str, key: Meta) -> None:
        players = list(self.state(session).punters) or NAMES
        command = MakeRuling(
            source=BANK, target=self.random.choice(players), amount=self.random.randint(1, 300)
        )
        self.application.recorder.enter(session, command, key)

    def close(self, session: str, key: Meta) -> None:
        """Close a table whose bank is at a loss, or let the bank of a closed one pay something."""
        current = self.application.sessions.current(session)
        bank = current.game.summary(current.state).bank
        if current.closed:
            payment = MakePayment(source=BANK, target=BOX, amount=self.random.randint(1, 300))
            self.application.recorder.enter(session, payment, key)
        elif bank and bank.purse < 0:
            self.empty_bankroll(current.links[BANK])
            self.application.recorder.enter(session, CloseSession(), key)
        else:
            self.rule(session, key)

    def empty_bankroll(self, person: str) -> None:
        if amount := self.bankroll_of(person):
            command = Withdraw(currency=self.currency.code, amount=amount)
            self.application.people.enter(person, command, meta(f"empty {self.count}"))


def check_logs(store: Store) -> None:
    """Verify every session and every person."""
    assert assert_no_findings(store) == 3 + len(NAMES)


def seated(store: Store, *, bankroll: int, purse: int) -> tuple[Application, list[str]]:
    """Return two sessions in which anne sits with a purse from her bankroll."""
    application, sessions = handler_over(store), [number("one"), number("two")]
    application.people.register(number("anne"), RegisterPerson(name="Anne"), meta("anne"))
    deposit = Deposit(currency="points", amount=bankroll)
    application.people.enter(number("anne"), deposit, meta("deposit"))
    for session in sessions:
        application.recorder.open(
            session, GAMES["basset"], OpeningFactory.build(bank=0), meta(f"o {session}")
        )
        application.recorder.link(session, "anne", number("anne"), meta(f"l {session}"))
        application.recorder.enter(session, commands.seat("anne", purse), meta(f"s {session}"))
    return application, sessions


def balance(application: Application) -> int:
    person = application.people.streams.find(PERSON, number("anne")).state
    amount: int = person.balances["points"]
    return amount


def at_once(*acts: Callable[[], object]) -> list[BaseException | None]:
    with ThreadPoolExecutor(len(acts)) as pool:
        return [future.exception() for future in [pool.submit(act) for act in acts]]


def test_two_sessions_cash_out_one_person_at_once(store: Store) -> None:
    application, sessions = seated(store, bankroll=1000, purse=400)
    for turn in range(20):
        out = CashOut(punter="anne", amount=7)
        acts = [
            partial(application.recorder.enter, session, out, meta(f"cash {turn} {session}"))
            for session in sessions
        ]
        assert at_once(*acts) == [None, None]
    assert balance(application) == 200 + 2 * 20 * 7


def test_two_sessions_cannot_spend_the_same_money(store: Store) -> None:
    application, sessions = seated(store, bankroll=1000, purse=450)
    more = BuyIn(punter="anne", amount=80)
    acts = [
        partial(application.recorder.enter, session, more, meta(f"buy {session}"))
        for session in sessions
    ]
    refused = [error for error in at_once(*acts) if error]
    assert [type(error) for error in refused] == [Refused]
    assert isinstance(refused[0], Refused)
    assert refused[0].code == "bankroll_short"
    assert balance(application) == 20


def test_a_correction_that_needs_more_than_there_is_names_the_bankroll(store: Store) -> None:
    application, (session, _) = seated(store, bankroll=1000, purse=400)
    application.recorder.enter(session, CashOut(punter="anne", amount=400), meta("out"))
    application.people.enter(
        number("anne"), Withdraw(currency="points", amount=600), meta("withdraw")
    )
    with pytest.raises(Refused) as refused:
        application.recorder.enter(session, Undo(), meta("undo"))
    assert refused.value.code == "correction_refused"
    assert refused.value.facts == {"bankroll": "Anne", "balance": 0}
    assert balance(application) == 0


def test_a_closed_table_gives_everything_back(store: Store) -> None:
    application, (session, _) = seated(store, bankroll=1000, purse=400)
    result = application.recorder.enter(session, CloseSession(), meta("close"))
    assert "session.purses_returned" in result.body
    assert balance(application) == 600
    application.recorder.enter(session, Undo(), meta("undo"))
    assert balance(application) == 200
    assert application.sessions.current(session).state.punters["anne"].purse == 400


def bank_at_a_loss(store: Store, *, bankroll: int, loss: int = 150) -> tuple[Application, str]:
    """Return an open table whose bank, of the banker Pell, has lost to bess."""
    application, session = handler_over(store), number("one")
    application.people.register(number("pell"), RegisterPerson(name="Pell"), meta("pell"))
    pell(application, Deposit(currency="points", amount=bankroll))
    assignment = Assignment(banker=number("pell"))
    opening = OpeningFactory.build(bank=0)
    application.recorder.open(session, GAMES["basset"], opening, meta("open"), assignment)
    application.recorder.enter(session, commands.seat("bess", 1000), meta("bess"))
    application.recorder.enter(
        session, MakeRuling(source=BANK, target="bess", amount=loss), meta("loss")
    )
    return application, session


def pell(application: Application, command: Deposit | Withdraw) -> None:
    application.people.enter(number("pell"), command, meta(str(uuid4())))


def owed(application: Application, session: str) -> tuple[int, int]:
    """Return what the banker has, and what the bank owes; check that settling up shows it."""
    current = application.sessions.current(session)
    balances = application.people.streams.find(PERSON, number("pell")).state.balances
    bank = current.game.summary(current.state).bank
    assert bank is not None
    ways = application.settling_ups.view(current)
    rows = [row for row in ways["payouts"] if row["from"] == BANK]
    assert ways["bank_debt"] == sum(row["amount"] for row in rows if not row["paid"])
    assert sum(row["amount"] for row in rows) == (-bank.purse if current.closed else 0)
    return balances.get("points", 0), max(0, -bank.purse)


@pytest.mark.parametrize(("bankroll", "left", "debt"), [(200, 50, 0), (60, 0, 90), (1, 0, 149)])
def test_a_table_closes_whatever_the_banker_has(
    store: Store, bankroll: int, left: int, debt: int
) -> None:
    application, session = bank_at_a_loss(store, bankroll=bankroll)
    application.recorder.enter(session, CloseSession(), meta("close"))
    assert owed(application, session) == (left, debt)
    application.recorder.enter(session, Undo(), meta("undo"))
    assert owed(application, session) == (bankroll, 150)
    application.recorder.enter(session, Redo(), meta("redo"))
    assert owed(application, session) == (left, debt)
    assert_no_findings(store)


def test_a_banker_without_anything_owes_it_all(store: Store) -> None:
    application, session = bank_at_a_loss(store, bankroll=5)
    pell(application, Withdraw(currency="points", amount=5))
    closed = application.recorder.enter(session, CloseSession(), meta("close"))
    assert '"returned":[{"amount":0,"player":"bank"}]' in closed.body.replace(" ", "")
    assert owed(application, session) == (0, 150)
    assert_no_findings(store)


def test_a_payment_settles_the_debt_and_a_later_deposit_stays(store: Store) -> None:
    application, session = bank_at_a_loss(store, bankroll=60)
    application.recorder.enter(session, CloseSession(), meta("close"))
    pell(application, Deposit(currency="points", amount=500))
    payment = MakePayment(source=BANK, target=BOX, amount=90)
    application.recorder.enter(session, payment, meta("payment"))
    assert owed(application, session) == (500, 90)
    rows = application.settling_ups.view(application.sessions.current(session))["payouts"]
    assert [row["paid"] for row in rows if row["from"] == BANK] == [True]
    application.recorder.enter(session, Undo(), meta("undo"))
    assert owed(application, session) == (500, 90)
    assert_no_findings(store)


def test_a_ruling_after_the_close_changes_the_debt_by_its_amount(store: Store) -> None:
    application, session = bank_at_a_loss(store, bankroll=60)
    application.recorder.enter(session, CloseSession(), meta("close"))
    pell(application, Deposit(currency="points", amount=30))
    more = MakeRuling(source=BANK, target="bess", amount=100)
    application.recorder.enter(session, more, meta("more"))
    assert owed(application, session) == (0, 160)
    application.recorder.enter(session, Undo(), meta("undo"))
    assert owed(application, session) == (30, 90)
    application.recorder.enter(
        session, MakeRuling(source="bess", target=BANK, amount=70), meta("less")
    )
    assert owed(application, session) == (30, 20)
    application.recorder.enter(
        session, MakeRuling(source="bess", target=BANK, amount=25), meta("even")
    )
    assert owed(application, session) == (35, 0)
    assert_no_findings(store)


def test_an_amended_entry_before_the_close_decides_the_debt_again(store: Store) -> None:
    application, session = bank_at_a_loss(store, bankroll=60)
    version = application.sessions.current(session).version
    application.recorder.enter(session, CloseSession(), meta("close"))
    for loss, expected in ((40, (20, 0)), (70, (0, 10)), (500, (0, 440))):
        ruling = MakeRuling(source=BANK, target="bess", amount=loss)
        correction = Correction(change="amended", version=version, commands=(ruling,))
        version = application.sessions.current(session).version + 3
        application.recorder.correct(session, correction, meta(f"loss {loss}"))
        rulings = [
            r
            for r in store.events(session)
            if isinstance(r.event, RulingMade) and r.event.amount == loss
        ]
        version = rulings[-1].version
        assert owed(application, session) == expected
    assert_no_findings(store)


def test_a_refused_redo_of_a_close_leaves_the_table_to_be_closed(store: Store) -> None:
    application, session = bank_at_a_loss(store, bankroll=60)
    application.recorder.enter(session, CloseSession(), meta("close"))
    application.recorder.enter(session, Undo(), meta("undo"))
    pell(application, Withdraw(currency="points", amount=50))
    with pytest.raises(Refused) as refused:
        application.recorder.enter(session, Redo(), meta("redo"))
    assert refused.value.code == "correction_refused"
    application.recorder.enter(session, CloseSession(), meta("again"))
    assert owed(application, session) == (0, 140)
    assert_no_findings(store)


def test_a_withdrawal_during_the_close_leaves_a_larger_debt(store: Store) -> None:
    application, session = bank_at_a_loss(store, bankroll=60)
    racing = RacingStore(store, lambda: pell(application, Withdraw(currency="points", amount=40)))
    handler_over(racing).recorder.enter(session, CloseSession(), meta("close"))
    assert racing.raced
    assert owed(handler_over(store), session) == (0, 130)
    assert_no_findings(store)


def test_an_entry_moved_to_another_seat_of_a_person_needs_no_money(store: Store) -> None:
    application, (session, _) = seated(store, bankroll=1000, purse=500)
    application.recorder.link(session, "annie", number("anne"), meta("link"))
    assert balance(application) == 0
    application.recorder.enter(session, CashOut(punter="anne", amount=100), meta("out"))
    application.recorder.enter(session, commands.seat("annie", 40), meta("annie"))
    application.recorder.enter(session, BuyIn(punter="anne", amount=60), meta("in"))
    assert balance(application) == 0
    version = application.sessions.current(session).version
    other = BuyIn(punter="annie", amount=60)
    correction = Correction(change="amended", version=version, commands=(other,))
    application.recorder.correct(session, correction, meta("correct"))
    assert balance(application) == 0
    purses = application.sessions.current(session).game.summary(
        application.sessions.current(session).state
    )
    assert purses.purses == {"anne": 400, "annie": 100}
    more = BuyIn(punter="annie", amount=61)
    version = application.sessions.current(session).version
    with pytest.raises(Refused) as refused:
        application.recorder.correct(
            session, replace(correction, version=version, commands=(more,)), meta("x")
        )
    assert refused.value.facts == {"bankroll": "Anne", "balance": 0}
    assert_no_findings(store)


def assert_no_findings(store: Store) -> int:
    """Verify everything; return how many sessions and people there are."""
    verified = [
        *verify(store, EventCodec(), sessions_of(store)),
        *verify_streams(store, EventCodec(), streams_of(store)),
    ]
    assert [v.findings for v in verified if v.findings] == []
    return len(verified)


class RacingStore:
    """A store in which something else is recorded just before the first append."""

    def __init__(self, store: Store, meanwhile: Callable[[], object]) -> None:
        self._store, self._meanwhile, self.raced = store, meanwhile, False

    def __getattr__(self, name: str) -> Any:
        return getattr(self._store, name)

    def append(self, appends: list[Append]) -> None:
        if not self.raced:
            self.raced = True
            self._meanwhile()
        self._store.append(appends)


def test_a_lost_race_for_a_person_is_tried_again(store: Store) -> None:
    application, (session, _) = seated(store, bankroll=1000, purse=400)
    one = Deposit(currency="points", amount=1)
    deposit = partial(application.people.enter, number("anne"), one, meta("between"))
    racing = RacingStore(store, deposit)
    handler_over(racing).recorder.enter(session, BuyIn(punter="anne", amount=50), meta("buy"))
    assert balance(application) == 200 + 1 - 50
    assert racing.raced
