"""Deletes stored refusals a day after they were stored."""

import time

from service.application.application import Application
from service.application.ports.refused_keys import STORED_SECONDS
from service.application.times import later

EVERY_SECONDS = 3600.0


class RefusalCleanup:
    """Deletes old refusals at the first call, and then once an hour."""

    def __init__(self, application: Application) -> None:
        self._ports = application.ports
        self._next_run = 0.0

    def run_if_due(self) -> None:
        """Delete what is older than a day, if an hour has passed. Raises: ``StoreUnusable``."""
        if time.monotonic() < self._next_run:
            return
        before = later(self._ports.clock.now(), -STORED_SECONDS)
        self._ports.store.refused_keys.delete(before=before)
        self._next_run = time.monotonic() + EVERY_SECONDS
