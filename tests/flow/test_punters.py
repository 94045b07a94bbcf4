"""One punter's history, out of the log."""

from service.application.punter_history import everybodys_lines
from service.domain.games.basset import GAME
from tests.factories import done
from tests.factories.events import SessionOpenedFactory
from tests.factories.logs import log, taken_back


def test_entries_taken_back_are_left_out() -> None:
    start = ("open", [SessionOpenedFactory.build()]), ("seat", [done.seated("anne")])
    played = ("king", [done.staked("K")]), ("queen", [done.staked("Q")])
    there = log(*start, *played, ("undo", [taken_back("king")]))
    lines = everybodys_lines(GAME, there, ["anne"])
    assert [line.recorded.entry for _, line in lines] == ["seat", "queen"]
