"""Names: some are refused, all others are returned unchanged everywhere."""

import json
import unicodedata
from typing import Any

import pytest

from service.sheets import write_sheet
from service.sheets.books import books_of
from tests.api.caller import Caller, Table, opening
from tests.api.credentials import device_caller
from tests.api.service_under_test import ServiceUnderTest

GOOD = (
    "Anne",
    "a b  c",
    "d'Artagnan",
    "\u2019s Gravenhage",
    "Zoë",
    "Ωμέγα",
    "雀",
    "שלום",
    "\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645",
    "क\u094d\u200dष",
    "👩‍👩‍👧",
    "🂮",
    "100%",
    "a:b:c",
    "%3A%25",
    "a%b:c",
    "*",
    "!",
    "! purse_short",
    "// no comment",
    "-",
    "#1",
    "\\",
    "\\n",
    "'''",
    "{0} %s $x",
    "../..",
    "<b>",
    "x" * 40,
    "𐍈" * 40,
    "a\u00a0b",
    "❤\ufe0f\u200d🔥",
    "null",
    "1",
)


@pytest.mark.parametrize("name", GOOD)
def test_a_good_name_is_returned_unchanged(caller: Caller, name: str) -> None:
    table = caller.table(name=name, bank={"funds": 100, "holder": name})
    data = table.enter("punters", {"name": name, "purse": 50}).get_json()
    table.enter("stakes", {"punter": name, "card": "Q", "amount": 7})
    escaped = name.replace("%", "%25").replace(":", "%3A")
    state = table.state()
    assert state["punters"][0]["name"] == state["stakes"][0]["punter"] == name
    assert (state["name"], state["bank"]["holder"]) == (name, name)
    assert data["events"][0]["data"]["punter"] == name
    assert list(table.read("balances").get_json()) == sorted(
        ["bank", f"punter:{escaped}:card:Q", f"punter:{escaped}:purse", "world"]
    )
    assert table.read("standings").get_json()["standings"][0]["punter"] == name


@pytest.mark.slow
@pytest.mark.parametrize("name", GOOD)
def test_a_good_name_survives_a_score_sheet(service: ServiceUnderTest, name: str) -> None:
    caller = service.caller()
    table = caller.table(name=name, bank={"funds": 100, "holder": name})
    table.enter("punters", {"name": name, "purse": 50})
    table.enter("stakes", {"punter": name, "card": "Q", "amount": 7})
    answer = caller.sheet(export_sheet(service, table))
    assert answer.status_code == 201, answer.text
    again = Table(caller, answer.get_json()["id"])
    assert without_id(again.state()) == without_id(table.state())
    assert again.read("balances").get_json() == table.read("balances").get_json()


def export_sheet(service: ServiceUnderTest, table: Table) -> str:
    session = service.application.sessions.current(table.id)
    history = service.application.ports.store.events(table.id)
    return write_sheet(session.game, history, books_of(session.game, session.state))


def without_id(state: dict[str, Any]) -> dict[str, Any]:
    """Return a view without the ids of the session and of its entries."""
    entered = [entry["entered"] for entry in state["recent"]]
    return {name: value for name, value in state.items() if name != "id"} | {"recent": entered}


def test_equivalent_unicode_names_are_the_same(caller: Caller) -> None:
    table = caller.table()
    composed, apart = "Zo\u00eb", "Zoe\u0308"
    table.enter("punters", {"name": apart, "purse": 50})
    assert table.state()["punters"][0]["name"] == composed
    assert table.enter("buy-ins", {"punter": apart, "amount": 1}).status_code == 201
    again = table.enter("punters", {"name": composed, "purse": 50})
    assert again.get_json()["code"] == "punter_exists"


@pytest.mark.parametrize(("one", "other"), [("anne", "ANNE"), ("straße", "STRASSE"), ("Ǆ", "ǆ")])
def test_names_differ_by_more_than_case(caller: Caller, one: str, other: str) -> None:
    table = caller.table()
    table.enter("punters", {"name": one, "purse": 1})
    answer = table.enter("punters", {"name": other, "purse": 1})
    assert (answer.status_code, answer.get_json()["code"]) == (409, "punter_exists")
    assert (
        table.enter("buy-ins", {"punter": other, "amount": 1}).get_json()["code"]
        == "unknown_punter"
    )


BAD = (
    "\u200b",
    "",
    " ",
    "   ",
    "\u00a0",
    "\u3000",
    " anne",
    "anne ",
    "anne\u2003",
    "x" * 41,
    "x" * 10_000,
    "𐍈" * 41,
    'an"ne',
    "an\nne",
    "an\tne",
    "an\x00ne",
    "an\x7fne",
    "an\x85ne",
    "an\u2028ne",
    "an\u2029ne",
    "an\ud800ne",
    "\udfff",
)


@pytest.mark.parametrize("name", BAD, ids=ascii)
def test_a_bad_name_is_refused_and_leaves_nothing(
    inline_service: ServiceUnderTest, name: str
) -> None:
    table = inline_service.caller().table("seat anne 100")
    before = inline_service.rows()
    bodies = {
        "punters": {"name": name, "purse": 1},
        "stakes": {"punter": name, "card": "K", "amount": 1},
        "side-bets": {
            "backer": name,
            "against": "anne",
            "punter": "anne",
            "card": "K",
            "outcome": "win",
            "amount": 1,
        },
    }
    for point, body in bodies.items():
        # json.dumps writes a lone surrogate as an escape, as a broken client would.
        path = f"{table.path}/{point}"
        answer = table.caller.post_raw(path, json.dumps(body).encode(), "application/json")
        assert (answer.status_code, answer.get_json()["code"]) == (422, "wrong_shape")
        assert list(answer.get_json()["errors"]) == [next(n for n, v in body.items() if v == name)]
    assert inline_service.rows() == before


@pytest.mark.parametrize("field", ["name", "holder"])
@pytest.mark.parametrize("name", ["", "a\nb", "a\x00b", "\ud800", "x" * 201], ids=ascii)
def test_a_session_has_a_good_name_or_none(
    inline_service: ServiceUnderTest, field: str, name: str
) -> None:
    bank = {"funds": 1, **({"holder": name} if field == "holder" else {})}
    body = {"name": name if field == "name" else "x", "rules": {"preset": "oak"}, "bank": bank}
    before = inline_service.rows()
    answer = inline_service.caller().post_raw(
        "/v1/sessions", json.dumps(body).encode(), "application/json"
    )
    assert (answer.status_code, answer.get_json()["code"]) == (422, "wrong_shape")
    assert inline_service.rows() == before


def test_two_letters_that_become_one_count_as_one(caller: Caller) -> None:
    table = caller.table()
    name = "e\u0301" * 40
    assert table.enter("punters", {"name": name, "purse": 1}).status_code == 201
    assert table.state()["punters"][0]["name"] == unicodedata.normalize("NFC", name)


def test_people_keys_and_devices_have_names_that_look_different(
    inline_service: ServiceUnderTest,
) -> None:
    caller = inline_service.caller()
    grant = {"role": "dealer"}
    link = caller.post("/v1/pairings", {"name": "Tablet 1", **grant}).get_json()["link"]
    key = caller.post("/v1/keys", {"name": "Tablet 2", **grant}).get_json()["key"]
    assert caller.post("/v1/people", {"name": "Anna"}).status_code == 201
    posts: list[tuple[str, Any]] = [
        ("/v1/people", {}),
        ("/v1/keys", grant),
        ("/v1/pairings", grant),
    ]
    for path, body in posts:
        name = "\u0410nna" if path == "/v1/people" else "Tablet l"
        alike = caller.post(path, {"name": name, **body})
        other = "Anna" if path == "/v1/people" else "Tablet 1"
        refused = alike.get_json()
        assert (alike.status_code, refused["code"]) == (409, "name_looks_like_another"), path
        assert (refused["name"], refused["other"]) == (name, other)
        odd = caller.post(path, {"name": "a\u202eb", **body}).get_json()
        assert (odd["code"], odd["character"], odd["position"]) == ("name_invalid", "U+202E", 2)
    for secret in ({"link": link}, {"key": key}):
        device = device_caller(inline_service, "")
        for name, code in (("Tablet I", "name_looks_like_another"), ("T\u200b", "name_invalid")):
            answer = device.post("/v1/sign-ins", {**secret, "device": name})
            assert (answer.status_code, answer.get_json()["code"]) == (409, code)
        assert device.post("/v1/sign-ins", {**secret, "device": "Tablet 1"}).status_code == 201


def test_a_person_may_keep_a_name_and_change_its_script(caller: Caller) -> None:
    person = caller.post("/v1/people", {"name": "Nikita"}).get_json()["id"]
    for name in ("Nikita", "N\u0456kita"):
        assert caller.post(f"/v1/people/{person}/renamings", {"name": name}).status_code == 201


@pytest.mark.parametrize(
    ("path", "body"), [("sessions", opening()), ("gatherings", {"date": "2026-01-06"})]
)
def test_titles_have_no_invisible_character(caller: Caller, path: str, body: Any) -> None:
    answer = caller.post(f"/v1/{path}", {**body, "name": "Twelfth\u200b Night"})
    assert (answer.status_code, answer.get_json()["code"]) == (422, "wrong_shape")
    assert "U+200B" in answer.get_json()["errors"]["name"][0]
