"""Playing for points: the first purse to reach the target wins the evening."""

from typing import Any

from tests.factories import ask, became, done
from tests.factories.spec import Spec
from tests.factories.tables import table


def playing(target: int = 1010, preset: str = "sca", **rules: Any) -> Spec:
    """Anne and bess have ten on the king, carl twenty on the queen."""
    start = table(preset, target=target, **rules)
    return start.given(
        done.staked("K"),
        done.staked("K", punter="bess"),
        done.staked("Q", 20, punter="carl"),
        done.fasse(stock=12),
    )


def test_the_target_is_reached_when_all_answers_are_in() -> None:
    won = playing().given(done.pair("3", "K"), done.rode("K", punter="bess"))
    won.when(ask.take("K")).then(done.took("K"), done.reached("anne"))


def test_it_is_not_looked_at_while_a_win_waits() -> None:
    playing().given(done.pair("3", "K")).when(ask.take("K")).then(done.took("K"))


def test_the_last_answer_may_be_another_ones_paroli() -> None:
    one_left = playing().given(done.pair("3", "K"), done.took("K"))
    one_left.when(ask.paroli("K", punter="bess")).then(
        done.rode("K", punter="bess"), done.reached("anne")
    )


def test_the_last_answer_may_be_a_pay() -> None:
    one_left = playing(pay=2).given(done.pair("3", "K"), done.took("K"))
    one_left.when(ask.pay("K", punter="bess")).then(
        done.chose_pay("K", punter="bess"), done.reached("anne")
    )


def test_equal_purses_share() -> None:
    playing().given(done.pair("3", "K")).when(ask.take_all()).then(
        done.took("K"), done.took("K", punter="bess"), done.reached("anne", "bess")
    )


def test_the_highest_of_those_who_reach_it_wins() -> None:
    start = playing(1005, bank=100).given(done.brought_in(1), done.pair("3", "K"))
    start.when(ask.take_all()).then(
        done.took("K"), done.took("K", punter="bess"), done.reached("anne")
    )


def test_one_short_of_the_target_is_short() -> None:
    playing(1011).given(done.pair("3", "K")).when(ask.take_all()).then(
        done.took("K"), done.took("K", punter="bess")
    )


def test_a_draw_without_wins_is_looked_at_when_it_is_settled() -> None:
    rich = playing(2000).given(done.brought_in(1100), done.pair("3", "4"))
    rich.reacts(done.reached("anne"))


def test_a_draw_that_leaves_wins_waiting_is_not() -> None:
    rich = playing(2000).given(done.brought_in(1100), done.pair("3", "K"))
    rich.reacts()


def test_the_fasse_is_a_draw_too() -> None:
    rich = table("sca", target=900).given(done.fasse("K", stock=12))
    rich.reacts(done.reached("anne", "bess", "carl"))


def test_nobody_wins_an_empty_table() -> None:
    table("sca", target=1, purses={}).given(done.fasse("K")).reacts()


def test_money_brought_in_is_not_looked_at() -> None:
    playing(2000).when(ask.buy_in(1100)).then(done.brought_in(1100))


def test_the_end_of_a_deal_is_looked_at() -> None:
    rich = playing(2000, carry=False).given(done.brought_in(1005))
    homes = (done.home("K"), done.home("K", punter="bess"), done.home("Q", 20, punter="carl"))
    rich.when(ask.end()).then(done.ended(*homes), done.reached("anne"))


def test_closing_is_not_looked_at() -> None:
    start = table("sca", target=2000).given(done.brought_in(1000))
    start.when(ask.close()).then(done.closed())


def test_it_is_reached_once() -> None:
    won = playing().given(done.pair("3", "K"), done.took("K"), done.took("K", punter="bess"))
    again = won.given(done.reached("anne", "bess"))
    again.given(done.pair("K", "Q")).when(ask.take("Q", punter="carl")).then(
        done.took("Q", 20, punter="carl")
    )


def test_nothing_is_closed_by_it() -> None:
    won = playing().given(done.pair("3", "K"), done.took("K"), done.took("K", punter="bess"))
    won.given(done.reached("anne", "bess")).when(ask.pair("4", "Q")).then(done.pair("4", "Q"))


def test_without_a_target_nobody_wins() -> None:
    start = table("sca").given(done.staked("K"), done.fasse(stock=12), done.pair("3", "K"))
    start.when(ask.take("K")).then(done.took("K"))


def test_a_purse_that_a_draw_pays_at_once_may_reach_it() -> None:
    start = playing(1050, ladder=(6,)).given(done.pair("3", "K"))
    start.settles(became.paid("K", 60, 10), became.paid("K", 60, 10, punter="bess"))
    start.reacts(done.reached("anne", "bess"))


def test_the_tally_names_the_winners() -> None:
    won = playing().given(done.reached("anne"))
    assert won.game.tally(won.state).winners == ("anne",)
