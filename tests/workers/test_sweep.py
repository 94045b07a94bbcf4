"""The sweep: a session that cannot be settled is logged once and blocks no other session."""

from collections.abc import Iterator, Sequence

import pytest

from service.application.errors import StoreUnusable, StoreUnwritable
from service.application.ports.store import Append
from service.messaging.connection import connect
from service.messaging.job_queue import queue
from service.messaging.queue_names import SETTLEMENT
from tests.memory_store.store import MemoryStore
from tests.servers.redis import RedisServer
from tests.workers.failing_store import (
    FAILING,
    HEALTHY,
    FailingStore,
    handler_without_queue,
    open_with_draw,
    owes_settlement,
)
from workers.sweep import Sweep
from workers.sweeper import Sweeper


class LockedStore(MemoryStore):
    """A store in which another process holds a lock at every settlement of ``FAILING``."""

    def append(self, appends: Sequence[Append]) -> None:
        settles = any(r.actor == "settlement" for append in appends for r in append.recorded)
        if settles and appends[0].stream == FAILING:
            raise StoreUnusable("The database took too long; try again later.")
        super().append(appends)


class FullStore(MemoryStore):
    """A store whose disk is full when something is settled."""

    def append(self, appends: Sequence[Append]) -> None:
        if any(r.actor == "settlement" for append in appends for r in append.recorded):
            raise StoreUnwritable("The database cannot be written: the disk is full.")
        super().append(appends)


class UnreachableStore(MemoryStore):
    """A store whose server cannot be reached."""

    def unsettled_sessions(self, *, limit: int) -> list[str]:
        raise StoreUnusable("The database server cannot be reached; try again later.")


def make_sweep(store: MemoryStore) -> Sweep:
    return Sweep(handler_without_queue(store), lambda: False)


def test_a_settlement_failure_is_logged_once_for_each_version(
    caplog: pytest.LogCaptureFixture,
) -> None:
    store = FailingStore()
    open_with_draw(store, FAILING)
    sweep = make_sweep(store)
    for _ in range(3):
        sweep()
    assert caplog.messages == [f"Session {FAILING} cannot be settled."]
    assert sweep.failing == {FAILING: 2}


def test_a_session_settled_by_another_process_is_no_longer_failing() -> None:
    store = FailingStore()
    open_with_draw(store, FAILING)
    sweep = make_sweep(store)
    sweep()
    store.failing_session = ""
    handler_without_queue(store).recorder.settle(FAILING)
    sweep()
    assert sweep.failing == {}


def test_a_locked_session_is_not_failing(caplog: pytest.LogCaptureFixture) -> None:
    store = LockedStore()
    open_with_draw(store, FAILING)
    open_with_draw(store, HEALTHY)
    sweep = make_sweep(store)
    sweep()
    sweep()
    assert (len(caplog.messages), sweep.failing) == (1, {})
    assert not owes_settlement(store, HEALTHY)


def test_a_full_disk_is_one_warning_for_all_sessions(caplog: pytest.LogCaptureFixture) -> None:
    store = FullStore()
    for session in (FAILING, HEALTHY):
        open_with_draw(store, session)
    sweep = make_sweep(store)
    sweep()
    sweep()
    (record,) = (each for each in caplog.records if each.name == "workers.sweep")
    assert (record.levelname, record.exc_info, sweep.failing) == ("WARNING", None, {})
    assert record.message.endswith("The database cannot be written: the disk is full.")


def test_an_unreachable_store_is_logged_once(caplog: pytest.LogCaptureFixture) -> None:
    sweep = make_sweep(UnreachableStore())
    sweep()
    sweep()
    (record,) = caplog.records
    assert record.message.startswith("The sweeper cannot use the database; it will try again. ")
    # The reason is in the line, so it needs no traceback.
    assert (record.levelname, record.exc_info) == ("WARNING", None)


def test_failing_sessions_do_not_use_up_the_limit_of_a_sweep(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("workers.sweep.SESSIONS_MAX", 1)
    store = FailingStore()
    open_with_draw(store, FAILING)
    open_with_draw(store, HEALTHY)
    sweep = make_sweep(store)
    sweep()
    sweep()
    assert not owes_settlement(store, HEALTHY)


def test_a_stopped_sweep_settles_nothing() -> None:
    store = MemoryStore()
    open_with_draw(store, HEALTHY)
    Sweep(handler_without_queue(store), lambda: True)()
    assert owes_settlement(store, HEALTHY)


@pytest.fixture
def two_sweepers(one_redis: RedisServer) -> Iterator[tuple[Sweeper, Sweeper]]:
    """Two sweepers of one store in which one session cannot be settled."""
    store = FailingStore()
    open_with_draw(store, FAILING)
    with one_redis.client() as client:
        client.flushall()
    clients = [connect(one_redis.url) for _ in range(2)]
    yield (
        Sweeper(handler_without_queue(store), clients[0]),
        Sweeper(handler_without_queue(store), clients[1]),
    )
    for client in clients:
        client.close()


def test_only_one_sweeper_has_the_turn(two_sweepers: tuple[Sweeper, Sweeper]) -> None:
    one, other = two_sweepers
    assert (one._has_turn(), other._has_turn()) == (True, False)


def test_a_failing_session_is_enqueued_once(
    two_sweepers: tuple[Sweeper, Sweeper], one_redis: RedisServer
) -> None:
    for sweeper in (*two_sweepers, *two_sweepers):
        sweeper._sweep()
        sweeper._enqueue_failing()
    with one_redis.client() as client:
        assert queue(SETTLEMENT, client).get_job_ids() == [f"settle-{FAILING}-2"]


def test_without_redis_each_sweeper_sweeps_and_stops() -> None:
    store = MemoryStore()
    open_with_draw(store, HEALTHY)
    sweeper = Sweeper(handler_without_queue(store), connect("redis://127.0.0.1:1/0"))
    assert sweeper._has_turn()
    sweeper.start()
    sweeper.stop()
    assert not sweeper._thread.is_alive()
