"""A lock that serves threads in the order in which they asked."""

import threading
from collections import deque
from types import TracebackType


class FairLock:
    """A first-in, first-out lock. It is not reentrant.

    SQLite's own lock is not fair: in a test with four writers, one waited 600 ms.
    """

    def __init__(self) -> None:
        self._guard = threading.Lock()
        self._waiting: deque[threading.Lock] = deque()
        self._held = False

    @property
    def is_awaited(self) -> bool:
        """Whether a thread waits for the lock."""
        return bool(self._waiting)

    def try_acquire(self) -> bool:
        """Take the lock if it is free; return whether it was."""
        with self._guard:
            was_held, self._held = self._held, True
        return not was_held

    def __enter__(self) -> None:
        self.acquire()

    def acquire(self) -> None:
        """Take the lock when all have had it that asked before."""
        with self._guard:
            if not self._held:
                self._held = True
                return
            turn = threading.Lock()
            turn.acquire()
            self._waiting.append(turn)
        try:
            turn.acquire()
        except BaseException:
            self._give_up(turn)
            raise

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.release()

    def release(self) -> None:
        """Hand the lock to the thread that waits longest, if one waits."""
        with self._guard:
            if self._waiting:
                self._waiting.popleft().release()
            else:
                self._held = False

    def _give_up(self, turn: threading.Lock) -> None:
        """Leave the queue, or pass the lock on if it was handed over in the meantime."""
        with self._guard:
            is_waiting = turn in self._waiting
            if is_waiting:
                self._waiting.remove(turn)
        if not is_waiting:
            self.release()
