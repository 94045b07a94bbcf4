"""A preview changes as the session does."""

import json
from pathlib import Path
from typing import Any

import pytest

from service.domain.games import GAMES
from service.domain.games.basset import GAME
from service.domain.games.basset.state import State
from service.domain.port.game import WHOLE_VIEW, AnyGame
from service.domain.preview import Preview
from service.domain.session.rulings import RULING
from service.domain.session.session_summary import session_summary
from service.domain.values.plain import plain
from tests.api.sheet_parser import SHEETS, read
from tests.factories.basset import events
from tests.factories.basset.tables import table
from tests.factories.played_sheets import played_lines
from tests.seeds import sheets

VERSION = 7


def view(state: Any, game: AnyGame = GAME) -> dict[str, Any]:
    """Return a table as the server shows it, with the summary of the session."""
    summary = session_summary(game, state, WHOLE_VIEW)
    return {**plain(game.view(state)), "summary": plain(summary)}


def preview(state: Any, version: int = VERSION, game: AnyGame = GAME) -> Preview:
    return Preview(game.name, {**view(state, game), "version": version})


def enter(state: State, **entry: Any) -> dict[str, Any]:
    return preview(state).enter({"key": "k1", **entry})


@pytest.mark.parametrize("path", sheets(SHEETS))
def test_the_preview_of_a_sheet_equals_the_session(path: Path) -> None:
    sheet = read(path)
    recorded = list(played_lines(path))
    version, state = recorded[0]
    game = GAMES[sheet.game]
    previewed = preview(state, version, game)
    for (line, code), (version, state) in zip(sheet.lines(), recorded[1:], strict=True):
        if line.partition(" ")[0] == RULING.verb:
            # A preview has no corrections, which need the log.
            previewed = preview(state, version, game)
            continue
        result = previewed.enter(json.loads(json.dumps({"key": line, **sheet.batched(line)})))
        assert (result["refused"] or {}).get("code") == code, line
        assert (result["key"], result["version"]) == (line, version)
        assert result["table"] == view(state, game), line
        assert json.dumps(result)


def test_an_entry_counts_its_events_and_its_settlements() -> None:
    state = table("oak").given(events.staked("K")).state
    assert enter(state, kind="stake", punter="anne", card="Q", amount=5)["version"] == VERSION + 1
    assert enter(state, kind="fasse", cards=["2"], place=0)["version"] == VERSION + 2


def test_the_first_entry_takes_a_free_pen() -> None:
    state = table("oak").given(events.staked("K")).state
    unpenned = {**view(state), "version": VERSION, "pen": None}
    free = Preview("basset", unpenned)
    refused = free.enter({"key": "k1", "kind": "take", "punter": "anne", "card": "K"})
    assert (refused["refused"] is None, refused["version"]) == (False, VERSION)
    stake = {"kind": "stake", "punter": "anne", "amount": 5}
    assert free.enter({"key": "k2", "card": "Q", **stake})["version"] == VERSION + 2
    assert free.enter({"key": "k3", "card": "J", **stake})["version"] == VERSION + 3
    pen = {"holder": "k", "device": "A tablet", "since": "2026-11-13T21:42:00Z"}
    held = Preview("basset", {**unpenned, "pen": pen})
    assert held.enter({"key": "k2", "card": "Q", **stake})["version"] == VERSION + 1


def test_an_entry_in_a_closed_session_takes_no_pen() -> None:
    state = table("oak").given(events.closed()).state
    closed = Preview("basset", {**view(state), "version": VERSION, "pen": None})
    result = closed.enter({"key": "k", "kind": "seat", "name": "bess", "purse": 5})
    assert (result["refused"]["code"], result["version"]) == ("session_closed", VERSION)


def test_a_due_settlement_comes_first() -> None:
    start = table("oak").given(events.staked("K"), events.fasse(), events.pair("3", "K"))
    result = enter(start.state, kind="take", punter="anne", card="K")
    assert (result["refused"], result["version"]) == (None, VERSION + 2)
    assert result["table"]["punters"][0]["purse"] == 1010


def test_a_refused_entry_changes_nothing() -> None:
    start = table("oak").given(events.staked("K"), events.fasse(), events.pair("3", "K"))
    result = enter(start.state, kind="pair", cards=["4", "5"])
    assert result["refused"] == {
        "code": "answers_pending",
        "message": "These wins wait for an answer: anne K.",
        "waiting": [{"punter": "anne", "player": "anne", "card": "K"}],
    }
    assert (result["key"], result["version"]) == ("k1", VERSION)
    assert result["table"] == view(start.state)


@pytest.mark.parametrize(
    ("entry", "message"),
    [
        ({"kind": "bluff"}, "There is no entry 'bluff'."),
        ({}, "There is no entry ''."),
        ({"kind": "stake", "punter": "anne", "card": "K"}, "stake: amount is missing."),
    ],
)
def test_an_entry_of_another_shape_is_refused(entry: dict[str, Any], message: str) -> None:
    result = enter(table("oak").state, **entry)
    assert result["refused"] == {"code": "wrong_shape", "message": message}


def test_entries_build_on_earlier_ones() -> None:
    previewed = preview(table("oak").state)
    stake = {"kind": "stake", "punter": "anne", "card": "K"}
    previewed.enter({"key": "1", **stake, "amount": 10})
    again = previewed.enter({"key": "2", **stake, "amount": 1})
    assert (again["refused"] or {})["code"] == "card_in_play"
    assert [stake["couch"] for stake in again["table"]["stakes"]] == [10]


def test_a_result_has_the_offers_after_the_entry() -> None:
    state = table("oak").given(events.staked("K")).state
    offers = enter(state, kind="fasse", cards=["2"])["offers"]
    assert [offer["verb"] for offer in offers if offer["main"]] == ["pair"]
    verbs = {offer["verb"] for offer in offers}
    assert {"ruling", "rename"} <= verbs
    assert not {"undo", "redo", "payment", "fasse"} & verbs


def test_a_preview_says_what_the_next_field_may_hold() -> None:
    previewed = preview(table("oak").state)
    stake = {"kind": "stake", "punter": "anne", "card": "K", "amount": 990}
    assert "K" in previewed.open_field("stake", ["anne"])["field"]["choices"]
    previewed.enter({"key": "1", **stake})
    assert "K" not in previewed.open_field("stake", ["anne"])["field"]["choices"]
    assert previewed.open_field("stake", ["anne", "Q"])["field"]["most"] == 10
    complete = previewed.open_field("stake", ["anne", "Q", 10])
    assert complete == {"refused": None, "field": None}


@pytest.mark.parametrize(
    ("verb", "values", "code"),
    [
        ("stake", ["anne", "Q", 1001], "purse_short"),
        ("stake", ["stranger"], "unknown_punter"),
        ("stake", ["anne", 7], "wrong_shape"),
        ("bluff", [], "wrong_shape"),
        ("undo", [], "nothing_to_undo"),
    ],
)
def test_a_preview_refuses_values_as_the_entry_is_refused(
    verb: str, values: list[Any], code: str
) -> None:
    result = preview(table("oak").state).open_field(verb, values)
    assert (result["refused"]["code"], result["field"]) == (code, None)
