"""Workers that stop, are killed or lose their parent: pending settlements are still made."""

import os
import signal
from contextlib import ExitStack, suppress

from rq.worker import BaseWorker

from service.messaging.job_queue import JobRequest, enqueue, queue
from service.messaging.queue_names import REPORTS, SETTLEMENT
from tests.workers.worker_environment import SESSION_ROW, WorkerEnvironment
from workers.sweeper import TURN_KEY

TAKEN_OVER_SECONDS = 10


def test_a_stopping_worker_finishes_its_settlement(environment: WorkerEnvironment) -> None:
    session = environment.open_with_draw(environment.handler_without_queue)
    with environment.redis.client() as client:
        # Another sweeper has the turn, so it is the job that waits for the lock.
        client.set(TURN_KEY, 1)
    with environment.run_worker("settlement") as worker:
        with environment.hold_lock(SESSION_ROW, session), environment.redis.client() as client:
            enqueue(JobRequest("settle", session, 2), client)
            worker.until(environment.count_lock_waiters)
            worker.process.terminate()
        assert worker.process.wait(timeout=30) == 0
    assert environment.count_settlements(session) == 1
    assert environment.jobs() == []


def test_a_settlement_of_a_killed_worker_is_made_by_another(environment: WorkerEnvironment) -> None:
    session = environment.open_with_draw(environment.handler_without_queue)
    with environment.run_worker("settlement") as killed, ExitStack() as stack:
        with environment.hold_lock(SESSION_ROW, session), environment.redis.client() as client:
            enqueue(JobRequest("settle", session, 2), client)
            killed.until(environment.count_lock_waiters)
            other = stack.enter_context(environment.run_worker("settlement"))
            other.until(lambda: environment.count_workers() == 2)
            killed.kill()
        other.until(lambda: not environment.owes_settlement(session), seconds=TAKEN_OVER_SECONDS)
    assert environment.count_settlements(session) == 1


def registered_workers(environment: WorkerEnvironment, name: str) -> list[BaseWorker]:
    with environment.redis.client() as client:
        return BaseWorker.all(queue=queue(name, client))


def pid(environment: WorkerEnvironment, name: str) -> int:
    (worker,) = registered_workers(environment, name)
    assert worker.pid is not None
    return worker.pid


def test_when_one_process_dies_the_other_ends_and_the_command_fails(
    environment: WorkerEnvironment,
) -> None:
    with environment.run_worker() as worker:
        worker.until(lambda: environment.count_workers() == 3)
        os.kill(pid(environment, REPORTS), signal.SIGKILL)
        assert worker.process.wait(timeout=30) == 1
        assert "The process for reports ended with -9." in worker.log
        assert registered_workers(environment, SETTLEMENT) == []


def test_no_worker_process_outlives_the_command(environment: WorkerEnvironment) -> None:
    with environment.run_worker() as worker:
        worker.until(lambda: environment.count_workers() == 3)
        orphans = [pid(environment, SETTLEMENT), pid(environment, REPORTS)]
        worker.kill()
        session = environment.open_with_draw(environment.handler_without_queue)
        with environment.redis.client() as client:
            enqueue(JobRequest("settle", session, 2), client)
            enqueue(JobRequest("audit", session, 2), client)
        for orphan in orphans:
            with suppress(ProcessLookupError):
                while environment.count_settlements(session) <= 1:
                    os.kill(orphan, 0)
