"""A process sends updates and jobs in batches, and an entry never waits for Redis."""

import json
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from redis.client import PubSub

from service.application.ports.notifier import SessionUpdate
from service.messaging import redis_sender as module
from service.messaging.connection import channel_of, connect
from service.messaging.job_queue import JobRequest, queue
from service.messaging.queue_names import QUEUES, SETTLEMENT
from service.messaging.redis_sender import RedisSender
from tests.servers.redis import RedisServer
from tests.waiting import until

A = "00000000-0000-4000-8000-00000000000a"
B = "00000000-0000-4000-8000-00000000000b"
TIMEOUT_SECONDS = 30


@pytest.fixture
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """Try again soon after a failure, instead of after a second."""
    monkeypatch.setattr(module, "RETRY_SECONDS", 0.05)


@contextmanager
def subscribed(redis: RedisServer) -> Iterator[PubSub]:
    with redis.client() as client, client.pubsub() as pubsub:
        pubsub.subscribe(channel_of(client))
        assert pubsub.get_message(timeout=TIMEOUT_SECONDS)["type"] == "subscribe"
        yield pubsub


def next_updates(pubsub: PubSub) -> list[SessionUpdate]:
    """Return the updates of the next message."""
    message = pubsub.get_message(timeout=TIMEOUT_SECONDS)["data"]
    return [SessionUpdate(**fields) for fields in json.loads(message)]


def next_update(pubsub: PubSub) -> SessionUpdate:
    """Return the one update of the next message."""
    (update,) = next_updates(pubsub)
    return update


def jobs(redis: RedisServer) -> list[str]:
    with redis.client() as client:
        return [job for name in QUEUES for job in queue(name, client).get_job_ids()]


def test_updates_of_one_session_are_sent_as_one(redis: RedisServer) -> None:
    sender = RedisSender(connect(redis.url))
    with subscribed(redis) as pubsub:
        for version in (2, 3, 1):
            sender.publish(SessionUpdate(A, version, settled=False))
            sender.enqueue(JobRequest("settle", A, version))
        sender.start()
        sender.stop()
        assert next_update(pubsub) == SessionUpdate(A, 3, settled=False)
        assert pubsub.get_message(timeout=0) is None
    assert jobs(redis) == [f"settle-{A}-1"]


def test_updates_that_wait_are_one_message(redis: RedisServer) -> None:
    sender = RedisSender(connect(redis.url))
    updates = [SessionUpdate(A, 2, settled=False), SessionUpdate(B, 3, settled=True)]
    with subscribed(redis) as pubsub:
        for update in updates:
            sender.publish(update)
        sender.start()
        sender.stop()
        assert next_updates(pubsub) == updates
        assert pubsub.get_message(timeout=0) is None


def test_an_unreachable_redis_is_logged_once_and_raises_nothing(
    mortal_redis: RedisServer, caplog: pytest.LogCaptureFixture
) -> None:
    mortal_redis.kill()
    sender = RedisSender(connect(mortal_redis.url))
    sender.start()
    for version in range(1, 100):
        sender.publish(SessionUpdate(A, version, settled=True))
        sender.enqueue(JobRequest("settle", A, version))
    sender.stop()
    (message,) = caplog.messages
    assert message.startswith("Redis is down: other processes read the store meanwhile.")


def test_what_a_redis_that_is_down_did_not_take_is_sent_when_it_is_back(
    redis: RedisServer, caplog: pytest.LogCaptureFixture, soon: None
) -> None:
    """Connected processes read the store only every 15 seconds, so they need the message."""
    sender = RedisSender(connect(redis.url, timeout=0.2))
    with subscribed(redis) as pubsub, redis.client() as client:
        client.client_pause(60_000, all=False)
        sender.start()
        sender.publish(SessionUpdate(A, 2, settled=False))
        sender.enqueue(JobRequest("settle", A, 2))
        until(lambda: bool(caplog.messages), "the sender does not notice that Redis is down")
        sender.publish(SessionUpdate(A, 1, settled=False))
        client.client_unpause()
        assert next_update(pubsub) == SessionUpdate(A, 2, settled=False)
        assert client.blpop([queue(SETTLEMENT, client).key], TIMEOUT_SECONDS)
    sender.stop()
    assert caplog.messages[1:] == ["Redis is back."]


def test_a_job_has_the_id_of_its_request(redis: RedisServer) -> None:
    sender = RedisSender(connect(redis.url))
    sender.enqueue(JobRequest("settle", A, 2, "a-request"))
    sender.start()
    sender.stop()
    with redis.client() as client:
        (job,) = queue(SETTLEMENT, client).get_jobs()
    assert (job.args, job.meta) == ([A], {"request": "a-request"})
    assert (job.result_ttl, job.timeout) == (0, 30)


def test_a_full_redis_publishes_updates_and_gets_the_jobs_later(
    mortal_redis: RedisServer, caplog: pytest.LogCaptureFixture, soon: None
) -> None:
    with subscribed(mortal_redis) as pubsub, mortal_redis.client() as client:
        client.config_set("maxmemory", 1)
        sender = RedisSender(connect(mortal_redis.url))
        sender.start()
        for version in (1, 2):
            sender.enqueue(JobRequest("settle", A, version))
            sender.publish(SessionUpdate(A, version, settled=False))
            assert next_update(pubsub).version == version
        sender.publish(SessionUpdate(A, 3, settled=False))
        assert next_update(pubsub).version == 3
        assert [message.partition(":")[0] for message in caplog.messages] == ["Redis refuses"]
        client.config_set("maxmemory", 0)
        job = client.blpop([queue(SETTLEMENT, client).key], TIMEOUT_SECONDS)
        assert job[1] == f"settle-{A}-2".encode()
        sender.stop()
    assert caplog.messages[1:] == ["Redis is back."]


def test_a_message_that_cannot_be_sent_does_not_block_others(redis: RedisServer) -> None:
    sender = RedisSender(connect(redis.url))
    sender.start()
    with subscribed(redis) as pubsub:
        sender.enqueue(JobRequest("settle", "no/session", 1))
        sender.publish(SessionUpdate(A, 1, settled=True))
        while not pubsub.get_message(timeout=0.05):
            sender.publish(SessionUpdate(A, 2, settled=True))
    sender.stop()
