"""The jobs of a worker. Each takes a session's id, may come twice, late or never."""

import logging
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager

from rq import get_current_job

from service.application.errors import StoreUnusable
from service.application.handle import Handler
from service.application.standings import reckon
from service.application.verify import verify
from service.telemetry.trace import traced
from workers.context import handler_here

_log = logging.getLogger(__name__)


class BooksAreWrong(Exception):  # noqa: N818 - reads as what it says at the raise
    """The log or what was derived from it does not hold; the message says what was found."""


def settle(handler: Handler, session: str) -> None:
    """Settle whatever the session owes."""
    handler.settle(session)


def keep_standings(handler: Handler, session: str) -> None:
    """Compute the session's standings and keep them for lists of many sessions."""
    reckon(handler.ports.store, handler.sessions.current(session))


def audit(handler: Handler, session: str) -> None:
    """Check the chain and the books of a session that is over. Raises: ``BooksAreWrong``."""
    (verified,) = verify(handler.ports.store, handler.ports.codec, [session])
    if verified.findings:
        raise BooksAreWrong(" ".join(finding.message for finding in verified.findings))
    _log.info(
        "The books of a session are right.", extra={"session": session, "head": verified.head}
    )


def settle_session(session: str) -> None:
    """Do what RQ is asked for by the bell ``settle``."""
    with _for_its_request(), _or_later(session):
        settle(handler_here(), session)


def reckon_session(session: str) -> None:
    """Do what RQ is asked for by the bell ``reckon``."""
    with _for_its_request(), _or_later(session):
        keep_standings(handler_here(), session)


def audit_session(session: str) -> None:
    """Do what RQ is asked for by the bell ``audit``."""
    with _for_its_request():
        audit(handler_here(), session)


def _for_its_request() -> AbstractContextManager[None]:
    """Let what follows happen for the request that rang for the job at hand."""
    job = get_current_job()
    return traced(job.meta.get("request") if job else None)


@contextmanager
def _or_later(session: str) -> Iterator[None]:
    """Let a job end well that the database kept from its work: others will look for that work.

    What is owed is swept up, and standings that lag are reckoned by whoever reads them.
    """
    try:
        yield
    except StoreUnusable as error:
        _log.warning("Session %s is left for later. %s", session, error)
