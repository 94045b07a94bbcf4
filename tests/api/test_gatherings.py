"""Gatherings over HTTP: opened and changed, and which sessions count in an evening."""

from datetime import date, timedelta
from typing import Any
from uuid import uuid4

import pytest

from service.application.ports.keyring import BOARD, DEALER, KEEPER, Grant
from tests.api.caller import Caller, Table, opening
from tests.api.credentials import make_credential
from tests.api.service_under_test import ManualClock, ServiceUnderTest
from tests.api.tables import SEATED

EVENING = {"name": "Twelfth Night", "date": "2026-01-06", "place": "Great hall"}
HOUR = 3600


def open_gathering(caller: Caller, **fields: Any) -> str:
    answer = caller.post("/v1/gatherings", {**EVENING, **fields})
    assert answer.status_code == 201, answer.text
    number: str = answer.get_json()["id"]
    assert answer.headers["Location"] == f"/v1/gatherings/{number}"
    return number


def table_of(caller: Caller, *lines: str, **fields: Any) -> Table:
    answer = caller.post("/v1/sessions", opening(**fields))
    assert answer.status_code == 201, answer.text
    table = Table(caller, answer.get_json()["id"])
    if lines:
        table.enter_lines(*lines)
    return table


def file(table: Table, **fields: Any) -> Any:
    return table.enter("filing", fields)


def evening(caller: Caller, **query: Any) -> Any:
    answer = caller.get("/v1/evening", **query)
    assert answer.status_code == 200, answer.text
    return answer.get_json()


def tables_in(view: Any) -> list[str]:
    return [table["id"] for table in view["sessions"]]


def test_a_gathering_is_opened_shown_and_changed(caller: Caller) -> None:
    number = open_gathering(caller)
    shown = caller.get(f"/v1/gatherings/{number}").get_json()
    assert shown == {"id": number, "version": 1, **EVENING, "sessions": []}
    changed = {"name": "Epiphany", "date": "2026-01-07"}
    answer = caller.post(f"/v1/gatherings/{number}/descriptions", changed)
    assert answer.status_code == 201, answer.text
    assert answer.get_json() == {"id": number, "version": 2, **changed, "place": None}
    assert caller.get(f"/v1/gatherings/{number}").get_json()["name"] == "Epiphany"


def test_gatherings_are_listed_page_by_page(caller: Caller) -> None:
    opened = [open_gathering(caller, name=f"evening {count}") for count in range(3)]
    page = caller.get("/v1/gatherings", limit=2).get_json()
    assert [each["id"] for each in page["gatherings"]] == opened[:0:-1]
    rest = caller.get("/v1/gatherings", limit=1, cursor=page["next"]).get_json()
    assert [each["id"] for each in rest["gatherings"]] == opened[:1]
    assert caller.get("/v1/gatherings", cursor="x").status_code == 422


def test_bad_gatherings_are_refused(caller: Caller) -> None:
    for body in (
        {**EVENING, "date": "6 January"},
        {**EVENING, "date": "2026-02-30"},
        {**EVENING, "name": ""},
        {"name": "x"},
        {**EVENING, "place": 5},
    ):
        assert caller.post("/v1/gatherings", body).status_code == 422, body
    answer = caller.get(f"/v1/gatherings/{uuid4()}")
    assert (answer.status_code, answer.get_json()["code"]) == (404, "unknown_gathering")
    missing = caller.post("/v1/sessions", opening(gathering=str(uuid4())))
    assert missing.get_json()["code"] == "unknown_gathering"


def test_the_evening_is_the_gathering_of_the_newest_table(
    timed_service: ServiceUnderTest, clock: ManualClock
) -> None:
    caller = timed_service.caller()
    number = open_gathering(caller)
    first = table_of(caller, *SEATED, gathering=number)
    clock.advance(30 * HOUR)
    other = table_of(caller, *SEATED)
    clock.advance(HOUR)
    second = table_of(caller, *SEATED, gathering=number)
    view = evening(caller)
    assert tables_in(view) == [first.id, second.id]
    assert (view["gathering"]["name"], view["since"]) == ("Twelfth Night", None)
    assert first.state()["gathering"] == number
    file(second, gathering=None)
    view = evening(caller)
    assert tables_in(view) == [other.id, second.id]
    assert view["gathering"] is None
    assert tables_in(evening(caller, gathering=number)) == [first.id]


def test_hidden_and_practice_tables_never_count(
    timed_service: ServiceUnderTest, clock: ManualClock
) -> None:
    caller = timed_service.caller()
    number = open_gathering(caller)
    real = table_of(caller, "seat anne 1000", gathering=number)
    clock.advance(60)
    practice = table_of(caller, "seat invented 1000", gathering=number, practice=True)
    clock.advance(60)
    hidden = table_of(caller, "seat zoe 1000", gathering=number)
    assert file(hidden, hidden=True).status_code == 201
    view = evening(caller)
    assert tables_in(view) == [real.id]
    assert [punter["name"] for punter in view["punters"]] == ["anne"]
    assert practice.state()["practice"]
    listed = caller.get(f"/v1/gatherings/{number}").get_json()["sessions"]
    assert [(s["hidden"], s["practice"]) for s in listed] == [
        (False, False),
        (False, True),
        (True, False),
    ]
    assert file(hidden, hidden=False).status_code == 201
    assert tables_in(evening(caller)) == [real.id, hidden.id]
    assert file(practice, practice=False).status_code == 201
    assert tables_in(evening(caller)) == [real.id, practice.id, hidden.id]


def test_undo_passes_over_a_filing(caller: Caller) -> None:
    number = open_gathering(caller)
    table = table_of(caller, *SEATED)
    assert file(table, gathering=number).status_code == 201
    undone = table.enter("corrections", {"undo": True})
    assert undone.status_code == 201, undone.text
    assert [p["name"] for p in table.state()["punters"]] == ["anne", "bess"]
    assert table.state()["gathering"] == number
    table.enter("corrections", {"strike": 2})
    assert table.state()["gathering"] == number


def test_a_score_sheet_has_its_date_and_its_gathering(caller: Caller) -> None:
    number = open_gathering(caller)
    sheet = 'rules = "oak"\nentries = """\nseat anne 100\nclose\n"""\n'
    answer = caller.client.post(
        f"/v1/score-sheets?date=2026-01-06&gathering={number}&practice=true",
        data=sheet,
        content_type="application/toml",
    )
    assert answer.status_code == 201, answer.text
    table = Table(caller, answer.get_json()["id"])
    assert (table.state()["gathering"], table.state()["practice"]) == (number, True)
    listed = caller.get(f"/v1/gatherings/{number}").get_json()["sessions"]
    assert listed[0]["opened_at"] == "2026-01-06T20:00:00.000000Z"


def test_a_score_sheet_was_not_played_in_the_future(
    service: ServiceUnderTest, caller: Caller
) -> None:
    today = date.fromisoformat(service.application.ports.clock.now()[:10])
    sheet = 'rules = "oak"\nentries = """\nseat anne 100\nclose\n"""\n'
    for days, status in ((2, 422), (0, 201)):
        day = today + timedelta(days)
        answer = caller.client.post(
            f"/v1/score-sheets?date={day}", data=sheet, content_type="application/toml"
        )
        assert answer.status_code == status
        if status == 422:
            errors = answer.get_json()["errors"]
            assert errors == {"query.date": [f"{day} is in the future."]}


def test_a_dealer_may_not_file(service: ServiceUnderTest, caller: Caller) -> None:
    table = table_of(caller, *SEATED)
    path = f"/v1/sessions/{table.id}/filing"
    dealer = make_credential(service, Grant(DEALER, (table.id,))).caller
    keeper = make_credential(service, Grant(KEEPER, (table.id,))).caller
    assert dealer.post(path, {"hidden": True}).status_code == 403
    assert keeper.post(path, {"hidden": True}).status_code == 201


def test_a_board_of_all_tables_shows_the_standings_of_the_evening(
    service: ServiceUnderTest, caller: Caller
) -> None:
    number = open_gathering(caller)
    won = ("seat anne 100", "stake anne K 10", "fasse 2", "pair K 3", "take anne K", "end")
    one = table_of(caller, *won, gathering=number)
    table_of(caller, "seat anne 100", "seat bess 100", gathering=number)
    board = make_credential(service, Grant(BOARD, purses=False)).caller
    shown = board.get(f"/v1/sessions/{one.id}/evening").get_json()
    assert shown["gathering"]["name"] == "Twelfth Night"
    assert shown["tables"] == 2
    assert shown["punters"] == [
        {"name": "anne", "place": 1, "net": 10},
        {"name": "bess", "place": 2, "net": 0},
    ]
    assert board.get(f"/v1/gatherings/{number}").status_code == 403


@pytest.mark.parametrize("role", [BOARD, DEALER, KEEPER])
def test_a_key_of_one_table_reads_the_standings_of_its_table_only(
    service: ServiceUnderTest, caller: Caller, role: str
) -> None:
    number = open_gathering(caller)
    one = table_of(caller, "seat anne 100", gathering=number)
    table_of(caller, "seat ANNE 100", "seat bess 100", gathering=number)
    reader = make_credential(service, Grant(role, (one.id,))).caller
    follow_key = reader.post(f"/v1/sessions/{one.id}/follow-keys", {}).get_json()["key"]
    for each in (reader, Caller(service.app.test_client(), follow_key)):
        shown = each.get(f"/v1/sessions/{one.id}/evening").get_json()
        assert (shown["tables"], shown["punters"]) == (1, [{"name": "anne", "place": 1, "net": 0}])
        assert shown["gathering"]["name"] == "Twelfth Night"


def test_a_closed_table_says_when_it_was_closed(
    timed_service: ServiceUnderTest, clock: ManualClock
) -> None:
    caller = timed_service.caller()
    table = table_of(caller, "seat anne 100", "close")
    closed_at = clock.now()
    clock.advance(HOUR)
    table.enter("payments", {"from": "box", "to": "anne", "amount": 100})
    (view,) = evening(caller)["sessions"]
    assert view["closed_at"] == closed_at
    note = {"kind": "payment", "from": "box", "to": "anne", "amount": 1}
    for _ in range(3):
        assert table.enter("entries", {"entries": [note] * 100}).status_code == 201
    (view,) = evening(caller)["sessions"]
    assert view["closed_at"] == closed_at
