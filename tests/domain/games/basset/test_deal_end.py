"""The end of a deal and the close of a session: what goes home and what stays."""

from typing import Any

import pytest

from tests.factories import ask, became, done
from tests.factories.spec import Spec
from tests.factories.tables import table


def riding(**rules: Any) -> Spec:
    """Anne's king rides as a paroli, her queen is plain."""
    start = table("oak", **rules).given(done.staked("K"), done.staked("Q", 5), done.fasse())
    return start.given(done.pair("3", "K"), done.rode("K"))


def test_standing_parolis_stay_where_they_are_carried() -> None:
    riding(carry=True).when(ask.end()).then(done.ended(done.home("Q", 5)))


def test_all_couches_go_home_where_nothing_is_carried() -> None:
    riding(carry=False).when(ask.end()).then(done.ended(done.home("K", 10), done.home("Q", 5)))


def test_a_carried_paroli_wins_its_rung_in_the_next_deal() -> None:
    carried = riding().given(done.ended(done.home("Q", 5)), done.fasse("4"))
    carried.given(done.pair("3", "K")).settles(became.won("K", win=70))


def test_a_carried_paroli_may_not_be_withdrawn() -> None:
    carried = riding().given(done.ended(done.home("Q", 5)))
    carried.when(ask.withdraw("K")).refused("paroli_may_not_be_altered", crooks=1)


def test_a_carried_card_that_lost_is_used_in_that_deal() -> None:
    start = riding(replace="lost").given(done.ended(done.home("Q", 5)), done.fasse("4"))
    start.given(done.pair("K", "3")).when(ask.stake("K")).refused("card_used")


def test_a_carried_card_counts_among_the_cards_at_once() -> None:
    carried = riding(max_cards=2).given(done.ended(done.home("Q", 5)), done.staked("J"))
    carried.when(ask.stake("10")).refused("too_many_cards", maximum=2)


def test_a_card_that_went_home_may_be_staked_in_the_next_deal() -> None:
    riding().given(done.ended(done.home("Q", 5))).when(ask.stake("Q")).then(done.staked("Q"))


def test_the_end_of_a_deal_opens_staking() -> None:
    riding().given(done.ended(done.home("Q", 5))).when(ask.stake("J")).then(done.staked("J"))


def test_couches_go_home_to_the_purse() -> None:
    riding(carry=False).given(done.ended(done.home("K", 10), done.home("Q", 5))).holds(anne=1000)


def test_a_deal_may_end_before_the_pack_does() -> None:
    table().given(done.fasse()).when(ask.end()).then(done.ended())


def test_a_deal_does_not_end_before_it_begins() -> None:
    table().when(ask.end()).refused("deal_not_begun")


def test_a_deal_does_not_end_while_a_win_waits() -> None:
    start = table().given(done.staked("K"), done.fasse(), done.pair("3", "K"))
    start.when(ask.end()).refused("answers_pending")


def test_side_bets_return_at_the_end_of_the_deal_also_on_carried_cards() -> None:
    betting = riding(side_bets=True).given(done.bet("K"), done.bet("Q", number=2))
    returned = (done.bet_ends(5, 5), done.bet_ends(5, 5, number=2))
    betting.when(ask.end()).then(done.ended(done.home("Q", 5), bets=returned))


def test_the_next_deal_begins_with_a_whole_pack() -> None:
    start = table().given(done.fasse("K"), done.pair("K", "K"), done.pair("K", "3"))
    start.given(done.ended()).when(ask.fasse("K")).then(done.fasse("K"))


def test_closing_sends_couches_and_carried_parolis_home() -> None:
    carried = riding().given(done.ended(done.home("Q", 5)), done.staked("J", 3))
    carried.when(ask.close()).then(done.closed(done.home("K", 10), done.home("J", 3)))


def test_closing_returns_side_bets() -> None:
    betting = table("parlour").given(done.staked("K"), done.bet("K"))
    betting.when(ask.close()).then(done.closed(done.home("K"), bets=(done.bet_ends(5, 5),)))


def test_closing_waits_for_the_end_of_the_deal() -> None:
    table().given(done.fasse()).when(ask.close()).refused("deal_in_progress", deal=1)


def test_deals_are_counted() -> None:
    second = table().given(done.fasse(), done.ended(), done.fasse())
    second.when(ask.close()).refused("deal_in_progress", deal=2)


@pytest.mark.parametrize(
    "command",
    [
        ask.seat(),
        ask.buy_in(),
        ask.cash_out(),
        ask.fund(),
        ask.stake(),
        ask.withdraw(),
        ask.fasse(),
        ask.pair(),
        ask.last(),
        ask.take(),
        ask.take_all(),
        ask.paroli(),
        ask.pay(),
        ask.mace(),
        ask.side_bet(),
        ask.book(),
        ask.end(),
        ask.close(),
    ],
)
def test_a_closed_session_refuses_everything(command: object) -> None:
    table().given(done.closed()).when(command).refused("session_closed")
