"""The postings of each event."""

from typing import Any

import pytest

from service.domain.games.tarot import GAME
from service.domain.ledger import Posting
from tests.factories.tarot import events
from tests.factories.tarot.tables import begun

ANNE, BESS, CARL = (f"punter:{name}:purse" for name in ("anne", "bess", "carl"))


@pytest.mark.parametrize(
    ("event", "moves"),
    [
        (events.opened(), []),
        (events.seated("anne", 100), [("world", ANNE, 100)]),
        (events.seated("anne", 0), []),
        (events.brought_in(7), [("world", ANNE, 7)]),
        (events.cashed_out(7), [(ANNE, "world", 7)]),
        (events.begun(15), [(ANNE, "pot", 15), (BESS, "pot", 15), (CARL, "pot", 15)]),
        (events.begun(0), []),
        (events.counted(), []),
        (events.settled(scores=(90, 78, 66), anne=45), [("pot", ANNE, 45)]),
        (
            events.settled(scores=(80, 80, 74), anne=8, bess=7),
            [("pot", ANNE, 8), ("pot", BESS, 7)],
        ),
        (events.settled(15, scores=(80, 80, 74)), []),
        (events.abandoned(5), [("pot", ANNE, 5), ("pot", BESS, 5), ("pot", CARL, 5)]),
        (events.abandoned(0, kept=9), []),
        (events.closed(anne=1), [("pot", ANNE, 1)]),
        (events.closed(), []),
    ],
)
def test_an_event_has_its_postings(event: Any, moves: list[tuple[str, str, int]]) -> None:
    assert list(GAME.postings(event)) == [Posting(*move) for move in moves]


def test_a_table_has_an_account_for_each_purse_and_the_pot() -> None:
    start = begun(15).given(events.brought_in(7), events.cashed_out(9, "carl"))
    assert GAME.balances(start.state) == {
        "world": -2998,
        "pot": 45,
        ANNE: 992,
        BESS: 985,
        CARL: 976,
    }
