"""Seats, money from and to outside, and the end of the evening."""

import pytest

from tests.factories.lansquenet import commands, events
from tests.factories.lansquenet.tables import covered, table, wagered


def test_a_player_joins_with_a_purse() -> None:
    table().when(commands.seat("dora", 5)).then(events.seated("dora", 5))
    covered().when(commands.seat("dora", 0)).then(events.seated("dora", 0))


def test_a_name_is_seated_once() -> None:
    table().when(commands.seat("ANNE")).refused("punter_exists", punter="ANNE")


def test_players_buy_in_and_cash_out_at_any_time() -> None:
    for start in (table(), wagered(), covered()):
        start.when(commands.buy_in(7)).then(events.brought_in(7))
        start.when(commands.cash_out(7)).then(events.cashed_out(7))
    table().given(events.brought_in(7), events.cashed_out(9)).holds(anne=998)


def test_a_wager_and_a_cover_are_not_cashed_out() -> None:
    wagered(60).when(commands.cash_out(941)).refused("purse_short", purse=940)
    covered(cover=20).when(commands.cash_out(981, "bess")).refused("purse_short", purse=980)


@pytest.mark.parametrize(
    "command",
    [
        commands.buy_in(punter="nobody"),
        commands.cash_out(punter="nobody"),
        commands.cover(punter="nobody"),
        commands.cover_rest(punter="nobody"),
        commands.withdraw(punter="nobody"),
        commands.sell(punter="nobody"),
    ],
)
def test_only_a_seated_player_plays(command: object) -> None:
    table().when(command).refused("unknown_punter", punter="nobody")


def test_an_evening_without_players_can_be_closed() -> None:
    table({}).when(commands.close()).then(events.closed(banker=None))
    table({}).given(events.closed(banker=None)).when(commands.seat()).refused("session_closed")


def test_covers_and_wager_return_to_the_purses_at_the_end() -> None:
    covered(60, cover=20).when(commands.close()).then(events.closed(60, bess=20))
    covered(60, cover=20).given(events.closed(60, bess=20)).holds(anne=1000, bess=1000)


def test_an_evening_can_be_closed_while_the_deck_is_for_sale() -> None:
    start = covered(next_banker="auction").given(events.matched("right"))
    start.when(commands.close()).then(events.closed())


@pytest.mark.parametrize("command", [commands.close(), commands.seat(), commands.wager()])
def test_a_closed_session_refuses_entries(command: object) -> None:
    table().given(events.closed()).when(command).refused("session_closed")
