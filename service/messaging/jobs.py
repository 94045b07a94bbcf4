"""Lists, requeues and deletes jobs, for ``paroli jobs``."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import datetime
from typing import Literal

from redis import Redis
from rq import Queue
from rq.job import Job, JobStatus
from rq.serializers import JSONSerializer

from service.messaging.job_queue import queue
from service.messaging.queue_names import QUEUES

State = Literal["waits", "runs", "failed"]

_ORDER: tuple[State, ...] = ("runs", "waits", "failed")


class NoSuchJob(LookupError):  # noqa: N818 - reads better at the raise without "Error"
    """No failed job has that id."""

    def __init__(self, job: str) -> None:
        super().__init__(f"There is no failed job {job}. List them with `paroli jobs`.")


@dataclass(frozen=True, slots=True)
class ListedJob:
    """A job as listed. ``since`` is in UTC; ``error`` is the last line of a failed job's error."""

    id: str
    queue: str
    state: State
    session: str
    since: datetime | None
    error: str | None = None


def list_jobs(client: "Redis") -> Iterator[ListedJob]:
    """Yield all jobs, queue by queue: running, waiting, failed. Raises: as in ``REDIS_DOWN``."""
    for name in QUEUES:
        # Read in the order in which a job changes state, so that none is missed meanwhile.
        found = {job.id: job for job in _jobs_by_state(queue(name, client), name)}
        yield from sorted(found.values(), key=lambda job: _ORDER.index(job.state))


def _jobs_by_state(jobs: Queue, name: str) -> Iterator[ListedJob]:
    """Yield the jobs of a queue. A job that changes state meanwhile comes twice."""
    waiting = [*jobs.get_job_ids(), *jobs.intermediate_queue.get_job_ids()]
    for job in _fetch(jobs, waiting):
        yield ListedJob(job.id, name, "waits", _session(job), job.enqueued_at)
    for job in _fetch(jobs, jobs.started_job_registry.get_job_ids(cleanup=False)):
        yield ListedJob(job.id, name, "runs", _session(job), job.started_at)
    for job in _failed(jobs):
        result = job.latest_result()
        error = (result.exc_string or "").strip() if result else ""
        since = result.created_at if result else job.ended_at
        last_line = error.splitlines()[-1] if error else None
        yield ListedJob(job.id, name, "failed", _session(job), since, last_line)


def requeue(client: "Redis", ids: Iterable[str]) -> list[str]:
    """Put failed jobs back into their queues, all if ``ids`` is empty; return their ids.

    Raises: ``NoSuchJob``; no job is then requeued.
    """
    chosen = _find_failed(client, ids)
    for job in chosen:
        job.requeue()
    return [job.id for job in chosen]


def delete(client: "Redis", ids: Iterable[str]) -> list[str]:
    """Delete failed jobs, all if ``ids`` is empty; return their ids. Raises: ``NoSuchJob``."""
    chosen = _find_failed(client, ids)
    for job in chosen:
        job.delete()
    return [job.id for job in chosen]


def _find_failed(client: "Redis", ids: Iterable[str]) -> list[Job]:
    failed = {job.id: job for name in QUEUES for job in _failed(queue(name, client))}
    wanted = list(dict.fromkeys(ids)) or list(failed)
    for job in wanted:
        if job not in failed:
            raise NoSuchJob(job)
    return [failed[job] for job in wanted]


def _failed(jobs: Queue) -> list[Job]:
    """Return the failed jobs of a queue, without those that were enqueued again since."""
    found = _fetch(jobs, jobs.failed_job_registry.get_job_ids())
    return [job for job in found if job.get_status(refresh=False) == JobStatus.FAILED]


def _fetch(jobs: Queue, ids: Iterable[str]) -> list[Job]:
    """Return the jobs of these ids. A registry may still hold the id of a deleted job."""
    found = Job.fetch_many(ids, connection=jobs.connection, serializer=JSONSerializer)
    return [job for job in found if job is not None]


def _session(job: Job) -> str:
    """Return the id of a job's session."""
    return str(job.args[0]) if job.args else ""
