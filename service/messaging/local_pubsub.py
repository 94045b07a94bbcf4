"""Who watches in this process, and hears when a session moves on."""

import threading
from collections.abc import Iterator
from contextlib import contextmanager

from service.application.ports import Announced


def keep_newest(there: dict[str, Announced], news: Announced) -> None:
    """Put ``news`` in place of older news of the same session."""
    known = there.get(news.session)
    if known is None or known.version < news.version:
        there[news.session] = news


class LocalWatch:
    """One watcher's ear. What it has not taken up yet is kept, the newest of each session."""

    def __init__(self) -> None:
        self._changed = threading.Condition()
        self._heard: dict[str, Announced] = {}
        self._woken = False

    def tell(self, news: Announced) -> None:
        """Let the watcher hear ``news``; older news of the session is forgotten."""
        with self._changed:
            keep_newest(self._heard, news)
            self._changed.notify()

    def wake(self) -> None:
        """End the watcher's wait: something may have been missed."""
        with self._changed:
            self._woken = True
            self._changed.notify()

    def heard(self, seconds: float) -> list[Announced]:
        """Return what was announced since the last call; see ``ports.Watch``."""
        with self._changed:
            self._changed.wait_for(self._called, seconds)
            heard = [] if self._woken else list(self._heard.values())
            self._heard.clear()
            self._woken = False
            return heard

    def _called(self) -> bool:
        return self._woken or bool(self._heard)


class LocalNotice:
    """Announcements within one process; safe between threads."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._watches: dict[str | None, set[LocalWatch]] = {}
        self.over = False

    @property
    def live(self) -> bool:
        """Whether all announcements arrive here: there is no other process."""
        return True

    def announce(self, news: Announced) -> None:
        """Tell whoever watches the session, or all of them."""
        self.pass_on(news)

    def pass_on(self, news: Announced) -> None:
        """Tell the watchers of this process."""
        with self._lock:
            told = [*self._watches.get(news.session, ()), *self._watches.get(None, ())]
        for watch in told:
            watch.tell(news)

    def wake_all(self) -> None:
        """Make every watcher look for itself."""
        with self._lock:
            everybody = [watch for watches in self._watches.values() for watch in watches]
        for watch in everybody:
            watch.wake()

    @contextmanager
    def watch(self, session: str | None = None) -> Iterator[LocalWatch]:
        """Lend an ear for one session, or for all."""
        watch = LocalWatch()
        with self._lock:
            self._watches.setdefault(session, set()).add(watch)
        try:
            yield watch
        finally:
            with self._lock:
                left = self._watches[session]
                left.remove(watch)
                if not left:
                    del self._watches[session]

    def close(self) -> None:
        """Tell everybody that it is over; whoever watches stops."""
        self.over = True
        self.wake_all()
