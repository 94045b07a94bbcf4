"""The entries that every session has: read from JSON and from a sheet's line."""

from typing import Any

import pytest

from service.domain.games import GAMES
from service.domain.port.entries import read_entry, read_line, write_line
from service.domain.port.game import AnyGame
from service.domain.session.corrections import Redo, Undo
from service.domain.session.rulings import MakeRuling, RulingMade
from service.domain.session.session_entries import entries_by_event, entries_by_verb
from service.domain.values.errors import BadLine
from service.domain.values.money import CURRENCIES

RULING = {"from": "bank", "to": "anne", "amount": 7}


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
@pytest.mark.parametrize(
    ("verb", "body", "command"),
    [
        ("undo", {}, Undo()),
        ("undo", {"of": 7}, Undo(of=7)),
        ("undo", {"of": "a-key", "reason": "Misheard."}, Undo(of="a-key", reason="Misheard.")),
        ("redo", {}, Redo()),
        ("ruling", RULING, MakeRuling(source="bank", target="anne", amount=7)),
    ],
)
def test_every_game_reads_the_entries_of_a_session(
    game: AnyGame, verb: str, body: dict[str, Any], command: Any
) -> None:
    assert read_entry(entries_by_verb(game), verb, body) == command


@pytest.mark.parametrize("body", [{**RULING, "amount": 0}, {"from": "bank", "amount": 7}])
def test_an_invalid_ruling_is_not_read(body: dict[str, Any]) -> None:
    with pytest.raises(BadLine):
        read_entry(entries_by_verb(GAMES["basset"]), "ruling", body)


def test_a_ruling_has_a_line() -> None:
    game = GAMES["basset"]
    made = RulingMade(source="bank", target="Lady Anne", amount=7, reason="We paid it.")
    line = write_line(entries_by_event(game), [made], CURRENCIES["points"])
    assert line == 'ruling bank "Lady Anne" 7'
    words = ["ruling", "bank", "Lady Anne", "7"]
    again = read_line(entries_by_verb(game), words, CURRENCIES["points"])
    assert again == MakeRuling(source="bank", target="Lady Anne", amount=7)
