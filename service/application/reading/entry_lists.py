"""The entries of a session for clients: the newest ones, and the list with those removed."""

import json
import threading
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

from service.application.bounded_dict import BoundedDict
from service.application.ports.store import Store
from service.application.sessions.correction import entered_values
from service.application.sessions.named_players import names_player
from service.application.sessions.session import Session
from service.domain.port.entries import entry_of
from service.domain.port.game import AnyGame
from service.domain.session.corrections import DroppedEntry
from service.domain.session.entry_list import EntryList, ListedEntry, Removal
from service.domain.session.history import Entry
from service.domain.session.log.recorded import Recorded, event_type
from service.domain.session.session_entries import entries_by_event

Json = dict[str, Any]

RECENT_MIN = 8
"""How many entries the view of a session has at least, if there are so many."""


class EntryPage(NamedTuple):
    """Entries with their positions, newest first; ``next`` is the position to go on below.

    ``rounds`` is how many rounds the session has begun: the last one may have no end yet.
    """

    items: Sequence[tuple[int, ListedEntry]]
    next: int | None
    rounds: int


@dataclass(frozen=True, slots=True)
class EntryPart:
    """The newest ``limit`` entries below a position, or all; of one player or round, if named.

    Rounds count from 1. An entry that a correction removed belongs to the round where it stands.
    """

    limit: int
    below: int | None = None
    player: str | None = None
    round: int | None = None


class EntryLists:
    """A bounded cache of the lists of sessions' entries; safe to share between threads."""

    def __init__(self, store: Store, *, size: int = 8) -> None:
        self._store = store
        self._cached = BoundedDict[str, tuple[str, int, EntryList]](size)
        self._lock = threading.Lock()

    def newest(self, session: Session, part: EntryPart) -> EntryPage:
        """Return a part of the entries as the session has them now."""
        with self._lock:
            page = _page(session.game, self._current(session).entries, part)
            # Another request may change the list as soon as the lock is released.
            copies = [(at, replace(one, events=[*one.events])) for at, one in page.items]
            return page._replace(items=copies)

    def at_version(self, session: Session, version: int, part: EntryPart) -> EntryPage:
        """Return a part of the entries as they were at an earlier version."""
        history = self._store.events(session.id, upto=version)
        return _page(session.game, EntryList(history).entries, part)

    def _current(self, session: Session) -> EntryList:
        """Return the list of a session, brought up to date."""
        head, version, entries = self._cached.pop(session.id, ("", 0, EntryList()))
        newer = self._store.events(session.id, after=max(version - 1, 0), upto=session.version)
        if version and newer[:1] and newer[0].hash == head:
            newer = newer[1:]
        elif version:
            entries, newer = EntryList(), self._store.events(session.id, upto=session.version)
        for recorded in newer:
            entries.add(recorded)
        self._cached.keep(session.id, (session.head, session.version, entries))
        return entries


def _page(game: AnyGame, entries: Sequence[ListedEntry], part: EntryPart) -> EntryPage:
    starts = _round_starts(game, entries)
    first, end = _positions_of(part.round, starts, len(entries))
    end = end if part.below is None else min(part.below, end)
    found: list[tuple[int, ListedEntry]] = []
    for position in range(end - 1, first - 1, -1):
        if part.player is None or _names(game, entries[position], part.player):
            found.append((position, entries[position]))
        if len(found) > part.limit:
            return EntryPage(found[: part.limit], found[part.limit - 1][0], len(starts))
    return EntryPage(found, None, len(starts))


def _round_starts(game: AnyGame, entries: Sequence[ListedEntry]) -> list[int]:
    """Return the position of the first entry of each round."""
    ends = (
        position
        for position, listed in enumerate(entries)
        if not listed.removed and any(game.ends_round(recorded.event) for recorded in listed.events)
    )
    return [start for start in (0, *(end + 1 for end in ends)) if start < len(entries)]


def _positions_of(number: int | None, starts: Sequence[int], count: int) -> tuple[int, int]:
    """Return the first position of a round and the one after its last; of all if it is None."""
    if number is None:
        return 0, count
    bounds = [*starts, count]
    if number > len(starts):
        return count, count
    return bounds[number - 1], bounds[number]


def _names(game: AnyGame, listed: ListedEntry, player: str) -> bool:
    """Return whether an event of the entry names a player."""
    return any(names_player(game, recorded, player) for recorded in listed.events)


def recent_entries(session: Session) -> list[Json]:
    """Return the entries since the last round ended, and at least ``RECENT_MIN``, oldest first."""
    game, shown, is_over = session.game, list[Entry](), False
    for entry in reversed(session.recent):
        is_over = is_over or any(game.ends_round(recorded.event) for recorded in entry.events)
        if is_over and len(shown) >= RECENT_MIN:
            break
        shown.append(entry)
    return [_recent(game, entry) for entry in reversed(shown)]


def _recent(game: AnyGame, entry: Entry) -> Json:
    return {
        "entry": entry.id,
        "version": entry.version,
        "entered": entered_values(game, entry).as_json(),
    }


def undone_entry(session: Session) -> Json | None:
    """Return the entry that a redo would restore, as it was entered, or None."""
    return entered_values(session.game, session.undone[-1]).as_json() if session.undone else None


def listed_json(game: AnyGame, position: int, listed: ListedEntry) -> Json:
    """Return an entry of the list as the API shows it. The opening has no ``entered``."""
    first = listed.events[0]
    found = entry_of(entries_by_event(game), [recorded.event for recorded in listed.events])
    removal, added = listed.removed, listed.added_by
    return {
        "position": position,
        "entry": listed.id,
        "version": first.version,
        "entered": found and found.as_json(),
        "at": first.at,
        "occurred_at": first.occurred_at,
        "actor": first.actor,
        "events": [_event(recorded) for recorded in listed.events],
        "removed": removal and _removal(removal),
        "added": added and _correction(added),
    }


def _removal(removal: Removal) -> Json:
    refusal = removal.dropped and refusal_of(removal.dropped)
    return {"change": removal.change, "refusal": refusal, **_correction(removal.by)}


def refusal_of(dropped: DroppedEntry) -> Json:
    """Return why the rules refuse an entry after a correction, as the API shows it."""
    return {"code": dropped.code, "message": dropped.message, "facts": dropped.facts}


def _event(recorded: Recorded) -> Json:
    name = event_type(recorded.name)
    return {"version": recorded.version, "type": name, "data": json.loads(recorded.data)}


def _correction(recorded: Recorded) -> Json:
    return {
        "version": recorded.version,
        "at": recorded.at,
        "actor": recorded.actor,
        "reason": recorded.event.reason,
    }
