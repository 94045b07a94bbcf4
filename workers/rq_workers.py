"""RQ's workers, changed to survive a Redis that goes down and comes back."""

import logging
import multiprocessing
import os
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, suppress
from time import monotonic
from types import FrameType

from redis.client import Pipeline
from rq import Queue, SimpleWorker, Worker
from rq.exceptions import StopRequested
from rq.job import Job
from rq.timeouts import JobTimeoutException
from rq.worker import BaseWorker, WorkerStatus

from service.messaging.connection import REDIS_DOWN
from service.telemetry.trace import with_request_id
from workers.context import close_context

ROUTINE_SECONDS = 1.0
"""How often a busy worker asks Redis whether it may go on. RQ asks before and after each job."""

_log = logging.getLogger(__name__)


def is_orphaned() -> bool:
    """Return whether this process was started by another one of ours that has ended."""
    parent = multiprocessing.parent_process()
    return parent is not None and parent.pid != os.getppid()


class ResilientWorker(BaseWorker):
    """A worker whose ``work`` returns when Redis goes down; ``WorkerLoop`` then starts another.

    RQ's own logs each retry, waits up to a minute between two, and counts the current job as lost.
    ``stopping`` is True if a stop signal ended it. ``is_over`` says whether it must end.
    """

    stopping = False
    is_over: Callable[[], bool] = staticmethod(is_orphaned)
    max_connection_wait_time = 1.0
    _renewed_at = _asked_at = -ROUTINE_SECONDS

    def subscribe(self) -> None:
        """Do nothing. RQ's remote commands need a thread, and a process that forks has none."""

    def _install_signal_handlers(self) -> None:
        """Receive the stop signals. Raises: ``SystemExit`` if one came before.

        Its handler may have run where nothing can be raised.
        """
        super()._install_signal_handlers()  # type: ignore[no-untyped-call]
        if self.is_over():
            raise SystemExit

    def request_stop(self, signum: int, frame: FrameType | None) -> None:
        """Finish the current job and end. Raises: ``SystemExit`` if there is no job."""
        self.stopping = True
        try:
            super().request_stop(signum, frame)  # type: ignore[no-untyped-call]
        except StopRequested:
            # An ``Exception`` could be caught by the code it interrupts, such as a log handler.
            raise SystemExit from None

    def set_shutdown_requested_date(self) -> None:
        """Do nothing: writing the date would fail the current job if Redis is down."""

    def register_death(self) -> None:
        """Remove this worker from Redis. If Redis is down, the entry expires by itself."""
        with suppress(*REDIS_DOWN):
            super().register_death()  # type: ignore[no-untyped-call]

    def check_for_suspension(self, burst: bool) -> None:  # noqa: FBT001 - RQ's own
        """Wait while workers are suspended by RQ's own command."""
        if monotonic() - self._asked_at < ROUTINE_SECONDS:
            return
        self._asked_at = monotonic()
        with _stop_if_redis_down():
            super().check_for_suspension(burst)

    def run_maintenance_tasks(self) -> None:
        """Look for jobs of workers that died."""
        with _stop_if_redis_down():
            super().run_maintenance_tasks()  # type: ignore[no-untyped-call]

    def dequeue_job_and_maintain_ttl(
        self, timeout: int | None, max_idle_time: int | None = None
    ) -> tuple[Job, Queue] | None:
        """Wait for a job and return it."""
        with _stop_if_redis_down():
            return super().dequeue_job_and_maintain_ttl(timeout, max_idle_time)

    def heartbeat(self, timeout: int | None = None, pipeline: "Pipeline | None" = None) -> None:
        """Renew this worker's entry in Redis. Raises: ``StopRequested`` if it must end."""
        if timeout is not None:  # RQ calls it so during a job, which goes on without Redis
            with suppress(*REDIS_DOWN):
                super().heartbeat(timeout, pipeline)
            return
        if pipeline is None and not self._must_renew():
            return
        with _stop_if_redis_down():
            super().heartbeat(timeout, pipeline)

    def set_state(self, state: str, pipeline: "Pipeline | None" = None) -> None:
        """Write what this worker does, if it changed."""
        if pipeline is not None or state != self.get_state():
            super().set_state(state, pipeline)

    def execute_job(self, job: Job, queue: Queue) -> None:
        """Do a job. If Redis goes down meanwhile, its result is not written there."""
        with _stop_if_redis_down(), _with_request_of(job):
            super().execute_job(job, queue)

    def _must_renew(self) -> bool:
        """Return whether the entry in Redis is due. Raises: ``StopRequested`` if it must end."""
        if self.stopping or self.is_over():
            raise StopRequested
        if monotonic() - self._renewed_at < ROUTINE_SECONDS:
            return False
        self._renewed_at = monotonic()
        with _stop_if_redis_down():
            if self._is_unregistered():
                raise StopRequested
        return True

    def _is_unregistered(self) -> bool:
        """Return whether Redis lost this worker's entry. If so, a new worker replaces it."""
        return not self.connection.hexists(self.key, "birth")


class SettlementWorker(ResilientWorker, SimpleWorker):
    """Does its jobs in its own process: a job takes milliseconds, and a fork takes longer.

    RQ asks Redis fourteen times to record that a job begins and ends, which takes six times as long
    as a settlement. So nothing is recorded of a job that succeeds: it is deleted.
    """

    def execute_job(self, job: Job, queue: Queue) -> None:
        """Do a job and delete it. If it fails, do it again as RQ does, which keeps its failure."""
        with _stop_if_redis_down(), _with_request_of(job):
            if not self._succeeds(job):
                super().execute_job(job, queue)
                return
            with self.connection.pipeline(transaction=False) as pipe:
                pipe.delete(job.key)
                pipe.lrem(queue.intermediate_queue_key, 1, job.id)
                pipe.execute()

    def _succeeds(self, job: Job) -> bool:
        self._state = WorkerStatus.BUSY  # a stop signal waits for the job
        try:
            with self.death_penalty_class(job.timeout, JobTimeoutException, job_id=job.id):
                job.func(*job.args, **job.kwargs)
        except Exception:  # noqa: BLE001 - RQ keeps the next one
            return False
        finally:
            self._state = WorkerStatus.IDLE
        return True


class ReportWorker(ResilientWorker, Worker):
    """Does each job in a forked process. It opens no connections that the fork would share."""

    def perform_job(self, job: Job, queue: Queue) -> bool:
        """Do a job in the forked process, with a context of its own."""
        try:
            return super().perform_job(job, queue)
        finally:
            close_context()

    def set_current_job_working_time(
        self, current_job_working_time: float, pipeline: "Pipeline | None" = None
    ) -> None:
        """Write how long the job has run. If Redis is down, the job goes on."""
        with suppress(*REDIS_DOWN):
            super().set_current_job_working_time(current_job_working_time, pipeline)

    def maintain_heartbeats(self, job: Job) -> None:
        """Renew the job's entry in Redis. If Redis is down, the job goes on."""
        with suppress(*REDIS_DOWN):
            super().maintain_heartbeats(job)


@contextmanager
def _stop_if_redis_down() -> Iterator[None]:
    """End RQ's loop at once if Redis is down. Raises: ``StopRequested``."""
    try:
        yield
    except REDIS_DOWN as error:
        _log.warning("A worker stops because Redis is down. %s", error)
        raise StopRequested from error


def _with_request_of(job: Job) -> AbstractContextManager[None]:
    """Log everything inside under the id of the HTTP request that enqueued the job."""
    return with_request_id(job.meta.get("request"))
