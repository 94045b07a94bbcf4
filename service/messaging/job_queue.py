"""Job requests, and the RQ queue that each kind goes to. A request carries an id, never data."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Literal

from redis import Redis
from redis.client import Pipeline
from rq import Queue
from rq.job import Job
from rq.serializers import JSONSerializer

from service.messaging.queue_names import REPORTS, SETTLEMENT

Kind = Literal["settle", "audit", "report"]

QUEUE_OF: dict[Kind, str] = {
    "settle": SETTLEMENT,
    "audit": REPORTS,
    "report": REPORTS,
}
JOB_FUNCTIONS: dict[Kind, str] = {
    "settle": "workers.jobs.settle_session",
    "audit": "workers.jobs.audit_session",
    "report": "workers.jobs.make_report",
}
"""Named as strings: the service does not import its workers."""

TIMEOUT_SECONDS = 30
REPORTS_TIMEOUT_SECONDS = 600
QUICK_JOB_SECONDS = 24 * 3600
"""How long Redis keeps the job of a settlement at most, done or not.

Its worker may be killed before it deletes the job. The sweeper makes the settlement.
"""
FAILED_JOB_SECONDS = 30 * 24 * 3600
"""How long Redis keeps a failed job."""


@dataclass(frozen=True, slots=True)
class JobRequest:
    """A job to do for a session that has reached ``version``.

    ``session`` is the session's id; for a report, the report's id, which starts with it.
    ``request`` is the id of the HTTP request that caused it, for the log only.
    """

    kind: Kind
    session: str
    version: int
    request: str | None = None

    @property
    def job_id(self) -> str:
        """The job's id. Two equal requests are one job."""
        return f"{self.kind}-{self.session}-{self.version}"


@lru_cache(maxsize=16)
def queue(name: str, client: "Redis") -> Queue:
    """Return the queue of that name, from a cache: a new one asks the server for its version."""
    return Queue(name, connection=client, serializer=JSONSerializer)


def enqueue(job: JobRequest, client: "Redis", pipeline: "Pipeline | None" = None) -> None:
    """Add a job to its queue. With a ``pipeline``, Redis gets it when the pipeline executes."""
    settings: dict[str, Any] = {
        "job_id": job.job_id,
        "description": job.job_id,
        "timeout": REPORTS_TIMEOUT_SECONDS if QUEUE_OF[job.kind] == REPORTS else TIMEOUT_SECONDS,
        "ttl": None if QUEUE_OF[job.kind] == REPORTS else QUICK_JOB_SECONDS,
        "result_ttl": 0,
        "failure_ttl": FAILED_JOB_SECONDS,
        "meta": {"request": job.request} if job.request else None,
    }
    prepared = Queue.prepare_data(JOB_FUNCTIONS[job.kind], args=[job.session], **settings)
    # RQ's call for one job would turn the pipeline into a transaction.
    queue(QUEUE_OF[job.kind], client).enqueue_many([prepared], pipeline=pipeline)


def is_enqueued(job: JobRequest, client: "Redis") -> bool:
    """Return whether Redis has a job of that id; a failed job counts."""
    return Job.exists(job.job_id, connection=client)
