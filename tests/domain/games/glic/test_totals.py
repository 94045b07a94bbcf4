"""Random evenings with corrections have the totals that the tests compute a second time."""

from random import Random

from hypothesis import given
from hypothesis import strategies as st

from service.domain.games.glic import GAME
from tests.factories.corrected_sessions import CorrectedTable
from tests.factories.glic.totals import Totals


@given(seed=st.integers(0, 10**9), steps=st.integers(20, 60))
def test_an_evening_has_the_totals_of_its_entries(seed: int, steps: int) -> None:
    table = CorrectedTable(GAME, Random(seed))
    for _ in range(steps):
        table.step()
    table.check()
    state = table.application.recorder.settle(table.session).state
    totals = Totals(state.rules, table.sheet.lines)
    summary = GAME.summary(state)
    assert GAME.figures_of(state) == {"pools": totals.pools}
    assert (summary.purses, summary.nets) == (totals.purses, totals.nets)
    assert sum(totals.nets.values()) + sum(totals.pools.values()) == 0
