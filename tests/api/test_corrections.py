"""Corrections over HTTP: undo, redo, amend, insert, strike out, rulings, and their dry run."""

from typing import Any

import pytest
from werkzeug.test import TestResponse

from service.application.ports.keyring import DEALER, Grant
from tests.api.caller import Caller, Table
from tests.api.credentials import make_credential
from tests.api.service_under_test import ServiceUnderTest
from tests.api.tables import CLOSED, DEALING, SEATED, STAKED, WON

PAIR = {"kind": "pair", "cards": ["K", "3"]}
STAKE = {"kind": "stake", "punter": "anne", "card": "K", "amount": 30}


def correct(table: Table, body: dict[str, Any], **more: Any) -> TestResponse:
    return table.enter("corrections", body, **more)


def dry_run(table: Table, body: dict[str, Any]) -> Any:
    version = table.version()
    answer = table.enter("corrections?dry_run=true", body)
    assert answer.status_code == 200, answer.text
    assert table.version() == version
    return answer.get_json()


def version_of(table: Table, event: str) -> int:
    """Return the version of the newest event of a type."""
    versions = [e["version"] for e in table.events() if e["type"] == f"basset.{event}"]
    return int(versions[-1])


def purse(table: Table, name: str) -> int:
    purses: dict[str, int] = {p["name"]: p["purse"] for p in table.state()["punters"]}
    return purses[name]


def code(answer: TestResponse) -> tuple[int, str]:
    return answer.status_code, answer.get_json()["code"]


def test_undo_takes_back_a_draw_with_its_settlement(caller: Caller) -> None:
    table = caller.table(*WON)
    before = table.state()["phase"], table.state()["stock"]
    answer = correct(table, {"undo": True})
    assert answer.status_code == 201
    assert [e["type"] for e in answer.get_json()["events"]] == ["session.entries_taken_back"]
    assert table.state()["waiting"] == []
    assert (table.state()["phase"], table.state()["stock"]) == (before[0], before[1] + 2)


def test_undo_goes_back_to_the_opening_and_redo_brings_all_back(caller: Caller) -> None:
    table = caller.table(*WON, "take anne K", "end", "close")
    state = table.state()
    count = len([*WON, "take", "end", "close"])
    for _ in range(count):
        assert correct(table, {"undo": True}).status_code == 201
    assert code(correct(table, {"undo": True})) == (409, "nothing_to_undo")
    assert table.state()["punters"] == []
    for _ in range(count):
        assert correct(table, {"redo": True}).status_code == 201
    assert code(correct(table, {"redo": True})) == (409, "nothing_to_undo")
    version = table.version()
    assert table.state() == {**state, "version": version, "corrected": version}


def test_undo_of_a_close_opens_the_session_again(caller: Caller) -> None:
    table = caller.table(*CLOSED)
    assert correct(table, {"undo": True}).status_code == 201
    assert table.state()["phase"] == "staking"
    assert table.line("stake anne K 5").status_code == 201


def test_nothing_can_be_redone_after_another_entry(caller: Caller) -> None:
    table = caller.table(*STAKED)
    correct(table, {"undo": True})
    table.enter_lines("stake bess K 5")
    assert code(correct(table, {"redo": True})) == (409, "nothing_to_undo")


@pytest.mark.parametrize("by", ["version", "key"])
def test_undo_names_the_entry_it_means(caller: Caller, by: str) -> None:
    table = caller.table(*SEATED)
    meant = table.enter("stakes", {"punter": "anne", "card": "K", "amount": 5}, key="mine")
    of = {"version": meant.get_json()["version"], "key": "mine"}[by]
    table.enter_lines("stake bess K 5")
    late = correct(table, {"undo": True, "of": of})
    assert code(late) == (409, "correction_refused")
    assert late.get_json()["version"] == table.version()
    assert correct(table, {"undo": True}).status_code == 201
    assert correct(table, {"undo": True, "of": of}).status_code == 201


def test_a_version_is_not_taken_for_a_key(caller: Caller) -> None:
    table = caller.table(*SEATED)
    table.enter("stakes", {"punter": "anne", "card": "K", "amount": 5}, key="1")
    staked = table.version()
    table.enter("stakes", {"punter": "bess", "card": "K", "amount": 5}, key=str(staked))
    assert code(correct(table, {"undo": True, "of": staked})) == (409, "correction_refused")
    assert correct(table, {"undo": True, "of": str(staked)}).status_code == 201


def test_a_restored_entry_is_undone_by_the_version_of_its_redo(caller: Caller) -> None:
    table = caller.table(*STAKED)
    correct(table, {"undo": True})
    redone = correct(table, {"redo": True}).get_json()["version"]
    assert correct(table, {"undo": True, "of": redone}).status_code == 201


def test_a_restored_entry_is_undone_and_restored_by_the_key_of_its_redo(caller: Caller) -> None:
    table = caller.table(*STAKED)
    correct(table, {"undo": True})
    assert table.enter("corrections", {"redo": True}, key="mine").status_code == 201
    for _ in range(2):
        for step in ("undo", "redo"):
            assert correct(table, {step: True, "of": "mine"}).status_code == 201


def test_the_id_of_a_repeated_entry_cannot_be_a_new_key(caller: Caller) -> None:
    table = caller.table(*STAKED, "stake bess K 5")
    staked = version_of(table, "stake_placed") - 1
    answer = correct(table, {"amend": staked, "entry": STAKE}, key="mine")
    assert {event["entry"] for event in answer.get_json()["events"]} == {"mine"}
    assert answer.get_json()["version"] == table.version()
    repeated = table.events()[-1]["entry"]
    assert repeated != "mine"
    stake = {"punter": "carl", "card": "K", "amount": 5}
    assert code(table.enter("stakes", stake, key=repeated)) == (422, "key_reused")


def test_repeated_entries_keep_their_time_and_their_actor(caller: Caller) -> None:
    table = caller.table(*DEALING)
    times = {e["version"]: e["at"] for e in table.events()}
    staked = version_of(table, "stake_placed")
    happened = "2026-01-06T20:00:00.000000Z"
    late = {**STAKE, "punter": "bess", "occurred_at": happened}
    assert correct(table, {"insert_after": staked, "entry": late}).status_code == 201
    stakes = [e for e in table.events() if e["type"] == "basset.stake_placed"]
    assert stakes[-1]["occurred_at"] == happened
    fasse = [e for e in table.events() if e["type"] == "basset.fasse_turned"]
    assert fasse[-1]["occurred_at"] == times[fasse[0]["version"]]
    settled = [e for e in table.events() if e["type"] == "basset.draw_settled"]
    assert settled[-1]["occurred_at"] == fasse[-1]["occurred_at"]
    amended = [e for e in table.events() if e["type"] == "session.entry_amended"]
    assert amended[-1]["occurred_at"] is None


def test_an_amended_draw_keeps_its_time_with_its_settlement(caller: Caller) -> None:
    table = caller.table(*WON)
    dealt = next(e for e in table.events() if e["type"] == "basset.pair_dealt")
    entry = {**PAIR, "cards": ["9", "3"]}
    assert correct(table, {"amend": dealt["version"], "entry": entry}).status_code == 201
    *_, pair, settled = table.events()
    assert pair["occurred_at"] == settled["occurred_at"] == dealt["at"]


def test_undo_finds_an_entry_that_was_recorded_again(caller: Caller) -> None:
    table = caller.table(*SEATED)
    table.enter_lines("stake anne K 10")
    table.enter("stakes", {"punter": "bess", "card": "K", "amount": 5}, key="mine")
    staked = version_of(table, "stake_placed") - 1
    assert correct(table, {"amend": staked, "entry": STAKE}).status_code == 201
    assert correct(table, {"undo": True, "of": "mine"}).status_code == 201
    assert [s["couch"] for s in table.state()["stakes"]] == [30]


def test_an_amended_amount_changes_what_follows(caller: Caller) -> None:
    table = caller.table(*WON, "take anne K")
    body = {"amend": version_of(table, "stake_placed"), "entry": STAKE, "reason": "Misheard."}
    assert correct(table, body).status_code == 201
    assert purse(table, "anne") == 1000 + 30
    (amended,) = (e for e in table.events() if e["type"] == "session.entry_amended")
    assert amended["data"]["change"] == "amended"
    assert amended["data"]["reason"] == "Misheard."
    assert amended["data"]["repeated"] == len(["fasse", "pair", "take"])


def test_later_entries_that_no_longer_fit_are_listed_and_dropped_on_request(
    caller: Caller,
) -> None:
    table = caller.table(*WON, "take anne K")
    body = {"amend": version_of(table, "pair_dealt"), "entry": {**PAIR, "cards": ["9", "3"]}}
    version = table.version()
    refused = correct(table, body)
    assert code(refused) == (409, "correction_refused")
    assert [r["code"] for r in refused.get_json()["refused"]] == ["nothing_to_answer"]
    assert table.version() == version
    shown = dry_run(table, body)
    assert [(r["entered"], r["code"]) for r in shown["refused"]] == [
        ({"kind": "take", "punter": "anne", "card": "K"}, "nothing_to_answer")
    ]
    assert correct(table, {**body, "drop_refused": True}).status_code == 201
    (amended,) = (e for e in table.events() if e["type"] == "session.entry_amended")
    assert [d["code"] for d in amended["data"]["dropped"]] == ["nothing_to_answer"]
    assert purse(table, "anne") == 900


def test_an_amendment_can_add_the_answer_that_is_needed_now(caller: Caller) -> None:
    table = caller.table(
        *STAKED, "stake bess 9 50", "fasse 2", "pair K 3", "take anne K", "pair 4 5"
    )
    first = min(e["version"] for e in table.events() if e["type"] == "basset.pair_dealt")
    pair, answer = {**PAIR, "cards": ["9", "3"]}, {"kind": "take", "punter": "bess", "card": "9"}
    alone = correct(table, {"amend": first, "entry": pair})
    assert [r["code"] for r in alone.get_json()["refused"]] == [
        "nothing_to_answer",
        "answers_pending",
    ]
    both = correct(table, {"amend": first, "entries": [pair, answer], "drop_refused": True})
    assert both.status_code == 201
    (amended,) = (e for e in table.events() if e["type"] == "session.entry_amended")
    assert [d["code"] for d in amended["data"]["dropped"]] == ["nothing_to_answer"]
    newest = max((e for e in table.events() if "pair" in e["type"]), key=lambda e: e["version"])
    assert newest["data"] == {"first": "4", "second": "5"}


def test_entries_can_be_inserted_and_struck_out(caller: Caller) -> None:
    table = caller.table(*DEALING)
    staked = version_of(table, "stake_placed")
    bess = {**STAKE, "punter": "bess"}
    assert correct(table, {"insert_after": staked, "entry": bess}).status_code == 201
    assert [s["punter"] for s in table.state()["stakes"]] == ["anne", "bess"]
    assert table.state()["phase"] == "drawing"
    assert correct(table, {"strike": staked}).status_code == 201
    assert [s["punter"] for s in table.state()["stakes"]] == ["bess"]


def test_a_version_that_no_longer_counts_cannot_be_corrected(caller: Caller) -> None:
    table = caller.table(*STAKED, "stake bess K 5")
    staked = version_of(table, "stake_placed")
    assert correct(table, {"amend": staked - 1, "entry": STAKE}).status_code == 201
    for version in (staked - 1, 1, 10**6):
        answer = correct(table, {"strike": version})
        assert code(answer) == (409, "correction_refused"), version


def test_a_new_entry_that_a_rule_refuses_has_the_code_of_the_rule(caller: Caller) -> None:
    table = caller.table(*STAKED)
    body = {"amend": version_of(table, "stake_placed"), "entry": {**STAKE, "amount": 5000}}
    assert code(correct(table, body)) == (409, "purse_short")
    assert code(correct(table, {**body, "entry": {**STAKE, "kind": "undo"}})) == (
        422,
        "wrong_shape",
    )


@pytest.mark.parametrize(
    "body",
    [
        {},
        {"undo": True, "redo": True},
        {"undo": False},
        {"strike": 3, "of": 3},
        {"amend": 3},
        {"amend": 0, "entry": STAKE},
        {"strike": 3, "entry": STAKE},
        {"amend": 3, "entry": STAKE, "entries": [STAKE]},
        {"amend": 3, "entries": []},
        {"amend": 3, "entry": {"kind": "stake"}},
        {"amend": 3, "entry": {"kind": "no"}},
        {"amend": 3, "entry": {**STAKE, "more": 1}},
        {"undo": True, "of": ""},
        {"undo": True, "of": 1.5},
        {"ruling": {"from": "anne", "to": "bank", "amount": 0}},
        {"ruling": {"from": "anne", "to": "bank"}},
    ],
    ids=str,
)
def test_a_body_of_another_shape_is_refused(caller: Caller, body: dict[str, Any]) -> None:
    table = caller.table(*STAKED)
    assert code(correct(table, body)) == (422, "wrong_shape")


def test_a_ruling_moves_money_and_is_undone_like_an_entry(caller: Caller) -> None:
    table = caller.table(*SEATED)
    ruling = {"from": "bank", "to": "anne", "amount": 40}
    answer = correct(table, {"ruling": ruling, "reason": "We paid it."})
    assert answer.status_code == 201
    (event,) = answer.get_json()["events"]
    assert event["type"] == "session.ruling_made"
    assert event["data"]["reason"] == "We paid it."
    assert (purse(table, "anne"), table.state()["bank"]["balance"]) == (1040, 9960)
    assert correct(table, {"undo": True}).status_code == 201
    assert (purse(table, "anne"), table.state()["bank"]["balance"]) == (1000, 10_000)


@pytest.mark.parametrize(
    ("source", "target", "refusal"),
    [
        ("anne", "nobody", "unknown_punter"),
        ("anne", "anne", "same_punter"),
        ("bess", "bank", "purse_short"),
    ],
)
def test_a_ruling_is_refused(caller: Caller, source: str, target: str, refusal: str) -> None:
    table = caller.table("seat anne 1000", "seat bess 3")
    ruling = {"from": source, "to": target, "amount": 40}
    assert code(correct(table, {"ruling": ruling})) == (409, refusal)


def test_a_closed_session_can_be_corrected(caller: Caller) -> None:
    table = caller.table(*CLOSED)
    ruling = {"from": "bank", "to": "anne", "amount": 40}
    assert correct(table, {"ruling": ruling}).status_code == 201
    assert table.state()["phase"] == "closed"
    seated = version_of(table, "punter_seated")
    entry = {"kind": "seat", "name": "carl", "purse": 7}
    assert correct(table, {"amend": seated, "entry": entry}).status_code == 201
    assert purse(table, "carl") == 7


def test_a_correction_is_recorded_once_for_its_key(caller: Caller) -> None:
    table = caller.table(*STAKED)
    body = {"amend": version_of(table, "stake_placed"), "entry": STAKE}
    first, again = (correct(table, body, key="once") for _ in range(2))
    assert again.headers["Idempotency-Replayed"] == "true"
    assert again.data == first.data
    assert len(table.state()["stakes"]) == 1


def test_of_two_corrections_of_one_entry_the_second_is_refused(caller: Caller) -> None:
    table = caller.table(*STAKED)
    tag = table.read().headers["ETag"]
    body = {"amend": version_of(table, "stake_placed"), "entry": STAKE}
    assert correct(table, body, headers={"If-Match": tag}).status_code == 201
    assert code(correct(table, body, headers={"If-Match": tag})) == (412, "entry_in_between")
    assert code(correct(table, body)) == (409, "correction_refused")


def test_a_batch_may_undo_redo_and_rule(caller: Caller) -> None:
    table = caller.table(*STAKED)
    kinds = [
        {"kind": "undo", "of": version_of(table, "stake_placed")},
        {"kind": "redo"},
        {"kind": "ruling", "from": "anne", "to": "bess", "amount": 7},
    ]
    assert table.enter("entries", {"entries": kinds}).status_code == 201
    assert (purse(table, "anne"), purse(table, "bess")) == (893, 1007)


def test_the_journal_names_the_posting_that_one_reverses(caller: Caller) -> None:
    table = caller.table(*STAKED)
    correct(table, {"undo": True})
    correct(table, {"redo": True})
    placed, undone, again = table.read("journal").get_json()["postings"][-3:]
    assert placed["reverses"] is None
    assert undone["reverses"] == {"version": placed["version"], "line": placed["line"]}
    assert again["reverses"] == {"version": undone["version"], "line": undone["line"]}
    assert (again["source"], again["target"]) == (placed["source"], placed["target"])
    assert table.read("balances", as_of=placed["version"]).get_json()["punter:anne:card:K"] == 100
    assert table.read("balances", as_of=undone["version"]).get_json()["punter:anne:card:K"] == 0


def test_a_dealer_corrects_the_running_deal_only(service: ServiceUnderTest) -> None:
    table = service.caller().table(*DEALING, "end", "stake bess K 5")
    dealer = Table(make_credential(service, Grant(DEALER)).caller, table.id)
    old, new = (
        min(e["version"] for e in table.events() if e["type"] == "basset.stake_placed"),
        version_of(table, "stake_placed"),
    )
    assert code(correct(dealer, {"strike": old})) == (403, "forbidden")
    assert correct(dealer, {"amend": new, "entry": {**STAKE, "punter": "bess"}}).status_code == 201
    ruling = {"from": "anne", "to": "bank", "amount": 1}
    assert code(correct(dealer, {"ruling": ruling})) == (403, "forbidden")
    inserted = {"insert_after": new, "entry": {"kind": "ruling", **ruling}}
    assert code(correct(dealer, inserted)) == (403, "forbidden")
    sheet = 'rules = "modern"\nentries = "seat anne 5\\nruling anne bank 1"\n'
    assert code(dealer.caller.sheet(sheet)) == (403, "forbidden")
    batch = {"entries": [{"kind": "ruling", **ruling}]}
    assert code(dealer.enter("entries", batch)) == (403, "forbidden")
    for _ in range(3):
        assert correct(dealer, {"undo": True}).status_code == 201


def test_a_new_entry_with_the_fields_of_another_kind_is_refused(caller: Caller) -> None:
    opened = {"game": "lansquenet", "name": "Hands", "rules": {"preset": "lansquenet"}}
    table = Table(caller, caller.post("/v1/sessions", opened).get_json()["id"])
    body = {"insert_after": 1, "entry": {"kind": "cards", "outcome": "left"}}
    answer = correct(table, body)
    assert code(answer) == (422, "wrong_shape")
    assert "match" in answer.text


def test_a_filing_is_not_an_entry_that_can_be_corrected(caller: Caller) -> None:
    table = caller.table("fund 5")
    filed = table.enter("filing", {"hidden": True}).get_json()["version"]
    answer = correct(table, {"strike": filed})
    assert code(answer) == (409, "correction_refused")
    assert "it is not an entry" in answer.get_json()["detail"]
