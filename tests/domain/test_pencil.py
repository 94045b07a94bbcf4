"""A table in pencil goes on as the table in ink does."""

import json
from pathlib import Path
from typing import Any

import pytest

from service.domain.games.basset import GAME
from service.domain.games.basset.state import State
from service.domain.preview import Pencil
from tests.api.lines import as_batched, request_of
from tests.api.sheets import SHEETS, read
from tests.factories import events
from tests.factories.played_sheets import played_lines
from tests.factories.tables import table

INK = 7


def pencil(state: State, version: int = INK) -> Pencil:
    return Pencil("basset", {**GAME.table(state), "version": version})


def entered(state: State, **entry: Any) -> dict[str, Any]:
    return pencil(state).enter({"key": "k1", **entry})


@pytest.mark.parametrize("path", SHEETS, ids=lambda path: path.name.partition(".")[0])
def test_a_sheet_in_pencil_is_the_sheet_in_ink(path: Path) -> None:
    sheet = read(path)
    ink = list(played_lines(path))
    version, state = ink[0]
    going = pencil(state, version)
    for (line, code), (version, state) in zip(sheet.lines(), ink[1:], strict=True):
        entry = {"key": line, **as_batched(*request_of(line, sheet.currency))}
        there = json.loads(json.dumps(going.enter(json.loads(json.dumps(entry)))))
        assert (there["refused"] or {}).get("code") == code, line
        assert (there["key"], there["version"]) == (line, version)
        assert there["table"] == json.loads(json.dumps(GAME.table(state))), line


def test_an_entry_counts_its_events_and_its_settlements() -> None:
    state = table("oak").given(events.staked("K")).state
    assert entered(state, kind="stake", punter="anne", card="Q", amount=5)["version"] == INK + 1
    assert entered(state, kind="fasse", cards=["2"], place=0)["version"] == INK + 2


def test_with_its_first_entry_a_device_takes_a_pen_that_nobody_has() -> None:
    state = table("oak").given(events.staked("K")).state
    there = {**GAME.table(state), "version": INK, "pen": None}
    free = Pencil("basset", there)
    refused = free.enter({"key": "k1", "kind": "take", "punter": "anne", "card": "K"})
    assert (refused["refused"] is None, refused["version"]) == (False, INK)
    stake = {"kind": "stake", "punter": "anne", "amount": 5}
    assert free.enter({"key": "k2", "card": "Q", **stake})["version"] == INK + 2
    assert free.enter({"key": "k3", "card": "J", **stake})["version"] == INK + 3
    pen = {"holder": "k", "device": "A tablet", "since": "2026-11-13T21:42:00Z"}
    held = Pencil("basset", {**there, "pen": pen})
    assert held.enter({"key": "k2", "card": "Q", **stake})["version"] == INK + 1


def test_a_closed_table_gives_no_pen() -> None:
    state = table("oak").given(events.closed()).state
    closed = Pencil("basset", {**GAME.table(state), "version": INK, "pen": None})
    there = closed.enter({"key": "k", "kind": "seat", "name": "bess", "purse": 5})
    assert (there["refused"]["code"], there["version"]) == ("session_closed", INK)


def test_what_is_owed_is_settled_first() -> None:
    start = table("oak").given(events.staked("K"), events.fasse(), events.pair("3", "K"))
    there = entered(start.state, kind="take", punter="anne", card="K")
    assert (there["refused"], there["version"]) == (None, INK + 2)
    assert there["table"]["punters"][0]["purse"] == 1010


def test_a_refused_entry_changes_nothing() -> None:
    start = table("oak").given(events.staked("K"), events.fasse(), events.pair("3", "K"))
    there = entered(start.state, kind="pair", cards=["4", "5"])
    assert there["refused"] == {
        "code": "answers_pending",
        "message": "A win waits for its answer: anne K.",
        "waiting": ["anne K"],
    }
    assert (there["key"], there["version"]) == ("k1", INK)
    assert there["table"] == GAME.table(start.state)


@pytest.mark.parametrize(
    ("entry", "message"),
    [
        ({"kind": "bluff"}, "There is no entry 'bluff'."),
        ({}, "There is no entry ''."),
        ({"kind": "stake", "punter": "anne", "card": "K"}, "stake: amount is missing."),
    ],
)
def test_an_entry_that_means_nothing_is_refused(entry: dict[str, Any], message: str) -> None:
    there = entered(table("oak").state, **entry)
    assert there["refused"] == {"code": "wrong_shape", "message": message}


def test_entries_go_on_from_one_another() -> None:
    going = pencil(table("oak").state)
    going.enter({"key": "1", "kind": "stake", "punter": "anne", "card": "K", "amount": 10})
    again = going.enter({"key": "2", "kind": "stake", "punter": "anne", "card": "K", "amount": 1})
    assert (again["refused"] or {})["code"] == "card_in_play"
    assert [stake["couch"] for stake in again["table"]["stakes"]] == [10]
