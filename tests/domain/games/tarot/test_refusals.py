"""A refusal gives the first of its reasons, in the order of the list."""

import pytest

from service.domain.games.tarot import GAME
from service.domain.games.tarot.commands import Command
from tests.factories.game_refusals import reasons_found
from tests.factories.refusal_pairs import check_alone, check_first, untested_pairs
from tests.factories.spec import Spec
from tests.factories.tarot import commands, events
from tests.factories.tarot.refusal_reasons import REFUSALS, reasons
from tests.factories.tarot.tables import begun, table

TWO = table({"anne": 5, "bess": 5})
POOR = table(dict.fromkeys(events.THREE, 5))
CLOSED = table().given(events.closed())
STRANGER = commands.count(("nobody", 30), ("bess", 26))
TOO_MUCH = (("anne", 99), ("bess", 99))

ALONE: tuple[tuple[Spec, Command, str], ...] = (
    (CLOSED, commands.buy_in(), "session_closed"),
    (begun(), STRANGER, "unknown_punter"),
    (TWO, commands.seat("ANNE"), "punter_exists"),
    (table(), commands.seat("dora"), "table_full"),
    (begun(), commands.ante(), "deal_in_progress"),
    (begun(), commands.close(), "deal_in_progress"),
    (table(), commands.count(), "deal_not_begun"),
    (table(), commands.end(), "deal_not_begun"),
    (begun(), commands.count(place=1), "draw_out_of_turn"),
    (TWO, commands.ante(5), "too_few_players"),
    (begun(), commands.count(("anne", 79), ("bess", 0)), "counts_wrong"),
    (begun(), commands.count(("anne", 30), ("bess", 20), ("carl", 29)), "counts_wrong"),
    (begun(), commands.count(("anne", 0), ("bess", 40)), "counts_wrong"),
    (POOR, commands.ante(), "purse_short"),
    (table(), commands.cash_out(1001), "purse_short"),
)
"""Entries against which there is one reason."""

NEIGHBOURS: tuple[tuple[Spec, Command, str, str], ...] = (
    (CLOSED, STRANGER, "session_closed", "unknown_punter"),
    (CLOSED, commands.seat("ANNE"), "session_closed", "punter_exists"),
    (table(), commands.seat("ANNE"), "punter_exists", "table_full"),
    (begun(), commands.ante(5000), "deal_in_progress", "purse_short"),
    (table(), commands.count(place=7), "deal_not_begun", "draw_out_of_turn"),
    (table(), commands.count(*TOO_MUCH), "deal_not_begun", "counts_wrong"),
    (begun(), commands.count(*TOO_MUCH, place=7), "draw_out_of_turn", "counts_wrong"),
    (TWO, commands.ante(50), "too_few_players", "purse_short"),
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
