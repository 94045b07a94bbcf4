"""The jobs of a worker. Each takes a session's id, may come twice, late or never."""

import logging

from service.application.handle import Handler
from service.application.reckon import reckon

_log = logging.getLogger(__name__)


def settle(handler: Handler, session: str) -> None:
    """Settle whatever the session owes, until nothing is owed."""
    handler.settle(session)


def keep_standings(handler: Handler, session: str) -> None:
    """Compute the session's standings and keep them for lists of many sessions."""
    reckon(handler.ports.store, handler.sessions.current(session))


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
