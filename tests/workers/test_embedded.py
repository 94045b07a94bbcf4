"""The embedded worker makes pending settlements, with or without an enqueued job."""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest

from service.application.ports.report_files import DONE, ReportFile
from service.application.reading.standings import is_current
from service.application.reports.reports import ReportRequest
from tests.memory_store.store import MemoryStore
from tests.workers.failing_store import (
    FAILING,
    HEALTHY,
    FailingStore,
    handler_without_queue,
    open_with_draw,
    owes_settlement,
)
from workers import embedded
from workers.embedded import EmbeddedWorker
from workers.sweep import Sweep

DEADLINE_SECONDS = 10


@pytest.fixture(autouse=True)
def short_interval(monkeypatch: pytest.MonkeyPatch) -> None:
    """Sweep often: most tests wait for a sweep."""
    monkeypatch.setattr(embedded, "SWEEP_SECONDS", 0.1)


@contextmanager
def run_worker(store: MemoryStore) -> Iterator[EmbeddedWorker]:
    worker = EmbeddedWorker()
    worker.start(handler_without_queue(store))
    try:
        yield worker
    finally:
        worker.stop()


def holds_in_time(condition: Callable[[], bool], meanwhile: Callable[[], object]) -> bool:
    """Repeat `meanwhile` until the condition holds; return False at the deadline."""
    end = time.monotonic() + DEADLINE_SECONDS
    while time.monotonic() < end:
        meanwhile()
        if condition():
            return True
    return False


def test_settlements_pending_at_the_start_are_made() -> None:
    store = MemoryStore()
    open_with_draw(store, HEALTHY)
    with run_worker(store):
        assert holds_in_time(lambda: not owes_settlement(store, HEALTHY), lambda: None)


def test_a_sweep_settles_a_lost_job_while_other_jobs_arrive() -> None:
    store = MemoryStore()
    open_with_draw(store, FAILING)
    with run_worker(store) as worker:
        assert holds_in_time(lambda: not owes_settlement(store, FAILING), lambda: None)
        open_with_draw(store, HEALTHY)
        assert holds_in_time(
            lambda: not owes_settlement(store, HEALTHY),
            lambda: worker.enqueue_settlement(FAILING, 2),
        )


def test_an_enqueued_job_is_done() -> None:
    store = MemoryStore()
    with run_worker(store) as worker:
        open_with_draw(store, HEALTHY)
        worker.enqueue_settlement(HEALTHY, 2)
        assert holds_in_time(lambda: not owes_settlement(store, HEALTHY), lambda: None)


def test_standings_are_stored_after_an_entry_while_jobs_arrive() -> None:
    store = MemoryStore()
    with run_worker(store) as worker:
        open_with_draw(store, HEALTHY)
        assert holds_in_time(
            lambda: is_current(store.standings(HEALTHY), 3),
            lambda: worker.enqueue_settlement(HEALTHY, 2),
        )


def test_a_session_that_cannot_be_settled_does_not_block_others() -> None:
    store = FailingStore()
    open_with_draw(store, FAILING)
    open_with_draw(store, HEALTHY)
    Sweep(handler_without_queue(store), lambda: False)()
    assert (owes_settlement(store, FAILING), owes_settlement(store, HEALTHY)) == (True, False)


def test_the_worker_thread_survives_a_failed_job() -> None:
    store = FailingStore()
    open_with_draw(store, FAILING)
    with run_worker(store) as worker:
        worker.enqueue_settlement(FAILING, 2)
        open_with_draw(store, HEALTHY)
        assert holds_in_time(
            lambda: not owes_settlement(store, HEALTHY),
            lambda: worker.enqueue_settlement(FAILING, 2),
        )


def test_a_stopped_worker_has_no_running_thread() -> None:
    worker = EmbeddedWorker()
    worker.start(handler_without_queue(MemoryStore()))
    worker.stop()
    assert worker._thread is not None
    assert not worker._thread.is_alive()


def requested_report(store: MemoryStore) -> ReportFile:
    """Request a report as a large one; no job was enqueued for it."""
    application = handler_without_queue(store)
    current = application.recorder.settle(HEALTHY)
    request = ReportRequest(
        session=HEALTHY,
        version=current.version,
        head=current.head,
        format="json",
        language="en",
    )
    return application.reports._request(request)


def test_a_requested_report_is_made_while_draws_are_settled() -> None:
    store = MemoryStore()
    open_with_draw(store, HEALTHY)
    requested = requested_report(store)
    with run_worker(store) as worker:
        worker.enqueue_report("unknown", 1)
        worker.enqueue_report(requested.id, requested.version)
        assert holds_in_time(
            lambda: store.report_files.content(requested.id) is not None, lambda: None
        )
    made = store.report_files.find(requested.id)
    assert made is not None
    assert made.state == DONE
