"""Counts that all processes keep together, for a while, in Redis or Valkey."""

from time import monotonic
from typing import cast

from redis import Redis

from service.messaging.connection import AWAY

AGAIN_SECONDS = 5.0
"""How long a server that was away is left alone: whoever counts meanwhile counts by itself."""


class Tally:
    """Counts by name. Each count begins with its first addition and is forgotten after a while."""

    def __init__(self, client: "Redis", kept: str) -> None:
        self._client = client
        self._kept = kept
        self._again_at = 0.0

    def add(self, name: str, seconds: int) -> tuple[int, float] | None:
        """Add one; return the count and for how many seconds more it is kept.

        None where nobody can say: only the first who asks waits for a server that is away.
        """
        if monotonic() < self._again_at:
            return None
        key = f"{self._kept}:{name}"
        try:
            with self._client.pipeline(transaction=True) as together:
                together.set(key, 0, ex=seconds, nx=True)
                together.incr(key)
                together.pttl(key)
                _made, count, left = together.execute()
        except AWAY:
            self._again_at = monotonic() + AGAIN_SECONDS
            return None
        return cast("int", count), max(left, 0) / 1000
