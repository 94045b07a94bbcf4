"""The Prometheus counters. Use ``metrics``, which imports this module at the right moment."""

import os
import platform
from collections.abc import Iterator
from importlib.metadata import version

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram
from prometheus_client.core import GaugeMetricFamily, InfoMetricFamily, Metric
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector

from service.telemetry.metrics import FOLDER, UnsettledBacklog

_QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
_LAGS = (*_QUICK, 30.0, 60.0, 300.0)

_PROCESS_REGISTRY = CollectorRegistry()
"""Holds what this process alone has counted."""

requests = Counter(
    "paroli_requests",
    "Requests, by route and status.",
    ("method", "route", "status"),
    registry=_PROCESS_REGISTRY,
)
request_seconds = Histogram(
    "paroli_request_seconds",
    "Seconds from a request to the start of its response.",
    ("method", "route"),
    registry=_PROCESS_REGISTRY,
    buckets=_QUICK,
)
append_seconds = Histogram(
    "paroli_append_seconds",
    "Seconds that a transaction took to add to the log.",
    registry=_PROCESS_REGISTRY,
    buckets=_QUICK,
)
recorded = Counter(
    "paroli_recorded",
    "Entries and settlements recorded.",
    ("kind",),
    registry=_PROCESS_REGISTRY,
)
failed_writes = Counter(
    "paroli_failed_writes",
    "Appends that failed because the store cannot be written, such as on a full disk.",
    registry=_PROCESS_REGISTRY,
)
settlement_lag = Histogram(
    "paroli_settlement_lag_seconds",
    "Seconds from the recording of a draw to that of its settlement.",
    registry=_PROCESS_REGISTRY,
    buckets=_LAGS,
)
refusals = Counter(
    "paroli_refusals",
    "Refused requests and batch entries, by problem code.",
    ("code",),
    registry=_PROCESS_REGISTRY,
)
closed_connections = Counter(
    "paroli_closed_connections",
    "Connections closed because of a limit, by the limit.",
    ("reason",),
    registry=_PROCESS_REGISTRY,
)
updates = Counter(
    "paroli_updates",
    "Updates that streams sent, by source: announced by a process, or read from the store.",
    ("source",),
    registry=_PROCESS_REGISTRY,
)
streams = Gauge(
    "paroli_streams",
    "Open event streams.",
    registry=_PROCESS_REGISTRY,
    multiprocess_mode="livesum",
)


class AllMetrics:
    """Collects the counts of all processes, the build, and the unsettled backlog."""

    def __init__(self, backlog: UnsettledBacklog | None) -> None:
        self._backlog = backlog

    def collect(self) -> Iterator[Metric]:
        """Yield every metric."""
        if os.environ.get(FOLDER):
            yield from MultiProcessCollector(None).collect()  # type: ignore[no-untyped-call]
        else:
            yield from _PROCESS_REGISTRY.collect()
        build = {"version": version("paroli"), "python": platform.python_version()}
        yield InfoMetricFamily("paroli_build", "The running version.", value=build)
        if self._backlog is not None:
            sessions, oldest = self._backlog.sessions, self._backlog.oldest_seconds
            about = "Sessions that wait for a settlement."
            yield GaugeMetricFamily("paroli_owed_sessions", about, value=sessions)
            about = "Seconds since the oldest unsettled draw, 0 if there is none."
            yield GaugeMetricFamily("paroli_owed_oldest_seconds", about, value=oldest)


def exposition(backlog: UnsettledBacklog | None) -> tuple[bytes, str]:
    """Return all metrics in Prometheus' text format, and its content type."""
    return generate_latest(AllMetrics(backlog)), CONTENT_TYPE_PLAIN_0_0_4
