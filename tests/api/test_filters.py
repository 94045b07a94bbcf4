"""Filters of the lists of sessions, events and postings."""

from typing import Any
from urllib.parse import urlencode

import pytest

from service.application.ports.keyring import HOUSE, KEEPER, Grant
from service.application.ports.store import EVERY_SESSION
from service.application.reading.queries import EventFilter, Queries, SearchLimits
from service.application.sessions.session_cache import SessionCache
from tests.api.caller import Caller
from tests.api.credentials import make_credential
from tests.api.service_under_test import ManualClock, ServiceUnderTest
from tests.api.tables import TAKEN
from tests.memory_store.store import MemoryStore
from tests.store.session_appends import append_session, opening_append

LANSQUENET = {"preset": "plain", "overrides": {}}
DAY_SECONDS = 86_400


def listed(caller: Caller, **query: Any) -> list[str]:
    """Return the names of the sessions of every page, of one session each."""
    names: list[str] = []
    page: dict[str, Any] = {"next": None}
    while not names or page["next"]:
        cursor = {"cursor": page["next"]} if names else {}
        page = caller.get("/v1/sessions", limit=1, **query, **cursor).get_json()
        names += [row["name"] for row in page["sessions"]]
        if not page["sessions"]:
            break
    return names


def test_sessions_are_listed_by_name_day_and_game(
    timed_service: ServiceUnderTest, clock: ManualClock
) -> None:
    caller = timed_service.caller()
    caller.table(name="Épiphanie, LONG table")
    clock.advance(DAY_SECONDS)  # the service begins on 6 January at noon
    caller.table(name="Straße 1")
    caller.table("close", name="Long STRASSE 2")
    assert listed(caller, name="épiph") == ["Épiphanie, LONG table"]
    assert listed(caller, name="long") == ["Long STRASSE 2", "Épiphanie, LONG table"]
    assert sorted(listed(caller, name="strasse")) == ["Long STRASSE 2", "Straße 1"]
    assert listed(caller, name="strasse", closed="false") == ["Straße 1"]
    assert listed(caller, name="%") == []
    assert listed(caller, **{"from": "2026-01-07", "name": "long"}) == ["Long STRASSE 2"]
    assert listed(caller, to="2026-01-06", game="basset") == ["Épiphanie, LONG table"]
    assert listed(caller, **{"from": "2026-01-06", "to": "2026-01-06"}) == ["Épiphanie, LONG table"]
    assert len(listed(caller, **{"from": "2026-01-06", "to": "2026-01-07"})) == 3
    assert listed(caller, game="lansquenet") == []
    name = "Épiphanie, LONG table"
    (session,) = [
        row["id"]
        for row in caller.get("/v1/sessions").get_json()["sessions"]
        if row["name"] == name
    ]
    keeper = make_credential(timed_service, Grant(KEEPER, (session,))).caller
    assert listed(keeper, name="long", to="2026-01-06") == [name]
    assert listed(keeper, name="long", **{"from": "2026-01-07"}) == []


def test_the_log_and_the_journal_are_listed_by_type_player_and_account(caller: Caller) -> None:
    table = caller.table(*TAKEN)
    log = table.events()
    lists: tuple[tuple[dict[str, Any], list[str]], ...] = (
        ({"type": "basset.punter_seated"}, ["basset.punter_seated"] * 3),
        ({"type": "basset.win_taken.v2"}, ["basset.win_taken"]),
        ({"type": "basset.win_taken.v1"}, []),
        ({"type": "basset.punter_seated", "player": "bess"}, ["basset.punter_seated"]),
    )
    for query, expected in lists:
        found = table.read("events", **query).get_json()
        assert [event["type"] for event in found["events"]] == expected
        assert all(event in log for event in found["events"])
        assert found["next"] is None
    of_anne = table.read("events", player="anne").get_json()["events"]
    history = table.read("history", punter="anne").get_json()["history"]
    assert {line["version"] for line in history} <= {event["version"] for event in of_anne}
    assert all('"anne"' in str(event["data"]).replace("'", '"') for event in of_anne)
    first = table.read("events", player="anne", limit=1).get_json()
    rest = table.read("events", player="anne", after=first["next"]).get_json()["events"]
    assert first["events"] + rest == of_anne
    account = "punter:anne:purse"
    whole = table.read("journal", limit=1000).get_json()["postings"]
    own = [p for p in whole if account in {p["source"], p["target"]}]
    assert table.read("journal", account=account).get_json() == {"postings": own, "next": None}
    first = table.read("journal", account=account, limit=1).get_json()
    rest = table.read("journal", account=account, after=first["next"]).get_json()["postings"]
    assert first["postings"] + rest == own
    earlier = table.read("journal", account=account, as_of=first["next"]).get_json()
    assert earlier == {"postings": first["postings"], "next": None}
    assert table.read("journal", account="punter:nobody:purse").get_json()["postings"] == []


@pytest.mark.parametrize(
    ("part", "query"),
    [
        ("", {"game": "chess"}),
        ("", {"from": "yesterday"}),
        ("", {"from": "20260106"}),
        ("", {"from": "2026-W02-2"}),
        ("", {"from": "2026-01-07", "to": "2026-01-06"}),
        ("", {"name": ""}),
        ("events", {"type": "basset.stake"}),
        ("events", {"type": "basset.punter_seated.v"}),
        ("events", {"player": ""}),
        ("journal", {"account": ""}),
    ],
)
def test_an_invalid_filter_is_refused(caller: Caller, part: str, query: dict[str, Any]) -> None:
    answer = caller.table().read(part, **query) if part else caller.get("/v1/sessions", **query)
    assert (answer.status_code, answer.get_json()["code"]) == (422, "wrong_shape")
    assert f"query.{list(query)[-1]}" in answer.get_json()["errors"]


def test_one_request_searches_a_limited_number_of_rows() -> None:
    store = MemoryStore()
    for _ in range(3):
        store.append([opening_append()])
    queries, house = Queries(store, SearchLimits(names=2, versions=3)), Grant(HOUSE)
    part: dict[str, Any] = {"limit": 9, "only": EVERY_SESSION, "name": "no such name"}
    first = queries.sessions(house, before=None, **part)
    assert first.rows == []
    assert first.next is not None
    assert queries.sessions(house, before=first.next, **part) == ([], None)
    current = SessionCache(store).current(append_session(store))
    wanted = EventFilter("basset.session_closed", "anne")
    assert queries.events_that_match(current, wanted, after=0, limit=9) == ([], 3)
    last = current.version - 3
    assert queries.events_that_match(current, wanted, after=last, limit=9) == ([], None)
    upto = {"upto": current.version, "limit": 9}
    assert queries.account_postings(current.id, "nothing", after=0, **upto) == ([], 3)
    assert queries.account_postings(current.id, "nothing", after=last, **upto) == ([], None)


@pytest.mark.parametrize(
    ("method", "path", "error"),
    [
        ("post", "buy-ins?dry_run=true", {"query.dry_run": ["There is no such member."]}),
        ("post", "entries?dry_run=true", {"query.dry_run": ["There is no such member."]}),
        ("get", "events?limit=1&limit=2", {"query.limit": ["This is given more than once."]}),
        (
            "post",
            "corrections?dry_run=false&dry_run=true",
            {"query.dry_run": ["This is given more than once."]},
        ),
    ],
)
def test_an_unknown_or_repeated_parameter_is_refused(
    caller: Caller, method: str, path: str, error: dict[str, list[str]]
) -> None:
    table = caller.table("seat anne 100")
    before = table.version()
    whole = f"{table.path}/{path}"
    body = {"undo": True} if "corrections" in path else {"punter": "anne", "amount": 1}
    answer = caller.post(whole, body) if method == "post" else caller.get(whole)
    assert (answer.status_code, answer.get_json()["errors"]) == (422, error)
    assert table.version() == before


@pytest.mark.parametrize("number", ["1_0", " 1", "1 ", "+1", "٣", "1.0", "1e0", ""])
def test_a_number_of_a_query_has_decimal_digits_only(caller: Caller, number: str) -> None:
    table = caller.table("seat anne 100")
    for path, name in ((table.path, "as_of"), (f"{table.path}/events", "limit")):
        answer = caller.get(f"{path}?{urlencode({name: number})}")
        assert answer.status_code == 422
        assert answer.get_json()["errors"] == {f"query.{name}": ["Must be a whole number."]}
