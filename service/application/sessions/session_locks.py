"""A lock for each session, so that its entries take turns and no other session waits."""

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

from service.application.waiting import before_wait


@dataclass(slots=True)
class _SessionLock:
    """``users`` counts the threads that hold the lock or wait for it."""

    lock: threading.RLock = field(default_factory=threading.RLock)
    users: int = 0


class SessionLocks:
    """The locks of the sessions in use. A lock is removed when no thread uses it."""

    def __init__(self) -> None:
        self._guard = threading.Lock()
        self._locks: dict[str, _SessionLock] = {}

    @contextmanager
    def hold(self, session: str) -> Iterator[None]:
        """Hold the lock of a session. A thread that holds it may take it again.

        Requests that wait for one session must not keep those of others from running.
        """
        with self._guard:
            own = self._locks.setdefault(session, _SessionLock())
            own.users += 1
        try:
            if not own.lock.acquire(blocking=False):
                before_wait()
                own.lock.acquire()
            try:
                yield
            finally:
                own.lock.release()
        finally:
            with self._guard:
                own.users -= 1
                if own.users == 0:
                    del self._locks[session]
