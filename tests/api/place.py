"""The service for tests: over a real database file, with authenticated callers."""

import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from ipaddress import IPv4Address
from itertools import count
from pathlib import Path
from typing import Any

from flask import Flask
from flask.testing import FlaskClient

from service.app import create_app, make_handler, start_service
from service.application.handle import Handler
from service.application.ports import Clock
from service.application.times import later
from service.store.codec import EventCodec
from service.store.connect import open_store
from service.store.events import SqlStore
from tests.api.caller import Caller
from workers import jobs

HOUSE_KEY = "the-key-of-this-house"
ADDRESSES = count(int(IPv4Address("10.0.0.1")))
NOON = "2026-01-06T12:00:00.000000Z"


class FromSomewhere(FlaskClient):
    """A test client with an address of its own, so that failures of other tests do not count."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.environ_base["REMOTE_ADDR"] = str(IPv4Address(next(ADDRESSES)))


class Hands:
    """A clock that moves only by ``go``."""

    def __init__(self) -> None:
        self.time = NOON

    def now(self) -> str:
        return self.time

    def go(self, seconds: int) -> None:
        self.time = later(self.time, seconds)


class Watch:
    """Reads all rows of a database file, again only after a write."""

    def __init__(self, file: Path) -> None:
        self._connection = sqlite3.connect(file, check_same_thread=False)
        self._seen = (0, "")

    def look(self) -> tuple[int, str]:
        (commits,) = self._connection.execute("PRAGMA data_version").fetchone()
        if commits != self._seen[0]:
            self._seen = (commits, "\n".join(self._connection.iterdump()))
        return self._seen

    def close(self) -> None:
        self._connection.close()


@dataclass(frozen=True)
class Place:
    """A handler with its application and its database file."""

    handler: Handler
    app: Flask
    watch: Watch

    def caller(self) -> Caller:
        """Return a caller with the house key; use one per thread."""
        return Caller(self.app.test_client(), HOUSE_KEY)

    def rows(self) -> tuple[int, str]:
        """Return every row of every table, as text, and a number that every commit changes."""
        return self.watch.look()


class PromptWorker:
    """A job queue that does each job at once, in the thread that enqueues it."""

    handler: Handler

    def enqueue_settlement(self, session: str, version: int) -> None:
        jobs.settle(self.handler, session)

    def enqueue_standings(self, session: str, version: int) -> None:
        jobs.store_standings(self.handler, session)

    def enqueue_audit(self, session: str, version: int) -> None:
        jobs.audit(self.handler, session)


@contextmanager
def opened(blank: Path, folder: Path) -> Iterator[tuple[SqlStore, Watch]]:
    """Yield a store over a copy of the ``blank`` database."""
    file = folder / "paroli.db"
    shutil.copy(blank, file)
    with closing(open_store(f"sqlite:///{file}", EventCodec())) as store, closing(Watch(file)) as w:
        hurry(store)
        yield store, w


def hurry(store: Any) -> None:
    """Do not wait for the disk: these tests survive no power failure."""
    store._database._writer.execute("PRAGMA synchronous = OFF")


def app_of(handler: Handler, house_key: str | None = HOUSE_KEY) -> Flask:
    """Return an application without a write limit; each caller has its own address."""
    app = create_app(handler, house_key, write_rate=0)
    app.test_client_class = FromSomewhere
    return app


@contextmanager
def busy_house(blank: Path, folder: Path, *, clock: Clock | None = None) -> Iterator[Place]:
    """Lend a house as ``paroli serve`` puts it together, its worker in a thread."""
    with (
        opened(blank, folder) as (store, watch),
        closing(start_service(store, clock=clock)) as house,
    ):
        yield Place(house.handler, app_of(house.handler), watch)


@contextmanager
def still_house(blank: Path, folder: Path, *, clock: Clock | None = None) -> Iterator[Place]:
    """Yield a service whose jobs run inside the requests."""
    with opened(blank, folder) as (store, watch):
        worker = PromptWorker()
        worker.handler = make_handler(store, job_queue=worker, clock=clock)
        yield Place(worker.handler, app_of(worker.handler), watch)
