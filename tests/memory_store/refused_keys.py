"""Stores the keys of refused requests in memory."""

import threading
from collections.abc import Callable, Iterable, Sequence

from service.application.errors import KeyTaken, WrongVersion
from service.application.ports.refused_keys import RefusedKey


class MemoryRefusedKeys:
    """Stores refused keys in this process only.

    ``lock`` is the lock of the store. ``version_of(stream)`` returns the version of a stream, 0 if
    it does not exist, and ``has_response(scope, key)`` whether a key has a response.
    """

    def __init__(
        self,
        lock: threading.RLock,
        version_of: Callable[[str], int],
        has_response: Callable[[str, str], bool],
    ) -> None:
        self._lock = lock
        self._version_of = version_of
        self._has_response = has_response
        self._refused: dict[tuple[str, str], RefusedKey] = {}

    def add(self, refused: Sequence[RefusedKey], *, stream: str, expected: int) -> None:
        """Store refusals that were decided on a version of a stream.

        Raises: ``WrongVersion``, ``KeyTaken``.
        """
        with self._lock:
            if expected and self._version_of(stream) != expected:
                raise WrongVersion(stream, expected)
            self.check(refused)
            self.insert(refused)

    def check(self, refused: Iterable[RefusedKey]) -> None:
        """Raise ``KeyTaken`` if a key has a response or a refusal already."""
        for each in refused:
            if self._has_response(each.scope, each.key) or self.find(each.scope, each.key):
                raise KeyTaken(each.scope, each.key)

    def insert(self, refused: Iterable[RefusedKey]) -> None:
        """Store refusals that were checked."""
        with self._lock:
            self._refused.update({(each.scope, each.key): each for each in refused})

    def find(self, scope: str, key: str) -> RefusedKey | None:
        """Return the refusal of a key, or None."""
        with self._lock:
            return self._refused.get((scope, key))

    def delete(self, *, before: str) -> None:
        """Delete the refusals from before a time."""
        with self._lock:
            old = [key for key, refused in self._refused.items() if refused.at < before]
            for key in old:
                del self._refused[key]
