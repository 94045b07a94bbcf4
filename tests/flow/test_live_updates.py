"""Streams of updates find what was not announced, and continue while the store is away or busy."""

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import islice

import pytest

from service.app import create_app, make_application
from service.application.errors import StoreUnusable
from service.application.ports.notifier import SessionUpdate
from service.application.ports.store import ChangedSession
from service.application.reading.live_updates import follow_all
from service.application.reading.stream_client import StreamClient
from service.messaging.local_pubsub import LocalNotifier, LocalSubscription
from tests.api.caller import Caller
from tests.api.service_under_test import HOUSE_KEY, ManualClock
from tests.api.tables import SEATED
from tests.factories.notifiers import UnreachableNotifier
from tests.memory_store.store import MemoryStore
from tests.waiting import TIMEOUT_SECONDS

LIVE_UPDATES = "service.application.reading.live_updates"


@pytest.fixture(autouse=True)
def _often(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let streams poll often."""
    for name in ("HEARTBEAT_SECONDS", "POLL_SECONDS"):
        monkeypatch.setattr(f"{LIVE_UPDATES}.{name}", 0.01)


@pytest.mark.parametrize("seconds", [-3600, 3600])
def test_a_change_is_found_by_polling_if_a_clock_was_set(seconds: int) -> None:
    """Another process, whose clock is wrong, records a change and its announcement is lost."""
    store, clock = MemoryStore(), ManualClock()
    table = Caller(
        create_app(make_application(store, clock=clock), HOUSE_KEY).test_client(), HOUSE_KEY
    ).table(*SEATED)
    reader = make_application(store, notifier=UnreachableNotifier()).ports
    updates = (
        update for update in follow_all(reader, None, lambda _: True, StreamClient()) if update
    )
    last = next(updates).resume_id
    clock.advance(seconds)
    table.enter_lines("close")
    assert next(updates).news.version == table.version()
    resumed = follow_all(reader, int(last or 0), lambda _: True, StreamClient())
    assert next(update for update in resumed if update).news.version == table.version()


class BusyNotifier(LocalNotifier):
    """A notifier that always publishes an update of another session."""

    def __init__(self, *, live: bool) -> None:
        super().__init__()
        self._says_live = live

    @property
    def is_live(self) -> bool:
        return self._says_live

    @contextmanager
    def subscribe(self, session: str | None = None) -> Iterator[LocalSubscription]:
        yield NoUpdates()


class NoUpdates(LocalSubscription):
    version = 0

    def wait(self, seconds: float) -> list[SessionUpdate]:
        self.version += 1
        return [SessionUpdate("another", self.version, settled=True)]


@pytest.mark.parametrize("live", [True, False])
def test_many_announcements_do_not_prevent_polling(*, live: bool) -> None:
    store = MemoryStore()
    table = Caller(create_app(make_application(store), HOUSE_KEY).test_client(), HOUSE_KEY).table()
    data = follow_all(
        make_application(store, notifier=BusyNotifier(live=live)).ports,
        None,
        lambda _: True,
        StreamClient(),
    )
    versions = (
        step.news.version
        for step in islice(data, 1_000_000)
        if step and step.news.session == table.id
    )
    assert next(versions) == 1
    table.enter_lines("fund 5")
    assert next(versions) == 2


class AwayAtFirst(MemoryStore):
    """A store that cannot be read at first."""

    reads = 0

    def changed_sessions(self, *, after: tuple[int, str], limit: int) -> list[ChangedSession]:
        self.reads += 1
        if self.reads == 1:
            raise StoreUnusable("The database server cannot be reached; try again later.")
        return super().changed_sessions(after=after, limit=limit)


@pytest.mark.parametrize("since", [None, 1])
def test_a_stream_that_begins_while_the_store_is_away_continues(since: int | None) -> None:
    store = AwayAtFirst()
    table = Caller(create_app(make_application(store), HOUSE_KEY).test_client(), HOUSE_KEY).table()
    ports = make_application(store, notifier=BusyNotifier(live=False)).ports
    updates = (
        update for update in follow_all(ports, since, lambda _: True, StreamClient()) if update
    )
    announced = next(updates)
    assert (announced.news.session, announced.resume_id) == ("another", None)
    found = next(update for update in updates if update.news.session == table.id)
    assert (found.news.version, found.resume_id) == (1, "1")


class Busy(MemoryStore):
    """A store that always gets another entry while it is read."""

    def __init__(self) -> None:
        super().__init__()
        self.reads = 0
        self.house = Caller(create_app(make_application(self), HOUSE_KEY).test_client(), HOUSE_KEY)

    def changed_sessions(self, *, after: tuple[int, str], limit: int) -> list[ChangedSession]:
        self.reads += 1
        assert self.reads < 10, "the poll does not end"
        found = super().changed_sessions(after=after, limit=limit)
        self.house.table()
        return found


def test_a_poll_ends_while_clients_write() -> None:
    """Otherwise no stream sends anything until they pause."""
    store = Busy()
    store.house.table()
    ports = make_application(store).ports
    assert next(
        update for update in follow_all(ports, None, lambda _: True, StreamClient()) if update
    )
    assert store.reads == 1


@pytest.mark.parametrize("sessions", [3, 4, 5])
def test_a_poll_reads_all_pages(monkeypatch: pytest.MonkeyPatch, sessions: int) -> None:
    monkeypatch.setattr(f"{LIVE_UPDATES}.PAGE", 2)
    store = MemoryStore()
    house = Caller(create_app(make_application(store), HOUSE_KEY).test_client(), HOUSE_KEY)
    opened = [house.table().id for _ in range(sessions)]
    updates = follow_all(make_application(store).ports, None, lambda _: True, StreamClient())
    found = [update.news.session for update in islice(updates, sessions) if update]
    assert found == opened


def test_a_stream_without_news_ends_when_its_client_leaves(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The stream waits for its next heartbeat at that moment."""
    monkeypatch.setattr(f"{LIVE_UPDATES}.HEARTBEAT_SECONDS", 600.0)
    store, client = MemoryStore(), StreamClient()
    ports = make_application(store, notifier=LocalNotifier()).ports
    stream = threading.Thread(
        target=list, args=[follow_all(ports, None, lambda _: True, client)], daemon=True
    )
    stream.start()
    client.leave()
    stream.join(TIMEOUT_SECONDS)
    assert not stream.is_alive()
