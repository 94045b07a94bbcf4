"""A refusal gives the first of its reasons, in the order of the list."""

import pytest

from service.domain.games.glic import GAME
from service.domain.games.glic.commands import Command
from tests.factories.game_refusals import reasons_found
from tests.factories.glic import commands, events
from tests.factories.glic.refusal_reasons import REFUSALS, reasons
from tests.factories.glic.tables import dealt, playing, showing, table
from tests.factories.refusal_pairs import check_alone, check_first, untested_pairs
from tests.factories.spec import Spec

BETTING = dealt(bet_limit=4, min_bet=2).given(events.bet("bess", 2))
SAT_OUT = dealt().given(events.seated("erik"))
POOR = dict.fromkeys(events.FOUR, 1)
CROWD = {f"player {number}": 100 for number in range(7)}
POOR_CROWD = dict.fromkeys(CROWD, 1)
FOLDED = BETTING.given(events.folded("carl"))
SAT_OUT_PLAY = playing().given(events.seated("erik"))
CLOSED = table().given(events.closed())

ALONE: tuple[tuple[Spec, Command, str], ...] = (
    (CLOSED, commands.buy_in(), "session_closed"),
    (dealt(), commands.claim("nobody"), "unknown_punter"),
    (playing(), commands.out("anne", nobody=1), "unknown_punter"),
    (table(), commands.seat("ANNE"), "punter_exists"),
    (dealt(), commands.deal(), "deal_in_progress"),
    (dealt(), commands.close(), "deal_in_progress"),
    (table(), commands.end(), "deal_not_begun"),
    (table({"anne": 9, "bess": 9, "carl": 0}), commands.deal(), "too_few_players"),
    (SAT_OUT, commands.claim("erik"), "not_in_hand"),
    (SAT_OUT_PLAY, commands.run("erik"), "not_in_hand"),
    (playing(), commands.claim("carl"), "claims_closed"),
    (playing(), commands.pass_all(), "betting_closed"),
    (dealt(), commands.bet("carl"), "not_in_turn"),
    (BETTING, commands.run(), "answers_pending"),
    (showing(), commands.best("dora"), "no_such_stake"),
    (dealt(), commands.see("bess"), "nothing_to_answer"),
    (dealt(), commands.best("bess"), "nothing_to_answer"),
    (dealt().given(events.claimed("bess", "ace")), commands.claim("carl", "ace"), "pool_claimed"),
    (
        dealt().given(events.claimed("carl", "sequence"), events.claimed("carl", "ace")),
        *(commands.claim("carl", "marriage"), "too_many_cards"),
    ),
    (dealt(min_bet=2), commands.bet("bess", 1), "stake_below_minimum"),
    (BETTING, commands.bet("carl", 3), "stake_above_maximum"),
    (playing(), commands.out("anne", bess=1, carl=1), "counts_wrong"),
    (playing(), commands.out("anne", bess=6, carl=1, dora=1), "counts_wrong"),
    (dealt(bet_limit=None), commands.bet("bess", 500), "purse_short"),
    (table(CROWD, deck=32), commands.deal(), "pack_exhausted"),
)
"""Entries against which there is one reason."""

NEIGHBOURS: tuple[tuple[Spec, Command, str, str], ...] = (
    (CLOSED, commands.claim("nobody"), "session_closed", "unknown_punter"),
    (CLOSED, commands.seat("ANNE"), "session_closed", "punter_exists"),
    (
        dealt().given(events.cashed_out(98, "anne"), events.cashed_out(98, "bess")),
        *(commands.deal(), "deal_in_progress", "too_few_players"),
    ),
    (table(), commands.bet("dora"), "deal_not_begun", "not_in_hand"),
    (
        table({"anne": 1, "bess": 1, "carl": 0}, piece=9),
        *(commands.deal(), "too_few_players", "purse_short"),
    ),
    (SAT_OUT_PLAY, commands.claim("erik"), "not_in_hand", "claims_closed"),
    (SAT_OUT_PLAY, commands.bet("erik"), "not_in_hand", "betting_closed"),
    (SAT_OUT, commands.out("anne", erik=9), "not_in_hand", "counts_wrong"),
    (FOLDED, commands.bet("carl", 500), "not_in_hand", "not_in_turn"),
    (
        playing().given(events.claimed("carl", "ten")),
        *(commands.claim("bess", "ten"), "claims_closed", "pool_claimed"),
    ),
    (playing(), commands.bet("dora"), "betting_closed", "not_in_turn"),
    (dealt(), commands.fold("anne"), "not_in_turn", "nothing_to_answer"),
    (BETTING, commands.bet("anne", 1), "not_in_turn", "stake_below_minimum"),
    (BETTING, commands.bet("anne", 500), "not_in_turn", "stake_above_maximum"),
    (BETTING, commands.out("anne", anne=9), "answers_pending", "counts_wrong"),
    (
        dealt().given(
            *(events.claimed("carl", pool) for pool in ("sequence", "ace", "ten")),
            events.claimed("bess", "king"),
        ),
        *(commands.claim("carl", "king"), "pool_claimed", "too_many_cards"),
    ),
    (
        dealt(bet_limit=4, min_bet=2).given(events.bet("bess", 4)),
        *(commands.bet("carl", 1), "stake_below_minimum", "stake_above_maximum"),
    ),
    (
        dealt(min_bet=3, bet_limit=None).given(events.cashed_out(98, "bess")),
        *(commands.bet("bess", 1), "stake_below_minimum", "purse_short"),
    ),
    (BETTING, commands.bet("carl", 500), "stake_above_maximum", "purse_short"),
    (
        playing(short_purse="refuse"),
        *(commands.out("anne", bess=1, carl=99), "counts_wrong", "purse_short"),
    ),
    (
        table(POOR_CROWD, deck=32, ante_by="dealer"),
        *(commands.deal(), "purse_short", "pack_exhausted"),
    ),
)
"""Each reason with the next one in the order that can apply to the same entry."""


@pytest.mark.parametrize(("start", "command", "code"), ALONE)
def test_an_entry_is_refused(start: Spec, command: Command, code: str) -> None:
    check_alone(start, command, code, reasons)


@pytest.mark.parametrize(("start", "command", "first", "second"), NEIGHBOURS)
def test_of_two_reasons_the_first_is_given(
    start: Spec, command: Command, first: str, second: str
) -> None:
    check_first(start, command, (first, second), reasons)


def test_every_refusal_has_a_test_of_its_own() -> None:
    assert {code for _, _, code in ALONE} == REFUSALS.codes


def test_every_pair_of_random_play_has_a_test() -> None:
    tested = [(first, second) for _, _, first, second in NEIGHBOURS]
    assert untested_pairs(tested, reasons_found(GAME.name), GAME.refusal_codes) == set()
