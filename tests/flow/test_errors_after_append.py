"""Errors after an append do not change its response."""

from pathlib import Path

import pytest

from service.application.application import application_over
from service.application.ports.null_ports import NoJobQueue, NoNotifier
from service.application.ports.ports import Ports
from service.clock import SystemClock
from service.domain.games.basset import GAME
from service.domain.games.basset import commands as c
from service.store.log.codec import EventCodec
from service.store.opening.connect import open_store
from service.store.sqlite import engine as sqlite
from service.store.sqlite.driver import sqlite3
from tests.factories.basset import commands
from tests.factories.basset.openings import OpeningFactory
from tests.factories.memory_sessions import SESSION, meta
from tests.memory_store.store import MemoryStore


class BrokenQueue(NoJobQueue):
    """A job queue that fails at every job."""

    def enqueue_settlement(self, session: str, version: int) -> None:
        raise ConnectionError(session)


def test_a_job_that_cannot_be_enqueued_does_not_undo_an_entry() -> None:
    ports = Ports(MemoryStore(), EventCodec(), SystemClock(), BrokenQueue(), NoNotifier())
    application = application_over(ports)
    application.recorder.open(SESSION, GAME, OpeningFactory.build(), meta("open"))
    for command in (commands.seat("anne", 100), commands.stake("K", 20), commands.fasse("Q")):
        answer = application.recorder.enter(SESSION, command, meta(str(command)))
    assert (answer.version, application.sessions.current(SESSION).version) == (4, 4)


class FullDisk:
    """A connection on which every checkpoint fails."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def __getattr__(self, name: str) -> object:
        return getattr(self._connection, name)

    def execute(self, sql: str) -> sqlite3.Cursor:
        if "wal_checkpoint" in sql:
            raise sqlite3.OperationalError("database or disk is full")
        return self._connection.execute(sql)


def test_a_failed_checkpoint_does_not_undo_an_entry(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite, "_ROWS_PER_CHECKPOINT", 1)
    with open_store(f"sqlite:///{tmp_path / 'paroli.db'}", EventCodec()) as store:
        database = store._database
        database._writer = FullDisk(database._writer)  # type: ignore[attr-defined]
        ports = Ports(store, EventCodec(), SystemClock(), NoJobQueue(), NoNotifier())
        application = application_over(ports)
        application.recorder.open(SESSION, GAME, OpeningFactory.build(), meta("open"))
        answer = application.recorder.enter(SESSION, c.FundBank(amount=5), meta("fund"))
        assert (answer.version, len(store.events(SESSION))) == (2, 2)
        (wait,) = database._writer.execute("PRAGMA busy_timeout").fetchone()  # type: ignore[attr-defined]
        assert wait == sqlite.WAIT_SECONDS * 1000
