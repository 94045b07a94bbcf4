"""Warnings that many callers have the same reason for: the same one once a minute at most."""

import logging
import threading
from time import monotonic

SECONDS_BETWEEN = 60.0


class RepeatedWarnings:
    """Logs reasons as warnings, and knows the newest one; safe to share between threads."""

    def __init__(self, log: logging.Logger) -> None:
        self.newest: str | None = None
        self._log = log
        self._due = 0.0
        self._lock = threading.Lock()

    def warn(self, reason: str) -> None:
        """Log a reason, unless it is the newest one and was logged in the last minute."""
        now = monotonic()
        with self._lock:
            is_due = reason != self.newest or now >= self._due
            if is_due:
                self.newest, self._due = reason, now + SECONDS_BETWEEN
        if is_due:
            self._log.warning("%s", reason)

    def forget(self) -> bool:
        """Forget the newest reason. Return whether there was one."""
        with self._lock:
            had_one, self.newest = self.newest is not None, None
        return had_one
