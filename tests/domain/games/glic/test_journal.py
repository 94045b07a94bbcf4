"""The postings of each event."""

from typing import Any

import pytest

from service.domain.games.glic import GAME
from service.domain.ledger import Posting
from tests.factories.glic import events
from tests.factories.glic.tables import dealt

ANNE, BESS, CARL, DORA = (f"punter:{name}:purse" for name in events.FOUR)
BESS_POCH, CARL_POCH = "punter:bess:poch", "punter:carl:poch"


@pytest.mark.parametrize(
    ("event", "moves"),
    [
        (events.opened(), []),
        (events.seated("anne", 100), [("world", ANNE, 100)]),
        (events.brought_in(7), [("world", ANNE, 7)]),
        (events.cashed_out(7), [(ANNE, "world", 7)]),
        (
            events.dealt("anne", "bess", "carl"),
            [
                (ANNE, "pool:ace", 1),
                (BESS, "pool:king", 1),
                (CARL, "pool:queen", 1),
                (ANNE, "pool:jack", 1),
                (BESS, "pool:ten", 1),
                (CARL, "pool:marriage", 1),
                (ANNE, "pool:sequence", 1),
            ],
        ),
        (
            events.claimed("dora", "marriage", king=2, queen=1, marriage=3),
            [("pool:king", DORA, 2), ("pool:queen", DORA, 1), ("pool:marriage", DORA, 3)],
        ),
        (events.bet("carl", 3, owed=2), [(CARL, CARL_POCH, 5)]),
        (events.seen("carl", 2), [(CARL, CARL_POCH, 2)]),
        (events.passed(), []),
        (events.all_passed("bess"), []),
        (events.folded(), []),
        (events.best(), []),
        (
            events.poch({"bess": 3, "carl": 2}, bess=5),
            [(BESS_POCH, BESS, 3), (CARL_POCH, BESS, 2)],
        ),
        (
            events.poch({"bess": 3, "carl": 4}, carl=4, dora=3),
            [(BESS_POCH, CARL, 3), (CARL_POCH, CARL, 1), (CARL_POCH, DORA, 3)],
        ),
        (events.run("anne", bess=1, carl=1), [(BESS, ANNE, 1), (CARL, ANNE, 1)]),
        (events.won("anne", {"bess": 2, "carl": 5}), [(BESS, ANNE, 2), (CARL, ANNE, 5)]),
        (events.abandoned(bess=3), [(BESS_POCH, BESS, 3)]),
        (
            events.closed({"ace": 3, "ten": 2}, bess=2, carl=2, dora=1),
            [
                ("pool:ace", BESS, 2),
                ("pool:ace", CARL, 1),
                ("pool:ten", CARL, 1),
                ("pool:ten", DORA, 1),
            ],
        ),
        (events.closed(), []),
    ],
)
def test_an_event_has_its_postings(event: Any, moves: list[tuple[str, str, int]]) -> None:
    assert list(GAME.postings(event)) == [Posting(*move) for move in moves]


def test_a_table_has_accounts_for_purses_bets_and_pools() -> None:
    balances = GAME.balances(dealt().given(events.bet("bess", 2)).state)
    assert (balances["world"], balances[BESS], balances[BESS_POCH]) == (-400, 96, 2)
    assert balances["pool:ace"] == balances["pool:sequence"] == 1
    assert len(balances) == 1 + 4 + 4 + 7
