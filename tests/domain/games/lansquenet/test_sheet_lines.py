"""Lines of a score sheet and bodies of the API: read into commands, written from events."""

from typing import Any

import pytest

from service.domain.games.lansquenet import GAME
from service.domain.port.entries import read_entry, read_line, write_line
from service.domain.session.session_entries import entries_by_event, entries_by_verb
from service.domain.values.errors import BadLine
from service.domain.values.money import CURRENCIES
from tests.factories.lansquenet import commands, events

KINDS = entries_by_verb(GAME)
POINTS, LSD = CURRENCIES["points"], CURRENCIES["lsd"]


@pytest.mark.parametrize(
    ("line", "command"),
    [
        ("seat dora 1000", commands.seat()),
        ("buyin anne 7", commands.buy_in(7)),
        ("cashout anne 7", commands.cash_out(7)),
        ("wager 60", commands.wager(60)),
        ("cover bess 20", commands.cover(20)),
        ("cover bess *", commands.cover_rest()),
        ("withdraw bess", commands.withdraw()),
        ("match twins", commands.match("twins")),
        ("cards h d", commands.cards("h d")),
        ("cards Kh 3d 9s Qd", commands.cards("Kh 3d 9s Qd")),
        ("pass", commands.pass_bank()),
        ("auction bess 12", commands.sell(12)),
        ("close", commands.close()),
    ],
)
def test_a_line_is_read(line: str, command: Any) -> None:
    assert read_line(KINDS, line.split(), POINTS) == command


def test_amounts_may_be_denominated() -> None:
    assert read_line(KINDS, ["wager", "2s6d"], LSD) == commands.wager(120)


@pytest.mark.parametrize(
    "line",
    [
        "stake anne K 5",
        "wager",
        "wager 0",
        "wager anne 5",
        "wager *",
        "cover bess",
        "cover bess 0",
        "cover * 5 6",
        "withdraw bess 5",
        "match middle",
        "match left 3",
        "cards",
        "cards h",
        f"cards {'h ' * 53}",
        "pass anne",
        "auction bess 0",
        "auction bess",
    ],
)
def test_an_invalid_line_is_refused(line: str) -> None:
    with pytest.raises(BadLine):
        read_line(KINDS, line.split(), POINTS)


@pytest.mark.parametrize(
    ("body", "command"),
    [
        ({"punter": "bess", "amount": 20}, commands.cover(20)),
        ({"punter": "bess", "all": True}, commands.cover_rest()),
        ({"punter": "bess", "amount": 20, "all": False}, commands.cover(20)),
    ],
)
def test_a_cover_is_read_from_a_body(body: dict[str, Any], command: Any) -> None:
    assert read_entry(KINDS, "cover", body) == command


def test_a_hand_may_name_its_number() -> None:
    match = read_entry(KINDS, "match", {"outcome": "left", "place": 3})
    cards = read_entry(KINDS, "cards", {"cards": ["h", "h"], "place": 3})
    assert (match, cards) == (commands.match("left", place=3), commands.cards("h h", place=3))


@pytest.mark.parametrize(
    ("event", "line"),
    [
        (events.seated("Lady Anne", 0), 'seat "Lady Anne" 0'),
        (events.wager(60, replaced=40), "wager 60"),
        (events.covered(20), "cover bess 20"),
        (events.withdrawn(20), "withdraw bess"),
        (events.matched("right"), "match right"),
        (events.cards("Kh 3d 9s Qd"), "cards Kh 3d 9s Qd"),
        (events.passed(60), "pass"),
        (events.sold(12), "auction bess 12"),
        (events.closed(), "close"),
    ],
)
def test_a_line_is_written(event: Any, line: str) -> None:
    assert write_line(entries_by_event(GAME), [event, events.settled()], POINTS) == line
