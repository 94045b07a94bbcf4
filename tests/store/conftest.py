"""Stores to test: each kind of store, and an SQLite file for each test."""

import shutil
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from service.application.ports.store import Store
from service.cli.main import main
from service.store.log.codec import EventCodec
from service.store.log.events import SqlStore
from service.store.opening.connect import open_store
from tests.memory_store.store import MemoryStore
from tests.servers.emptiable_database import EmptiableDatabase
from tests.servers.postgresql import Server
from tests.store.attacked_store import AttackedStore, attack_file, attack_server
from tests.store.imported_sheets import Paroli

STORES = {"sqlite": "sql", "postgresql": "emptied_postgresql"}
KINDS = ("memory", *STORES)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """The path for an SQLite store."""
    return tmp_path / "books" / "paroli.db"


@pytest.fixture
def url(file: Path) -> str:
    return f"sqlite:///{file}"


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
    opened: SqlStore = request.getfixturevalue(STORES[request.param])
    return opened


@pytest.fixture
def postgresql(database: str) -> Iterator[SqlStore]:
    with open_store(database, EventCodec()) as opened:
        yield opened


@pytest.fixture
def emptied_postgresql(emptied_database: str) -> Iterator[SqlStore]:
    """A store over the shared database."""
    with open_store(emptied_database, EventCodec()) as opened:
        yield opened


@pytest.fixture
def attacked_file(sql: SqlStore, file: Path) -> AttackedStore:
    """A store in an SQLite file, with an attacker's access to it."""
    return AttackedStore(sql, partial(attack_file, file))


@pytest.fixture
def attacked_server(
    emptied_postgresql: SqlStore, server: Server, shared_database: EmptiableDatabase
) -> AttackedStore:
    """A store in PostgreSQL, with a superuser's access to it."""
    return AttackedStore(emptied_postgresql, partial(attack_server, server, shared_database.name))


@pytest.fixture(params=["attacked_file", "attacked_server"])
def attacked(request: pytest.FixtureRequest) -> AttackedStore:
    """A store in each database, with an attacker's access to it."""
    opened: AttackedStore = request.getfixturevalue(request.param)
    return opened


@pytest.fixture
def paroli(url: str, monkeypatch: pytest.MonkeyPatch) -> Paroli:
    """Run a command on the file of this test, with plain output."""
    monkeypatch.setenv("PAROLI_DATABASE_URL", url)

    def run(*words: object, exits: int = 0) -> Result:
        result = CliRunner().invoke(main, [str(word) for word in words])
        assert result.exit_code == exits, result.output
        assert result.exception is None or isinstance(result.exception, SystemExit)
        return result

    return run
