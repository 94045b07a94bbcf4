"""The postings of each event."""

from typing import Any

import pytest

from service.domain.games.lansquenet import GAME
from service.domain.ledger import Posting
from tests.factories.lansquenet import events
from tests.factories.lansquenet.tables import covered

ANNE, BESS, CARL = (f"punter:{name}:purse" for name in ("anne", "bess", "carl"))
BESS_COVER, CARL_COVER = "punter:bess:cover", "punter:carl:cover"


@pytest.mark.parametrize(
    ("event", "moves"),
    [
        (events.opened(), []),
        (events.seated("anne", 100), [("world", ANNE, 100)]),
        (events.seated("anne", 0), []),
        (events.brought_in(7), [("world", ANNE, 7)]),
        (events.cashed_out(7), [(ANNE, "world", 7)]),
        (events.wager(60), [(ANNE, "bank", 60)]),
        (events.wager(60, replaced=40), [(ANNE, "bank", 20)]),
        (events.wager(40, replaced=60), [("bank", ANNE, 20)]),
        (events.wager(60, replaced=60), []),
        (events.covered(20), [(BESS, BESS_COVER, 20)]),
        (events.withdrawn(20), [(BESS_COVER, BESS, 20)]),
        (events.matched(), []),
        (events.cards(), []),
        (
            events.settled("left", 95, bess=20, carl=15),
            [(BESS_COVER, "bank", 20), (CARL_COVER, "bank", 15), ("bank", ANNE, 95)],
        ),
        (events.settled("twins", 0, bess=20), [(BESS_COVER, "bank", 20)]),
        (
            events.settled("right", 25, "bess", bess=20, carl=15),
            [
                (BESS_COVER, BESS, 20),
                ("bank", BESS, 20),
                (CARL_COVER, CARL, 15),
                ("bank", CARL, 15),
                ("bank", ANNE, 25),
            ],
        ),
        (events.passed(60), [("bank", ANNE, 60)]),
        (events.passed(), []),
        (events.sold(12, wager=60), [("bank", ANNE, 60), (BESS, ANNE, 12)]),
        (events.closed(60, bess=20), [(BESS_COVER, BESS, 20), ("bank", ANNE, 60)]),
        (events.closed(banker=None), []),
    ],
)
def test_an_event_has_its_postings(event: Any, moves: list[tuple[str, str, int]]) -> None:
    assert list(GAME.postings(event)) == [Posting(*move) for move in moves]


def test_a_table_has_an_account_for_each_purse_and_each_cover() -> None:
    start = covered(60, cover=20).given(events.brought_in(7), events.cashed_out(9, "carl"))
    assert GAME.balances(start.state) == {
        "world": -2998,
        "bank": 60,
        ANNE: 947,
        "punter:anne:cover": 0,
        BESS: 980,
        BESS_COVER: 20,
        CARL: 991,
        CARL_COVER: 0,
    }


def test_a_name_cannot_become_another_account() -> None:
    (posting,) = GAME.postings(events.seated("a:b%c", 1))
    assert posting.target == "punter:a%3Ab%25c:purse"
