"""Imports the sessions of an archive. Each is verified first and has its own transaction.

Events keep their ids and hashes, and keys keep their responses. Everything else is computed again.
Existing sessions are skipped; partial ones are completed. So an import that was interrupted
continues when it runs again.
"""

import json
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass, replace
from datetime import datetime

from service.application.archive import ArchivedSession, BadArchive, Counts, read_archive
from service.application.errors import EventTaken, KeyTaken, WrongVersion
from service.application.ports import HOUSE, Append, Codec, IdempotencyRecord, Store, StoredEvent
from service.application.session import Session
from service.application.standings import standings_of
from service.application.verify import (
    READ_ATTEMPTS,
    Unreadable,
    VersionedPostings,
    balance_breaks,
    chain_breaks,
    folded_history,
    history_of,
    id_breaks,
    postings_of,
    since_breaks,
    unreadable_on_error,
    update_standings,
)
from service.domain.history import Recorded
from service.domain.pen import PenTaken

_MOVED_LIMIT = 2**63
"""All postings of a session must add up to less, so that a database can sum them."""


@dataclass(frozen=True, slots=True)
class ImportResult:
    """The outcome for one session: the numbers of recorded events and keys, 0 if all existed.

    ``problem`` says why nothing of it was stored.
    """

    session: str
    events: int = 0
    keys: int = 0
    problem: str | None = None


class ImportConflict(Exception):  # noqa: N818 - reads well at the raise
    """A valid session contradicts what the store already has."""


@dataclass(frozen=True, slots=True)
class _Verified:
    """A session whose books are correct, and the append that records all of it."""

    stored: Sequence[StoredEvent]
    session: Session
    whole: Append


def check_archive(lines: Iterable[bytes]) -> Counts:
    """Read an archive to its end; return how many sessions and events it has.

    Raises: ``BadArchive``, which names the first event with a wrong hash, if there is one.
    """
    counts, broken = Counts(), ""
    try:
        for session in read_archive(lines):
            counts.add(session)
            if finding := None if broken else next(chain_breaks(session.events), None):
                broken = f" Session {session.session}: {finding.message}"
    except BadArchive as error:
        raise BadArchive(error.line, f"{error.message}{broken}") from error
    return counts


def import_sessions(
    store: Store, codec: Codec, sessions: Iterable[ArchivedSession]
) -> Iterator[ImportResult]:
    """Record what the store does not have yet; yield the result of each session."""
    for archived in sessions:
        try:
            yield _import(store, _verify(codec, archived))
        except (Unreadable, ImportConflict) as error:
            yield ImportResult(archived.session, problem=str(error))


def _verify(codec: Codec, archived: ArchivedSession) -> _Verified:
    """Check all that ``verify`` checks, and ids, times, pens and keys. Raises: ``Unreadable``."""
    for finding in chain_breaks(archived.events):
        raise Unreadable(finding.message)
    # An id that another session's next event will have would block that session forever.
    for finding in id_breaks(archived.events):
        raise Unreadable(finding.message)
    _check_times(archived.events)
    history = history_of(codec, archived.events)
    _check_pens(history)
    session = folded_history(history)
    postings = postings_of(session, history)
    _check_postings(postings)
    for finding in (*since_breaks(history), *balance_breaks(session, postings)):
        raise Unreadable(finding.message)
    _check_row(session)
    with unreadable_on_error():
        standings_of(session)
    _check_keys(archived)
    whole = Append(session.id, 0, history, postings, archived.keys, session.row)
    return _Verified(archived.events, session, whole)


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


def _check_pens(history: Iterable[Recorded]) -> None:
    for r in history:
        if isinstance(r.event, PenTaken) and not _is_taken(r.event, r.actor):
            raise Unreadable(f"Event {r.version} gives the pen to the wrong key.")


def _is_taken(pen: PenTaken, actor: str) -> bool:
    return pen.holder == actor and isinstance(pen.device, str) and "\0" not in pen.device


def _check_postings(postings: VersionedPostings) -> None:
    moved = 0
    for version, (source, target, amount, _reverses) in postings:
        is_two_sided = isinstance(source, str) and isinstance(target, str) and source != target
        if not is_two_sided or "\0" in source + target or type(amount) is not int or amount < 1:
            raise Unreadable(f"Event {version} has an invalid posting.")
        moved += amount
    if moved >= _MOVED_LIMIT:
        raise Unreadable("The sum of the postings is too large for a database.")


def _check_row(session: Session) -> None:
    for name, value in asdict(session.row).items():
        if not isinstance(value, str | int | None) or "\0" in str(value):
            raise Unreadable(f"The session's {name} has an invalid value.")


def _check_keys(archived: ArchivedSession) -> None:
    """Raise ``Unreadable`` for keys that this session cannot have stored."""
    scoped = {(kept.scope, kept.key) for kept in archived.keys}
    if len(scoped) < len(archived.keys):
        raise Unreadable("It has the same idempotency key twice.")
    keys = set(archived.keys)
    for kept in archived.keys:
        # The key that opened the session is stored twice: for the house and for the session.
        is_own = kept.session == archived.session and replace(kept, scope=archived.session) in keys
        is_own = is_own and kept.scope in {HOUSE, archived.session}
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


def _import(store: Store, verified: _Verified) -> ImportResult:
    """Record the missing part. Raises: ``ImportConflict`` if nothing could be recorded."""
    session = verified.session.id
    for _ in range(READ_ATTEMPTS):
        append = _missing_part(store, verified)
        if append is None:
            return ImportResult(session)
        try:
            store.append([append])
        except WrongVersion:
            continue
        except KeyTaken as error:
            raise ImportConflict(_key_conflict(store, error)) from error
        except EventTaken as error:
            raise ImportConflict("One of its events has the id of another event.") from error
        update_standings(store, verified.session)
        return ImportResult(session, len(append.recorded), len(append.idempotency_records))
    raise ImportConflict(
        "Other clients write to it, or its books are wrong. Run `paroli verify`, then try again."
    )


def _missing_part(store: Store, verified: _Verified) -> Append | None:
    """Return what the store lacks of a session, or None. Raises: ``ImportConflict``."""
    session, stored = verified.session.id, verified.stored
    existing = store.stored_events(session)
    for new, old in zip(stored, existing, strict=False):
        if new != old:
            raise ImportConflict(f"The session here differs from event {new.version} on.")
    if len(existing) >= len(stored):
        if len(existing) == len(stored):
            # An import killed after its append has not stored the standings.
            update_standings(store, verified.session)
        return None
    return _rest(verified.whole, len(existing), store.idempotency_records(session))


def _rest(whole: Append, after: int, known: Sequence[IdempotencyRecord]) -> Append:
    """Return the part of ``whole`` after version ``after``, without the ``known`` keys."""
    existing = {(kept.scope, kept.key): kept for kept in known}
    for kept in whole.idempotency_records:
        if existing.get((kept.scope, kept.key), kept) != kept:
            raise ImportConflict(f"Its key {kept.key!r} has another response here.")
    return replace(
        whole,
        expected=after,
        recorded=whole.recorded[after:],
        postings=[posting for posting in whole.postings if posting[0] > after],
        idempotency_records=[
            kept for kept in whole.idempotency_records if (kept.scope, kept.key) not in existing
        ],
    )


def _key_conflict(store: Store, error: KeyTaken) -> str:
    kept = store.idempotency_record(error.scope, error.key)
    owner = f"session {kept.session}" if kept else "another session"
    return f"Its key {error.key!r} already belongs to {owner} here."
