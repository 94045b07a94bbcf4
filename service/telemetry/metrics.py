"""Counts and times for Prometheus. If several processes serve, they count together.

The library reads ``PROMETHEUS_MULTIPROC_DIR`` when it is imported. So ``instruments``, which
imports it, is imported at the first count: a process may fork and set the variable before.
"""

import logging
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, wraps
from typing import Any, ParamSpec

from werkzeug.utils import import_string

from service.application.ports.ports import Ports
from service.application.times import seconds_between

FOLDER = "PROMETHEUS_MULTIPROC_DIR"
"""The environment variable that names the folder in which processes count together."""

BACKLOG_COUNT_MAX = 10_000
"""How many unsettled sessions are counted at most."""


_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class UnsettledBacklog:
    """How many sessions wait for a settlement, and for how long the oldest has waited."""

    sessions: int
    oldest_seconds: float


P = ParamSpec("P")


def never_raise(count: Callable[P, None]) -> Callable[P, None]:
    """Return ``count`` with its errors logged instead of raised."""

    @wraps(count)
    def counted(*args: P.args, **kwargs: P.kwargs) -> None:
        try:
            count(*args, **kwargs)
        except Exception:  # noqa: BLE001 - what was counted has happened: it must not fail now
            _log.exception("A metric could not be counted.")

    return counted


class Streams:
    """The number of open event streams in all processes."""

    @never_raise
    def inc(self) -> None:
        """Count a stream that was opened."""
        _instruments().streams.inc()

    @never_raise
    def dec(self) -> None:
        """Count a stream that has ended."""
        _instruments().streams.dec()


streams = Streams()


@never_raise
def count_request(method: str, route: str, status: int, seconds: float) -> None:
    """Count and time a request. ``route`` is the URL rule: a metric has few different labels."""
    count, time = _of_route(method, route, status)
    count.inc()
    time.observe(seconds)


@never_raise
def time_append(seconds: float) -> None:
    """Time one transaction that added to the log."""
    _instruments().append_seconds.observe(seconds)


@never_raise
def count_recorded(kind: str) -> None:
    """Count one entry or settlement."""
    _instruments().recorded.labels(kind).inc()


@never_raise
def time_settlement(lag_seconds: float) -> None:
    """Record the time from the recording of a draw to the recording of its settlement."""
    _instruments().settlement_lag.observe(lag_seconds)


@never_raise
def count_refusal(code: str) -> None:
    """Count one refused request or entry, by the code of the refusal."""
    _instruments().refusals.labels(code).inc()


@never_raise
def count_closed_connection(reason: str) -> None:
    """Count one connection that was closed because of a limit."""
    _instruments().closed_connections.labels(reason).inc()


@never_raise
def count_update(*, announced: bool) -> None:
    """Count one update that a stream sent: announced, or only found in the store."""
    _instruments().updates.labels("announced" if announced else "read").inc()


@never_raise
def count_failed_write() -> None:
    """Count one append that the store refused because it cannot be written."""
    _instruments().failed_writes.inc()


def unsettled_backlog(ports: Ports, *, limit: int = BACKLOG_COUNT_MAX) -> UnsettledBacklog:
    """Return how many sessions wait for settlement now, ``limit`` at most, and how long.

    Raises: ``StoreUnusable``.
    """
    store, clock = ports.store, ports.clock
    sessions = store.unsettled_sessions(limit=limit)
    oldest = store.row(sessions[0]) if sessions else None
    seconds = seconds_between(oldest.changed_at, clock.now()) if oldest else 0.0
    return UnsettledBacklog(len(sessions), seconds)


def exposition(backlog: UnsettledBacklog | None) -> tuple[bytes, str]:
    """Return all metrics in Prometheus' text format, and its content type."""
    return _instruments().exposition(backlog)  # type: ignore[no-any-return]


@cache
def _of_route(method: str, route: str, status: int) -> tuple[Any, Any]:
    instruments = _instruments()
    count = instruments.requests.labels(method, route, str(status))
    return count, instruments.request_seconds.labels(method, route)


@cache
def _instruments() -> Any:
    return import_string("service.telemetry.instruments")
