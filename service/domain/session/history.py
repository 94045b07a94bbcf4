"""A session's history: recorded events, the entries that count, and the journal."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise, takewhile
from typing import Any

from service.domain.ledger import Posting, PostingRef, reversed_postings
from service.domain.port.game import AnyGame, PlayerEvent
from service.domain.port.opening import Opening
from service.domain.session.assignment import SessionFiled
from service.domain.session.bankrolls import BankrollLinked, PursesReturned, return_postings
from service.domain.session.control import Control, PenTaken
from service.domain.session.corrections import (
    CORRECTIONS,
    EntriesTakenBack,
    EntryAmended,
    EntryRestored,
)
from service.domain.session.payments import PaymentMade
from service.domain.session.player_renaming import PlayerRenamed, renaming_postings
from service.domain.session.recorded import Recorded
from service.domain.session.renaming import SessionRenamed
from service.domain.session.rulings import RulingMade, ruling_postings
from service.domain.values.plain import plain

SESSION_EVENTS: Mapping[str, type[Any]] = {
    event.NAME: event
    for event in (
        *(*CORRECTIONS, PenTaken, SessionFiled, SessionRenamed, BankrollLinked),
        *(RulingMade, PlayerRenamed, PaymentMade, PursesReturned),
    )
}
"""Events of the session itself, whatever its game; no game knows them."""

NO_ENTRIES = (PenTaken, SessionFiled, SessionRenamed, BankrollLinked)
"""Events beside the entries of a session: undo and corrections pass over them."""

_NOT_PLAYED = (*CORRECTIONS, *NO_ENTRIES)
"""Events of no entry at the table: an entry that has only these cannot be corrected."""

_MOVES_NOTHING = (*_NOT_PLAYED, PaymentMade)
"""Events that change neither the state nor the accounts."""


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
        event = recorded.event
        if isinstance(event, EntriesTakenBack):
            for entry in self.taken_back(event):
                del self.counting[entry.id]
                self.undone.append(replace(entry, postings_version=recorded.version))
        elif isinstance(event, EntryRestored):
            self._restore(event.entry, recorded.version)
        elif isinstance(event, EntryAmended):
            self.undone.clear()
        elif not isinstance(event, NO_ENTRIES):
            self._add_played(recorded)

    def taken_back(self, event: EntriesTakenBack) -> list[Entry]:
        """Return the entries that count and that ``event`` takes back, oldest first."""
        if event.entries or event.since is None:
            return [self.counting[entry] for entry in event.entries if entry in self.counting]
        since = event.since
        newest_first = takewhile(lambda e: e.version >= since, reversed(self.counting.values()))
        return list(newest_first)[::-1]

    def _restore(self, entry: str, version: int) -> None:
        # A log that was read without replaced events lacks entries that no longer count.
        if self.undone and self.undone[-1].id == entry:
            self.counting[entry] = replace(self.undone.pop(), postings_version=version)

    def _add_played(self, recorded: Recorded) -> None:
        known = self.counting.get(recorded.entry)
        if known is None:
            self.undone.clear()
            self.counting[recorded.entry] = Entry(recorded.entry, (recorded,))
        else:
            events = (*known.events, recorded)
            self.counting[recorded.entry] = Entry(known.id, events, known.postings_version)


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
    return replace(opening, title=newest_name(history) or opening.title)


def newest_name(history: Sequence[Recorded]) -> str | None:
    """Return the name that a session was given last, or None if it was not renamed."""
    renamed = (r.event.name for r in reversed(history) if isinstance(r.event, SessionRenamed))
    return next(renamed, None)


def effective_events(history: Iterable[Recorded]) -> list[Recorded]:
    """Return the events at the table that count: of the game, and rulings."""
    counting = entries_that_count(history).counting.values()
    return [recorded for entry in counting for recorded in entry.events]


def postings_of(game: AnyGame, event: Any) -> tuple[Posting, ...]:
    """Return the postings of ``event``, which is not a correction."""
    if isinstance(event, RulingMade):
        return ruling_postings(event)
    if isinstance(event, PursesReturned):
        return return_postings(event)
    if isinstance(event, PlayerRenamed):
        return renaming_postings(event)
    return () if isinstance(event, _MOVES_NOTHING) else game.postings(event)


def evolved(game: AnyGame, state: Any, event: Any) -> Any:
    """Return the state after ``event``, which is not a correction."""
    if isinstance(event, RulingMade):
        return game.with_money(state, event.changes)
    if isinstance(event, PursesReturned):
        return game.with_returned(state, event.amounts)
    if isinstance(event, PlayerRenamed):
        return game.renamed(state, event.punter, event.name)
    return state if isinstance(event, _MOVES_NOTHING) else game.evolve(state, event)


def concerns(game: AnyGame, state: Any, event: Any, player: str) -> PlayerEvent | None:
    """Return the part of ``event`` after ``state`` that concerns one player, or None."""
    if isinstance(event, (RulingMade, PlayerRenamed, PaymentMade, PursesReturned)):
        return PlayerEvent(plain(event)) if event.concerns(player) else None
    return game.concerns(state, event, player)


def control_after(pen: Control | None, recorded: Sequence[Recorded]) -> Control | None:
    """Return the pen after newer events; taking entries back does not move it."""
    for r in reversed(recorded):
        if isinstance(r.event, PenTaken):
            return Control(r.event.holder, r.event.device, r.at)
    return pen


def fold(game: AnyGame, history: Iterable[Recorded]) -> Any:
    """Return the state after ``history``, from its first event on."""
    state: Any = None
    for recorded in effective_events(history):
        state = evolved(game, state, recorded.event)
    return state


def posted(game: AnyGame, entry: Entry) -> list[tuple[PostingRef, Posting]]:
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
    return reversed_postings(ref for entry in entries for ref in posted(game, entry))


def redo_postings(game: AnyGame, entry: Entry) -> tuple[Posting, ...]:
    """Return the postings that reverse the undo of an entry: its own, in their order."""
    assert entry.postings_version is not None, "an undone entry names its undo"
    own = [posting for recorded in entry.events for posting in postings_of(game, recorded.event)]
    return tuple(
        Posting(p.source, p.target, p.amount, (entry.postings_version, len(own) - number))
        for number, p in enumerate(own)
    )


def journal(
    game: AnyGame, history: Iterable[Recorded]
) -> Iterator[tuple[int, tuple[Posting, ...]]]:
    """Yield each version with its postings. Corrections reverse earlier postings."""
    entries = EntriesThatCount()
    for recorded in history:
        event = recorded.event
        if isinstance(event, EntriesTakenBack):
            postings = undo_postings(game, entries.taken_back(event))
        elif isinstance(event, EntryRestored):
            postings = redo_postings(game, entries.undone[-1])
        else:
            postings = postings_of(game, event)
        entries.add(recorded)
        yield recorded.version, postings
