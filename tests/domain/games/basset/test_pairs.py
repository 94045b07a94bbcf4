"""A pair: two cards in the order dealt, one wins, one loses, settled as a whole."""

from typing import Any

import pytest

from service.domain.games.basset.events import Outcome
from tests.factories import ask, became, done
from tests.factories.spec import Spec
from tests.factories.tables import table


def drawing(preset: str = "oak", **rules: Any) -> Spec:
    """Anne has ten on the king and five on the queen; the fasse is a two."""
    start = table(preset, **rules).given(done.staked("K", 10), done.staked("Q", 5))
    return start.given(done.fasse("2"))


@pytest.mark.parametrize(
    ("order", "first", "second"), [("win_first", "K", "Q"), ("lose_first", "Q", "K")]
)
def test_the_order_says_which_card_wins(order: str, first: str, second: str) -> None:
    drawing(order=order).given(done.pair(first, second)).settles(
        became.won("K", win=10), became.lost("Q", couch=5)
    )


def test_a_pair_of_strange_ranks_does_nothing() -> None:
    drawing().given(done.pair("3", "4")).settles()


def test_winners_are_settled_before_losers_whatever_was_staked_first() -> None:
    drawing().given(done.pair("K", "Q")).settles(became.won("Q", win=5), became.lost("K", couch=10))


def test_stakes_of_one_rank_are_settled_in_the_order_staked() -> None:
    start = table("oak").given(
        done.staked("K", 1, punter="carl"),
        done.staked("K", 2, punter="anne"),
        done.staked("K", 3, punter="bess"),
    )
    start.given(done.fasse(), done.pair("3", "K")).settles(
        became.won("K", 1, punter="carl"), became.won("K", 2), became.won("K", 3, punter="bess")
    )


def test_suits_do_not_matter_to_a_pair() -> None:
    drawing().given(done.pair("Qh", "Kd")).settles(became.won("K", 10), became.lost("Q", 5))


def test_a_win_moves_no_money_before_its_answer() -> None:
    drawing().given(done.pair("3", "K")).holds(bank=10_000, anne=985)


def test_a_lost_couch_goes_to_the_bank() -> None:
    drawing().given(done.pair("K", "3")).holds(bank=10_010, anne=985)


@pytest.mark.parametrize("crooks", [1, 2, 3, 4])
def test_a_paroli_loses_its_couch_and_no_more_whatever_its_crooks(crooks: int) -> None:
    riding = drawing().given(done.pair("3", "K"), done.rode("K", crooks=crooks))
    riding.given(done.pair("K", "3")).settles(became.lost("K", couch=10))


@pytest.mark.parametrize("outcome", [became.won("K", win=10, punter="bess")])
def test_only_those_on_the_rank_win(outcome: Outcome) -> None:
    start = table("oak").given(done.staked("Q"), done.staked("K", punter="bess"))
    start.given(done.fasse(), done.pair("3", "K")).settles(outcome)


def test_a_card_that_lost_is_off_the_table() -> None:
    lost = drawing().given(done.pair("K", "3"))
    lost.when(ask.take("K")).refused("no_such_stake")


def test_all_copies_of_a_rank_win_together() -> None:
    copies = table("sca").given(done.staked("K", 10), done.staked("K#3", 20))
    copies.given(done.fasse(stock=12), done.pair("3", "K")).settles(
        became.won("K", 10), became.won("K#3", 20)
    )


def test_dealing_waits_for_every_answer() -> None:
    start = table("oak").given(done.staked("K"), done.staked("K", punter="bess"), done.fasse())
    half = start.given(done.pair("3", "K"), done.took("K"))
    half.when(ask.pair("4", "5")).refused("answers_pending", waiting=["bess K"])
