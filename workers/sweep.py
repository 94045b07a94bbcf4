"""Looking for what is owed, whoever should have rung for it."""

import logging
from collections.abc import Callable, Mapping, Sequence

from service.application.errors import StoreUnusable
from service.application.handle import Handler
from workers import jobs

MOST = 100

_log = logging.getLogger(__name__)


class Sweep:
    """Settles whatever is owed, each time it is called, and remembers what it could not settle.

    ``sick`` are sessions that cannot be settled for a reason of their own, with their version.
    """

    def __init__(self, handler: Handler, over: Callable[[], bool]) -> None:
        self.sick: dict[str, int] = {}
        self._handler = handler
        self._store = handler.ports.store
        self._over = over
        self._told: dict[str, int] = {}
        self._blind = False

    def __call__(self) -> None:
        """Settle every session that owes a settlement, until it is ``over``; nothing is raised.

        One that cannot be settled does not keep the others from it, and is logged once for each
        version, not each time.
        """
        try:
            self._settle_all()
        except Exception:  # noqa: BLE001 - whatever it is, the next sweep may see again
            if not self._blind:
                _log.exception("What is owed cannot be seen; it will be tried again.")
            self._blind = True
        else:
            self._blind = False

    def _settle_all(self) -> None:
        owing = self._store.owing(limit=MOST + len(self.sick))
        self.sick = _within(owing, self.sick)
        self._told = _within(owing, self._told)
        for session in owing:
            if self._over():
                return
            self._settle(session)

    def _settle(self, session: str) -> None:
        row = self._store.row(session)
        version = row.version if row else 0
        try:
            jobs.settle(self._handler, session)
        except Exception as error:  # noqa: BLE001 - whatever it was, the others are owed theirs
            if not isinstance(error, StoreUnusable):
                self.sick[session] = version
            if self._told.get(session) != version:
                self._told[session] = version
                _log.exception("Session %s cannot be settled.", session)


def _within(owing: Sequence[str], known: Mapping[str, int]) -> dict[str, int]:
    """Return what is known of the sessions that still owe."""
    return {session: known[session] for session in owing if session in known}
