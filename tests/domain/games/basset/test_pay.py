"""The pay: a punter declines a first win for a fixed payment on the next one."""

from typing import Any

from tests.factories.basset import commands, events, outcomes
from tests.factories.basset.tables import table
from tests.factories.spec import Spec


def won(preset: str = "cotton", **rules: Any) -> Spec:
    """Anne's king of ten has won for the first time."""
    start = table(preset, **rules).given(events.staked("K"), events.fasse())
    return start.given(events.pair("K", "3"))


def paying(preset: str = "cotton", **rules: Any) -> Spec:
    return won(preset, **rules).given(events.pay_chosen("K"))


def test_a_punter_may_choose_the_pay_after_a_first_win() -> None:
    won().when(commands.pay("K")).then(events.pay_chosen("K"))


def test_the_pay_is_refused_if_the_rules_have_none() -> None:
    won(pay=None).when(commands.pay("K")).refused("pay_not_allowed")


def test_the_pay_is_refused_on_a_second_win() -> None:
    start = won(repeat="ignore").given(events.paroli_made("K"), events.pair("K", "4"))
    start.when(commands.pay("K")).refused("pay_not_allowed")


def test_the_next_win_is_paid_at_once_and_the_card_leaves_the_table() -> None:
    paying().given(events.pair("5", "4"), events.pair("K", "6")).settles(
        outcomes.paid("K", win=20, home=10)
    )


def test_the_rules_set_the_multiple_of_the_pay() -> None:
    paying(pay=3, repeat="ignore").given(events.pair("K", "6")).settles(
        outcomes.paid("K", win=30, home=10)
    )


def test_a_loss_costs_nothing_and_the_card_leaves_the_table() -> None:
    paying().given(events.pair("4", "K")).settles(outcomes.spared("K", home=10))


def test_a_loss_returns_the_couch() -> None:
    paying().given(events.pair("4", "K")).holds(bank=10_000, anne=1000)


def test_a_card_on_the_pay_leaves_the_table_even_if_lost_cards_stay() -> None:
    paying(after_loss="stays").given(events.pair("4", "K")).settles(outcomes.spared("K"))


def test_a_losing_repeat_costs_a_card_on_the_pay_nothing() -> None:
    paying(repeat="lose").given(events.pair("K", "4")).settles(outcomes.spared("K"))


def test_a_retired_pair_leaves_a_card_on_the_pay() -> None:
    paying().given(events.pair("K", "4")).settles()


def test_losing_twins_cost_a_card_on_the_pay_nothing() -> None:
    start = table("oak", pay=2).given(events.staked("K"), events.fasse(), events.pair("3", "K"))
    start.given(events.pay_chosen("K"), events.pair("K", "K")).settles(outcomes.spared("K"))


def test_winning_twins_pay_a_card_on_the_pay_at_once() -> None:
    twins = paying(twins="first").given(events.pair("K", "K"))
    twins.settles(outcomes.paid("K", win=20, home=10))


def test_the_last_card_costs_a_card_on_the_pay_nothing() -> None:
    paying(last_card="bank").given(events.last_card("K")).settles(outcomes.spared("K"))


def test_a_lost_pay_may_be_replaced() -> None:
    paying(replace="lost").given(events.pair("4", "K")).settles(
        outcomes.spared("K", replaceable=True)
    )


def test_a_lost_pay_is_a_loss_for_side_bets() -> None:
    betting = paying(side_bets=True).given(events.bet_laid("K", "lose"), events.pair("4", "K"))
    betting.settles_bets(events.bet_settled(to_backer=10, to_against=0))


def test_a_won_pay_is_a_win_for_side_bets() -> None:
    betting = paying(side_bets=True).given(events.bet_laid("K", "win"))
    betting.given(events.pair("5", "4"), events.pair("K", "6")).settles_bets(
        events.bet_settled(to_backer=10, to_against=0)
    )


def test_a_card_on_the_pay_cannot_be_maced() -> None:
    paying(mace="plain").when(commands.mace("K")).refused("paroli_may_not_be_altered")


def test_a_card_on_the_pay_is_not_carried() -> None:
    paying().when(commands.end_deal()).then(events.deal_ended(events.couch_returned("K", 10)))


def test_a_card_on_the_pay_has_nothing_to_answer() -> None:
    paying().when(commands.take("K")).refused("nothing_to_answer")
