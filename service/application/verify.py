"""Checking the books of a session against its log, and making anew what follows from it."""

import json
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from itertools import groupby, zip_longest
from typing import NoReturn

from service.application.draft import SETTLER
from service.application.ports import Codec, SessionRow, StandingsRow, Store, StoredEvent
from service.application.session import Session, folded_anew, game_of
from service.application.standings import standings_row
from service.domain.chain import GENESIS, canonical_json, link
from service.domain.history import Recorded, journal
from service.domain.ids import entry_seed, event_id, settlement_seed
from service.domain.ledger import Posting, balances_of

_PAGE = 100

LOOKS = 5
"""How often a session is looked at anew because somebody entered something meanwhile."""

Booked = list[tuple[int, Posting]]


@dataclass(frozen=True, slots=True)
class Finding:
    """What is wrong, in a sentence; ``version`` is that of the event concerned, if it is one's."""

    message: str
    version: int | None = None


@dataclass(frozen=True, slots=True)
class Verified:
    """What checking a session found; nothing in ``findings`` means that its books are right.

    ``events`` are those checked; ``head`` is the last one's hash, which stands for all of them.
    """

    session: str
    name: str
    events: int
    head: str
    findings: tuple[Finding, ...]


@dataclass(frozen=True, slots=True)
class Rebuilt:
    """What was made anew of a session, and whether it came out otherwise than it was.

    ``problem`` says why nothing could be made; ``verify`` says more.
    """

    session: str
    postings_changed: bool = False
    standings_changed: bool = False
    problem: str | None = None


class Unreadable(Exception):  # noqa: N818 - reads as what it says at the raise
    """A log that does not give a session; the message says at which event."""


def sessions_of(store: Store) -> list[str]:
    """Return every session that has events or a row, oldest first, strays at the end."""
    rows: list[SessionRow] = []
    while page := store.rows(before=_cursor(rows), limit=_PAGE):
        rows += page
    listed = [row.id for row in reversed(rows)]
    return [*listed, *sorted(set(store.streams()) - set(listed))]


def _cursor(rows: Sequence[SessionRow]) -> tuple[str, str] | None:
    return (rows[-1].opened_at, rows[-1].id) if rows else None


def verify(store: Store, codec: Codec, sessions: Iterable[str]) -> Iterator[Verified]:
    """Check one session after the other; yield what was found of each as soon as it is known."""
    for session in sessions:
        yield _verified(codec, store, _seen(store, session))


@dataclass(frozen=True, slots=True)
class _Seen:
    """What the store says of a session, read in this order: what comes later may be newer."""

    session: str
    standings: StandingsRow | None
    stored: list[StoredEvent]
    row: SessionRow | None


def _seen(store: Store, session: str) -> _Seen:
    """Look at a session, again if somebody enters something between log and row."""
    for _ in range(LOOKS):
        seen = _Seen(
            session, store.standings(session), store.stored_events(session), store.row(session)
        )
        if seen.row and seen.stored and seen.row.version == seen.stored[-1].version:
            break
    return seen


def _verified(codec: Codec, store: Store, seen: _Seen) -> Verified:
    findings = [*chain_breaks(seen.stored)]
    try:
        findings += _books_breaks(store, seen, history_of(codec, seen.stored))
    except Unreadable as error:
        findings.append(Finding(str(error)))
    name = seen.row.name if seen.row else ""
    head = seen.stored[-1].hash if seen.stored else GENESIS
    return Verified(seen.session, name, len(seen.stored), head, tuple(findings))


def chain_breaks(stored: Sequence[StoredEvent]) -> Iterator[Finding]:
    """Yield the first break of the chain; what comes after it proves nothing."""
    previous = GENESIS
    for version, event in enumerate(stored, start=1):
        if event.version != version:
            yield Finding(f"Event {version} is missing.", version)
            return
        if event.previous_hash != previous:
            yield Finding(f"Event {version} does not follow the event before it.", version)
            return
        if _hashed(event) != event.hash:
            yield Finding(f"Event {version} is not what its hash was made of.", version)
            return
        previous = event.hash


def _hashed(event: StoredEvent) -> str:
    return link(
        stream=event.stream,
        version=event.version,
        id=event.id,
        entry=event.entry,
        name=event.name,
        data=event.data,
        at=event.at,
        occurred_at=event.occurred_at,
        actor=event.actor,
        previous_hash=event.previous_hash,
    )


def id_breaks(stored: Sequence[StoredEvent]) -> Iterator[Finding]:
    """Yield the first event whose id is not the one that ``Draft`` gives it."""
    for (entry, actor), group in groupby(stored, lambda event: (event.entry, event.actor)):
        made = list(group)
        settles = actor == SETTLER
        seed = settlement_seed(made[0].version - 1) if settles else entry_seed(entry)
        for number, event in enumerate(made):
            if event.id != event_id(event.stream, f"{seed}:{number}"):
                yield Finding(
                    f"Event {event.version} has an id that is none of its own.", event.version
                )
                return


def history_of(codec: Codec, stored: Sequence[StoredEvent]) -> list[Recorded]:
    """Return the events as the log gives them out. Raises: ``Unreadable``."""
    if not stored:
        raise Unreadable("There are no events.")
    return [_read(event, codec) for event in stored]


def _read(event: StoredEvent, codec: Codec) -> Recorded:
    try:
        value = json.loads(event.data, parse_float=_no_float, parse_constant=_no_float)
        made = codec.decode(event.name, event.data)
        canonical = canonical_json(value)
    except (AttributeError, KeyError, RecursionError, TypeError, ValueError) as error:
        raise Unreadable(
            f"Event {event.version} ({event.name!r}) cannot be read: {error!r}"
        ) from error
    if canonical != event.data:
        raise Unreadable(f"Event {event.version} ({event.name!r}) is not canonical JSON.")
    return Recorded(
        stream=event.stream,
        version=event.version,
        id=event.id,
        entry=event.entry,
        name=event.name,
        event=made,
        data=event.data,
        at=event.at,
        occurred_at=event.occurred_at,
        actor=event.actor,
        previous_hash=event.previous_hash,
        hash=event.hash,
    )


def _no_float(text: str) -> NoReturn:
    raise ValueError(f"{text} is no whole number")


def _books_breaks(store: Store, seen: _Seen, history: Sequence[Recorded]) -> Iterator[Finding]:
    """Yield what does not follow from the events: postings, balances, row, standings."""
    session = folded_history(history)
    booked = _booked(store, session)
    yield from _postings_breaks(postings_of(session, history), booked)
    yield from balance_breaks(session, booked)
    yield from _row_breaks(session.row, seen.row)
    yield from _standings_breaks(seen.standings, history)


def folded_history(history: Sequence[Recorded]) -> Session:
    """Return the session that ``history`` leaves. Raises: ``Unreadable``."""
    with must_follow():
        return folded_anew(game_of(history[0]), history)


@contextmanager
def must_follow() -> Iterator[None]:
    """Say ``Unreadable`` for whatever goes wrong with a history that cannot be."""
    try:
        yield
    except Exception as error:
        # A log that was tampered with may break a game's rules anywhere and anyhow.
        raise Unreadable(f"The events do not follow from one another: {error!r}") from error


def postings_of(session: Session, history: Sequence[Recorded]) -> Booked:
    """Return the postings of a whole history with their versions. Raises: ``Unreadable``."""
    with must_follow():
        moves = journal(session.game, history)
        return [(version, posting) for version, moved in moves for posting in moved]


def _booked(store: Store, session: Session) -> Booked:
    """Return the postings there are, without those of events that came after ``session``."""
    there, row = store.postings(session.id), store.row(session.id)
    reached = row.version if row else session.version
    return [posting for posting in there if not session.version < posting[0] <= reached]


def _postings_breaks(made: Booked, booked: Booked) -> Iterator[Finding]:
    for pair in zip_longest(made, booked):
        if pair[0] != pair[1]:
            version = min(posting[0] for posting in pair if posting)
            yield Finding(f"The postings of event {version} are not those it makes.", version)
            return


def balance_breaks(session: Session, booked: Booked) -> Iterator[Finding]:
    """Yield where postings and the state of the table disagree, and where money came of nothing."""
    balances = balances_of(posting for _, posting in booked)
    money = session.game.money(session.state)
    for account in sorted(balances.keys() | money.keys()):
        there, held = balances.get(account, 0), money.get(account, 0)
        if there != held:
            yield Finding(f"The books say {there} of {account!r}, the table says {held}.")
    if total := sum(money.values()):
        yield Finding(f"The money at the table adds up to {total} instead of 0.")


def _row_breaks(made: SessionRow, there: SessionRow | None) -> Iterator[Finding]:
    if there is None:
        yield Finding("The session is not in the list of sessions.")
        return
    listed, right = asdict(there), asdict(made)
    for name, value in right.items():
        if listed[name] != value:
            yield Finding(f"The list of sessions says {name} {listed[name]!r}, it is {value!r}.")


def _standings_breaks(there: StandingsRow | None, history: Sequence[Recorded]) -> Iterator[Finding]:
    if there is None:
        return
    if there.version > len(history):
        yield Finding(f"The standings are those of version {there.version}, which there is not.")
    elif there != standings_row(folded_history(history[: there.version])):
        yield Finding(f"The standings are not those of version {there.version}.")


def rebuild(store: Store, codec: Codec, sessions: Iterable[str]) -> Iterator[Rebuilt]:
    """Make postings and standings anew from the events; yield each session when it is done."""
    for session in sessions:
        try:
            yield _rebuilt(store, codec, session)
        except Unreadable as error:
            yield Rebuilt(session, problem=str(error))


def _rebuilt(store: Store, codec: Codec, session: str) -> Rebuilt:
    history = history_of(codec, store.stored_events(session))
    now = folded_history(history)
    made = postings_of(now, history)
    changed = _booked(store, now) != made
    if changed:
        store.replace_postings(session, made, upto=now.version)
    return Rebuilt(session, changed, reckoned(store, now))


def reckoned(store: Store, session: Session) -> bool:
    """Put the standings right and say whether they were otherwise."""
    row = standings_row(session)
    if store.standings(session.id) == row:
        return False
    store.put_standings(row)
    return True
