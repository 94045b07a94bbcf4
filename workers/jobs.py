"""The jobs of a worker. Each takes the id of a session or of a report.

A job may arrive twice, late or never.
"""

import logging
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager

from rq import get_current_job

from service.application.application import Application
from service.application.errors import StoreUnusable
from service.application.verification.verify import verify
from service.telemetry.trace import with_request_id
from workers.context import process_application
from workers.standings import write_standings

_log = logging.getLogger(__name__)


class VerificationFailed(Exception):  # noqa: N818 - reads better at the raise without "Error"
    """A session's log, or data derived from it, is wrong. The message lists the findings."""


def settle(application: Application, session: str) -> None:
    """Record every settlement that the session owes."""
    application.recorder.settle(session)


def store_standings(application: Application, session: str) -> None:
    """Compute the session's standings and store them, for evenings of many tables."""
    write_standings(application, [session])


def audit(application: Application, session: str) -> None:
    """Verify the hash chain and the accounts of a session. Raises: ``VerificationFailed``."""
    (verified,) = verify(application.ports.store, application.ports.codec, [session])
    if verified.findings:
        raise VerificationFailed(" ".join(finding.message for finding in verified.findings))
    _log.info("A session passed verification.", extra={"session": session, "head": verified.head})


def make(application: Application, report: str) -> None:
    """Make a requested report and store it, or store why it failed."""
    application.reports.make(report)


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
