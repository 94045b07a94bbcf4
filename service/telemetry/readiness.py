"""Whether an instance can take entries: each part is asked, and nobody waits for it long."""

import logging
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

HELD_SECONDS = 5.0
"""How long it holds for others while one asks again, so that many do not wait for a thread each."""

ANSWERS, AWAY, NONE = "answers", "away", "none"
CURRENT, UNKNOWN = "current", "unknown"
READY, NOT_READY, STOPPING = "ready", "not ready", "stopping"

_REDIS_AWAY = "Redis is away: entries go on; settlements and screens are slower."

T = TypeVar("T")

_log = logging.getLogger(__name__)


class Asked(Future[T]):
    """A question that was asked, and its answer when that comes."""

    def __init__(self) -> None:
        super().__init__()
        self._until = monotonic() + WAIT_SECONDS

    def in_time(self) -> T:
        """Return the answer. Raises: ``TimeoutError``; whatever the question ended in.

        Time runs from the question, not from when somebody wants to know: while nothing answers,
        only the first wait.
        """
        return self.result(max(0.0, self._until - monotonic()))


class Probe(Generic[T]):
    """Asks in a thread, one question at a time, however many want to know.

    An answer holds for ``fresh_seconds``. Whoever comes later asks again and waits; meanwhile the
    others are told the last answer, if it is not older than ``HELD_SECONDS``.
    """

    def __init__(self, ask: Callable[[], T], *, fresh_seconds: float = FRESH_SECONDS) -> None:
        self._ask = ask
        self._fresh_seconds = fresh_seconds
        self._lock = threading.Lock()
        self._open: Asked[T] | None = None
        self._last: Asked[T] | None = None
        self._answered_at = 0.0

    def asked(self) -> Asked[T]:
        """Return what is answered, or will be. Nothing is asked again before it was answered."""
        with self._lock:
            age = monotonic() - self._answered_at
            if self._last and age < (HELD_SECONDS if self._open else self._fresh_seconds):
                return self._last
            return self._open or self._begin()

    def _begin(self) -> Asked[T]:
        asked = self._open = Asked[T]()
        try:
            threading.Thread(target=self._work, args=(asked,), daemon=True).start()
        except Exception as error:  # noqa: BLE001 - too many threads, too little memory
            self._end(asked)
            asked.set_exception(error)
        return asked

    def _work(self, asked: Asked[T]) -> None:
        try:
            answer = self._ask()
        except Exception as error:  # noqa: BLE001 - it goes to whoever asked
            with self._lock:
                self._end(asked)
                asked.set_exception(error)
        else:
            with self._lock:
                self._end(asked)
                asked.set_result(answer)

    def _end(self, asked: Asked[T]) -> None:
        self._open, self._last, self._answered_at = None, asked, monotonic()


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
        asked = self.migrations.asked(), self.redis and self.redis.asked()
        migrations = _within(asked[0], AWAY)
        redis = (ANSWERS if _within(asked[1], silent=False) else AWAY) if asked[1] else NONE
        away = migrations == AWAY
        return {
            "status": READY if migrations == CURRENT else NOT_READY,
            "database": AWAY if away else ANSWERS,
            "migrations": UNKNOWN if away else migrations,
            "redis": redis,
            "warnings": [*self.warnings, *[_REDIS_AWAY] * (redis == AWAY)],
        }


def _within(asked: Asked[T], silent: T) -> T:
    try:
        return asked.in_time()
    except TimeoutError:
        return silent
    except Exception:  # noqa: BLE001 - what cannot be asked is as good as away
        _log.exception("Nobody could be asked whether this instance is ready.")
        return silent
