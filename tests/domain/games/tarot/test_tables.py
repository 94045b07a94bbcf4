"""The tables of a report: games and rounds."""

from service.domain.games.tarot.events import Event
from service.domain.games.tarot.report_tables import tables
from tests.factories.tarot import events


def test_games_and_rounds_have_their_rows() -> None:
    history: list[Event] = [
        events.begun(),
        events.counted(),
        events.abandoned(),
        events.begun(),
        events.counted("bess", ends_game=True),
        events.settled(scores=(30, 26, 22), anne=30),
    ]
    games, rounds = tables(history)
    assert games.rows == ((2, "anne", 30, 30), (2, "bess", 26, 0), (2, "carl", 22, 0))
    assert rounds.rows == (
        *(
            (1, 1, "anne", name, points)
            for name, points in (("anne", 30), ("bess", 26), ("carl", 22))
        ),
        *(
            (2, 1, "bess", name, points)
            for name, points in (("anne", 30), ("bess", 26), ("carl", 22))
        ),
    )
    assert [table.rows for table in tables(())] == [(), ()]
