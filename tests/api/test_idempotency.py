"""A repeated key, path and body gets the stored response, byte for byte, and records nothing."""

import hashlib
from typing import Any

import pytest
from werkzeug.test import TestResponse

from service.api.http.requests import fingerprint
from tests.api.caller import Caller, Table, opening
from tests.api.tables import DEALING, SEATED

FUND = {"amount": 1}


def assert_replayed(first: TestResponse, again: TestResponse) -> None:
    assert again.data == first.data
    assert again.status_code == first.status_code
    assert again.headers["Idempotency-Replayed"] == "true"
    for name in ("Idempotency-Key", "ETag", "Content-Type", "Location"):
        assert again.headers.get(name) == first.headers.get(name)


def assert_refused(answer: TestResponse, status: int, code: str) -> None:
    assert (answer.status_code, answer.get_json()["code"]) == (status, code)


ENTRIES = {
    "seat": (SEATED, "seat dora 5"),
    "stake": (SEATED, "stake anne K 100"),
    "fasse": (SEATED, "fasse K"),
    "pair": (DEALING, "pair K 3"),
    "take all": ((*DEALING, "pair K 3"), "take *"),
    "end": (DEALING, "end"),
    "close": (SEATED, "close"),
}


@pytest.mark.parametrize(("lines", "line"), ENTRIES.values(), ids=ENTRIES)
def test_a_repeated_entry_gets_its_stored_response(
    caller: Caller, lines: tuple[str, ...], line: str
) -> None:
    table = caller.table(*lines)
    first = table.line(line, key="k")
    before = table.events()
    assert_replayed(first, table.line(line, key="k"))
    assert table.events()[: len(before)] == before
    assert [e["entry"] for e in table.events() if e["actor"] == "house"].count("k") == len(
        first.get_json()["events"]
    )


def test_a_response_is_stored_for_ever(seated: Table) -> None:
    first = seated.line("stake anne K 100", key="k")
    seated.enter_lines("fasse 2", "pair K 3", "take anne K", "end", "cashout anne 1100", "close")
    assert_replayed(first, seated.line("stake anne K 100", key="k"))


def test_a_replay_comes_before_any_rule(seated: Table) -> None:
    first = seated.line("cashout anne 1000", key="k")
    assert_refused(seated.line("cashout anne 1000", key="other"), 409, "purse_short")
    assert_replayed(first, seated.line("cashout anne 1000", key="k"))


def test_a_replay_comes_before_any_condition(seated: Table) -> None:
    tag = {"If-Match": seated.read().headers["ETag"]}
    first = seated.enter("bank-funds", FUND, key="k", headers=tag)
    assert_refused(
        seated.enter("bank-funds", FUND, key="other", headers=tag), 412, "entry_in_between"
    )
    assert_replayed(first, seated.enter("bank-funds", FUND, key="k", headers=tag))


def test_another_condition_is_the_same_request(seated: Table) -> None:
    first = seated.enter("bank-funds", FUND, key="k")
    assert_replayed(first, seated.enter("bank-funds", FUND, key="k", headers={"If-Match": '"1"'}))


def test_a_draw_is_stored_as_unsettled_even_after_a_wait(seated: Table) -> None:
    waited = seated.line("fasse 2", key="k", headers={"Prefer": "wait=10"})
    again = seated.line("fasse 2", key="k")
    data = again.get_json()
    assert (waited.status_code, again.status_code) == (201, 202)
    assert data["settled"] is False
    assert data["events"] == waited.get_json()["events"][:1]
    assert again.headers["Idempotency-Replayed"] == "true"
    assert "Preference-Applied" not in again.headers
    assert_replayed(again, seated.line("fasse 2", key="k"))


def test_the_order_of_members_and_blanks_do_not_change_a_body(seated: Table) -> None:
    path = f"{seated.path}/buy-ins"
    first = seated.enter("buy-ins", {"punter": "anne", "amount": 5}, key="k")
    body = b'{ "amount" : 5,\n "punter":"\\u0061nne" }'
    headers = {"Idempotency-Key": "k"}
    again = seated.caller.post_raw(path, body, "application/json", headers=headers)
    assert_replayed(first, again)


@pytest.mark.parametrize(
    ("point", "body"),
    [
        ("buy-ins", {"punter": "anne", "amount": 6}),
        ("buy-ins", {"punter": "bess", "amount": 5}),
        ("buy-ins", {"punter": "anne", "amount": 5, "occurred_at": None}),
        ("cash-outs", {"punter": "anne", "amount": 5}),
        ("entries", {"entries": [{"kind": "buyin", "punter": "anne", "amount": 5}]}),
    ],
)
def test_a_key_is_for_one_path_and_body(seated: Table, point: str, body: Any) -> None:
    seated.enter("buy-ins", {"punter": "anne", "amount": 5}, key="k")
    before = seated.events()
    assert_refused(seated.enter(point, body, key="k"), 422, "key_reused")
    assert seated.events() == before


def test_sessions_do_not_share_their_keys(caller: Caller) -> None:
    one, other = caller.table(), caller.table()
    first = one.line("fund 1", key="k").get_json()
    second = other.line("fund 2", key="k").get_json()
    assert [e["data"]["amount"] for e in (*first["events"], *second["events"])] == [1, 2]
    assert first["events"][0]["id"] != second["events"][0]["id"]


def test_a_repeated_opening_opens_no_new_session(caller: Caller) -> None:
    first = caller.post("/v1/sessions", opening(), key="one-opening")
    again = caller.post("/v1/sessions", opening(), key="one-opening")
    assert_replayed(first, again)
    assert again.status_code == 201


def test_the_key_of_an_opening_is_unique_across_sessions(caller: Caller) -> None:
    caller.post("/v1/sessions", opening(), key="for-the-house")
    answer = caller.post("/v1/sessions", opening(name="Another"), key="for-the-house")
    assert_refused(answer, 422, "key_reused")
    sheet = 'format = "basset/1"\nrules = "oak"\nentries = ""\n'
    assert_refused(caller.sheet(sheet, key="for-the-house"), 422, "key_reused")


SHEET = 'rules = "oak"\nentries = """\nseat anne 100\nclose\n"""\n'


def sheet_with(caller: Caller, query: str, key: str) -> TestResponse:
    return caller.client.post(
        f"/v1/score-sheets{query}",
        data=SHEET,
        content_type="application/toml",
        headers={"Idempotency-Key": key},
    )


def test_a_key_is_for_one_query(caller: Caller) -> None:
    """What the query of a sheet says is recorded."""
    gathering = caller.post(
        "/v1/gatherings", {"name": "An evening", "date": "2026-01-06"}
    ).get_json()["id"]
    assert sheet_with(caller, "", "one query").status_code == 201
    before = caller.get("/v1/sessions").get_json()
    for query in ("?date=2026-01-06", "?practice=true", f"?gathering={gathering}"):
        assert_refused(sheet_with(caller, query, "one query"), 422, "key_reused")
    assert caller.get("/v1/sessions").get_json() == before


@pytest.mark.parametrize(
    ("query", "same"),
    [
        ("", "?practice=false"),
        ("?date=2026-01-06&practice=true", "?practice=true&date=2026-01-06"),
    ],
)
def test_a_repeated_query_may_be_written_in_another_way(
    caller: Caller, query: str, same: str
) -> None:
    key = f"sheet of {same}"
    assert_replayed(sheet_with(caller, query, key), sheet_with(caller, same, key))


def test_a_request_without_a_query_has_the_hash_of_earlier_versions() -> None:
    stored = hashlib.sha256(b'["/v1/score-sheets","text"]').hexdigest()
    unset = {"date": None, "gathering": None, "practice": False}
    assert fingerprint("/v1/score-sheets", "text", unset) == stored


def test_the_key_of_an_opening_is_in_use_inside_its_session(caller: Caller) -> None:
    answer = caller.post("/v1/sessions", opening(), key="opens")
    table = Table(caller, answer.get_json()["id"])
    assert_refused(table.line("fund 1", key="opens"), 422, "key_reused")
    assert caller.table().line("fund 1", key="opens").status_code == 201


def test_the_key_of_an_entry_still_opens_a_session(seated: Table) -> None:
    seated.line("fund 1", key="used-at-a-table")
    answer = seated.caller.post("/v1/sessions", opening(), key="used-at-a-table")
    assert answer.status_code == 201


def test_a_repeated_sheet_is_one_session(caller: Caller) -> None:
    sheet = 'format = "basset/1"\nrules = "oak"\nentries = "seat anne 5"\n'
    first = caller.sheet(sheet, key="one-sheet")
    again = caller.sheet(sheet, key="one-sheet")
    assert_replayed(first, again)
    assert_refused(caller.sheet(sheet + "\n", key="one-sheet"), 422, "key_reused")


def test_a_key_may_look_like_the_key_of_a_sheet_line(caller: Caller) -> None:
    sheet = 'format = "basset/1"\nrules = "oak"\nentries = """\nseat anne 5\nfund 1"""\n'
    for key in ("sheet-line-4", "sheet-line-5", "sheet-line-6"):
        answer = caller.sheet(sheet, key=key)
        assert answer.status_code == 201, key
        assert [e["version"] for e in answer.get_json()["events"]] == [1, 2, 3]


def test_a_missing_key_is_generated_and_returned(seated: Table) -> None:
    first, second = seated.enter("bank-funds", FUND), seated.enter("bank-funds", FUND)
    keys = [answer.headers["Idempotency-Key"] for answer in (first, second)]
    assert [answer.get_json()["events"][0]["entry"] for answer in (first, second)] == keys
    assert keys[0] != keys[1]
    assert_replayed(first, seated.enter("bank-funds", FUND, key=keys[0]))


@pytest.mark.parametrize(
    "key", ["k", "!", "~", "a b", "ü".encode().hex(), "x" * 255, '"quoted"', "1,2"]
)
def test_a_valid_key_is_accepted(seated: Table, key: str) -> None:
    answer = seated.enter("bank-funds", FUND, key=key)
    assert answer.headers["Idempotency-Key"] == key
    assert answer.get_json()["events"][0]["entry"] == key


@pytest.mark.parametrize(
    "key", ["", " ", " k", "k ", "x" * 256, "ü", "\xa0", "a\tb", "a\x00b", "\x7f"]
)
def test_an_invalid_key_is_refused(seated: Table, key: str) -> None:
    before = seated.events()
    assert_refused(seated.enter("bank-funds", FUND, key=key), 400, "malformed")
    assert seated.events() == before
