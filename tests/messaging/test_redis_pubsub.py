"""Houses in several processes hear each other through Redis, and know when they do not."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from redis import Redis

from service.app import RunningService, start_service
from service.application.ports import SessionUpdate
from service.messaging.connection import channel_of, connect
from service.messaging.redis_pubsub import PublishOnlyNotifier, RedisNotifier, parse_update
from service.messaging.redis_sender import RedisSender, to_message
from service.store.memory import MemoryStore
from tests.servers.redis import RedisServer

A = "00000000-0000-4000-8000-00000000000a"
PATIENCE_SECONDS = 30

Houses = tuple[RedisNotifier, RedisNotifier, RedisNotifier]


@contextmanager
def house_at(url: str) -> Iterator[RedisNotifier]:
    """Open a house and lend its notifier, once it hears."""
    house: RunningService = start_service(MemoryStore(), redis_url=url)
    try:
        notifier = house.handler.ports.notifier
        assert isinstance(notifier, RedisNotifier)
        await_live(notifier, live=True)
        yield notifier
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


def connect_to(house: RedisNotifier) -> "Redis":
    return house._client


def await_live(notifier: RedisNotifier, *, live: bool) -> None:
    with notifier.subscribe() as subscription:
        while notifier.is_live != live:
            subscription.wait(1)


def update(version: int) -> SessionUpdate:
    return SessionUpdate(A, version, settled=False)


def test_what_one_house_announces_the_other_hears(houses: Houses) -> None:
    here, there, _ = houses
    with here.subscribe(A) as own, there.subscribe(A) as subscription:
        here.publish(update(2))
        assert own.wait(0) == [update(2)]
        assert subscription.wait(PATIENCE_SECONDS) == [update(2)]


def test_a_worker_is_heard(houses: Houses, each_redis: RedisServer) -> None:
    sender = RedisSender(connect(each_redis.url))
    with houses[0].subscribe(A) as subscription:
        PublishOnlyNotifier(sender).publish(update(2))
        sender.start()
        sender.stop()
        assert subscription.wait(PATIENCE_SECONDS) == [update(2)]


def test_another_database_of_the_same_redis_is_another_house(
    houses: Houses, each_redis: RedisServer
) -> None:
    here, there, neighbour = houses
    beside = connect(each_redis.url.replace("/0", "/1"))
    with neighbour.subscribe(A) as subscription, there.subscribe(A) as other, beside:
        here.publish(update(9))
        assert other.wait(PATIENCE_SECONDS) == [update(9)]
        beside.publish(channel_of(beside), to_message(update(2)))
        assert subscription.wait(PATIENCE_SECONDS) == [update(2)]


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
    assert parse_update(message) is None


def test_messages_that_are_not_ours_are_passed_over(
    houses: Houses, each_redis: RedisServer
) -> None:
    here, there, _ = houses
    with there.subscribe(A) as subscription, each_redis.client() as client:
        for message in FOREIGN:
            client.publish(channel_of(client), message)
        here.publish(update(2))
        assert subscription.wait(PATIENCE_SECONDS) == [update(2)]


def test_watchers_are_woken_when_redis_goes_and_when_it_is_back(
    mortal_redis: RedisServer, caplog: pytest.LogCaptureFixture
) -> None:
    with house_at(mortal_redis.url) as here, here.subscribe(A) as subscription:
        mortal_redis.kill()
        assert subscription.wait(PATIENCE_SECONDS) == []
        gone = here.is_live
        here.publish(update(2))
        assert subscription.wait(0) == [update(2)]
        mortal_redis.start()
        assert subscription.wait(PATIENCE_SECONDS) == []
        assert (gone, here.is_live) == (False, True)
    assert any("subscribers read the store" in message for message in caplog.messages)


def test_a_message_nobody_can_read_stops_nobody_from_listening(houses: Houses) -> None:
    here, there, _ = houses
    with there.subscribe(A) as subscription, connect_to(here) as client:
        client.publish(channel_of(client), "[" * 100_000)
        client.publish(channel_of(client), b"\xff")
        here.publish(update(77))
        while not any(one.version == 77 for one in subscription.wait(PATIENCE_SECONDS)):
            assert there.is_live
