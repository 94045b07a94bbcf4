"""PostgreSQL and Redis for all tests of serving, and one house in production over them."""

from collections.abc import Iterator
from uuid import uuid4

import pytest

from service.store.opening import migrate_store
from tests.servers.postgresql import Server, running_server
from tests.servers.redis import RedisServer, running_redis
from tests.serving.service import CONFIGURED, Service, service

Settings = dict[str, str]


@pytest.fixture(scope="session")
def server() -> Iterator[Server]:
    """A PostgreSQL with a migrated database to copy."""
    with running_server() as there:
        there.execute("CREATE DATABASE migrated")
        migrate_store(there.url("migrated"))
        yield there


@pytest.fixture(scope="session")
def redis() -> Iterator[RedisServer]:
    with running_redis() as there:
        yield there


@pytest.fixture
def production(server: Server, redis: RedisServer) -> Settings:
    """Where a house of one's own in production keeps its books."""
    return settings_over(server, redis)


@pytest.fixture(scope="session")
def house(
    server: Server, redis: RedisServer, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Service]:
    """A house in production that all tests share: two processes over both servers."""
    settings = {**settings_over(server, redis), "PAROLI_PROCESSES": "2"}
    with service(CONFIGURED, settings, tmp_path_factory.mktemp("house")) as there:
        yield there
        assert there.end() == 0


def settings_over(server: Server, redis: RedisServer) -> Settings:
    name = f"house_{uuid4().hex}"
    server.execute(f"CREATE DATABASE {name} TEMPLATE migrated")
    return {"PAROLI_DATABASE_URL": server.url(name), "PAROLI_REDIS_URL": redis.url}
