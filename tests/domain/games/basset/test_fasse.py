"""The fasse: the first card turned, and what it costs under each rule."""

import pytest

from service.domain.games.basset.events import Outcome
from tests.factories.basset import commands, events, outcomes
from tests.factories.basset.tables import table
from tests.factories.spec import Spec

ONLY_FEW = {"anne": 13, "bess": 1000, "carl": 1000}
RULES = ("half_purse", "half_stake", "whole_out", "whole_stays")


def faced_by(fasse: str, couch: int = 10, odd_half: str = "punter") -> Spec:
    """Anne has `couch` on the king, and the king is turned."""
    start = table("oak", fasse=fasse, odd_half=odd_half)
    return start.given(events.staked("K", couch), events.fasse("K"))


@pytest.mark.parametrize(
    ("fasse", "outcome"),
    [
        ("half_purse", outcomes.faced("K", from_purse=5)),
        ("half_stake", outcomes.faced("K", from_couch=5, home=5, leaves=True)),
        ("whole_out", outcomes.faced("K", from_couch=10, leaves=True)),
        ("whole_stays", outcomes.faced("K", from_couch=10)),
    ],
)
def test_the_fasse_costs_what_the_rule_says(fasse: str, outcome: Outcome) -> None:
    faced_by(fasse).settles(outcome)


@pytest.mark.parametrize(
    ("fasse", "bank", "purse", "couch"),
    [
        ("half_purse", 10_005, 985, 10),
        ("half_stake", 10_005, 995, 0),
        ("whole_out", 10_010, 990, 0),
        ("whole_stays", 10_010, 990, 0),
    ],
)
def test_the_fasse_moves_the_money(fasse: str, bank: int, purse: int, couch: int) -> None:
    faced_by(fasse).holds(bank=bank, anne=purse)
    faced_by(fasse).on_table(anne=couch)


@pytest.mark.parametrize(
    ("fasse", "odd_half", "outcome"),
    [
        ("half_purse", "punter", outcomes.faced("K", from_purse=5)),
        ("half_purse", "bank", outcomes.faced("K", from_purse=6)),
        ("half_stake", "punter", outcomes.faced("K", from_couch=5, home=6, leaves=True)),
        ("half_stake", "bank", outcomes.faced("K", from_couch=6, home=5, leaves=True)),
        ("whole_out", "bank", outcomes.faced("K", from_couch=11, leaves=True)),
        ("whole_stays", "punter", outcomes.faced("K", from_couch=11)),
    ],
)
def test_the_rules_decide_who_keeps_the_odd_coin_of_a_half(
    fasse: str, odd_half: str, outcome: Outcome
) -> None:
    faced_by(fasse, couch=11, odd_half=odd_half).settles(outcome)


@pytest.mark.parametrize(
    ("fasse", "outcome"),
    [
        ("half_purse", outcomes.faced("K", from_purse=2)),
        ("half_stake", outcomes.faced("K", from_couch=2, home=3, leaves=True)),
    ],
)
def test_if_odd_stakes_are_refused_the_punter_keeps_the_odd_coin(
    fasse: str, outcome: Outcome
) -> None:
    faced_by(fasse, couch=5, odd_half="refuse").settles(outcome)


@pytest.mark.parametrize(
    ("odd_half", "outcome"),
    [
        ("punter", outcomes.faced("K")),
        ("bank", outcomes.faced("K", from_purse=1)),
    ],
)
def test_half_of_a_couch_of_one_is_zero_or_one(odd_half: str, outcome: Outcome) -> None:
    faced_by("half_purse", couch=1, odd_half=odd_half).settles(outcome)


@pytest.mark.parametrize("fasse", RULES)
def test_the_fasse_touches_no_other_rank(fasse: str) -> None:
    table("oak", fasse=fasse).given(events.staked("Q"), events.fasse("K")).settles()


def test_a_suit_does_not_matter_to_the_fasse() -> None:
    table("oak").given(events.staked("K"), events.fasse("Kh")).settles(
        outcomes.faced("K", from_couch=10, leaves=True)
    )


def test_a_short_purse_pays_the_rest_from_the_couch() -> None:
    short = table("modern", purses=ONLY_FEW).given(events.staked("K", 10), events.fasse("K"))
    short.settles(outcomes.faced("K", from_purse=3, from_couch=2))


def test_a_couch_reduced_by_the_fasse_stays_on_the_table() -> None:
    short = table("modern", purses=ONLY_FEW).given(events.staked("K", 10), events.fasse("K"))
    short.given(events.pair("K", "3")).settles(outcomes.won("K", win=8))


def test_an_empty_purse_leaves_half_the_couch() -> None:
    broke = table("modern", purses={"anne": 10}).given(events.staked("K", 10), events.fasse("K"))
    broke.settles(outcomes.faced("K", from_couch=5))


def test_a_couch_reduced_to_zero_leaves_the_table() -> None:
    broke = table("modern", purses={"anne": 1}, odd_half="bank")
    broke.given(events.staked("K", 1), events.fasse("K")).settles(
        outcomes.faced("K", from_couch=1, leaves=True)
    )


def test_cards_of_one_punter_pay_in_the_order_staked_until_the_purse_is_empty() -> None:
    two_kings = table("modern", layout="dealt", purses={"anne": 47, "bess": 50})
    staked = (events.staked("K#2", 20), events.staked("K", 10), events.staked("K#3", 10))
    two_kings.given(*staked, events.fasse("K", stock=38)).settles(
        outcomes.faced("K#2", from_purse=7, from_couch=3),
        outcomes.faced("K", from_couch=5),
        outcomes.faced("K#3", from_couch=5),
    )


def test_each_purse_pays_for_its_own_punter_only() -> None:
    few = table("modern", purses={"anne": 12, "bess": 14})
    staked = (events.staked("K", 10), events.staked("K", 10, punter="bess"))
    few.given(*staked, events.fasse("K")).settles(
        outcomes.faced("K", from_purse=2, from_couch=3),
        outcomes.faced("K", from_purse=4, from_couch=1, punter="bess"),
    )


def riding(fasse: str) -> Spec:
    """Anne's king won once, rides as a paroli and is carried into the next deal."""
    start = table("oak", fasse=fasse).given(events.staked("K", 10), events.fasse("2"))
    return start.given(events.pair("3", "K"), events.paroli_made("K"), events.deal_ended())


@pytest.mark.parametrize(
    ("fasse", "outcome"),
    [
        ("half_purse", outcomes.faced("K", from_purse=5)),
        ("half_stake", outcomes.faced("K", from_couch=5, home=5, leaves=True)),
        ("whole_out", outcomes.faced("K", from_couch=10, leaves=True)),
        ("whole_stays", outcomes.faced("K", from_couch=10)),
    ],
)
def test_a_carried_paroli_pays_the_fasse_only_on_its_couch(fasse: str, outcome: Outcome) -> None:
    riding(fasse).given(events.fasse("K")).settles(outcome)


def test_a_paroli_that_survives_the_fasse_keeps_its_crooks() -> None:
    riding("half_purse").given(events.fasse("K"), events.pair("3", "K")).settles(
        outcomes.won("K", win=70)
    )


def test_a_card_emptied_by_the_fasse_loses_its_crooks() -> None:
    emptied = riding("whole_stays").given(events.fasse("K"))
    emptied.when(commands.mace("K")).refused("mace_not_allowed")  # not paroli_may_not_be_altered


def test_a_card_emptied_by_the_fasse_may_be_maced_if_the_rules_allow_maces() -> None:
    emptied = table("parlour", cards_required=0).given(events.staked("K"), events.fasse("K"))
    emptied.when(commands.mace("K", 10)).then(events.maced("K", 10))


def test_a_card_lost_to_the_fasse_is_not_replaced() -> None:
    lost = table("parlour", fasse="whole_out", cards_required=0)
    out = lost.given(events.staked("K"), events.fasse("K"))
    out.when(commands.stake("Q")).refused("no_replacement_owed")
