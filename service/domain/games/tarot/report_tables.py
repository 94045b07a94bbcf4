"""The tables of a Swiss Tarot report: the games, and their rounds."""

from collections.abc import Iterable, Iterator
from typing import Any

from service.domain.games.tarot.events import Event, GameBegun, GameSettled, RoundCounted
from service.domain.port.game_tables import Cell, GameTable
from service.domain.port.player_amount import amounts_by_name

_GAMES = {"game": Cell.NUMBER, "player": Cell.NAME, "score": Cell.NUMBER, "won": Cell.AMOUNT}
_ROUNDS = {
    "game": Cell.NUMBER,
    "round": Cell.NUMBER,
    "dealer": Cell.NAME,
    "player": Cell.NAME,
    "points": Cell.NUMBER,
}
Row = tuple[Any, ...]


def tables(events: Iterable[Event]) -> tuple[GameTable, ...]:
    """Return each player's score and winnings in each game, and the points of each round.

    A game that was given up has a number and rounds, but no score.
    """
    games: list[Row] = []
    rounds: list[Row] = []
    game = number = 0
    for event in events:
        if isinstance(event, GameBegun):
            game, number = game + 1, 0
        elif isinstance(event, RoundCounted):
            number += 1
            rounds += ((game, number, event.dealer, p.punter, p.count) for p in event.points)
        elif isinstance(event, GameSettled):
            games += _game_rows(game, event)
    return (
        GameTable(name="games", columns=_GAMES, rows=tuple(games)),
        GameTable(name="rounds", columns=_ROUNDS, rows=tuple(rounds)),
    )


def _game_rows(game: int, event: GameSettled) -> Iterator[Row]:
    won = amounts_by_name(event.shares)
    return ((game, each.punter, each.count, won.get(each.punter, 0)) for each in event.scores)
