"""Stores access keys in memory."""

import threading
from collections.abc import Iterable, Sequence
from dataclasses import replace

from service.application.ports.keyring import LINK, AccessKey


class MemoryKeyring:
    """Stores access keys in this process only."""

    def __init__(self) -> None:
        self._lock = threading.RLock()
        self._by_id: dict[str, AccessKey] = {}

    def add(self, key: AccessKey) -> None:
        """Add a key with a new id."""
        with self._lock:
            self._by_id[key.id] = key

    def key(self, key_id: str) -> AccessKey | None:
        """Return the key of that id, valid or not, or None."""
        return self._by_id.get(key_id)

    def keys(
        self,
        *,
        valid_at: str | None = None,
        kind: str | None = None,
        before: tuple[str, str] | None = None,
        limit: int,
    ) -> Sequence[AccessKey]:
        """Return keys, newest first; see ``keyring.Keyring``."""
        with self._lock:
            by_age = sorted(self._by_id.values(), key=lambda k: (k.made_at, k.id), reverse=True)
        older = (key for key in by_age if before is None or (key.made_at, key.id) < before)
        wanted = (key for key in older if kind in {None, key.kind})
        return [key for key in wanted if valid_at is None or key.is_valid(valid_at)][:limit]

    def key_of_request(self, request: str) -> AccessKey | None:
        """Return the valid key of a request, otherwise one of its ended keys, or None."""
        with self._lock:
            of_request = [key for key in self._by_id.values() if key.request == request]
        return min(of_request, key=lambda key: key.ended_at is not None, default=None)

    def add_requested(self, key: AccessKey, *, replaced: str | None = None) -> bool:
        """Store a key once for its request; see ``keyring.Keyring``."""
        with self._lock:
            former = None if key.request is None else self.key_of_request(key.request)
            valid = former if former and former.ended_at is None else None
            if (valid and valid.id) != replaced or (valid and valid.used_at):
                return False
            if valid:
                self.end(valid.id, key.made_at)
            self.add(key)
            return True

    def children(self, key_id: str) -> Sequence[AccessKey]:
        """Return the keys and devices whose parent is ``key_id``, valid or not."""
        with self._lock:
            return [key for key in self._by_id.values() if key.parent == key_id]

    def end(self, key_id: str, at: str) -> None:
        """Revoke a key and its descendants at any depth. Earlier ends keep their time."""
        with self._lock:
            ending = self._with_descendants(key_id)
            self._put(replace(key, ended_at=key.ended_at or at) for key in ending)

    def expire(self, key_id: str, at: str) -> None:
        """End a key and its descendants as far as they have expired; see ``keyring.Keyring``."""
        with self._lock:
            self._expire(self._with_descendants(key_id), at)

    def expire_all(self, at: str) -> None:
        """End every key that has expired at that time."""
        with self._lock:
            self._expire(list(self._by_id.values()), at)

    def _expire(self, keys: Iterable[AccessKey], at: str) -> None:
        expired = (key for key in keys if key.ended_at is None and not key.is_valid(at))
        self._put(replace(key, ended_at=key.expires_at) for key in expired)

    def _with_descendants(self, key_id: str) -> list[AccessKey]:
        keys = [key for key in [self._by_id.get(key_id)] if key]
        for key in keys:
            keys += self.children(key.id)
        return keys

    def add_child(self, device: AccessKey, at: str) -> bool:
        """Add a device if its parent is valid at that time; return whether it was added."""
        with self._lock:
            parent = self._by_id.get(device.parent or "")
            if parent is None or not parent.is_valid(at):
                return False
            self._put([replace(parent, used_at=at), device])
            return True

    def redeem(self, link: str, device: AccessKey, at: str) -> bool:
        """End a link that is valid at that time and add ``device``; return whether it was added."""
        with self._lock:
            known = self._by_id.get(link)
            if known is None or known.kind != LINK or not known.is_valid(at):
                return False
            self._put([replace(known, ended_at=at, used_at=at), device])
            return True

    def touch(self, key_id: str, at: str) -> None:
        """Set when a key was last used."""
        with self._lock:
            self._put([replace(self._by_id[key_id], used_at=at)])

    def _put(self, keys: Iterable[AccessKey]) -> None:
        self._by_id.update({key.id: key for key in keys})
