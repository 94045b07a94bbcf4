"""Checks a session's accounts, and the other data that follows from its log, against the log."""

import json
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass, fields
from itertools import groupby, zip_longest
from typing import NoReturn

from service.application.errors import StoreUnusable
from service.application.ports.store import (
    Codec,
    IdempotencyRecord,
    SessionRow,
    StandingsRow,
    Store,
    StoredEvent,
)
from service.application.reading.standings import SHAPE, shape_of, standings_row
from service.application.recording.draft import SETTLER
from service.application.recording.streams import KIND_ENDS
from service.application.sessions.session import Session, game_of
from service.application.sessions.session_fold import session_of_history
from service.application.verification.findings import (
    Finding,
    Unreadable,
    Verified,
    VersionedPostings,
)
from service.application.verification.verify_keys import session_key_breaks
from service.domain.ledger import balances_of
from service.domain.session.corrections import EntriesTakenBack
from service.domain.session.history import EntriesThatCount, journal
from service.domain.session.log.chain import GENESIS, canonical_json, link
from service.domain.session.log.recorded import Recorded
from service.domain.values.ids import entry_seed, event_id, settlement_seed
from service.domain.values.same_fields import from_same_fields

_PAGE = 100

_LINKED = tuple(field.name for field in fields(StoredEvent) if field.name != "hash")
"""The fields that the hash of an event covers."""

READ_ATTEMPTS = 5
"""How often a session is read again because an entry was recorded in the meantime."""


def sessions_of(store: Store) -> list[str]:
    """Return every session with a row, oldest first, then those with only events."""
    rows: list[SessionRow] = []
    while page := store.rows(before=_cursor(rows), limit=_PAGE):
        rows += page
    listed = [row.id for row in reversed(rows)]
    others = {stream for stream in store.streams() if KIND_ENDS not in stream}
    return [*listed, *sorted(others - set(listed))]


def _cursor(rows: Sequence[SessionRow]) -> tuple[str, str] | None:
    return (rows[-1].opened_at, rows[-1].id) if rows else None


def verify(store: Store, codec: Codec, sessions: Iterable[str]) -> Iterator[Verified]:
    """Check each session; yield its result."""
    for session in sessions:
        yield _verify_session(codec, store, _read_session(store, session))


@dataclass(frozen=True, slots=True)
class _StoredSession:
    """A session as stored. The fields are read in this order, so later ones may be newer."""

    session: str
    standings: StandingsRow | None
    stored: list[StoredEvent]
    row: SessionRow | None


def _read_session(store: Store, session: str) -> _StoredSession:
    """Read a session; read again if an entry was recorded between log and row."""
    for _ in range(READ_ATTEMPTS):
        snapshot = _StoredSession(
            session, store.standings(session), store.stored_events(session), store.row(session)
        )
        if snapshot.row and snapshot.stored and snapshot.row.version == snapshot.stored[-1].version:
            break
    return snapshot


def _verify_session(codec: Codec, store: Store, snapshot: _StoredSession) -> Verified:
    findings = log_breaks(snapshot.stored)
    try:
        history = history_of(codec, snapshot.stored)
        with unreadable_on_error():
            findings += _books_breaks(store, snapshot, history, is_whole=not findings)
    except Unreadable as error:
        findings.append(Finding(str(error)))
    name = snapshot.row.name if snapshot.row else ""
    head = snapshot.stored[-1].hash if snapshot.stored else GENESIS
    return Verified(snapshot.session, name, len(snapshot.stored), head, tuple(findings))


def log_breaks(stored: Sequence[StoredEvent]) -> list[Finding]:
    """Return the first break of the hash chain; if there is none, the first wrong event id."""
    if broken := list(chain_breaks(stored)):
        return broken
    try:
        return list(id_breaks(stored))
    except ValueError:
        return [Finding("Its id is not a UUID.")]


def chain_breaks(stored: Sequence[StoredEvent]) -> Iterator[Finding]:
    """Yield the first break of the hash chain. Later events cannot be checked."""
    previous = GENESIS
    for version, event in enumerate(stored, start=1):
        if event.version != version:
            yield Finding(f"Event {version} is missing.", version)
            return
        if event.previous_hash != previous:
            yield Finding(f"Event {version} does not follow the event before it.", version)
            return
        if _computed_hash(event) != event.hash:
            yield Finding(f"Event {version} does not match its hash.", version)
            return
        previous = event.hash


def _computed_hash(event: StoredEvent) -> str:
    return link(**{name: getattr(event, name) for name in _LINKED})


def id_breaks(stored: Sequence[StoredEvent]) -> Iterator[Finding]:
    """Yield the first event whose id is taken, or is not the one that ``Draft`` computes.

    Raises: ``ValueError`` if the stream's id is not a UUID.
    """
    number = stored[0].stream if stored else ""
    yield from wrong_ids(number, _events_by_seed(stored))


def _events_by_seed(
    stored: Sequence[StoredEvent],
) -> Iterator[tuple[str, Sequence[StoredEvent]]]:
    for (entry, actor), group in groupby(stored, lambda event: (event.entry, event.actor)):
        events = list(group)
        is_settlement = actor == SETTLER
        yield settlement_seed(events[0].version - 1) if is_settlement else entry_seed(entry), events


def wrong_ids(
    number: str, groups: Iterable[tuple[str, Iterable[StoredEvent | Recorded]]]
) -> Iterator[Finding]:
    """Yield the first event whose id is taken, or does not follow from its stream and its seed.

    ``number`` is that of the stream. Each group has a seed and the events of it, in their order.
    """
    seen = set[str]()
    for seed, events in groups:
        for count, event in enumerate(events):
            is_wrong = event.id != event_id(number, f"{seed}:{count}")
            if is_wrong or event.id in seen:
                found = "the wrong id" if is_wrong else "the id of an earlier event"
                yield Finding(f"Event {event.version} has {found}.", event.version)
                return
            seen.add(event.id)


def history_of(codec: Codec, stored: Sequence[StoredEvent]) -> list[Recorded]:
    """Return the decoded events. Raises: ``Unreadable``."""
    if not stored:
        raise Unreadable("There are no events.")
    return [_decoded(event, codec) for event in stored]


def _decoded(event: StoredEvent, codec: Codec) -> Recorded:
    try:
        value = json.loads(event.data, parse_float=_no_float, parse_constant=_no_float)
        decoded = codec.decode(event.name, event.data)
        canonical = canonical_json(value)
    except (AttributeError, KeyError, RecursionError, TypeError, ValueError) as error:
        raise Unreadable(
            f"Event {event.version} ({event.name!r}) cannot be read: {error!r}"
        ) from error
    if canonical != event.data:
        raise Unreadable(f"Event {event.version} ({event.name!r}) is not canonical JSON.")
    return from_same_fields(Recorded, event, event=decoded)


def _no_float(text: str) -> NoReturn:
    raise ValueError(f"{text} is not a whole number")


def _books_breaks(
    store: Store, snapshot: _StoredSession, history: Sequence[Recorded], *, is_whole: bool
) -> Iterator[Finding]:
    """Yield postings, balances, row, standings and keys that do not follow from the events.

    Keys are compared only if no event was changed. Otherwise the events are the fault.
    """
    session = folded_history(history)
    stored, postings = stored_postings(store, session), postings_of(session, history)
    yield from since_breaks(history)
    yield from _postings_breaks(postings, stored)
    yield from balance_breaks(session, stored)
    if is_whole:
        records = _stored_records(store, session)
        yield from session_key_breaks(session, history, postings, records)
    yield from _row_breaks(session.row, snapshot.row)
    yield from standings_breaks(snapshot.standings, history)


def since_breaks(history: Sequence[Recorded]) -> Iterator[Finding]:
    """Yield corrections that name a wrong version as the first that they take back."""
    last = max((r.version for r in history if isinstance(r.event, EntriesTakenBack)), default=0)
    entries = EntriesThatCount()
    for recorded in history[:last]:
        event = recorded.event
        if isinstance(event, EntriesTakenBack) and event.since is not None:
            opening = next(iter(entries.counting.values()), None)
            taken = entries.taken_back(event)
            first = min((entry.version for entry in taken if entry != opening), default=0)
            if event.since != first:
                yield Finding(f"Event {recorded.version} has a wrong `since`.", recorded.version)
        entries.add(recorded)


def folded_history(history: Sequence[Recorded]) -> Session:
    """Return the session folded from ``history``. Raises: ``Unreadable``."""
    with unreadable_on_error():
        return session_of_history(game_of(history[0]), history)


@contextmanager
def unreadable_on_error() -> Iterator[None]:
    """Turn every error inside into ``Unreadable``, but not that the database is away."""
    try:
        yield
    except (StoreUnusable, Unreadable):
        raise
    except Exception as error:
        # A changed log can break a game's rules anywhere, with any exception.
        raise Unreadable(f"The events do not follow from one another: {error!r}") from error


def postings_of(session: Session, history: Sequence[Recorded]) -> VersionedPostings:
    """Return the postings of a whole history with their versions. Raises: ``Unreadable``."""
    with unreadable_on_error():
        moves = journal(session.game, history)
        return [(version, posting) for version, moved in moves for posting in moved]


def stored_postings(store: Store, session: Session) -> VersionedPostings:
    """Return the stored postings, without those recorded after the session was read."""
    postings = store.postings(session.id)
    newer = _newer_versions(store, session)
    return [posting for posting in postings if posting[0] not in newer]


def _stored_records(store: Store, session: Session) -> list[IdempotencyRecord]:
    """Return the stored keys, without those recorded after the session was read."""
    records = store.idempotency_records(session.id)
    newer = _newer_versions(store, session)
    return [record for record in records if record.version not in newer]


def _newer_versions(store: Store, session: Session) -> range:
    """Return the versions recorded after ``session``. Call it after reading what may have them."""
    row = store.row(session.id)
    return range(session.version + 1, (row.version if row else session.version) + 1)


def _postings_breaks(expected: VersionedPostings, stored: VersionedPostings) -> Iterator[Finding]:
    for pair in zip_longest(expected, stored):
        if pair[0] != pair[1]:
            version = min(posting[0] for posting in pair if posting)
            yield Finding(f"The stored postings of event {version} do not follow from it.", version)
            return


def balance_breaks(session: Session, stored: VersionedPostings) -> Iterator[Finding]:
    """Yield accounts whose postings and state differ, and a total that is not zero."""
    balances = balances_of(posting for _, posting in stored)
    money = session.game.balances(session.state)
    for account in sorted(balances.keys() | money.keys()):
        posted, held = balances.get(account, 0), money.get(account, 0)
        if posted != held:
            yield Finding(f"The ledger has {posted} for {account!r}, but the table has {held}.")
    if total := sum(money.values()):
        yield Finding(f"The money at the table adds up to {total} instead of 0.")


def _row_breaks(expected: SessionRow, stored: SessionRow | None) -> Iterator[Finding]:
    if stored is None:
        yield Finding("The session is missing from the session list.")
        return
    listed = asdict(stored)
    for name, value in asdict(expected).items():
        if listed[name] != value:
            yield Finding(f"The session list has {name} {listed[name]!r} instead of {value!r}.")


def standings_breaks(row: StandingsRow | None, history: Sequence[Recorded]) -> Iterator[Finding]:
    if row is None:
        return
    if row.version > len(history):
        yield Finding(f"The standings are those of version {row.version}, which does not exist.")
        return
    shape = shape_of(row)
    # Nothing reads standings of another shape: they count as old.
    is_comparable = shape in {None, SHAPE}
    if is_comparable and row != standings_row(folded_history(history[: row.version])):
        yield Finding(f"The standings of version {row.version} are wrong.")


def update_standings(store: Store, session: Session) -> None:
    """Store the standings of a session, unless they are stored already."""
    row = standings_row(session)
    if store.standings(session.id) != row:
        store.put_standings(row)
