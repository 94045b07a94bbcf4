"""Reads all streams of a store for an archive, consistent with each other while clients write."""

import json
from collections.abc import Iterator, Mapping, Sequence
from itertools import takewhile

from service.application.archive.archive import ArchivedStream
from service.application.ports.store import Store, StoredEvent
from service.application.recording.bankrolls import PERSON
from service.application.recording.streams import KIND_ENDS
from service.application.verification.verify import sessions_of
from service.application.verification.verify_streams import streams_of
from service.domain.people.person import MovedFromSession, MovedToSession

_MOVES = {MovedToSession.NAME, MovedFromSession.NAME}


def archived_streams(store: Store) -> list[str]:
    """Return the ids of everything that an archive has: sessions first, people last."""
    return [*sessions_of(store), *streams_of(store)]


def read_for_archive(store: Store, streams: Sequence[str]) -> Iterator[ArchivedStream]:
    """Yield each stream as stored; ``streams`` are those of ``archived_streams``.

    A session may go on after it was read. A person then ends before the first event that a later
    version of a session caused.
    """
    versions: dict[str, int] = {}
    for stream in streams:
        archived = stream_to_archive(store, stream, versions)
        versions[stream] = len(archived.events)
        yield archived


def stream_to_archive(
    store: Store, stream: str, versions: Mapping[str, int] | None = None
) -> ArchivedStream:
    """Return a stored stream. Keys of entries recorded while it reads are left out.

    ``versions`` are those of the sessions that the archive has already; None reads everything.
    """
    events = store.stored_events(stream)
    is_person = stream.startswith(PERSON.stream_of(""))
    if is_person and versions is not None:
        events = list(takewhile(lambda event: _is_known(event, versions), events))
    last = events[-1].version if events else 0
    keys = [kept for kept in store.idempotency_records(stream) if kept.version <= last]
    contact = store.contact(stream.partition(KIND_ENDS)[2]) if is_person else None
    return ArchivedStream(stream, events, keys, contact)


def _is_known(event: StoredEvent, versions: Mapping[str, int]) -> bool:
    """Return whether the archive has the version of the session that caused an event."""
    if event.name not in _MOVES:
        return True
    move = json.loads(event.data)
    return bool(move["version"] <= versions.get(move["session"], 0))
