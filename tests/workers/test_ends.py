"""How workers end: asked to, killed, or left alone; what is owed is settled in any case."""

import os
import signal
from contextlib import ExitStack, suppress

from rq.worker import BaseWorker

from service.messaging.job_queue import REPORTS, SETTLEMENT, JobRequest, enqueue, queue
from tests.workers.place import SESSION_ROW, Place

TAKEN_OVER_SECONDS = 10


def test_a_worker_asked_to_stop_finishes_its_settlement(place: Place) -> None:
    session = place.drawn(place.quiet)
    with place.working("settlement") as worker:
        with place.locked(SESSION_ROW, session), place.redis.client() as client:
            enqueue(JobRequest("settle", session, 2), client)
            worker.until(lambda: place.jobs("runs") and place.waiting())
            worker.process.terminate()
        assert worker.process.wait(timeout=30) == 0
    assert place.settlements(session) == 1
    assert [job.queue for job in place.jobs()] == ["standings"]


def test_a_settlement_of_a_killed_worker_is_made_by_another(place: Place) -> None:
    session = place.drawn(place.quiet)
    with place.working("settlement") as killed, ExitStack() as stack:
        with place.locked(SESSION_ROW, session), place.redis.client() as client:
            enqueue(JobRequest("settle", session, 2), client)
            killed.until(lambda: place.jobs("runs") and place.waiting())
            other = stack.enter_context(place.working("settlement"))
            other.until(lambda: place.workers() == 2)
            killed.kill()
        other.until(lambda: not place.owes(session), seconds=TAKEN_OVER_SECONDS)
    assert place.settlements(session) == 1


def registered(place: Place, name: str) -> list[BaseWorker]:
    with place.redis.client() as client:
        return BaseWorker.all(queue=queue(name, client))


def pid(place: Place, name: str) -> int:
    (worker,) = registered(place, name)
    assert worker.pid is not None
    return worker.pid


def test_when_one_process_dies_the_other_ends_and_the_command_fails(place: Place) -> None:
    with place.working() as worker:
        worker.until(lambda: place.workers() == 3)
        os.kill(pid(place, REPORTS), signal.SIGKILL)
        assert worker.process.wait(timeout=30) == 1
        assert "The process for reports ended with -9." in worker.words
        assert registered(place, SETTLEMENT) == []


def test_no_process_outlives_the_command(place: Place) -> None:
    with place.working() as worker:
        worker.until(lambda: place.workers() == 3)
        orphans = [pid(place, SETTLEMENT), pid(place, REPORTS)]
        worker.kill()
        session = place.drawn(place.quiet)
        with place.redis.client() as client:
            enqueue(JobRequest("settle", session, 2), client)
            enqueue(JobRequest("audit", session, 2), client)
        for orphan in orphans:
            with suppress(ProcessLookupError):
                while place.settlements(session) <= 1:
                    os.kill(orphan, 0)
