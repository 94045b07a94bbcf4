"""Score sheets played line by line, by the rules alone."""

from collections.abc import Iterable, Iterator
from pathlib import Path

from service.domain.errors import Refused
from service.domain.games.basset import GAME
from service.domain.games.basset.events import Event
from service.domain.games.basset.state import State
from service.sheets import SheetLine, read_sheet


def played(path: Path) -> Iterator[list[State]]:
    """Yield for the opening of a sheet, and for each line, the state after each of its events.

    A refused line yields none. The last state of a line is settled.
    """
    sheet = read_sheet(path.read_text(encoding="utf-8"))
    states = _after(None, GAME.start(sheet.opening))
    newest = states[-1]
    yield states
    for line in sheet.lines:
        states = _after(newest, _decided(newest, line))
        newest = states[-1] if states else newest
        yield states


def played_states(path: Path) -> Iterator[State]:
    """Yield the state of a sheet after each event, before a settlement too."""
    for states in played(path):
        yield from states


def played_lines(path: Path) -> Iterator[tuple[int, State]]:
    """Yield a sheet's state with its version: after the opening and after each line."""
    seen: list[State] = []
    for states in played(path):
        seen += states
        yield len(seen), seen[-1]


def _after(state: State | None, events: Iterable[Event]) -> list[State]:
    states: list[State] = []
    for event in events:
        state = GAME.evolve(state, event)
        states.append(state)
    for event in GAME.react(states[-1]) if states else ():
        states.append(GAME.evolve(states[-1], event))
    return states


def _decided(state: State, line: SheetLine) -> tuple[Event, ...]:
    try:
        return GAME.decide(state, line.command)
    except Refused:
        return ()
