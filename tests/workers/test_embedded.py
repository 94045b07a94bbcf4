"""The worker in the process: what is owed is settled, whatever becomes of the bell."""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from service.store.memory import MemoryStore
from tests.workers.sick import SICK, WELL, SickStore, owes, quiet, with_draw
from workers.embedded import EmbeddedWorker
from workers.sweep import Sweep

DEADLINE_SECONDS = 10


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
        assert comes_true(lambda: not owes(store, WELL), lambda: worker.enqueue_standings(SICK, 2))


def test_a_ring_is_answered() -> None:
    store = MemoryStore()
    with working(store) as worker:
        with_draw(store, WELL)
        worker.enqueue_settlement(WELL, 2)
        assert comes_true(lambda: not owes(store, WELL), lambda: None)
        worker.enqueue_standings(WELL, 3)
        assert comes_true(lambda: store.standings(WELL) is not None, lambda: None)


def test_a_session_that_cannot_be_settled_keeps_no_other_from_it() -> None:
    store = SickStore()
    with_draw(store, SICK)
    with_draw(store, WELL)
    Sweep(quiet(store), lambda: False)()
    assert (owes(store, SICK), owes(store, WELL)) == (True, False)


def test_the_thread_outlives_a_job_that_fails() -> None:
    store = SickStore()
    with_draw(store, SICK)
    with working(store) as worker:
        worker.enqueue_settlement(SICK, 2)
        with_draw(store, WELL)
        assert comes_true(lambda: not owes(store, WELL), lambda: worker.enqueue_settlement(SICK, 2))


def test_a_stopped_worker_has_ended() -> None:
    worker = EmbeddedWorker()
    worker.start(quiet(MemoryStore()))
    worker.stop()
    assert worker._thread is not None
    assert not worker._thread.is_alive()
