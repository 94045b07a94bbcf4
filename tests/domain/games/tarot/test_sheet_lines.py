"""Lines of a score sheet and bodies of the API: read into commands, written from events."""

from typing import Any

import pytest

from service.domain.games.tarot import GAME
from service.domain.port.entries import read_entry, read_line, write_line
from service.domain.session.session_entries import entries_by_event, entries_by_verb
from service.domain.values.errors import BadLine
from service.domain.values.money import CURRENCIES
from tests.factories.tarot import commands, events

KINDS = entries_by_verb(GAME)
POINTS, LSD = CURRENCIES["points"], CURRENCIES["lsd"]


@pytest.mark.parametrize(
    ("line", "command"),
    [
        ("seat dora 1000", commands.seat()),
        ("ante", commands.ante()),
        ("ante 15", commands.ante(15)),
        ("count anne 30 bess 26", commands.count()),
        ("count anne 30 bess 48 carl 0", commands.count(("anne", 30), ("bess", 48), ("carl", 0))),
        ("count anne 90 anne 1", commands.count(("anne", 90), ("anne", 1))),
        ("end", commands.end()),
        ("close", commands.close()),
    ],
)
def test_a_line_is_read(line: str, command: Any) -> None:
    assert read_line(KINDS, line.split(), POINTS) == command


@pytest.mark.parametrize(
    "line",
    [
        "ante 0",
        "ante anne",
        "count",
        "count anne 30",
        "count anne 30 bess",
        "count anne 1 bess 2 carl 3 dora 4",
        "count anne -1 bess 2",
        "count anne 1d bess 2",
        "count *",
        "end now",
    ],
)
def test_an_invalid_line_is_refused(line: str) -> None:
    with pytest.raises(BadLine):
        read_line(KINDS, line.split(), LSD)


def test_a_body_may_name_its_round() -> None:
    pairs = [{"punter": "anne", "count": 30}, {"punter": "bess", "count": 26}]
    assert read_entry(KINDS, "count", {"counts": pairs, "place": 2}) == commands.count(place=2)


@pytest.mark.parametrize(
    ("event", "line"),
    [
        (events.begun(15), "ante 15"),
        (events.begun(0), "ante"),
        (events.counted(), "count anne 30 bess 26 carl 22"),
        (events.counted(entered=2, ends_game=True), "count anne 30 bess 26"),
        (events.abandoned(), "end"),
        (events.closed(anne=1), "close"),
    ],
)
def test_a_line_is_written(event: Any, line: str) -> None:
    assert write_line(entries_by_event(GAME), [event], POINTS) == line


def test_points_are_plain_numbers() -> None:
    assert write_line(entries_by_event(GAME), [events.begun(83)], LSD) == "ante 1s8d3f"
    line = write_line(entries_by_event(GAME), [events.counted()], LSD)
    assert line == "count anne 30 bess 26 carl 22"
