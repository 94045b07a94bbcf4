"""The counters themselves. Import ``metrics`` beside this, which knows when to import it."""

import os
import platform
from collections.abc import Iterator
from importlib.metadata import version

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram
from prometheus_client.core import GaugeMetricFamily, InfoMetricFamily, Metric
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector

from service.telemetry.metrics import FOLDER, Owed

_QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
_LAGS = (*_QUICK, 30.0, 60.0, 300.0)

_HERE = CollectorRegistry()
"""What this process alone has counted."""

requests = Counter(
    "paroli_requests",
    "Requests answered, by route and status.",
    ("method", "route", "status"),
    registry=_HERE,
)
request_seconds = Histogram(
    "paroli_request_seconds",
    "Seconds from a request to the beginning of its answer.",
    ("method", "route"),
    registry=_HERE,
    buckets=_QUICK,
)
append_seconds = Histogram(
    "paroli_append_seconds",
    "Seconds that a transaction took that added to the log.",
    registry=_HERE,
    buckets=_QUICK,
)
recorded = Counter(
    "paroli_recorded",
    "Entries and settlements recorded.",
    ("kind",),
    registry=_HERE,
)
settlement_lag = Histogram(
    "paroli_settlement_lag_seconds",
    "Seconds from the recording of a draw to that of its settlement.",
    registry=_HERE,
    buckets=_LAGS,
)
refusals = Counter(
    "paroli_refusals",
    "Requests and entries of batches refused, by the code of the problem.",
    ("code",),
    registry=_HERE,
)
streams = Gauge(
    "paroli_streams",
    "Streams of events that are open.",
    registry=_HERE,
    multiprocess_mode="livesum",
)


class Everything:
    """What all processes counted, and what is found out when somebody asks."""

    def __init__(self, owed: Owed | None) -> None:
        self._owed = owed

    def collect(self) -> Iterator[Metric]:
        """Yield every metric."""
        if os.environ.get(FOLDER):
            yield from MultiProcessCollector(None).collect()  # type: ignore[no-untyped-call]
        else:
            yield from _HERE.collect()
        build = {"version": version("paroli"), "python": platform.python_version()}
        yield InfoMetricFamily("paroli_build", "What is running.", value=build)
        if self._owed is not None:
            sessions, oldest = self._owed.sessions, self._owed.oldest_seconds
            about = "Sessions that wait for a settlement."
            yield GaugeMetricFamily("paroli_owed_sessions", about, value=sessions)
            about = "Seconds since the draw that has waited longest, 0 if none does."
            yield GaugeMetricFamily("paroli_owed_oldest_seconds", about, value=oldest)


def exposition(owed: Owed | None) -> tuple[bytes, str]:
    """Return everything as Prometheus reads it, and of which type that is."""
    return generate_latest(Everything(owed)), CONTENT_TYPE_PLAIN_0_0_4
