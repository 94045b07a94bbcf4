"""What a process says to others: together, not too often, and never at an entry's cost."""

import json
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from redis.client import PubSub

from service.application.ports import Announced
from service.messaging import outbound as module
from service.messaging.connection import channel_of, connect
from service.messaging.job_queue import QUEUES, SETTLEMENT, STANDINGS, Bell, queue
from service.messaging.outbound import Outbound
from tests.servers.redis import RedisServer

A = "00000000-0000-4000-8000-00000000000a"
PATIENCE_SECONDS = 30


@contextmanager
def ear(redis: RedisServer) -> Iterator[PubSub]:
    with redis.client() as client, client.pubsub() as there:
        there.subscribe(channel_of(client))
        assert there.get_message(timeout=PATIENCE_SECONDS)["type"] == "subscribe"
        yield there


def heard(there: PubSub) -> Announced:
    """Return the next announcement."""
    said = json.loads(there.get_message(timeout=PATIENCE_SECONDS)["data"])
    return Announced(**said)


def jobs(redis: RedisServer) -> list[str]:
    with redis.client() as client:
        return [job for name in QUEUES for job in queue(name, client).get_job_ids()]


def test_what_comes_together_is_said_once(redis: RedisServer) -> None:
    outbound = Outbound(connect(redis.url))
    with ear(redis) as there:
        for version in (2, 3, 1):
            outbound.announce(Announced(A, version, settled=False))
            outbound.ring(Bell("settle", A, version))
        outbound.start()
        outbound.stop()
        assert heard(there) == Announced(A, 3, settled=False)
        assert there.get_message(timeout=0) is None
    assert jobs(redis) == [f"settle-{A}-1"]


def test_standings_wait_where_nothing_else_does(
    redis: RedisServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "RECKON_EVERY_SECONDS", 3600.0)
    outbound = Outbound(connect(redis.url))
    outbound.start()
    with redis.client() as client:
        outbound.ring(Bell("reckon", A, 2))
        standings = queue(STANDINGS, client)
        assert client.blpop([standings.key], PATIENCE_SECONDS)[1] == f"reckon-{A}-2".encode()
        outbound.ring(Bell("reckon", A, 3))
        outbound.ring(Bell("reckon", A, 4))
        outbound.ring(Bell("settle", A, 4))
        settlement = queue(SETTLEMENT, client)
        assert client.blpop([settlement.key], PATIENCE_SECONDS)[1] == f"settle-{A}-4".encode()
        assert standings.get_job_ids() == []
        outbound.stop()
        assert standings.get_job_ids() == [f"reckon-{A}-4"]


def test_a_redis_that_is_away_harms_nobody_and_is_told_once(
    mortal_redis: RedisServer, caplog: pytest.LogCaptureFixture
) -> None:
    mortal_redis.kill()
    outbound = Outbound(connect(mortal_redis.url))
    outbound.start()
    for version in range(1, 100):
        outbound.announce(Announced(A, version, settled=True))
        outbound.ring(Bell("settle", A, version))
    outbound.stop()
    (message,) = caplog.messages
    assert message.startswith("Redis is away: others look for themselves meanwhile.")


def test_the_request_goes_with_the_bell(redis: RedisServer) -> None:
    outbound = Outbound(connect(redis.url))
    outbound.ring(Bell("settle", A, 2, "a-request"))
    outbound.start()
    outbound.stop()
    with redis.client() as client:
        (job,) = queue(SETTLEMENT, client).get_jobs()
    assert (job.args, job.meta) == ([A], {"request": "a-request"})
    assert (job.result_ttl, job.timeout) == (0, 30)


def test_a_redis_that_is_full_announces_what_it_will_not_keep(mortal_redis: RedisServer) -> None:
    with ear(mortal_redis) as there, mortal_redis.client() as client:
        client.config_set("maxmemory", 1)
        outbound = Outbound(connect(mortal_redis.url))
        outbound.start()
        for version in range(1, 6):
            outbound.ring(Bell("settle", A, version))
            outbound.ring(Bell("reckon", A, version))
            outbound.announce(Announced(A, version, settled=False))
            assert heard(there).version == version
        client.config_set("maxmemory", 0)
        outbound.ring(Bell("settle", A, 6))
        assert client.blpop([queue(SETTLEMENT, client).key], PATIENCE_SECONDS)
        outbound.stop()


def test_what_cannot_be_said_keeps_nothing_else_from_it(redis: RedisServer) -> None:
    outbound = Outbound(connect(redis.url))
    outbound.start()
    with ear(redis) as there:
        outbound.ring(Bell("settle", "no/session", 1))
        outbound.announce(Announced(A, 1, settled=True))
        while not there.get_message(timeout=0.05):
            outbound.announce(Announced(A, 2, settled=True))
    outbound.stop()
