"""Random sessions with random corrections: the books are those of the corrected sheet."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from service.application.sessions.session import CHECKPOINTS_MAX
from service.domain.games import GAMES
from service.domain.port.game import AnyGame
from tests.factories.corrected_sessions import CorrectedTable


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
@given(seed=st.integers(0, 10**9), steps=st.integers(10, 60))
def test_a_corrected_session_equals_the_corrected_sheet(
    game: AnyGame, seed: int, steps: int
) -> None:
    table = CorrectedTable(game, Random(seed))
    for _ in range(steps):
        table.step()
        table.check()
    table.check_log()


def test_undo_goes_back_to_the_first_entry() -> None:
    table = CorrectedTable(GAMES["basset"], Random(4))
    while len(table.sheet.lines) < 2 * CHECKPOINTS_MAX:
        table.enter()
    while table.sheet.lines:
        table.undo()
        table.check()
    for _ in range(2 * CHECKPOINTS_MAX):
        table.redo()
    table.check()
    table.check_log()
