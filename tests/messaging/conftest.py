"""A real Redis of each kind to speak through."""

import pytest

from tests.servers.redis import RedisServer


@pytest.fixture
def redis(each_redis: RedisServer) -> RedisServer:
    """A server of each kind, in which nothing is."""
    with each_redis.client() as client:
        client.flushall()
    return each_redis
