"""What is counted and timed, for Prometheus. Of a house of many processes, all together.

The library looks at ``PROMETHEUS_MULTIPROC_DIR`` when it is imported, so ``instruments``, which
imports it, is not imported before something is counted: a process may fork and say where first.
"""

import logging
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, wraps
from typing import Any, ParamSpec

from werkzeug.utils import import_string

from service.application.ports import Clock, Store
from service.application.times import seconds_between

FOLDER = "PROMETHEUS_MULTIPROC_DIR"
"""Names the folder in which processes count together."""

OWED_MOST = 10_000
"""How many owed sessions are counted; more are told as so many."""


_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Owed:
    """How many sessions wait for a settlement, and for how many seconds the first of them has."""

    sessions: int
    oldest_seconds: float


P = ParamSpec("P")


def in_nobodys_way(count: Callable[P, None]) -> Callable[P, None]:
    """Let ``count`` stop nothing that is done: what goes wrong in it is logged."""

    @wraps(count)
    def counted(*args: P.args, **kwargs: P.kwargs) -> None:
        try:
            count(*args, **kwargs)
        except Exception:  # noqa: BLE001 - whatever it was, what was counted has happened
            _log.exception("Something could not be counted.")

    return counted


class Streams:
    """How many streams are open, in all processes together."""

    @in_nobodys_way
    def inc(self) -> None:
        """Count one that was opened."""
        _instruments().streams.inc()

    @in_nobodys_way
    def dec(self) -> None:
        """Count one that has ended."""
        _instruments().streams.dec()


streams = Streams()


@in_nobodys_way
def answered(method: str, route: str, status: int, seconds: float) -> None:
    """Count a request; ``route`` is a rule with its placeholders, of which there are few."""
    count, time = _of_route(method, route, status)
    count.inc()
    time.observe(seconds)


@in_nobodys_way
def appended(seconds: float) -> None:
    """Time one transaction that added to the log."""
    _instruments().append_seconds.observe(seconds)


@in_nobodys_way
def recorded(kind: str) -> None:
    """Count one entry or settlement."""
    _instruments().recorded.labels(kind).inc()


@in_nobodys_way
def settled(lag_seconds: float) -> None:
    """Time one settlement, from the recording of its draw to its own."""
    _instruments().settlement_lag.observe(lag_seconds)


@in_nobodys_way
def refused(code: str) -> None:
    """Count something that was asked for and refused, by the code of the refusal."""
    _instruments().refusals.labels(code).inc()


def owing(store: Store, clock: Clock) -> Owed:
    """Return what is owed now. Raises: ``StoreUnusable``."""
    sessions = store.owing(limit=OWED_MOST)
    oldest = store.row(sessions[0]) if sessions else None
    return Owed(len(sessions), seconds_between(oldest.changed_at, clock.now()) if oldest else 0.0)


def exposition(owed: Owed | None) -> tuple[bytes, str]:
    """Return everything counted so far as Prometheus reads it, and of which type that is."""
    return _instruments().exposition(owed)  # type: ignore[no-any-return]


@cache
def _of_route(method: str, route: str, status: int) -> tuple[Any, Any]:
    made = _instruments()
    count = made.requests.labels(method, route, str(status))
    return count, made.request_seconds.labels(method, route)


@cache
def _instruments() -> Any:
    return import_string("service.telemetry.instruments")
