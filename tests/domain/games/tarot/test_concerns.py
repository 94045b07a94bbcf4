"""Which part of each event concerns one player."""

from typing import Any

import pytest

from service.domain.games.tarot import GAME
from service.domain.values.plain import plain
from tests.factories.tarot import events
from tests.factories.tarot.tables import last_round


def part(event: Any, player: str) -> dict[str, Any] | None:
    """Return the fields of ``event`` that concern a player."""
    found = GAME.concerns(last_round().state, event, player)
    return dict(found.fields) if found else None


@pytest.mark.parametrize(
    "event", [events.seated("bess"), events.brought_in(5, "bess"), events.cashed_out(5, "bess")]
)
def test_seats_and_purses_concern_their_player(event: Any) -> None:
    assert [part(event, name) for name in events.THREE] == [None, plain(event), None]


@pytest.mark.parametrize(
    "event",
    [
        events.begun(),
        events.counted(),
        events.settled(scores=(90, 78, 66), anne=30),
        events.abandoned(),
        events.closed(),
    ],
)
def test_a_game_concerns_every_player_as_a_whole(event: Any) -> None:
    assert [part(event, name) for name in events.THREE] == [plain(event)] * 3
    assert part(event, "dora") is None


def test_the_opening_concerns_no_player() -> None:
    assert part(events.opened(), "anne") is None
