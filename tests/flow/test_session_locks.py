"""Entries of one session take turns, and no session waits for another."""

import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from uuid import uuid4

from service.application.sessions.session_locks import SessionLocks
from service.application.waiting import call_before_wait
from service.domain.games.basset import GAME
from tests.factories.basset import commands
from tests.factories.basset.openings import OpeningFactory
from tests.factories.memory_sessions import memory_application, meta

MANY = 300
"""With 64 locks for all sessions, a long entry of one blocked each other with a chance of 1/64."""

DEADLINE_SECONDS = 30


@contextmanager
def held_elsewhere(locks: SessionLocks, session: str) -> Iterator[None]:
    """Let another thread hold the lock of a session."""
    is_held, is_over = threading.Event(), threading.Event()

    def hold() -> None:
        with locks.hold(session):
            is_held.set()
            is_over.wait(DEADLINE_SECONDS)

    with ThreadPoolExecutor(1) as pool:
        pool.submit(hold)
        assert is_held.wait(DEADLINE_SECONDS)
        try:
            yield
        finally:
            is_over.set()


def test_a_long_entry_of_one_session_blocks_no_other_session() -> None:
    application = memory_application()
    sessions = [str(uuid4()) for _ in range(MANY)]

    def open_all() -> None:
        for session in sessions:
            application.recorder.open(
                session, GAME, OpeningFactory.build(), meta(f"open {session}")
            )
            application.recorder.enter(session, commands.fund_bank(1), meta("fund"))

    with ThreadPoolExecutor(1) as pool, held_elsewhere(application.recorder._locks, str(uuid4())):
        pool.submit(open_all).result(DEADLINE_SECONDS)
    assert all(application.ports.store.row(session) for session in sessions)


def test_entries_of_one_session_take_turns() -> None:
    locks, session, done = SessionLocks(), str(uuid4()), list[str]()

    def enter(number: int) -> None:
        with locks.hold(session), locks.hold(session):
            done.append(f"{number} begins")
            done.append(f"{number} ends")

    with ThreadPoolExecutor(8) as pool:
        with held_elsewhere(locks, session):
            entries = [pool.submit(enter, number) for number in range(8)]
            assert done == []
        for entry in entries:
            entry.result(DEADLINE_SECONDS)
    assert [word.split()[1] for word in done] == ["begins", "ends"] * 8
    assert [word.split()[0] for word in done[::2]] == [word.split()[0] for word in done[1::2]]


def test_a_thread_that_waits_for_a_session_lets_others_run() -> None:
    locks, session, calls = SessionLocks(), str(uuid4()), list[str]()
    is_waiting = threading.Event()

    def enter() -> None:
        call_before_wait(is_waiting.set)
        with locks.hold(session):
            calls.append("entered")

    with ThreadPoolExecutor(1) as pool:
        pool.submit(enter).result(DEADLINE_SECONDS)
        assert not is_waiting.is_set()
        with held_elsewhere(locks, session):
            entry = pool.submit(enter)
            assert is_waiting.wait(DEADLINE_SECONDS)
            assert calls == ["entered"]
        entry.result(DEADLINE_SECONDS)
    assert calls == ["entered", "entered"]


def test_a_lock_that_no_thread_uses_is_removed() -> None:
    locks = SessionLocks()
    for number in range(3):
        with locks.hold(f"session {number}"), locks.hold("another"):
            assert len(locks._locks) == 2
    with held_elsewhere(locks, "another"):
        assert list(locks._locks) == ["another"]
    assert locks._locks == {}
