"""The expectation of a stake, computed exactly by the rules of the game core."""

from fractions import Fraction
from math import comb

import pytest

from service.domain.games.basset import GAME
from service.domain.games.basset.state import State
from tests.domain.games.basset.expected_gain import (
    COUCH,
    Worth,
    before_the_fasse,
    commonest_left,
    ride_once,
    take,
)
from tests.factories.basset import events
from tests.factories.spec import after, settled


@pytest.mark.parametrize(
    ("preset", "worth"),
    [
        ("modern", Fraction(-1, 26)),
        ("oak", Fraction(-1237, 10829)),
        ("parlour", Fraction(-33, 833)),
    ],
)
def test_a_stake_taken_at_its_first_win_has_its_expected_value(
    preset: str, worth: Fraction
) -> None:
    assert Worth(take).of(before_the_fasse(preset)) / COUCH == worth


def test_in_the_oak_a_paroli_to_the_second_win_favours_the_punter() -> None:
    worth = Worth(ride_once).of(before_the_fasse("oak")) / COUCH
    assert round(worth * 100, 1) == Fraction("69.9")


def after_other_pairs(preset: str, cards: int) -> State:
    """Return a state with ``cards`` cards left, in which no king was drawn."""
    state: State = after(GAME, before_the_fasse(preset), [events.fasse("2")])
    while ((state := settled(GAME, state)).stock or 0) > cards:
        state = after(GAME, state, [events.pair(*commonest_left(state))])
    return state


@pytest.mark.parametrize("cards", range(51, 6, -4))
def test_after_the_fasse_the_modern_game_is_fair(cards: int) -> None:
    assert Worth(take).of(after_other_pairs("modern", cards)) == 0


@pytest.mark.parametrize("cards", range(51, 6, -4))
def test_in_the_oak_the_position_of_the_first_king_decides(cards: int) -> None:
    """Odd places are the bank's: what de Moivre's method gives for four kings left."""
    ways = [comb(cards - place, 3) for place in range(1, cards + 1)]
    worth = Fraction(sum(ways[1::2]) - sum(ways[0::2]), comb(cards, 4))
    assert Worth(take).of(after_other_pairs("oak", cards)) / COUCH == worth
