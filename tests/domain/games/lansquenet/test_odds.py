"""The exact odds of Lansquenet, against a count over all hands of a whole pack."""

from collections import Counter
from fractions import Fraction
from itertools import permutations

import pytest

from service.domain.games.lansquenet import GAME
from service.domain.games.lansquenet.hand_result import find_outcome
from service.domain.port.odds import Odds
from service.domain.values.cards import RANKS, SUIT_LETTERS, SUITS

PACK = [f"{rank}{suit}" for rank in RANKS for suit in SUIT_LETTERS]


def left_first(left: int, right: int, others: int) -> Fraction:
    """Return how likely a card that matches the left one is dealt before one for the right."""
    cards = left + right + others
    later = others * left_first(left, right, others - 1) if others else 0
    return (left + later) / Fraction(cards)


@pytest.mark.parametrize(("match", "of_mark"), [("suit", len(RANKS)), ("rank", len(SUITS))])
def test_how_a_hand_ends(match: str, of_mark: int) -> None:
    counted = Counter(find_outcome(pair, match) for pair in permutations(PACK, 2))
    twins = Fraction(counted["twins"], counted.total())
    left = (1 - twins) * left_first(of_mark - 1, of_mark - 1, 50 - 2 * (of_mark - 1))
    odds = GAME.odds
    assert isinstance(odds, Odds)
    found = {
        f.name: f.value for f in odds.figures(GAME.rules.chosen("lansquenet", {"match": match}), 4)
    }
    assert found == {
        "twins": twins,
        "left": left,
        "right": 1 - twins - left,
        "after_two": left / (1 - twins),
        "banker_wins": twins + left,
        "banker_gains": twins + left - (1 - twins - left),
    }
