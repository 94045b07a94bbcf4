"""A real Redis of each kind to speak through, and one to kill."""

from collections.abc import Iterator

import pytest

from tests.servers.redis import RedisServer, kinds, running_redis


@pytest.fixture(scope="session", params=kinds())
def running(request: pytest.FixtureRequest) -> Iterator[RedisServer]:
    with running_redis(request.param) as there:
        yield there


@pytest.fixture
def redis(running: RedisServer) -> RedisServer:
    """A server of each kind, in which nothing is."""
    with running.client() as client:
        client.flushall()
    return running


@pytest.fixture
def mortal() -> Iterator[RedisServer]:
    """A server of one's own, to be killed."""
    with running_redis() as there:
        yield there
