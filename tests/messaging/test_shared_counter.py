"""Counts in Redis: of all who count together, and of nobody who is kept waiting."""

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

from service.app import COUNTING_SECONDS, create_app, make_handler
from service.messaging import shared_counter
from service.messaging.connection import connect
from service.messaging.shared_counter import SharedCounter
from service.store.memory import MemoryStore
from tests.api.caller import Caller
from tests.api.service_under_test import HOUSE_KEY
from tests.patience import until
from tests.servers.redis import RedisServer


@dataclass
class Silent:
    """Somebody who listens and never says a word."""

    listening: socket.socket

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.listening.getsockname()[1]}/0"

    def visits(self) -> int:
        """Return how many came since it was last asked. All of them are sent away."""
        visits = 0
        with suppress(BlockingIOError):
            while True:
                self.listening.accept()[0].close()
                visits += 1
        return visits


@pytest.fixture
def silent(monkeypatch: pytest.MonkeyPatch) -> Iterator[Silent]:
    """Somebody silent, at one moment: no wait makes it later."""
    monkeypatch.setattr(shared_counter, "monotonic", lambda: 1000.0)
    monkeypatch.setattr("flask_limiter._extension.time", SimpleNamespace(time=lambda: 1000.0))
    with socket.create_server(("127.0.0.1", 0)) as listening:
        listening.setblocking(False)  # noqa: FBT003 - it takes nothing else
        yield Silent(listening)


def counting(url: str) -> SharedCounter:
    return SharedCounter(connect(url, timeout=COUNTING_SECONDS), "paroli:test")


def test_all_count_together_and_for_a_while(each_redis: RedisServer) -> None:
    name = uuid4().hex
    one, other = counting(each_redis.url), counting(each_redis.url)
    counts = [one.add(name, 60), other.add(name, 60), one.add(name, 9)]
    assert [count and count[0] for count in counts] == [1, 2, 3]
    assert all(count and 50 < count[1] <= 60 for count in counts)
    with each_redis.client() as client:
        assert 50_000 < client.pttl(f"paroli:test:{name}") <= 60_000
        client.delete(f"paroli:test:{name}")
    assert one.add(name, 9) == (1, 9.0)


def test_who_never_answers_is_waited_for_once(silent: Silent) -> None:
    there = counting(silent.url)
    assert [there.add("one", 60) for _ in range(100)] == [None] * 100
    assert silent.visits() == 1


def test_who_comes_back_counts_again(
    mortal_redis: RedisServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    there = counting(mortal_redis.url)
    assert there.add("one", 60) == (1, 60.0)
    mortal_redis.kill()
    assert there.add("one", 60) is None
    mortal_redis.start()
    assert there.add("one", 60) is None
    monkeypatch.setattr(
        shared_counter, "monotonic", lambda: monotonic() + shared_counter.RETRY_SECONDS
    )
    assert there.add("one", 60) == (1, 60.0)


def house(url: str, rate: int = 1) -> Flask:
    return create_app(make_handler(MemoryStore()), HOUSE_KEY, write_rate=rate, redis_url=url)


def writing(app: Flask, times: int) -> list[int]:
    caller = Caller(app.test_client(), HOUSE_KEY)
    return [caller.post("/v1/nothing", {}).status_code for _ in range(times)]


def test_houses_over_one_redis_count_writes_together(each_redis: RedisServer) -> None:
    one, other = house(each_redis.url), house(each_redis.url)
    with each_redis.client() as client:
        client.flushdb()
        assert writing(one, 6) + writing(other, 5) == [404] * 10 + [429]
        assert writing(one, 1) == [429]
        assert {key.partition(b":")[0] for key in client.scan_iter()} == {b"paroli"}
        client.flushdb()


def wrong(app: Flask) -> Any:
    headers = {"Authorization": "Bearer nonsense"}
    return app.test_client().get("/v1/sessions", headers=headers).status_code


def test_houses_over_one_redis_count_failures_together(each_redis: RedisServer) -> None:
    one, other = house(each_redis.url), house(each_redis.url)
    with each_redis.client() as client:
        client.flushdb()
        assert [wrong(one) for _ in range(9)] == [401] * 9
        # The other hears that it is one too many when it counts one itself.
        assert [wrong(other) for _ in range(2)] == [401, 429]
        assert [wrong(one) for _ in range(2)] == [401, 429]
        (key,) = client.keys()
        assert key.startswith(b"paroli:limits:failed:")
        client.flushdb()


@pytest.mark.parametrize("ask", [lambda app: writing(app, 1), wrong], ids=["write", "failure"])
def test_a_redis_that_never_answers_costs_one_request_a_moment(silent: Silent, ask: Any) -> None:
    app = house(silent.url)
    answers = [ask(app) for _ in range(9)]
    assert answers == answers[:1] * 9
    assert silent.visits() == 1


def test_without_redis_a_house_counts_by_itself_and_with_it_together_again(
    mortal_redis: RedisServer,
) -> None:
    one, other = house(mortal_redis.url), house(mortal_redis.url)
    assert writing(one, 11) == [404] * 10 + [429]
    mortal_redis.kill()
    assert writing(one, 11) == [404] * 10 + [429]
    assert writing(other, 1) == [404]
    mortal_redis.start()
    with mortal_redis.client() as client:
        until(lambda: bool(writing(one, 1) and client.keys()), "it never counts there again")
