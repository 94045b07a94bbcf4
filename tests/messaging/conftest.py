"""A real Redis of each kind."""

import pytest

from tests.servers.redis import RedisServer


@pytest.fixture
def redis(each_redis: RedisServer) -> RedisServer:
    """An empty server of each kind."""
    with each_redis.client() as client:
        client.flushall()
    return each_redis
