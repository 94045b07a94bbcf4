"""The worker in the process: what is owed is settled, whatever becomes of the bell."""

import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

from service.application.draft import Meta
from service.application.handle import Handler, Ports
from service.application.ports import Append
from service.application.quiet import NoDoorbell, NoNotice
from service.clock import SystemClock
from service.domain.games.basset import GAME
from service.domain.games.basset import commands as c
from service.store.codec import EventCodec
from service.store.memory import MemoryStore
from tests.factories.commands import OpenSessionFactory
from workers import jobs
from workers.embedded import EmbeddedWorker

SICK = "00000000-0000-4000-8000-00000000000a"
WELL = "00000000-0000-4000-8000-00000000000b"
DEADLINE_SECONDS = 10


class SickStore(MemoryStore):
    """A store that will not take the settlement of one session."""

    def append(self, appends: Sequence[Append]) -> None:
        settles = any(r.actor == "settlement" for append in appends for r in append.recorded)
        if settles and appends[0].stream == SICK:
            raise OverflowError("too large a number")
        super().append(appends)


def with_draw(store: MemoryStore, session: str) -> None:
    """Open a session and turn a fasse whose ring is lost."""
    handler = quiet(store)
    handler.open(session, GAME, OpenSessionFactory.build(), meta(f"open {session}"))
    handler.enter(session, c.TurnFasse(card="3"), meta("fasse"))


def quiet(store: MemoryStore) -> Handler:
    return Handler(Ports(store, EventCodec(), SystemClock(), NoDoorbell(), NoNotice()))


def meta(key: str) -> Meta:
    return Meta(key=key, fingerprint="", actor="dealer")


@contextmanager
def working(store: MemoryStore) -> Iterator[EmbeddedWorker]:
    worker = EmbeddedWorker()
    worker.start(quiet(store))
    try:
        yield worker
    finally:
        worker.stop()


def comes_true(condition: Callable[[], bool], meanwhile: Callable[[], object]) -> bool:
    """Say whether something comes true before the deadline, `meanwhile` done again and again."""
    end = time.monotonic() + DEADLINE_SECONDS
    while time.monotonic() < end:
        meanwhile()
        if condition():
            return True
    return False


def owes(store: MemoryStore, session: str) -> bool:
    row = store.row(session)
    assert row is not None
    return row.owes_settlement


def test_what_was_owed_before_the_start_is_settled() -> None:
    store = MemoryStore()
    with_draw(store, WELL)
    with working(store):
        assert comes_true(lambda: not owes(store, WELL), lambda: None)


def test_a_lost_ring_is_made_up_for_while_others_ring_all_the_time() -> None:
    store = MemoryStore()
    with_draw(store, SICK)
    with working(store) as worker:
        assert comes_true(lambda: not owes(store, SICK), lambda: None)
        with_draw(store, WELL)
        assert comes_true(lambda: not owes(store, WELL), lambda: worker.reckon(SICK, 2))


def test_a_ring_is_answered() -> None:
    store = MemoryStore()
    with working(store) as worker:
        with_draw(store, WELL)
        worker.settle(WELL, 2)
        assert comes_true(lambda: not owes(store, WELL), lambda: None)
        worker.reckon(WELL, 3)
        assert comes_true(lambda: store.standings(WELL) is not None, lambda: None)


def test_a_session_that_cannot_be_settled_keeps_no_other_from_it() -> None:
    store = SickStore()
    with_draw(store, SICK)
    with_draw(store, WELL)
    assert jobs.sweep(quiet(store)) == 2
    assert (owes(store, SICK), owes(store, WELL)) == (True, False)


def test_the_thread_outlives_a_job_that_fails() -> None:
    store = SickStore()
    with_draw(store, SICK)
    with working(store) as worker:
        worker.settle(SICK, 2)
        with_draw(store, WELL)
        assert comes_true(lambda: not owes(store, WELL), lambda: worker.settle(SICK, 2))


def test_a_stopped_worker_has_ended() -> None:
    worker = EmbeddedWorker()
    worker.start(quiet(MemoryStore()))
    worker.stop()
    assert worker._thread is not None
    assert not worker._thread.is_alive()
