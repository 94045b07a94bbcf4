"""Settling up over HTTP: payouts, transfers, and payments as entries."""

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from service.application.reading.settling_up import SettlingUps
from tests.api.caller import Caller, Table
from tests.api.service_under_test import ServiceUnderTest
from tests.api.tables import SEATED, TAKEN

ENDED = (*TAKEN, "end", "close")


def settling_up(table: Table) -> dict[str, Any]:
    body: dict[str, Any] = table.read("settling-up").get_json()
    return body


def pay(table: Table, transfer: dict[str, Any], **headers: str) -> Any:
    body = {name: transfer[name] for name in ("from", "to", "amount")}
    return table.enter("payments", body, headers=headers)


def test_nothing_is_due_while_the_session_is_open(caller: Caller) -> None:
    table = caller.table(*TAKEN)
    body = settling_up(table)
    assert not body["closed"]
    assert body["payouts"] == body["with_bank"] == body["without_bank"] == []
    refused = pay(table, {"from": "box", "to": "anne", "amount": 1})
    assert (refused.status_code, refused.get_json()["code"]) == (409, "session_open")


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("punters", {"name": "box", "purse": 5}),
        ("punters", {"name": "Bank", "purse": 5}),
        ("punter-renamings", {"punter": "anne", "name": "box"}),
        ("punter-renamings", {"punter": "anne", "name": "bank"}),
        ("punters", {"name": "Pool:ace", "purse": 5}),
        ("punter-renamings", {"punter": "anne", "name": "pool:"}),
    ],
)
def test_no_player_is_called_as_another_party_of_payments(
    caller: Caller, path: str, body: dict[str, Any]
) -> None:
    refused = caller.table(*SEATED).enter(path, body)
    assert (refused.status_code, refused.get_json()["code"]) == (409, "punter_exists")
    assert f"{body['name']} is the name of " in refused.get_json()["detail"]
    assert refused.get_json()["party"] in {"bank", "box", "pool"}


def test_after_the_close_each_party_gets_what_is_its_own(caller: Caller) -> None:
    table = caller.table(*ENDED)
    body = settling_up(table)
    state = table.state()
    owed = {row["to"]: row["amount"] for row in body["payouts"]}
    assert owed == {**{p["name"]: p["purse"] for p in state["punters"]}, "bank": 9900}
    assert body["with_bank"] == [
        {"from": "bank", "to": "anne", "amount": 100, "coins": [], "remains": 0, "paid": False}
    ]
    shared = [(row["from"], row["to"], row["amount"]) for row in body["without_bank"]]
    assert shared == [("bess", "anne", 33), ("carl", "anne", 34)]


def test_a_payment_is_an_entry_that_undo_takes_back(caller: Caller) -> None:
    table = caller.table(*ENDED)
    before, balances = settling_up(table), table.read("balances").get_json()
    answer = pay(table, before["payouts"][1])
    assert answer.status_code == 201, answer.text
    (event,) = answer.get_json()["events"]
    assert event["type"] == "session.payment_made"
    paid = [row["paid"] for row in settling_up(table)["payouts"]]
    assert paid == [False, True, False, False]
    assert table.read("balances").get_json() == balances
    assert table.enter("corrections", {"undo": True}).status_code == 201
    assert settling_up(table)["payouts"] == before["payouts"]
    assert table.enter("corrections", {"redo": True}).status_code == 201
    assert [row["paid"] for row in settling_up(table)["payouts"]] == paid


def test_two_score_keepers_do_not_note_one_payment_twice(caller: Caller) -> None:
    table = caller.table(*ENDED)
    version = table.version()
    transfer = settling_up(table)["with_bank"][0]
    condition = {"If-Match": f'"{version}"'}
    assert pay(table, transfer, **condition).status_code == 201
    second = pay(table, transfer, **condition)
    assert (second.status_code, second.get_json()["code"]) == (412, "entry_in_between")
    assert [row["paid"] for row in settling_up(table)["with_bank"]] == [True]


def test_a_correction_after_a_payment_plans_the_rest_again(caller: Caller) -> None:
    table = caller.table(*ENDED)
    pay(table, settling_up(table)["with_bank"][0])
    stake = next(e for e in table.events() if e["type"] == "basset.stake_placed")
    entry = {"kind": "stake", "punter": "anne", "card": "K", "amount": 130}
    answer = table.enter("corrections", {"amend": stake["version"], "entry": entry})
    assert answer.status_code == 201, answer.text
    rows = [(r["from"], r["to"], r["amount"], r["paid"]) for r in settling_up(table)["with_bank"]]
    assert rows == [("bank", "anne", 30, False), ("bank", "anne", 100, True)]


def test_the_payments_of_a_session_are_in_its_score_sheet(caller: Caller) -> None:
    table = caller.table(*SEATED, "close")
    pay(table, settling_up(table)["payouts"][0])
    sheet = table.read("report.toml").text
    assert "payment box anne 1000" in sheet
    imported = caller.sheet(sheet)
    assert imported.status_code == 201, imported.text
    again = Table(caller, imported.get_json()["id"])
    assert settling_up(again)["payouts"] == settling_up(table)["payouts"]


def test_the_coins_of_all_payouts_are_the_money_in_play(caller: Caller) -> None:
    sheet = """rules = "modern"
currency = "lsd"
bank = "10l"
entries = '''
seat anne 2l10s6d
seat bess 3gn
close
'''
"""
    table = Table(caller, caller.sheet(sheet).get_json()["id"])
    body = settling_up(table)
    world = table.read("balances").get_json()["world"]
    assert sum(coin["units"] * coin["count"] for coin in body["coins"]) == -world
    anne = next(row for row in body["payouts"] if row["to"] == "anne")
    assert anne["coins"] == [
        {"units": 960, "count": 2},
        {"units": 48, "count": 10},
        {"units": 4, "count": 6},
    ]


def test_payouts_are_in_the_coins_of_the_table(caller: Caller) -> None:
    lines = ("seat anne 12s6d", "seat bess 1l7d", "close")
    sheet = (
        "rules = 'modern'\ncurrency = 'lsd'\ncoins = ['10s', '5s', '2s6d', '6d']\nentries = '''\n"
    )
    table = Table(caller, caller.sheet(sheet + "\n".join(lines) + "\n'''\n").get_json()["id"])
    body = settling_up(table)
    anne, bess = body["payouts"][:2]
    assert anne["coins"] == [{"units": 480, "count": 1}, {"units": 120, "count": 1}]
    assert bess["coins"] == [{"units": 480, "count": 2}, {"units": 24, "count": 1}]
    assert [row["remains"] for row in (anne, bess, body)] == [0, 4, 4]
    assert [coin["count"] for coin in body["coins"]] == [3, 1, 1]
    again = Table(caller, caller.sheet(table.read("report.toml").text).get_json()["id"])
    assert settling_up(again)["payouts"] == body["payouts"]


def test_a_score_sheet_names_the_coins_only_if_they_were_chosen(caller: Caller) -> None:
    def header(coins: list[int]) -> str:
        return caller.table(currency="lsd", coins=coins).read("report.toml").text

    assert "coins" not in header([])
    assert '"2s6d"' in header([120, 24])


def note_payments(table: Table, count: int, *, amount: int = 1) -> Any:
    """Note as many payments in one request, none of which is planned."""
    payment = {"kind": "payment", "from": "bess", "to": "carl", "amount": amount}
    return table.enter("entries", {"entries": [payment] * count, "mode": "each"})


def test_a_session_has_at_most_500_payments_that_count(caller: Caller) -> None:
    table = caller.table(*ENDED)
    for _ in range(5):
        assert note_payments(table, 100).status_code == 200
    version = table.version()
    one = {"from": "bess", "to": "carl", "amount": 1}
    refused = pay(table, one)
    assert (refused.status_code, refused.get_json()["code"]) == (409, "too_many_payments")
    assert refused.get_json()["maximum"] == 500
    entry = {"kind": "payment", **one}
    inserted = table.enter("corrections", {"insert_after": version - 1, "entry": entry})
    assert (inserted.status_code, inserted.get_json()["code"]) == (409, "too_many_payments")
    assert table.version() == version
    larger = {"amend": version, "entry": {**entry, "amount": 9}}
    assert table.enter("corrections", larger).status_code == 201
    assert table.enter("corrections", {"undo": True}).status_code == 201
    assert pay(table, one).status_code == 201
    assert pay(table, one).get_json()["code"] == "too_many_payments"


def test_the_payments_of_one_batch_count_together(caller: Caller) -> None:
    table = caller.table(*ENDED)
    for _ in range(4):
        note_payments(table, 100)
    results = note_payments(table, 102).get_json()["results"]
    assert [result["status"] for result in results] == [201] * 100 + [409] * 2


def test_a_plan_is_kept_for_the_version(service: ServiceUnderTest, caller: Caller) -> None:
    table = caller.table(*ENDED)
    application = service.application

    def view() -> Any:
        return application.settling_ups.view(application.sessions.current(table.id))

    note_payments(table, 20)
    first = view()
    assert view() is first
    correct = partial(table.enter, "corrections")
    acts: list[Callable[[], Any]] = [
        partial(pay, table, first["with_bank"][0]),
        partial(note_payments, table, 40, amount=3),
        *[partial(correct, {"undo": True})] * 35,
        partial(correct, {"redo": True}),
        partial(correct, {"ruling": {"from": "anne", "to": "bess", "amount": 5}}),
    ]
    for act in acts:
        assert act().status_code in {200, 201}
        assert view() == SettlingUps().view(application.sessions.current(table.id))
        assert view()["version"] == table.version()
