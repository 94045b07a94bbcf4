"""Settles every session that owes a settlement, whether or not a job came for it.

It also deletes old refusals.
"""

import logging
from collections.abc import Callable, Mapping, Sequence

from service.application.application import Application
from service.application.errors import StoreUnusable, StoreUnwritable
from workers import work
from workers.refusal_cleanup import RefusalCleanup

SESSIONS_MAX = 100

_log = logging.getLogger(__name__)


class Sweep:
    """Settles unsettled sessions on each call, and remembers the sessions that it could not settle.

    ``failing`` has the version of each session that failed, unless the database was the reason.
    """

    def __init__(self, application: Application, is_over: Callable[[], bool]) -> None:
        self.failing: dict[str, int] = {}
        self._application = application
        self._store = application.ports.store
        self._is_over = is_over
        self._cleanup = RefusalCleanup(application)
        self._logged: dict[str, int] = {}
        self._is_store_down = False

    def __call__(self) -> None:
        """Settle every session that owes a settlement, until ``is_over``. Never raises.

        A session that cannot be settled does not stop the others. It is logged once for each
        version, not at each sweep.
        """
        try:
            self._settle_all()
            self._cleanup.run_if_due()
        except StoreUnusable as error:
            if not self._is_store_down:
                _log.warning("The sweeper cannot use the database; it will try again. %s", error)
            self._is_store_down = True
        except Exception:  # noqa: BLE001 - the next sweep tries again after any error
            if not self._is_store_down:
                _log.exception("The sweeper cannot use the database; it will try again.")
            self._is_store_down = True
        else:
            self._is_store_down = False

    def _settle_all(self) -> None:
        unsettled = self._store.unsettled_sessions(limit=SESSIONS_MAX + len(self.failing))
        self.failing = _restrict(self.failing, unsettled)
        self._logged = _restrict(self._logged, unsettled)
        for session in unsettled:
            if self._is_over():
                return
            self._settle(session)

    def _settle(self, session: str) -> None:
        row = self._store.row(session)
        version = row.version if row else 0
        try:
            work.settle(self._application, session)
        except StoreUnwritable:
            raise  # no other session can be settled either
        except Exception as error:  # noqa: BLE001 - the other sessions must still be settled
            if not isinstance(error, StoreUnusable):
                self.failing[session] = version
            if self._logged.get(session) != version:
                self._logged[session] = version
                _log.exception("Session %s cannot be settled.", session)


def _restrict(versions: Mapping[str, int], sessions: Sequence[str]) -> dict[str, int]:
    """Return the entries of ``versions`` for ``sessions`` only."""
    return {session: versions[session] for session in sessions if session in versions}
