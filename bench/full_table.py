"""A Basset table at which every player has staked on the same cards."""

from collections.abc import Sequence
from typing import Any

from service.domain.port.game import AnyGame
from service.sheets import read_sheet


def full_table(
    head: str, players: int, cards: Sequence[str], lines: Sequence[str], rules: str = ""
) -> tuple[AnyGame, Any]:
    """Return the game and its state after ``lines``, with everything settled.

    ``head`` begins a score sheet up to its entries, and ``rules`` ends it.
    """
    names = [f"player{number}" for number in range(players)]
    stakes = [f"stake {name} {card} 100" for name in names for card in cards]
    entries = [*(f"seat {name} 10000" for name in names), *stakes, *lines]
    sheet = read_sheet(head + "\n".join(entries) + "\n'''\n" + rules)
    game, state = sheet.game, None
    for event in game.start(sheet.opening):
        state = game.evolve(state, event)
    for line in sheet.lines:
        for event in game.decide(state, line.command):
            state = game.evolve(state, event)
        state = game.settled(state)
    return game, state
