"""A session's history: recorded events, entries that were taken back, and who held the pen."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from service.domain.game import Event, Game, State
from service.domain.ledger import Posting, reversed_postings
from service.domain.pen import Pen, PenTaken


@dataclass(frozen=True, slots=True, kw_only=True)
class EntriesTakenBack:
    """Some entries no longer count. They stay in the log; the fold passes over their events."""

    NAME: ClassVar[str] = "session.entries_taken_back.v1"
    entries: tuple[str, ...]


_NOTES = (EntriesTakenBack, PenTaken)
SESSION_EVENTS: dict[str, type[Any]] = {note.NAME: note for note in _NOTES}
"""Events of the session itself, whatever game is played; no game knows them."""


@dataclass(frozen=True, slots=True)
class Recorded:
    """An event as it stands in the log.

    ``version`` counts from 1 without a gap within ``stream``. ``entry`` is the id of the request
    or line that caused it; a settlement has the entry of its draw. ``at`` and ``occurred_at`` are
    ISO 8601 in UTC: when it was recorded, and when it happened if somebody said so. ``name``
    and ``data`` (canonical JSON) are the event as it was written down, ``event`` is what it means
    today. ``hash`` covers all other fields but ``event``.
    """

    stream: str
    version: int
    id: str
    entry: str
    name: str
    event: Event
    data: str
    at: str
    occurred_at: str | None
    actor: str
    previous_hash: str
    hash: str


def standing(history: Iterable[Recorded]) -> list[Recorded]:
    """Return the game's events that count: all but those taken back and the session's own."""
    there = list(history)
    gone = {entry for r in there if is_take_back(r.event) for entry in r.event.entries}
    return [r for r in there if r.entry not in gone and not isinstance(r.event, _NOTES)]


def is_take_back(event: Event) -> bool:
    """Say whether ``event`` takes entries back, which means folding the history anew."""
    return isinstance(event, EntriesTakenBack)


def moves(game: Game, event: Event) -> tuple[Posting, ...]:
    """Return what ``event`` moves, which for the taking of a pen is nothing.

    Taking entries back moves what ``journal`` finds.
    """
    return () if isinstance(event, PenTaken) else game.postings(event)


def evolved(game: Game, state: State, event: Event) -> State:
    """Return the state after ``event``, which does not take entries back."""
    return state if isinstance(event, PenTaken) else game.evolve(state, event)


def pen_after(pen: Pen | None, recorded: Sequence[Recorded]) -> Pen | None:
    """Return who holds the pen after newer events.

    It stays where it is when entries are taken back: who wrote them wrote them.
    """
    for r in reversed(recorded):
        if isinstance(r.event, PenTaken):
            return Pen(r.event.holder, r.event.device, r.at)
    return pen


def fold(game: Game, history: Iterable[Recorded]) -> State:
    """Return the state that ``history`` leaves, from its first event on."""
    state: State = None
    for recorded in standing(history):
        state = game.evolve(state, recorded.event)
    return state


def journal(game: Game, history: Sequence[Recorded]) -> Iterable[tuple[int, tuple[Posting, ...]]]:
    """Yield each version with what it moves; taking an entry back moves its money back."""
    made: dict[str, list[Posting]] = {}
    for recorded in history:
        if is_take_back(recorded.event):
            postings = tuple(
                posting
                for entry in reversed(recorded.event.entries)
                for posting in reversed_postings(made.pop(entry, ()))
            )
        else:
            postings = moves(game, recorded.event)
            made.setdefault(recorded.entry, []).extend(postings)
        yield recorded.version, postings
