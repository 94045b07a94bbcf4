"""Whether an instance can take entries: each part is asked, and nobody waits for it long."""

import threading
from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import dataclass
from time import monotonic
from typing import Any, Generic, TypeVar

WAIT_SECONDS = 2.0
"""After this a part that says nothing counts as away."""

FRESH_SECONDS = 1.0
"""How long it holds what was answered: whoever asks needs no key, and may ask all the time."""

ANSWERS, AWAY, NONE = "answers", "away", "none"
CURRENT, UNKNOWN = "current", "unknown"
READY, NOT_READY, STOPPING = "ready", "not ready", "stopping"

_REDIS_AWAY = "Redis is away: entries go on; settlements and screens are slower."

T = TypeVar("T")


class Probe(Generic[T]):
    """Asks in a thread, one question at a time, however many want to know.

    An answer holds for ``fresh_seconds``.
    """

    def __init__(self, ask: Callable[[], T], *, fresh_seconds: float = FRESH_SECONDS) -> None:
        self._ask = ask
        self._fresh_seconds = fresh_seconds
        self._lock = threading.Lock()
        self._asked: Future[T] | None = None
        self._stale_at = 0.0

    def asked(self) -> Future[T]:
        """Return what is answered, or will be. Nothing is asked again before it was answered."""
        with self._lock:
            stale = monotonic() >= self._stale_at
            if self._asked is None or (self._asked.done() and stale):
                self._asked = Future()
                self._stale_at = monotonic() + self._fresh_seconds
                threading.Thread(target=self._work, args=(self._asked,), daemon=True).start()
            return self._asked

    def _work(self, asked: "Future[T]") -> None:
        try:
            asked.set_result(self._ask())
        except Exception as error:  # noqa: BLE001 - it goes to whoever asked
            asked.set_exception(error)


@dataclass(frozen=True, slots=True)
class Readiness:
    """What an instance stands on.

    ``migrations`` answers ``CURRENT``, another word for tables of another version, or ``AWAY`` for
    a database that does not answer. ``redis`` of None: there is none. ``warnings`` always hold.
    """

    migrations: Probe[str]
    redis: Probe[bool] | None = None
    warnings: tuple[str, ...] = ()

    def found(self) -> dict[str, Any]:
        """Ask every part, for ``WAIT_SECONDS`` at most, and return what is said of each.

        Without Redis entries are taken all the same: it is warned of, and no more.
        """
        until = monotonic() + WAIT_SECONDS
        asked = self.migrations.asked(), self.redis and self.redis.asked()
        migrations = _within(asked[0], until, AWAY)
        redis = (ANSWERS if _within(asked[1], until, silent=False) else AWAY) if asked[1] else NONE
        away = migrations == AWAY
        return {
            "status": READY if migrations == CURRENT else NOT_READY,
            "database": AWAY if away else ANSWERS,
            "migrations": UNKNOWN if away else migrations,
            "redis": redis,
            "warnings": [*self.warnings, *[_REDIS_AWAY] * (redis == AWAY)],
        }


def _within(asked: "Future[T]", until: float, silent: T) -> T:
    try:
        return asked.result(max(0.0, until - monotonic()))
    except TimeoutError:
        return silent
