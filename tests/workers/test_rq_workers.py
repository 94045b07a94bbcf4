"""What a worker asks Redis around its jobs."""

import signal
from collections.abc import Iterator

import pytest
from redis import Redis
from rq.suspension import resume, suspend

from service.messaging.job_queue import JobRequest, Kind, enqueue, queue
from service.messaging.queue_names import SETTLEMENT
from tests.servers.redis import RedisServer
from workers.__main__ import _make_worker
from workers.rq_workers import SettlementWorker
from workers.worker_loop import STOP_SIGNALS

JOBS = 40


@pytest.fixture
def own_signals() -> Iterator[None]:
    handlers_before = {number: signal.getsignal(number) for number in STOP_SIGNALS}
    yield
    for number, before in handlers_before.items():
        signal.signal(number, before)


def work(client: Redis) -> None:
    """Do the jobs that wait, as a new worker."""
    _make_worker(SettlementWorker, [SETTLEMENT], client).work(burst=True, logging_level="CRITICAL")


@pytest.mark.usefixtures("own_signals")
def test_a_busy_worker_asks_redis_for_little_but_its_jobs(one_redis: RedisServer) -> None:
    with one_redis.client() as client:
        client.flushall()
        waiting = queue(SETTLEMENT, client)
        for _ in range(JOBS):
            waiting.enqueue_call("builtins.len", args=["job"])
        client.config_resetstat()
        work(client)
        counts = {name: found["calls"] for name, found in client.info("commandstats").items()}
        assert (waiting.count, waiting.failed_job_registry.count) == (0, 0)
        assert not waiting.intermediate_queue.get_job_ids()
        assert not list(client.scan_iter("rq:job:*"))
    # Whether it is registered, and whether workers are suspended: once a second at most.
    assert counts["cmdstat_hexists"] < JOBS / 2
    assert counts["cmdstat_exists"] < JOBS / 2
    # To take a job from the queue, to read it, to delete it and to remove it from the queue.
    assert sum(counts.values()) < 5 * JOBS


@pytest.mark.usefixtures("own_signals")
def test_a_job_that_fails_is_kept_with_its_error(one_redis: RedisServer) -> None:
    with one_redis.client() as client:
        client.flushall()
        waiting = queue(SETTLEMENT, client)
        failing = waiting.enqueue_call("builtins.len", args=[7])
        work(client)
        assert waiting.failed_job_registry.get_job_ids() == [failing.id]
        assert not waiting.intermediate_queue.get_job_ids()
        result = failing.latest_result()
        assert result
        assert "TypeError" in (result.exc_string or "")


@pytest.mark.parametrize(("kind", "expires"), [("settle", True), ("report", False)])
def test_a_settlement_whose_worker_is_killed_leaves_nothing_for_ever(
    one_redis: RedisServer, kind: Kind, *, expires: bool
) -> None:
    with one_redis.client() as client:
        client.flushall()
        enqueue(JobRequest(kind, "a-session", 1), client)
        (key,) = client.scan_iter("rq:job:*")
        assert (client.ttl(key) > 0) is expires


@pytest.mark.usefixtures("own_signals")
def test_a_suspended_worker_does_no_job(one_redis: RedisServer) -> None:
    with one_redis.client() as client:
        client.flushall()
        waiting = queue(SETTLEMENT, client)
        waiting.enqueue_call("builtins.len", args=["job"])
        suspend(client)
        work(client)
        assert waiting.count == 1
        resume(client)
        work(client)
        assert waiting.count == 0
