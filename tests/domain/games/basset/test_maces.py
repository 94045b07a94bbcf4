"""A mace: more money on a card in play, between the answers and the next draw."""

from typing import Any

from service.domain.values.money import AMOUNT_MAX
from tests.factories.basset import commands, events, outcomes
from tests.factories.basset.tables import table
from tests.factories.spec import Spec


def dealing(preset: str = "centlivre", purse: int = 1000, **rules: Any) -> Spec:
    """Anne has ten on the king; the fasse is turned."""
    start = table(preset, purses={"anne": purse, "bess": 1000}, cards_required=0, **rules)
    return start.given(events.staked("K"), events.fasse())


def test_a_card_without_a_paroli_can_be_maced() -> None:
    dealing().when(commands.mace("K", 5)).then(events.maced("K", 5))


def test_a_mace_is_added_to_the_couch() -> None:
    dealing().given(events.maced("K", 5), events.pair("K", "3")).settles(outcomes.won("K", win=15))


def test_a_mace_is_paid_from_the_purse() -> None:
    dealing().given(events.maced("K", 5)).holds(anne=985)


def test_a_mace_is_refused_if_the_rules_allow_none() -> None:
    dealing("modern").when(commands.mace("K")).refused("mace_not_allowed")


def test_a_mace_on_a_paroli_is_refused() -> None:
    riding = dealing().given(events.pair("K", "3"), events.paroli_made("K"))
    riding.when(commands.mace("K")).refused("paroli_may_not_be_altered", crooks=1)


def test_a_mace_before_the_fasse_is_refused() -> None:
    start = table("centlivre").given(events.staked("K"))
    start.when(commands.mace("K")).refused("deal_not_begun")


def test_a_mace_is_refused_while_a_win_waits() -> None:
    dealing().given(events.pair("K", "3")).when(commands.mace("K")).refused("answers_pending")


def test_a_mace_is_refused_without_a_stake() -> None:
    dealing().when(commands.mace("Q")).refused("no_such_stake")


def test_a_mace_on_the_card_of_another_punter_is_refused() -> None:
    dealing().when(commands.mace("K", punter="bess")).refused("no_such_stake")


def test_the_new_couch_is_at_most_the_maximum() -> None:
    dealing(max_stake=15).when(commands.mace("K", 6)).refused("stake_above_maximum")
    dealing(max_stake=15).when(commands.mace("K", 5)).allowed()


def test_the_new_couch_is_at_least_the_minimum() -> None:
    start = table("parlour", min_stake=10, cards_required=0).given(events.staked("K"))
    empty = start.given(events.fasse("K"))
    empty.when(commands.mace("K", 9)).refused("stake_below_minimum")
    empty.when(commands.mace("K", 10)).allowed()


def test_a_small_mace_is_accepted_if_the_couch_reaches_the_minimum() -> None:
    dealing(min_stake=10).when(commands.mace("K", 1)).then(events.maced("K", 1))


def test_a_mace_that_makes_an_odd_couch_is_refused_if_odd_stakes_are() -> None:
    dealing(odd_half="refuse").when(commands.mace("K", 3)).refused("odd_stake")


def test_an_odd_mace_that_makes_an_even_couch_is_accepted() -> None:
    start = table("centlivre", odd_half="refuse", purses={"anne": 10, "bess": 5})
    odd = start.given(events.staked("K", 10), events.fasse("K"), events.brought_in(10))
    odd.when(commands.mace("K", 1)).then(events.maced("K", 1))


def test_a_mace_beyond_the_purse_is_refused() -> None:
    dealing(purse=15).when(commands.mace("K", 6)).refused("purse_short", purse=5)


def test_a_mace_may_be_the_whole_purse() -> None:
    dealing(purse=15).when(commands.mace("K", 5)).then(events.maced("K", 5))


def test_a_maced_card_loses_all_its_couch() -> None:
    dealing("parlour").given(events.maced("K", 5), events.pair("3", "K")).settles(
        outcomes.lost("K", from_couch=15, replaceable=True)
    )


def test_a_couch_cannot_exceed_the_largest_amount() -> None:
    start = dealing(purse=2 * AMOUNT_MAX)
    start.when(commands.mace("K", AMOUNT_MAX - 10)).then(events.maced("K", AMOUNT_MAX - 10))
    start.when(commands.mace("K", AMOUNT_MAX - 9)).refused(
        "stake_above_maximum", maximum=AMOUNT_MAX
    )
