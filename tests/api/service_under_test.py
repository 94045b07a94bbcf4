"""The service for tests: over a real database file, with authenticated callers."""

import shutil
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from ipaddress import IPv4Address
from itertools import count
from pathlib import Path
from typing import Any

from flask import Flask
from flask.testing import FlaskClient

from service.app import create_app, make_application, start_service
from service.application.application import Application
from service.application.ports.store import Clock
from service.application.times import later
from service.sealing.seal_keys import SealKeys
from service.store.log.codec import EventCodec
from service.store.log.events import SqlStore
from service.store.opening.connect import open_store
from service.store.sqlite.driver import sqlite3
from service.zones import UTC, Zone
from tests.api.caller import Caller
from tests.database_dump import dump_of
from workers import work

HOUSE_KEY = "the-key-of-this-house"
ADDRESSES = count(int(IPv4Address("10.0.0.1")))
DATABASE = "paroli.db"
NOON = "2026-01-06T12:00:00.000000Z"


def next_address() -> str:
    """Return a network address that no other test uses."""
    return str(IPv4Address(next(ADDRESSES)))


class ClientWithOwnAddress(FlaskClient):
    """A test client with its own address, so failures of other tests do not count."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.environ_base["REMOTE_ADDR"] = next_address()


class ManualClock:
    """A clock that moves only when ``advance`` is called."""

    def __init__(self) -> None:
        self.time = NOON

    def now(self) -> str:
        return self.time

    def advance(self, seconds: int) -> None:
        self.time = later(self.time, seconds)


class RowReader:
    """Reads all rows of a database file, again only after a write."""

    def __init__(self, file: Path) -> None:
        self._connection = sqlite3.connect(file, check_same_thread=False)
        self._seen = (0, "")

    def read(self) -> tuple[int, str]:
        (commits,) = self._connection.execute("PRAGMA data_version").fetchone()
        if commits != self._seen[0]:
            self._seen = (commits, "\n".join(dump_of(self._connection)))
        return self._seen

    def close(self) -> None:
        self._connection.close()


@dataclass(frozen=True)
class ServiceUnderTest:
    """An application with its application and its database file."""

    application: Application
    app: Flask
    row_reader: RowReader
    is_inline: bool = False

    def caller(self) -> Caller:
        """Return a caller with the house key; use one per thread."""
        return Caller(self.app.test_client(), HOUSE_KEY)

    def rows(self) -> tuple[int, str]:
        """Return every row of every table, as text, and a number that every commit changes.

        Only for services that write nothing between two requests.
        """
        assert self.is_inline, "A worker thread may write between two requests."
        return self.row_reader.read()

    def stored_text(self) -> str:
        """Return every row of every table, as text."""
        return self.row_reader.read()[1]


class PromptWorker:
    """A job queue that runs each job at once, in the thread that enqueues it."""

    application: Application

    def enqueue_settlement(self, session: str, version: int) -> None:
        work.settle(self.application, session)

    def enqueue_audit(self, session: str, version: int) -> None:
        work.audit(self.application, session)

    def enqueue_report(self, report: str, version: int) -> None:
        work.make(self.application, report)


@contextmanager
def open_copy(blank: Path, folder: Path) -> Iterator[tuple[SqlStore, RowReader]]:
    """Yield a store over a copy of the ``blank`` database."""
    file = folder / DATABASE
    shutil.copy(blank, file)
    with (
        closing(open_store(f"sqlite:///{file}", EventCodec())) as store,
        closing(RowReader(file)) as w,
    ):
        disable_fsync(store)
        yield store, w


def disable_fsync(store: Any) -> None:
    """Turn off fsync: these tests need not survive a power failure."""
    store._database._writer.execute("PRAGMA synchronous = OFF")


def seal_keys_in(folder: Path) -> SealKeys:
    """Return a new key for seals."""
    keys = SealKeys(folder / "seal-key.pem")
    assert keys.make_if_missing() == ()
    return keys


def make_test_app(application: Application, house_key: str | None = HOUSE_KEY) -> Flask:
    """Return an application without a write limit; each caller has its own address."""
    app = create_app(application, house_key, write_rate=0)
    app.test_client_class = ClientWithOwnAddress
    return app


@contextmanager
def open_threaded_service(
    blank: Path, folder: Path, *, clock: Clock | None = None
) -> Iterator[ServiceUnderTest]:
    """Yield a service as ``paroli serve`` builds it, with its worker in a thread."""
    with (
        open_copy(blank, folder) as (store, row_reader),
        closing(start_service(store, clock=clock, seal_keys=seal_keys_in(folder))) as running,
    ):
        app = make_test_app(running.application)
        yield ServiceUnderTest(running.application, app, row_reader)


@contextmanager
def open_inline_service(
    blank: Path, folder: Path, *, clock: Clock | None = None, zone: Zone = UTC
) -> Iterator[ServiceUnderTest]:
    """Yield a service whose jobs run inside the requests."""
    with open_copy(blank, folder) as (store, row_reader):
        worker = PromptWorker()
        keys = seal_keys_in(folder)
        worker.application = make_application(
            store, job_queue=worker, clock=clock, seal_keys=keys, zone=zone
        )
        app = make_test_app(worker.application)
        yield ServiceUnderTest(worker.application, app, row_reader, is_inline=True)
