"""Places to work at: one PostgreSQL for all, a database of one's own, and any Redis there is."""

from collections.abc import Iterator
from pathlib import Path
from uuid import uuid4

import pytest

from service.store.codec import EventCodec
from service.store.opening import migrate_store, open_store
from tests.servers.postgresql import Server, running_server
from tests.servers.redis import RedisServer, kinds, running_redis
from tests.workers.place import Place


@pytest.fixture(scope="session")
def server() -> Iterator[Server]:
    """A PostgreSQL with a migrated database to copy."""
    with running_server() as there:
        there.execute("CREATE DATABASE migrated")
        migrate_store(there.url("migrated"))
        yield there


@pytest.fixture(scope="session", params=kinds())
def each_redis(request: pytest.FixtureRequest) -> Iterator[RedisServer]:
    """A server of each kind that is on this machine."""
    with running_redis(request.param) as there:
        yield there


@pytest.fixture(scope="session")
def one_redis() -> Iterator[RedisServer]:
    """A server of whatever kind."""
    with running_redis() as there:
        yield there


@pytest.fixture
def mortal_redis() -> Iterator[RedisServer]:
    """A server of one's own, to be killed."""
    with running_redis() as there:
        yield there


@pytest.fixture
def database(server: Server) -> Iterator[str]:
    """The address of a migrated database in which nothing is."""
    name = f"books_{uuid4().hex}"
    server.execute(f"CREATE DATABASE {name} TEMPLATE migrated")
    yield server.url(name)
    server.execute(f"DROP DATABASE {name} WITH (FORCE)")


@pytest.fixture
def place(database: str, one_redis: RedisServer, tmp_path: Path) -> Iterator[Place]:
    """A place to work at, its queues empty."""
    with one_redis.client() as client:
        client.flushall()
    with open_store(database, EventCodec()) as store:
        yield Place(store, database, one_redis, tmp_path)


@pytest.fixture
def place_of_each(database: str, each_redis: RedisServer, tmp_path: Path) -> Iterator[Place]:
    """A place to work at with a Redis of each kind."""
    with each_redis.client() as client:
        client.flushall()
    with open_store(database, EventCodec()) as store:
        yield Place(store, database, each_redis, tmp_path)
