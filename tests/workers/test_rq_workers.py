"""What a worker asks Redis around its jobs."""

import signal
from collections.abc import Iterator

import pytest
from redis import Redis
from rq.suspension import resume, suspend

from service.messaging.job_queue import queue
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
def test_a_busy_worker_does_not_ask_for_every_job_whether_it_may_go_on(
    one_redis: RedisServer,
) -> None:
    with one_redis.client() as client:
        client.flushall()
        waiting = queue(SETTLEMENT, client)
        for _ in range(JOBS):
            waiting.enqueue_call("builtins.len", args=["job"])
        client.config_resetstat()
        work(client)
        counts = {name: found["calls"] for name, found in client.info("commandstats").items()}
        assert (waiting.count, waiting.failed_job_registry.count) == (0, 0)
    # Whether it is registered, and whether workers are suspended: once a second at most.
    assert counts["cmdstat_hexists"] < JOBS / 2
    assert counts["cmdstat_exists"] < JOBS / 2


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
