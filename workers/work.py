"""What jobs do, wherever they run. Each takes the id of a session or of a report.

A job may arrive twice, late or never.
"""

import logging

from service.application.application import Application
from service.application.verification.verify import verify
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
