"""Random evenings with corrections have the totals that the tests compute a second time."""

from random import Random

import pytest

from service.domain.games.glic import GAME
from tests.factories.corrected_sessions import CorrectedTable
from tests.factories.glic.totals import Totals
from tests.seeds import seeds

EVENINGS = 25
"""How many evenings a seed has: with all seeds 2,000."""
STEPS_LEAST, STEPS_MOST = 20, 60


@pytest.mark.parametrize("seed", seeds(1, 80))
def test_the_totals_are_those_of_the_rules(seed: int) -> None:
    for number in range(EVENINGS):
        random = Random(f"{seed} {number}")
        table = CorrectedTable(GAME, random)
        for _ in range(random.randint(STEPS_LEAST, STEPS_MOST)):
            table.step()
        table.check()
        table.check_log()
        compare(table)


def compare(table: CorrectedTable) -> None:
    """Compare the game with the second computation after each entry that counts."""
    sheet = table.sheet
    state, totals = sheet.state(0), Totals(sheet.opening.rules, ())
    for command in sheet.lines:
        state = sheet.after(state, command)
        totals.enter(command)
        summary = GAME.summary(state)
        assert GAME.figures_of(state) == {"pools": totals.pools}
        assert (summary.purses, summary.nets) == (totals.purses, totals.nets)
        assert sum(totals.nets.values()) + sum(totals.pools.values()) == 0
