"""The pay: a first win declined for a surer second one."""

from typing import Any

from tests.factories import ask, became, done
from tests.factories.spec import Spec
from tests.factories.tables import table


def won(preset: str = "cotton", **rules: Any) -> Spec:
    """Anne's king of ten has won its first time."""
    start = table(preset, **rules).given(done.staked("K"), done.fasse())
    return start.given(done.pair("K", "3"))


def paying(preset: str = "cotton", **rules: Any) -> Spec:
    return won(preset, **rules).given(done.chose_pay("K"))


def test_a_first_win_may_be_declined_for_the_pay() -> None:
    won().when(ask.pay("K")).then(done.chose_pay("K"))


def test_no_pay_where_the_house_has_none() -> None:
    won(pay=None).when(ask.pay("K")).refused("pay_not_allowed")


def test_no_pay_on_a_second_win() -> None:
    start = won(repeat="ignore").given(done.rode("K"), done.pair("K", "4"))
    start.when(ask.pay("K")).refused("pay_not_allowed")


def test_the_next_win_is_paid_at_once_and_the_card_is_out() -> None:
    paying().given(done.pair("5", "4"), done.pair("K", "6")).settles(
        became.paid("K", win=20, home=10)
    )


def test_the_pay_is_as_many_times_as_the_house_says() -> None:
    paying(pay=3, repeat="ignore").given(done.pair("K", "6")).settles(
        became.paid("K", win=30, home=10)
    )


def test_a_loss_costs_nothing_and_the_card_is_out() -> None:
    paying().given(done.pair("4", "K")).settles(became.spared("K", home=10))


def test_a_loss_sends_the_couch_home() -> None:
    paying().given(done.pair("4", "K")).holds(bank=10_000, anne=1000)


def test_a_card_on_the_pay_is_out_even_where_lost_cards_stay() -> None:
    paying(after_loss="stays").given(done.pair("4", "K")).settles(became.spared("K"))


def test_a_losing_repeat_costs_a_card_on_the_pay_nothing() -> None:
    paying(repeat="lose").given(done.pair("K", "4")).settles(became.spared("K"))


def test_a_retired_pair_leaves_a_card_on_the_pay() -> None:
    paying().given(done.pair("K", "4")).settles()


def test_losing_twins_cost_a_card_on_the_pay_nothing() -> None:
    start = table("oak", pay=2).given(done.staked("K"), done.fasse(), done.pair("3", "K"))
    start.given(done.chose_pay("K"), done.pair("K", "K")).settles(became.spared("K"))


def test_winning_twins_pay_a_card_on_the_pay_at_once() -> None:
    twins = paying(twins="first").given(done.pair("K", "K"))
    twins.settles(became.paid("K", win=20, home=10))


def test_the_last_card_costs_a_card_on_the_pay_nothing() -> None:
    paying(last_card="bank").given(done.last("K")).settles(became.spared("K"))


def test_for_a_replacement_it_has_lost() -> None:
    paying(replace="lost").given(done.pair("4", "K")).settles(became.spared("K", replaceable=True))


def test_for_a_side_bet_it_has_lost() -> None:
    betting = paying(side_bets=True).given(done.bet("K", "lose"), done.pair("4", "K"))
    betting.settles_bets(done.bet_ends(to_backer=10, to_against=0))


def test_for_a_side_bet_a_paid_pay_has_won() -> None:
    betting = paying(side_bets=True).given(done.bet("K", "win"))
    betting.given(done.pair("5", "4"), done.pair("K", "6")).settles_bets(
        done.bet_ends(to_backer=10, to_against=0)
    )


def test_a_card_on_the_pay_is_never_maced() -> None:
    paying(mace="plain").when(ask.mace("K")).refused("paroli_may_not_be_altered")


def test_a_card_on_the_pay_is_not_carried() -> None:
    paying().when(ask.end()).then(done.ended(done.home("K", 10)))


def test_a_card_on_the_pay_has_nothing_to_answer() -> None:
    paying().when(ask.take("K")).refused("nothing_to_answer")
