"""The bank's cover: it may owe, or it refuses what it could not pay in the worst next pair."""

from typing import Any

import pytest

from service.domain.games.basset.deciding import answers
from service.domain.port.limits import amounts_within
from tests.factories.basset import commands, events
from tests.factories.basset.tables import table
from tests.factories.spec import Spec


def covered(bank: int, preset: str = "modern", **rules: Any) -> Spec:
    return table(preset, bank=bank, bank_cover="covered", cards_required=0, **rules)


def test_a_bank_that_may_owe_accepts_any_stake() -> None:
    table("modern", bank=0).when(commands.stake("K")).then(events.staked("K"))


@pytest.mark.parametrize(("bank", "code"), [(10, None), (9, "bank_cover_short")])
def test_a_stake_is_accepted_only_if_the_bank_could_pay_its_win(
    bank: int, code: str | None
) -> None:
    covered(bank).when(commands.stake("K", 10)).comes_to(code)


def test_a_refusal_names_the_bank_and_the_worst_pair() -> None:
    covered(9).when(commands.stake("K", 10)).refused("bank_cover_short", bank=9, worst=10)


def test_a_refusal_subtracts_unanswered_wins_from_the_bank() -> None:
    won(21).when(commands.take("K", restake=12)).refused("bank_cover_short", bank=11, worst=12)


def test_stakes_on_one_rank_add_up() -> None:
    start = covered(19).given(events.staked("K", 10, punter="bess"))
    start.when(commands.stake("K", 10)).refused("bank_cover_short", worst=20)


def test_of_several_ranks_only_the_worst_counts() -> None:
    start = covered(10).given(events.staked("K", 10, punter="bess"))
    start.when(commands.stake("Q", 10)).then(events.staked("Q", 10))


def test_copies_of_a_rank_add_up() -> None:
    start = covered(19, "sca").given(events.staked("K", 10))
    start.when(commands.stake("K#2", 10)).refused("bank_cover_short")


def won(bank: int, **rules: Any) -> Spec:
    """Anne's king with ten has won for the first time. The ladder is 1, 2, 7 ..."""
    start = covered(bank, **rules).given(events.staked("K", 10), events.fasse())
    return start.given(events.pair("K", "3"))


@pytest.mark.parametrize(("bank", "code"), [(20, None), (19, "bank_cover_short")])
def test_a_paroli_counts_with_its_next_rung(bank: int, code: str | None) -> None:
    won(bank).when(commands.paroli("K")).comes_to(code)


@pytest.mark.parametrize(("bank", "code"), [(30, None), (29, "bank_cover_short")])
def test_a_card_on_the_pay_counts_with_its_pay(bank: int, code: str | None) -> None:
    won(bank, pay=3).when(commands.pay("K")).comes_to(code)


@pytest.mark.parametrize(("bank", "code"), [(22, None), (21, "bank_cover_short")])
def test_a_restake_counts_after_its_win_is_paid(bank: int, code: str | None) -> None:
    won(bank).when(commands.take("K", restake=12)).comes_to(code)


@pytest.mark.parametrize(("bank", "code"), [(15, None), (14, "bank_cover_short")])
def test_a_mace_counts_with_the_couch_on_its_card(bank: int, code: str | None) -> None:
    start = covered(bank, "centlivre").given(events.staked("K", 10), events.fasse())
    start.when(commands.mace("K", 5)).comes_to(code)


@pytest.mark.parametrize(("bank", "code"), [(30, None), (29, "bank_cover_short")])
def test_unanswered_wins_are_subtracted_from_the_bank(bank: int, code: str | None) -> None:
    start = covered(bank).given(events.staked("K", 10), events.staked("K", 10, punter="bess"))
    both = start.given(events.fasse(), events.pair("K", "3"))
    both.when(commands.paroli("K")).comes_to(code)


def test_taking_a_win_is_never_refused_for_cover() -> None:
    start = covered(10).given(events.staked("K", 10), events.staked("K", 10, punter="bess"))
    won = start.given(events.fasse(), events.pair("K", "3"))
    won.when(commands.take("K")).then(events.win_taken("K"))


def test_a_bank_funded_in_between_can_pay() -> None:
    start = covered(9).given(events.funded(1))
    start.when(commands.stake("K", 10)).then(events.staked("K", 10))


def test_a_replacement_must_be_covered() -> None:
    start = covered(10, "parlour").given(
        events.staked("K", 10), events.fasse(), events.pair("3", "K")
    )
    start.when(commands.stake("Q", 21)).refused("bank_cover_short", bank=20, worst=21)


def test_side_bets_do_not_count_for_cover() -> None:
    start = covered(10, "parlour").given(events.staked("K", 10))
    start.when(commands.side_bet("K", amount=500)).allowed()


def test_empty_cards_do_not_count_against_the_bank() -> None:
    start = covered(10, "parlour").given(events.staked("K", 10), events.fasse("K"))
    start.when(commands.mace("K", 20)).allowed()
    start.when(commands.mace("K", 21)).refused("bank_cover_short")


def test_a_restake_that_the_bank_could_not_pay_is_not_offered() -> None:
    state = won(15).state
    (key,) = state.stakes
    assert amounts_within(answers.restake_limits(state, *key)) is None
