"""Stakes and purses: the least, the most, and no further than the purse."""

import pytest

from tests.factories import ask, done
from tests.factories.tables import table


@pytest.mark.parametrize(
    ("amount", "code"),
    [(4, "stake_below_minimum"), (5, None), (60, None), (61, "stake_above_maximum")],
)
def test_a_stake_within_the_limits(amount: int, code: str | None) -> None:
    table(min_stake=5, max_stake=60).when(ask.stake("K", amount)).comes_to(code)


def test_a_refusal_names_the_least_stake() -> None:
    table(min_stake=5).when(ask.stake("K", 4)).refused("stake_below_minimum", minimum=5)


def test_a_refusal_names_the_most_stake() -> None:
    table(max_stake=60).when(ask.stake("K", 61)).refused("stake_above_maximum", maximum=60)


@pytest.mark.parametrize("fasse", ["half_purse", "half_stake", "whole_out", "whole_stays"])
def test_odd_stakes_are_refused_under_every_fasse(fasse: str) -> None:
    start = table(fasse=fasse, odd_half="refuse")
    start.when(ask.stake("K", 11)).refused("odd_stake")


@pytest.mark.parametrize("odd_half", ["punter", "bank"])
def test_odd_stakes_where_the_odd_half_is_kept(odd_half: str) -> None:
    table(odd_half=odd_half).when(ask.stake("K", 11)).then(done.staked("K", 11))


def test_even_stakes_where_odd_ones_are_refused() -> None:
    table(odd_half="refuse").when(ask.stake("K", 10)).then(done.staked("K", 10))


def test_a_stake_of_the_whole_purse() -> None:
    table().when(ask.stake("K", 1000)).allowed().holds(anne=0)


def test_a_stake_beyond_the_purse() -> None:
    table().when(ask.stake("K", 1001)).refused("purse_short", punter="anne", purse=1000)


def test_a_stake_leaves_the_purse() -> None:
    table().given(done.staked("K", 300)).when(ask.stake("Q", 701)).refused("purse_short", purse=700)


def test_a_stake_comes_back_while_staking() -> None:
    table().given(done.staked("K")).when(ask.withdraw("K")).then(done.withdrew("K"))


def test_a_withdrawn_couch_is_in_the_purse() -> None:
    table().given(done.staked("K"), done.withdrew("K")).holds(anne=1000)


def test_a_stake_does_not_come_back_after_the_fasse() -> None:
    start = table().given(done.staked("K"), done.fasse())
    start.when(ask.withdraw("K")).refused("staking_closed")


def test_nothing_is_withdrawn_where_nothing_lies() -> None:
    table().when(ask.withdraw("K")).refused("no_such_stake")


def test_staking_is_closed_after_the_fasse() -> None:
    table().given(done.fasse()).when(ask.stake("K")).refused("staking_closed")


def test_a_purse_is_cashed_out_to_the_last_coin() -> None:
    table().when(ask.cash_out(1000)).then(done.cashed_out(1000))


def test_no_more_is_cashed_out_than_there_is() -> None:
    table().when(ask.cash_out(1001)).refused("purse_short", purse=1000)


def test_couches_are_not_cashed_out() -> None:
    table().given(done.staked("K", 1)).when(ask.cash_out(1000)).refused("purse_short", purse=999)


def test_money_brought_in_may_be_staked() -> None:
    table().given(done.brought_in(1)).when(ask.stake("K", 1001)).allowed()


@pytest.mark.parametrize("name", ["anne", "Anne", "ANNE"])
def test_names_are_unique_whatever_their_case(name: str) -> None:
    table().when(ask.seat(name)).refused("punter_exists", punter=name)


def test_sharp_s_is_double_s() -> None:
    table(purses={"Strauß": 10}).when(ask.seat("STRAUSS")).refused("punter_exists")


def test_a_punter_may_sit_down_with_nothing() -> None:
    table().when(ask.seat("dora", 0)).then(done.seated("dora", 0))


def test_a_punter_may_sit_down_in_a_deal() -> None:
    table().given(done.fasse()).when(ask.seat("dora", 5, "clubs")).then(
        done.seated("dora", 5, "clubs")
    )


@pytest.mark.parametrize(
    "command",
    [
        ask.buy_in(punter="nobody"),
        ask.cash_out(punter="nobody"),
        ask.stake(punter="nobody"),
        ask.withdraw(punter="nobody"),
        ask.take(punter="nobody"),
        ask.paroli(punter="nobody"),
        ask.pay(punter="nobody"),
        ask.mace(punter="nobody"),
        ask.book(punter="nobody"),
        ask.stake(punter="Anne"),
    ],
)
def test_only_who_is_seated_plays(command: object) -> None:
    table("parlour").when(command).refused("unknown_punter")


@pytest.mark.parametrize(
    ("command", "event"),
    [
        (ask.buy_in(7), done.brought_in(7)),
        (ask.cash_out(7), done.cashed_out(7)),
        (ask.fund(7), done.funded(7)),
    ],
)
def test_money_in_and_out_at_any_time(command: object, event: object) -> None:
    table().when(command).then(event)
    table().given(done.fasse()).when(command).then(event)


def test_the_bank_is_funded_from_outside() -> None:
    table().given(done.funded(7)).holds(bank=10_007)
