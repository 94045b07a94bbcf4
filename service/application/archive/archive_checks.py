"""Checks a stream of an archive before it is stored: hashes, ids, times, accounts and keys."""

import json
from collections.abc import Iterable
from dataclasses import asdict, dataclass, replace
from datetime import datetime

from service.application.archive.archive import ArchivedStream
from service.application.ports.store import HOUSE, Append, Codec, SessionRow, StoredEvent, StreamRow
from service.application.reading.standings import standings_row
from service.application.recording.streams import SESSION, Folded, row_of, stream_after
from service.application.sessions.session import Session
from service.application.verification.findings import Unreadable, VersionedPostings
from service.application.verification.verify import (
    balance_breaks,
    chain_breaks,
    folded_history,
    history_of,
    id_breaks,
    postings_of,
    since_breaks,
    unreadable_on_error,
)
from service.application.verification.verify_keys import session_key_breaks
from service.application.verification.verify_streams import (
    KINDS,
    stream_id_breaks,
    stream_key_breaks_of,
)
from service.domain.session.control import PenTaken
from service.domain.session.log.recorded import Recorded
from service.domain.session.properties import SessionProperties
from service.domain.session.session_events import properties_after

_MOVED_LIMIT = 2**63
"""All postings of a stream must add up to less, so that a database can sum them."""


@dataclass(frozen=True, slots=True)
class CheckedStream:
    """A stream whose accounts are correct, and the append that records all of it.

    ``state`` is the session, or the gathering or person.
    """

    archived: ArchivedStream
    state: Session | Folded
    whole: Append


def check_stream(codec: Codec, archived: ArchivedStream) -> CheckedStream:
    """Check all that ``verify`` checks, ids, times, control, keys and practice tables.

    Raises: ``Unreadable``.
    """
    for finding in chain_breaks(archived.events):
        raise Unreadable(finding.message)
    _check_times(archived.events)
    is_session = archived.kind == SESSION
    return _session(codec, archived) if is_session else _other_stream(codec, archived)


def _session(codec: Codec, archived: ArchivedStream) -> CheckedStream:
    # An id that another session's next event will have would block that session forever.
    for finding in id_breaks(archived.events):
        raise Unreadable(finding.message)
    history = history_of(codec, archived.events)
    _check_control(history)
    _check_practice(history)
    session = folded_history(history)
    postings = postings_of(session, history)
    _check_postings(postings)
    for finding in (*since_breaks(history), *balance_breaks(session, postings)):
        raise Unreadable(finding.message)
    _check_row(session.row)
    with unreadable_on_error():
        standings_row(session)
    _check_keys(archived)
    for finding in session_key_breaks(session, history, postings, archived.keys):
        raise Unreadable(finding.message)
    whole = Append(session.id, 0, history, postings, archived.keys, session.row)
    return CheckedStream(archived, session, whole)


def _other_stream(codec: Codec, archived: ArchivedStream) -> CheckedStream:
    """Check a gathering or a person."""
    history = history_of(codec, archived.events)
    for finding in stream_id_breaks(archived.number, history):
        raise Unreadable(finding.message)
    with unreadable_on_error():
        state = stream_after(Folded(KINDS[archived.kind], archived.stream), history)
        row = row_of(state, history[-1].at)
        postings = [
            (recorded.version, posting)
            for recorded in history
            for posting in state.kind.postings(recorded.event)
        ]
    _check_postings(postings)
    _check_row(row)
    _check_keys(archived)
    for finding in stream_key_breaks_of(state, history, archived.keys):
        raise Unreadable(finding.message)
    return CheckedStream(
        archived, state, Append(archived.stream, 0, history, postings, archived.keys, row)
    )


def _check_times(events: Iterable[StoredEvent]) -> None:
    for event in events:
        times = [event.at] if event.occurred_at is None else [event.at, event.occurred_at]
        if not all(map(_is_time, times)):
            raise Unreadable(f"Event {event.version} has an invalid time.")


def _is_time(text: str) -> bool:
    """Return whether ``text`` is a time in the stored format."""
    try:
        time = datetime.fromisoformat(text.removesuffix("Z")).replace(tzinfo=None)
    except ValueError:
        return False
    return text == f"{time.isoformat(timespec='microseconds')}Z"


def _check_control(history: Iterable[Recorded]) -> None:
    for r in history:
        if isinstance(r.event, PenTaken) and not _is_taken(r.event, r.actor):
            raise Unreadable(f"Event {r.version} gives the pen to the wrong key.")


def _check_practice(history: Iterable[Recorded]) -> None:
    properties = SessionProperties()
    for r in history:
        properties = properties_after(properties, [r])
        if properties.filing.practice and properties.links:
            raise Unreadable(f"Event {r.version} lets a practice table play with a bankroll.")


def _is_taken(taking: PenTaken, actor: str) -> bool:
    return taking.holder == actor and isinstance(taking.device, str) and "\0" not in taking.device


def _check_postings(postings: VersionedPostings) -> None:
    moved = 0
    for version, (source, target, amount, _reverses) in postings:
        is_two_sided = isinstance(source, str) and isinstance(target, str) and source != target
        if not is_two_sided or "\0" in source + target or type(amount) is not int or amount < 1:
            raise Unreadable(f"Event {version} has an invalid posting.")
        moved += amount
    if moved >= _MOVED_LIMIT:
        raise Unreadable("The sum of the postings is too large for a database.")


def _check_row(row: SessionRow | StreamRow) -> None:
    for name, value in asdict(row).items():
        if not isinstance(value, str | int | None) or "\0" in str(value):
            raise Unreadable(f"Its {name} has an invalid value.")


def _check_keys(archived: ArchivedStream) -> None:
    """Raise ``Unreadable`` for keys that this stream cannot have stored."""
    scoped = {(kept.scope, kept.key) for kept in archived.keys}
    if len(scoped) < len(archived.keys):
        raise Unreadable("It has the same idempotency key twice.")
    keys = set(archived.keys)
    for kept in archived.keys:
        # The key that opened the stream is stored twice: for the house and for the stream.
        is_own = kept.session == archived.stream and replace(kept, scope=archived.stream) in keys
        is_own = is_own and kept.scope in {HOUSE, archived.stream}
        if not is_own or not 1 <= kept.version <= len(archived.events) or not _is_json(kept.body):
            raise Unreadable(f"Its idempotency key {kept.key!r} belongs to none of its entries.")
    if sum(kept.scope == HOUSE for kept in archived.keys) > 1:
        raise Unreadable("More than one idempotency key opened it.")


def _is_json(body: str) -> bool:
    try:
        json.loads(body)
    except (RecursionError, ValueError):
        return False
    return True
