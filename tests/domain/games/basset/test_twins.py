"""Twins, two cards of one rank in a pair: the rule for twins settles them."""

from typing import Any

import pytest

from tests.factories.basset import commands, events, outcomes
from tests.factories.basset.tables import table
from tests.factories.spec import Spec


def twins(twins: str, order: str, **rules: Any) -> Spec:
    """Anne has ten on the king, and two kings come in one pair."""
    start = table("oak", twins=twins, order=order, **rules).given(
        events.staked("K"), events.fasse()
    )
    return start.given(events.pair("K", "K"))


@pytest.mark.parametrize("order", ["win_first", "lose_first"])
def test_null_twins_move_no_money(order: str) -> None:
    twins("null", order).settles()


def test_if_the_losing_card_is_first_twins_lose() -> None:
    twins("first", "lose_first").settles(outcomes.lost("K", from_couch=10))


def test_if_the_winning_card_is_first_twins_win() -> None:
    twins("first", "win_first").settles(outcomes.won("K", win=10, take_only=True))


def test_two_cards_of_one_rank_are_twins_in_any_suits() -> None:
    start = table("modern").given(events.staked("K"), events.fasse())
    start.given(events.pair("Kh", "Ks")).settles()


def test_a_card_that_won_as_twins_can_be_taken() -> None:
    twins("first", "win_first").when(commands.take("K")).then(events.win_taken("K", win=10))


def test_a_card_that_won_as_twins_cannot_be_left_as_a_paroli() -> None:
    twins("first", "win_first").when(commands.paroli("K")).refused("take_only")


def test_a_card_that_won_as_twins_cannot_be_restaked() -> None:
    won = twins("first", "win_first", restake=True)
    won.when(commands.take("K", restake=10)).refused("take_only")


def test_a_card_that_won_as_twins_cannot_choose_the_pay() -> None:
    twins("first", "win_first", pay=2).when(commands.pay("K")).refused("take_only")


def test_a_card_at_the_end_of_the_ladder_is_paid_at_once_by_twins() -> None:
    twins("first", "win_first", ladder=(3,)).settles(outcomes.paid("K", win=30, home=10))


def test_a_paroli_wins_its_rung_by_twins() -> None:
    start = table("oak", order="win_first").given(events.staked("K"), events.fasse())
    riding = start.given(events.pair("K", "3"), events.paroli_made("K"))
    riding.given(events.pair("K", "K")).settles(outcomes.won("K", win=70, take_only=True))


def repeated(twins: str, order: str, repeat: str) -> Spec:
    """The king has won once and rides; then the twins come."""
    start = table("oak", twins=twins, order=order, repeat=repeat)
    first = ("K", "3") if order == "win_first" else ("3", "K")
    return start.given(
        events.staked("K"),
        events.fasse(),
        events.pair(*first),
        events.paroli_made("K"),
        events.pair("K", "K"),
    )


@pytest.mark.parametrize("repeat", ["ignore", "lose", "retire"])
def test_the_repeat_rule_does_not_apply_to_winning_twins(repeat: str) -> None:
    repeated("first", "win_first", repeat).settles(outcomes.won("K", win=70, take_only=True))


@pytest.mark.parametrize("repeat", ["ignore", "lose", "retire"])
def test_the_repeat_rule_does_not_apply_to_losing_twins(repeat: str) -> None:
    repeated("first", "lose_first", repeat).settles(outcomes.lost("K", from_couch=10))


def test_a_retired_rank_loses_as_twins() -> None:
    start = table("oak", repeat="retire").given(events.staked("K"), events.fasse())
    retired = start.given(events.pair("3", "K"), events.paroli_made("K"), events.pair("4", "K"))
    retired.given(events.pair("K", "K")).settles(outcomes.lost("K", from_couch=10))


def test_null_twins_end_a_run() -> None:
    start = table("modern").given(events.staked("K"), events.fasse())
    start = start.given(events.pair("K", "3"), events.paroli_made("K"))
    start.given(events.pair("5", "5"), events.pair("K", "4")).settles(outcomes.won("K", win=20))


def test_losing_twins_end_a_run() -> None:
    start = table("oak", repeat="lose").given(events.staked("K"), events.fasse())
    start = start.given(events.pair("3", "K"), events.paroli_made("K"))
    start.given(events.pair("5", "5"), events.pair("4", "K")).settles(outcomes.won("K", win=70))


def test_a_win_as_twins_starts_a_run() -> None:
    start = table("oak", order="win_first", repeat="lose", mace="plain", fasse="whole_stays")
    empty = start.given(events.staked("K"), events.fasse("K"), events.pair("K", "K"))
    filled = empty.given(events.maced("K", 10))
    filled.given(events.pair("K", "3")).settles(outcomes.lost("K", from_couch=10))


def test_winning_twins_of_another_rank_end_a_run() -> None:
    start = table("oak", order="win_first", repeat="lose").given(events.staked("K"), events.fasse())
    start = start.given(events.pair("K", "3"), events.paroli_made("K"))
    start.given(events.pair("5", "5"), events.pair("K", "4")).settles(outcomes.won("K", win=70))


def test_a_rank_lost_as_twins_may_be_replaced() -> None:
    start = table("oak", replace="lost").given(events.staked("K"), events.fasse())
    lost = start.given(events.pair("K", "K"))
    lost.settles(outcomes.lost("K", from_couch=10, replaceable=True))


def test_an_empty_card_does_not_win_as_twins() -> None:
    start = table("oak", order="win_first", fasse="whole_stays").given(events.staked("K"))
    start.given(events.fasse("K"), events.pair("K", "K")).settles()
