"""The last card of a stock that ends odd."""

from typing import Any

import pytest

from tests.factories.basset import commands, events, outcomes
from tests.factories.basset.tables import table
from tests.factories.spec import Spec


def at_the_last(preset: str = "oak", **rules: Any) -> Spec:
    """One card is left; anne has ten on the king."""
    start = table(preset, **rules).given(events.staked("K"))
    return start.given(events.fasse(stock=1))


def test_stakes_on_the_last_card_lose_if_the_bank_wins_it() -> None:
    at_the_last(last_card="bank").given(events.last_card("K")).settles(outcomes.lost("K"))


def test_a_null_last_card_moves_no_money() -> None:
    at_the_last(last_card="null").given(events.last_card("K")).settles()


def test_stakes_on_other_ranks_stay() -> None:
    at_the_last(last_card="bank").given(events.last_card("Q")).settles()


def test_the_suit_of_the_last_card_does_not_matter() -> None:
    at_the_last(last_card="bank").given(events.last_card("Kc")).settles(outcomes.lost("K"))


def test_a_card_lost_to_the_last_card_is_not_replaced() -> None:
    lost = at_the_last(last_card="bank", replace="lost").given(events.last_card("K"))
    lost.when(commands.stake("Q")).refused("no_replacement_owed")


def test_a_card_lost_to_the_last_card_stays_if_lost_cards_stay() -> None:
    stays = at_the_last(last_card="bank", after_loss="stays").given(events.last_card("K"))
    stays.settles(outcomes.lost("K", leaves=False))


def test_the_last_card_makes_no_run_and_no_win() -> None:
    at_the_last(last_card="bank").given(events.last_card("K")).when(commands.take_all()).refused(
        "nothing_to_answer"
    )


@pytest.mark.parametrize(
    ("preset", "burn", "stock"),
    [("oak", 0, 51), ("oak", 1, 50), ("parlour", 2, 49)],
)
def test_an_odd_stock_ends_with_a_last_card(preset: str, burn: int, stock: int) -> None:
    start = table(preset, burn=burn, cards_required=0)
    start.when(commands.fasse("K")).then(events.fasse("K", stock=stock))


def test_the_last_card_is_drawn_when_one_card_is_left() -> None:
    at_the_last().when(commands.last_card("K")).then(events.last_card("K"))


def test_the_last_card_is_refused_while_more_cards_are_left() -> None:
    early = table("oak").given(events.fasse(stock=2))
    early.when(commands.last_card("K")).refused("not_last_card", stock=2)


def test_the_last_card_is_refused_when_no_card_is_left() -> None:
    late = table("oak").given(events.fasse(stock=0))
    late.when(commands.last_card("K")).refused("pack_exhausted", stock=0)


def test_a_second_last_card_is_refused() -> None:
    again = at_the_last().given(events.last_card("K"))
    again.when(commands.last_card("Q")).refused("pack_exhausted")
