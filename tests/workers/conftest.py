"""Fixtures for worker environments: a new database for each test, and a Redis."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from service.store.log.codec import EventCodec
from service.store.opening.connect import open_store
from tests.servers.redis import RedisServer
from tests.workers.worker_environment import WorkerEnvironment


@contextmanager
def open_environment(
    database: str, redis: RedisServer, folder: Path
) -> Iterator[WorkerEnvironment]:
    with redis.client() as client:
        client.flushall()
    with open_store(database, EventCodec()) as store:
        yield WorkerEnvironment(store, database, redis, folder)


@pytest.fixture
def environment(
    database: str, one_redis: RedisServer, tmp_path: Path
) -> Iterator[WorkerEnvironment]:
    """A worker environment with empty queues."""
    with open_environment(database, one_redis, tmp_path) as environment:
        yield environment


@pytest.fixture
def each_environment(
    database: str, each_redis: RedisServer, tmp_path: Path
) -> Iterator[WorkerEnvironment]:
    """A worker environment for each kind of Redis."""
    with open_environment(database, each_redis, tmp_path) as environment:
        yield environment
