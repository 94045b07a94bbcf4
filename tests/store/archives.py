"""Archives in memory, whole and forged."""

import json
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import Any

from service.application.archive import (
    ArchivedSession,
    ArchiveWriter,
    read_archive,
    session_to_archive,
)
from service.application.archive_import import ImportResult, check_archive, import_sessions
from service.application.ports import Store, StoredEvent
from service.application.verify import sessions_of
from service.domain.chain import GENESIS, link
from service.store.codec import EventCodec
from tests.store.books import NOON

Lines = list[bytes]


def packed(*sessions: ArchivedSession) -> Lines:
    """Return the lines of an archive."""
    lines: Lines = []
    writer = ArchiveWriter(lines.append, NOON)
    for session in sessions:
        writer.add(session)
    writer.end()
    return lines


def exported(store: Store) -> Lines:
    return packed(*(session_to_archive(store, session) for session in sessions_of(store)))


def brought(store: Store, lines: Iterable[bytes]) -> list[ImportResult]:
    """Bring an archive in as the command does: checked whole first."""
    there = list(lines)
    check_archive(there)
    return list(import_sessions(store, EventCodec(), read_archive(there)))


def arrival(store: Store, session: ArchivedSession) -> ImportResult:
    """Bring one session in, out of an archive that is whole."""
    (there,) = brought(store, packed(session))
    return there


def changed(line: bytes, part: str, **fields: Any) -> bytes:
    """Return a line of an archive whose event or key has other fields."""
    values = json.loads(line)
    return json.dumps({part: {**values[part], **fields}}, ensure_ascii=True).encode() + b"\n"


def rechained(events: Sequence[StoredEvent]) -> list[StoredEvent]:
    """Return events with hashes that are right, as a forger would make them."""
    chained: list[StoredEvent] = []
    previous = GENESIS
    for event in events:
        fields = {name: getattr(event, name) for name in StoredEvent.__slots__ if name != "hash"}
        previous = link(**{**fields, "previous_hash": previous})
        before = chained[-1].hash if chained else GENESIS
        chained.append(replace(event, previous_hash=before, hash=previous))
    return chained


def forged(
    session: ArchivedSession, version: int, change: Callable[[StoredEvent], StoredEvent]
) -> ArchivedSession:
    """Return a session with one event changed and every hash reckoned anew."""
    events = list(session.events)
    events[version - 1] = change(events[version - 1])
    return replace(session, events=rechained(events))
