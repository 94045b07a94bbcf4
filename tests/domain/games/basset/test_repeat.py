"""A rank that wins in two pairs running: ignored, lost, or retired."""

from typing import Any

import pytest

from tests.factories.basset import commands, events, outcomes
from tests.factories.basset.tables import table
from tests.factories.spec import Spec


def twice(repeat: str, **rules: Any) -> Spec:
    """Anne's king of ten has won, rides, and comes in the winning place again."""
    start = table("modern", repeat=repeat, **rules).given(events.staked("K"), events.fasse())
    return start.given(events.pair("K", "3"), events.paroli_made("K"), events.pair("K", "4"))


def test_a_repeat_wins_the_next_rung_if_the_rules_ignore_it() -> None:
    twice("ignore").settles(outcomes.won("K", win=20))


def test_a_repeat_costs_the_couch_if_the_rules_let_it_lose() -> None:
    twice("lose").settles(outcomes.lost("K", from_couch=10))


def test_a_repeat_moves_no_money_if_the_rules_retire_it() -> None:
    twice("retire").settles()


@pytest.mark.parametrize("repeat", ["ignore", "lose", "retire"])
def test_the_losing_card_of_a_repeat_loses_as_usual(repeat: str) -> None:
    start = table("modern", repeat=repeat).given(events.staked("Q"), events.fasse())
    start.given(events.pair("K", "3"), events.pair("K", "Q")).settles(
        outcomes.lost("Q", from_couch=10)
    )


def test_a_losing_repeat_is_settled_before_the_losing_card() -> None:
    start = table("modern").given(events.staked("Q"), events.staked("K"), events.fasse())
    start = start.given(events.pair("K", "3"), events.paroli_made("K"))
    start.given(events.pair("K", "Q")).settles(outcomes.lost("K"), outcomes.lost("Q"))


def test_a_losing_repeat_takes_all_stakes_on_its_rank() -> None:
    start = table("modern").given(events.staked("K"), events.staked("K", 4, punter="bess"))
    won = start.given(events.fasse(), events.pair("K", "3"), events.paroli_made("K"))
    plain = won.given(events.win_taken("K", couch=4, restake=4, punter="bess"))
    plain.given(events.pair("K", "4")).settles(
        outcomes.lost("K"), outcomes.lost("K", 4, punter="bess")
    )


def test_a_rank_repeats_even_if_it_won_without_a_stake() -> None:
    start = table("parlour", repeat="lose", cards_required=0).given(events.staked("Q"))
    lost = start.given(events.fasse(stock=49), events.pair("3", "Q"), events.pair("K", "4"))
    lost.given(events.replaced("K"), events.pair("K", "5")).settles(
        outcomes.lost("K", replaceable=True)
    )


def test_empty_cards_lose_to_a_losing_repeat() -> None:
    start = table("oak", order="win_first", repeat="lose", fasse="whole_stays", replace="lost")
    empty = start.given(events.staked("K"), events.fasse("K"), events.pair("K", "3"))
    empty.given(events.pair("K", "4")).settles(outcomes.lost("K", from_couch=0, replaceable=True))


def test_a_losing_repeat_continues_the_run() -> None:
    start = table("centlivre").given(events.staked("K"), events.fasse())
    twice = start.given(events.pair("K", "3"), events.paroli_made("K"), events.pair("K", "4"))
    thrice = twice.given(events.maced("K", 10), events.pair("K", "5"))
    thrice.settles(outcomes.lost("K", from_couch=10, leaves=False))


def test_another_winning_rank_ends_the_run() -> None:
    start = table("modern").given(events.staked("K"), events.fasse())
    start = start.given(events.pair("K", "3"), events.paroli_made("K"), events.pair("5", "4"))
    start.given(events.pair("K", "6")).settles(outcomes.won("K", win=20))


def test_a_losing_card_starts_no_run() -> None:
    start = table("modern").given(
        events.staked("Q"), events.staked("K", punter="bess"), events.fasse()
    )
    start.given(events.pair("3", "Q"), events.pair("Q", "4"), events.pair("K", "5")).settles(
        outcomes.won("K", 10, punter="bess")
    )


def test_a_retired_rank_does_not_lose_in_the_next_pair() -> None:
    twice("retire").given(events.pair("5", "K")).settles()


def test_a_retired_rank_loses_again_in_the_pair_after_the_next() -> None:
    twice("retire").given(events.pair("5", "6"), events.pair("7", "K")).settles(outcomes.lost("K"))


def test_other_ranks_lose_in_the_pair_after_a_retired_one() -> None:
    start = table("modern", repeat="retire").given(events.staked("Q"), events.fasse())
    start = start.given(events.pair("K", "3"), events.pair("K", "4"))
    start.given(events.pair("5", "Q")).settles(outcomes.lost("Q"))


def test_a_retired_pair_ends_the_run() -> None:
    twice("retire").given(events.pair("K", "5")).settles(outcomes.won("K", win=20))


def test_a_retired_rank_that_wins_again_can_repeat() -> None:
    thrice = twice("retire").given(events.pair("K", "5"), events.paroli_made("K", crooks=2))
    thrice.given(events.pair("K", "6")).settles()


def test_a_retired_rank_does_not_retire_another_rank() -> None:
    start = table("modern", repeat="retire").given(events.staked("Q"), events.fasse())
    start = start.given(events.pair("K", "3"), events.pair("K", "4"), events.pair("Q", "5"))
    start.settles(outcomes.won("Q"))


def test_a_retired_rank_loses_to_the_last_card() -> None:
    retired = twice("retire", last_card="bank")
    retired.given(events.last_card("K")).settles(outcomes.lost("K"))


def test_a_run_ends_with_its_deal() -> None:
    start = table("modern").given(events.staked("K"), events.fasse(), events.pair("K", "3"))
    carried = start.given(events.paroli_made("K"), events.deal_ended(), events.fasse("5"))
    carried.given(events.pair("K", "4")).settles(outcomes.won("K", win=20))


def test_a_retired_rank_can_lose_in_the_next_deal() -> None:
    carried = twice("retire").given(events.deal_ended(), events.fasse("5"))
    carried.given(events.pair("6", "K")).settles(outcomes.lost("K"))


def test_if_the_losing_card_is_first_the_second_card_makes_the_run() -> None:
    start = table("oak", repeat="lose").given(events.staked("K"), events.fasse())
    start = start.given(events.pair("3", "K"), events.paroli_made("K"))
    start.given(events.pair("4", "K")).settles(outcomes.lost("K"))


def test_a_lost_repeat_may_be_replaced() -> None:
    lost = twice("lose", replace="lost")
    lost.when(commands.stake("Q")).then(events.replaced("Q"))
