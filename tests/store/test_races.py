"""Many writers at once, each with its own application and cache."""

import json
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from threading import Barrier

import pytest

from service.application.application import Application
from service.application.ports.store import Store
from service.application.recording.entry_response import EntryResult
from service.application.verification.verify import verify
from service.domain.session.log.chain import GENESIS
from service.store.log.codec import EventCodec
from service.store.log.fair_lock import FairLock
from tests.factories.basset import commands
from tests.store.session_appends import append_session, application_of, meta

WRITERS = 8
EACH = 6


def at_once(store: Store, work: Callable[[Application, int], EntryResult]) -> list[EntryResult]:
    """Run `work` for every writer at the same time, each with a new application."""
    start = Barrier(WRITERS)

    def begin(writer: int) -> EntryResult:
        application = application_of(store)
        start.wait()
        return work(application, writer)

    with ThreadPoolExecutor(WRITERS) as pool:
        return list(pool.map(begin, range(WRITERS)))


def test_eight_concurrent_writers_leave_an_unbroken_chain(store: Store) -> None:
    session = append_session(store)
    before = store.events(session)[-1].version

    def work(application: Application, writer: int) -> EntryResult:
        for number in range(EACH):
            answer = application.recorder.enter(
                session, commands.fund_bank(1), meta(f"{writer}-{number}")
            )
        return answer

    at_once(store, work)
    events = store.events(session)
    assert [r.version for r in events] == list(range(1, before + WRITERS * EACH + 1))
    assert events[0].previous_hash == GENESIS
    assert all(later.previous_hash == earlier.hash for earlier, later in pairwise(events))
    assert store.balances(session)["bank"] == store.balances(session, upto=before)["bank"] + 48
    assert all(
        store.idempotency_record(session, f"{writer}-{number}")
        for writer in range(WRITERS)
        for number in range(EACH)
    )
    (verified,) = verify(store, EventCodec(), [session])
    assert verified.findings == ()


def test_the_same_key_from_eight_writers_is_recorded_once(store: Store) -> None:
    session = append_session(store)
    before = store.events(session)[-1].version
    answers = at_once(
        store,
        lambda application, _: application.recorder.enter(
            session, commands.fund_bank(7), meta("same")
        ),
    )
    assert len(store.events(session, after=before)) == 1
    assert len({answer.body for answer in answers}) == 1
    assert sorted(answer.replayed for answer in answers) == [False] + [True] * 7
    assert json.loads(answers[0].body)["version"] == before + 1


def test_a_draw_is_settled_once_by_concurrent_writers(store: Store) -> None:
    session = append_session(store)
    application_of(store).recorder.enter(session, commands.pair("5", "6"), meta("draw"))
    before = store.events(session)[-1].version

    def work(application: Application, writer: int) -> EntryResult:
        application.recorder.settle(session)
        return application.recorder.enter(session, commands.fund_bank(1), meta(f"fund-{writer}"))

    at_once(store, work)
    names = [r.event.NAME for r in store.events(session, after=before)]
    assert names.count("basset.draw_settled.v1") == 1
    assert names.count("basset.bank_funded.v1") == WRITERS


def test_the_fair_lock_is_acquired_in_the_order_of_requests() -> None:
    turns = FairLock()
    order: list[int] = []

    def take(number: int) -> None:
        with turns:
            order.append(number)

    # Release the lock before the pool waits for its threads.
    with ThreadPoolExecutor(WRITERS) as pool, turns:
        for number in range(WRITERS):
            pool.submit(take, number)
            while len(turns._waiting) == number:
                pass  # until the thread waits for the lock
    assert order == list(range(WRITERS))


def test_the_fair_lock_is_released_if_its_block_fails() -> None:
    turns = FairLock()

    def fail() -> None:
        with turns:
            raise LookupError

    for _ in range(2):
        with pytest.raises(LookupError):
            fail()
    with turns:
        assert turns._held
    assert not turns._held
