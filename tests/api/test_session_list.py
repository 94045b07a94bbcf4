"""The list of sessions: newest first, page by page, none twice and none left out."""

from typing import Any

import pytest

from tests.api.caller import Caller
from tests.api.service_under_test import NOON, ManualClock, ServiceUnderTest
from tests.api.tables import DEALING, SEATED


@pytest.fixture
def fresh_caller(timed_service: ServiceUnderTest) -> Caller:
    """A caller of a service without sessions, whose clock is stopped."""
    return timed_service.caller()


def read_pages(caller: Caller, limit: int) -> list[list[str]]:
    """Return the ids of every page, following the cursors."""
    found: list[list[str]] = []
    page: dict[str, Any] = {"next": None}
    while True:
        cursor = {"cursor": page["next"]} if found else {}
        page = caller.get("/v1/sessions", limit=limit, **cursor).get_json()
        found.append([row["id"] for row in page["sessions"]])
        if page["next"] is None:
            return found


def test_without_sessions_the_list_is_empty(fresh_caller: Caller) -> None:
    assert fresh_caller.get("/v1/sessions").get_json() == {"sessions": [], "next": None}


@pytest.mark.parametrize("limit", [1, 3, 7, 8])
def test_pages_hold_every_session_once_if_all_opened_at_the_same_time(
    fresh_caller: Caller, limit: int
) -> None:
    session_ids = [fresh_caller.table().id for _ in range(7)]
    found = read_pages(fresh_caller, limit)
    assert sorted(i for page in found for i in page) == sorted(session_ids)
    assert [len(page) for page in found[:-1]] == [limit] * (len(found) - 1)
    assert len(found) == -(-7 // limit)


def test_the_newest_session_comes_first(fresh_caller: Caller, clock: ManualClock) -> None:
    first = fresh_caller.table().id
    clock.advance(60)
    second = fresh_caller.table().id
    assert read_pages(fresh_caller, 1) == [[second], [first]]


def test_open_and_closed_sessions_can_be_listed_separately(fresh_caller: Caller) -> None:
    open_id, closed_id = fresh_caller.table().id, fresh_caller.table("close").id
    lists = {
        closed: [
            row["id"]
            for row in fresh_caller.get("/v1/sessions", closed=closed).get_json()["sessions"]
        ]
        for closed in ("true", "false")
    }
    assert lists == {"true": [closed_id], "false": [open_id]}


def test_a_session_opened_between_two_pages_does_not_change_them(
    fresh_caller: Caller, clock: ManualClock
) -> None:
    old = {fresh_caller.table().id for _ in range(4)}
    page = fresh_caller.get("/v1/sessions", limit=2).get_json()
    clock.advance(60)
    fresh_caller.table()
    rest = fresh_caller.get("/v1/sessions", limit=9, cursor=page["next"]).get_json()
    shown = [row["id"] for row in (*page["sessions"], *rest["sessions"])]
    assert (len(shown), set(shown)) == (4, old)


def test_a_row_has_the_state_of_the_session(fresh_caller: Caller, clock: ManualClock) -> None:
    table = fresh_caller.table(*SEATED)
    clock.advance(300)
    table.enter_lines(*DEALING[len(SEATED) :])
    (row,) = fresh_caller.get("/v1/sessions").get_json()["sessions"]
    assert row == {
        "id": table.id,
        "game": "basset",
        "name": "Twelfth Night",
        "currency": "points",
        "phase": "drawing",
        "version": 7,
        "owes_settlement": False,
        "opened_at": NOON,
        "changed_at": "2026-01-06T12:05:00.000000Z",
        "gathering": None,
        "hidden": False,
        "practice": False,
    }


# Some are valid base64: two words, one word, invalid UTF-8, a zero byte and a blank.
CURSORS = ["x", "ä", "!", "YQ==YQ==", "YSBi", "MjAyNg", "_w", "AA AA", "ACA", "IA"]


@pytest.mark.parametrize("cursor", CURSORS)
def test_an_invalid_cursor_is_refused(caller: Caller, cursor: str) -> None:
    answer = caller.get("/v1/sessions", cursor=cursor)
    assert (answer.status_code, answer.get_json()["code"]) == (422, "wrong_shape")
    assert "query.cursor" in answer.get_json()["errors"]


@pytest.mark.parametrize("query", ["limit=0", "limit=1001", "limit=x", "limit=", "page=1"])
def test_an_invalid_page_query_is_refused(caller: Caller, query: str) -> None:
    answer = caller.get(f"/v1/sessions?{query}")
    assert (answer.status_code, answer.get_json()["code"]) == (422, "wrong_shape")
    assert f"query.{query.partition('=')[0]}" in answer.get_json()["errors"]
