"""A refusal gives the first of its reasons, in the order of the list."""

import pytest

from tests.factories.lansquenet import commands, events
from tests.factories.lansquenet.tables import covered, table, wagered
from tests.factories.spec import Spec

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
