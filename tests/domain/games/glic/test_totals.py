"""Random evenings with corrections have the totals that the tests compute a second time."""

from typing import Any

import pytest

from service.domain.games.glic import GAME
from tests.factories.glic.totals import Totals
from tests.factories.second_totals import compare_evenings
from tests.seeds import seeds


@pytest.mark.parametrize("seed", seeds(1, 80))
def test_the_totals_are_those_of_the_rules(seed: int) -> None:
    compare_evenings(GAME, seed, lambda rules: Totals(rules, ()), compare)


def compare(state: Any, totals: Totals) -> None:
    """Compare the pools."""
    assert GAME.figures_of(state) == {"pools": totals.pools}
    assert sum(totals.nets.values()) + sum(totals.pools.values()) == 0
