"""Limits of stakes, and stakes and payments from the purse."""

import pytest

from tests.factories.basset import commands, events
from tests.factories.basset.tables import table


@pytest.mark.parametrize(
    ("amount", "code"),
    [(4, "stake_below_minimum"), (5, None), (60, None), (61, "stake_above_maximum")],
)
def test_a_stake_is_checked_against_its_limits(amount: int, code: str | None) -> None:
    table(min_stake=5, max_stake=60).when(commands.stake("K", amount)).comes_to(code)


def test_a_refusal_names_the_minimum_stake() -> None:
    table(min_stake=5).when(commands.stake("K", 4)).refused("stake_below_minimum", minimum=5)


def test_a_refusal_names_the_maximum_stake() -> None:
    table(max_stake=60).when(commands.stake("K", 61)).refused("stake_above_maximum", maximum=60)


@pytest.mark.parametrize("fasse", ["half_purse", "half_stake", "whole_out", "whole_stays"])
def test_odd_stakes_are_refused_under_every_fasse(fasse: str) -> None:
    start = table(fasse=fasse, odd_half="refuse")
    start.when(commands.stake("K", 11)).refused("odd_stake")


@pytest.mark.parametrize("odd_half", ["punter", "bank"])
def test_odd_stakes_are_accepted_if_a_side_keeps_the_odd_half(odd_half: str) -> None:
    table(odd_half=odd_half).when(commands.stake("K", 11)).then(events.staked("K", 11))


def test_even_stakes_are_accepted_if_odd_ones_are_refused() -> None:
    table(odd_half="refuse").when(commands.stake("K", 10)).then(events.staked("K", 10))


def test_a_stake_may_be_the_whole_purse() -> None:
    table().when(commands.stake("K", 1000)).allowed().holds(anne=0)


def test_a_stake_beyond_the_purse_is_refused() -> None:
    table().when(commands.stake("K", 1001)).refused("purse_short", punter="anne", purse=1000)


def test_a_stake_is_taken_from_the_purse() -> None:
    table().given(events.staked("K", 300)).when(commands.stake("Q", 701)).refused(
        "purse_short", purse=700
    )


def test_a_stake_can_be_withdrawn_while_staking() -> None:
    table().given(events.staked("K")).when(commands.withdraw("K")).then(events.withdrawn("K"))


def test_a_withdrawn_couch_returns_to_the_purse() -> None:
    table().given(events.staked("K"), events.withdrawn("K")).holds(anne=1000)


def test_a_stake_cannot_be_withdrawn_after_the_fasse() -> None:
    start = table().given(events.staked("K"), events.fasse())
    start.when(commands.withdraw("K")).refused("staking_closed")


def test_a_withdrawal_without_a_stake_is_refused() -> None:
    table().when(commands.withdraw("K")).refused("no_such_stake")


def test_staking_is_closed_after_the_fasse() -> None:
    table().given(events.fasse()).when(commands.stake("K")).refused("staking_closed")


def test_a_whole_purse_can_be_cashed_out() -> None:
    table().when(commands.cash_out(1000)).then(events.cashed_out(1000))


def test_a_cash_out_beyond_the_purse_is_refused() -> None:
    table().when(commands.cash_out(1001)).refused("purse_short", purse=1000)


def test_couches_cannot_be_cashed_out() -> None:
    table().given(events.staked("K", 1)).when(commands.cash_out(1000)).refused(
        "purse_short", purse=999
    )


def test_money_brought_in_may_be_staked() -> None:
    table().given(events.brought_in(1)).when(commands.stake("K", 1001)).allowed()


@pytest.mark.parametrize("name", ["anne", "Anne", "ANNE"])
def test_names_are_unique_in_any_case(name: str) -> None:
    table().when(commands.seat(name)).refused("punter_exists", punter=name)


def test_sharp_s_is_double_s() -> None:
    table(purses={"Strauß": 10}).when(commands.seat("STRAUSS")).refused("punter_exists")


def test_a_punter_may_join_with_an_empty_purse() -> None:
    table().when(commands.seat("dora", 0)).then(events.seated("dora", 0))


def test_a_punter_may_join_during_a_deal() -> None:
    table().given(events.fasse()).when(commands.seat("dora", 5, "clubs")).then(
        events.seated("dora", 5, "clubs")
    )


@pytest.mark.parametrize(
    "command",
    [
        commands.buy_in(punter="nobody"),
        commands.cash_out(punter="nobody"),
        commands.stake(punter="nobody"),
        commands.withdraw(punter="nobody"),
        commands.take(punter="nobody"),
        commands.paroli(punter="nobody"),
        commands.pay(punter="nobody"),
        commands.mace(punter="nobody"),
        commands.buy_book(punter="nobody"),
        commands.stake(punter="Anne"),
    ],
)
def test_only_seated_punters_play(command: object) -> None:
    table("parlour").when(command).refused("unknown_punter")


@pytest.mark.parametrize(
    ("command", "event"),
    [
        (commands.buy_in(7), events.brought_in(7)),
        (commands.cash_out(7), events.cashed_out(7)),
        (commands.fund_bank(7), events.funded(7)),
    ],
)
def test_money_can_be_moved_in_and_out_at_any_time(command: object, event: object) -> None:
    table().when(command).then(event)
    table().given(events.fasse()).when(command).then(event)


def test_the_bank_is_funded_from_outside() -> None:
    table().given(events.funded(7)).holds(bank=10_007)
