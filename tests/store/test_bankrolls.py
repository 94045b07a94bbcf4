"""Bankrolls: random moves over many sessions, corrections, crashes and races, in every store.

After every entry, the sum over people, purses, bank and the world outside is zero, no bankroll is
below zero, and what people have in sessions is what those sessions got from them.
"""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from random import Random
from typing import Any

import pytest

from service.application.handle import Handler
from service.application.people import PERSON
from service.application.ports import Append, Store
from service.application.verify import sessions_of, verify
from service.application.verify_streams import streams_of, verify_streams
from service.domain.bankrolls import Deposit, RegisterPerson, Withdraw
from service.domain.errors import Refused
from service.domain.games import GAMES
from service.domain.games.basset.commands import CloseSession
from service.domain.seats import BuyIn, CashOut
from service.domain.session_entries import Undo
from service.store.codec import EventCodec
from tests.factories import commands
from tests.factories.openings import OpeningFactory
from tests.factories.random_houses import NAMES, RandomHouse, handler_over, meta, number

STEPS = 150


@pytest.mark.parametrize("seed", range(4))
def test_no_money_is_made_or_lost(store: Store, seed: int) -> None:
    house = RandomHouse(store, Random(seed))
    for _ in range(STEPS):
        house.step()
    check_logs(store)


@pytest.mark.parametrize("seed", range(3))
def test_a_crash_loses_and_doubles_nothing(store: Store, seed: int) -> None:
    house = RandomHouse(store, Random(seed), crashes=0.15)
    for _ in range(STEPS):
        house.step()
    check_logs(store)


def check_logs(store: Store) -> None:
    """Verify every session and every person."""
    verified = [
        *verify(store, EventCodec(), sessions_of(store)),
        *verify_streams(store, EventCodec(), streams_of(store)),
    ]
    assert [v.findings for v in verified if v.findings] == []
    assert len(verified) == 3 + len(NAMES)


def seated(store: Store, *, bankroll: int, purse: int) -> tuple[Handler, list[str]]:
    """Return two sessions in which anne sits with a purse from her bankroll."""
    handler, sessions = handler_over(store), [number("one"), number("two")]
    handler.people.register(number("anne"), RegisterPerson(name="Anne"), meta("anne"))
    deposit = Deposit(currency="points", amount=bankroll)
    handler.people.enter(number("anne"), deposit, meta("deposit"))
    for session in sessions:
        handler.open(session, GAMES["basset"], OpeningFactory.build(bank=0), meta(f"o {session}"))
        handler.link(session, "anne", number("anne"), meta(f"l {session}"))
        handler.enter(session, commands.seat("anne", purse), meta(f"s {session}"))
    return handler, sessions


def balance(handler: Handler) -> int:
    person = handler.people.streams.find(PERSON, number("anne")).state
    amount: int = person.balances["points"]
    return amount


def at_once(*acts: Callable[[], object]) -> list[BaseException | None]:
    with ThreadPoolExecutor(len(acts)) as pool:
        return [future.exception() for future in [pool.submit(act) for act in acts]]


def test_two_sessions_cash_out_one_person_at_once(store: Store) -> None:
    handler, sessions = seated(store, bankroll=1000, purse=400)
    for turn in range(20):
        out = CashOut(punter="anne", amount=7)
        acts = [
            partial(handler.enter, session, out, meta(f"cash {turn} {session}"))
            for session in sessions
        ]
        assert at_once(*acts) == [None, None]
    assert balance(handler) == 200 + 2 * 20 * 7


def test_two_sessions_cannot_spend_the_same_money(store: Store) -> None:
    handler, sessions = seated(store, bankroll=1000, purse=450)
    more = BuyIn(punter="anne", amount=80)
    acts = [partial(handler.enter, session, more, meta(f"buy {session}")) for session in sessions]
    refused = [error for error in at_once(*acts) if error]
    assert [type(error) for error in refused] == [Refused]
    assert isinstance(refused[0], Refused)
    assert refused[0].code == "bankroll_short"
    assert balance(handler) == 20


def test_a_correction_that_needs_more_than_there_is_names_the_bankroll(store: Store) -> None:
    handler, (session, _) = seated(store, bankroll=1000, purse=400)
    handler.enter(session, CashOut(punter="anne", amount=400), meta("out"))
    handler.people.enter(number("anne"), Withdraw(currency="points", amount=600), meta("withdraw"))
    with pytest.raises(Refused) as refused:
        handler.enter(session, Undo(), meta("undo"))
    assert refused.value.code == "correction_refused"
    assert refused.value.facts == {"bankroll": "Anne", "balance": 0}
    assert balance(handler) == 0


def test_a_closed_table_gives_everything_back(store: Store) -> None:
    handler, (session, _) = seated(store, bankroll=1000, purse=400)
    result = handler.enter(session, CloseSession(), meta("close"))
    assert "session.purses_returned" in result.body
    assert balance(handler) == 600
    handler.enter(session, Undo(), meta("undo"))
    assert balance(handler) == 200
    assert handler.sessions.current(session).state.punters["anne"].purse == 400


def test_a_lost_race_for_a_person_is_tried_again(store: Store) -> None:
    handler, (session, _) = seated(store, bankroll=1000, purse=400)
    raced: list[bool] = []
    real = handler.people.store.append

    class RacingStore:
        def __getattr__(self, name: str) -> Any:
            return getattr(store, name)

        def append(self, appends: list[Append]) -> None:
            if not raced:
                raced.append(True)
                handler.people.enter(
                    number("anne"), Deposit(currency="points", amount=1), meta("between")
                )
            real(appends)

    handler_over(RacingStore()).enter(session, BuyIn(punter="anne", amount=50), meta("buy"))
    assert balance(handler) == 200 + 1 - 50
    assert raced
