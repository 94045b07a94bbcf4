"""Score sheets line by line, as the core plays them."""

from collections.abc import Iterable, Iterator
from pathlib import Path

from service.domain.errors import Refused
from service.domain.game import Event
from service.domain.games.basset import GAME
from service.domain.games.basset.state import State
from service.sheets import SheetLine, read_sheet


def played(path: Path) -> Iterator[list[State]]:
    """Yield for the opening of a sheet, and for each line, the tables that its events leave.

    A line that is refused leaves none. The last table of a line is settled.
    """
    sheet = read_sheet(path.read_text(encoding="utf-8"))
    states = _after(None, GAME.start(sheet.opening))
    newest = states[-1]
    yield states
    for line in sheet.lines:
        states = _after(newest, _asked(newest, line))
        newest = states[-1] if states else newest
        yield states


def played_states(path: Path) -> Iterator[State]:
    """Yield the table of a sheet after each event, while a draw owes its settlement too."""
    for states in played(path):
        yield from states


def played_lines(path: Path) -> Iterator[tuple[int, State]]:
    """Yield a sheet's table with its version: when it is opened and after each line."""
    seen: list[State] = []
    for states in played(path):
        seen += states
        yield len(seen), seen[-1]


def _after(state: State | None, events: Iterable[Event]) -> list[State]:
    states: list[State] = []
    for event in events:
        state = GAME.evolve(state, event)
        states.append(state)
    for event in GAME.react(state) if states else ():
        state = GAME.evolve(state, event)
        states.append(state)
    return states


def _asked(state: State, line: SheetLine) -> tuple[Event, ...]:
    try:
        if isinstance(line.command, Refused):
            raise line.command
        return GAME.decide(state, line.command)
    except Refused:
        return ()
