"""Score sheets played line by line, by the rules alone."""

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from service.domain.port.game import AnyGame
from service.domain.session.session_events import decide, evolve
from service.domain.values.errors import Refused
from service.sheets import SheetLine, read_sheet


def played(path: Path) -> Iterator[list[Any]]:
    """Yield for the opening of a sheet, and for each line, the state after each of its events.

    A refused line yields none. The last state of a line is settled.
    """
    sheet = read_sheet(path.read_text(encoding="utf-8"))
    states = _after(sheet.game, None, sheet.game.start(sheet.opening))
    newest = states[-1]
    yield states
    for line in sheet.lines:
        states = _after(sheet.game, newest, _decided(sheet.game, newest, line))
        newest = states[-1] if states else newest
        yield states


def played_states(path: Path) -> Iterator[Any]:
    """Yield the state of a sheet after each event, before a settlement too."""
    for states in played(path):
        yield from states


def played_lines(path: Path) -> Iterator[tuple[int, Any]]:
    """Yield a sheet's state with its version: after the opening and after each line."""
    seen: list[Any] = []
    for states in played(path):
        seen += states
        yield len(seen), seen[-1]


def _after(game: AnyGame, state: Any, events: Iterable[Any]) -> list[Any]:
    states: list[Any] = []
    for event in events:
        state = game.evolve(None, event) if state is None else evolve(game, state, event)
        states.append(state)
    for event in game.react(states[-1]) if states else ():
        states.append(game.evolve(states[-1], event))
    return states


def _decided(game: AnyGame, state: Any, line: SheetLine) -> tuple[Any, ...]:
    try:
        return decide(game, state, line.command)
    except Refused:
        return ()
