"""How late watchers see entries while nothing is down."""

import threading
import time
from bisect import bisect_left
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass

from tests.faults.run_log import RunLog

LATE_SECONDS = 2.0
"""How late a watcher may see an acknowledged entry while nothing is down."""


@dataclass(frozen=True)
class Entry:
    """An entry that was acknowledged in a calm period: each watcher must see it in time."""

    session: str
    version: int
    at: float


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
    """Collects the entries of calm periods. Safe to share between threads."""

    def __init__(self) -> None:
        self.entries: list[Entry] = []
        self._is_calm = threading.Event()

    @contextmanager
    def calm(self) -> Iterator[None]:
        """Count the entries that are acknowledged inside: everything is up, and stays up."""
        self._is_calm.set()
        try:
            yield
        finally:
            self._is_calm.clear()

    def acknowledged(self, session: str, version: int) -> None:
        if self._is_calm.is_set():
            self.entries.append(Entry(session, version, time.monotonic()))

    def latest(self, watchers: Mapping[str, Sightings]) -> dict[str, float]:
        """Return for each watcher the seconds after which it saw the last entry."""
        return {
            name: max((self._seconds(entry, seen) for entry in self.entries), default=0.0)
            for name, seen in watchers.items()
        }

    def write(self, watchers: Mapping[str, Sightings], log: RunLog) -> None:
        """Write the entries that a watcher saw too late."""
        for name, seen in watchers.items():
            for entry in self.entries:
                if (seconds := self._seconds(entry, seen)) > LATE_SECONDS:
                    what = f"version {entry.version} of {entry.session}"
                    log.add(f"{what}: the {name} saw it {seconds:.2f} s later", entry.at)

    @staticmethod
    def _seconds(entry: Entry, seen: Sightings) -> float:
        seen_at = seen.at(entry.session, entry.version)
        return float("inf") if seen_at is None else max(0.0, seen_at - entry.at)
