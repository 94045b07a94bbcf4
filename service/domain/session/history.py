"""A session's history: recorded events, the entries that count, and the journal."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise, takewhile
from typing import Any

from service.domain.ledger import Posting, PostingRef, reversed_postings
from service.domain.port.game import AnyGame
from service.domain.port.opening import Opening
from service.domain.session.corrections import EntriesTakenBack, EntryAmended, EntryRestored
from service.domain.session.log.recorded import Recorded
from service.domain.session.session_events import (
    evolve,
    follow,
    postings_of,
    session_properties,
)


@dataclass(frozen=True, slots=True)
class Entry:
    """An entry with its events at the table, including its settlement, oldest first.

    ``postings_version`` is the version of the event whose postings stand for it, if they are not
    those of its own events: of the undo that reversed them, or of the redo that restored them.
    """

    id: str
    events: tuple[Recorded, ...]
    postings_version: int | None = None

    @property
    def version(self) -> int:
        """The version of its first event."""
        return self.events[0].version


class EntriesThatCount:
    """Follows a log, event by event: which entries count, and which a redo may bring back.

    ``counting`` has the entries by id, oldest first; the first one opened the session. ``undone``
    has those that were undone since anything else was entered, the last one last.
    """

    def __init__(self, counting: Iterable[Entry] = (), undone: Iterable[Entry] = ()) -> None:
        self.counting = {entry.id: entry for entry in counting}
        self.undone = list(undone)

    def add(self, recorded: Recorded) -> None:
        """Follow the next event."""
        follow(self, recorded)

    def play(self, recorded: Recorded) -> None:
        """Add an event to its entry, or a new entry."""
        known = self.counting.get(recorded.entry)
        if known is None:
            self.undone.clear()
            self.counting[recorded.entry] = Entry(recorded.entry, (recorded,))
        else:
            events = (*known.events, recorded)
            self.counting[recorded.entry] = Entry(known.id, events, known.postings_version)

    def take_back(self, event: EntriesTakenBack, recorded: Recorded) -> None:
        """Remove entries; a redo may bring them back."""
        for entry in self.taken_back(event):
            del self.counting[entry.id]
            self.undone.append(replace(entry, postings_version=recorded.version))

    def restore(self, event: EntryRestored, recorded: Recorded) -> None:
        """Add the entry that was undone last."""
        # A log that was read without replaced events lacks entries that no longer count.
        if self.undone and self.undone[-1].id == event.entry:
            restored = replace(self.undone.pop(), postings_version=recorded.version)
            self.counting[event.entry] = restored

    def amend(self, _event: EntryAmended, _recorded: Recorded) -> None:
        """Forget what a redo could bring back. The entries that count follow."""
        self.undone.clear()

    def taken_back(self, event: EntriesTakenBack) -> list[Entry]:
        """Return the entries that count and that ``event`` takes back, oldest first."""
        if event.entries or event.since is None:
            return [self.counting[entry] for entry in event.entries if entry in self.counting]
        since = event.since
        newest_first = takewhile(lambda e: e.version >= since, reversed(self.counting.values()))
        return list(newest_first)[::-1]


def entries_that_count(history: Iterable[Recorded]) -> EntriesThatCount:
    """Return the entries of a whole log that count, and those that a redo may bring back."""
    entries = EntriesThatCount()
    for recorded in history:
        entries.add(recorded)
    return entries


def is_amended(event: Any, following: Any) -> bool:
    """Return whether ``event`` takes entries back because ``following`` amends one."""
    return isinstance(event, EntriesTakenBack) and isinstance(following, EntryAmended)


def replaced_ranges(of_session: Sequence[Recorded]) -> list[tuple[int, int]]:
    """Return first and last versions between which no event of the game counts any more.

    ``of_session`` are the session's own events. Undone entries may be restored and are not
    included. The ranges are in order and apart from one another.
    """
    ranges: list[tuple[int, int]] = []
    for taken, amended in pairwise(of_session):
        event = taken.event
        if is_amended(event, amended.event) and taken.entry == amended.entry:
            first = event.since or taken.version
            while ranges and ranges[-1][1] >= first - 1:
                first = min(first, ranges.pop()[0])
            ranges.append((first, taken.version - 1))
    return [(first, last) for first, last in ranges if first <= last]


def opening_of_history(game: AnyGame, history: Sequence[Recorded]) -> Opening[Any]:
    """Return how a session was opened, with the name that it has after ``history``."""
    opening = game.opening_of(history[0].event)
    return replace(opening, title=session_properties(history).name or opening.title)


def effective_events(history: Iterable[Recorded]) -> list[Recorded]:
    """Return the events at the table that count: of the game, and rulings."""
    counting = entries_that_count(history).counting.values()
    return [recorded for entry in counting for recorded in entry.events]


def fold(game: AnyGame, history: Iterable[Recorded]) -> Any:
    """Return the state after ``history``, from its first event on."""
    state: Any = None
    for recorded in effective_events(history):
        state = evolve(game, state, recorded.event)
    return state


def postings_of_entry(game: AnyGame, entry: Entry) -> list[tuple[PostingRef, Posting]]:
    """Return the postings that stand for an entry that counts, with their places in the journal."""
    own = [
        ((recorded.version, line), posting)
        for recorded in entry.events
        for line, posting in enumerate(postings_of(game, recorded.event), start=1)
    ]
    version = entry.postings_version
    if version is None:
        return own
    return [((version, line), posting) for line, (_, posting) in enumerate(own, start=1)]


def undo_postings(game: AnyGame, entries: Iterable[Entry]) -> tuple[Posting, ...]:
    """Return the postings that reverse those of entries that count, newest first."""
    return reversed_postings(ref for entry in entries for ref in postings_of_entry(game, entry))


def redo_postings(game: AnyGame, entry: Entry) -> tuple[Posting, ...]:
    """Return the postings that reverse the undo of an entry: its own, in their order."""
    assert entry.postings_version is not None, "an undone entry names its undo"
    own = [posting for recorded in entry.events for posting in postings_of(game, recorded.event)]
    return tuple(
        Posting(p.source, p.target, p.amount, (entry.postings_version, len(own) - number))
        for number, p in enumerate(own)
    )


class _NextPostings:
    """Computes what the event after ``entries`` moves."""

    def __init__(self, game: AnyGame, entries: EntriesThatCount) -> None:
        self._game, self._entries = game, entries
        self.postings: tuple[Posting, ...] = ()

    def play(self, recorded: Recorded) -> None:
        self.postings = postings_of(self._game, recorded.event)

    def take_back(self, event: EntriesTakenBack, _recorded: Recorded) -> None:
        self.postings = undo_postings(self._game, self._entries.taken_back(event))

    def restore(self, _event: EntryRestored, _recorded: Recorded) -> None:
        self.postings = redo_postings(self._game, self._entries.undone[-1])

    def amend(self, _event: EntryAmended, _recorded: Recorded) -> None:
        pass


def next_postings(
    game: AnyGame, entries: EntriesThatCount, recorded: Recorded
) -> tuple[Posting, ...]:
    """Return the postings of the event after ``entries``; corrections reverse earlier postings."""
    found = _NextPostings(game, entries)
    follow(found, recorded)
    return found.postings


def journal(
    game: AnyGame, history: Iterable[Recorded]
) -> Iterator[tuple[int, tuple[Posting, ...]]]:
    """Yield each version with its postings."""
    entries = EntriesThatCount()
    for recorded in history:
        postings = next_postings(game, entries, recorded)
        entries.add(recorded)
        yield recorded.version, postings
