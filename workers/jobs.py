"""The jobs of RQ, by the names that Redis holds. Each takes the id of a session or of a report."""

import logging
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager

from rq import get_current_job

from service.application.errors import StoreUnusable
from service.telemetry.trace import with_request_id
from workers.context import process_application
from workers.work import audit, make, settle, store_standings

_log = logging.getLogger(__name__)


def settle_session(session: str) -> None:
    """Do the RQ job of kind ``settle``."""
    with _with_job_request(), _skip_if_store_unusable(session):
        settle(process_application(), session)


def update_standings(session: str) -> None:
    """Do the RQ job of kind ``standings``."""
    with _with_job_request(), _skip_if_store_unusable(session):
        store_standings(process_application(), session)


# The previous version enqueued this name: after an upgrade, Redis may still hold such jobs.
reckon_session = update_standings


def audit_session(session: str) -> None:
    """Do the RQ job of kind ``audit``."""
    with _with_job_request():
        audit(process_application(), session)


def make_report(report: str) -> None:
    """Do the RQ job of kind ``report``."""
    with _with_job_request():
        make(process_application(), report)


def _with_job_request() -> AbstractContextManager[None]:
    """Log everything inside under the id of the HTTP request that enqueued the current job."""
    job = get_current_job()
    return with_request_id(job.meta.get("request") if job else None)


@contextmanager
def _skip_if_store_unusable(session: str) -> Iterator[None]:
    """Log a ``StoreUnusable`` and end the job without a failure: the work is done later.

    The sweeper settles the draw, and readers compute standings that are behind.
    """
    try:
        yield
    except StoreUnusable as error:
        _log.warning("Session %s is postponed. %s", session, error)
