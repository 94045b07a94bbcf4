"""Keys that were read from the keyring a short time ago, so that not every entry reads its own."""

from threading import Lock
from typing import NamedTuple

from service.application.ports.keyring import AccessKey

RECENT_MAX = 10_000
"""The most keys in memory. When more are used, all are read again."""


class _Recent(NamedTuple):
    key: AccessKey
    until: str


class RecentKeys:
    """Keys by the digest of their secret. Safe to share between threads.

    A key in it may have ended in the meantime. A caller must check that in the store.
    """

    def __init__(self) -> None:
        self._lock = Lock()
        self._by_digest: dict[str, _Recent] = {}

    def add(self, key: AccessKey, until: str) -> None:
        """Keep a valid key until that time, ISO 8601 in UTC, or until it expires."""
        with self._lock:
            if len(self._by_digest) >= RECENT_MAX:
                self._by_digest.clear()
            self._by_digest[key.digest] = _Recent(key, min(until, key.expires_at or until))

    def find(self, digest: str, now: str) -> AccessKey | None:
        """Return the key with a digest that is kept at the time ``now``, or None."""
        recent = self._by_digest.get(digest)
        return recent.key if recent and now < recent.until else None
