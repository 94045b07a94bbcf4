"""A store that counts, times and logs what is recorded in it, whoever records it."""

import logging
import threading
from collections import OrderedDict
from collections.abc import Sequence
from itertools import groupby
from time import perf_counter
from typing import Any, cast

from service.application.draft import SETTLER
from service.application.ports import Append, Archive
from service.application.times import seconds_between
from service.domain.history import Recorded
from service.telemetry import metrics

ENTRY, SETTLEMENT = "entry", "settlement"

_SEEN_KEPT = 1000

_log = logging.getLogger(__name__)


def observed(store: Archive) -> Archive:
    """Return ``store``, observed: the same in everything but that appends leave a trace."""
    return cast("Archive", _Observed(store))


class _Observed:
    def __init__(self, store: Archive) -> None:
        self._store = store
        # The newest event seen of each session, be it read or recorded: its version and time.
        self._seen: OrderedDict[str, tuple[int, str]] = OrderedDict()
        self._lock = threading.Lock()

    def __getattr__(self, name: str) -> Any:
        return getattr(self._store, name)

    def events(
        self, stream: str, *, after: int = 0, upto: int | None = None, limit: int | None = None
    ) -> list[Recorded]:
        """Return events; see ``ports.Store``. Who settles a draw has read it before."""
        events = self._store.events(stream, after=after, upto=upto, limit=limit)
        if events:
            self._remember(stream, events[-1].version, events[-1].at)
        return events

    def append(self, appends: Sequence[Append]) -> None:
        """Record everything or nothing; see ``ports.Store``."""
        started = perf_counter()
        self._store.append(appends)
        try:
            metrics.appended(perf_counter() - started)
            for append in appends:
                self._tell(append)
        except Exception:  # noqa: BLE001 - whatever it was, the entry stands
            _log.exception("What was recorded could not be counted.")

    def _tell(self, append: Append) -> None:
        previous: Recorded | None = None
        for (entry, actor), group in groupby(append.recorded, lambda r: (r.entry, r.actor)):
            events = list(group)
            kind = SETTLEMENT if actor == SETTLER else ENTRY
            metrics.recorded(kind)
            _log_recorded(kind, entry, events)
            if kind == SETTLEMENT:
                self._time(append, previous, events[0])
            previous = events[-1]
        if append.row.owes_settlement:
            self._remember(append.stream, append.row.version, append.row.changed_at)

    def _time(self, append: Append, draw: Recorded | None, settlement: Recorded) -> None:
        drawn_at = draw.at if draw else self._drawn_at(append)
        if drawn_at:
            metrics.settled(seconds_between(drawn_at, settlement.at))

    def _remember(self, stream: str, version: int, at: str) -> None:
        with self._lock:
            if version > self._seen.get(stream, (0, ""))[0]:
                self._seen[stream] = version, at
            self._seen.move_to_end(stream)
            while len(self._seen) > _SEEN_KEPT:
                self._seen.popitem(last=False)

    def _drawn_at(self, append: Append) -> str | None:
        """Return when the draw was recorded that the append begins by settling, if it was seen.

        Nothing comes between a draw and its settlement, so it is the event before. The store is
        not asked: it may be slow or away, and whoever entered something waits.
        """
        with self._lock:
            version, at = self._seen.get(append.stream, (0, ""))
        return at if version == append.expected else None


def _log_recorded(kind: str, entry: str, events: Sequence[Recorded]) -> None:
    if _log.isEnabledFor(logging.INFO):
        first, last = events[0], events[-1]
        facts = {"session": first.stream, "entry": entry, "type": first.name}
        versions = [first.version, last.version]
        _log.info("recorded", extra={"kind": kind, **facts, "versions": versions})
