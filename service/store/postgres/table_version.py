"""Notices that another process has migrated the tables of a running service."""

import logging
import threading
from time import monotonic
from typing import Any

from service.application.errors import StoreUnusable

CHECK_SECONDS = 2.0
"""How long a service may still begin to write after the tables were migrated."""

_MIGRATED = (
    "The database was migrated while this service ran, so it records nothing more. Stop it, and"
    " start the version that migrated the database."
)

_log = logging.getLogger(__name__)


class TableVersion:
    """The version of the tables that the service was made for."""

    def __init__(self, known: str) -> None:
        self._known = known
        self._lock = threading.Lock()
        self._check_at = 0.0
        self._is_migrated = False

    def check(self, connection: Any) -> None:
        """Compare the version of the tables with the known one, now and then.

        Raises: ``StoreUnusable`` if it has changed.
        """
        if monotonic() < self._check_at:
            return
        row = connection.execute("SELECT version_num FROM alembic_version").fetchone()
        with self._lock:
            if row and row[0] == self._known:
                self._check_at = monotonic() + CHECK_SECONDS
                self._is_migrated = False
                return
            is_first, self._is_migrated = not self._is_migrated, True
        if is_first:
            _log.error(_MIGRATED)
        raise StoreUnusable(_MIGRATED)
