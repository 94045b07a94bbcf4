"""The jobs of a worker. Each takes a session's id, may come twice, late or never."""

import logging

from service.application.handle import Handler
from service.application.reckon import reckon
from service.application.upkeep import verify

_log = logging.getLogger(__name__)


class BooksAreWrong(Exception):  # noqa: N818 - reads as what it says at the raise
    """The log or what was derived from it does not hold; the message says what was found."""


def settle(handler: Handler, session: str) -> None:
    """Settle whatever the session owes, until nothing is owed."""
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


def sweep(handler: Handler, *, most: int = 100) -> int:
    """Settle every session that still owes a settlement; return how many there were.

    One that cannot be settled does not keep the others from it.
    """
    owing = handler.ports.store.owing(limit=most)
    for session in owing:
        try:
            settle(handler, session)
        except Exception:  # noqa: BLE001 - whatever it was, the others are owed theirs
            _log.exception("Session %s cannot be settled.", session)
    return len(owing)
