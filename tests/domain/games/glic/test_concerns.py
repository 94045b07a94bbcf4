"""Which part of each event concerns one player."""

from typing import Any

import pytest

from service.domain.games.glic import GAME
from service.domain.values.plain import plain
from tests.factories.glic import events
from tests.factories.glic.tables import dealt

START = dealt().given(events.seated("erik"))


def part(event: Any, player: str) -> dict[str, Any] | None:
    """Return the fields of ``event`` that concern a player."""
    found = GAME.concerns(START.state, event, player)
    return dict(found.fields) if found else None


@pytest.mark.parametrize(
    ("event", "players"),
    [
        (events.seated("bess"), {"bess"}),
        (events.brought_in(5, "bess"), {"bess"}),
        (events.cashed_out(5, "bess"), {"bess"}),
        (events.claimed("carl", "ten"), {"carl"}),
        (events.bet("bess"), {"bess"}),
        (events.seen("carl"), {"carl"}),
        (events.folded("carl"), {"carl"}),
        (events.best("bess", "carl"), {"bess", "carl"}),
        (events.poch({"bess": 2, "carl": 2}, bess=4), {"bess", "carl"}),
        (events.opened(), set()),
    ],
)
def test_an_event_concerns_those_it_names(event: Any, players: set[str]) -> None:
    for player in (*events.FOUR, "erik"):
        assert part(event, player) == (plain(event) if player in players else None)


def test_a_deal_concerns_its_players_with_their_antes() -> None:
    event = events.dealt()
    own = part(event, "dora")
    assert own is not None
    assert own["antes"] == [{"punter": "dora", "pool": "jack", "amount": 1}]
    assert part(event, "erik") is None


@pytest.mark.parametrize("event", [events.passed("bess"), events.all_passed("bess", "anne")])
def test_a_pass_concerns_who_passed(event: Any) -> None:
    own = part(event, "bess")
    assert own is not None
    assert (own["punter"], own["passed"]) == ("bess", [])
    assert part(event, "carl") is None


def test_payments_concern_the_winner_as_a_whole_and_others_with_their_own() -> None:
    won = events.won("anne", {"bess": 1, "carl": 2, "dora": 3})
    assert part(won, "anne") == plain(won)
    own = part(won, "carl")
    assert own is not None
    assert own["payments"] == [{"punter": "carl", "amount": 2}]
    assert own["counts"] == [{"punter": "carl", "count": 2}]
    assert part(won, "erik") is None
    run = part(events.run("anne", bess=1, carl=1), "dora")
    assert run == {"punter": "anne", "payments": []}


def test_a_hand_that_is_given_up_concerns_those_with_bets() -> None:
    event = events.abandoned(bess=2, carl=3)
    assert part(event, "carl") == {"bets": [{"punter": "carl", "amount": 3}]}
    assert part(event, "dora") is None


def test_the_end_concerns_every_seated_player() -> None:
    event = events.closed({"ace": 3}, anne=2, bess=1)
    own = part(event, "bess")
    assert own is not None
    assert own["shares"] == [{"punter": "bess", "amount": 1}]
    other = part(event, "erik")
    assert other is not None
    assert other["shares"] == []
    assert part(event, "nobody") is None
