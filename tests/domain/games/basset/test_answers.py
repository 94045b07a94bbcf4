"""Answers to a win: take, take and restake, paroli."""

from dataclasses import replace
from typing import Any

import pytest

from tests.factories.basset import commands, events
from tests.factories.basset.tables import table
from tests.factories.spec import Spec


def won(preset: str = "modern", couch: int = 10, purse: int = 1000, **rules: Any) -> Spec:
    """Anne's king has won for the first time."""
    start = table(preset, purses={"anne": purse, "bess": 1000}, cards_required=0, **rules)
    order = start.state.rules.order
    cards = ("K", "3") if order == "win_first" else ("3", "K")
    return start.given(events.staked("K", couch), events.fasse(), events.pair(*cards))


def test_a_taken_win_is_paid_with_the_couch() -> None:
    won().when(commands.take("K")).then(events.win_taken("K", couch=10, win=10))


def test_a_taken_win_comes_from_the_bank() -> None:
    won().given(events.win_taken("K")).holds(bank=9_990, anne=1010)


def test_a_card_whose_win_is_taken_leaves_the_table() -> None:
    won().given(events.win_taken("K")).when(commands.take("K")).refused("no_such_stake")


def test_a_bank_that_may_owe_pays_beyond_its_funds() -> None:
    start = table("modern", bank=0).given(events.staked("K"), events.fasse(), events.pair("K", "3"))
    start.given(events.win_taken("K")).holds(bank=-10, anne=1010)


def test_take_every_win_takes_them_in_the_order_staked() -> None:
    start = table("modern").given(events.staked("K", 7, punter="bess"), events.staked("K"))
    both = start.given(events.fasse(), events.pair("K", "3"))
    both.when(commands.take_all()).then(
        events.win_taken("K", 7, punter="bess", for_all=True), events.win_taken("K", for_all=True)
    )


def test_take_every_win_skips_answered_wins() -> None:
    start = table("modern").given(events.staked("K", 7, punter="bess"), events.staked("K"))
    half = start.given(events.fasse(), events.pair("K", "3"), events.paroli_made("K"))
    half.when(commands.take_all()).then(events.win_taken("K", 7, punter="bess", for_all=True))


def test_take_every_win_is_refused_without_a_waiting_win() -> None:
    won().given(events.win_taken("K")).when(commands.take_all()).refused("nothing_to_answer")


def test_take_every_win_is_refused_while_staking() -> None:
    table().when(commands.take_all()).refused("nothing_to_answer")


@pytest.mark.parametrize("restake", [10, 11, 500])
def test_a_restake_is_at_least_the_old_couch(restake: int) -> None:
    won().when(commands.take("K", restake=restake)).then(events.win_taken("K", restake=restake))


def test_a_restake_below_the_old_couch_is_refused() -> None:
    won().when(commands.take("K", restake=9)).refused("restake_too_small", minimum=10)


def test_a_restake_is_paid_from_purse_win_and_couch_together() -> None:
    won(purse=15).when(commands.take("K", restake=25)).then(events.win_taken("K", restake=25))


def test_a_restake_beyond_purse_win_and_couch_is_refused() -> None:
    won(purse=15).when(commands.take("K", restake=26)).refused("purse_short", purse=25)


def test_a_restake_leaves_the_rest_in_the_purse() -> None:
    won(purse=15).given(events.win_taken("K", restake=24)).holds(anne=1, bank=9_990)


def test_a_restaked_card_starts_without_crooks() -> None:
    start = won(repeat="ignore").given(events.paroli_made("K"), events.pair("K", "4"))
    again = start.given(events.win_taken("K", win=20, restake=10), events.pair("K", "5"))
    again.when(commands.take("K")).then(events.win_taken("K", win=10))


def test_a_restaked_card_wins_by_its_new_couch() -> None:
    start = won(repeat="ignore").given(events.win_taken("K", restake=30), events.pair("K", "4"))
    start.when(commands.take("K")).then(events.win_taken("K", couch=30, win=30))


def test_a_restake_uses_no_other_card_of_the_book() -> None:
    again = won().given(events.win_taken("K", restake=10))
    again.when(commands.end_deal()).then(events.deal_ended(events.couch_returned("K", 10)))


@pytest.mark.parametrize("preset", ["oak", "sca", "parlour"])
def test_a_restake_is_refused_if_the_rules_allow_none(preset: str) -> None:
    won(preset).when(commands.take("K", restake=10)).refused("restake_not_allowed")


def test_a_restake_may_equal_the_maximum() -> None:
    won(min_stake=5, max_stake=20).when(commands.take("K", restake=20)).then(
        events.win_taken("K", restake=20)
    )


def test_a_restake_above_the_maximum_is_refused() -> None:
    won(max_stake=20).when(commands.take("K", restake=21)).refused(
        "stake_above_maximum", maximum=20
    )


def test_a_restake_below_the_minimum_is_refused_after_the_fasse_halved_the_couch() -> None:
    start = table("modern", purses={"anne": 10}, min_stake=10).given(events.staked("K", 10))
    small = start.given(events.fasse("K"), events.pair("K", "3"))
    small.when(commands.take("K", restake=9)).refused("stake_below_minimum", minimum=10)


def test_an_odd_restake_is_refused_if_odd_stakes_are() -> None:
    won(odd_half="refuse").when(commands.take("K", restake=11)).refused("odd_stake")


def test_only_a_win_can_be_answered() -> None:
    start = table().given(
        events.staked("K"), events.staked("Q"), events.fasse(), events.pair("K", "3")
    )
    start.when(commands.paroli("Q")).refused("nothing_to_answer")


def test_a_win_is_answered_once() -> None:
    won().given(events.paroli_made("K")).when(commands.take("K")).refused("nothing_to_answer")


@pytest.mark.parametrize(
    "answer",
    [commands.take("K", punter="bess"), commands.paroli("K", "bess"), commands.pay("K", "bess")],
)
def test_a_punter_cannot_answer_for_another(answer: object) -> None:
    won("cotton").when(answer).refused("no_such_stake")


@pytest.mark.parametrize("answer", [commands.take("K"), commands.paroli("K"), commands.pay("K")])
def test_while_staking_there_is_nothing_to_answer(answer: object) -> None:
    table("cotton").given(events.staked("K")).when(answer).refused("nothing_to_answer")


def test_money_and_seats_do_not_wait_for_answers() -> None:
    waiting = won()
    for command in (
        commands.buy_in(),
        commands.cash_out(),
        commands.fund_bank(),
        commands.seat("dora"),
    ):
        waiting.when(command).allowed()


@pytest.mark.parametrize(
    "command",
    [
        commands.pair(),
        commands.last_card(),
        commands.end_deal(),
        commands.mace("K"),
        commands.side_bet("K", punter="anne", against="anne"),
        commands.buy_book(),
        commands.stake("Q"),
    ],
)
def test_deals_and_stakes_wait_for_answers(command: object) -> None:
    won("parlour").when(command).refused(
        "answers_pending", waiting=[{"punter": "anne", "player": "anne", "card": "K"}]
    )


@pytest.mark.parametrize(
    "answer",
    [
        commands.take("K"),
        commands.take_all(),
        commands.paroli("K"),
        commands.pay("K"),
        commands.take("K", restake=10),
    ],
)
def test_an_answer_with_the_number_of_another_draw_is_refused(answer: Any) -> None:
    again = won().given(events.paroli_made("K"), events.pair("K", "4"))
    again.when(replace(answer, place=1)).refused("nothing_to_answer")
    again.when(replace(answer, place=3)).refused("nothing_to_answer")


def test_an_answer_may_have_the_number_of_its_draw() -> None:
    won().when(replace(commands.paroli("K"), place=1)).then(events.paroli_made("K"))
