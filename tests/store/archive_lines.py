"""Archives in memory, complete and forged."""

import json
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import Any

from service.application.archive.archive import (
    ArchivedStream,
    ArchiveWriter,
    read_archive,
)
from service.application.archive.archive_export import archived_streams, read_for_archive
from service.application.archive.archive_import import ImportResult, check_archive, import_streams
from service.application.ports.store import Store, StoredEvent
from service.domain.session.log.chain import GENESIS, link
from service.store.log.codec import EventCodec
from tests.store.session_appends import NOON

Lines = list[bytes]


def to_lines(*sessions: ArchivedStream) -> Lines:
    """Return the lines of an archive."""
    lines: Lines = []
    writer = ArchiveWriter(lines.append, NOON)
    for session in sessions:
        writer.add(session)
    writer.end()
    return lines


def export_lines(store: Store) -> Lines:
    return to_lines(*read_for_archive(store, archived_streams(store)))


def import_lines(store: Store, lines: Iterable[bytes]) -> list[ImportResult]:
    """Import an archive as the command does: check all lines first."""
    archive = list(lines)
    check_archive(archive)
    return list(import_streams(store, EventCodec(), read_archive(archive)))


def import_session(store: Store, session: ArchivedStream) -> ImportResult:
    """Import one session from a complete archive."""
    (result,) = import_lines(store, to_lines(session))
    return result


def with_fields(line: bytes, part: str, **fields: Any) -> bytes:
    """Return a line of an archive whose event or key has other fields."""
    values = json.loads(line)
    return json.dumps({part: {**values[part], **fields}}, ensure_ascii=True).encode() + b"\n"


def rehash(events: Sequence[StoredEvent]) -> list[StoredEvent]:
    """Return events with a valid hash chain, as a forger would make it."""
    chained: list[StoredEvent] = []
    names = [name for name in StoredEvent.__slots__ if name != "hash"]
    previous = GENESIS
    for event in events:
        fields: dict[str, Any] = {name: getattr(event, name) for name in names}
        fields["previous_hash"] = previous
        previous = link(**fields)
        before = chained[-1].hash if chained else GENESIS
        chained.append(replace(event, previous_hash=before, hash=previous))
    return chained


def forge(
    session: ArchivedStream, version: int, change: Callable[[StoredEvent], StoredEvent]
) -> ArchivedStream:
    """Return a session with one event changed and all hashes computed again."""
    events = list(session.events)
    events[version - 1] = change(events[version - 1])
    return replace(session, events=rehash(events))
