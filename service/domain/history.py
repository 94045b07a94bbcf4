"""A session's history: recorded events, entries that were taken back, and the pen."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from service.domain.game import AnyGame
from service.domain.ledger import Posting, reversed_postings
from service.domain.pen import Pen, PenTaken


@dataclass(frozen=True, slots=True, kw_only=True)
class EntriesTakenBack:
    """Some entries no longer count. They stay in the log; the fold skips their events."""

    NAME: ClassVar[str] = "session.entries_taken_back.v1"
    entries: tuple[str, ...]


_SESSION_EVENTS = (EntriesTakenBack, PenTaken)
SESSION_EVENTS: Mapping[str, type[Any]] = {event.NAME: event for event in _SESSION_EVENTS}
"""Events of the session itself, whatever its game; no game knows them."""


@dataclass(frozen=True, slots=True)
class Recorded:
    """An event in the log.

    ``version`` counts from 1 without a gap within ``stream``. ``entry`` is the id of the request
    or line that caused it; a settlement has the entry of its draw. ``at`` and ``occurred_at`` are
    ISO 8601 in UTC: when the event was recorded, and, if the client sent it, when it happened.
    ``name`` and ``data`` (canonical JSON) are the event as stored; ``event`` is the decoded event.
    ``hash`` covers all other fields but ``event``.
    """

    stream: str
    version: int
    id: str
    entry: str
    name: str
    event: Any
    data: str
    at: str
    occurred_at: str | None
    actor: str
    previous_hash: str
    hash: str


def effective_events(history: Iterable[Recorded]) -> list[Recorded]:
    """Return the game's events, without those taken back and without the session's own events."""
    recorded = list(history)
    taken_back = {entry for r in recorded if is_take_back(r.event) for entry in r.event.entries}
    return [
        r
        for r in recorded
        if r.entry not in taken_back and not isinstance(r.event, _SESSION_EVENTS)
    ]


def is_take_back(event: Any) -> bool:
    """Return whether ``event`` takes entries back, so that the history must be folded again."""
    return isinstance(event, EntriesTakenBack)


def postings_of(game: AnyGame, event: Any) -> tuple[Posting, ...]:
    """Return the postings of ``event``, which takes no entries back; taking the pen has none."""
    return () if isinstance(event, PenTaken) else game.postings(event)


def evolved(game: AnyGame, state: Any, event: Any) -> Any:
    """Return the state after ``event``, which takes no entries back."""
    return state if isinstance(event, PenTaken) else game.evolve(state, event)


def pen_after(pen: Pen | None, recorded: Sequence[Recorded]) -> Pen | None:
    """Return the pen after newer events; taking entries back does not move it."""
    for r in reversed(recorded):
        if isinstance(r.event, PenTaken):
            return Pen(r.event.holder, r.event.device, r.at)
    return pen


def fold(game: AnyGame, history: Iterable[Recorded]) -> Any:
    """Return the state after ``history``, from its first event on."""
    state: Any = None
    for recorded in effective_events(history):
        state = game.evolve(state, recorded.event)
    return state


def journal(
    game: AnyGame, history: Sequence[Recorded]
) -> Iterable[tuple[int, tuple[Posting, ...]]]:
    """Yield each version with its postings. Taking an entry back reverses its postings."""
    by_entry: dict[str, list[Posting]] = {}
    for recorded in history:
        if is_take_back(recorded.event):
            postings = tuple(
                posting
                for entry in reversed(recorded.event.entries)
                for posting in reversed_postings(by_entry.pop(entry, ()))
            )
        else:
            postings = postings_of(game, recorded.event)
            by_entry.setdefault(recorded.entry, []).extend(postings)
        yield recorded.version, postings
