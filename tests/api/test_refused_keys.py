"""A refusal by the rules is stored with its key: the same key gets it again, whatever happened."""

from typing import Any
from uuid import uuid4

import pytest
from werkzeug.test import TestResponse

from tests.api.caller import Caller, Table, opening
from tests.api.line_requests import as_batched, request_of
from tests.api.named_devices import DEVICE, with_named_devices
from tests.api.service_under_test import ServiceUnderTest
from tests.api.tables import DEALING

REPLAYED = "Idempotency-Replayed"
TOO_MUCH = "cashout anne 2000"
"""More than anne has, until she buys in."""


def assert_repeated(first: TestResponse, again: TestResponse) -> None:
    """Check that a refusal is repeated, byte for byte and marked."""
    assert REPLAYED not in first.headers
    assert again.headers[REPLAYED] == "true"
    assert (again.status_code, again.data) == (first.status_code, first.data)
    assert again.content_type == first.content_type


def assert_refused(answer: TestResponse, status: int, code: str) -> None:
    assert (answer.status_code, answer.get_json()["code"]) == (status, code), answer.text


def new_name() -> str:
    return uuid4().hex[:20]


def batch_of(*lines: str, keys: str = "") -> list[dict[str, Any]]:
    bodies = [as_batched(*request_of(line)) for line in lines]
    return [{**b, "key": k} for b, k in zip(bodies, keys, strict=True)] if keys else bodies


def results(answer: TestResponse) -> list[tuple[int, str | None]]:
    listed = answer.get_json()["results"]
    return [(result["status"], result.get("code")) for result in listed]


def test_a_refused_key_stays_refused(seated: Table) -> None:
    first = seated.line(TOO_MUCH, key="k")
    assert_refused(first, 409, "purse_short")
    assert first.get_json()["purse"] == 1000
    seated.enter_lines("buyin anne 1000")
    before = seated.events()
    assert_repeated(first, seated.line(TOO_MUCH, key="k"))
    assert_repeated(first, seated.line(TOO_MUCH, key="k"))
    assert seated.events() == before
    assert seated.line(TOO_MUCH, key="another").status_code == 201


def test_a_refused_key_is_for_one_request(seated: Table) -> None:
    seated.line(TOO_MUCH, key="k")
    before = seated.events()
    assert_refused(seated.line("fund 1", key="k"), 422, "key_reused")
    assert_refused(seated.line("cashout anne 1", key="k"), 422, "key_reused")
    assert seated.events() == before


def test_a_repeated_refusal_comes_before_a_condition(seated: Table) -> None:
    tag = {"If-Match": seated.read().headers["ETag"]}
    first = seated.line(TOO_MUCH, key="k", headers=tag)
    seated.enter_lines("buyin anne 1000")
    assert_refused(seated.line(TOO_MUCH, key="new", headers=tag), 412, "entry_in_between")
    assert_repeated(first, seated.line(TOO_MUCH, key="k", headers=tag))


def test_a_refusal_without_a_key_of_the_client_is_not_stored(
    inline_service: ServiceUnderTest,
) -> None:
    table = inline_service.caller().table("seat anne 1000")
    before = inline_service.rows()
    assert_refused(table.line(TOO_MUCH), 409, "purse_short")
    refused = table.enter("entries", {"entries": batch_of(TOO_MUCH), "mode": "each"})
    assert results(refused) == [(409, "purse_short")]
    assert inline_service.rows() == before


def test_only_refusals_by_the_rules_are_stored(seated: Table) -> None:
    refusals = [
        (seated.enter("bank-funds", {"amount": 0}, key="shape"), 422),
        (seated.line("fund 1", key="condition", headers={"If-Match": '"1"'}), 412),
        (seated.enter("bank-funds", {"amount": 1}, key="k" * 256), 400),
    ]
    assert [answer.status_code for answer, _ in refusals] == [status for _, status in refusals]
    later = [seated.line("fund 1", key=key) for key in ("shape", "condition")]
    assert [answer.status_code for answer in later] == [201, 201]
    assert all(REPLAYED not in answer.headers for answer in later)


def test_a_dry_run_stores_no_refusal(seated: Table) -> None:
    ruling = {"ruling": {"from": "anne", "to": "bess", "amount": 2000}}
    corrections = "corrections?dry_run=true"
    assert_refused(seated.enter(corrections, ruling, key="k"), 409, "purse_short")
    seated.enter_lines("buyin anne 1000")
    assert seated.enter("corrections", ruling, key="k").status_code == 201


def test_a_refused_correction_stays_refused(seated: Table) -> None:
    undo = {"undo": True, "of": "of a refused entry"}
    first = seated.enter("corrections", undo, key="k")
    assert_refused(first, 409, "correction_refused")
    seated.line("fund 1", key="of a refused entry")
    assert_repeated(first, seated.enter("corrections", undo, key="k"))


def test_a_device_without_the_pen_may_send_its_key_again(own_service: ServiceUnderTest) -> None:
    with_named_devices(own_service.app)
    table = own_service.caller().table()
    tablet, spare = {DEVICE: "tablet"}, {DEVICE: "spare"}
    assert table.enter("pen", {}, headers=tablet).status_code == 201
    assert_refused(table.line("fund 1", key="k", headers=spare), 409, "pen_elsewhere")
    assert table.enter("pen", {}, headers=spare).status_code == 201
    answer = table.line("fund 1", key="k", headers=spare)
    assert (answer.status_code, REPLAYED in answer.headers) == (201, False)


def test_a_session_of_a_refused_opening_is_not_opened_later(caller: Caller) -> None:
    banker = caller.post("/v1/people", {"name": new_name()}).get_json()["id"]
    body = opening(bank={"funds": 500}, banker=banker)
    first = caller.post("/v1/sessions", body, key="opening")
    assert_refused(first, 409, "bankroll_short")
    deposit = {"currency": "points", "amount": 500}
    assert caller.post(f"/v1/people/{banker}/deposits", deposit).status_code == 201
    assert_repeated(first, caller.post("/v1/sessions", body, key="opening"))
    assert caller.post("/v1/sessions", body, key="opening again").status_code == 201


def test_a_refused_withdrawal_of_a_person_stays_refused(caller: Caller) -> None:
    path = f"/v1/people/{caller.post('/v1/people', {'name': new_name()}).get_json()['id']}"
    amount = {"currency": "points", "amount": 5}
    first = caller.post(f"{path}/withdrawals", amount, key="k")
    assert_refused(first, 409, "bankroll_short")
    assert caller.post(f"{path}/deposits", amount, key="d").status_code == 201
    assert_repeated(first, caller.post(f"{path}/withdrawals", amount, key="k"))
    assert_refused(caller.post(f"{path}/deposits", amount, key="k"), 422, "key_reused")
    assert caller.post(f"{path}/withdrawals", amount, key="w").status_code == 201


def test_a_refused_name_of_a_person_stays_refused(caller: Caller) -> None:
    name = new_name()
    caller.post("/v1/people", {"name": f"{name} a"})
    with_cyrillic = {"name": f"{name} \u0430"}
    first = caller.post("/v1/people", with_cyrillic, key="k")
    assert_refused(first, 409, "name_looks_like_another")
    assert_repeated(first, caller.post("/v1/people", with_cyrillic, key="k"))
    assert_refused(caller.post("/v1/people", {"name": new_name()}, key="k"), 422, "key_reused")


# Batches


def test_each_refused_entry_of_a_batch_stays_refused(seated: Table) -> None:
    batch = {"entries": batch_of("fund 1", TOO_MUCH, "fund 2", keys="abc"), "mode": "each"}
    first = seated.enter("entries", batch, key="batch")
    assert results(first) == [(201, None), (409, "purse_short"), (201, None)]
    seated.enter_lines("buyin anne 1000")
    alone = seated.line(TOO_MUCH, key="b")
    assert_refused(alone, 409, "purse_short")
    assert alone.headers[REPLAYED] == "true"
    again = seated.enter("entries", batch, key="another batch")
    assert again.headers[REPLAYED] == "true"
    assert again.get_json()["results"] == first.get_json()["results"]


def test_a_batch_that_records_nothing_stores_its_refusals(seated: Table) -> None:
    batch = {"entries": batch_of(TOO_MUCH, keys="a"), "mode": "each"}
    first = seated.enter("entries", batch, key="batch")
    seated.enter_lines("buyin anne 1000")
    again = seated.enter("entries", batch, key="batch")
    assert results(first) == results(again) == [(409, "purse_short")]
    assert again.headers[REPLAYED] == "true"


@pytest.mark.parametrize("keys", ["abc", ""])
def test_an_atomic_batch_stays_refused(seated: Table, keys: str) -> None:
    batch = {"entries": batch_of("fund 1", TOO_MUCH, "fund 2", keys=keys), "mode": "atomic"}
    first = seated.enter("entries", batch, key="batch")
    assert_refused(first, 409, "purse_short")
    assert first.get_json()["index"] == 1
    seated.enter_lines("buyin anne 1000")
    before = seated.events()
    assert_repeated(first, seated.enter("entries", batch, key="batch"))
    assert seated.events() == before


def test_entries_that_were_not_tried_store_nothing(seated: Table) -> None:
    lines = batch_of("fund 1", TOO_MUCH, "cashout bess 2000", keys="abc")
    first = seated.enter("entries", {"entries": lines, "mode": "until_refused"}, key="batch")
    assert results(first) == [(201, None), (409, "purse_short")]
    seated.enter_lines("buyin bess 1000")
    assert seated.line("cashout bess 2000", key="c").status_code == 201


def test_entries_before_the_refusal_of_an_atomic_batch_store_nothing(seated: Table) -> None:
    batch = {"entries": batch_of("fund 1", TOO_MUCH, keys="ab"), "mode": "atomic"}
    seated.enter("entries", batch, key="batch")
    answer = seated.line("fund 1", key="a")
    assert (answer.status_code, REPLAYED in answer.headers) == (201, False)


def test_a_key_twice_in_a_batch_is_refused_twice(seated: Table) -> None:
    batch = {"entries": batch_of(TOO_MUCH, TOO_MUCH, "fund 3", keys="aab"), "mode": "each"}
    answer = seated.enter("entries", batch, key="batch")
    assert results(answer) == [(409, "purse_short"), (409, "purse_short"), (201, None)]
    reused = {"entries": batch_of(TOO_MUCH, "fund 4", keys="cc"), "mode": "each"}
    answer = seated.enter("entries", reused, key="another batch")
    assert results(answer) == [(409, "purse_short"), (422, "key_reused")]


def test_a_draw_that_was_refused_is_not_dealt_later(caller: Caller) -> None:
    table = caller.table(*DEALING, "pair K 3")
    first = table.line("pair 4 5", key="k")
    assert_refused(first, 409, "answers_pending")
    table.enter_lines("take anne K")
    assert_repeated(first, table.line("pair 4 5", key="k"))
    assert table.line("pair 4 5", key="new").status_code == 202
