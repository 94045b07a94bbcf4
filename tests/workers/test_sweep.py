"""Sweeping: what cannot be settled is told once, and keeps nothing else from it."""

from collections.abc import Iterator, Sequence

import pytest

from service.application.errors import StoreUnusable
from service.application.ports import Append
from service.messaging.connection import connect
from service.messaging.job_queue import SETTLEMENT, queue
from service.store.memory import MemoryStore
from tests.servers.redis import RedisServer
from tests.workers.sick import SICK, WELL, SickStore, owes, quiet, with_draw
from workers.sweep import Sweep
from workers.sweeper import Sweeper


class LockedStore(MemoryStore):
    """A store in which somebody holds a lock whenever something is to be settled."""

    def append(self, appends: Sequence[Append]) -> None:
        if any(r.actor == "settlement" for append in appends for r in append.recorded):
            raise StoreUnusable("The database took too long; try again later.")
        super().append(appends)


class LostStore(MemoryStore):
    """A store whose server is away."""

    def unsettled_sessions(self, *, limit: int) -> list[str]:
        raise StoreUnusable("The database server cannot be reached; try again later.")


def sweeping(store: MemoryStore) -> Sweep:
    return Sweep(quiet(store), lambda: False)


def test_what_cannot_be_settled_is_logged_once_for_each_version(
    caplog: pytest.LogCaptureFixture,
) -> None:
    store = SickStore()
    with_draw(store, SICK)
    sweep = sweeping(store)
    for _ in range(3):
        sweep()
    assert caplog.messages == [f"Session {SICK} cannot be settled."]
    assert sweep.failing == {SICK: 2}


def test_what_was_settled_by_others_is_sick_no_longer() -> None:
    store = SickStore()
    with_draw(store, SICK)
    sweep = sweeping(store)
    sweep()
    store.sick = ""
    quiet(store).settle(SICK)
    sweep()
    assert sweep.failing == {}


def test_a_session_that_somebody_locks_is_not_sick(caplog: pytest.LogCaptureFixture) -> None:
    store = LockedStore()
    with_draw(store, SICK)
    sweep = sweeping(store)
    sweep()
    sweep()
    assert (len(caplog.messages), sweep.failing) == (1, {})


def test_a_store_that_is_away_is_logged_once(caplog: pytest.LogCaptureFixture) -> None:
    sweep = sweeping(LostStore())
    sweep()
    sweep()
    assert caplog.messages == ["The sweeper cannot read what is owed; it will try again."]


def test_the_sick_leave_room_for_others(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("workers.sweep.SESSIONS_MAX", 1)
    store = SickStore()
    with_draw(store, SICK)
    with_draw(store, WELL)
    sweep = sweeping(store)
    sweep()
    sweep()
    assert not owes(store, WELL)


def test_nothing_more_is_begun_once_it_is_over() -> None:
    store = MemoryStore()
    with_draw(store, WELL)
    Sweep(quiet(store), lambda: True)()
    assert owes(store, WELL)


@pytest.fixture
def two(one_redis: RedisServer) -> Iterator[tuple[Sweeper, Sweeper]]:
    """Two sweepers of one store in which a session is sick."""
    store = SickStore()
    with_draw(store, SICK)
    with one_redis.client() as client:
        client.flushall()
    clients = [connect(one_redis.url) for _ in range(2)]
    yield Sweeper(quiet(store), clients[0]), Sweeper(quiet(store), clients[1])
    for client in clients:
        client.close()


def test_sweepers_take_turns(two: tuple[Sweeper, Sweeper]) -> None:
    one, other = two
    assert (one._has_turn(), other._has_turn()) == (True, False)


def test_what_cannot_be_settled_is_rung_for_once(
    two: tuple[Sweeper, Sweeper], one_redis: RedisServer
) -> None:
    for sweeper in (*two, *two):
        sweeper._sweep()
        sweeper._enqueue_failing()
    with one_redis.client() as client:
        assert queue(SETTLEMENT, client).get_job_ids() == [f"settle-{SICK}-2"]


def test_while_redis_is_away_each_sweeps_and_ends_when_told() -> None:
    store = MemoryStore()
    with_draw(store, WELL)
    sweeper = Sweeper(quiet(store), connect("redis://127.0.0.1:1/0"))
    assert sweeper._has_turn()
    sweeper.start()
    sweeper.stop()
    assert not sweeper._thread.is_alive()
