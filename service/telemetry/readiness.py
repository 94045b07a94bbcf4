"""Checks whether this instance can take entries, with a timeout for each part."""

import logging
import threading
from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import dataclass, replace
from time import monotonic
from typing import Any, Generic, TypeVar

from service.application.errors import StoreUnusable
from service.application.ports.ports import Ports
from service.application.ports.store import Store
from service.telemetry.metrics import unsettled_backlog

WAIT_SECONDS = 2.0
"""After this time a part that does not answer counts as down."""

FRESH_SECONDS = 1.0
"""How long an answer is reused. Checks need no key, so a client may send many."""

HELD_SECONDS = 5.0
"""How long others reuse an answer while a new check runs, so that each does not hold a thread."""

LATE_SECONDS = 10.0
"""After this time a settlement that waits is a warning."""

ANSWERS, AWAY, NONE, UNWRITABLE = "answers", "away", "none", "unwritable"
CURRENT, UNKNOWN = "current", "unknown"
READY, NOT_READY, STOPPING = "ready", "not ready", "stopping"

_REDIS_DOWN = "Redis is down: entries go on; settlements and screens are slower."
_NO_WORKER = "No worker settles draws. Start one with `paroli work`."
_LATE = "A draw has waited for its settlement for ten seconds. See the logs of the workers."
_UNWRITABLE = "The database refuses writes: its disk is full, or it is read-only."

T = TypeVar("T")

_log = logging.getLogger(__name__)


class Check(Future[T]):
    """The result of a check that may still run."""

    def __init__(self) -> None:
        super().__init__()
        self._deadline = monotonic() + WAIT_SECONDS

    def in_time(self) -> T:
        """Return the result. Raises: ``TimeoutError``; what the check raised.

        The timeout runs from the start of the check. So while nothing answers, only the first
        callers wait.
        """
        return self.result(max(0.0, self._deadline - monotonic()))


class Probe(Generic[T]):
    """Runs a check in a thread, one at a time for any number of callers.

    A result is reused for ``fresh_seconds``. The next caller starts a new check; until that ends,
    other callers get the last result if it is not older than ``HELD_SECONDS``.
    """

    def __init__(self, check: Callable[[], T], *, fresh_seconds: float = FRESH_SECONDS) -> None:
        self._check = check
        self._fresh_seconds = fresh_seconds
        self._lock = threading.Lock()
        self._running: Check[T] | None = None
        self._last: Check[T] | None = None
        self._finished_at = 0.0

    def latest(self) -> Check[T]:
        """Return the last check if it is recent, or else the running one, or else a new one."""
        with self._lock:
            age = monotonic() - self._finished_at
            if self._last and age < (HELD_SECONDS if self._running else self._fresh_seconds):
                return self._last
            return self._running or self._start()

    def _start(self) -> Check[T]:
        check = self._running = Check[T]()
        try:
            threading.Thread(target=self._run, args=(check,), daemon=True).start()
        except Exception as error:  # noqa: BLE001 - too many threads, too little memory
            self._finish(check)
            check.set_exception(error)
        return check

    def _run(self, check: Check[T]) -> None:
        try:
            result = self._check()
        except Exception as error:  # noqa: BLE001 - the callers of ``in_time`` get it
            with self._lock:
                self._finish(check)
                check.set_exception(error)
        else:
            with self._lock:
                self._finish(check)
                check.set_result(result)

    def _finish(self, check: Check[T]) -> None:
        self._running, self._last, self._finished_at = None, check, monotonic()


@dataclass(frozen=True, slots=True)
class Readiness:
    """The parts that an instance depends on.

    ``migrations`` returns ``CURRENT``, another word for tables of another version, or ``AWAY`` if
    the database does not answer. If ``redis`` is None, the instance uses no Redis. ``warnings`` are
    constant. ``writes`` returns whether the store accepts writes; None: it always does. ``workers``
    returns whether a worker settles draws; None: no worker is needed. ``is_late`` returns whether a
    settlement is late.
    """

    migrations: Probe[str]
    redis: Probe[bool] | None = None
    warnings: tuple[str, ...] = ()
    writes: Probe[bool] | None = None
    workers: Probe[bool] | None = None
    is_late: Probe[bool] | None = None

    def report(self) -> dict[str, Any]:
        """Check every part, for ``WAIT_SECONDS`` at most, and return the body of ``/readyz``.

        Without Redis or a worker the instance is still ready. It accepts entries, and ``warnings``
        has a warning.
        """
        checks = self.migrations.latest(), self.redis and self.redis.latest()
        settles = self.workers.latest() if self.workers else None
        is_late = self.is_late.latest() if self.is_late else None
        migrations = _result(checks[0], AWAY)
        redis = (ANSWERS if _result(checks[1], timeout=False) else AWAY) if checks[1] else NONE
        database = self._database(migrations)
        is_ready = migrations == CURRENT and database == ANSWERS
        found = {
            _REDIS_DOWN: redis == AWAY,
            _NO_WORKER: settles is not None and not _result(settles, timeout=True),
            _LATE: is_late is not None and _result(is_late, timeout=False),
            _UNWRITABLE: database == UNWRITABLE,
        }
        return {
            "status": READY if is_ready else NOT_READY,
            "database": database,
            "migrations": UNKNOWN if database == AWAY else migrations,
            "redis": redis,
            "warnings": [*self.warnings, *(text for text, holds in found.items() if holds)],
        }

    def _database(self, migrations: str) -> str:
        if migrations == AWAY:
            return AWAY
        is_writable = self.writes is None or _result(self.writes.latest(), timeout=False)
        return ANSWERS if is_writable else UNWRITABLE


def with_store(readiness: Readiness, ports: Ports) -> Readiness:
    """Return ``readiness`` with checks of the store: whether it accepts writes, what waits."""
    return replace(
        readiness,
        writes=Probe(lambda: _is_writable(ports.store)),
        is_late=Probe(lambda: _is_settlement_late(ports)),
    )


def _is_settlement_late(ports: Ports) -> bool:
    try:
        return unsettled_backlog(ports, limit=1).oldest_seconds > LATE_SECONDS
    except StoreUnusable:
        return False


def _is_writable(store: Store) -> bool:
    try:
        store.try_write()
    except StoreUnusable:
        return False
    return True


def _result(check: Check[T], timeout: T) -> T:
    try:
        return check.in_time()
    except TimeoutError:
        return timeout
    except Exception:  # noqa: BLE001 - a check that fails counts as down
        _log.exception("A readiness check failed.")
        return timeout
