"""Stores to test: each kind that keeps the contract, and an SQLite file of one's own."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from service.application.ports import Archive
from service.store.codec import EventCodec
from service.store.events import SqlStore
from service.store.memory import MemoryStore
from service.store.opening import open_store

KINDS = ("memory", "sqlite")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Where an SQLite store may be."""
    return tmp_path / "books" / "paroli.db"


@pytest.fixture
def url(file: Path) -> str:
    return f"sqlite:///{file}"


@pytest.fixture(scope="session")
def blank(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A migrated file in which nothing is."""
    file = tmp_path_factory.mktemp("blank") / "blank.db"
    open_store(f"sqlite:///{file}", EventCodec()).close()
    return file


@pytest.fixture
def sql(blank: Path, file: Path, url: str) -> Iterator[SqlStore]:
    file.parent.mkdir()
    shutil.copyfile(blank, file)
    with open_store(url, EventCodec()) as store:
        yield store


@pytest.fixture(params=KINDS)
def store(request: pytest.FixtureRequest) -> Archive:
    """A store of each kind; PostgreSQL will be a third."""
    if request.param == "memory":
        return MemoryStore()
    there: SqlStore = request.getfixturevalue("sql")
    return there
