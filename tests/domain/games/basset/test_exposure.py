"""What the bank would pay in the next draw, rank by rank, as the view shows it."""

from typing import Any

import pytest

from service.domain.games.basset import GAME
from service.domain.values.plain import plain
from tests.factories.basset import events
from tests.factories.basset.tables import table
from tests.factories.spec import Spec, settled


def exposure(spec: Spec) -> dict[str, int]:
    shown: dict[str, int] = plain(GAME.view(settled(GAME, spec.state)))["exposure"]
    return shown


def riding(**rules: Any) -> Spec:
    """Anne's king of ten has won and rides; Bess has five on the queen."""
    start = table("modern", **rules).given(events.staked("K"), events.staked("Q", 5, "bess"))
    cards = ("3", "K") if rules.get("order") == "lose_first" else ("K", "3")
    return start.given(events.fasse("A"), events.pair(*cards), events.paroli_made("K"))


@pytest.mark.parametrize("repeat", ["lose", "retire"])
def test_a_rank_that_cannot_win_again_costs_nothing(repeat: str) -> None:
    assert exposure(riding(repeat=repeat)) == {"Q": 5}


def test_a_rank_that_may_win_again_costs_its_next_rung() -> None:
    assert exposure(riding(repeat="ignore")) == {"Q": 5, "K": 20}


def test_after_another_pair_the_rank_can_win_again() -> None:
    assert exposure(riding(repeat="retire").given(events.pair("5", "4"))) == {"Q": 5, "K": 20}


def test_twins_may_let_a_repeated_rank_win() -> None:
    assert exposure(riding(repeat="lose", twins="first")) == {"Q": 5, "K": 20}
    assert exposure(riding(repeat="lose", twins="first", order="lose_first")) == {"Q": 5}


@pytest.mark.parametrize("stock", [1, 0])
def test_a_deal_without_another_pair_costs_nothing(stock: int) -> None:
    start = table("modern").given(events.staked("K"), events.fasse("A", stock=stock))
    assert exposure(start) == {}


def test_the_cover_counts_a_rank_that_cannot_win_again() -> None:
    start = riding(repeat="retire", bank=100, bank_cover="covered")
    assert plain(GAME.view(settled(GAME, start.state)))["cover"] == 100 - 20
