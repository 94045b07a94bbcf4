"""Bringing the sessions of an archive into a house, each proven first, in a transaction of its own.

Events keep their ids and hashes, keys their answers; the rest is made anew. What is there already
is left as it is, so that a move that broke off is finished by running it again.
"""

import json
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass, replace
from datetime import datetime

from service.application.archive import Archived, BadArchive, Counts, read_archive
from service.application.errors import EventTaken, KeyTaken, WrongVersion
from service.application.ports import HOUSE, Append, Codec, IdempotencyRecord, Store, StoredEvent
from service.application.session import Session
from service.application.standings import standings_of
from service.application.verify import (
    LOOKS,
    Booked,
    Unreadable,
    balance_breaks,
    chain_breaks,
    folded_history,
    history_of,
    id_breaks,
    must_follow,
    postings_of,
    reckoned,
)
from service.domain.history import Recorded
from service.domain.pen import PenTaken

_MOVED_MOST = 2**63
"""What all postings of a session may add up to, so that a database can add them up too."""


@dataclass(frozen=True, slots=True)
class Arrival:
    """What became of a session: how many events and keys were recorded, none if all were there.

    ``problem`` says why nothing of it was kept.
    """

    session: str
    events: int = 0
    keys: int = 0
    problem: str | None = None


class Unwelcome(Exception):  # noqa: N818 - reads as what it says at the raise
    """A session that is right in itself and does not fit what the house has."""


@dataclass(frozen=True, slots=True)
class _Proven:
    """A session whose books are right, and what records the whole of it."""

    stored: Sequence[StoredEvent]
    session: Session
    whole: Append


def check_archive(lines: Iterable[bytes]) -> Counts:
    """Read an archive to its end and return what is in it.

    Raises: ``BadArchive``, which also names the first event that was changed, if one was.
    """
    counts, broken = Counts(), ""
    try:
        for there in read_archive(lines):
            counts.add(there)
            if finding := None if broken else next(chain_breaks(there.events), None):
                broken = f" Session {there.session}: {finding.message}"
    except BadArchive as error:
        raise BadArchive(error.line, f"{error.message}{broken}") from error
    return counts


def bring_in(store: Store, codec: Codec, sessions: Iterable[Archived]) -> Iterator[Arrival]:
    """Record what is not there yet; yield what became of each session as soon as it is known."""
    for archived in sessions:
        try:
            yield _arrived(store, _proven(codec, archived))
        except (Unreadable, Unwelcome) as error:
            yield Arrival(archived.session, problem=str(error))


def _proven(codec: Codec, archived: Archived) -> _Proven:
    """Check all that ``verify`` checks, ids and times. Raises: ``Unreadable``."""
    for finding in chain_breaks(archived.events):
        raise Unreadable(finding.message)
    # An id that is another session's next one would stop that session for ever.
    for finding in id_breaks(archived.events):
        raise Unreadable(finding.message)
    _check_times(archived.events)
    history = history_of(codec, archived.events)
    _check_pens(history)
    session = folded_history(history)
    postings = postings_of(session, history)
    _check_postings(postings)
    for finding in balance_breaks(session, postings):
        raise Unreadable(finding.message)
    _check_row(session)
    with must_follow():
        standings_of(session)
    _check_keys(archived)
    whole = Append(session.id, 0, history, postings, archived.keys, session.row)
    return _Proven(archived.events, session, whole)


def _check_times(events: Iterable[StoredEvent]) -> None:
    for event in events:
        told = [event.at] if event.occurred_at is None else [event.at, event.occurred_at]
        if not all(map(_is_time, told)):
            raise Unreadable(f"Event {event.version} is of a time that no clock gives.")


def _is_time(text: str) -> bool:
    """Say whether it is written as a clock gives it, and as the API keeps what it is told."""
    try:
        time = datetime.fromisoformat(text.removesuffix("Z")).replace(tzinfo=None)
    except ValueError:
        return False
    return text == f"{time.isoformat(timespec='microseconds')}Z"


def _check_pens(history: Iterable[Recorded]) -> None:
    for r in history:
        if isinstance(r.event, PenTaken) and not _is_taken(r.event, r.actor):
            raise Unreadable(f"Event {r.version} gives the pen to nobody who took it.")


def _is_taken(pen: PenTaken, actor: str) -> bool:
    return pen.holder == actor and isinstance(pen.device, str) and "\0" not in pen.device


def _check_postings(postings: Booked) -> None:
    moved = 0
    for version, (source, target, amount) in postings:
        sides = isinstance(source, str) and isinstance(target, str) and source != target
        if not sides or "\0" in source + target or type(amount) is not int or amount < 1:
            raise Unreadable(f"Event {version} moves what cannot be moved.")
        moved += amount
    if moved >= _MOVED_MOST:
        raise Unreadable("More money is moved than there can be.")


def _check_row(session: Session) -> None:
    for name, value in asdict(session.row).items():
        if not isinstance(value, str | int) or "\0" in str(value):
            raise Unreadable(f"The session's {name} cannot be what it is.")


def _check_keys(archived: Archived) -> None:
    """Raise ``Unreadable`` for keys that this session cannot have made."""
    places = {(kept.scope, kept.key) for kept in archived.keys}
    if len(places) < len(archived.keys):
        raise Unreadable("It has a key twice.")
    made = set(archived.keys)
    for kept in archived.keys:
        # The key that opened the session is kept for the house and for the session, all the same.
        right = kept.session == archived.session and replace(kept, scope=archived.session) in made
        right = right and kept.scope in {HOUSE, archived.session}
        if not right or not 1 <= kept.version <= len(archived.events) or not _is_json(kept.body):
            raise Unreadable(f"Its key {kept.key!r} is none that it can have made.")
    if sum(kept.scope == HOUSE for kept in archived.keys) > 1:
        raise Unreadable("More than one key has opened it.")


def _is_json(body: str) -> bool:
    try:
        json.loads(body)
    except (RecursionError, ValueError):
        return False
    return True


def _arrived(store: Store, proven: _Proven) -> Arrival:
    """Record what is missing. Raises: ``Unwelcome``, and then nothing was recorded."""
    session = proven.session.id
    for _ in range(LOOKS):
        append = _missing(store, proven)
        if append is None:
            return Arrival(session)
        try:
            store.append([append])
        except WrongVersion:
            continue
        except KeyTaken as error:
            raise Unwelcome(_taken(store, error)) from error
        except EventTaken as error:
            raise Unwelcome("One of its events has the id of another session's.") from error
        reckoned(store, proven.session)
        return Arrival(session, len(append.recorded), len(append.idempotency_records))
    raise Unwelcome("It is written to here meanwhile, or `paroli verify` finds its books wrong.")


def _missing(store: Store, proven: _Proven) -> Append | None:
    """Return what of a session is not in the house, None if all is. Raises: ``Unwelcome``."""
    session, stored = proven.session.id, proven.stored
    there = store.stored_events(session)
    for mine, theirs in zip(stored, there, strict=False):
        if mine != theirs:
            raise Unwelcome(f"From event {mine.version} on it is another one here.")
    if len(there) >= len(stored):
        if len(there) == len(stored):
            # Whoever was killed behind the append had no time for the standings.
            reckoned(store, proven.session)
        return None
    return _rest(proven.whole, len(there), store.idempotency_records(session))


def _rest(whole: Append, after: int, known: Sequence[IdempotencyRecord]) -> Append:
    """Return the part of ``whole`` behind version ``after``, with the keys that are not known."""
    answers = {(kept.scope, kept.key): kept for kept in known}
    for kept in whole.idempotency_records:
        if answers.get((kept.scope, kept.key), kept) != kept:
            raise Unwelcome(f"Its key {kept.key!r} has another answer here.")
    return replace(
        whole,
        expected=after,
        recorded=whole.recorded[after:],
        postings=[posting for posting in whole.postings if posting[0] > after],
        idempotency_records=[
            kept for kept in whole.idempotency_records if (kept.scope, kept.key) not in answers
        ],
    )


def _taken(store: Store, error: KeyTaken) -> str:
    kept = store.idempotency_record(error.scope, error.key)
    whose = f"session {kept.session}" if kept else "another session"
    return f"Its key {error.key!r} is taken here by {whose}."
