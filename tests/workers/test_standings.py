"""Workers store the standings that are behind, some at a time, with a job or without."""

from dataclasses import replace
from itertools import count
from uuid import uuid4

import pytest

from service.application.application import Application
from service.application.errors import StoreUnusable
from service.application.ports.store import StandingsRow
from service.application.reading.standings import is_current, standings_row
from service.domain.games.basset import GAME
from service.messaging.connection import connect
from tests.factories.basset import commands
from tests.factories.basset.openings import OpeningFactory
from tests.factories.memory_sessions import meta
from tests.memory_store.store import MemoryStore
from tests.workers.failing_store import handler_without_queue
from workers import work
from workers.standings import SESSIONS_PER_WRITE, StandingsSweep, write_standings
from workers.sweeper import Sweeper


class CountingStore(MemoryStore):
    """A store that counts the sessions of each write of standings."""

    def __init__(self) -> None:
        super().__init__()
        self.writes: list[int] = []

    def put_standings(self, *rows: StandingsRow) -> None:
        self.writes.append(len(rows))
        super().put_standings(*rows)


@pytest.fixture
def store() -> CountingStore:
    return CountingStore()


@pytest.fixture
def application(store: CountingStore) -> Application:
    return handler_without_queue(store)


def open_sessions(application: Application, number: int) -> list[str]:
    """Open sessions; nothing stores their standings."""
    sessions = [str(uuid4()) for _ in range(number)]
    for session in sessions:
        application.recorder.open(session, GAME, OpeningFactory.build(), meta(f"open {session}"))
    return sessions


def enter(application: Application, session: str) -> None:
    application.recorder.enter(session, commands.fund_bank(1), meta(str(uuid4())))


def behind(store: MemoryStore, sessions: list[str]) -> list[str]:
    return [
        session
        for session in sessions
        if not is_current(store.standings(session), len(store.events(session)))
    ]


def sweep_of(application: Application, interrupted_after: int | None = None) -> StandingsSweep:
    """Return a sweep that is interrupted once, after some sessions, or never."""
    asked = count()
    return StandingsSweep(application, lambda: next(asked) == interrupted_after)


def test_a_sweep_stores_standings_that_are_behind(
    store: CountingStore, application: Application
) -> None:
    sessions = open_sessions(application, 3)
    sweep = sweep_of(application)
    assert not sweep()
    assert behind(store, sessions) == []
    enter(application, sessions[1])
    assert behind(store, sessions) == [sessions[1]]
    sweep()
    assert behind(store, sessions) == []
    assert store.writes == [3, 1]


def test_a_sweep_without_changes_writes_nothing(
    store: CountingStore, application: Application
) -> None:
    open_sessions(application, 2)
    sweep = sweep_of(application)
    for _ in range(3):
        sweep()
    sweep_of(application)()
    assert store.writes == [2]


def test_standings_are_written_some_sessions_at_a_time(
    store: CountingStore, application: Application
) -> None:
    sessions = open_sessions(application, 2 * SESSIONS_PER_WRITE + 1)
    sweep_of(application)()
    assert store.writes == [SESSIONS_PER_WRITE, SESSIONS_PER_WRITE, 1]
    assert behind(store, sessions) == []


def test_an_interrupted_sweep_writes_what_it_has_and_continues(
    store: CountingStore, application: Application
) -> None:
    sessions = open_sessions(application, 5)
    sweep = sweep_of(application, interrupted_after=2)
    assert sweep()
    assert store.writes == [2]
    assert not sweep()
    assert store.writes == [2, 3]
    assert behind(store, sessions) == []


def test_all_pages_of_sessions_are_looked_at(
    store: CountingStore, application: Application, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("workers.standings.PAGE", 2)
    sessions = open_sessions(application, 5)
    store._positions = dict.fromkeys(store._positions, 0)
    sweep = sweep_of(application)
    for _ in range(3):
        sweep()
    assert behind(store, sessions) == []


def test_a_change_that_appears_late_is_found(
    store: CountingStore, application: Application
) -> None:
    early, late = open_sessions(application, 2)
    enter(application, early)
    sweep = sweep_of(application)
    sweep()
    enter(application, late)
    store._positions[late] = 1
    sweep()
    assert behind(store, [early, late]) == []


def test_standings_of_other_code_are_replaced(
    store: CountingStore, application: Application
) -> None:
    (session,) = open_sessions(application, 1)
    row = standings_row(application.sessions.current(session))
    store.put_standings(replace(row, body=f'{{"version":{row.version}}}'))
    sweep_of(application)()
    assert store.standings(session) == row


class BrokenSessionStore(CountingStore):
    """A store in which the log of one session cannot be read."""

    broken = ""

    def events(self, stream: str, **bounds: int | None) -> list[object]:  # type: ignore[override]
        if stream == self.broken:
            raise OverflowError("too large a number")
        return super().events(stream, **bounds)  # type: ignore[arg-type, return-value]


def test_a_session_that_cannot_be_folded_does_not_stop_the_others(
    caplog: pytest.LogCaptureFixture,
) -> None:
    store = BrokenSessionStore()
    sessions = open_sessions(handler_without_queue(store), 3)
    store.broken = sessions[1]
    sweep = sweep_of(handler_without_queue(store))
    for _ in range(3):
        assert not sweep()
    store.broken = ""
    assert behind(store, sessions) == [sessions[1]]
    assert caplog.messages == [f"The standings of session {sessions[1]} cannot be stored."]


class LockedStore(CountingStore):
    """A store that another process keeps locked."""

    is_locked = True

    def put_standings(self, *rows: StandingsRow) -> None:
        if self.is_locked:
            raise StoreUnusable("The database took too long; try again later.")
        super().put_standings(*rows)


def test_a_locked_store_is_logged_once_and_tried_again(caplog: pytest.LogCaptureFixture) -> None:
    store = LockedStore()
    application = handler_without_queue(store)
    sessions = open_sessions(application, 2)
    sweep = sweep_of(application)
    assert not sweep()
    assert not sweep()
    (record,) = caplog.records
    assert record.message.startswith("The sweeper cannot store standings; it will try again. The")
    assert (record.levelname, record.exc_info) == ("WARNING", None)
    store.is_locked = False
    sweep()
    assert behind(store, sessions) == []


def test_a_job_writes_nothing_if_the_standings_are_current(
    store: CountingStore, application: Application
) -> None:
    (session,) = open_sessions(application, 1)
    for _ in range(2):
        work.store_standings(application, session)
    assert store.writes == [1]
    enter(application, session)
    write_standings(application, [session])
    assert (store.writes, behind(store, [session])) == ([1, 1], [])


def test_a_sweeper_stores_standings_without_redis(
    store: CountingStore, application: Application
) -> None:
    sessions = open_sessions(application, 2)
    sweeper = Sweeper(application, connect("redis://127.0.0.1:1/0"))
    sweeper._take_turn()
    assert behind(store, sessions) == []
