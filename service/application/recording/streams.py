"""Streams that are not sessions: evenings and people. Each has a log of its own."""

import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from service.application.errors import EntryInBetween
from service.application.ports.store import (
    HOUSE,
    Append,
    Clock,
    Codec,
    IdempotencyRecord,
    Store,
    StreamRow,
)
from service.application.recording.draft import Meta
from service.application.recording.entry_response import EntryResult, to_json
from service.application.recording.new_events import (
    LogEnd,
    record_in_turn,
    recorded_after,
)
from service.application.recording.stored_results import find_result, refusals_to_store
from service.domain.ledger import Posting
from service.domain.session.log.chain import GENESIS, canonical_json
from service.domain.session.log.recorded import Recorded
from service.domain.values.errors import Refused
from service.domain.values.plain import plain, typed

_PAGE = 200

SESSION = "session"
KIND_ENDS = ":"
"""Ends the kind in the id of a stream. The id of a session is a UUID alone."""


def number_of(stream: str) -> str:
    """Return the UUID in the id of a stream, by which clients name it."""
    return kind_and_number(stream)[1]


def kind_and_number(stream: str) -> tuple[str, str]:
    """Return the kind of a stream, ``SESSION`` or another one, and the UUID in its id."""
    kind, _, number = stream.rpartition(KIND_ENDS)
    return kind or SESSION, number


class UnknownStream(LookupError):  # noqa: N818 - reads well at the raise
    """No evening or person has that id."""

    def __init__(self, kind: str, stream: str) -> None:
        super().__init__(f"No {kind} has the id {number_of(stream)}.")
        self.kind = kind


@dataclass(frozen=True, slots=True)
class StreamKind:
    """One kind of stream: its name, which begins its ids, and its functions.

    ``state_type`` is the dataclass of its states. ``evolve(state, event)`` returns the next state;
    ``title(state)`` is the name in lists. ``postings(event)`` returns what an event moves.
    """

    name: str
    state_type: type[Any]
    evolve: Callable[[Any, Any], Any]
    title: Callable[[Any], str]
    postings: Callable[[Any], Sequence[Posting]] = lambda _event: ()

    def stream_of(self, number: str) -> str:
        """Return the id of a stream from its UUID."""
        return f"{self.name}:{number}"


@dataclass(frozen=True, slots=True)
class Folded:
    """A stream folded from its events. ``state`` is None before the first event."""

    kind: StreamKind
    id: str
    state: Any = None
    version: int = 0
    head: str = GENESIS
    opened_at: str = ""

    @property
    def number(self) -> str:
        """The UUID in its id, by which clients name it."""
        return number_of(self.id)

    def view(self) -> dict[str, Any]:
        """Return its state as clients see it."""
        return {"id": self.number, "version": self.version, **plain(self.state)}


Decide = Callable[[Any], Sequence[Any]]
"""Takes the state and returns the events that a request causes. Raises: ``Refused``."""


class Streams:
    """Reads and records streams; safe to share between threads."""

    def __init__(self, store: Store, codec: Codec, clock: Clock) -> None:
        self._store, self._codec, self._clock = store, codec, clock

    def find(self, kind: StreamKind, number: str) -> Folded:
        """Return a stream. Raises: ``UnknownStream``."""
        found = self.read(kind, kind.stream_of(number))
        if found.version == 0:
            raise UnknownStream(kind.name, found.id)
        return found

    def read(self, kind: StreamKind, stream: str) -> Folded:
        """Return a stream, without a state if it has no events.

        The row has the state, so the cost does not grow with the log: of the log, only the event
        of the row and newer ones are read.
        """
        row = self._store.stream_row(stream)
        if row:
            events = self._store.events(stream, after=row.version - 1)
            if events and events[0].version == row.version:
                return stream_after(_folded_row(kind, row, events[0].hash), events[1:])
        return stream_after(Folded(kind, stream), self._store.events(stream))

    def open(self, kind: StreamKind, number: str, decide: Decide, meta: Meta) -> EntryResult:
        """Record the first events of a stream, once for each key of the house."""
        return self._record(Folded(kind, kind.stream_of(number)), decide, meta, HOUSE)

    def record(self, kind: StreamKind, number: str, decide: Decide, meta: Meta) -> EntryResult:
        """Record what a request causes in a stream, once for each key.

        Raises: ``UnknownStream``, ``KeyReused``, ``EntryInBetween``, ``Refused``, ``TooBusy``.
        """
        return self._record(self.find(kind, number), decide, meta, kind.stream_of(number))

    def _record(self, known: Folded, decide: Decide, meta: Meta, scope: str) -> EntryResult:
        return record_in_turn(
            known.id, lambda: self._attempt(self.read(known.kind, known.id), decide, meta, scope)
        )

    def _attempt(self, current: Folded, decide: Decide, meta: Meta, scope: str) -> EntryResult:
        if result := find_result(self._store, scope, meta):
            return result
        if meta.if_match is not None and meta.if_match != current.version:
            raise EntryInBetween(meta.if_match, current.version)
        try:
            events = decide(current.state)
        except Refused as refused:
            if stored := refusals_to_store(scope, meta, refused, self._clock.now()):
                self._store.refused_keys.add(stored, stream=current.id, expected=current.version)
            raise
        append, after = self.draft(current, events, meta)
        body = to_json(after.view())
        records = tuple(_records(scope, meta, body, after))
        self._store.append([replace(append, idempotency_records=records)])
        return EntryResult(body, current.id, after.version, settled=True)

    def draft(
        self, current: Folded, events: Sequence[Any], meta: Meta, seed: str = ""
    ) -> tuple[Append, Folded]:
        """Return what to record for ``events``, and the stream after them."""
        at = self._clock.now()
        source = meta.source(at, seed)
        end = LogEnd(current.id, current.version, current.head)
        recorded = tuple(recorded_after(end, events, source, self._codec))
        after = stream_after(current, recorded)
        moved = [
            (each.version, posting)
            for each in recorded
            for posting in current.kind.postings(each.event)
        ]
        append = Append(after.id, current.version, recorded, tuple(moved), (), row_of(after, at))
        return append, after


def _records(scope: str, meta: Meta, body: str, after: Folded) -> Iterator[IdempotencyRecord]:
    """Yield the response in its scope. The opening of a stream is in the stream's scope too."""
    for each in dict.fromkeys((scope, after.id)):
        yield IdempotencyRecord(
            each, meta.key, meta.fingerprint, body, after.id, after.version, settled=True
        )


def stream_after(before: Folded, events: Sequence[Recorded]) -> Folded:
    """Return a stream after newer events."""
    if not events:
        return before
    state = before.state
    for recorded in events:
        state = before.kind.evolve(state, recorded.event)
    opened_at = before.opened_at or events[0].at
    return Folded(before.kind, before.id, state, events[-1].version, events[-1].hash, opened_at)


def _folded_row(kind: StreamKind, row: StreamRow, head: str) -> Folded:
    """Return a stream as its row has it; ``head`` is the hash of its newest event."""
    state = typed(kind.state_type, json.loads(row.body))
    return Folded(kind, row.id, state, row.version, head, row.opened_at)


def stream_view(row: StreamRow) -> dict[str, Any]:
    """Return a stream's state as clients see it, from its row."""
    return {"id": kind_and_number(row.id)[1], "version": row.version, **json.loads(row.body)}


def rows_of_kind(
    store: Store, kind: StreamKind, before: tuple[str, str] | None = None
) -> Iterator[StreamRow]:
    """Yield the rows of a kind before a cursor, newest first, read page by page."""
    while rows := store.stream_rows(kind.name, before=before, limit=_PAGE):
        yield from rows
        before = rows[-1].opened_at, rows[-1].id


def row_of(stream: Folded, changed_at: str) -> StreamRow:
    """Return the row of a stream that changed last at that time."""
    return StreamRow(
        id=stream.id,
        kind=stream.kind.name,
        name=stream.kind.title(stream.state),
        version=stream.version,
        opened_at=stream.opened_at,
        changed_at=changed_at,
        body=canonical_json(plain(stream.state)),
    )
