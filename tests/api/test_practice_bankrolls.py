"""A practice table never moves money of a person, in whatever order it is linked and marked."""

from typing import Any

import pytest

from tests.api.caller import Caller, Table, opening
from tests.api.service_under_test import ServiceUnderTest


@pytest.fixture
def caller(inline_service: ServiceUnderTest) -> Caller:
    """A caller of a service that writes nothing between two requests."""
    return inline_service.caller()


@pytest.fixture
def anne(caller: Caller) -> str:
    number: str = caller.post("/v1/people", {"name": "Anne"}).get_json()["id"]
    caller.post(f"/v1/people/{number}/deposits", {"currency": "points", "amount": 500})
    return number


def table_with(caller: Caller, **fields: Any) -> Table:
    return Table(caller, caller.post("/v1/sessions", opening(**fields)).get_json()["id"])


def link(table: Table, person: str) -> Any:
    return table.enter("bankrolls", {"punter": "anne", "person": person})


def mark(table: Table, *, practice: bool = True) -> Any:
    return table.enter("filing", {"practice": practice})


def check_refused(answer: Any) -> None:
    assert (answer.status_code, answer.get_json()["code"]) == (409, "practice_has_no_bankroll")


def test_a_practice_table_is_not_opened_with_a_banker(
    inline_service: ServiceUnderTest, caller: Caller, anne: str
) -> None:
    before = inline_service.rows()
    check_refused(caller.post("/v1/sessions", opening(practice=True, banker=anne)))
    check_refused(
        caller.post("/v1/sessions", opening(practice=True, banker=anne, bank={"funds": 0}))
    )
    assert inline_service.rows() == before


def test_a_table_with_a_bankroll_does_not_become_practice(
    inline_service: ServiceUnderTest, caller: Caller, anne: str
) -> None:
    seat, bank = table_with(caller), table_with(caller, banker=anne, bank={"funds": 100})
    assert link(seat, anne).status_code == 201
    for table in (seat, bank):
        before = inline_service.rows()
        check_refused(mark(table))
        assert inline_service.rows() == before
        assert table.enter("filing", {"hidden": True}).status_code == 201
        assert mark(table, practice=False).status_code == 201
    seat.enter_lines("seat anne 200", "close")
    check_refused(mark(seat))


def test_a_practice_table_gets_no_bankroll(
    inline_service: ServiceUnderTest, caller: Caller, anne: str
) -> None:
    opened, marked = table_with(caller, practice=True), table_with(caller)
    assert mark(marked).status_code == 201
    for table in (opened, marked):
        before = inline_service.rows()
        check_refused(link(table, anne))
        assert inline_service.rows() == before
        assert mark(table, practice=False).status_code == 201
        assert link(table, anne).status_code == 201
        check_refused(mark(table))


def test_undo_and_redo_change_neither_the_link_nor_the_mark(caller: Caller, anne: str) -> None:
    table = table_with(caller)
    table.enter_lines("seat bess 100")
    assert link(table, anne).status_code == 201
    for correction in ({"undo": True}, {"redo": True}):
        assert table.enter("corrections", correction).status_code == 201
        check_refused(mark(table))
    practice = table_with(caller, practice=True)
    practice.enter_lines("seat bess 100")
    for correction in ({"undo": True}, {"redo": True}):
        assert practice.enter("corrections", correction).status_code == 201
        check_refused(link(practice, anne))


def test_a_practice_sheet_and_its_batches_have_no_bankroll(caller: Caller, anne: str) -> None:
    sheet = "rules = \"modern\"\nbank = 100\nentries = '''\nseat bess 100\n'''\n"
    answer = caller.client.post(
        "/v1/score-sheets",
        data=sheet.encode(),
        content_type="application/toml",
        query_string={"practice": "true"},
    )
    table = Table(caller, answer.get_json()["id"])
    assert table.state()["practice"]
    check_refused(link(table, anne))
    batch = table.enter("entries", {"entries": [{"kind": "seat", "name": "anne", "purse": 100}]})
    assert batch.status_code == 201, batch.text
    assert table.state()["bankrolls"] == {}
    balances = caller.get(f"/v1/people/{anne}").get_json()["balances"]
    assert balances == {"points": 500}
