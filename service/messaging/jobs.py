"""What waits in the queues, what is being done and what failed, for whoever looks after it."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import datetime
from typing import Literal

from redis import Redis
from rq import Queue
from rq.job import Job, JobStatus
from rq.serializers import JSONSerializer

from service.messaging.job_queue import QUEUES, queue

State = Literal["waits", "runs", "failed"]

_ORDER: tuple[State, ...] = ("runs", "waits", "failed")


class NoSuchJob(LookupError):  # noqa: N818 - reads as what it says at the raise
    """There is no failed job of that id."""

    def __init__(self, job: str) -> None:
        super().__init__(f"There is no failed job {job}.")


@dataclass(frozen=True, slots=True)
class Listed:
    """A job as it is listed. ``since`` is in UTC; ``error`` is the last line of what went wrong."""

    id: str
    queue: str
    state: State
    session: str
    since: datetime | None
    error: str | None = None


def listed(client: "Redis") -> Iterator[Listed]:
    """Yield all jobs, queue by queue: those that run, wait and failed. Raises: as ``AWAY``."""
    for name in QUEUES:
        # In the order in which a job moves, so that one that does meanwhile is not missed.
        found = {job.id: job for job in _moving(queue(name, client), name)}
        yield from sorted(found.values(), key=lambda job: _ORDER.index(job.state))


def _moving(there: Queue, name: str) -> Iterator[Listed]:
    """Yield the jobs of a queue in each place where they may be; one that moves, twice."""
    waiting = [*there.get_job_ids(), *there.intermediate_queue.get_job_ids()]
    for job in _jobs(there, waiting):
        yield Listed(job.id, name, "waits", _session(job), job.enqueued_at)
    for job in _jobs(there, there.started_job_registry.get_job_ids(cleanup=False)):
        yield Listed(job.id, name, "runs", _session(job), job.started_at)
    for job in _failed(there):
        result = job.latest_result()
        error = (result.exc_string or "").strip() if result else ""
        since = result.created_at if result else job.ended_at
        last = error.splitlines()[-1] if error else None
        yield Listed(job.id, name, "failed", _session(job), since, last)


def requeue(client: "Redis", ids: Iterable[str]) -> list[str]:
    """Put failed jobs back into their queues, all if ``ids`` is empty; return which.

    Raises: ``NoSuchJob``, and nothing is put back.
    """
    chosen = _chosen(client, ids)
    for job in chosen:
        job.requeue()
    return [job.id for job in chosen]


def forget(client: "Redis", ids: Iterable[str]) -> list[str]:
    """Delete failed jobs, all if ``ids`` is empty; return which. Raises: ``NoSuchJob``."""
    chosen = _chosen(client, ids)
    for job in chosen:
        job.delete()
    return [job.id for job in chosen]


def _chosen(client: "Redis", ids: Iterable[str]) -> list[Job]:
    failed = {job.id: job for name in QUEUES for job in _failed(queue(name, client))}
    wanted = list(dict.fromkeys(ids)) or list(failed)
    for job in wanted:
        if job not in failed:
            raise NoSuchJob(job)
    return [failed[job] for job in wanted]


def _failed(there: Queue) -> list[Job]:
    """Return the jobs that failed; one that was rung for again since is waiting, not failed."""
    jobs = _jobs(there, there.failed_job_registry.get_job_ids())
    return [job for job in jobs if job.get_status(refresh=False) == JobStatus.FAILED]


def _jobs(there: Queue, ids: Iterable[str]) -> list[Job]:
    """Return the jobs of these ids; of some only the id may be left."""
    found = Job.fetch_many(ids, connection=there.connection, serializer=JSONSerializer)
    return [job for job in found if job is not None]


def _session(job: Job) -> str:
    """Return the session that a job is for."""
    return str(job.args[0]) if job.args else ""
