"""A rank that wins in two pairs running: ignored, lost, or retired."""

from typing import Any

import pytest

from tests.factories import ask, became, done
from tests.factories.spec import Spec
from tests.factories.tables import table


def twice(repeat: str, **rules: Any) -> Spec:
    """Anne's king of ten has won, rides, and comes in the winning place again."""
    start = table("modern", repeat=repeat, **rules).given(done.staked("K"), done.fasse())
    return start.given(done.pair("K", "3"), done.rode("K"), done.pair("K", "4"))


def test_ignored_it_wins_the_next_rung() -> None:
    twice("ignore").settles(became.won("K", win=20))


def test_lost_it_costs_the_couch() -> None:
    twice("lose").settles(became.lost("K", couch=10))


def test_retired_it_moves_nothing() -> None:
    twice("retire").settles()


@pytest.mark.parametrize("repeat", ["ignore", "lose", "retire"])
def test_the_losing_card_of_a_repeat_is_settled_as_always(repeat: str) -> None:
    start = table("modern", repeat=repeat).given(done.staked("Q"), done.fasse())
    start.given(done.pair("K", "3"), done.pair("K", "Q")).settles(became.lost("Q", couch=10))


def test_a_losing_repeat_is_settled_before_the_losing_card() -> None:
    start = table("modern").given(done.staked("Q"), done.staked("K"), done.fasse())
    start = start.given(done.pair("K", "3"), done.rode("K"))
    start.given(done.pair("K", "Q")).settles(became.lost("K"), became.lost("Q"))


def test_all_stakes_on_a_repeated_rank_lose_also_plain_ones() -> None:
    start = table("modern").given(done.staked("K"), done.staked("K", 4, punter="bess"))
    won = start.given(done.fasse(), done.pair("K", "3"), done.rode("K"))
    plain = won.given(done.took("K", couch=4, restake=4, punter="bess"))
    plain.given(done.pair("K", "4")).settles(became.lost("K"), became.lost("K", 4, punter="bess"))


def test_a_rank_repeats_even_if_nobody_had_a_stake_on_it() -> None:
    start = table("parlour", repeat="lose", cards_required=0).given(done.staked("Q"))
    lost = start.given(done.fasse(stock=49), done.pair("3", "Q"), done.pair("K", "4"))
    lost.given(done.replaced("K"), done.pair("K", "5")).settles(became.lost("K", replaceable=True))


def test_empty_cards_lose_with_the_others() -> None:
    start = table("oak", order="win_first", repeat="lose", fasse="whole_stays", replace="lost")
    empty = start.given(done.staked("K"), done.fasse("K"), done.pair("K", "3"))
    empty.given(done.pair("K", "4")).settles(became.lost("K", couch=0, replaceable=True))


def test_a_run_that_loses_goes_on() -> None:
    start = table("centlivre").given(done.staked("K"), done.fasse())
    twice = start.given(done.pair("K", "3"), done.rode("K"), done.pair("K", "4"))
    thrice = twice.given(done.maced("K", 10), done.pair("K", "5"))
    thrice.settles(became.lost("K", couch=10, stays=True))


def test_another_winner_in_between_ends_the_run() -> None:
    start = table("modern").given(done.staked("K"), done.fasse())
    start = start.given(done.pair("K", "3"), done.rode("K"), done.pair("5", "4"))
    start.given(done.pair("K", "6")).settles(became.won("K", win=20))


def test_the_losing_place_makes_no_run() -> None:
    start = table("modern").given(done.staked("Q"), done.staked("K", punter="bess"), done.fasse())
    start.given(done.pair("3", "Q"), done.pair("Q", "4"), done.pair("K", "5")).settles(
        became.won("K", 10, punter="bess")
    )


def test_a_retired_rank_does_not_lose_in_the_very_next_pair() -> None:
    twice("retire").given(done.pair("5", "K")).settles()


def test_a_retired_rank_loses_again_in_the_pair_after_the_next() -> None:
    twice("retire").given(done.pair("5", "6"), done.pair("7", "K")).settles(became.lost("K"))


def test_only_the_retired_rank_is_safe() -> None:
    start = table("modern", repeat="retire").given(done.staked("Q"), done.fasse())
    start = start.given(done.pair("K", "3"), done.pair("K", "4"))
    start.given(done.pair("5", "Q")).settles(became.lost("Q"))


def test_a_retired_pair_breaks_the_run() -> None:
    twice("retire").given(done.pair("K", "5")).settles(became.won("K", win=20))


def test_a_retired_rank_that_wins_may_be_repeated_anew() -> None:
    thrice = twice("retire").given(done.pair("K", "5"), done.rode("K", crooks=2))
    thrice.given(done.pair("K", "6")).settles()


def test_a_retired_pair_ends_the_run_of_nobody_else() -> None:
    start = table("modern", repeat="retire").given(done.staked("Q"), done.fasse())
    start = start.given(done.pair("K", "3"), done.pair("K", "4"), done.pair("Q", "5"))
    start.settles(became.won("Q"))


def test_a_retired_rank_loses_to_the_last_card() -> None:
    retired = twice("retire", last_card="bank")
    retired.given(done.last("K")).settles(became.lost("K"))


def test_the_run_does_not_reach_into_the_next_deal() -> None:
    start = table("modern").given(done.staked("K"), done.fasse(), done.pair("K", "3"))
    carried = start.given(done.rode("K"), done.ended(), done.fasse("5"))
    carried.given(done.pair("K", "4")).settles(became.won("K", win=20))


def test_a_retired_rank_is_not_safe_in_the_next_deal() -> None:
    carried = twice("retire").given(done.ended(), done.fasse("5"))
    carried.given(done.pair("6", "K")).settles(became.lost("K"))


def test_with_the_losing_card_first_the_second_card_makes_the_run() -> None:
    start = table("oak", repeat="lose").given(done.staked("K"), done.fasse())
    start = start.given(done.pair("3", "K"), done.rode("K"))
    start.given(done.pair("4", "K")).settles(became.lost("K"))


def test_a_lost_repeat_may_be_replaced() -> None:
    lost = twice("lose", replace="lost")
    lost.when(ask.stake("Q")).then(done.replaced("Q"))
