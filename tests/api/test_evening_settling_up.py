"""Settling up an evening over HTTP: what everyone gets from the boxes of all closed tables."""

from typing import Any

import pytest

from service.application.ports.keyring import KEEPER, Grant
from tests.api.caller import Caller, Table
from tests.api.credentials import make_credential
from tests.api.gathering import Evening
from tests.api.service_under_test import ServiceUnderTest

OAK = ("seat anne 240", "seat bess 480", "stake anne K 12", "fasse 2", "pair K 3", "take anne K")
ELM = ("seat anne 100", "seat carl 50")


@pytest.fixture
def evening(caller: Caller) -> Evening:
    return Evening(caller)


def settling_up(evening: Evening, **query: Any) -> Any:
    answer = evening.caller.get(f"{evening.path}/settling-up", **query)
    assert answer.status_code == 200, answer.text
    return answer.get_json()


def payee(body: Any, name: str) -> Any:
    (found,) = [row for row in body["payees"] if row["name"] == name]
    return found


def pay(evening: Evening, payout: Any) -> Any:
    """Enter a payout as the payment that it is."""
    body = {name: payout[name] for name in ("from", "to", "amount")}
    answer = Table(evening.caller, payout["session"]).enter("payments", body)
    assert answer.status_code == 201, answer.text
    return answer


def test_an_evening_without_tables_pays_nothing(evening: Evening) -> None:
    body = settling_up(evening)
    assert body["gathering"]["id"] == evening.id
    assert (body["currency"], body["currencies"]) == (None, [])
    assert body["tables"] == body["payees"] == body["coins"] == []
    assert (body["due"], body["paid"], body["remains"]) == (0, 0, 0)


def test_a_player_gets_the_money_of_all_closed_tables(evening: Evening) -> None:
    oak = evening.table(*OAK, "end", "close", name="Oak")
    elm = evening.table(*ELM, "close", name="Elm")
    fir = evening.table("seat anne 70", name="Fir")
    body = settling_up(evening)
    assert [(t["id"], t["closed"], t["version"]) for t in body["tables"]] == [
        (oak.id, True, oak.version()),
        (elm.id, True, elm.version()),
        (fir.id, False, fir.version()),
    ]
    assert [(row["name"], row["role"], row["due"]) for row in body["payees"]] == [
        ("anne", "player", 252 + 100),
        ("bess", "player", 480),
        ("carl", "player", 50),
        ("", "bank", 10_000 - 12),
        ("", "bank", 10_000),
    ]
    assert payee(body, "anne")["payouts"] == [
        {"session": oak.id, "from": "box", "to": "anne", "amount": 252, "paid": False},
        {"session": elm.id, "from": "box", "to": "anne", "amount": 100, "paid": False},
    ]
    assert (body["due"], body["paid"]) == (252 + 100 + 480 + 50 + 20_000 - 12, 0)


def test_payouts_are_payments_of_their_tables(evening: Evening) -> None:
    oak = evening.table(*OAK, "end", "close")
    evening.table(*ELM, "close")
    before = settling_up(evening)
    of_oak, of_elm = payee(before, "anne")["payouts"]
    pay(evening, of_oak)
    partly = payee(settling_up(evening), "anne")
    assert (partly["due"], partly["paid"]) == (100, 252)
    assert [payout["paid"] for payout in partly["payouts"]] == [True, False]
    pay(evening, of_elm)
    body = settling_up(evening)
    assert (payee(body, "anne")["due"], payee(body, "anne")["paid"]) == (0, 352)
    assert (body["due"], body["paid"]) == (before["due"] - 352, 352)
    assert oak.enter("corrections", {"undo": True}).status_code == 201
    assert payee(settling_up(evening), "anne") == {
        **payee(before, "anne"),
        "due": 252,
        "paid": 100,
        "coins": [],
        "payouts": [of_oak, {**of_elm, "paid": True}],
    }


def test_a_banker_without_money_pays_in(evening: Evening) -> None:
    lines = ("seat anne 500", "stake anne K 300", "fasse 2", "pair K 3", "take anne K")
    evening.table(*lines, "end", "close", bank={"funds": 100})
    body = settling_up(evening)
    bank = body["payees"][-1]
    assert (bank["role"], bank["due"]) == ("bank", -200)
    (payout,) = bank["payouts"]
    assert (payout["from"], payout["to"], payout["amount"]) == ("bank", "box", 200)
    assert body["due"] == 800 - 200


def test_a_table_whose_parties_pay_one_another_pays_nothing_from_its_box(evening: Evening) -> None:
    oak = evening.table(*OAK, "end", "close", bank={"funds": 100})
    evening.table(*ELM, "close")
    before = settling_up(evening)
    assert [table["between_parties"] for table in before["tables"]] == [None, None]
    [transfer] = oak.read("settling-up").get_json()["with_bank"]
    pay(evening, {**transfer, "session": oak.id})
    body = settling_up(evening)
    assert [table["between_parties"] for table in body["tables"]] == [{"paid": 1, "due": 0}, None]
    assert payee(body, "anne")["due"] == 100
    assert {payout["session"] for row in body["payees"] for payout in row["payouts"]} == {
        body["tables"][1]["id"]
    }
    assert oak.enter("corrections", {"undo": True}).status_code == 201
    again = settling_up(evening)
    assert again["payees"] == before["payees"]


def test_coins_are_those_of_the_tables_if_all_have_the_same(evening: Evening) -> None:
    evening.table(*ELM, "close", coins=[20, 5])
    elm = settling_up(evening)
    assert payee(elm, "carl")["coins"] == [{"units": 20, "count": 2}, {"units": 5, "count": 2}]
    assert (payee(elm, "carl")["remains"], elm["remains"]) == (0, 0)
    counts = {coin["units"]: coin["count"] for coin in elm["coins"]}
    assert sum(units * count for units, count in counts.items()) == elm["due"]
    evening.table(*ELM, "close", coins=[50, 10])
    assert payee(settling_up(evening), "carl")["coins"] == []


def test_each_currency_has_a_list_of_its_own(evening: Evening) -> None:
    evening.table(*ELM, "close", currency="livre")
    evening.table(*ELM, "close")
    both = settling_up(evening)
    assert (both["currency"], both["currencies"]) == ("points", ["livre", "points"])
    livres = settling_up(evening, currency="livre")
    assert len(both["tables"]) == len(livres["tables"]) == 1
    assert payee(livres, "carl")["due"] == 50
    assert sum(c["units"] * c["count"] for c in payee(livres, "carl")["coins"]) == 50


def test_practice_and_hidden_tables_pay_nothing(evening: Evening) -> None:
    for mark in ("practice", "hidden"):
        hidden = evening.table(*ELM, "close")
        filed = evening.caller.post(f"/v1/sessions/{hidden.id}/filing", {mark: True})
        assert filed.status_code == 201
    assert settling_up(evening)["payees"] == []


def test_the_list_equals_the_payouts_of_the_report(evening: Evening) -> None:
    evening.table(*OAK, "end", "close")
    evening.table(*ELM, "close")
    body, report = settling_up(evening), evening.report("json").get_json()
    assert body["due"] == report["payouts_due"] - report["payouts_owed"]
    paid = [(row["name"], row["role"]) for row in body["payees"] for _ in row["payouts"]]
    assert paid == [(row["name"], row["role"]) for row in report["payouts"]]


def test_it_needs_a_key_for_all_sessions(service: ServiceUnderTest, evening: Evening) -> None:
    table = evening.table(*ELM, "close")
    grant = Grant(KEEPER, (table.id,))
    made = make_credential(service, grant)
    answer = made.caller.get(f"{evening.path}/settling-up")
    assert (answer.status_code, answer.get_json()["code"]) == (403, "forbidden")


def test_an_unknown_evening_is_not_found(caller: Caller) -> None:
    answer = caller.get("/v1/gatherings/00000000-0000-4000-8000-000000000000/settling-up")
    assert (answer.status_code, answer.get_json()["code"]) == (404, "unknown_gathering")
