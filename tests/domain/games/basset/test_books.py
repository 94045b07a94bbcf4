"""Books and copies: which cards a punter has to stake, and which are used up."""

from typing import Any

import pytest

from tests.factories.basset import commands, events
from tests.factories.basset.tables import table
from tests.factories.spec import Spec


def staking(preset: str = "parlour", **rules: Any) -> Spec:
    rules = {"cards_required": 0, "max_cards": None, **rules}
    return table(preset, **rules)


def test_a_card_on_the_table_cannot_be_staked_again() -> None:
    staking().given(events.staked("K")).when(commands.stake("K")).refused("card_in_play")


def test_another_punter_has_a_book_of_their_own() -> None:
    staking().given(events.staked("K")).when(commands.stake("K", punter="bess")).allowed()


def test_a_withdrawn_card_may_be_staked_again() -> None:
    withdrawn = staking().given(events.staked("K"), events.withdrawn("K"))
    withdrawn.when(commands.stake("K")).then(events.staked("K"))


def test_withdrawing_one_of_two_copies_does_not_free_the_other() -> None:
    start = staking().given(events.book_bought(), events.staked("K"), events.staked("K#2"))
    one = start.given(events.withdrawn("K"))
    one.when(commands.stake("K#2")).refused("card_in_play")
    one.when(commands.stake("K")).allowed().when(commands.stake("K#2")).refused("card_in_play")


def test_a_bought_book_adds_a_second_card_of_each_rank() -> None:
    start = staking().given(events.book_bought(), events.staked("Q"))
    start.when(commands.stake("Q#2")).then(events.staked("Q#2"))


def test_a_second_copy_is_refused_without_a_second_book() -> None:
    staking().when(commands.stake("Q#2")).refused("unknown_card", card="Q#2")


def test_a_third_copy_is_refused_with_two_books() -> None:
    staking().given(events.book_bought()).when(commands.stake("Q#3")).refused("unknown_card")


def test_two_books_bought_make_three() -> None:
    start = staking().given(events.book_bought(), events.book_bought())
    start.when(commands.stake("Q#3")).allowed()


def test_a_book_is_only_for_its_buyer() -> None:
    start = staking().given(events.book_bought(punter="bess"))
    start.when(commands.stake("Q#2")).refused("unknown_card")


def test_a_book_is_for_this_deal_only() -> None:
    next_deal = staking().given(events.book_bought(), events.fasse(), events.deal_ended())
    next_deal.when(commands.stake("Q#2")).refused("unknown_card")


def test_the_price_goes_to_the_bank() -> None:
    staking().given(events.book_bought(7)).holds(anne=993, bank=10_007)


def test_a_book_may_be_free() -> None:
    staking().when(commands.buy_book(0)).then(events.book_bought(0))


def test_a_book_beyond_the_purse_is_refused() -> None:
    staking().when(commands.buy_book(1001)).refused("purse_short", purse=1000)


def test_a_book_may_cost_the_whole_purse() -> None:
    staking().when(commands.buy_book(1000)).allowed().holds(anne=0)


def test_a_book_may_be_bought_in_a_deal() -> None:
    staking().given(events.fasse()).when(commands.buy_book()).then(events.book_bought())


@pytest.mark.parametrize("preset", ["modern", "cotton", "centlivre", "sca", "oak"])
def test_a_book_is_refused_if_the_rules_sell_none(preset: str) -> None:
    table(preset).when(commands.buy_book()).refused("books_not_sold")


def lost(*before: Any, **rules: Any) -> Spec:
    """Anne's king has lost to the first pair."""
    start = staking(**rules).given(*before, events.staked("K"), events.fasse())
    return start.given(events.pair("3", "K"))


def test_each_rank_can_be_staked_once_for_each_book_in_a_deal() -> None:
    lost().when(commands.stake("K")).refused("card_used")


def test_with_a_second_book_a_card_without_copy_number_may_be_staked_again() -> None:
    lost(events.book_bought()).when(commands.stake("K")).then(events.replaced("K"))


def test_with_a_second_book_the_second_copy_may_follow_the_first() -> None:
    lost(events.book_bought()).when(commands.stake("K#2")).then(events.replaced("K#2"))


def test_with_two_books_a_rank_is_staked_twice_under_either_name() -> None:
    start = staking().given(events.book_bought(), events.staked("K"), events.staked("K#2"))
    both = start.given(events.fasse(), events.pair("3", "K"))
    both.when(commands.stake("K")).refused("card_used")


def test_used_cards_are_counted_for_each_rank() -> None:
    lost().when(commands.stake("Q")).allowed()


def test_a_used_card_is_free_again_in_the_next_deal() -> None:
    lost().given(events.deal_ended()).when(commands.stake("K")).then(events.staked("K"))


def test_a_carried_second_copy_uses_up_the_one_book_of_the_next_deal() -> None:
    start = staking("oak", books=True).given(events.book_bought(), events.staked("K#2"))
    carried = start.given(
        events.fasse(), events.pair("3", "K"), events.paroli_made("K#2"), events.deal_ended()
    )
    carried.when(commands.stake("K")).refused("card_used")


def test_a_carried_second_copy_can_be_answered_in_the_next_deal() -> None:
    start = staking("oak", books=True).given(events.book_bought(), events.staked("K#2"))
    carried = start.given(
        events.fasse(), events.pair("3", "K"), events.paroli_made("K#2"), events.deal_ended()
    )
    again = carried.given(events.fasse(), events.pair("3", "K"))
    again.when(commands.take("K#2")).then(events.win_taken("K#2", win=70))


@pytest.mark.parametrize("card", ["Q#1", "Q#0", "Q#02", "Q#", "1", "11", "q", "Qh", "", "10#5"])
def test_an_invalid_table_card_is_refused(card: str) -> None:
    start = staking().given(events.book_bought(), events.book_bought())
    start.when(commands.stake(card)).refused("unknown_card")


@pytest.mark.parametrize(
    "command",
    [
        commands.withdraw("K#2"),
        commands.take("K#2"),
        commands.paroli("K#2"),
        commands.pay("K#2"),
        commands.mace("K#2"),
        commands.side_bet("K#2"),
    ],
)
def test_an_impossible_card_is_refused(command: object) -> None:
    staking().when(command).refused("unknown_card", card="K#2")


@pytest.mark.parametrize("card", ["A", "10", "K#4"])
def test_in_a_dealt_hand_there_are_four_copies_a_pack(card: str) -> None:
    table("sca").when(commands.stake(card)).then(events.staked(card))


def test_in_a_dealt_hand_there_is_no_fifth_copy_in_one_pack() -> None:
    table("sca").when(commands.stake("K#5")).refused("unknown_card")


def test_in_a_dealt_hand_two_packs_hold_eight_copies() -> None:
    four = table("sca").given(events.seated("dora"))
    four.when(commands.stake("K#8")).then(events.staked("K#8"))
    four.when(commands.stake("K#9")).refused("unknown_card")


def test_in_a_dealt_hand_packs_are_counted_when_the_fasse_is_turned() -> None:
    start = table("sca", replace="lost").given(events.staked("K"), events.fasse(stock=12))
    joined = start.given(events.seated("dora"), events.pair("K", "3"))
    joined.when(commands.stake("K#5")).refused("unknown_card")


def test_in_a_dealt_hand_each_copy_is_staked_once_in_a_deal() -> None:
    start = table("sca", replace="lost").given(events.staked("K"), events.fasse(stock=12))
    lost = start.given(events.pair("K", "3"))
    lost.when(commands.stake("K")).refused("card_used")


def test_in_a_dealt_hand_another_copy_may_be_staked() -> None:
    start = table("sca", replace="lost").given(events.staked("K"), events.fasse(stock=12))
    lost = start.given(events.pair("K", "3"))
    lost.when(commands.stake("K#2")).then(events.replaced("K#2"))


def test_on_a_board_each_rank_is_staked_once() -> None:
    start = table("oak").given(events.staked("K"))
    start.when(commands.stake("K#2")).refused("unknown_card")


def test_a_card_beyond_the_maximum_of_cards_is_refused() -> None:
    two = staking(max_cards=2).given(events.staked("K"), events.staked("Q"))
    two.when(commands.stake("J")).refused("too_many_cards", maximum=2)


def test_cards_at_once_are_counted_by_punter() -> None:
    two = staking(max_cards=2).given(events.staked("K"), events.staked("Q"))
    two.when(commands.stake("J", punter="bess")).allowed()
