"""The jobs of a worker. Each takes a session's id, may come twice, late or never."""

from service.application.handle import Handler
from service.application.reckon import reckon


def settle(handler: Handler, session: str) -> None:
    """Settle whatever the session owes, until nothing is owed."""
    handler.settle(session)


def keep_standings(handler: Handler, session: str) -> None:
    """Compute the session's standings and keep them for lists of many sessions."""
    reckon(handler.ports.store, handler.sessions.current(session))


def sweep(handler: Handler, *, most: int = 100) -> int:
    """Settle every session that still owes a settlement; return how many there were."""
    owing = handler.ports.store.owing(limit=most)
    for session in owing:
        settle(handler, session)
    return len(owing)
