"""Lansquenet over HTTP: beside Basset, by the same endpoints."""

from typing import Any

import pytest

from service.application.ports.keyring import PUNTER, Grant
from service.domain.preview import Preview
from tests.api.caller import Caller, Table
from tests.api.credentials import make_credential
from tests.api.line_requests import as_batched, request_of
from tests.api.service_under_test import ManualClock, ServiceUnderTest

RULES = {"preset": "lansquenet"}
SEATED = ("seat anne 1000", "seat bess 1000", "seat carl 1000")
COVERED = (*SEATED, "wager 60", "cover bess 20")
LOST = (*COVERED, "match right")


def opening(**fields: Any) -> dict[str, Any]:
    return {"name": "Lansquenet", "game": "lansquenet", "rules": RULES, **fields}


def lansquenet(caller: Caller, *lines: str, **fields: Any) -> Table:
    """Open a session of Lansquenet and play ``lines`` of a score sheet in it."""
    response = caller.post("/v1/sessions", opening(**fields))
    assert response.status_code == 201, response.text
    table = Table(caller, response.get_json()["id"])
    if lines:
        table.enter_lines(*lines)
    return table


def test_a_session_opens(caller: Caller) -> None:
    state = lansquenet(caller).state()
    assert {name: state[name] for name in ("game", "preset", "phase", "banker", "players")} == {
        "game": "lansquenet",
        "preset": "lansquenet",
        "phase": "wagering",
        "banker": None,
        "players": [],
    }
    assert state["rules"]["match"] == "suit"


def test_rules_can_be_overridden(caller: Caller) -> None:
    rules = {"preset": "lansquenet", "overrides": {"match": "rank", "max_wager": 40}}
    table = lansquenet(caller, *SEATED, rules=rules)
    assert (table.state()["rules"]["match"], table.state()["rules"]["max_wager"]) == ("rank", 40)
    assert table.line("wager 41").get_json()["code"] == "stake_above_maximum"


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ({"rules": {"preset": "oak"}}, "wrong_shape"),
        ({"rules": {**RULES, "overrides": {"max_wager": 1, "min_wager": 2}}}, "wrong_shape"),
        ({"rules": {**RULES, "overrides": {"bank_cover": "owes"}}}, "wrong_shape"),
        ({"bank": {"funds": 100}}, "wrong_shape"),
        ({"game": "faro"}, "wrong_shape"),
    ],
)
def test_an_opening_with_impossible_rules_is_refused(
    caller: Caller, fields: dict[str, Any], code: str
) -> None:
    response = caller.post("/v1/sessions", opening(**fields))
    assert (response.status_code, response.get_json()["code"]) == (422, code)


def test_a_bank_that_the_game_does_not_have_gets_no_bankroll(caller: Caller) -> None:
    made = caller.post("/v1/people", {"name": "Anne"})
    anne = made.get_json()["id"]
    refused = caller.post("/v1/sessions", opening(banker=anne))
    problem = refused.get_json()
    assert (refused.status_code, problem["code"]) == (422, "wrong_shape")
    assert problem["errors"] == {"banker": ["There is no such member."]}
    table = lansquenet(caller)
    late = table.enter("bankrolls", {"punter": "bank", "person": anne})
    assert (late.status_code, late.get_json()["code"]) == (409, "unknown_punter")


def test_a_hand_is_entered_step_by_step(caller: Caller) -> None:
    table = lansquenet(caller, *SEATED)
    for line in ("wager 60", "cover bess 20", "cover carl *"):
        assert table.line(line).status_code == 201
    assert table.state()["covers"] == [
        {"punter": "bess", "amount": 20},
        {"punter": "carl", "amount": 40},
    ]
    cards = {"cards": ["Kh", "3d", "9s", "Qd"], "place": 0}
    assert table.enter("hands", cards, headers={"Prefer": "wait=10"}).status_code == 201
    state = table.state()
    assert (state["banker"], state["wager"], state["hand"]) == ("bess", 0, 1)
    assert {player["name"]: player["purse"] for player in state["players"]} == {
        "anne": 940,
        "bess": 1020,
        "carl": 1040,
    }
    assert table.enter("hands", cards).get_json()["code"] == "deal_not_begun"


def test_the_deck_is_sold_and_passed(caller: Caller) -> None:
    rules = {"preset": "lansquenet", "overrides": {"next_banker": "auction"}}
    table = lansquenet(caller, *LOST, rules=rules)
    assert table.state()["phase"] == "selling"
    table.enter_lines("auction carl 12", "pass")
    assert table.state()["banker"] == "anne"


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("cover anne 5", "is_banker"),
        ("cover bess 41", "bank_cover_short"),
        ("pass", "deal_in_progress"),
    ],
)
def test_a_refusal_has_its_code_and_facts(caller: Caller, line: str, code: str) -> None:
    response = lansquenet(caller, *COVERED).line(line)
    assert (response.status_code, response.get_json()["code"]) == (409, code)


@pytest.mark.parametrize(
    ("point", "body"),
    [
        ("wagers", {"amount": 0}),
        ("covers", {"punter": "bess"}),
        ("covers", {"punter": "bess", "all": True, "amount": 5}),
        ("hands", {}),
        ("hands", {"outcome": "middle"}),
        ("hands", {"outcome": "left", "cards": ["h", "h"]}),
        ("hands", {"cards": ["h"]}),
        ("hands", {"cards": ["h", "x"]}),
        ("auctions", {"punter": "bess", "amount": 5}),
    ],
)
def test_a_body_of_the_wrong_shape_is_refused(
    caller: Caller, point: str, body: dict[str, Any]
) -> None:
    response = lansquenet(caller, *COVERED).enter(point, body)
    assert (response.status_code, response.get_json()["code"]) == (422, "wrong_shape")


def test_an_endpoint_of_another_game_is_refused(caller: Caller, seated: Table) -> None:
    table = lansquenet(caller, *SEATED)
    for response in (
        table.enter("draws", {"kind": "fasse", "cards": ["2"]}),
        table.enter("bank-funds", {"amount": 5}),
        seated.enter("wagers", {"amount": 5}),
        seated.enter("hands", {"outcome": "left"}),
    ):
        assert (response.status_code, response.get_json()["code"]) == (404, "not_in_this_game")


def test_entries_of_a_batch_are_recorded(caller: Caller) -> None:
    table = lansquenet(caller)
    lines = (*COVERED, "cover carl *", "withdraw carl", "cards h d h", "wager 5", "pass", "close")
    entries = {"entries": [as_batched(*request_of(line)) for line in lines]}
    response = table.enter("entries", entries)
    assert response.status_code == 201, response.text
    assert table.state()["phase"] == "closed"


@pytest.mark.parametrize(
    "entry", [{"kind": "match", "cards": ["Kh", "Qh"]}, {"kind": "cards", "outcome": "left"}]
)
def test_an_entry_in_a_batch_has_the_fields_of_its_kind(
    caller: Caller, entry: dict[str, Any]
) -> None:
    table = lansquenet(caller, *COVERED)
    response = table.enter("entries", {"entries": [entry]})
    assert response.status_code == 422, response.text
    assert "entries.0.kind" in response.get_json()["errors"]
    assert table.state()["owes_settlement"] is False


def test_a_batch_has_entries_of_its_game(caller: Caller) -> None:
    stake = {"kind": "stake", "punter": "anne", "card": "K", "amount": 5}
    response = lansquenet(caller, *SEATED).enter("entries", {"entries": [stake]})
    assert (response.status_code, response.get_json()["code"]) == (422, "wrong_shape")


def test_the_rules_of_the_game_are_shown(caller: Caller) -> None:
    shown = caller.get("/v1/rules", game="lansquenet").get_json()
    (preset,) = shown["presets"]
    assert preset["name"] == "lansquenet"
    match, winnings = preset["rules"]["match"], preset["rules"]["winnings"]
    assert (match["value"], match["source"], match["house_choice"]) == ("suit", "S3", False)
    assert (winnings["value"], winnings["source"], winnings["house_choice"]) == ("home", None, True)


def test_standings_and_balances_are_read(caller: Caller) -> None:
    table = lansquenet(caller, *LOST, "wager 30")
    standings = table.read("standings").get_json()
    assert (standings["bank_net"], standings["winners"]) == (0, [])
    assert standings["standings"] == [
        {"place": 1, "punter": "bess", "net": 20},
        {"place": 2, "punter": "carl", "net": 0},
        {"place": 3, "punter": "anne", "net": -20},
    ]
    balances = table.read("balances").get_json()
    assert (balances["bank"], sum(balances.values())) == (30, 0)


def test_the_history_of_a_player_shows_a_settlement(caller: Caller) -> None:
    history = lansquenet(caller, *LOST).read("history", punter="bess").get_json()["history"]
    assert [line["type"] for line in history] == [
        "lansquenet.hand_settled",
        "lansquenet.cover_placed",
        "lansquenet.punter_seated",
    ]
    assert history[0]["draw"] == {"outcome": "right", "cards": [], "number": 0}


def test_a_player_sees_one_purse(service: ServiceUnderTest) -> None:
    table = lansquenet(service.caller(), *COVERED)
    reader = Table(
        make_credential(service, Grant(PUNTER, (table.id,), punter="bess")).caller, table.id
    )
    assert [player["name"] for player in reader.state()["players"]] == ["bess"]
    assert reader.state()["wager"] == 60


def test_an_evening_has_tables_of_both_games(
    timed_service: ServiceUnderTest, clock: ManualClock
) -> None:
    caller = timed_service.caller()
    lansquenet(caller, *LOST)
    clock.advance(1)
    caller.table("seat anne 500", "stake anne K 100", "fasse 2", "pair K 3", "take anne K")
    evening = caller.get("/v1/evening").get_json()
    assert [table["game"] for table in evening["sessions"]] == ["lansquenet", "basset"]
    assert evening["sessions"][0]["progress"] == {"hand": 1}
    assert [(p["name"], p["net"], p["place"]) for p in evening["punters"]] == [
        ("anne", 80, 1),
        ("bess", 20, 2),
        ("carl", 0, 3),
    ]
    assert evening["punters_net"] + evening["tables_net"] == 0


def test_the_preview_of_an_entry_is_the_session_after_it(caller: Caller) -> None:
    table = lansquenet(caller, *COVERED)
    before = table.state()
    # The caller names no device, so no entry takes the pen.
    del before["pen"]
    preview = Preview("lansquenet", before)
    entry = {"key": "k1", "kind": "cards", "cards": ["h", "d", "h"], "place": 0}
    result = preview.enter(entry)
    table.enter_lines("cards h d h")
    state = table.state()
    assert (result["refused"], result["version"]) == (None, state["version"])
    assert result["table"] == {name: state[name] for name in result["table"]}


def test_a_sheet_is_imported(caller: Caller) -> None:
    lines = "\n".join(LOST)
    sheet = f"game = 'lansquenet'\nrules = 'lansquenet'\nentries = '''\n{lines}\n'''\n"
    response = caller.sheet(sheet)
    assert response.status_code == 201, response.text
    assert Table(caller, response.get_json()["id"]).state()["banker"] == "bess"


def test_a_preview_lists_later_entries_that_become_those_of_other_players(caller: Caller) -> None:
    table = lansquenet(caller, *LOST, "wager 30", "cover carl 30")
    (dealt,) = (e["version"] for e in table.events() if e["type"] == "lansquenet.hand_dealt")
    body = {"amend": dealt, "entry": {"kind": "match", "outcome": "left"}}
    shown = table.enter("corrections?dry_run=true", body).get_json()
    assert [(each["entered"], each["players"]) for each in shown["other_players"]] == [
        ({"kind": "wager", "amount": 30}, {"before": ["bess"], "after": ["anne"]})
    ]
    assert shown["names"] == [{"figure": "banker", "before": "bess", "after": "anne"}]
    body = {"amend": dealt + 2, "entry": {"kind": "wager", "amount": 40}}
    assert table.enter("corrections?dry_run=true", body).get_json()["other_players"] == []


def test_a_preview_follows_players_who_left_or_have_other_names(caller: Caller) -> None:
    table = lansquenet(caller, *SEATED, "wager 30", "rename anne ann")
    struck = {"strike": 2}
    shown = table.enter("corrections?dry_run=true", struck).get_json()
    assert [each["players"] for each in shown["other_players"]] == [
        {"before": ["ann"], "after": ["bess"]}
    ]


def test_a_later_entry_of_some_of_its_players_is_not_that_of_others(caller: Caller) -> None:
    table = lansquenet(caller, *LOST, "wager 30", "close")
    (carl,) = (e["version"] for e in table.events() if e["data"].get("punter") == "carl")
    shown = table.enter("corrections?dry_run=true", {"strike": carl}).get_json()
    assert shown["other_players"] == []
