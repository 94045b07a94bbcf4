"""The wager: what the banker puts up, changes and may not lower."""

import pytest

from service.domain.games.lansquenet import GAME
from service.domain.games.lansquenet.state import State
from tests.factories.lansquenet import commands, events
from tests.factories.lansquenet.tables import covered, table, wagered
from tests.factories.spec import settled


def suggested_wager(state: State) -> tuple[str | None, int | str | None]:
    """Return the banker, and the wager that the offer proposes."""
    (offer,) = [offer for offer in GAME.offers(state) if offer.verb == "wager"]
    assert offer.next is not None
    return offer.player, offer.next.suggested


def test_the_first_seated_is_the_first_banker() -> None:
    table().when(commands.wager(60)).then(events.wager(60, banker="anne"))


def test_a_wager_goes_from_the_purse_to_the_bank() -> None:
    wagered(60).holds(anne=940)


def test_a_wager_that_no_player_covers_is_replaced() -> None:
    wagered(60).when(commands.wager(40)).then(events.wager(40, replaced=60))
    wagered(60).given(events.wager(40, replaced=60)).holds(anne=960)


def test_a_wager_is_replaced_again_after_the_only_cover_is_withdrawn() -> None:
    start = covered(60).given(events.withdrawn())
    start.when(commands.wager(70)).then(events.wager(70, replaced=60))


def test_a_covered_wager_cannot_be_changed() -> None:
    covered().when(commands.wager(70)).refused("deal_in_progress")


def test_a_wager_needs_two_players() -> None:
    table({"anne": 1000}).when(commands.wager()).refused("too_few_players", seated=1)
    table({}).when(commands.wager()).refused("too_few_players", seated=0)


@pytest.mark.parametrize(("purse", "suggested"), [(1000, 60), (40, None)])
def test_the_last_wager_is_suggested_if_the_banker_can_pay_it(
    purse: int, suggested: int | None
) -> None:
    after = covered(60, cover=20).given(
        events.matched("right"), events.cashed_out(1020 - purse, "bess")
    )
    assert suggested_wager(settled(GAME, after.state)) == ("bess", suggested)


def test_no_wager_is_suggested_before_the_first_hand() -> None:
    assert suggested_wager(table().state) == ("anne", None)


@pytest.mark.parametrize(("up", "amount"), [(0, 1000), (60, 1000)])
def test_a_wager_may_be_the_whole_purse(up: int, amount: int) -> None:
    start = wagered(up) if up else table()
    start.when(commands.wager(amount)).allowed().holds(anne=0)


def test_a_wager_beyond_the_purse_and_the_current_wager_is_refused() -> None:
    wagered(60).when(commands.wager(1001)).refused("purse_short", punter="anne", purse=1000)


@pytest.mark.parametrize(
    ("amount", "code"),
    [(4, "stake_below_minimum"), (5, None), (60, None), (61, "stake_above_maximum")],
)
def test_a_wager_is_checked_against_its_limits(amount: int, code: str | None) -> None:
    table(min_wager=5, max_wager=60).when(commands.wager(amount)).comes_to(code)


def test_a_refusal_names_the_limits_of_a_wager() -> None:
    start = table(min_wager=5, max_wager=60)
    start.when(commands.wager(4)).refused("stake_below_minimum", minimum=5)
    start.when(commands.wager(61)).refused("stake_above_maximum", maximum=60)


def test_winnings_that_stay_are_raised_but_not_lowered() -> None:
    start = covered(winnings="stay").given(events.matched("left"))
    start.when(commands.wager(79)).refused("restake_too_small", minimum=80)
    start.when(commands.wager(80)).then(events.wager(80, replaced=80))
    raised = start.when(commands.wager(100)).allowed()
    raised.when(commands.wager(80)).then(events.wager(80, replaced=100))
    raised.when(commands.wager(79)).refused("restake_too_small", minimum=80)


def test_winnings_that_stay_are_raised_from_the_purse() -> None:
    start = covered(winnings="stay").given(events.matched("left"))
    start.when(commands.wager(1020)).allowed().holds(anne=0)
    start.when(commands.wager(1021)).refused("purse_short", purse=1020)


def test_winnings_that_stay_may_pass_the_limit_of_a_wager() -> None:
    """The limits hold for a wager that is put up or raised."""
    start = covered(winnings="stay", max_wager=60).given(events.matched("left"))
    start.when(commands.wager(80)).then(events.wager(80, replaced=80))
    start.when(commands.wager(81)).refused("stake_above_maximum", maximum=60)
    start.when(commands.cover(80)).allowed()


def test_winnings_of_one_banker_do_not_limit_the_next_banker() -> None:
    start = covered(winnings="stay").given(events.matched("left"), events.passed(80))
    start.when(commands.wager(1)).then(events.wager(1, banker="bess"))
