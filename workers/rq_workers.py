"""RQ's workers, made to live with a Redis that comes and goes."""

import logging
import multiprocessing
import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from types import FrameType

from redis.client import Pipeline
from rq import Queue, SimpleWorker, Worker
from rq.exceptions import StopRequested
from rq.job import Job
from rq.worker import BaseWorker

from service.messaging.connection import AWAY
from workers.context import close_house

_log = logging.getLogger(__name__)


class Patient(BaseWorker):
    """A worker whose ``work`` ends quietly when Redis is away; see ``Shift`` for what follows.

    RQ's own logs each try, waits up to a minute between two, and takes the job at hand for lost.
    ``stopping`` says whether it ended because it was asked to.
    """

    stopping = False
    max_connection_wait_time = 1.0

    def subscribe(self) -> None:
        """Hear no commands of RQ's: that takes a thread, and a process that forks has none."""

    def request_stop(self, signum: int, frame: FrameType | None) -> None:
        """Finish the job at hand and end. Raises: ``SystemExit`` where there is none."""
        self.stopping = True
        try:
            super().request_stop(signum, frame)  # type: ignore[no-untyped-call]
        except StopRequested:
            # Logging, for one, takes any ``Exception`` that comes in the midst of it for its own.
            raise SystemExit from None

    def set_shutdown_requested_date(self) -> None:
        """Keep it to ourselves: the job at hand must not fail because Redis is away."""

    def register_death(self) -> None:
        """Say that this worker is gone; what Redis was not told it forgets by itself."""
        with suppress(*AWAY):
            super().register_death()  # type: ignore[no-untyped-call]

    def check_for_suspension(self, burst: bool) -> None:  # noqa: FBT001 - RQ's own
        """Wait while RQ's own command suspends all workers."""
        with _ending():
            super().check_for_suspension(burst)

    def run_maintenance_tasks(self) -> None:
        """Look for jobs of workers that died."""
        with _ending():
            super().run_maintenance_tasks()  # type: ignore[no-untyped-call]

    def dequeue_job_and_maintain_ttl(
        self, timeout: int | None, max_idle_time: int | None = None
    ) -> tuple[Job, Queue] | None:
        """Wait for a job."""
        with _ending():
            return super().dequeue_job_and_maintain_ttl(timeout, max_idle_time)

    def heartbeat(self, timeout: int | None = None, pipeline: "Pipeline | None" = None) -> None:
        """Say that this worker lives. Raises: ``StopRequested`` where it should not go on."""
        if timeout is not None:  # in the midst of a job, which goes on in any case
            with suppress(*AWAY):
                super().heartbeat(timeout, pipeline)
            return
        with _ending():
            if pipeline is None and (self.stopping or orphaned() or self._is_forgotten()):
                raise StopRequested
            super().heartbeat(timeout, pipeline)

    def execute_job(self, job: Job, queue: Queue) -> None:
        """Do a job, of which Redis may not be told what became."""
        with _ending():
            super().execute_job(job, queue)

    def _is_forgotten(self) -> bool:
        """Say whether Redis came back empty: then another worker registers."""
        return not self.connection.hexists(self.key, "birth")


class Settler(Patient, SimpleWorker):
    """Does its jobs in its own process: they take milliseconds, and a fork takes more."""


class Reporter(Patient, Worker):
    """Does each job in a process of its own. It opens nothing itself, so nothing is shared."""

    def perform_job(self, job: Job, queue: Queue) -> bool:
        """Do a job in its process, in a house of its own."""
        try:
            return super().perform_job(job, queue)
        finally:
            close_house()

    def set_current_job_working_time(
        self, current_job_working_time: float, pipeline: "Pipeline | None" = None
    ) -> None:
        """Say how long the job takes, if anybody hears it: it goes on in any case."""
        with suppress(*AWAY):
            super().set_current_job_working_time(current_job_working_time, pipeline)

    def maintain_heartbeats(self, job: Job) -> None:
        """Say that the job goes on, if anybody hears it."""
        with suppress(*AWAY):
            super().maintain_heartbeats(job)


@contextmanager
def _ending() -> Iterator[None]:
    """Let RQ's loop end where Redis is away, and not wait. Raises: ``StopRequested``."""
    try:
        yield
    except AWAY as error:
        _log.warning("A worker lost its queues. %s", error)
        raise StopRequested from error


def orphaned() -> bool:
    """Say whether this process was begun by another of ours, which is gone."""
    parent = multiprocessing.parent_process()
    return parent is not None and parent.pid != os.getppid()
