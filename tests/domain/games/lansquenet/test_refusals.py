"""A refusal gives the first of its reasons, in the order of the list."""

from random import Random

import pytest

from service.domain.games.lansquenet import GAME
from tests.factories.lansquenet import commands, events
from tests.factories.lansquenet.random_play import any_command
from tests.factories.lansquenet.refusal_reasons import REASONS, reasons
from tests.factories.lansquenet.tables import covered, table, wagered
from tests.factories.random_sessions import Step, random_session, step
from tests.factories.spec import Spec

CODES = GAME.refusal_codes
OUTSIDE_THE_RULES = {
    *(
        "pen_elsewhere",
        "session_open",
        "too_many_names",
        "name_invalid",
        "name_looks_like_another",
        "bankroll_short",
        "bankroll_linked",
        "practice_has_no_bankroll",
        "same_punter",
        "too_many_payments",
        "nothing_to_undo",
        "correction_refused",
        "sheet_disagrees",
    )
}
"""Refusals of the session itself, which ``decide`` never gives."""

IN_ORDER = (
    "session_closed session_open pen_elsewhere unknown_punter punter_exists "
    "too_many_names name_invalid name_looks_like_another unknown_card "
    "deal_in_progress deal_not_begun draw_out_of_turn too_few_players is_banker "
    "not_in_turn answers_pending no_such_stake nothing_staked restake_too_small "
    "auction_not_allowed same_punter too_many_payments stake_below_minimum "
    "stake_above_maximum purse_short bankroll_short bankroll_linked practice_has_no_bankroll "
    "bank_cover_short card_seen "
    "rank_exhausted match_passed no_match nothing_to_undo correction_refused sheet_disagrees"
)


def test_the_codes_are_in_the_order_of_the_rules() -> None:
    assert " ".join(CODES) == IN_ORDER


@pytest.fixture(scope="module")
def steps() -> list[Step]:
    """Return the entries of random sessions, and for each one a second entry of any kind."""
    random = Random(7)
    entered = [s for seed in range(120) for s in random_session(Random(seed), game=GAME).steps]
    others = [step(s.before, any_command(s.before, random), GAME) for s in entered]
    return [*entered, *others]


def test_a_refusal_gives_the_first_reason(steps: list[Step]) -> None:
    for entered in steps:
        code = entered.refusal.code if entered.refusal else None
        found = reasons(entered.before, entered.command)
        assert code == min(found, key=CODES.index, default=None), entered


def test_random_play_reaches_every_code(steps: list[Step]) -> None:
    reached = {entered.refusal.code for entered in steps if entered.refusal}
    assert reached == {*REASONS, "unknown_punter"} == set(CODES) - OUTSIDE_THE_RULES


STAYED = covered(60, cover=20, winnings="stay", min_wager=50).given(events.matched("left"))
LOST = covered(60, min_wager=50, next_banker="auction").given(events.matched("right"))
POOR = table({"anne": 60, "bess": 5, "carl": 5}, max_cover=10).given(events.wager(8))
LATE = wagered(cover_order="line", min_cover=3).given(events.covered(60, "carl"))
KINGS = "Kh Kd Kc Ks Kh"
SPADES = "s " * 14


@pytest.mark.parametrize(
    ("start", "command", "code"),
    [
        (table().given(events.closed()), commands.cover(punter="nobody"), "session_closed"),
        (table(), commands.cover(punter="nobody"), "unknown_punter"),
        (covered(), commands.sell(punter="nobody"), "unknown_punter"),
        (table(), commands.cards("x y"), "unknown_card"),
        (covered(), commands.sell(punter="anne"), "deal_in_progress"),
        (STAYED.given(events.covered()), commands.wager(1), "deal_in_progress"),
        (table(), commands.cover(punter="anne"), "deal_not_begun"),
        (table(), commands.withdraw(), "deal_not_begun"),
        (table(), commands.match(place=7), "deal_not_begun"),
        (wagered(), commands.match(place=7), "draw_out_of_turn"),
        (wagered(), commands.cards(KINGS, place=7), "draw_out_of_turn"),
        (table({"anne": 10}), commands.sell(punter="anne"), "too_few_players"),
        (table({"anne": 10}), commands.wager(11), "too_few_players"),
        (table(), commands.sell(5000, "anne"), "is_banker"),
        (LATE, commands.cover(1, "anne"), "is_banker"),
        (LATE, commands.cover(1, "bess"), "not_in_turn"),
        (LATE, commands.cover_rest("bess"), "not_in_turn"),
        (LOST, commands.wager(1), "answers_pending"),
        (wagered(), commands.cards(KINGS), "nothing_staked"),
        (STAYED, commands.wager(1), "restake_too_small"),
        (table(), commands.sell(5000), "auction_not_allowed"),
        (table({"anne": 1, "bess": 1}, min_wager=9), commands.wager(2), "stake_below_minimum"),
        (POOR, commands.cover(11), "stake_above_maximum"),
        (POOR, commands.cover(9), "purse_short"),
        (POOR, commands.cover_rest(), "purse_short"),
        (POOR.given(events.covered(5)), commands.cover(4, "carl"), "bank_cover_short"),
        (LATE, commands.cover(1, "carl"), "bank_cover_short"),
        (LATE.given(events.seated("dora", 0)), commands.cover_rest("dora"), "bank_cover_short"),
        (covered(match="rank"), commands.cards(f"{KINGS} K"), "card_seen"),
        (covered(match="rank"), commands.cards("A 2 K K K K K"), "rank_exhausted"),
        (covered(), commands.cards(f"h d h {SPADES}"), "rank_exhausted"),
        (covered(), commands.cards(f"h d {SPADES}"), "rank_exhausted"),
        (covered(), commands.cards("h d Kh Kh"), "card_seen"),
        (covered(), commands.cards("h d h c"), "match_passed"),
        (covered(), commands.cards("h d c"), "no_match"),
    ],
)
def test_of_two_reasons_the_first_is_given(start: Spec, command: object, code: str) -> None:
    start.when(command).refused(code)
