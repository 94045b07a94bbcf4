"""Real servers and programs for the tests of every folder; a process starts one of each kind."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from uuid import uuid4

import pytest

from service.store.log.codec import EventCodec
from service.store.opening.connect import migrate_store, open_store
from tests.servers.emptiable_database import EmptiableDatabase
from tests.servers.hledger import Hledger, find_hledger
from tests.servers.postgresql import Server, running_server
from tests.servers.redis import RedisServer, kinds, running_redis


@pytest.fixture(scope="session")
def blank(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A migrated SQLite database without rows, to copy."""
    file = tmp_path_factory.mktemp("blank") / "blank.db"
    open_store(f"sqlite:///{file}", EventCodec()).close()
    return file


@pytest.fixture(scope="session")
def server() -> Iterator[Server]:
    """A PostgreSQL with a migrated database to copy."""
    with running_server() as running:
        running.execute("CREATE DATABASE migrated")
        migrate_store(running.url("migrated"))
        yield running


@contextmanager
def copy_of_database(server: Server) -> Iterator[str]:
    """Yield the name of a migrated, empty database."""
    name = f"books_{uuid4().hex}"
    server.execute(f"CREATE DATABASE {name} TEMPLATE migrated STRATEGY FILE_COPY")
    yield name
    server.execute(f"DROP DATABASE {name} WITH (FORCE)")


@pytest.fixture
def database(server: Server) -> Iterator[str]:
    """The address of a migrated, empty database."""
    with copy_of_database(server) as name:
        yield server.url(name)


@pytest.fixture(scope="session")
def shared_database(server: Server) -> Iterator[EmptiableDatabase]:
    """The database of all tests that change only rows, one after the other."""
    with copy_of_database(server) as name, EmptiableDatabase(server, name) as database:
        yield database


@pytest.fixture
def emptied_database(shared_database: EmptiableDatabase) -> str:
    """The address of the shared database, emptied: faster than a copy.

    Tests that change tables, triggers or roles, or that kill processes, need ``database``: a killed
    process may have a child that still writes.
    """
    shared_database.empty()
    return shared_database.url


@pytest.fixture(scope="session", params=kinds())
def each_redis(request: pytest.FixtureRequest) -> Iterator[RedisServer]:
    """A Redis server of each kind that is installed on this machine."""
    with running_redis(request.param) as running:
        yield running


@pytest.fixture(scope="session")
def one_redis() -> Iterator[RedisServer]:
    """A Redis server of any installed kind."""
    with running_redis() as running:
        yield running


@pytest.fixture
def mortal_redis() -> Iterator[RedisServer]:
    """A Redis server that the test may kill."""
    with running_redis() as running:
        yield running


@pytest.fixture(scope="session")
def hledger() -> Hledger:
    """A function that runs hledger on a journal: ``hledger(journal, "check", "--strict")``."""
    return Hledger(find_hledger())
