"""Books and copies: which cards a punter has to stake, and which are used up."""

from typing import Any

import pytest

from tests.factories import ask, done
from tests.factories.spec import Spec
from tests.factories.tables import table


def staking(preset: str = "parlour", **rules: Any) -> Spec:
    rules = {"cards_required": 0, "max_cards": None, **rules}
    return table(preset, **rules)


def test_a_card_on_the_table_is_in_play() -> None:
    staking().given(done.staked("K")).when(ask.stake("K")).refused("card_in_play")


def test_another_punter_has_a_book_of_their_own() -> None:
    staking().given(done.staked("K")).when(ask.stake("K", punter="bess")).allowed()


def test_a_withdrawn_card_is_not_used() -> None:
    withdrawn = staking().given(done.staked("K"), done.withdrew("K"))
    withdrawn.when(ask.stake("K")).then(done.staked("K"))


def test_a_card_withdrawn_out_of_two_leaves_the_other_used() -> None:
    start = staking().given(done.bought_book(), done.staked("K"), done.staked("K#2"))
    one = start.given(done.withdrew("K"))
    one.when(ask.stake("K#2")).refused("card_in_play")
    one.when(ask.stake("K")).allowed().when(ask.stake("K#2")).refused("card_in_play")


def test_a_book_bought_adds_a_second_card_of_each_rank() -> None:
    start = staking().given(done.bought_book(), done.staked("Q"))
    start.when(ask.stake("Q#2")).then(done.staked("Q#2"))


def test_a_second_copy_without_a_second_book() -> None:
    staking().when(ask.stake("Q#2")).refused("unknown_card", card="Q#2")


def test_a_third_copy_with_two_books() -> None:
    staking().given(done.bought_book()).when(ask.stake("Q#3")).refused("unknown_card")


def test_two_books_bought_make_three() -> None:
    start = staking().given(done.bought_book(), done.bought_book())
    start.when(ask.stake("Q#3")).allowed()


def test_a_book_is_for_who_bought_it() -> None:
    start = staking().given(done.bought_book(punter="bess"))
    start.when(ask.stake("Q#2")).refused("unknown_card")


def test_a_book_is_for_this_deal_only() -> None:
    next_deal = staking().given(done.bought_book(), done.fasse(), done.ended())
    next_deal.when(ask.stake("Q#2")).refused("unknown_card")


def test_the_price_goes_to_the_bank() -> None:
    staking().given(done.bought_book(7)).holds(anne=993, bank=10_007)


def test_a_book_may_be_given() -> None:
    staking().when(ask.book(0)).then(done.bought_book(0))


def test_a_book_beyond_the_purse() -> None:
    staking().when(ask.book(1001)).refused("purse_short", purse=1000)


def test_a_book_of_the_whole_purse() -> None:
    staking().when(ask.book(1000)).allowed().holds(anne=0)


def test_a_book_may_be_bought_in_a_deal() -> None:
    staking().given(done.fasse()).when(ask.book()).then(done.bought_book())


@pytest.mark.parametrize("preset", ["modern", "cotton", "centlivre", "sca", "oak"])
def test_no_books_where_the_house_sells_none(preset: str) -> None:
    table(preset).when(ask.book()).refused("books_not_sold")


def lost(*events: Any, **rules: Any) -> Spec:
    """Anne's king has lost to the first pair."""
    start = staking(**rules).given(*events, done.staked("K"), done.fasse())
    return start.given(done.pair("3", "K"))


def test_each_rank_comes_once_a_deal_and_book() -> None:
    lost().when(ask.stake("K")).refused("card_used")


def test_with_a_second_book_the_plain_name_may_be_staked_again() -> None:
    lost(done.bought_book()).when(ask.stake("K")).then(done.replaced("K"))


def test_with_a_second_book_the_second_name_may_be_staked_after_the_first() -> None:
    lost(done.bought_book()).when(ask.stake("K#2")).then(done.replaced("K#2"))


def test_with_two_books_a_rank_comes_twice_whatever_its_name() -> None:
    start = staking().given(done.bought_book(), done.staked("K"), done.staked("K#2"))
    both = start.given(done.fasse(), done.pair("3", "K"))
    both.when(ask.stake("K")).refused("card_used")


def test_ranks_are_counted_apart() -> None:
    lost().when(ask.stake("Q")).allowed()


def test_a_used_card_is_free_again_in_the_next_deal() -> None:
    lost().given(done.ended()).when(ask.stake("K")).then(done.staked("K"))


def test_a_carried_second_copy_uses_up_the_one_book_of_the_next_deal() -> None:
    start = staking("oak", books=True).given(done.bought_book(), done.staked("K#2"))
    carried = start.given(done.fasse(), done.pair("3", "K"), done.rode("K#2"), done.ended())
    carried.when(ask.stake("K")).refused("card_used")


def test_a_carried_second_copy_may_still_be_named() -> None:
    start = staking("oak", books=True).given(done.bought_book(), done.staked("K#2"))
    carried = start.given(done.fasse(), done.pair("3", "K"), done.rode("K#2"), done.ended())
    again = carried.given(done.fasse(), done.pair("3", "K"))
    again.when(ask.take("K#2")).then(done.took("K#2", win=70))


@pytest.mark.parametrize("card", ["Q#1", "Q#0", "Q#02", "Q#", "1", "11", "q", "Qh", "", "10#5"])
def test_what_cannot_be_a_card_of_the_table(card: str) -> None:
    start = staking().given(done.bought_book(), done.bought_book())
    start.when(ask.stake(card)).refused("unknown_card")


@pytest.mark.parametrize(
    "command",
    [
        ask.withdraw("K#2"),
        ask.take("K#2"),
        ask.paroli("K#2"),
        ask.pay("K#2"),
        ask.mace("K#2"),
        ask.side_bet("K#2"),
    ],
)
def test_nobody_asks_for_a_card_that_cannot_be(command: object) -> None:
    staking().when(command).refused("unknown_card", card="K#2")


@pytest.mark.parametrize("card", ["A", "10", "K#4"])
def test_in_a_dealt_hand_there_are_four_copies_a_pack(card: str) -> None:
    table("sca").when(ask.stake(card)).then(done.staked(card))


def test_in_a_dealt_hand_there_is_no_fifth_copy_in_one_pack() -> None:
    table("sca").when(ask.stake("K#5")).refused("unknown_card")


def test_in_a_dealt_hand_two_packs_hold_eight_copies() -> None:
    four = table("sca").given(done.seated("dora"))
    four.when(ask.stake("K#8")).then(done.staked("K#8"))
    four.when(ask.stake("K#9")).refused("unknown_card")


def test_in_a_dealt_hand_packs_are_counted_when_the_fasse_is_turned() -> None:
    start = table("sca", replace="lost").given(done.staked("K"), done.fasse(stock=12))
    joined = start.given(done.seated("dora"), done.pair("K", "3"))
    joined.when(ask.stake("K#5")).refused("unknown_card")


def test_in_a_dealt_hand_each_copy_comes_once_a_deal() -> None:
    start = table("sca", replace="lost").given(done.staked("K"), done.fasse(stock=12))
    lost = start.given(done.pair("K", "3"))
    lost.when(ask.stake("K")).refused("card_used")


def test_in_a_dealt_hand_another_copy_may_come() -> None:
    start = table("sca", replace="lost").given(done.staked("K"), done.fasse(stock=12))
    lost = start.given(done.pair("K", "3"))
    lost.when(ask.stake("K#2")).then(done.replaced("K#2"))


def test_on_a_board_each_rank_comes_once() -> None:
    start = table("oak").given(done.staked("K"))
    start.when(ask.stake("K#2")).refused("unknown_card")


def test_a_third_card_where_two_are_the_most() -> None:
    two = staking(max_cards=2).given(done.staked("K"), done.staked("Q"))
    two.when(ask.stake("J")).refused("too_many_cards", maximum=2)


def test_cards_at_once_are_counted_by_punter() -> None:
    two = staking(max_cards=2).given(done.staked("K"), done.staked("Q"))
    two.when(ask.stake("J", punter="bess")).allowed()
