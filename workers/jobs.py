"""The jobs of RQ, by the names that Redis holds. Each takes the id of a session or of a report."""

import logging
from collections.abc import Iterator
from contextlib import contextmanager

from service.application.errors import StoreUnusable
from workers.context import process_application
from workers.work import audit, make, settle, store_standings

_log = logging.getLogger(__name__)


def settle_session(session: str) -> None:
    """Do the RQ job of kind ``settle``."""
    with _skip_if_store_unusable(session):
        settle(process_application(), session)


def update_standings(session: str) -> None:
    """Store the standings of a session, which the sweepers do now."""
    with _skip_if_store_unusable(session):
        store_standings(process_application(), session)


# Earlier versions enqueued both names: after an upgrade, Redis may still hold such jobs.
reckon_session = update_standings


def audit_session(session: str) -> None:
    """Do the RQ job of kind ``audit``."""
    audit(process_application(), session)


def make_report(report: str) -> None:
    """Do the RQ job of kind ``report``."""
    make(process_application(), report)


@contextmanager
def _skip_if_store_unusable(session: str) -> Iterator[None]:
    """Log a ``StoreUnusable`` and end the job without a failure: the work is done later.

    The sweeper settles the draw, and readers compute standings that are behind.
    """
    try:
        yield
    except StoreUnusable as error:
        _log.warning("Session %s is postponed. %s", session, error)
