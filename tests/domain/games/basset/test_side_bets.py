"""Side bets between punters on a named stake; the bank takes no part."""

from typing import Any

import pytest

from tests.factories.basset import commands, events
from tests.factories.basset.tables import table
from tests.factories.spec import Spec

TO_BACKER, TO_AGAINST, RETURNED = (10, 0), (0, 10), (5, 5)


def betting(outcome: str = "win", **rules: Any) -> Spec:
    """Bess bets five that anne's king wins (or loses), and carl accepts. Staking is open."""
    rules = {"cards_required": 0, **rules}
    return table("parlour", **rules).given(events.staked("K"), events.bet_laid("K", outcome))


def test_both_sides_put_the_amount_in_escrow() -> None:
    betting().holds(anne=990, bess=995, carl=995, bank=10_000)


def test_a_side_bet_may_be_laid_while_staking() -> None:
    start = table("parlour").given(events.staked("K"))
    start.when(commands.side_bet("K")).then(events.bet_laid("K"))


def test_a_side_bet_may_be_laid_between_draws() -> None:
    start = table("parlour").given(events.staked("K"), events.fasse(), events.pair("3", "4"))
    start.when(commands.side_bet("K", outcome="lose")).then(events.bet_laid("K", "lose"))


def test_side_bets_are_numbered() -> None:
    betting().when(commands.side_bet("K")).then(events.bet_laid("K", number=2))


def test_numbers_of_side_bets_are_never_reused() -> None:
    ended = betting().given(events.fasse(), events.pair("K", "3"), events.win_taken("K"))
    again = ended.given(events.staked("Q", punter="carl"))
    again.when(commands.side_bet("Q", punter="carl")).then(
        events.bet_laid("Q", punter="carl", number=2)
    )


@pytest.mark.parametrize(
    ("outcome", "pair", "ends"),
    [
        ("win", ("K", "3"), TO_BACKER),
        ("win", ("3", "K"), TO_AGAINST),
        ("lose", ("K", "3"), TO_AGAINST),
        ("lose", ("3", "K"), TO_BACKER),
    ],
)
def test_the_first_pair_that_wins_or_loses_the_stake_decides(
    outcome: str, pair: tuple[str, str], ends: tuple[int, int]
) -> None:
    decided = betting(outcome).given(events.fasse(), events.pair(*pair))
    decided.settles_bets(events.bet_settled(*ends))


def test_the_winning_side_gets_both_amounts() -> None:
    decided = betting("win").given(events.fasse(), events.pair("K", "3"))
    decided.holds(bess=1005, carl=995, bank=10_000)


def test_a_pair_of_other_ranks_decides_nothing() -> None:
    betting().given(events.fasse(), events.pair("3", "4")).settles_bets()


@pytest.mark.parametrize(("outcome", "ends"), [("win", TO_AGAINST), ("lose", TO_BACKER)])
def test_the_last_card_decides_as_a_loss(outcome: str, ends: tuple[int, int]) -> None:
    at_last = betting(outcome).given(events.fasse(stock=1), events.last_card("K"))
    at_last.settles_bets(events.bet_settled(*ends))


def test_a_null_last_card_decides_nothing() -> None:
    at_last = betting(last_card="null").given(events.fasse(stock=1), events.last_card("K"))
    at_last.settles_bets()


def test_a_paid_end_of_the_ladder_decides_as_a_win() -> None:
    decided = betting(ladder=(3,)).given(events.fasse(), events.pair("K", "3"))
    decided.settles_bets(events.bet_settled(*TO_BACKER))


def test_winning_twins_decide_as_a_win() -> None:
    betting().given(events.fasse(), events.pair("K", "K")).settles_bets(
        events.bet_settled(*TO_BACKER)
    )


def test_losing_twins_decide_as_a_loss() -> None:
    twins = betting(order="lose_first").given(events.fasse(), events.pair("K", "K"))
    twins.settles_bets(events.bet_settled(*TO_AGAINST))


def test_null_twins_decide_nothing() -> None:
    betting(twins="null").given(events.fasse(), events.pair("K", "K")).settles_bets()


def test_a_losing_repeat_decides_as_a_loss() -> None:
    start = betting(repeat="lose").given(
        events.fasse(), events.pair("K", "3"), events.paroli_made("K")
    )
    again = start.given(events.bet_laid("K", "lose", number=2), events.pair("K", "4"))
    again.settles_bets(events.bet_settled(*TO_BACKER, number=2))


def test_a_retired_pair_decides_nothing() -> None:
    start = betting(repeat="retire").given(
        events.fasse(), events.pair("K", "3"), events.paroli_made("K")
    )
    start.given(events.bet_laid("K", number=2), events.pair("K", "4")).settles_bets()


def test_a_side_bet_on_a_card_that_the_fasse_removes_is_returned() -> None:
    out = betting(fasse="whole_out").given(events.fasse("K"))
    out.settles_bets(events.bet_settled(*RETURNED))


@pytest.mark.parametrize("fasse", ["half_purse", "whole_stays"])
def test_the_fasse_decides_no_bet_on_a_card_that_stays(fasse: str) -> None:
    betting(fasse=fasse).given(events.fasse("K")).settles_bets()


def test_a_card_emptied_by_the_fasse_keeps_its_side_bets() -> None:
    emptied = betting("lose").given(events.fasse("K"), events.pair("3", "K"))
    emptied.settles_bets(events.bet_settled(*TO_BACKER))


def test_a_withdrawal_returns_the_side_bets_on_the_card() -> None:
    betting().when(commands.withdraw("K")).then(
        events.withdrawn("K", bets=(events.bet_settled(*RETURNED),))
    )


def test_a_returned_side_bet_is_back_in_both_purses() -> None:
    withdrawn = events.withdrawn("K", bets=(events.bet_settled(*RETURNED),))
    betting().given(withdrawn).holds(anne=1000, bess=1000, carl=1000)


def test_a_withdrawal_returns_only_side_bets_on_that_card() -> None:
    both = betting().given(events.staked("Q"), events.bet_laid("Q", number=2))
    both.when(commands.withdraw("Q")).then(
        events.withdrawn("Q", bets=(events.bet_settled(*RETURNED, number=2),))
    )


def test_only_side_bets_on_the_card_of_that_punter_are_decided() -> None:
    start = betting().given(
        events.staked("Q", punter="bess"), events.bet_laid("Q", punter="bess", number=2)
    )
    start.given(events.fasse(), events.pair("K", "3")).settles_bets(events.bet_settled(*TO_BACKER))


def test_side_bets_on_one_stake_are_settled_in_the_order_laid() -> None:
    two = betting("win").given(
        events.bet_laid("K", "lose", number=2), events.fasse(), events.pair("K", "3")
    )
    two.settles_bets(events.bet_settled(*TO_BACKER), events.bet_settled(*TO_AGAINST, number=2))


def test_the_owner_of_the_stake_may_bet_on_it() -> None:
    start = table("parlour").given(events.staked("K"))
    bet = commands.side_bet("K", backer="anne")
    assert start.when(bet).allowed()


def test_a_side_bet_is_refused_if_the_rules_allow_none() -> None:
    table("oak").given(events.staked("K")).when(commands.side_bet("K")).refused(
        "side_bets_not_allowed"
    )


def test_a_side_bet_of_a_punter_against_themselves_is_refused() -> None:
    betting().when(commands.side_bet("K", against="bess")).refused("same_punter")


def test_a_side_bet_without_a_stake_is_refused() -> None:
    betting().when(commands.side_bet("Q")).refused("no_such_stake")


def test_a_new_side_bet_on_an_empty_card_is_refused() -> None:
    betting().given(events.fasse("K")).when(commands.side_bet("K")).refused("no_such_stake")


@pytest.mark.parametrize("who", ["backer", "against"])
def test_a_side_bet_beyond_a_purse_is_refused(who: str) -> None:
    poor = betting().given(events.seated("poor", 4))
    people: Any = {who: "poor"}
    poor.when(commands.side_bet("K", **people)).refused("purse_short", punter="poor", purse=4)


def test_a_side_bet_may_be_the_whole_purse() -> None:
    poor = betting().given(events.seated("poor", 5))
    poor.when(commands.side_bet("K", against="poor")).allowed().holds(poor=0)


@pytest.mark.parametrize("who", ["backer", "against", "punter"])
def test_every_punter_of_a_side_bet_must_be_seated(who: str) -> None:
    people: Any = {who: "nobody"}
    betting().when(commands.side_bet("K", **people)).refused("unknown_punter", punter="nobody")


def test_a_side_bet_is_refused_while_a_win_waits() -> None:
    waiting = betting().given(events.fasse(), events.pair("K", "3"))
    waiting.when(commands.side_bet("K")).refused("answers_pending")


def test_limits_of_stakes_do_not_apply_to_side_bets() -> None:
    start = table("parlour", min_stake=8, max_stake=9, odd_half="refuse").given(
        events.staked("K", 8)
    )
    start.when(commands.side_bet("K", amount=5)).allowed()
    start.when(commands.side_bet("K", amount=11)).allowed()
