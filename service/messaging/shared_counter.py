"""Counters that all processes share, in Redis or Valkey."""

from time import monotonic
from typing import cast

from redis import Redis

from service.messaging.connection import REDIS_DOWN

RETRY_SECONDS = 5.0
"""How long a server that was down is not asked; each process counts by itself meanwhile."""


class SharedCounter:
    """Counts by name. A count starts with its first addition and expires after some seconds."""

    def __init__(self, client: "Redis", prefix: str) -> None:
        self._client = client
        self._prefix = prefix
        self._retry_at = 0.0

    def add(self, name: str, seconds: int) -> tuple[int, float] | None:
        """Add one; return the count and the seconds until it expires.

        Returns None while the server is down. Only the first caller then waits for the timeout.
        """
        if monotonic() < self._retry_at:
            return None
        key = f"{self._prefix}:{name}"
        try:
            with self._client.pipeline(transaction=True) as transaction:
                transaction.set(key, 0, ex=seconds, nx=True)
                transaction.incr(key)
                transaction.pttl(key)
                _is_new, count, milliseconds = transaction.execute()
        except REDIS_DOWN:
            self._retry_at = monotonic() + RETRY_SECONDS
            return None
        return cast("int", count), max(milliseconds, 0) / 1000
