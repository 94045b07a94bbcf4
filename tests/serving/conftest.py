"""One house in production for all tests of serving, and settings for a house of one's own."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.ports import free_port
from tests.servers.fixtures import copied
from tests.servers.postgresql import Server
from tests.servers.redis import RedisServer, running_redis
from tests.serving.service import CONFIGURED, Service, service

Settings = dict[str, str]


@pytest.fixture
def production(database: str, one_redis: RedisServer) -> Settings:
    """Where a house of one's own in production keeps its books."""
    return {"PAROLI_DATABASE_URL": database, "PAROLI_REDIS_URL": one_redis.url}


@pytest.fixture
def alone(tmp_path: Path) -> Settings:
    """Where a house of one's own keeps everything that is made at a first start."""
    home = tmp_path / "home"
    home.mkdir()
    return {
        "HOME": str(home),
        "XDG_DATA_HOME": str(home),
        "PAROLI_DATABASE_URL": f"sqlite:///{home / 'paroli.db'}",
        "PAROLI_AUTHORITY_PORT": str(free_port()),
    }


@pytest.fixture(scope="session")
def house(server: Server, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    """A house in production that all tests share: two processes over both servers."""
    # Its own Redis: tests of the workers empty theirs and look at every job in it.
    with copied(server) as name, running_redis() as redis:
        settings = {
            "PAROLI_DATABASE_URL": server.url(name),
            "PAROLI_REDIS_URL": redis.url,
            "PAROLI_PROCESSES": "2",
        }
        with service(CONFIGURED, settings, tmp_path_factory.mktemp("house")) as there:
            yield there
            assert there.end() == 0
