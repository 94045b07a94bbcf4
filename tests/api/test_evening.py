"""The evening over all tables: who is counted, in which currency, and that nothing is lost."""

from typing import Any

import pytest

from service.application.keyring import DEALER, Grant
from tests.api.caller import Caller, Table
from tests.api.holders import holder
from tests.api.place import Hands, Place

HOUR = 3600
OAK = {"preset": "oak"}
ANNE_LOSES = ("stake anne K 100", "fasse 2", "pair K 3")


def evening(caller: Caller, **query: Any) -> Any:
    answer = caller.get("/v1/evening", **query)
    assert answer.status_code == 200, answer.text
    return answer.get_json()


def line(seen: Any, name: str) -> Any:
    return next(punter for punter in seen["punters"] if punter["name"] == name)


def test_a_house_without_tables_has_an_empty_evening(timed: Place) -> None:
    assert evening(timed.caller()) == {
        "currency": None,
        "currencies": [],
        "since": None,
        "sessions": [],
        "punters": [],
        "punters_net": 0,
        "tables_net": 0,
    }


def test_a_table_is_shown_in_short(timed: Place, hands: Hands) -> None:
    table = timed.caller().table(
        "seat anne 500", "stake anne 3 10", "fasse 2", "pair 4 3", rules=OAK
    )
    (seen,) = evening(timed.caller())["sessions"]
    assert seen == {
        "id": table.id,
        "game": "basset",
        "name": "Twelfth Night",
        "preset": "oak",
        "phase": "drawing",
        "progress": {"deal": 1, "stock": 49},
        "waiting": 1,
        "opened_at": hands.now(),
        "closed_at": None,
        "parties": [{"name": "", "role": "bank", "purse": 10_000, "net": 0}],
        "punters": 1,
    }
    hands.go(60)
    table.play("take anne 3", "end", "close")
    (seen,) = evening(timed.caller())["sessions"]
    assert (seen["phase"], seen["closed_at"]) == ("closed", hands.now())


def test_one_person_at_two_tables_is_one_line(timed: Place, hands: Hands) -> None:
    caller = timed.caller()
    one = caller.table("seat anne 500", "seat bess 500", *ANNE_LOSES, "end", rules=OAK)
    hands.go(HOUR)
    two = caller.table("seat ANNE 500", "seat carl 500", rules=OAK)
    two.play("stake carl K 30", "stake ANNE 3 7", "fasse 2", "pair K 3", "take ANNE 3", "end")
    seen = evening(caller)
    assert line(seen, "anne") == {
        "name": "anne",
        "net": -93,
        "place": 3,
        "moved": 0,
        "line": [-100, -93],
        "sessions": [{"id": one.id, "net": -100}, {"id": two.id, "net": 7}],
    }
    assert [(p["name"], p["net"], p["place"]) for p in seen["punters"]] == [
        *(("bess", 0, 1), ("carl", -30, 2), ("anne", -93, 3)),
    ]
    assert line(seen, "carl")["line"] == [0, -30]
    assert (seen["punters_net"], seen["tables_net"]) == (-123, 123)


def test_deals_count_in_the_order_they_ended(timed: Place, hands: Hands) -> None:
    caller = timed.caller()
    one = caller.table("seat anne 500", "stake anne K 1", "fasse K", rules=OAK)
    hands.go(1)
    two = caller.table("seat anne 500", "stake anne K 10", "fasse K", rules=OAK)
    for table in (two, one):
        hands.go(1)
        table.play("end")
    assert line(evening(caller), "anne")["line"] == [-10, -11]


def test_a_later_punter_has_zero_before(timed: Place, hands: Hands) -> None:
    table = timed.caller().table("seat anne 500", *ANNE_LOSES, "end", rules=OAK)
    table.play("seat bess 100", "stake bess K 5", "fasse K", "end")
    assert line(evening(timed.caller()), "bess")["line"] == [0, -5]
    assert line(evening(timed.caller()), "anne")["line"] == [-100, -100]


def test_places_move_since_the_last_deal_ended(timed: Place) -> None:
    table = timed.caller().table("seat anne 500", "seat bess 500", *ANNE_LOSES, "end", rules=OAK)
    table.play("stake bess K 200", "fasse K")
    seen = evening(timed.caller())
    assert [(p["name"], p["place"], p["moved"]) for p in seen["punters"]] == [
        ("anne", 1, 1),
        ("bess", 2, -1),
    ]


def test_an_evening_is_of_one_currency(timed: Place, hands: Hands) -> None:
    caller = timed.caller()
    caller.table("seat anne 500", currency="gbp")
    hands.go(1)
    caller.table("seat bess 500", currency="lsd")
    seen = evening(caller)
    assert (seen["currency"], seen["currencies"]) == ("lsd", ["gbp", "lsd"])
    assert [punter["name"] for punter in seen["punters"]] == ["bess"]
    other = evening(caller, currency="gbp")
    assert [punter["name"] for punter in other["punters"]] == ["anne"]
    assert evening(caller, currency="points")["sessions"] == []


def test_an_evening_begins_eighteen_hours_before_its_newest_table(
    timed: Place, hands: Hands
) -> None:
    caller = timed.caller()
    opened = []
    for hours in (0, 1, 18):
        opened.append((caller.table(rules=OAK).id, hands.now()))
        hands.go(hours * HOUR + (hours == 0))
    ids = [there for there, _ in opened]
    hands.go(-HOUR)
    last = caller.table(rules=OAK).id
    assert [row["id"] for row in evening(caller)["sessions"]] == [*ids[1:], last]
    since = evening(caller, since=opened[0][1])
    assert [row["id"] for row in since["sessions"]] == [*ids, last]
    assert since["since"] == opened[0][1]
    assert evening(caller, since=hands.now())["sessions"][0]["id"] == last


def test_a_dealer_sees_the_evening_at_their_tables(timed: Place) -> None:
    own = timed.caller().table("seat anne 500", rules=OAK)
    timed.caller().table("seat bess 500", rules=OAK)
    dealer = holder(timed, Grant(DEALER, (own.id,))).caller
    seen = evening(dealer)
    assert [row["id"] for row in seen["sessions"]] == [own.id]
    assert [punter["name"] for punter in seen["punters"]] == ["anne"]


def test_pages_of_tables_are_all_read(timed: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("service.application.queries.ROWS_PER_READ", 2)
    tables: list[Table] = [timed.caller().table(rules=OAK) for _ in range(5)]
    assert {row["id"] for row in evening(timed.caller())["sessions"]} == {t.id for t in tables}
