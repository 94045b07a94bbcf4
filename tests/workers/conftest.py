"""Places to work at: a database of one's own, and any Redis there is."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from service.store.codec import EventCodec
from service.store.connect import open_store
from tests.servers.redis import RedisServer
from tests.workers.place import Place


@contextmanager
def place_over(database: str, redis: RedisServer, folder: Path) -> Iterator[Place]:
    with redis.client() as client:
        client.flushall()
    with open_store(database, EventCodec()) as store:
        yield Place(store, database, redis, folder)


@pytest.fixture
def place(database: str, one_redis: RedisServer, tmp_path: Path) -> Iterator[Place]:
    """A place to work at, its queues empty."""
    with place_over(database, one_redis, tmp_path) as there:
        yield there


@pytest.fixture
def place_of_each(database: str, each_redis: RedisServer, tmp_path: Path) -> Iterator[Place]:
    """A place to work at with a Redis of each kind."""
    with place_over(database, each_redis, tmp_path) as there:
        yield there
