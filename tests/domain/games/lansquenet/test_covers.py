"""Covers: bets of the punters against the wager, in parts or whole."""

import pytest

from tests.factories.lansquenet import commands, events
from tests.factories.lansquenet.tables import covered, table, wagered


def test_a_cover_leaves_the_purse() -> None:
    wagered().when(commands.cover(20)).then(events.covered(20))
    covered(cover=20).holds(bess=980)
    covered(cover=20).on_table(bess=20)


def test_covers_of_one_player_add_up() -> None:
    start = covered(60, cover=20)
    start.given(events.covered(5)).on_table(bess=25)


def test_covers_together_stay_within_the_wager() -> None:
    start = covered(60, cover=20)
    start.when(commands.cover(40, "carl")).then(events.covered(40, "carl"))
    start.when(commands.cover(41, "carl")).refused("bank_cover_short", left=40)
    start.when(commands.cover(41, "bess")).refused("bank_cover_short", left=40)


def test_a_star_covers_all_that_is_left() -> None:
    covered(60, cover=20).when(commands.cover_rest("carl")).then(
        events.covered(40, "carl", for_all=True)
    )
    covered(60, cover=20).when(commands.cover_rest("bess")).then(
        events.covered(40, "bess", for_all=True)
    )


def test_a_star_is_refused_if_nothing_is_left() -> None:
    covered(60, cover=60).when(commands.cover_rest("carl")).refused("bank_cover_short", left=0)


def test_a_star_is_refused_for_a_short_purse() -> None:
    start = table({"anne": 1000, "bess": 10}).given(events.wager(60))
    start.when(commands.cover_rest()).refused("purse_short", punter="bess", purse=10)


def test_the_banker_does_not_cover() -> None:
    wagered().when(commands.cover(5, "anne")).refused("is_banker", banker="anne")
    wagered().when(commands.cover_rest("anne")).refused("is_banker", banker="anne")


def test_nothing_is_covered_before_the_wager() -> None:
    table().when(commands.cover()).refused("deal_not_begun")
    table().when(commands.withdraw()).refused("deal_not_begun")


@pytest.mark.parametrize(
    ("amount", "code"),
    [(2, "stake_below_minimum"), (3, None), (30, None), (31, "stake_above_maximum")],
)
def test_a_cover_is_checked_against_its_limits(amount: int, code: str | None) -> None:
    wagered(min_cover=3, max_cover=30).when(commands.cover(amount)).comes_to(code)


@pytest.mark.parametrize(("more", "code"), [(1, None), (10, None), (11, "stake_above_maximum")])
def test_limits_apply_to_the_whole_cover_in_a_hand(more: int, code: str | None) -> None:
    start = covered(60, cover=20, min_cover=3, max_cover=30)
    start.when(commands.cover(more)).comes_to(code)


def test_limits_apply_to_a_star() -> None:
    wagered(60, max_cover=30).when(commands.cover_rest()).refused("stake_above_maximum")
    start = covered(60, cover=58, min_cover=3)
    start.when(commands.cover_rest("carl")).refused("stake_below_minimum", minimum=3)


def test_a_whole_cover_is_withdrawn() -> None:
    start = covered(cover=20).given(events.covered(5))
    start.when(commands.withdraw()).then(events.withdrawn(25))
    start.given(events.withdrawn(25)).holds(bess=1000)


def test_nothing_is_withdrawn_without_a_cover() -> None:
    covered().when(commands.withdraw("carl")).refused("no_such_stake", punter="carl")


def test_without_a_line_covers_are_accepted_in_any_order() -> None:
    start = wagered().given(events.covered(5, "carl"))
    start.when(commands.cover(5, "bess")).allowed()


@pytest.mark.parametrize("command", [commands.cover(5, "bess"), commands.cover_rest("bess")])
def test_in_line_a_nearer_seat_cannot_cover_after_a_farther_one(command: object) -> None:
    start = wagered(cover_order="line").given(events.covered(5, "carl"))
    start.when(command).refused("not_in_turn", punter="carl")


def test_in_line_a_farther_seat_covers_after_a_nearer_one() -> None:
    start = wagered(cover_order="line").given(events.covered(5, "bess"))
    start.when(commands.cover(5, "carl")).allowed()
    start.when(commands.cover(5, "bess")).allowed()


def test_in_line_a_nearer_seat_may_not_add_later() -> None:
    start = wagered(cover_order="line").given(events.covered(5, "bess"), events.covered(5, "carl"))
    start.when(commands.cover(5, "bess")).refused("not_in_turn")
    start.given(events.withdrawn(5, "carl")).when(commands.cover(5, "bess")).allowed()


def test_the_line_begins_after_the_banker() -> None:
    """Bess banks: carl is nearest, then anne."""
    start = table(cover_order="line").given(events.passed(), events.wager(60, banker="bess"))
    late = start.given(events.covered(5, "anne"))
    late.when(commands.cover(5, "carl")).refused("not_in_turn", punter="anne")
    start.given(events.covered(5, "carl")).when(commands.cover(5, "anne")).allowed()
