"""A house for tests: the real service over a real database file, with a way in."""

import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path

from flask import Flask

from service.app import create_app, make_handler, open_house
from service.application.handle import Handler
from service.application.ports import Clock
from service.store.codec import EventCodec
from service.store.events import SqlStore
from service.store.opening import open_store
from tests.api.caller import Caller
from workers import jobs

HOUSE_KEY = "the-key-of-this-house"


@dataclass(frozen=True)
class Place:
    """A house with its database file and its application."""

    file: Path
    handler: Handler
    app: Flask

    def caller(self) -> Caller:
        """Return somebody at the door with the house key; one for each thread."""
        return Caller(self.app.test_client(), HOUSE_KEY)

    def rows(self) -> str:
        """Return every row of every table, as text."""
        with closing(sqlite3.connect(self.file)) as connection:
            return "\n".join(connection.iterdump())


class PromptWorker:
    """Answers the bell in the thread that rings it, so that nothing moves by itself."""

    handler: Handler

    def settle(self, session: str) -> None:
        jobs.settle(self.handler, session)

    def reckon(self, session: str) -> None:
        jobs.keep_standings(self.handler, session)


@contextmanager
def opened(blank: Path, folder: Path) -> Iterator[tuple[Path, SqlStore]]:
    """Lend a store over a copy of the ``blank`` database."""
    file = folder / "paroli.db"
    shutil.copy(blank, file)
    store = open_store(f"sqlite:///{file}", EventCodec())
    try:
        yield file, store
    finally:
        store.close()


@contextmanager
def busy_house(blank: Path, folder: Path, *, clock: Clock | None = None) -> Iterator[Place]:
    """Lend a house as ``paroli serve`` puts it together, its worker in a thread."""
    with opened(blank, folder) as (file, store):
        house = open_house(store, clock=clock)
        try:
            yield Place(file, house.handler, create_app(house.handler, HOUSE_KEY))
        finally:
            house.close()


@contextmanager
def still_house(blank: Path, folder: Path, *, clock: Clock | None = None) -> Iterator[Place]:
    """Lend a house in which nothing happens but by requests."""
    with opened(blank, folder) as (file, store):
        worker = PromptWorker()
        worker.handler = make_handler(store, doorbell=worker, clock=clock)
        yield Place(file, worker.handler, create_app(worker.handler, HOUSE_KEY))
