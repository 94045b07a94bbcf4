"""A pair: two cards in the order dealt, one wins, one loses, settled as a whole."""

from typing import Any

import pytest

from service.domain.games.basset.events import Outcome
from tests.factories.basset import commands, events, outcomes
from tests.factories.basset.tables import table
from tests.factories.spec import Spec


def drawing(preset: str = "oak", **rules: Any) -> Spec:
    """Anne has ten on the king and five on the queen; the fasse is a two."""
    start = table(preset, **rules).given(events.staked("K", 10), events.staked("Q", 5))
    return start.given(events.fasse("2"))


@pytest.mark.parametrize(
    ("order", "first", "second"), [("win_first", "K", "Q"), ("lose_first", "Q", "K")]
)
def test_the_rules_decide_which_card_of_a_pair_wins(order: str, first: str, second: str) -> None:
    drawing(order=order).given(events.pair(first, second)).settles(
        outcomes.won("K", win=10), outcomes.lost("Q", from_couch=5)
    )


def test_a_pair_of_ranks_without_stakes_moves_no_money() -> None:
    drawing().given(events.pair("3", "4")).settles()


def test_winners_are_settled_before_losers() -> None:
    drawing().given(events.pair("K", "Q")).settles(
        outcomes.won("Q", win=5), outcomes.lost("K", from_couch=10)
    )


def test_stakes_of_one_rank_are_settled_in_the_order_staked() -> None:
    start = table("oak").given(
        events.staked("K", 1, punter="carl"),
        events.staked("K", 2, punter="anne"),
        events.staked("K", 3, punter="bess"),
    )
    start.given(events.fasse(), events.pair("3", "K")).settles(
        outcomes.won("K", 1, punter="carl"),
        outcomes.won("K", 2),
        outcomes.won("K", 3, punter="bess"),
    )


def test_suits_do_not_matter_to_a_pair() -> None:
    drawing().given(events.pair("Qh", "Kd")).settles(outcomes.won("K", 10), outcomes.lost("Q", 5))


def test_a_win_moves_no_money_before_its_answer() -> None:
    drawing().given(events.pair("3", "K")).holds(bank=10_000, anne=985)


def test_a_lost_couch_goes_to_the_bank() -> None:
    drawing().given(events.pair("K", "3")).holds(bank=10_010, anne=985)


@pytest.mark.parametrize("crooks", [1, 2, 3, 4])
def test_a_lost_paroli_costs_only_its_couch(crooks: int) -> None:
    riding = drawing().given(events.pair("3", "K"), events.paroli_made("K", crooks=crooks))
    riding.given(events.pair("K", "3")).settles(outcomes.lost("K", from_couch=10))


@pytest.mark.parametrize("outcome", [outcomes.won("K", win=10, punter="bess")])
def test_only_stakes_on_the_winning_rank_win(outcome: Outcome) -> None:
    start = table("oak").given(events.staked("Q"), events.staked("K", punter="bess"))
    start.given(events.fasse(), events.pair("3", "K")).settles(outcome)


def test_a_lost_card_leaves_the_table() -> None:
    lost = drawing().given(events.pair("K", "3"))
    lost.when(commands.take("K")).refused("no_such_stake")


def test_all_copies_of_a_rank_win_together() -> None:
    copies = table("sca").given(events.staked("K", 10), events.staked("K#3", 20))
    copies.given(events.fasse(stock=12), events.pair("3", "K")).settles(
        outcomes.won("K", 10), outcomes.won("K#3", 20)
    )


def test_the_next_pair_waits_for_every_answer() -> None:
    start = table("oak").given(
        events.staked("K"), events.staked("K", punter="bess"), events.fasse()
    )
    half = start.given(events.pair("3", "K"), events.win_taken("K"))
    half.when(commands.pair("4", "5")).refused(
        "answers_pending", waiting=[{"punter": "bess", "player": "bess", "card": "K"}]
    )
