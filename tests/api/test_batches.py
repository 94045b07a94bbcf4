"""Batches of entries: atomic, each entry by itself, or until the first refusal."""

from typing import Any

import pytest
from werkzeug.test import TestResponse

from service.api.sessions.batches import BATCH_MOST
from tests.api.caller import Caller, Table
from tests.api.line_requests import as_batched, request_of
from tests.api.tables import DEALING, SEATED

Entry = dict[str, Any]


def entries(*lines: str, keys: str = "") -> list[Entry]:
    """Return lines as entries of a batch, with one-letter keys if any."""
    bodies = [as_batched(*request_of(line)) for line in lines]
    if keys:
        return [{**body, "key": key} for body, key in zip(bodies, keys, strict=True)]
    return bodies


def send(table: Table, batch: list[Entry], mode: str | None = None, **more: Any) -> TestResponse:
    body = {"entries": batch} if mode is None else {"entries": batch, "mode": mode}
    return table.enter("entries", body, **more)


def statuses(answer: TestResponse) -> list[int]:
    return [result["status"] for result in answer.get_json()["results"]]


def test_all_entries_of_a_batch_are_recorded_in_their_order(seated: Table) -> None:
    before = seated.version()
    answer = send(seated, entries("stake anne K 10", "buyin anne 5", "fund 1"))
    data = answer.get_json()
    assert (answer.status_code, statuses(answer)) == (201, [201] * 3)
    assert [e["version"] for e in data["events"]] == [before + 1, before + 2, before + 3]
    assert data["events"] == seated.events()[before:]
    assert (data["version"], data["settled"]) == (before + 3, True)
    assert data["balances"] == {
        "punter:anne:purse": 995,
        "punter:anne:card:K": 10,
        "world": -13_006,
        "bank": 10_001,
    }


def test_each_result_is_the_response_to_its_entry(seated: Table) -> None:
    results = send(seated, entries("buyin anne 5", "fund 1", keys="ab")).get_json()["results"]
    assert [result["key"] for result in results] == ["a", "b"]
    for line, result in zip(("buyin anne 5", "fund 1"), results, strict=True):
        single = seated.line(line, key=result["key"]).get_json()
        assert result == {"status": 201, "key": result["key"], **single}


def test_an_atomic_batch_with_one_refusal_records_nothing(seated: Table) -> None:
    before = seated.events()
    answer = send(seated, entries("fund 1", "cashout anne 5000", "fund 2", keys="abc"))
    problem = answer.get_json()
    assert (answer.status_code, problem["code"], problem["index"]) == (409, "purse_short", 1)
    assert (problem["punter"], problem["purse"]) == ("anne", 1000)
    assert seated.events() == before
    assert send(seated, entries("fund 1", keys="a")).status_code == 201


def test_each_entry_has_its_own_result(seated: Table) -> None:
    answer = send(seated, entries("fund 1", "cashout anne 5000", "fund 2"), "each")
    data = answer.get_json()
    assert (answer.status_code, statuses(answer)) == (200, [201, 409, 201])
    refused = data["results"][1]
    assert (refused["code"], refused["purse"]) == ("purse_short", 1000)
    assert [e["data"]["amount"] for e in data["events"]] == [1, 2]
    assert data["version"] == seated.version()


def test_until_refused_ends_with_the_refusal(seated: Table) -> None:
    before = seated.version()
    batch = entries("fund 1", "cashout anne 5000", "fund 2")
    answer = send(seated, batch, "until_refused")
    assert (answer.status_code, statuses(answer)) == (200, [201, 409])
    assert seated.version() == before + 1


def test_a_batch_of_refusals_returns_the_version(seated: Table) -> None:
    data = send(seated, entries("cashout anne 5000"), "each").get_json()
    assert (data["version"], data["events"], data["balances"]) == (seated.version(), [], {})


def test_atomic_is_the_default_mode(seated: Table) -> None:
    assert send(seated, entries("fund 1", "end")).status_code == 409
    assert send(seated, entries("fund 1", "end"), "atomic").get_json()["index"] == 1


@pytest.mark.parametrize("mode", ["atomic", "each", "until_refused"])
def test_a_batch_may_hold_a_whole_deal(seated: Table, mode: str) -> None:
    deal = ("stake anne K 10", "fasse 2", "pair K 3", "take *", "pair 4 5", "end")
    answer = send(seated, entries(*deal), mode)
    assert statuses(answer) == [201, 202, 202, 201, 202, 201]
    assert [result["settled"] for result in answer.get_json()["results"]] == [
        status == 201 for status in statuses(answer)
    ]
    types = [e["type"].removeprefix("basset.") for e in seated.events()][-9:]
    assert types[:4] == ["stake_placed", "fasse_turned", "draw_settled", "pair_dealt"]
    assert types[4:] == ["draw_settled", "win_taken", "pair_dealt", "draw_settled", "deal_ended"]
    assert seated.state()["punters"][0]["purse"] == 1010


def test_a_batch_that_ends_with_a_draw_is_settled_afterwards(seated: Table) -> None:
    data = send(seated, entries("fund 1", "fasse 2")).get_json()
    assert data["settled"] is False
    assert seated.line("pair 3 4").status_code == 202
    types = [e["type"].removeprefix("basset.") for e in seated.events()]
    assert types.count("draw_settled") in {1, 2}
    assert types[types.index("fasse_turned") + 1] == "draw_settled"


def test_an_entry_may_have_occurred_at_and_a_batch_may_not(seated: Table) -> None:
    when = "2026-01-06T20:15:00+00:00"
    batch = [{"kind": "fund", "amount": 1, "occurred_at": when}, {"kind": "fund", "amount": 2}]
    data = send(seated, batch).get_json()
    assert [e["occurred_at"] for e in data["events"]] == ["2026-01-06T20:15:00.000000Z", None]
    whole = seated.enter("entries", {"entries": batch, "occurred_at": when})
    assert (whole.status_code, list(whole.get_json()["errors"])) == (422, ["occurred_at"])


# Keys


def test_an_entry_of_a_batch_sent_alone_is_a_repeat(seated: Table) -> None:
    batched = send(seated, entries("stake anne K 10", "fasse 2", keys="ab")).get_json()
    before = [e for e in seated.events() if e["actor"] == "house"]
    for key, line, index in (("a", "stake anne K 10", 0), ("b", "fasse 2", 1)):
        alone = seated.line(line, key=key)
        assert alone.headers["Idempotency-Replayed"] == "true"
        result = batched["results"][index]
        assert {"status": alone.status_code, "key": key, **alone.get_json()} == result
    assert [e for e in seated.events() if e["actor"] == "house"] == before


def test_an_entry_sent_alone_is_a_repeat_in_a_batch(seated: Table) -> None:
    alone = seated.line("stake anne K 10", key="a").get_json()
    answer = send(seated, entries("stake anne K 10", "fund 1", keys="ab"))
    first, second = answer.get_json()["results"]
    assert first == {"status": 201, "key": "a", **alone}
    assert second["version"] == alone["version"] + 1
    assert "Idempotency-Replayed" not in answer.headers


EVERY_VERB = (
    ("stake anne K 10", "withdraw anne K", "book anne 5", "buyin anne 1", "cashout anne 1"),
    ("stake anne K 10", "fasse 2", "mace anne K 5", "sidebet bess carl anne K win 3", "pair K 3"),
    ("stake anne K 10", "fasse 2", "pair K 3", "take anne K 20", "pair 4 5", "end"),
    ("stake anne K 10", "fasse 2", "pair K 3", "paroli anne K", "pair 4 5", "end", "close"),
    ("stake anne K 10", "fasse 2", "pair K 3", "pay anne K", "pair K 5", "seat dora 5"),
)


@pytest.mark.parametrize("lines", EVERY_VERB)
def test_keys_of_single_entries_and_of_batches_are_the_same(
    caller: Caller, lines: tuple[str, ...]
) -> None:
    table = caller.table(*SEATED)
    keys = "abcdefgh"[: len(lines)]
    singles = [table.line(line, key=key) for line, key in zip(lines, keys, strict=True)]
    assert all(answer.status_code in {201, 202} for answer in singles)
    data = send(table, entries(*lines, keys=keys))
    assert data.headers["Idempotency-Replayed"] == "true"
    assert data.get_json()["results"] == [
        {"status": answer.status_code, "key": key, **answer.get_json()}
        for answer, key in zip(singles, keys, strict=True)
    ]


@pytest.mark.parametrize("mode", ["atomic", "each", "until_refused"])
@pytest.mark.parametrize("keys", ["abc", ""])
def test_a_repeated_batch_gets_its_stored_response(seated: Table, mode: str, keys: str) -> None:
    batch = entries("stake anne K 10", "fasse 2", "pair 3 4", keys=keys)
    first = send(seated, batch, mode, key="batch")
    seated.enter_lines("fund 1", "end")
    before = seated.events()
    again = send(seated, batch, mode, key="batch")
    assert (again.data, again.status_code) == (first.data, first.status_code)
    assert again.headers["Idempotency-Replayed"] == "true"
    assert seated.events() == before


@pytest.mark.parametrize("mode", ["atomic", "each", "until_refused"])
def test_a_repeated_batch_skips_its_condition(seated: Table, mode: str) -> None:
    condition = {"If-Match": seated.read().headers["ETag"]}
    batch = entries("fund 1", "fund 2")
    first = send(seated, batch, mode, key="batch", headers=condition)
    again = send(seated, batch, mode, key="batch", headers=condition)
    assert (again.data, again.status_code) == (first.data, first.status_code)
    stale = send(seated, batch, mode, headers=condition)
    assert (stale.status_code, stale.get_json()["code"]) == (412, "entry_in_between")


def test_the_key_of_a_batch_is_for_one_body(seated: Table) -> None:
    send(seated, entries("fund 1"), key="batch")
    others = [
        send(seated, entries("fund 2"), key="batch"),
        send(seated, entries("fund 1"), "each", key="batch"),
        seated.line("fund 1", key="batch"),
    ]
    assert [(a.status_code, a.get_json()["code"]) for a in others] == [(422, "key_reused")] * 3


@pytest.mark.parametrize("mode", ["atomic", "each", "until_refused"])
def test_the_same_key_twice_in_one_batch_is_one_entry(seated: Table, mode: str) -> None:
    before = seated.version()
    answer = send(seated, entries("fund 1", "fund 1", keys="aa"), mode)
    first, second = answer.get_json()["results"]
    assert first == second
    assert answer.get_json()["version"] == seated.version() == before + 1


def test_the_same_key_for_two_entries_of_one_batch_is_refused(seated: Table) -> None:
    before = seated.events()
    answer = send(seated, entries("fund 1", "fund 2", keys="aa"))
    problem = answer.get_json()
    assert (answer.status_code, problem["code"], problem["index"]) == (422, "key_reused", 1)
    assert seated.events() == before


def test_a_key_used_for_another_body_refuses_one_entry(seated: Table) -> None:
    seated.line("fund 1", key="a")
    answer = send(seated, entries("fund 2", "fund 3", keys="ab"), "each")
    assert statuses(answer) == [422, 201]
    assert answer.get_json()["results"][0]["code"] == "key_reused"


@pytest.mark.parametrize("mode", ["atomic", "each", "until_refused"])
def test_a_batch_and_its_entry_cannot_have_one_key(seated: Table, mode: str) -> None:
    before = seated.events()
    answer = send(seated, entries("fund 1", keys="a"), mode, key="a")
    assert (answer.status_code, answer.get_json()["code"]) == (422, "wrong_shape")
    assert seated.events() == before


def test_missing_keys_are_generated_and_returned(seated: Table) -> None:
    data = send(seated, entries("fund 1", "fund 2")).get_json()
    keys = [result["key"] for result in data["results"]]
    assert [e["entry"] for e in data["events"]] == keys
    assert len(set(keys)) == 2


# Shapes


BAD_BATCHES: dict[str, Any] = {
    "no object": [],
    "nothing": {},
    "no list": {"entries": {"kind": "end"}},
    "an empty list": {"entries": []},
    "another mode": {"entries": [{"kind": "end"}], "mode": "some"},
    "no mode": {"entries": [{"kind": "end"}], "mode": None},
    "an unknown field": {"entries": [{"kind": "end"}], "reason": "x"},
}


@pytest.mark.parametrize("body", BAD_BATCHES.values(), ids=BAD_BATCHES)
def test_an_invalid_batch_is_refused(seated: Table, body: Any) -> None:
    answer = seated.enter("entries", body)
    assert (answer.status_code, answer.get_json()["code"]) == (422, "wrong_shape")


@pytest.mark.parametrize("entry", [{"kind": "fund", "amount": 1}, 1], ids=["entries", "numbers"])
def test_a_batch_with_too_many_entries_is_refused(seated: Table, entry: Any) -> None:
    answer = send(seated, [entry] * (BATCH_MOST + 1))
    assert (answer.status_code, list(answer.get_json()["errors"])) == (422, ["entries"])


@pytest.mark.slow
def test_a_batch_with_the_largest_size_is_recorded(seated: Table) -> None:
    data = send(seated, [{"kind": "fund", "amount": 1}] * BATCH_MOST).get_json()
    assert len(data["events"]) == BATCH_MOST
    assert data["balances"]["bank"] == 10_000 + BATCH_MOST


BAD_ENTRIES: dict[str, tuple[Any, str]] = {
    "no object": (7, ""),
    "no kind": ({"amount": 1}, "kind"),
    "kind is a number": ({"kind": 7}, "kind"),
    "kind is a list": ({"kind": ["fund"]}, "kind"),
    "an unknown kind": ({"kind": "funds", "amount": 1}, "kind"),
    "an endpoint for a kind": ({"kind": "bank-funds", "amount": 1}, "kind"),
    "a field missing": ({"kind": "fund"}, "amount"),
    "a field too many": ({"kind": "fund", "amount": 1, "punter": "anne"}, "punter"),
    "no card": ({"kind": "stake", "punter": "anne", "card": "X", "amount": 1}, "card"),
    "a key of no letters": ({"kind": "end", "key": ""}, "key"),
    "a key too long": ({"kind": "end", "key": "x" * 256}, "key"),
    "a key with its line's end": ({"kind": "end", "key": "x\n"}, "key"),
    "a key that is a number": ({"kind": "end", "key": 7}, "key"),
    "another answer": ({"kind": "take", "answer": "pay", "punter": "anne", "card": "K"}, "answer"),
    "the answer again": ({"kind": "take", "answer": "take", "all": True}, "answer"),
    "too few cards": ({"kind": "pair", "cards": ["K"]}, "cards"),
}


@pytest.mark.parametrize(("entry", "field"), BAD_ENTRIES.values(), ids=BAD_ENTRIES)
def test_a_wrong_entry_is_reported_by_its_index(seated: Table, entry: Any, field: str) -> None:
    before = seated.events()
    good = {"kind": "fund", "amount": 1}
    answer = send(seated, [good, entry, good], "each")
    problem = answer.get_json()
    assert (answer.status_code, problem["code"]) == (422, "wrong_shape")
    assert list(problem["errors"]) == [f"entries.1.{field}" if field else "entries.1"]
    assert seated.events() == before


def test_every_wrong_entry_is_reported(seated: Table) -> None:
    errors = send(seated, [{"kind": "x"}, {"kind": "end"}, {"kind": "y"}]).get_json()["errors"]
    assert [path.split(".")[:2] for path in errors] == [["entries", "0"], ["entries", "2"]]


def test_an_unknown_kind_is_answered_with_the_kinds_of_the_game(seated: Table) -> None:
    (message,) = send(seated, [{"kind": "bogus"}]).get_json()["errors"]["entries.0.kind"]
    assert message.startswith("Must be one of: seat, ")
    for kind in message.removeprefix("Must be one of: ").removesuffix(".").split(", "):
        errors = send(seated, [{"kind": kind, "bogus": 1}]).get_json()["errors"]
        assert "entries.0.kind" not in errors
    assert "wager" not in message


def test_a_batch_continues_a_deal_in_progress(caller: Caller) -> None:
    table = caller.table(*DEALING)
    assert statuses(send(table, entries("pair K 3", "take *", "end", "close"))) == [
        202,
        201,
        201,
        201,
    ]
    assert table.state()["phase"] == "closed"


@pytest.mark.parametrize("mode", ["each", "until_refused"])
def test_a_repeated_batch_keeps_its_refusals(seated: Table, mode: str) -> None:
    entries = [
        {"kind": "fund", "amount": 1},
        {"kind": "stake", "punter": "anne", "card": "K", "amount": 1500},
        {"kind": "buyin", "punter": "anne", "amount": 1000},
    ]
    body = {"mode": mode, "entries": entries}
    first = seated.enter("entries", body, key="one-batch")
    seated.enter("buy-ins", {"punter": "anne", "amount": 1000})
    again = seated.enter("entries", body, key="one-batch")
    assert [r["status"] for r in first.get_json()["results"]][:2] == [201, 409]
    assert again.data == first.data
    assert again.headers["Idempotency-Replayed"] == "true"


@pytest.mark.parametrize("mode", ["atomic", "each", "until_refused"])
def test_the_etag_of_a_batch_is_the_version_after_it(seated: Table, mode: str) -> None:
    entries = [{"kind": "fund", "amount": 1}, {"kind": "fund", "amount": 2}]
    answer = seated.enter("entries", {"mode": mode, "entries": entries})
    assert answer.headers["ETag"] == f'"{answer.get_json()["version"]}"'


@pytest.mark.parametrize("mode", ["atomic", "each"])
def test_entries_with_one_key_and_body_list_their_event_once(seated: Table, mode: str) -> None:
    entry = {"kind": "fund", "amount": 7, "key": f"twice {mode}"}
    answer = seated.enter("entries", {"entries": [entry, entry], "mode": mode}).get_json()
    assert [event["version"] for event in answer["events"]] == [answer["version"]]
    first, second = answer["results"]
    assert first["events"] == second["events"] == answer["events"]
