"""The table of a report: the points of each player, game by game."""

from collections.abc import Iterable

from service.domain.port.game_tables import Cell, GameTable
from tests.factories.invented.events import Event, RoundCounted

_COLUMNS = {"round": Cell.NUMBER, "player": Cell.NAME, "points": Cell.NUMBER}


def tables(events: Iterable[Event]) -> tuple[GameTable, ...]:
    """Return the points of every player in every round."""
    rounds = [event for event in events if isinstance(event, RoundCounted)]
    rows = tuple(
        (number, pair.punter, pair.count)
        for number, counted in enumerate(rounds, start=1)
        for pair in counted.points
    )
    return (GameTable(name="points", columns=_COLUMNS, rows=rows),)
