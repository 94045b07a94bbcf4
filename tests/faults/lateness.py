"""How late watchers see entries while nothing is down."""

import threading
import time
from bisect import bisect_left
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass

from tests.faults.run_log import RunLog

LATE_SECONDS = 2.0
"""How late a watcher may see an acknowledged entry while nothing is down."""


@dataclass(frozen=True)
class Entry:
    """An entry that was acknowledged while nothing was down: each watcher must see it in time."""

    session: str
    version: int
    at: float


@dataclass(frozen=True)
class Delay:
    """The seconds between an acknowledgement and the moment at which a watcher saw the entry.

    ``seconds`` are infinite if the watcher has not seen it.
    """

    watcher: str
    entry: Entry
    seconds: float


class Sightings:
    """The versions that one watcher has seen, each with the time."""

    def __init__(self) -> None:
        self._versions: dict[str, list[int]] = {}
        self._times: dict[str, list[float]] = {}

    def add(self, session: str, version: int) -> None:
        versions = self._versions.setdefault(session, [])
        if not versions or version > versions[-1]:
            versions.append(version)
            self._times.setdefault(session, []).append(time.monotonic())

    def at(self, session: str, version: int) -> float | None:
        """Return when the watcher first saw that version or a later one."""
        index = bisect_left(self._versions.get(session, ()), version)
        times = self._times.get(session, ())
        return times[index] if index < len(times) else None

    def newest(self, session: str) -> int:
        """Return the newest version, 0 if there is none."""
        return self._versions.get(session, [0])[-1]


class Lateness:
    """Collects entries acknowledged while nothing is down. Safe to share between threads."""

    def __init__(self) -> None:
        self.entries: list[Entry] = []
        self._is_measuring = threading.Event()

    @contextmanager
    def measured(self) -> Iterator[None]:
        """Count the entries that are acknowledged inside: everything is up, and stays up."""
        self._is_measuring.set()
        try:
            yield
        finally:
            self._is_measuring.clear()

    def acknowledged(self, session: str, version: int) -> None:
        if self._is_measuring.is_set():
            self.entries.append(Entry(session, version, time.monotonic()))

    def delays(self, watchers: Mapping[str, Sightings]) -> list[Delay]:
        """Return how late each watcher saw each entry."""
        return [
            Delay(name, entry, self._seconds(entry, seen))
            for name, seen in watchers.items()
            for entry in self.entries
        ]

    @staticmethod
    def _seconds(entry: Entry, seen: Sightings) -> float:
        seen_at = seen.at(entry.session, entry.version)
        return float("inf") if seen_at is None else max(0.0, seen_at - entry.at)


def latest(delays: Iterable[Delay]) -> dict[str, float]:
    """Return the longest delay of each watcher, in seconds."""
    longest: dict[str, float] = {}
    for delay in delays:
        longest[delay.watcher] = max(delay.seconds, longest.get(delay.watcher, 0.0))
    return longest


def log_late(delays: Iterable[Delay], late_seconds: float, log: RunLog) -> None:
    """Log the entries that a watcher saw more than ``late_seconds`` late."""
    for delay in delays:
        if delay.seconds > late_seconds:
            entry = f"version {delay.entry.version} of {delay.entry.session}"
            line = f"{entry}: the {delay.watcher} saw it {delay.seconds:.2f} s later"
            log.add(line, delay.entry.at)
