"""Houses in several processes hear each other through Redis, and know when they do not."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from redis import Redis

from service.app import House, open_house
from service.application.ports import Announced
from service.messaging.connection import channel_of, connect
from service.messaging.outbound import Outbound, message_of
from service.messaging.redis_pubsub import RelayedNotice, SpokenNotice, news_of
from service.store.memory import MemoryStore
from tests.servers.redis import RedisServer

A = "00000000-0000-4000-8000-00000000000a"
PATIENCE_SECONDS = 30

Houses = tuple[RelayedNotice, RelayedNotice, RelayedNotice]


@contextmanager
def house_at(url: str) -> Iterator[RelayedNotice]:
    """Open a house and lend its notice, once it hears."""
    house: House = open_house(MemoryStore(), redis_url=url)
    try:
        notice = house.handler.ports.notice
        assert isinstance(notice, RelayedNotice)
        await_live(notice, live=True)
        yield notice
    finally:
        house.close()


@pytest.fixture(scope="module")
def houses(each_redis: RedisServer) -> Iterator[Houses]:
    """Notices of two houses at one database of a Redis, and of one at the database beside it."""
    beside = each_redis.url.replace("/0", "/1")
    with (
        pytest.MonkeyPatch.context() as patch,
        house_at(each_redis.url) as one,
        house_at(each_redis.url) as other,
        house_at(beside) as neighbour,
    ):
        patch.setattr("service.messaging.redis_pubsub.POLL_SECONDS", 0.02)
        yield one, other, neighbour


def connect_to(house: RelayedNotice) -> "Redis":
    return house._client


def await_live(notice: RelayedNotice, *, live: bool) -> None:
    with notice.watch() as watch:
        while notice.live != live:
            watch.heard(1)


def news(version: int) -> Announced:
    return Announced(A, version, settled=False)


def test_what_one_house_announces_the_other_hears(houses: Houses) -> None:
    here, there, _ = houses
    with here.watch(A) as own, there.watch(A) as watch:
        here.announce(news(2))
        assert own.heard(0) == [news(2)]
        assert watch.heard(PATIENCE_SECONDS) == [news(2)]


def test_a_worker_is_heard(houses: Houses, each_redis: RedisServer) -> None:
    outbound = Outbound(connect(each_redis.url))
    with houses[0].watch(A) as watch:
        SpokenNotice(outbound).announce(news(2))
        outbound.start()
        outbound.stop()
        assert watch.heard(PATIENCE_SECONDS) == [news(2)]


def test_another_database_of_the_same_redis_is_another_house(
    houses: Houses, each_redis: RedisServer
) -> None:
    here, there, neighbour = houses
    beside = connect(each_redis.url.replace("/0", "/1"))
    with neighbour.watch(A) as watch, there.watch(A) as other, beside:
        here.announce(news(9))
        assert other.heard(PATIENCE_SECONDS) == [news(9)]
        beside.publish(channel_of(beside), message_of(news(2)))
        assert watch.heard(PATIENCE_SECONDS) == [news(2)]


FOREIGN = [
    b"\xff",
    b"settled",
    b"[]",
    b"{}",
    b'{"session": "a", "version": "2", "settled": true}',
    b'{"session": "a", "version": true, "settled": true}',
    b'{"session": 1, "version": 2, "settled": true}',
]


@pytest.mark.parametrize("message", FOREIGN)
def test_a_message_that_is_not_ours_says_nothing(message: bytes) -> None:
    assert news_of(message) is None


def test_messages_that_are_not_ours_are_passed_over(
    houses: Houses, each_redis: RedisServer
) -> None:
    here, there, _ = houses
    with there.watch(A) as watch, each_redis.client() as client:
        for message in FOREIGN:
            client.publish(channel_of(client), message)
        here.announce(news(2))
        assert watch.heard(PATIENCE_SECONDS) == [news(2)]


def test_watchers_are_woken_when_redis_goes_and_when_it_is_back(
    mortal_redis: RedisServer, caplog: pytest.LogCaptureFixture
) -> None:
    with house_at(mortal_redis.url) as here, here.watch(A) as watch:
        mortal_redis.kill()
        assert watch.heard(PATIENCE_SECONDS) == []
        gone = here.live
        here.announce(news(2))
        assert watch.heard(0) == [news(2)]
        mortal_redis.start()
        assert watch.heard(PATIENCE_SECONDS) == []
        assert (gone, here.live) == (False, True)
    assert any("watchers look for themselves" in message for message in caplog.messages)


def test_a_message_nobody_can_read_stops_nobody_from_listening(houses: Houses) -> None:
    here, there, _ = houses
    with there.watch(A) as watch, connect_to(here) as client:
        client.publish(channel_of(client), "[" * 100_000)
        client.publish(channel_of(client), b"\xff")
        here.announce(news(77))
        while not any(one.version == 77 for one in watch.heard(PATIENCE_SECONDS)):
            assert there.live
