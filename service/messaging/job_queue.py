"""Bells: which queue a job goes to, under which name and id. A bell carries an id, never data."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Literal

from redis import Redis
from redis.client import Pipeline
from rq import Queue
from rq.job import Job
from rq.serializers import JSONSerializer

Kind = Literal["settle", "reckon", "audit"]

SETTLEMENT, STANDINGS, REPORTS = "settlement", "standings", "reports"
QUEUES = (SETTLEMENT, STANDINGS, REPORTS)

QUEUE_OF: dict[Kind, str] = {"settle": SETTLEMENT, "reckon": STANDINGS, "audit": REPORTS}
JOBS: dict[Kind, str] = {
    "settle": "workers.jobs.settle_session",
    "reckon": "workers.jobs.reckon_session",
    "audit": "workers.jobs.audit_session",
}
"""Named as strings: the service does not depend on its workers."""

TIMEOUT_SECONDS = 30
AUDIT_TIMEOUT_SECONDS = 600
FAILURE_KEPT_SECONDS = 30 * 24 * 3600


@dataclass(frozen=True, slots=True)
class Bell:
    """A wish that something be done for a session that came to ``version``.

    ``request`` is the id of the request that caused it, for the log only.
    """

    kind: Kind
    session: str
    version: int
    request: str | None = None

    @property
    def job_id(self) -> str:
        """Return the job's id: the same wish twice is one job."""
        return f"{self.kind}-{self.session}-{self.version}"


@lru_cache(maxsize=16)
def queue(name: str, client: "Redis") -> Queue:
    """Return the queue of that name. A new one asks the server for its version; these are kept."""
    return Queue(name, connection=client, serializer=JSONSerializer)


def ring(bell: Bell, client: "Redis", pipeline: "Pipeline | None" = None) -> None:
    """Put a job into its queue; with a ``pipeline`` when that is executed."""
    settings: dict[str, Any] = {
        "job_id": bell.job_id,
        "description": bell.job_id,
        "timeout": AUDIT_TIMEOUT_SECONDS if bell.kind == "audit" else TIMEOUT_SECONDS,
        "result_ttl": 0,
        "failure_ttl": FAILURE_KEPT_SECONDS,
        "meta": {"request": bell.request} if bell.request else None,
    }
    job = Queue.prepare_data(JOBS[bell.kind], args=[bell.session], **settings)
    # The call for one job would make a transaction of the pipeline.
    queue(QUEUE_OF[bell.kind], client).enqueue_many([job], pipeline=pipeline)


def is_rung(bell: Bell, client: "Redis") -> bool:
    """Say whether there is a job for the bell, one that failed included."""
    return Job.exists(bell.job_id, connection=client)
