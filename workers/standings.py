"""Stores the standings of sessions, so that an evening of many tables folds none of them."""

import logging
from collections.abc import Callable, Iterable, Iterator, Sequence

from service.application.application import Application
from service.application.errors import StoreUnusable
from service.application.ports.store import ChangedSession
from service.application.reading.standings import is_current, standings_row

SESSIONS_PER_WRITE = 10
"""With SQLite, an entry waits for the transaction that is being written."""

PAGE = 500

OVERLAP = 100
"""How many changes before the last known one each sweep begins.

Concurrent transactions may end in another order than that of their positions.
"""

_BEFORE_ALL = (-1, "")

_log = logging.getLogger(__name__)


def write_standings(application: Application, sessions: Iterable[str]) -> None:
    """Compute the standings of sessions, and store those that are behind in one transaction."""
    store = application.ports.store
    newest = map(application.sessions.current, sessions)
    rows = [
        standings_row(session)
        for session in newest
        if not is_current(store.standings(session.id), session.version)
    ]
    if rows:
        store.put_standings(*rows)


class StandingsSweep:
    """Stores the standings that are behind their sessions.

    It ends early if ``is_interrupted``, and the next call continues. The first calls look at all
    sessions, later ones only at those that changed.
    """

    def __init__(self, application: Application, is_interrupted: Callable[[], bool]) -> None:
        self._application = application
        self._store = application.ports.store
        self._is_interrupted = is_interrupted
        self._after = _BEFORE_ALL
        self._checked: dict[str, int] = {}
        self._was_interrupted = False
        self._is_store_down = False

    def __call__(self) -> bool:
        """Store standings that are behind; return whether it was interrupted. Never raises."""
        self._was_interrupted = False
        try:
            self._sweep()
        except StoreUnusable as error:
            if not self._is_store_down:
                _log.warning("The sweeper cannot store standings; it will try again. %s", error)
            self._is_store_down = True
        except Exception:  # noqa: BLE001 - the next sweep tries again after any error
            if not self._is_store_down:
                _log.exception("The sweeper cannot store standings; it will try again.")
            self._is_store_down = True
        else:
            self._is_store_down = False
        return self._was_interrupted

    def _sweep(self) -> None:
        page = self._store.changed_sessions(after=self._after, limit=PAGE)
        behind = self._behind(page)
        for first in range(0, len(behind), SESSIONS_PER_WRITE):
            self._write(behind[first : first + SESSIONS_PER_WRITE])
            if self._was_interrupted:
                return
        self._checked = {row.id: row.version for _, row in page}
        self._after = self._next_start(page)

    def _behind(self, page: Sequence[ChangedSession]) -> list[str]:
        new = [row for _, row in page if self._checked.get(row.id) != row.version]
        stored = self._store.standings_of([row.id for row in new])
        return [row.id for row in new if not is_current(stored.get(row.id), row.version)]

    def _write(self, sessions: Sequence[str]) -> None:
        """Store the standings of sessions; a session that cannot be folded stops no other."""
        try:
            write_standings(self._application, self._until_interrupted(sessions))
        except StoreUnusable:
            raise
        except Exception:  # noqa: BLE001 - the other sessions must still get their standings
            if len(sessions) == 1:
                _log.exception("The standings of session %s cannot be stored.", sessions[0])
                return
            for session in sessions:
                self._write([session])

    def _until_interrupted(self, sessions: Sequence[str]) -> Iterator[str]:
        for session in sessions:
            self._was_interrupted = self._is_interrupted()
            if self._was_interrupted:
                return
            yield session

    def _next_start(self, page: Sequence[ChangedSession]) -> tuple[int, str]:
        if len(page) == PAGE:
            return page[-1].position, page[-1].row.id
        return (page[-1].position - OVERLAP, "") if page else self._after
