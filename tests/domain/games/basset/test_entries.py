"""Entries of the API: the command of each verb."""

from typing import Any

import pytest

from service.domain.games.basset import GAME
from service.domain.games.basset.commands import Command
from service.domain.port.entries import read_entry
from service.domain.session.session_entries import entries_by_verb
from service.domain.values.errors import BadLine
from service.domain.values.money import AMOUNT_MAX
from tests.factories.basset import commands

K = {"punter": "anne", "card": "K"}
BET = {"backer": "bess", "against": "carl", **K, "outcome": "win", "amount": 5}

ENTRIES: list[tuple[str, dict[str, Any], Command]] = [
    ("seat", {"name": "dora", "purse": 1000}, commands.seat()),
    ("seat", {"name": "dora", "purse": 0, "suit": "hearts"}, commands.seat(purse=0, suit="hearts")),
    ("buyin", {"punter": "anne", "amount": 10}, commands.buy_in()),
    ("cashout", {"punter": "anne", "amount": 10}, commands.cash_out()),
    ("fund", {"amount": 10}, commands.fund_bank()),
    ("stake", {**K, "amount": 10}, commands.stake()),
    ("withdraw", K, commands.withdraw()),
    ("fasse", {"cards": ["2"]}, commands.fasse()),
    ("fasse", {"cards": ["2"], "place": 0}, commands.fasse(place=0)),
    ("pair", {"cards": ["3", "4"], "place": 3}, commands.pair(place=3)),
    ("last", {"cards": ["K"], "place": None}, commands.last_card()),
    ("take", K, commands.take()),
    ("take", {**K, "restake": 12, "all": False}, commands.take(restake=12)),
    ("take", {"all": True}, commands.take_all()),
    ("paroli", K, commands.paroli()),
    ("pay", K, commands.pay()),
    ("mace", {**K, "amount": 10}, commands.mace()),
    ("sidebet", BET, commands.side_bet()),
    ("book", {"punter": "anne", "price": 0}, commands.buy_book(price=0)),
    ("end", {}, commands.end_deal()),
    ("close", {}, commands.close()),
]


@pytest.mark.parametrize(("kind", "fields", "command"), ENTRIES)
def test_an_entry_is_read_to_its_command(
    kind: str, fields: dict[str, Any], command: Command
) -> None:
    assert read_entry(entries_by_verb(GAME), kind, fields) == command
    assert (
        read_entry(entries_by_verb(GAME), kind, {**fields, "key": "k", "occurred_at": None})
        == command
    )


def test_every_verb_of_a_sheet_is_an_entry() -> None:
    assert {kind for kind, *_ in ENTRIES} == {kind.verb for kind in GAME.entries}


@pytest.mark.parametrize(
    ("kind", "fields"),
    [
        ("bluff", {}),
        ("stake", {"punter": "anne", "card": "K"}),
        ("stake", {**K, "amount": None}),
        ("stake", {**K, "amount": 0}),
        ("stake", {**K, "amount": AMOUNT_MAX + 1}),
        ("stake", {**K, "amount": "10"}),
        ("stake", {**K, "amount": True}),
        ("stake", {"punter": "anne", "card": 7, "amount": 1}),
        ("stake", {"punter": " anne", "card": "K", "amount": 1}),
        ("seat", {"name": "dora", "purse": 1, "suit": "cups"}),
        ("seat", {"name": "dora", "purse": -1}),
        ("sidebet", {**BET, "outcome": "draw"}),
        ("fasse", {"cards": ["2", "3"]}),
        ("fasse", {"cards": "2"}),
        ("pair", {"cards": ["2"]}),
        ("pair", {"cards": ["2", None]}),
        ("pair", {"cards": ["2", "3"], "place": -1}),
        ("take", {"all": "yes"}),
        ("take", {"punter": "anne"}),
        ("take", {**K, "restake": 0}),
        ("book", {"punter": "anne"}),
    ],
)
def test_an_entry_of_another_shape_is_refused(kind: str, fields: dict[str, Any]) -> None:
    with pytest.raises(BadLine):
        read_entry(entries_by_verb(GAME), kind, fields)


def test_a_name_in_an_entry_is_normalised() -> None:
    assert read_entry(
        entries_by_verb(GAME), "buyin", {"punter": "Zoe\u0308", "amount": 10}
    ) == commands.buy_in(punter="Zo\u00eb")
