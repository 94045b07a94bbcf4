"""One punter's history: whose it is, in which order, page by page."""

from typing import Any

import pytest

from service.application.keyring import BOARD, DEALER, PUNTER, Grant
from tests.api.caller import Table
from tests.api.holders import holder
from tests.api.place import Place

PLAYED = (
    *("seat anne 1000 hearts", "seat bess 700", "seat carl 500", "stake anne K 100"),
    *("stake bess Q 50", "fasse 2", "pair K 3", "paroli anne K", "pair 5 K", "end"),
)


@pytest.fixture(scope="module")
def table(still: Place) -> Table:
    return still.caller().table(*PLAYED)


def reader(place: Place, table: Table, role: str, **more: Any) -> Table:
    return Table(holder(place, Grant(role, (table.id,), **more)).caller, table.id)


def history(table: Table, **query: Any) -> list[dict[str, Any]]:
    lines: list[dict[str, Any]] = table.see("history", **query).get_json()["history"]
    return lines


def test_a_history_is_the_punters_own_events_newest_first(table: Table) -> None:
    there = history(table, punter="anne")
    assert [line["type"].removeprefix("basset.") for line in there] == [
        *("deal_ended", "draw_settled", "paroli_made", "draw_settled", "stake_placed"),
        "punter_seated",
    ]
    events = {event["version"]: event for event in table.events()}
    for line in there:
        same = ("version", "entry", "at", "occurred_at", "type")
        assert {name: line[name] for name in same} == {
            name: events[line["version"]][name] for name in same
        }


def test_a_settlement_has_its_draw(table: Table) -> None:
    draws = [line["draw"] for line in history(table, punter="anne")]
    assert draws == [
        None,
        {
            "kind": "pair",
            "cards": ["5", "K"],
            "how": "plain",
            "wins": "5",
            "loses": "K",
            "deal": 1,
            "number": 2,
        },
        None,
        {
            "kind": "pair",
            "cards": ["K", "3"],
            "how": "plain",
            "wins": "K",
            "loses": "3",
            "deal": 1,
            "number": 1,
        },
        None,
        None,
    ]


@pytest.mark.parametrize("limit", [1, 2, 5, 6, 7])
def test_pages_come_to_the_whole(table: Table, limit: int) -> None:
    found: list[dict[str, Any]] = []
    query: dict[str, Any] = {}
    whole = history(table, punter="anne")
    for _ in whole:
        page = table.see("history", punter="anne", limit=limit, **query).get_json()
        assert len(page["history"]) <= limit
        found += page["history"]
        query = {"after": page["next"]}
        if page["next"] is None:
            break
    assert (found, query) == (whole, {"after": None})


def test_a_punter_has_their_own_and_no_other(still: Place, table: Table) -> None:
    own = reader(still, table, PUNTER, punter="bess")
    assert history(own) == history(own, punter="bess") == history(table, punter="bess")
    assert {"anne", "carl", "700"} & set(str(history(own))) == set()
    assert own.see("history", punter="anne").status_code == 403
    assert own.see("history", punter="nobody").status_code == 403


def test_bookkeepers_must_name_the_punter(still: Place, table: Table) -> None:
    dealer = reader(still, table, DEALER)
    assert history(dealer, punter="anne") == history(table, punter="anne")
    wrong: tuple[dict[str, Any], ...] = ({}, {"punter": "nobody"})
    for query in wrong:
        answer = dealer.see("history", **query)
        assert (answer.status_code, answer.get_json()["code"]) == (422, "wrong_shape")


def test_a_board_reads_no_history(still: Place, table: Table) -> None:
    assert reader(still, table, BOARD).see("history", punter="anne").status_code == 403


def test_a_history_goes_on_with_its_table(place: Place) -> None:
    """However often it was asked for before, and by whom."""
    table = place.caller().table("seat anne 1000", "seat bess 700")
    for line, name in (("stake anne K 5", "anne"), ("stake bess Q 5", "bess"), ("seat dora 9", "")):
        table.line(line)
        newest = {who: history(table, punter=who)[0]["version"] for who in ("anne", "bess")}
        assert (newest.get(name) == table.version()) == bool(name)
    assert [line["version"] for line in history(table, punter="dora")] == [table.version()]
