"""Random evenings with corrections: the books are those of the rules, computed a second time."""

from random import Random

import pytest

from service.domain.games.baccarat import GAME
from service.domain.games.baccarat.rules import RULES
from service.domain.games.baccarat.state import HANDS, State
from tests.factories.baccarat.independent_books import IndependentBooks
from tests.factories.baccarat.random_play import random_opening
from tests.factories.corrected_sessions import CorrectedSheet, CorrectedTable
from tests.seeds import seeds

EVENINGS = 25
"""How many evenings a seed has: with all seeds 2,000 of each preset."""
STEPS_LEAST, STEPS_MOST = 10, 90


@pytest.mark.parametrize("seed", seeds(1, 80))
@pytest.mark.parametrize("preset", RULES.presets)
def test_the_books_are_those_of_the_rules(preset: str, seed: int) -> None:
    for number in range(EVENINGS):
        random = Random(f"{preset} {seed} {number}")
        table = CorrectedTable(GAME, random, opening=random_opening(random, preset))
        for _ in range(random.randint(STEPS_LEAST, STEPS_MOST)):
            table.step()
        table.check_log()
        compare(table.sheet)


def compare(sheet: CorrectedSheet) -> None:
    """Compare the game with the independent books after each entry that counts."""
    books, state = IndependentBooks(sheet.opening.rules), sheet.state(0)
    for command in sheet.lines:
        state = sheet.after(state, command)
        books.play(command)
        check(state, books)


def check(state: State, books: IndependentBooks) -> None:
    assert (state.banker, state.bank) == (books.banker, books.bank)
    assert {name: player.purse for name, player in state.players.items()} == books.purse
    stakes = {(n, hand): a for hand in HANDS for n, a in state.stakes[hand].items()}
    assert stakes == books.stake
    balances = GAME.balances(state)
    assert sum(balances.values()) == 0
    assert all(amount >= 0 for name, amount in balances.items() if name != "world")
