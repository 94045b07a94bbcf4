"""Playing for points: the first purse to reach the target wins the evening."""

from typing import Any

from tests.factories.basset import commands, events, outcomes
from tests.factories.basset.tables import table
from tests.factories.spec import Spec


def playing(target: int = 1010, preset: str = "sca", **rules: Any) -> Spec:
    """Anne and bess have ten on the king, carl twenty on the queen."""
    start = table(preset, target=target, **rules)
    return start.given(
        events.staked("K"),
        events.staked("K", punter="bess"),
        events.staked("Q", 20, punter="carl"),
        events.fasse(stock=12),
    )


def test_the_target_is_checked_when_all_wins_are_answered() -> None:
    won = playing().given(events.pair("3", "K"), events.paroli_made("K", punter="bess"))
    won.when(commands.take("K")).then(events.win_taken("K"), events.target_reached("anne"))


def test_the_target_is_not_checked_while_a_win_waits() -> None:
    playing().given(events.pair("3", "K")).when(commands.take("K")).then(events.win_taken("K"))


def test_the_target_is_checked_after_the_paroli_of_another_punter() -> None:
    one_left = playing().given(events.pair("3", "K"), events.win_taken("K"))
    one_left.when(commands.paroli("K", punter="bess")).then(
        events.paroli_made("K", punter="bess"), events.target_reached("anne")
    )


def test_the_target_is_checked_after_a_pay() -> None:
    one_left = playing(pay=2).given(events.pair("3", "K"), events.win_taken("K"))
    one_left.when(commands.pay("K", punter="bess")).then(
        events.pay_chosen("K", punter="bess"), events.target_reached("anne")
    )


def test_punters_with_equal_purses_share_the_win() -> None:
    playing().given(events.pair("3", "K")).when(commands.take_all()).then(
        events.win_taken("K", for_all=True),
        events.win_taken("K", punter="bess", for_all=True),
        events.target_reached("anne", "bess"),
    )


def test_the_highest_purse_at_the_target_wins() -> None:
    start = playing(1005, bank=100).given(events.brought_in(1), events.pair("3", "K"))
    start.when(commands.take_all()).then(
        events.win_taken("K", for_all=True),
        events.win_taken("K", punter="bess", for_all=True),
        events.target_reached("anne"),
    )


def test_a_purse_one_below_the_target_does_not_win() -> None:
    playing(1011).given(events.pair("3", "K")).when(commands.take_all()).then(
        events.win_taken("K", for_all=True), events.win_taken("K", punter="bess", for_all=True)
    )


def test_the_target_is_checked_when_a_draw_without_wins_is_settled() -> None:
    rich = playing(2000).given(events.brought_in(1100), events.pair("3", "4"))
    rich.reacts(events.target_reached("anne"))


def test_the_target_is_not_checked_when_a_draw_leaves_wins_waiting() -> None:
    rich = playing(2000).given(events.brought_in(1100), events.pair("3", "K"))
    rich.reacts()


def test_the_target_is_checked_after_the_fasse() -> None:
    rich = table("sca", target=900).given(events.fasse("K", stock=12))
    rich.reacts(events.target_reached("anne", "bess", "carl"))


def test_a_table_without_players_has_no_winner() -> None:
    table("sca", target=1, purses={}).given(events.fasse("K")).reacts()


def test_the_target_is_not_checked_after_a_buy_in() -> None:
    playing(2000).when(commands.buy_in(1100)).then(events.brought_in(1100))


def test_the_target_is_checked_at_the_end_of_a_deal() -> None:
    rich = playing(2000, carry=False).given(events.brought_in(1005))
    homes = (
        events.couch_returned("K"),
        events.couch_returned("K", punter="bess"),
        events.couch_returned("Q", 20, punter="carl"),
    )
    rich.when(commands.end_deal()).then(events.deal_ended(*homes), events.target_reached("anne"))


def test_the_target_is_not_checked_at_the_close() -> None:
    start = table("sca", target=2000).given(events.brought_in(1000))
    start.when(commands.close()).then(events.closed())


def test_the_target_is_reached_only_once() -> None:
    won = playing().given(
        events.pair("3", "K"), events.win_taken("K"), events.win_taken("K", punter="bess")
    )
    again = won.given(events.target_reached("anne", "bess"))
    again.given(events.pair("K", "Q")).when(commands.take("Q", punter="carl")).then(
        events.win_taken("Q", 20, punter="carl")
    )


def test_reaching_the_target_does_not_close_the_session() -> None:
    won = playing().given(
        events.pair("3", "K"), events.win_taken("K"), events.win_taken("K", punter="bess")
    )
    won.given(events.target_reached("anne", "bess")).when(commands.pair("4", "Q")).then(
        events.pair("4", "Q")
    )


def test_without_a_target_there_is_no_winner() -> None:
    start = table("sca").given(events.staked("K"), events.fasse(stock=12), events.pair("3", "K"))
    start.when(commands.take("K")).then(events.win_taken("K"))


def test_the_target_is_checked_after_wins_paid_at_once() -> None:
    start = playing(1050, ladder=(6,)).given(events.pair("3", "K"))
    start.settles(outcomes.paid("K", 60, 10), outcomes.paid("K", 60, 10, punter="bess"))
    start.reacts(events.target_reached("anne", "bess"))


def test_the_summary_names_the_winners() -> None:
    won = playing().given(events.target_reached("anne"))
    assert won.game.summary(won.state).winners == ("anne",)
