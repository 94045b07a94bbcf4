"""The end of a deal and the close of a session: which stakes return and which stay."""

from typing import Any

import pytest

from tests.factories.basset import commands, events, outcomes
from tests.factories.basset.tables import table
from tests.factories.spec import Spec


def riding(**rules: Any) -> Spec:
    """Anne's king rides as a paroli, her queen is plain."""
    start = table("oak", **rules).given(events.staked("K"), events.staked("Q", 5), events.fasse())
    return start.given(events.pair("3", "K"), events.paroli_made("K"))


def test_parolis_stay_on_the_table_if_the_rules_carry_them() -> None:
    riding(carry=True).when(commands.end_deal()).then(
        events.deal_ended(events.couch_returned("Q", 5))
    )


def test_all_couches_return_if_the_rules_carry_none() -> None:
    riding(carry=False).when(commands.end_deal()).then(
        events.deal_ended(events.couch_returned("K", 10), events.couch_returned("Q", 5))
    )


def test_a_carried_paroli_wins_its_rung_in_the_next_deal() -> None:
    carried = riding().given(events.deal_ended(events.couch_returned("Q", 5)), events.fasse("4"))
    carried.given(events.pair("3", "K")).settles(outcomes.won("K", win=70))


def test_a_carried_paroli_may_not_be_withdrawn() -> None:
    carried = riding().given(events.deal_ended(events.couch_returned("Q", 5)))
    carried.when(commands.withdraw("K")).refused("paroli_may_not_be_altered", crooks=1)


def test_a_carried_card_that_lost_cannot_be_staked_again_in_that_deal() -> None:
    start = riding(replace="lost").given(
        events.deal_ended(events.couch_returned("Q", 5)), events.fasse("4")
    )
    start.given(events.pair("K", "3")).when(commands.stake("K")).refused("card_used")


def test_a_carried_card_counts_towards_the_maximum_of_cards() -> None:
    carried = riding(max_cards=2).given(
        events.deal_ended(events.couch_returned("Q", 5)), events.staked("J")
    )
    carried.when(commands.stake("10")).refused("too_many_cards", maximum=2)


def test_a_returned_card_may_be_staked_in_the_next_deal() -> None:
    riding().given(events.deal_ended(events.couch_returned("Q", 5))).when(commands.stake("Q")).then(
        events.staked("Q")
    )


def test_the_end_of_a_deal_opens_staking() -> None:
    riding().given(events.deal_ended(events.couch_returned("Q", 5))).when(commands.stake("J")).then(
        events.staked("J")
    )


def test_couches_return_to_the_purse() -> None:
    riding(carry=False).given(
        events.deal_ended(events.couch_returned("K", 10), events.couch_returned("Q", 5))
    ).holds(anne=1000)


def test_a_deal_may_end_before_the_pack_does() -> None:
    table().given(events.fasse()).when(commands.end_deal()).then(events.deal_ended())


def test_a_deal_does_not_end_before_it_begins() -> None:
    table().when(commands.end_deal()).refused("deal_not_begun")


def test_a_deal_does_not_end_while_a_win_waits() -> None:
    start = table().given(events.staked("K"), events.fasse(), events.pair("3", "K"))
    start.when(commands.end_deal()).refused("answers_pending")


def test_side_bets_return_at_the_end_of_the_deal_also_on_carried_cards() -> None:
    betting = riding(side_bets=True).given(events.bet_laid("K"), events.bet_laid("Q", number=2))
    returned = (events.bet_settled(5, 5), events.bet_settled(5, 5, number=2))
    betting.when(commands.end_deal()).then(
        events.deal_ended(events.couch_returned("Q", 5), bets=returned)
    )


def test_the_next_deal_begins_with_a_whole_pack() -> None:
    start = table().given(events.fasse("K"), events.pair("K", "K"), events.pair("K", "3"))
    start.given(events.deal_ended()).when(commands.fasse("K")).then(events.fasse("K"))


def test_closing_returns_couches_and_carried_parolis() -> None:
    carried = riding().given(
        events.deal_ended(events.couch_returned("Q", 5)), events.staked("J", 3)
    )
    carried.when(commands.close()).then(
        events.closed(events.couch_returned("K", 10), events.couch_returned("J", 3))
    )


def test_closing_returns_side_bets() -> None:
    betting = table("parlour").given(events.staked("K"), events.bet_laid("K"))
    betting.when(commands.close()).then(
        events.closed(events.couch_returned("K"), bets=(events.bet_settled(5, 5),))
    )


def test_closing_waits_for_the_end_of_the_deal() -> None:
    table().given(events.fasse()).when(commands.close()).refused("deal_in_progress", deal=1)


def test_deals_are_counted() -> None:
    second = table().given(events.fasse(), events.deal_ended(), events.fasse())
    second.when(commands.close()).refused("deal_in_progress", deal=2)


@pytest.mark.parametrize(
    "command",
    [
        commands.seat(),
        commands.buy_in(),
        commands.cash_out(),
        commands.fund_bank(),
        commands.stake(),
        commands.withdraw(),
        commands.fasse(),
        commands.pair(),
        commands.last_card(),
        commands.take(),
        commands.take_all(),
        commands.paroli(),
        commands.pay(),
        commands.mace(),
        commands.side_bet(),
        commands.buy_book(),
        commands.end_deal(),
        commands.close(),
    ],
)
def test_a_closed_session_refuses_everything(command: object) -> None:
    table().given(events.closed()).when(command).refused("session_closed")
