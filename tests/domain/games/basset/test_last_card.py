"""The last card of a stock that ends odd."""

from typing import Any

import pytest

from tests.factories import commands, events, outcomes
from tests.factories.spec import Spec
from tests.factories.tables import table


def at_the_last(preset: str = "oak", **rules: Any) -> Spec:
    """One card is left; anne has ten on the king."""
    start = table(preset, **rules).given(events.staked("K"))
    return start.given(events.fasse(stock=1))


def test_where_the_bank_has_it_stakes_of_its_rank_lose() -> None:
    at_the_last(last_card="bank").given(events.last_card("K")).settles(outcomes.lost("K"))


def test_where_it_is_null_nothing_moves() -> None:
    at_the_last(last_card="null").given(events.last_card("K")).settles()


def test_other_ranks_stand() -> None:
    at_the_last(last_card="bank").given(events.last_card("Q")).settles()


def test_its_suit_does_not_matter() -> None:
    at_the_last(last_card="bank").given(events.last_card("Kc")).settles(outcomes.lost("K"))


def test_a_card_lost_to_it_is_not_replaced() -> None:
    lost = at_the_last(last_card="bank", replace="lost").given(events.last_card("K"))
    lost.when(commands.stake("Q")).refused("no_replacement_owed")


def test_a_card_lost_to_it_stays_where_lost_cards_stay() -> None:
    stays = at_the_last(last_card="bank", after_loss="stays").given(events.last_card("K"))
    stays.settles(outcomes.lost("K", leaves=False))


def test_it_makes_no_run_and_no_win() -> None:
    at_the_last(last_card="bank").given(events.last_card("K")).when(commands.take_all()).refused(
        "nothing_to_answer"
    )


@pytest.mark.parametrize(
    ("preset", "burn", "stock"),
    [("oak", 0, 51), ("oak", 1, 50), ("parlour", 2, 49)],
)
def test_there_is_one_when_the_stock_is_odd(preset: str, burn: int, stock: int) -> None:
    start = table(preset, burn=burn, cards_required=0)
    start.when(commands.fasse("K")).then(events.fasse("K", stock=stock))


def test_it_comes_when_one_card_is_left() -> None:
    at_the_last().when(commands.last_card("K")).then(events.last_card("K"))


def test_it_does_not_come_while_more_are_left() -> None:
    early = table("oak").given(events.fasse(stock=2))
    early.when(commands.last_card("K")).refused("not_last_card", stock=2)


def test_it_does_not_come_when_none_is_left() -> None:
    late = table("oak").given(events.fasse(stock=0))
    late.when(commands.last_card("K")).refused("pack_exhausted", stock=0)


def test_it_comes_only_once() -> None:
    again = at_the_last().given(events.last_card("K"))
    again.when(commands.last_card("Q")).refused("pack_exhausted")
