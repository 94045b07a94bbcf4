"""Random evenings with corrections: the books are those of the rules, computed a second time."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from service.domain.games.baccarat import GAME
from service.domain.games.baccarat.rules import RULES
from service.domain.games.baccarat.state import HANDS, State
from tests.factories.baccarat.independent_books import IndependentBooks
from tests.factories.baccarat.random_play import random_opening
from tests.factories.corrected_sessions import CorrectedSheet, CorrectedTable


@pytest.mark.parametrize("preset", RULES.presets)
@given(seed=st.integers(0, 10**9), steps=st.integers(10, 90))
def test_the_books_are_those_of_the_rules(preset: str, seed: int, steps: int) -> None:
    random = Random(seed)
    table = CorrectedTable(GAME, random, opening=random_opening(random, preset))
    for _ in range(steps):
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
