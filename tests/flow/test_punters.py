"""The history of one punter."""

from service.application.reading.punter_history import player_records
from service.domain.games.basset import GAME
from tests.factories.basset import events
from tests.factories.basset.events import SessionOpenedFactory
from tests.factories.recorded import log, taken_back


def test_undone_entries_are_left_out_of_a_history() -> None:
    start = ("open", [SessionOpenedFactory.build()]), ("seat", [events.seated("anne")])
    played = ("king", [events.staked("K")]), ("queen", [events.staked("Q")])
    recorded = log(*start, *played, ("undo", [taken_back("king")]))
    lines = player_records(GAME, recorded, {"anne": ["anne"]})
    assert [line.recorded.entry for _, line in lines] == ["seat", "queen"]
