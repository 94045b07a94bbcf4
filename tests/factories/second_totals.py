"""Random evenings with corrections, compared with totals that the tests compute a second time."""

from collections.abc import Callable
from random import Random
from typing import Any, Protocol

from service.domain.port.game import AnyGame
from tests.factories.corrected_sessions import CorrectedTable

EVENINGS = 25
"""How many evenings a seed has: with all 80 seeds 2,000."""
STEPS_LEAST, STEPS_MOST = 20, 60


class Totals(Protocol):
    """The amounts of the players, computed from the entries alone."""

    @property
    def purses(self) -> Any:
        """What each player has."""

    @property
    def nets(self) -> Any:
        """What each player won."""

    def enter(self, command: Any) -> None:
        """Follow an entry that counts."""


def compare_evenings(
    game: AnyGame,
    seed: int,
    new_totals: Callable[[Any], Totals],
    check: Callable[[Any, Any], None],
) -> None:
    """Compare each state of the evenings of a seed with the second totals.

    ``new_totals`` returns those of a new table by its rules. ``check`` compares what only this
    game has, after each entry.
    """
    for number in range(EVENINGS):
        random = Random(f"{seed} {number}")
        table = CorrectedTable(game, random)
        for _ in range(random.randint(STEPS_LEAST, STEPS_MOST)):
            table.step()
        table.check()
        table.check_log()
        sheet = table.sheet
        state, totals = sheet.state(0), new_totals(sheet.opening.rules)
        for command in sheet.lines:
            state = sheet.after(state, command)
            totals.enter(command)
            summary = game.summary(state)
            assert (summary.purses, summary.nets) == (totals.purses, totals.nets)
            check(state, totals)
