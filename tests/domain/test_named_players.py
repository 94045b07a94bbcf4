"""The players that an event names, by the fields of its game's entries."""

import json
from dataclasses import replace

import pytest

from service.application.sessions.named_players import names_player
from service.domain.games.lansquenet import GAME
from service.domain.port.entries import PlayerCount
from service.domain.values.plain import plain
from tests.factories.invented_entries import (
    ENTRIES,
    BestNamed,
    CountRound,
    WentOut,
    event_of,
)
from tests.factories.recorded import recorded

INVENTED = replace(GAME, entries=ENTRIES)
COUNTS = (PlayerCount(punter="Bess", count=1), PlayerCount(punter="Carl", count=2))


@pytest.mark.parametrize(
    ("event", "named"),
    [
        (BestNamed(punters=("Anne", "Bess")), {"Anne", "Bess"}),
        (WentOut(punter="Anne", left=COUNTS), {"Anne", "Bess", "Carl"}),
        (event_of(CountRound(entered=COUNTS)), {"Bess", "Carl"}),
    ],
)
def test_an_event_names_the_players_of_its_lists(event: object, named: set[str]) -> None:
    found = replace(recorded(1, "entry", event), data=json.dumps(plain(event)))
    players = {"Anne", "Bess", "Carl", "Dora"}
    assert {player for player in players if names_player(INVENTED, found, player)} == named
