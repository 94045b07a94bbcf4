"""Rebuilds what follows from the log of a session: its row, postings and standings."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass

from service.application.ports.store import Codec, SessionRow, Store
from service.application.verification.findings import Unreadable
from service.application.verification.verify import (
    folded_history,
    history_of,
    log_breaks,
    postings_of,
    standings_breaks,
    stored_postings,
    update_standings,
)


@dataclass(frozen=True, slots=True)
class Rebuilt:
    """What a rebuild of a session, an evening or a person changed.

    ``problem`` says why nothing could be rebuilt; ``verify`` gives details.
    """

    session: str
    postings_changed: bool = False
    standings_changed: bool = False
    row_changed: bool = False
    problem: str | None = None


def rebuild(store: Store, codec: Codec, sessions: Iterable[str]) -> Iterator[Rebuilt]:
    """Rebuild what follows from the events; yield the result of each session."""
    return rebuild_each(sessions, lambda session: _rebuild_session(store, codec, session))


def rebuild_each(
    streams: Iterable[str], rebuild_one: Callable[[str], Rebuilt]
) -> Iterator[Rebuilt]:
    """Yield the result of each stream, also if nothing could be rebuilt."""
    for stream in streams:
        try:
            yield rebuild_one(stream)
        except Unreadable as error:
            yield Rebuilt(stream, problem=str(error))


def _rebuild_session(store: Store, codec: Codec, session: str) -> Rebuilt:
    stored = store.stored_events(session)
    history = history_of(codec, stored)
    current = folded_history(history)
    postings = postings_of(current, history)
    for finding in log_breaks(stored):
        # Postings that contradict a changed log show what it said before.
        raise Unreadable(finding.message)
    row = store.row(session)
    check_no_event_is_lost(store, session, current.version, row.version if row else 0)
    # First: what is beyond the version of the row is removed.
    is_row_changed = _rebuild_row(store, current.row, row)
    is_changed = stored_postings(store, current) != postings
    if is_changed:
        store.replace_postings(session, postings, upto=current.version)
    # Missing or old standings are not wrong: readers compute them.
    were_wrong = any(standings_breaks(store.standings(session), history))
    update_standings(store, current)
    return Rebuilt(session, is_changed, were_wrong, is_row_changed)


def check_no_event_is_lost(store: Store, stream: str, last: int, listed: int) -> None:
    """Raise ``Unreadable`` if keys, or row and postings, are newer than the last event.

    They are then the only trace of what was recorded. ``listed`` is the version of the row.
    """
    versions = [record.version for record in store.idempotency_records(stream)]
    if listed > last:
        versions += [version for version, _ in store.postings(stream, after=last)]
    newest = max(versions, default=0)
    # Events that are recorded during the rebuild are not lost.
    if newest > last and not store.events(stream, after=last, limit=1):
        one = f"Event {newest} is gone"
        gone = one if newest == last + 1 else f"Events {last + 1} to {newest} are gone"
        raise Unreadable(f"{gone}, and cannot be rebuilt. Restore a backup.")


def _rebuild_row(store: Store, expected: SessionRow, stored: SessionRow | None) -> bool:
    """Replace a row that is wrong; return whether it was."""
    if stored == expected:
        return False
    if stored and stored.version > expected.version:
        # Its events were recorded during the rebuild.
        newer = store.events(stored.id, after=stored.version - 1, limit=1)
        if newer:
            return False
    store.replace_session_row(expected)
    return True
