"""Stores to test: each kind that keeps the contract, and an SQLite file of one's own."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from service.application.ports import Store
from service.store.codec import EventCodec
from service.store.connect import open_store
from service.store.events import SqlStore
from service.store.memory import MemoryStore
from tests.servers.fixtures import copied
from tests.servers.postgresql import Server

STORES = {"sqlite": "sql", "postgresql": "emptied"}
KINDS = ("memory", *STORES)
# Only the owner may do this, and only by switching off what guards the log.
EMPTY = """SET session_replication_role = replica;
TRUNCATE access_keys, events, keys, postings, sessions, standings RESTART IDENTITY"""


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
def store(request: pytest.FixtureRequest) -> Store:
    """A store of each kind."""
    if request.param == "memory":
        return MemoryStore()
    there: SqlStore = request.getfixturevalue(STORES[request.param])
    return there


@pytest.fixture
def postgresql(database: str) -> Iterator[SqlStore]:
    with open_store(database, EventCodec()) as there:
        yield there


@pytest.fixture(scope="session")
def shared(server: Server) -> Iterator[str]:
    """The name of a database for tests that write what a store writes, and nothing else."""
    with copied(server) as name:
        yield name


@pytest.fixture
def emptied(server: Server, shared: str) -> Iterator[SqlStore]:
    """A store over a database in which nothing is; to empty one is quicker than to make one."""
    server.execute(EMPTY, shared)
    with open_store(server.url(shared), EventCodec()) as there:
        yield there
