"""What people have at open tables, and what they still owe, in the list and alone."""

from typing import Any

import pytest

from tests.api.caller import Caller, Table, opening
from tests.api.service_under_test import ServiceUnderTest
from tests.api.test_people import linked_table, person, register
from workers.standings import write_standings


def bank_table(caller: Caller, banker: str, funds: int) -> Table:
    """Return a table at which carl sits, and whose bank has money of a person."""
    answer = caller.post("/v1/sessions", opening(banker=banker, bank={"funds": funds}))
    assert answer.status_code == 201, answer.text
    table = Table(caller, answer.get_json()["id"])
    table.enter_lines("seat carl 1000")
    return table


def rule(table: Table, source: str, target: str, amount: int) -> None:
    body = {"ruling": {"from": source, "to": target, "amount": amount}}
    assert table.enter("corrections", body).status_code == 201


def listed(caller: Caller, number: str) -> Any:
    """Return a person as the list has them, without what only the list has."""
    people = caller.get("/v1/people").get_json()["people"]
    return next(each for each in people if each["id"] == number)


def evening_table(caller: Caller, table: Table) -> Any:
    tables = caller.get("/v1/evening").get_json()["sessions"]
    return next(each for each in tables if each["id"] == table.id)


def pay(table: Table, amount: int) -> None:
    body = {"from": "bank", "to": "box", "amount": amount}
    assert table.enter("payments", body).status_code == 201


@pytest.fixture
def debt(caller: Caller) -> tuple[str, Table]:
    """A banker with 60 whose bank lost 150: the banker owes 90."""
    pell = register(caller, "Mr Pell", 60)
    table = bank_table(caller, pell, 50)
    rule(table, "bank", "carl", 150)
    table.enter_lines("close")
    return pell, table


def test_a_debt_is_in_the_list_and_on_the_person(caller: Caller, debt: tuple[str, Table]) -> None:
    pell, table = debt
    shown = person(caller, pell)
    assert (shown["balances"], shown["owed"], shown["in_play"]) == (
        {"points": 0},
        {"points": 90},
        {},
    )
    assert shown["tables"] == [
        {
            "session": table.id,
            "name": table.state()["name"],
            "currency": "points",
            "player": "bank",
            "closed": True,
            "in_play": 0,
            "owed": 90,
        }
    ]
    assert listed(caller, pell) == shown


def test_a_payment_settles_the_debt(caller: Caller, debt: tuple[str, Table]) -> None:
    pell, table = debt
    for amount, left in ((40, {"points": 50}), (50, {})):
        pay(table, amount)
        assert listed(caller, pell)["owed"] == person(caller, pell)["owed"] == left
    assert person(caller, pell)["tables"] == []


def test_the_evening_has_the_debt_of_a_bank_with_a_bankroll(
    caller: Caller, debt: tuple[str, Table]
) -> None:
    _, table = debt
    for amount, left in ((40, 50), (50, 0)):
        pay(table, amount)
        assert evening_table(caller, table)["bank_debt"] == left
    table.enter("corrections", {"undo": True})
    assert evening_table(caller, table)["bank_debt"] == 50


def test_stored_standings_have_the_debt(
    service: ServiceUnderTest, caller: Caller, debt: tuple[str, Table]
) -> None:
    pell, table = debt
    write_standings(service.application, [table.id])
    assert listed(caller, pell)["owed"] == {"points": 90}


def test_a_debt_without_any_move_of_the_bankroll_is_shown(caller: Caller) -> None:
    pell = register(caller, "Mr Pell")
    table = bank_table(caller, pell, 0)
    rule(table, "bank", "carl", 30)
    table.enter_lines("close")
    shown = person(caller, pell)
    assert (shown["balances"], shown["in_sessions"], shown["owed"]) == ({}, {}, {"points": 30})


def test_money_that_a_bank_gets_after_the_close_makes_no_debt(caller: Caller) -> None:
    pell = register(caller, "Mr Pell", 200)
    table = bank_table(caller, pell, 200)
    table.enter_lines("close", "payment box bank 50")
    assert evening_table(caller, table)["bank_debt"] == 0
    assert person(caller, pell)["owed"] == {}


def test_money_at_open_tables_is_in_play(caller: Caller) -> None:
    anne, pell = register(caller, "Anne", 500), register(caller, "Mr Pell", 200)
    table = linked_table(caller, anne, "seat anne 400", banker=pell, bank={"funds": 200})
    rule(table, "bank", "anne", 30)
    assert [person(caller, each)["in_play"] for each in (anne, pell)] == [
        {"points": 430},
        {"points": 170},
    ]
    table.enter_lines("close")
    assert [person(caller, each)["tables"] for each in (anne, pell)] == [[], []]
    assert [person(caller, each)["balances"] for each in (anne, pell)] == [
        {"points": 530},
        {"points": 170},
    ]


def test_a_bank_without_a_bankroll_gives_a_person_no_debt(caller: Caller) -> None:
    pell = register(caller, "Mr Pell", 60)
    answer = caller.post("/v1/sessions", opening(bank={"holder": "Mr Pell", "funds": 0}))
    table = Table(caller, answer.get_json()["id"])
    table.enter_lines("seat carl 100")
    rule(table, "bank", "carl", 30)
    table.enter_lines("close")
    assert person(caller, pell)["owed"] == {}
    assert evening_table(caller, table)["bank_debt"] is None
