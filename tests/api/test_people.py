"""People over HTTP: bankrolls, contact, and seats that play with a bankroll."""

from typing import Any
from uuid import uuid4

import pytest

from service.application.ports.keyring import DEALER, KEEPER, Grant
from tests.api.caller import Caller, Table, opening
from tests.api.credentials import make_credential
from tests.api.service_under_test import ServiceUnderTest

POINTS = {"currency": "points"}


def register(caller: Caller, name: str, points: int = 0) -> str:
    answer = caller.post("/v1/people", {"name": name})
    assert answer.status_code == 201, answer.text
    number: str = answer.get_json()["id"]
    assert answer.headers["Location"] == f"/v1/people/{number}"
    if points:
        assert move(caller, number, "deposits", points).status_code == 201
    return number


def move(caller: Caller, person: str, path: str, amount: int, **more: Any) -> Any:
    return caller.post(f"/v1/people/{person}/{path}", {**POINTS, "amount": amount, **more})


def person(caller: Caller, number: str) -> Any:
    return caller.get(f"/v1/people/{number}").get_json()


def points(caller: Caller, number: str) -> int:
    amount: int = person(caller, number)["balances"]["points"]
    return amount


def linked_table(caller: Caller, number: str, *lines: str, **fields: Any) -> Table:
    """Return a session in which the seat anne plays with a bankroll."""
    answer = caller.post("/v1/sessions", opening(**fields))
    assert answer.status_code == 201, answer.text
    table = Table(caller, answer.get_json()["id"])
    link = table.enter("bankrolls", {"punter": "anne", "person": number})
    assert link.status_code == 201, link.text
    if lines:
        table.enter_lines(*lines)
    return table


def test_a_person_has_a_bankroll_in_each_currency(caller: Caller) -> None:
    anne = register(caller, "Anne")
    move(caller, anne, "deposits", 100, note="cash")
    caller.post(f"/v1/people/{anne}/deposits", {"currency": "lsd", "amount": 960})
    answer = move(caller, anne, "withdrawals", 30)
    assert answer.get_json()["balances"] == {"points": 70, "lsd": 960}
    short = move(caller, anne, "withdrawals", 71)
    assert (short.status_code, short.get_json()["code"]) == (409, "bankroll_short")
    assert (short.get_json()["bankroll"], short.get_json()["balance"]) == ("Anne", 70)
    assert points(caller, anne) == 70


@pytest.mark.parametrize("amount", [0, -1, 10**12 + 1, "5", 1.5, None])
def test_bad_amounts_are_refused(caller: Caller, amount: Any) -> None:
    anne = register(caller, "Anne", 100)
    assert move(caller, anne, "deposits", amount).status_code == 422
    assert points(caller, anne) == 100


def test_a_repeated_key_moves_money_once(caller: Caller) -> None:
    anne = register(caller, "Anne")
    path, body = f"/v1/people/{anne}/deposits", {**POINTS, "amount": 100}
    first, again = (caller.post(path, body, key="friday") for _ in range(2))
    assert (first.data, again.headers["Idempotency-Replayed"]) == (again.data, "true")
    assert points(caller, anne) == 100
    assert caller.post(path, {**body, "amount": 5}, key="friday").status_code == 422


def test_a_person_can_be_renamed_and_found(caller: Caller) -> None:
    name = f"Zoë {uuid4().hex[:6]}"
    number = register(caller, name)
    for part in (name[2:].upper(), name.replace("ë", "e")):
        listed = caller.get("/v1/people", name=part).get_json()["people"]
        assert [each["id"] for each in listed] == [number]
    assert caller.post(f"/v1/people/{number}/renamings", {"name": "Lady Zoë"}).status_code == 201
    assert person(caller, number)["name"] == "Lady Zoë"
    assert caller.get("/v1/people", name=name).get_json()["people"] == []


def test_a_contact_is_erased_while_the_chain_still_verifies(
    service: ServiceUnderTest, caller: Caller
) -> None:
    anne = register(caller, "Anne")
    path = f"/v1/people/{anne}/contact"
    assert person(caller, anne)["contact"] is None
    put = caller.client.put(path, json={"contact": "anne@example.org"})
    assert put.get_json()["contact"] == person(caller, anne)["contact"] == "anne@example.org"
    assert "example.org" not in str(service.application.ports.store.stored_events(f"person:{anne}"))
    assert caller.client.put(path, json={"contact": None}).status_code == 200
    assert person(caller, anne)["contact"] is None
    assert "example.org" not in service.stored_text()
    assert (
        caller.client.put(f"/v1/people/{uuid4()}/contact", json={"contact": "x"}).status_code == 404
    )


def test_a_seat_plays_with_its_bankroll(caller: Caller) -> None:
    anne = register(caller, "Anne", 1000)
    table = linked_table(caller, anne, "seat anne 400")
    assert points(caller, anne) == 600
    assert person(caller, anne)["in_sessions"] == {table.id: 400}
    table.enter_lines("buyin anne 100", "cashout anne 50")
    assert points(caller, anne) == 550
    table.enter_lines("stake anne K 100", "fasse 2", "pair K 3", "take anne K", "end", "close")
    assert points(caller, anne) == 1100
    assert person(caller, anne)["in_sessions"] == {table.id: -100}
    assert table.state()["bankrolls"] == {"anne": anne}
    payouts = table.read("settling-up").get_json()["payouts"]
    assert [row["to"] for row in payouts] == ["bank"]


def test_a_bankroll_that_is_too_small_refuses_the_entry(caller: Caller) -> None:
    anne = register(caller, "Anne", 100)
    table = linked_table(caller, anne, "seat anne 60")
    before = table.version()
    short = table.line("buyin anne 41")
    assert (short.status_code, short.get_json()["code"]) == (409, "bankroll_short")
    assert short.get_json()["detail"] == "The bankroll of Anne has 40, which is less than 41."
    assert (table.version(), points(caller, anne)) == (before, 40)
    entries = [{"kind": "buyin", "punter": "anne", "amount": amount} for amount in (30, 30, 10)]
    batch = table.enter("entries", {"entries": entries, "mode": "each"}).get_json()
    assert [result["status"] for result in batch["results"]] == [201, 409, 201]
    assert points(caller, anne) == 0


def test_a_correction_that_a_bankroll_cannot_pay_is_refused(caller: Caller) -> None:
    anne = register(caller, "Anne", 500)
    table = linked_table(caller, anne, "seat anne 400", "cashout anne 400")
    move(caller, anne, "withdrawals", 450)
    for query in ({}, {"dry_run": "true"}):
        answer = caller.client.post(
            f"{table.path}/corrections", json={"undo": True}, query_string=query
        )
        assert answer.status_code == 409, query
        assert answer.get_json()["code"] == "correction_refused"
        assert answer.get_json()["bankroll"] == "Anne"
    assert points(caller, anne) == 50


def test_the_banker_has_a_bankroll_too(caller: Caller) -> None:
    pell = register(caller, "Mr Pell", 1000)
    table = linked_table(caller, register(caller, "Anne", 500), banker=pell, bank={"funds": 800})
    assert points(caller, pell) == 200
    table.enter_lines("seat anne 100", "stake anne K 100", "fasse 2", "pair 3 K", "end", "close")
    assert points(caller, pell) == 1100
    refused = caller.post("/v1/sessions", opening(banker=pell, bank={"funds": 5000}))
    assert (refused.status_code, refused.get_json()["code"]) == (409, "bankroll_short")
    unknown = caller.post("/v1/sessions", opening(banker=str(uuid4())))
    assert unknown.get_json()["code"] == "unknown_person"


def test_only_a_free_seat_can_be_linked(caller: Caller) -> None:
    anne = register(caller, "Anne", 500)
    table = linked_table(caller, anne, "seat bess 100")
    for name, code in (("ANNE", "bankroll_linked"), ("Bess", "punter_exists")):
        answer = table.enter("bankrolls", {"punter": name, "person": anne})
        assert (answer.status_code, answer.get_json()["code"]) == (409, code)
    late = table.enter("bankrolls", {"punter": "bank", "person": anne})
    assert late.get_json()["code"] == "bankroll_linked"
    missing = table.enter("bankrolls", {"punter": "carl", "person": str(uuid4())})
    assert (missing.status_code, missing.get_json()["code"]) == (404, "unknown_person")
    table.enter_lines("close")
    closed = table.enter("bankrolls", {"punter": "carl", "person": anne})
    assert closed.get_json()["code"] == "session_closed"


def test_dealers_and_keepers_of_one_session_do_not_see_people(
    service: ServiceUnderTest, caller: Caller
) -> None:
    anne = register(caller, "Anne", 100)
    table = linked_table(caller, anne)
    dealer = make_credential(service, Grant(DEALER)).caller
    keeper = make_credential(service, Grant(KEEPER)).caller
    scoped = make_credential(service, Grant(KEEPER, (table.id,))).caller
    for path in ("/v1/people", f"/v1/people/{anne}"):
        codes = [each.get(path).status_code for each in (dealer, scoped, keeper)]
        assert codes == [403, 403, 200], path
    assert move(dealer, anne, "deposits", 5).status_code == 403
    assert move(scoped, anne, "deposits", 5).status_code == 403
