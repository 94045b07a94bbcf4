"""What a process says to others: together, not too often, and never at an entry's cost."""

import json
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from redis.client import PubSub

from service.application.ports import SessionUpdate
from service.messaging import redis_sender as module
from service.messaging.connection import channel_of, connect
from service.messaging.job_queue import QUEUES, SETTLEMENT, STANDINGS, JobRequest, queue
from service.messaging.redis_sender import RedisSender
from tests.servers.redis import RedisServer

A = "00000000-0000-4000-8000-00000000000a"
PATIENCE_SECONDS = 30


@contextmanager
def ear(redis: RedisServer) -> Iterator[PubSub]:
    with redis.client() as client, client.pubsub() as there:
        there.subscribe(channel_of(client))
        assert there.get_message(timeout=PATIENCE_SECONDS)["type"] == "subscribe"
        yield there


def heard(there: PubSub) -> SessionUpdate:
    """Return the next announcement."""
    said = json.loads(there.get_message(timeout=PATIENCE_SECONDS)["data"])
    return SessionUpdate(**said)


def jobs(redis: RedisServer) -> list[str]:
    with redis.client() as client:
        return [job for name in QUEUES for job in queue(name, client).get_job_ids()]


def test_what_comes_together_is_said_once(redis: RedisServer) -> None:
    sender = RedisSender(connect(redis.url))
    with ear(redis) as there:
        for version in (2, 3, 1):
            sender.publish(SessionUpdate(A, version, settled=False))
            sender.enqueue(JobRequest("settle", A, version))
        sender.start()
        sender.stop()
        assert heard(there) == SessionUpdate(A, 3, settled=False)
        assert there.get_message(timeout=0) is None
    assert jobs(redis) == [f"settle-{A}-1"]


def test_standings_wait_where_nothing_else_does(
    redis: RedisServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "STANDINGS_EVERY_SECONDS", 3600.0)
    sender = RedisSender(connect(redis.url))
    sender.start()
    with redis.client() as client:
        sender.enqueue(JobRequest("standings", A, 2))
        standings = queue(STANDINGS, client)
        assert client.blpop([standings.key], PATIENCE_SECONDS)[1] == f"standings-{A}-2".encode()
        sender.enqueue(JobRequest("standings", A, 3))
        sender.enqueue(JobRequest("standings", A, 4))
        sender.enqueue(JobRequest("settle", A, 4))
        settlement = queue(SETTLEMENT, client)
        assert client.blpop([settlement.key], PATIENCE_SECONDS)[1] == f"settle-{A}-4".encode()
        assert standings.get_job_ids() == []
        sender.stop()
        assert standings.get_job_ids() == [f"standings-{A}-4"]


def test_a_redis_that_is_away_harms_nobody_and_is_told_once(
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


def test_the_request_goes_with_the_bell(redis: RedisServer) -> None:
    sender = RedisSender(connect(redis.url))
    sender.enqueue(JobRequest("settle", A, 2, "a-request"))
    sender.start()
    sender.stop()
    with redis.client() as client:
        (job,) = queue(SETTLEMENT, client).get_jobs()
    assert (job.args, job.meta) == ([A], {"request": "a-request"})
    assert (job.result_ttl, job.timeout) == (0, 30)


def test_a_redis_that_is_full_announces_what_it_will_not_keep(mortal_redis: RedisServer) -> None:
    with ear(mortal_redis) as there, mortal_redis.client() as client:
        client.config_set("maxmemory", 1)
        sender = RedisSender(connect(mortal_redis.url))
        sender.start()
        for version in range(1, 6):
            sender.enqueue(JobRequest("settle", A, version))
            sender.enqueue(JobRequest("standings", A, version))
            sender.publish(SessionUpdate(A, version, settled=False))
            assert heard(there).version == version
        client.config_set("maxmemory", 0)
        sender.enqueue(JobRequest("settle", A, 6))
        assert client.blpop([queue(SETTLEMENT, client).key], PATIENCE_SECONDS)
        sender.stop()


def test_what_cannot_be_said_keeps_nothing_else_from_it(redis: RedisServer) -> None:
    sender = RedisSender(connect(redis.url))
    sender.start()
    with ear(redis) as there:
        sender.enqueue(JobRequest("settle", "no/session", 1))
        sender.publish(SessionUpdate(A, 1, settled=True))
        while not there.get_message(timeout=0.05):
            sender.publish(SessionUpdate(A, 2, settled=True))
    sender.stop()
