"""The standings of an evening over all tables: punters, currency and pages."""

from typing import Any

import pytest

from service.application.ports.keyring import DEALER, Grant
from tests.api.caller import Caller, Table
from tests.api.credentials import make_credential
from tests.api.service_under_test import ManualClock, ServiceUnderTest

HOUR = 3600
OAK = {"preset": "oak"}
ANNE_LOSES = ("stake anne K 100", "fasse 2", "pair K 3")


def evening(caller: Caller, **query: Any) -> Any:
    answer = caller.get("/v1/evening", **query)
    assert answer.status_code == 200, answer.text
    return answer.get_json()


def line(view: Any, name: str) -> Any:
    return next(punter for punter in view["punters"] if punter["name"] == name)


def test_without_tables_the_evening_is_empty(timed_service: ServiceUnderTest) -> None:
    assert evening(timed_service.caller()) == {
        "gathering": None,
        "currency": None,
        "currencies": [],
        "since": None,
        "sessions": [],
        "punters": [],
        "punters_net": 0,
        "tables_net": 0,
    }


def test_a_table_and_the_evening_count_the_rules_that_were_changed(
    timed_service: ServiceUnderTest,
) -> None:
    caller = timed_service.caller()
    rules = {"preset": "modern", "overrides": {"mace": "plain", "burn": 3, "side_bets": False}}
    table = caller.table("seat anne 500", rules=rules)
    (view,) = evening(caller)["sessions"]
    assert view["changed_rules"] == table.state()["changed_rules"] == 2
    table.enter_lines("stake anne 3 10", "fasse 2")
    assert table.state()["changed_rules"] == 2


def test_the_evening_shows_a_summary_of_each_table(
    timed_service: ServiceUnderTest, clock: ManualClock
) -> None:
    table = timed_service.caller().table("seat anne 500", "stake anne 3 10", "fasse 2", rules=OAK)
    opened_at = clock.now()
    clock.advance(60)
    table.enter_lines("pair 4 3")
    (view,) = evening(timed_service.caller())["sessions"]
    assert view == {
        "id": table.id,
        "game": "basset",
        "name": "Twelfth Night",
        "preset": "oak",
        "changed_rules": 0,
        "phase": "drawing",
        "progress": {"deal": 1, "stock": 49},
        "waiting": 1,
        "opened_at": opened_at,
        "changed_at": clock.now(),
        "closed_at": None,
        "version": table.version(),
        "corrected": None,
        "bank_debt": None,
        "parties": [{"name": "", "role": "bank", "purse": 10_000, "net": 0}],
        "punters": 1,
    }
    clock.advance(60)
    table.enter_lines("take anne 3", "end", "close")
    (view,) = evening(timed_service.caller())["sessions"]
    assert (view["phase"], view["closed_at"]) == ("closed", clock.now())


def test_a_correction_after_the_close_does_not_move_it(
    timed_service: ServiceUnderTest, clock: ManualClock
) -> None:
    table = timed_service.caller().table("seat anne 500", "seat bess 500", "close", rules=OAK)
    closed_at = clock.now()
    clock.advance(HOUR)
    assert table.enter("corrections", {"strike": 3}).status_code == 201
    (view,) = evening(timed_service.caller())["sessions"]
    assert (view["punters"], view["closed_at"]) == (1, closed_at)


def test_a_punter_at_two_tables_has_one_line(
    timed_service: ServiceUnderTest, clock: ManualClock
) -> None:
    caller = timed_service.caller()
    one = caller.table("seat anne 500", "seat bess 500", *ANNE_LOSES, "end", rules=OAK)
    clock.advance(HOUR)
    two = caller.table("seat anne 500", "seat carl 500", rules=OAK)
    two.enter_lines(
        "stake carl K 30", "stake anne 3 7", "fasse 2", "pair K 3", "take anne 3", "end"
    )
    view = evening(caller)
    assert line(view, "anne") == {
        "name": "anne",
        "net": -93,
        "place": 3,
        "moved": 0,
        "has_bankroll": False,
        "line": [-100, -93],
        "sessions": [{"id": one.id, "net": -100}, {"id": two.id, "net": 7}],
    }
    assert [(p["name"], p["net"], p["place"]) for p in view["punters"]] == [
        *(("bess", 0, 1), ("carl", -30, 2), ("anne", -93, 3)),
    ]
    assert line(view, "carl")["line"] == [0, -30]
    assert (view["punters_net"], view["tables_net"]) == (-123, 123)


def test_deals_count_in_the_order_they_ended(
    timed_service: ServiceUnderTest, clock: ManualClock
) -> None:
    caller = timed_service.caller()
    one = caller.table("seat anne 500", "stake anne K 1", "fasse K", rules=OAK)
    clock.advance(1)
    two = caller.table("seat anne 500", "stake anne K 10", "fasse K", rules=OAK)
    for table in (two, one):
        clock.advance(1)
        table.enter_lines("end")
    assert line(evening(caller), "anne")["line"] == [-10, -11]


def test_a_later_punter_has_zero_before(
    timed_service: ServiceUnderTest, clock: ManualClock
) -> None:
    table = timed_service.caller().table("seat anne 500", *ANNE_LOSES, "end", rules=OAK)
    table.enter_lines("seat bess 100", "stake bess K 5", "fasse K", "end")
    assert line(evening(timed_service.caller()), "bess")["line"] == [0, -5]
    assert line(evening(timed_service.caller()), "anne")["line"] == [-100, -100]


def test_places_move_since_the_last_deal_ended(timed_service: ServiceUnderTest) -> None:
    table = timed_service.caller().table(
        "seat anne 500", "seat bess 500", *ANNE_LOSES, "end", rules=OAK
    )
    table.enter_lines("stake bess K 200", "fasse K")
    view = evening(timed_service.caller())
    assert [(p["name"], p["place"], p["moved"]) for p in view["punters"]] == [
        ("anne", 1, 1),
        ("bess", 2, -1),
    ]


def test_an_evening_is_of_one_currency(timed_service: ServiceUnderTest, clock: ManualClock) -> None:
    caller = timed_service.caller()
    caller.table("seat anne 500", currency="gbp")
    clock.advance(1)
    caller.table("seat bess 500", currency="lsd")
    view = evening(caller)
    assert (view["currency"], view["currencies"]) == ("lsd", ["lsd", "gbp"])
    assert [punter["name"] for punter in view["punters"]] == ["bess"]
    other = evening(caller, currency="gbp")
    assert [punter["name"] for punter in other["punters"]] == ["anne"]
    assert evening(caller, currency="points")["sessions"] == []
    caller.table("seat carl 500", currency="gbp")
    clock.advance(1)
    caller.table("seat dora 500", currency="points")
    view = evening(caller)
    assert (view["currency"], view["currencies"]) == ("points", ["gbp", "points", "lsd"])


def test_an_evening_begins_eighteen_hours_before_its_newest_table(
    timed_service: ServiceUnderTest, clock: ManualClock
) -> None:
    caller = timed_service.caller()
    opened_tables = []
    for notifier in (0, 1, 18):
        opened_tables.append((caller.table(rules=OAK).id, clock.now()))
        clock.advance(notifier * HOUR + (notifier == 0))
    ids = [session for session, _ in opened_tables]
    clock.advance(-HOUR)
    last = caller.table(rules=OAK).id
    assert [row["id"] for row in evening(caller)["sessions"]] == [*ids[1:], last]
    since = evening(caller, since=opened_tables[0][1])
    assert [row["id"] for row in since["sessions"]] == [*ids, last]
    assert since["since"] == opened_tables[0][1]
    assert evening(caller, since=clock.now())["sessions"][0]["id"] == last


def test_a_dealer_sees_the_evening_at_their_tables(timed_service: ServiceUnderTest) -> None:
    own = timed_service.caller().table("seat anne 500", rules=OAK)
    timed_service.caller().table("seat bess 500", rules=OAK)
    dealer = make_credential(timed_service, Grant(DEALER, (own.id,))).caller
    view = evening(dealer)
    assert [row["id"] for row in view["sessions"]] == [own.id]
    assert [punter["name"] for punter in view["punters"]] == ["anne"]


def test_pages_of_tables_are_all_read(
    timed_service: ServiceUnderTest, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("service.application.reading.queries.ROWS_PER_READ", 2)
    tables: list[Table] = [timed_service.caller().table(rules=OAK) for _ in range(5)]
    assert {row["id"] for row in evening(timed_service.caller())["sessions"]} == {
        t.id for t in tables
    }
