"""Plays a session again for its report: rounds, and what each player had meanwhile."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from service.domain.port.game import AnyGame
from service.domain.port.parties import Summary
from service.domain.session.history import Entry, entries_that_count
from service.domain.session.log.recorded import Recorded
from service.domain.session.player_renaming import by_new_name, current_names, with_names
from service.domain.session.session_events import evolve
from service.reports.model import Curve, Move, ReportRound

CURVE_POINTS_MAX = 240
"""A curve has at most about this many points: a page cannot show more."""

SUMMARIES_MAX = 2_000
"""Of a session with more entries, only some are looked at: a report is made in a second."""

EVENTS_PER_REPORT = 500
"""How many events are played between two reports of the progress."""


@dataclass(frozen=True, slots=True)
class Course:
    """What happened in a session: the last state, the game's events that count, and the rounds.

    ``closed_at`` is when it was closed, or None.
    """

    state: Any
    events: tuple[Any, ...]
    last_at: str
    closed_at: str | None
    rounds: tuple[ReportRound, ...]
    curve: Curve


def played(
    game: AnyGame, history: Sequence[Recorded], progress: Callable[[int, int], object]
) -> Course:
    """Return the course of a session. ``progress`` gets how many events are played, of how many."""
    entries = list(entries_that_count(history).counting.values())
    play = _Play(game, entries, progress)
    for number, entry in enumerate(entries):
        play.add(number, entry)
    return play.course()


class _Play:
    """A session while it is played again."""

    def __init__(
        self, game: AnyGame, entries: Sequence[Entry], progress: Callable[[int, int], object]
    ) -> None:
        self._game, self._entries, self._progress = game, entries, progress
        self._stride = -(-len(entries) // SUMMARIES_MAX)
        self._total = sum(len(entry.events) for entry in entries)
        self._close = game.closing.event
        self._closed_at: str | None = None
        self._state: Any = None
        self._events: list[Any] = []
        self._rounds: list[ReportRound] = []
        self._points: list[tuple[int, dict[str, _Held]]] = []

    def add(self, number: int, entry: Entry) -> None:
        """Play an entry."""
        ended: Recorded | None = None
        for recorded in entry.events:
            self._state = evolve(self._game, self._state, recorded.event)
            self._events.append(recorded.event)
            if isinstance(recorded.event, self._close):
                self._closed_at = recorded.happened_at
            if self._game.ends_round(recorded.event):
                ended = recorded
            if len(self._events) % EVENTS_PER_REPORT == 0:
                self._progress(len(self._events), self._total)
        if ended:  # the nets of a round are those after the settlement of its last entry
            self._end_round(ended)
        if number % self._stride == 0 or number == len(self._entries) - 1:
            self._points.append((entry.events[-1].version, _held(self._summary())))

    def _summary(self) -> Summary:
        return self._game.summary(self._state)

    def _end_round(self, recorded: Recorded) -> None:
        summary = self._summary()
        self._rounds.append(
            ReportRound(
                number=len(self._rounds) + 1,
                version=recorded.version,
                at=recorded.happened_at,
                nets=summary.nets,
                table=sum(party.net for party in summary.others),
            )
        )

    def course(self) -> Course:
        """Return what was played."""
        self._progress(self._total, self._total)
        names = current_names(self._summary())
        return Course(
            state=self._state,
            events=with_names(tuple(self._events), names) if names else tuple(self._events),
            last_at=self._entries[-1].events[-1].happened_at,
            closed_at=self._closed_at,
            rounds=tuple(
                replace(ended, nets=by_new_name(ended.nets, names)) for ended in self._rounds
            ),
            curve=_curve([(version, by_new_name(held, names)) for version, held in self._points]),
        )


@dataclass(frozen=True, slots=True)
class _Held:
    """What a player has won, and what was bought in and not cashed out."""

    net: int
    outside: int


def _held(summary: Summary) -> dict[str, _Held]:
    return {
        party.name: _Held(party.net, party.brought_in - party.cashed_out)
        for party in summary.players
    }


def _curve(points: Sequence[tuple[int, dict[str, _Held]]]) -> Curve:
    names = points[-1][1]
    nets = {name: [held[name].net for _, held in points if name in held] for name in names}
    stride = -(-len(points) // CURVE_POINTS_MAX)
    # From the end, so that the last point is always there.
    shown = points[::-1][::stride][::-1]
    lines = {name: [held.get(name) for _, held in shown] for name in names}
    return Curve(
        versions=tuple(version for version, _ in shown),
        amounts={
            name: tuple(held.net + held.outside if held else None for held in line)
            for name, line in lines.items()
        },
        nets={
            name: tuple(held.net if held else None for held in line) for name, line in lines.items()
        },
        moves={name: tuple(_moves(points, name)) for name in names},
        lowest={name: min(line) for name, line in nets.items()},
        highest={name: max(line) for name, line in nets.items()},
    )


def _moves(points: Sequence[tuple[int, dict[str, _Held]]], name: str) -> Iterator[Move]:
    """Yield the purse at the seat, which may be 0, and each later change of what was bought in."""
    before: int | None = None
    for version, held in points:
        if name not in held:
            continue
        outside = held[name].outside
        if outside != before:
            yield Move(version, outside - (before or 0))
        before = outside
