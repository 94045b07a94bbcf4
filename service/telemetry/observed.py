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
from service.domain.history import Recorded
from service.telemetry import metrics

ENTRY, SETTLEMENT = "entry", "settlement"

_DRAWS_KEPT = 1000

_log = logging.getLogger(__name__)


def observed(store: Archive) -> Archive:
    """Return ``store``, observed: the same in everything but that appends leave a trace."""
    return cast("Archive", _Observed(store))


class _Observed:
    def __init__(self, store: Archive) -> None:
        self._store = store
        self._draws: OrderedDict[str, tuple[int, str]] = OrderedDict()
        self._lock = threading.Lock()

    def __getattr__(self, name: str) -> Any:
        return getattr(self._store, name)

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
                drawn_at = previous.at if previous else self._drawn_at(append)
                metrics.settled(metrics.seconds_between(drawn_at, events[0].at))
            previous = events[-1]
        if append.row.owes_settlement:
            self._remember(append)

    def _remember(self, append: Append) -> None:
        with self._lock:
            self._draws[append.stream] = append.row.version, append.row.changed_at
            while len(self._draws) > _DRAWS_KEPT:
                self._draws.popitem(last=False)

    def _drawn_at(self, append: Append) -> str:
        """Return when the draw was recorded that the append begins by settling."""
        with self._lock:
            version, at = self._draws.pop(append.stream, (0, ""))
        if version == append.expected:
            return at
        # Nothing comes between a draw and its settlement, so it is the event before.
        (draw,) = self._store.events(append.stream, after=append.expected - 1, limit=1)
        return draw.at


def _log_recorded(kind: str, entry: str, events: Sequence[Recorded]) -> None:
    if _log.isEnabledFor(logging.INFO):
        first, last = events[0], events[-1]
        facts = {"session": first.stream, "entry": entry, "type": first.name}
        versions = [first.version, last.version]
        _log.info("recorded", extra={"kind": kind, **facts, "versions": versions})
