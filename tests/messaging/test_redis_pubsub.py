"""Services in several processes exchange updates through Redis, and know when it is down."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from redis import Redis

from service.app import RunningService, start_service
from service.application.ports.notifier import SessionUpdate
from service.messaging.connection import channel_of, connect
from service.messaging.redis_pubsub import PublishOnlyNotifier, RedisNotifier, parse_updates
from service.messaging.redis_sender import RedisSender, to_message
from tests.memory_store.store import MemoryStore
from tests.servers.redis import RedisServer

A = "00000000-0000-4000-8000-00000000000a"
B = "00000000-0000-4000-8000-00000000000b"
TIMEOUT_SECONDS = 30

Notifiers = tuple[RedisNotifier, RedisNotifier, RedisNotifier]


@contextmanager
def open_notifier(url: str) -> Iterator[RedisNotifier]:
    """Start a service and yield its notifier, once it is connected."""
    service: RunningService = start_service(MemoryStore(), redis_url=url)
    try:
        notifier = service.application.ports.notifier
        assert isinstance(notifier, RedisNotifier)
        await_live(notifier, live=True)
        yield notifier
    finally:
        service.close()


@pytest.fixture(scope="module")
def notifiers(each_redis: RedisServer) -> Iterator[Notifiers]:
    """The notifiers of two services at one database of a Redis, and of one at another database."""
    other_url = each_redis.url.replace("/0", "/1")
    with (
        pytest.MonkeyPatch.context() as patch,
        open_notifier(each_redis.url) as one,
        open_notifier(each_redis.url) as other,
        open_notifier(other_url) as other_database,
    ):
        patch.setattr("service.messaging.redis_pubsub.POLL_SECONDS", 0.02)
        yield one, other, other_database


def connect_to(service: RedisNotifier) -> "Redis":
    return service._client


def await_live(notifier: RedisNotifier, *, live: bool) -> None:
    with notifier.subscribe() as subscription:
        while notifier.is_live != live:
            subscription.wait(1)


def update(version: int) -> SessionUpdate:
    return SessionUpdate(A, version, settled=False)


def test_a_service_gets_the_updates_of_another(notifiers: Notifiers) -> None:
    first, second, _ = notifiers
    with first.subscribe(A) as own, second.subscribe(A) as subscription:
        first.publish(update(2))
        assert own.wait(0) == [update(2)]
        assert subscription.wait(TIMEOUT_SECONDS) == [update(2)]


def test_services_get_the_updates_of_a_worker(
    notifiers: Notifiers, each_redis: RedisServer
) -> None:
    first, second, _ = notifiers
    sender = RedisSender(connect(each_redis.url))
    with first.subscribe(A) as one, second.subscribe(A) as other:
        PublishOnlyNotifier(sender).publish(update(2))
        sender.start()
        sender.stop()
        # Both, or the next test gets what is still on its way to the second.
        assert one.wait(TIMEOUT_SECONDS) == [update(2)]
        assert other.wait(TIMEOUT_SECONDS) == [update(2)]


def test_services_at_different_redis_databases_are_separate(
    notifiers: Notifiers, each_redis: RedisServer
) -> None:
    first, second, other_database = notifiers
    other_client = connect(each_redis.url.replace("/0", "/1"))
    with other_database.subscribe(A) as subscription, second.subscribe(A) as other, other_client:
        first.publish(update(9))
        assert other.wait(TIMEOUT_SECONDS) == [update(9)]
        other_client.publish(channel_of(other_client), to_message([update(2)]))
        assert subscription.wait(TIMEOUT_SECONDS) == [update(2)]


FOREIGN = [
    b"\xff",
    b"settled",
    b"[]",
    b"{}",
    b"2",
    b"[2]",
    b'{"session": "a", "version": 2, "settled": true}',
    b'[{"session": "a", "version": "2", "settled": true}]',
    b'[{"session": "a", "version": true, "settled": true}]',
    b'[{"session": 1, "version": 2, "settled": true}]',
    b'[{"session": "a", "version": 2, "settled": true}, {"session": "a"}]',
]


@pytest.mark.parametrize("message", FOREIGN)
def test_a_foreign_message_is_not_an_update(message: bytes) -> None:
    assert parse_updates(message) == []


def test_foreign_messages_are_skipped(notifiers: Notifiers, each_redis: RedisServer) -> None:
    first, second, _ = notifiers
    with second.subscribe(A) as subscription, each_redis.client() as client:
        for message in FOREIGN:
            client.publish(channel_of(client), message)
        first.publish(update(2))
        assert subscription.wait(TIMEOUT_SECONDS) == [update(2)]


def test_subscribers_wake_when_redis_stops_and_when_it_is_back(
    mortal_redis: RedisServer, caplog: pytest.LogCaptureFixture
) -> None:
    with open_notifier(mortal_redis.url) as first, first.subscribe(A) as subscription:
        mortal_redis.kill()
        assert subscription.wait(TIMEOUT_SECONDS) == []
        was_live = first.is_live
        first.publish(update(2))
        assert subscription.wait(0) == [update(2)]
        mortal_redis.start()
        assert subscription.wait(TIMEOUT_SECONDS) == []
        assert (was_live, first.is_live) == (False, True)
    assert any("subscribers read the store" in message for message in caplog.messages)


def test_a_service_gets_each_update_of_a_message(
    notifiers: Notifiers, each_redis: RedisServer
) -> None:
    _, second, _ = notifiers
    one, other = update(2), SessionUpdate(B, 3, settled=True)
    with second.subscribe(A) as of_a, second.subscribe(B) as of_b, each_redis.client() as client:
        client.publish(channel_of(client), to_message([one, other]))
        assert of_a.wait(TIMEOUT_SECONDS) == [one]
        assert of_b.wait(TIMEOUT_SECONDS) == [other]


def test_an_unreadable_message_does_not_end_a_subscription(notifiers: Notifiers) -> None:
    first, second, _ = notifiers
    with second.subscribe(A) as subscription, connect_to(first) as client:
        client.publish(channel_of(client), "[" * 100_000)
        client.publish(channel_of(client), b"\xff")
        first.publish(update(77))
        while not any(one.version == 77 for one in subscription.wait(TIMEOUT_SECONDS)):
            assert second.is_live
