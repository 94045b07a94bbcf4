"""Which part of each event concerns one player."""

from typing import Any

import pytest

from service.domain.games.lansquenet import GAME
from service.domain.games.lansquenet.views.view import HistoryHand
from service.domain.values.plain import plain
from tests.factories.lansquenet import events
from tests.factories.lansquenet.tables import covered, table
from tests.factories.spec import Spec

TWO = covered(60, cover=20).given(events.covered(15, "carl"), events.seated("dora"))
DEALT = TWO.given(events.cards("h d h"))
SETTLED = events.settled("left", 95, bess=20, carl=15)


def part(event: Any, player: str, before: Spec = TWO) -> dict[str, Any] | None:
    """Return the fields of ``event`` that concern a player."""
    found = GAME.concerns(before.state, event, player)
    return dict(found.fields) if found else None


@pytest.mark.parametrize(
    ("event", "players"),
    [
        (events.seated("bess"), {"bess"}),
        (events.brought_in(5, "bess"), {"bess"}),
        (events.cashed_out(5, "bess"), {"bess"}),
        (events.wager(60), {"anne"}),
        (events.covered(5), {"bess"}),
        (events.withdrawn(20), {"bess"}),
        (events.passed(), {"anne", "bess"}),
        (events.sold(12, punter="carl"), {"anne", "carl"}),
    ],
)
def test_an_entry_concerns_those_it_names(event: Any, players: set[str]) -> None:
    for player in TWO.state.players:
        assert part(event, player) == (plain(event) if player in players else None)


@pytest.mark.parametrize("event", [events.opened(), events.matched()])
def test_events_of_the_table_concern_no_player(event: Any) -> None:
    assert {part(event, player) for player in TWO.state.players} == {None}


def test_a_settlement_concerns_the_banker_with_all_covers() -> None:
    assert part(SETTLED, "anne", DEALT) == plain(SETTLED)


def test_a_settlement_concerns_a_player_with_their_own_cover() -> None:
    cover = {"punter": "carl", "lost": 15, "home": 0, "paid": 0}
    fields = {**plain(SETTLED), "covers": [cover], "to_banker": None}
    assert part(SETTLED, "carl", DEALT) == fields
    assert part(SETTLED, "dora", DEALT) is None


def test_a_settlement_concerns_the_next_banker() -> None:
    lost = events.settled("right", 25, "dora", bess=20, carl=15)
    assert part(lost, "dora", DEALT) == {**plain(lost), "covers": [], "to_banker": None}


@pytest.mark.parametrize("player", ["anne", "bess"])
def test_a_settlement_has_its_hand(player: str) -> None:
    found = GAME.concerns(DEALT.state, SETTLED, player)
    assert found is not None
    assert found.draw == HistoryHand(outcome="left", cards=("h", "d", "h"), number=0)


def test_the_end_concerns_every_seated_player() -> None:
    event = events.closed(60, bess=20, carl=15)
    assert part(event, "anne") == {"banker": "anne", "wager": 60, "covers": []}
    cover = [{"punter": "bess", "amount": 20}]
    assert part(event, "bess") == {"banker": "anne", "wager": None, "covers": cover}
    assert part(event, "dora") == {"banker": "anne", "wager": None, "covers": []}
    assert part(event, "nobody") is None


def test_the_end_of_an_empty_table_concerns_no_player() -> None:
    assert part(events.closed(banker=None), "anne", table({})) is None
