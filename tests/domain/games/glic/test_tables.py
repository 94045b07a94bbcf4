"""The tables of a report: what each player won, and what each pool paid."""

from service.domain.games.glic.events import Event
from service.domain.games.glic.report_tables import tables
from tests.factories.glic import events


def test_winnings_and_pools_have_their_rows() -> None:
    history: list[Event] = [
        events.dealt(),
        events.claimed("carl", "ten", ten=2),
        events.claimed("carl", "marriage", king=1, queen=1, marriage=1),
        events.bet("bess"),
        events.poch({"bess": 3, "carl": 3}, bess=3, carl=3),
        events.run("anne", bess=1, carl=1),
        events.won("anne", {"bess": 2, "carl": 1}),
        events.claimed("bess", "ten", ten=1),
    ]
    winnings, pools = tables(history)
    assert winnings.rows == (("carl", 5, 3, 0, 0), ("bess", 1, 3, 0, 0), ("anne", 0, 0, 2, 3))
    assert pools.rows == (("ten", 2, 3), ("king", 1, 1), ("queen", 1, 1), ("marriage", 1, 1))
    assert [table.rows for table in tables(())] == [(), ()]
