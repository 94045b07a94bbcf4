"""Lines of a score sheet and bodies of the API: read into commands, written from events."""

from typing import Any

import pytest

from service.domain.games.glic import GAME
from service.domain.port.entries import read_entry, read_line, write_line
from service.domain.session.session_entries import entries_by_event, entries_by_verb
from service.domain.values.errors import BadLine
from service.domain.values.money import CURRENCIES
from tests.factories.glic import commands, events

KINDS = entries_by_verb(GAME)
POINTS, LSD = CURRENCIES["points"], CURRENCIES["lsd"]


@pytest.mark.parametrize(
    ("line", "command"),
    [
        ("seat erik 1000", commands.seat()),
        ("deal", commands.deal()),
        ("claim carl ten", commands.claim()),
        ("bet bess 2", commands.bet()),
        ("see carl", commands.see()),
        ("pass bess", commands.pass_bet()),
        ("pass *", commands.pass_all()),
        ("fold carl", commands.fold()),
        ("best bess", commands.best()),
        ("best bess carl", commands.best("bess", "carl")),
        ("run anne", commands.run()),
        ("out anne bess 1 carl 2 dora 3", commands.out()),
        ("out anne bess 9", commands.out("anne", bess=9)),
        ("end", commands.end()),
        ("close", commands.close()),
    ],
)
def test_a_line_is_read(line: str, command: Any) -> None:
    assert read_line(KINDS, line.split(), POINTS) == command


@pytest.mark.parametrize(
    "line",
    [
        "deal anne",
        "claim carl",
        "claim carl poch",
        "bet bess",
        "bet bess 0",
        "bet bess *",
        "pass",
        "pass bess carl",
        "best",
        "best bess bess",
        "out anne",
        "out anne bess",
        "out anne bess 1d",
        "end *",
    ],
)
def test_an_invalid_line_is_refused(line: str) -> None:
    with pytest.raises(BadLine):
        read_line(KINDS, line.split(), LSD)


def test_a_body_names_players_and_counts() -> None:
    left = [{"punter": "bess", "count": 1}, {"punter": "carl", "count": 2}]
    out = read_entry(KINDS, "out", {"punter": "anne", "left": left})
    assert out == commands.out("anne", bess=1, carl=2)
    assert read_entry(KINDS, "best", {"punters": ["bess", "carl"]}) == commands.best("bess", "carl")
    assert read_entry(KINDS, "pass", {"all": True}) == commands.pass_all()


@pytest.mark.parametrize(
    ("event", "line"),
    [
        (events.dealt(), "deal"),
        (events.claimed("carl", "marriage", king=1, queen=1), "claim carl marriage"),
        (events.bet("carl", 3, owed=2), "bet carl 3"),
        (events.seen("carl", 2), "see carl"),
        (events.passed("bess"), "pass bess"),
        (events.all_passed("bess"), "pass *"),
        (events.all_passed("bess", "carl"), "pass *"),
        (events.folded("Lady Anne"), 'fold "Lady Anne"'),
        (events.best("bess", "carl"), "best bess carl"),
        (events.run("anne", bess=1), "run anne"),
        (events.won("anne", {"bess": 1, "carl": 5}), "out anne bess 1 carl 5"),
        (events.abandoned(bess=1), "end"),
        (events.closed({"ace": 1}, anne=1), "close"),
    ],
)
def test_a_line_is_written(event: Any, line: str) -> None:
    assert write_line(entries_by_event(GAME), [event], POINTS) == line
