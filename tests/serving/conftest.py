"""One production service for all tests of serving, and settings for separate services."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.ports import free_port
from tests.servers.fixtures import copy_of_database
from tests.servers.postgresql import Server
from tests.servers.redis import RedisServer, running_redis
from tests.serving.service_process import CONFIGURED_GUNICORN, ServiceProcess, run_service

Settings = dict[str, str]


@pytest.fixture
def production(database: str, one_redis: RedisServer) -> Settings:
    """The settings of a separate production service."""
    return {"PAROLI_DATABASE_URL": database, "PAROLI_REDIS_URL": one_redis.url}


@pytest.fixture
def single_process(tmp_path: Path) -> Settings:
    """The settings of a single-process service in an empty home folder."""
    home = tmp_path / "home"
    home.mkdir()
    return {
        "HOME": str(home),
        "XDG_DATA_HOME": str(home),
        "PAROLI_DATABASE_URL": f"sqlite:///{home / 'paroli.db'}",
        "PAROLI_AUTHORITY_PORT": str(free_port()),
    }


@pytest.fixture(scope="session")
def service(server: Server, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServiceProcess]:
    """A production service that all tests share: two processes, PostgreSQL and Redis."""
    # It has its own Redis, because tests of the workers empty theirs and list its jobs.
    with copy_of_database(server) as name, running_redis() as redis:
        settings = {
            "PAROLI_DATABASE_URL": server.url(name),
            "PAROLI_REDIS_URL": redis.url,
            "PAROLI_PROCESSES": "2",
        }
        with run_service(
            CONFIGURED_GUNICORN, settings, tmp_path_factory.mktemp("service")
        ) as running:
            yield running
            assert running.stop() == 0
