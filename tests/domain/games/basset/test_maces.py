"""A mace: more money on a card in play, between the answers and the next draw."""

from typing import Any

from service.domain.money import AMOUNT_MAX
from tests.factories import commands, events, outcomes
from tests.factories.spec import Spec
from tests.factories.tables import table


def dealing(preset: str = "centlivre", purse: int = 1000, **rules: Any) -> Spec:
    """Anne has ten on the king; the fasse is turned."""
    start = table(preset, purses={"anne": purse, "bess": 1000}, cards_required=0, **rules)
    return start.given(events.staked("K"), events.fasse())


def test_a_plain_card_is_maced() -> None:
    dealing().when(commands.mace("K", 5)).then(events.maced("K", 5))


def test_a_mace_makes_one_couch_with_what_is_there() -> None:
    dealing().given(events.maced("K", 5), events.pair("K", "3")).settles(outcomes.won("K", win=15))


def test_a_mace_is_paid_from_the_purse() -> None:
    dealing().given(events.maced("K", 5)).holds(anne=985)


def test_no_mace_where_the_house_allows_none() -> None:
    dealing("modern").when(commands.mace("K")).refused("mace_not_allowed")


def test_no_mace_on_a_paroli() -> None:
    riding = dealing().given(events.pair("K", "3"), events.paroli_made("K"))
    riding.when(commands.mace("K")).refused("paroli_may_not_be_altered", crooks=1)


def test_no_mace_before_the_fasse() -> None:
    start = table("centlivre").given(events.staked("K"))
    start.when(commands.mace("K")).refused("deal_not_begun")


def test_no_mace_while_a_win_waits() -> None:
    dealing().given(events.pair("K", "3")).when(commands.mace("K")).refused("answers_pending")


def test_no_mace_without_a_stake() -> None:
    dealing().when(commands.mace("Q")).refused("no_such_stake")


def test_no_mace_on_the_card_of_another() -> None:
    dealing().when(commands.mace("K", punter="bess")).refused("no_such_stake")


def test_the_new_couch_is_at_most_the_maximum() -> None:
    dealing(max_stake=15).when(commands.mace("K", 6)).refused("stake_above_maximum")
    dealing(max_stake=15).when(commands.mace("K", 5)).allowed()


def test_the_new_couch_is_at_least_the_minimum() -> None:
    start = table("parlour", min_stake=10, cards_required=0).given(events.staked("K"))
    empty = start.given(events.fasse("K"))
    empty.when(commands.mace("K", 9)).refused("stake_below_minimum")
    empty.when(commands.mace("K", 10)).allowed()


def test_a_small_mace_is_fine_if_the_couch_is_large_enough() -> None:
    dealing(min_stake=10).when(commands.mace("K", 1)).then(events.maced("K", 1))


def test_a_couch_maced_odd_where_odd_stakes_are_refused() -> None:
    dealing(odd_half="refuse").when(commands.mace("K", 3)).refused("odd_stake")


def test_an_odd_mace_that_makes_an_even_couch() -> None:
    start = table("centlivre", odd_half="refuse", purses={"anne": 10, "bess": 5})
    odd = start.given(events.staked("K", 10), events.fasse("K"), events.brought_in(10))
    odd.when(commands.mace("K", 1)).then(events.maced("K", 1))


def test_a_mace_beyond_the_purse() -> None:
    dealing(purse=15).when(commands.mace("K", 6)).refused("purse_short", purse=5)


def test_a_mace_of_the_whole_purse() -> None:
    dealing(purse=15).when(commands.mace("K", 5)).then(events.maced("K", 5))


def test_a_maced_card_loses_all_its_couch() -> None:
    dealing("parlour").given(events.maced("K", 5), events.pair("3", "K")).settles(
        outcomes.lost("K", from_couch=15, replaceable=True)
    )


def test_no_couch_grows_beyond_the_largest_amount() -> None:
    start = dealing(purse=2 * AMOUNT_MAX)
    start.when(commands.mace("K", AMOUNT_MAX - 10)).then(events.maced("K", AMOUNT_MAX - 10))
    start.when(commands.mace("K", AMOUNT_MAX - 9)).refused(
        "stake_above_maximum", maximum=AMOUNT_MAX
    )
