"""Counts that processes share through Redis, without waiting for a Redis that is down."""

import socket
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from time import monotonic
from types import SimpleNamespace
from typing import Any
from uuid import uuid4

import pytest
from flask import Flask

from service.app import COUNTING_SECONDS, create_app, make_application
from service.messaging import shared_counter
from service.messaging.connection import connect
from service.messaging.shared_counter import SharedCounter
from tests.api.caller import Caller
from tests.api.service_under_test import HOUSE_KEY
from tests.memory_store.store import MemoryStore
from tests.servers.redis import RedisServer
from tests.waiting import until


@dataclass
class SilentServer:
    """A server that accepts connections and never answers."""

    listener: socket.socket

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.listener.getsockname()[1]}/0"

    def count_connections(self) -> int:
        """Return the number of connections since the last call, and close them."""
        count = 0
        with suppress(BlockingIOError):
            while True:
                self.listener.accept()[0].close()
                count += 1
        return count


@pytest.fixture
def silent_server(monkeypatch: pytest.MonkeyPatch) -> Iterator[SilentServer]:
    """A silent server, with a clock that stands still."""
    monkeypatch.setattr(shared_counter, "monotonic", lambda: 1000.0)
    monkeypatch.setattr("flask_limiter._extension.time", SimpleNamespace(time=lambda: 1000.0))
    with socket.create_server(("127.0.0.1", 0)) as listener:
        listener.setblocking(False)  # noqa: FBT003 - it takes nothing else
        yield SilentServer(listener)


def make_counter(url: str) -> SharedCounter:
    return SharedCounter(connect(url, timeout=COUNTING_SECONDS), "paroli:test")


def is_first(counted: tuple[int, float] | None, *, seconds: int) -> bool:
    """Whether a count is 1 and expires in about so many seconds: Redis may have passed a few ms."""
    return counted is not None and counted[0] == 1 and 0 <= seconds - counted[1] < 1


def test_counters_share_a_count_that_expires(each_redis: RedisServer) -> None:
    name = uuid4().hex
    one, other = make_counter(each_redis.url), make_counter(each_redis.url)
    counts = [one.add(name, 60), other.add(name, 60), one.add(name, 9)]
    assert [count and count[0] for count in counts] == [1, 2, 3]
    assert all(count and 50 < count[1] <= 60 for count in counts)
    with each_redis.client() as client:
        assert 50_000 < client.pttl(f"paroli:test:{name}") <= 60_000
        client.delete(f"paroli:test:{name}")
    assert is_first(one.add(name, 9), seconds=9)


def test_a_redis_that_never_answers_is_tried_once(silent_server: SilentServer) -> None:
    counter = make_counter(silent_server.url)
    assert [counter.add("one", 60) for _ in range(100)] == [None] * 100
    assert silent_server.count_connections() == 1


def test_a_redis_that_is_back_counts_again(
    mortal_redis: RedisServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    counter = make_counter(mortal_redis.url)
    assert is_first(counter.add("one", 60), seconds=60)
    mortal_redis.kill()
    assert counter.add("one", 60) is None
    mortal_redis.start()
    assert counter.add("one", 60) is None
    monkeypatch.setattr(
        shared_counter, "monotonic", lambda: monotonic() + shared_counter.RETRY_SECONDS
    )
    assert is_first(counter.add("one", 60), seconds=60)


def make_app(url: str, rate: int = 1) -> Flask:
    return create_app(make_application(MemoryStore()), HOUSE_KEY, write_rate=rate, redis_url=url)


def write_statuses(app: Flask, times: int) -> list[int]:
    caller = Caller(app.test_client(), HOUSE_KEY)
    return [caller.post("/v1/nothing", {}).status_code for _ in range(times)]


def test_services_over_one_redis_share_their_write_counts(each_redis: RedisServer) -> None:
    one, other = make_app(each_redis.url), make_app(each_redis.url)
    with each_redis.client() as client:
        client.flushdb()
        assert write_statuses(one, 6) + write_statuses(other, 5) == [404] * 10 + [429]
        assert write_statuses(one, 1) == [429]
        assert {key.partition(b":")[0] for key in client.scan_iter()} == {b"paroli"}
        client.flushdb()


def failed_status(app: Flask) -> Any:
    headers = {"Authorization": "Bearer nonsense"}
    return app.test_client().get("/v1/sessions", headers=headers).status_code


def test_services_over_one_redis_share_their_failure_counts(each_redis: RedisServer) -> None:
    one, other = make_app(each_redis.url), make_app(each_redis.url)
    with each_redis.client() as client:
        client.flushdb()
        assert [failed_status(one) for _ in range(9)] == [401] * 9
        # The other service learns the shared count only when it counts a failure itself.
        assert [failed_status(other) for _ in range(2)] == [401, 429]
        assert [failed_status(one) for _ in range(2)] == [401, 429]
        (key,) = client.keys()
        assert key.startswith(b"paroli:limits:failed:")
        client.flushdb()


@pytest.mark.parametrize(
    "ask", [lambda app: write_statuses(app, 1), failed_status], ids=["write", "failure"]
)
def test_a_redis_that_never_answers_delays_one_request_at_a_time(
    silent_server: SilentServer, ask: Any
) -> None:
    app = make_app(silent_server.url)
    answers = [ask(app) for _ in range(9)]
    assert answers == answers[:1] * 9
    assert silent_server.count_connections() == 1


def test_without_redis_each_service_counts_alone_until_redis_is_back(
    mortal_redis: RedisServer,
) -> None:
    one, other = make_app(mortal_redis.url), make_app(mortal_redis.url)
    assert write_statuses(one, 11) == [404] * 10 + [429]
    mortal_redis.kill()
    assert write_statuses(one, 11) == [404] * 10 + [429]
    assert write_statuses(other, 1) == [404]
    mortal_redis.start()
    with mortal_redis.client() as client:
        until(lambda: bool(write_statuses(one, 1) and client.keys()), "it never counts there again")
