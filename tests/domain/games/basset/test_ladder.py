"""The ladder: what a riding card wins, rung by rung, and its end."""

from typing import Any

import pytest

from tests.factories.basset import commands, events, outcomes
from tests.factories.basset.tables import table
from tests.factories.spec import Spec

LADDERS = {
    "modern": (1, 2, 7, 15, 33, 67),
    "cotton": (1, 7, 15, 33, 67),
    "centlivre": (1, 2, 7, 15, 33, 67),
    "sca": (1, 7, 15, 30, 60),
    "parlour": (1, 7, 15, 30, 60),
    "oak": (1, 7, 15, 30, 60),
}
RUNGS = [
    (preset, crooks, times)
    for preset, ladder in LADDERS.items()
    for crooks, times in enumerate(ladder)
]


def riding(preset: str, crooks: int, **rules: Any) -> Spec:
    """Anne's king of ten has won `crooks` times, declined each time, and wins again."""
    start = table(preset, decks=10, repeat="ignore", cards_required=0, order="win_first", **rules)
    spec = start.given(events.staked("K", 10), events.fasse(decks=10, stock=400))
    for crook in range(1, crooks + 1):
        spec = spec.given(events.pair("K", "3"), events.paroli_made("K", crooks=crook))
    return spec.given(events.pair("K", "3"))


@pytest.mark.parametrize(("preset", "crooks", "times"), RUNGS)
def test_a_rung_pays_a_multiple_of_the_couch(preset: str, crooks: int, times: int) -> None:
    exhausted = crooks == len(LADDERS[preset]) - 1
    outcome = outcomes.paid("K", win=10 * times, home=10) if exhausted else None
    riding(preset, crooks).settles(outcome or outcomes.won("K", win=10 * times))


@pytest.mark.parametrize("crooks", [0, 1, 2, 3])
def test_a_paroli_adds_one_crook(crooks: int) -> None:
    riding("oak", crooks).when(commands.paroli("K")).then(
        events.paroli_made("K", crooks=crooks + 1)
    )


def test_a_paroli_moves_no_money() -> None:
    riding("oak", 0).given(events.paroli_made("K")).holds(bank=10_000, anne=990)


def test_a_declined_win_is_not_added_to_a_later_one() -> None:
    riding("oak", 1).given(events.win_taken("K", win=70)).holds(bank=9_930, anne=1070)


def test_the_last_rung_is_paid_at_once() -> None:
    riding("oak", 4).holds(bank=9_400, anne=1600)


def test_a_card_paid_at_the_end_of_the_ladder_leaves_the_table() -> None:
    riding("oak", 4).when(commands.take("K")).refused("no_such_stake")


def test_a_card_paid_at_the_end_of_the_ladder_cannot_be_restaked() -> None:
    riding("modern", 5).when(commands.take("K", restake=10)).refused("no_such_stake")


def test_a_ladder_of_one_rung_pays_every_win_at_once() -> None:
    riding("oak", 0, ladder=(2,)).settles(outcomes.paid("K", win=20, home=10))


def test_the_ladder_of_cotton_has_its_own_rungs() -> None:
    riding("oak", 3, ladder=(1, 7, 15, 33, 67)).settles(outcomes.won("K", win=330))
