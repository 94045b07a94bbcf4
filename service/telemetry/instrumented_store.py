"""A store that counts, times and logs every append."""

import logging
import threading
from collections.abc import Sequence
from itertools import groupby
from time import monotonic, perf_counter
from typing import Any, cast

from service.application.bounded_dict import BoundedDict
from service.application.errors import StoreUnusable, StoreUnwritable
from service.application.ports.store import Append, SessionRow, Store
from service.application.recording.draft import SETTLER
from service.application.times import seconds_between
from service.domain.session.log.recorded import Recorded
from service.telemetry import metrics

ENTRY, SETTLEMENT = "entry", "settlement"

_SESSIONS_MAX = 1000
"""Of how many sessions the newest event is remembered."""

TRY_WRITE_SECONDS = 10.0
"""After this time without a write, the readiness check tries one."""

_log = logging.getLogger(__name__)


def instrumented(store: Store) -> Store:
    """Return ``store`` with its appends counted, timed and logged."""
    return cast("Store", _InstrumentedStore(store))


class _InstrumentedStore:
    def __init__(self, store: Store) -> None:
        self._store = store
        # Version and time of the newest event of each session that was read or recorded.
        self._newest = BoundedDict[str, tuple[int, str]](_SESSIONS_MAX)
        self._lock = threading.Lock()
        self._refuses_writes = False
        self._written_at = -TRY_WRITE_SECONDS

    def __getattr__(self, name: str) -> Any:
        return getattr(self._store, name)

    def events(
        self, stream: str, *, after: int = 0, upto: int | None = None, limit: int | None = None
    ) -> list[Recorded]:
        """Return events; see ``ports.Store``. Remember the time of the newest.

        Before it settles a draw, a settler reads the draw here.
        """
        events = self._store.events(stream, after=after, upto=upto, limit=limit)
        if events:
            self._remember(stream, events[-1].version, events[-1].at)
        return events

    def append(self, appends: Sequence[Append]) -> None:
        """Record everything or nothing; see ``ports.Store``."""
        started = perf_counter()
        try:
            self._store.append(appends)
        except StoreUnwritable as error:
            metrics.count_failed_write()
            self._set_refuses_writes(error)
            raise
        self._set_refuses_writes(None)
        try:
            metrics.time_append(perf_counter() - started)
            for append in appends:
                self._count(append)
        except Exception:  # noqa: BLE001 - the append has succeeded and must not fail now
            _log.exception("An append could not be counted.")

    def try_write(self) -> None:
        """Try a write if the last one was refused or is ``TRY_WRITE_SECONDS`` old.

        Raises: ``StoreUnwritable``; ``StoreUnusable`` only if the last write was refused.
        """
        if not self._refuses_writes and monotonic() - self._written_at < TRY_WRITE_SECONDS:
            return
        try:
            self._store.try_write()
        except StoreUnwritable as error:
            self._set_refuses_writes(error)
            raise
        except StoreUnusable:
            if self._refuses_writes:
                raise
        else:
            self._set_refuses_writes(None)

    def _set_refuses_writes(self, error: StoreUnwritable | None) -> None:
        """Note whether the store refuses writes; log when that begins and ends."""
        refuses = error is not None
        if not refuses:
            self._written_at = monotonic()
        if refuses == self._refuses_writes:
            return
        with self._lock:
            has_changed, self._refuses_writes = refuses != self._refuses_writes, refuses
        if has_changed and error:
            _log.error("The store refuses writes, so no entry is recorded: %s", error)
        elif has_changed:
            _log.warning("The store accepts writes again.")

    def _count(self, append: Append) -> None:
        previous: Recorded | None = None
        for (entry, actor), group in groupby(append.recorded, lambda r: (r.entry, r.actor)):
            events = list(group)
            kind = SETTLEMENT if actor == SETTLER else ENTRY
            metrics.count_recorded(kind)
            _log_recorded(kind, entry, events)
            if kind == SETTLEMENT:
                self._time_settlement(append, previous, events[0])
            previous = events[-1]
        if isinstance(append.row, SessionRow) and append.row.owes_settlement:
            self._remember(append.stream, append.row.version, append.row.changed_at)

    def _time_settlement(self, append: Append, draw: Recorded | None, first: Recorded) -> None:
        drawn_at = draw.at if draw else self._drawn_at(append)
        if drawn_at:
            metrics.time_settlement(seconds_between(drawn_at, first.at))

    def _remember(self, stream: str, version: int, at: str) -> None:
        with self._lock:
            known = self._newest.get(stream, (0, ""))
            self._newest.keep(stream, (version, at) if version > known[0] else known)

    def _drawn_at(self, append: Append) -> str | None:
        """Return when the draw that this append settles was recorded; None if that is unknown.

        A settlement follows its draw directly, so the draw is the event before the append. The
        store is not read for it: it may be slow, and a client waits for this append.
        """
        with self._lock:
            version, at = self._newest.get(append.stream, (0, ""))
        return at if version == append.expected else None


def _log_recorded(kind: str, entry: str, events: Sequence[Recorded]) -> None:
    if _log.isEnabledFor(logging.INFO):
        first, last = events[0], events[-1]
        fields = {"session": first.stream, "entry": entry, "type": first.name}
        versions = [first.version, last.version]
        _log.info("recorded", extra={"kind": kind, **fields, "versions": versions})
