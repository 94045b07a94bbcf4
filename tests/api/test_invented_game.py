"""What only the invented game has, over HTTP: lists, pools, limited seats, scores, no draws."""

from typing import Any

import pytest

from service.application.ports.keyring import PUNTER
from tests.api.caller import Caller, Table
from tests.api.service_under_test import ServiceUnderTest
from tests.api.test_visibility import reader

SEATED = ("seat anne 100", "seat bess 100", "seat carl 100")
PLAYING = (*SEATED, "ante 10")
BETTING = (*PLAYING, "bet anne 5", "bet bess 5")
TWO_SIDES = {"preset": "two_sides", "overrides": {"seats": 4}}


def invented(caller: Caller, *lines: str, **rules: Any) -> Table:
    """Open a session of the invented game and play ``lines`` of a score sheet in it."""
    body = {"name": "T", "game": "invented", "rules": rules or {"preset": "one_side"}}
    table = Table(caller, caller.post("/v1/sessions", body).get_json()["id"])
    table.enter_lines(*lines)
    return table


def next_field(table: Table, verb: str, *values: str | int) -> Any:
    answer = table.read(f"offers/{verb}", value=list(values))
    assert answer.status_code == 200, answer.text
    return answer.get_json()["field"]


def test_a_list_of_names_is_offered_name_by_name(caller: Caller) -> None:
    table = invented(caller, *BETTING)
    first = next_field(table, "best")
    assert (first["choices"], first["optional"]) == (["anne", "bess"], False)
    second = next_field(table, "best", "bess")
    assert (second["choices"], second["optional"]) == (["anne"], True)
    assert next_field(table, "best", "bess", "anne") is None


def test_pairs_of_name_and_number_are_offered_one_by_one(caller: Caller) -> None:
    table = invented(caller, *PLAYING)
    assert next_field(table, "count")["choices"] == ["anne", "bess", "carl"]
    points = next_field(table, "count", "anne")
    assert (points["least"], points["most"]) == (0, 10)
    assert next_field(table, "count", "anne", "6")["choices"] == ["bess", "carl"]
    points = next_field(table, "count", "anne", 6, "bess")
    assert (points["least"], points["most"]) == (0, 4)
    assert next_field(table, "count", "anne", 6, "bess", 4)["optional"]


def test_each_hand_is_one_value(caller: Caller) -> None:
    table = invented(caller, *BETTING, **TWO_SIDES)
    assert next_field(table, "show")["name"] == "left"
    assert next_field(table, "show", "Ah,2")["name"] == "right"
    assert next_field(table, "show", "Ah,2", "K,3,4") is None


@pytest.mark.parametrize(
    ("verb", "values", "status", "code"),
    [
        ("best", ["carl"], 409, "no_such_stake"),
        ("best", ["stranger"], 409, "unknown_punter"),
        ("show", ["Ah"], 422, "wrong_shape"),
        ("show", ["Ah,X"], 409, "unknown_card"),
        ("count", ["anne", "11"], 422, "wrong_shape"),
        ("count", ["anne", "6"], 409, "answers_pending"),
    ],
)
def test_values_of_lists_that_are_not_offered_are_refused(
    caller: Caller, verb: str, values: list[str], status: int, code: str
) -> None:
    answer = invented(caller, *BETTING).read(f"offers/{verb}", value=values)
    assert (answer.status_code, answer.get_json()["code"]) == (status, code)


def test_a_player_is_offered_no_entry_that_names_others(
    inline_service: ServiceUnderTest,
) -> None:
    table = invented(inline_service.caller(), *BETTING)
    assert "best" in {offer["verb"] for offer in table.state()["offers"]}
    own = reader(inline_service, table, PUNTER, punter="anne").state()["offers"]
    assert {offer["verb"] for offer in own} == {"bet", "buyin", "cashout", "claim"}


def test_no_more_players_sit_down_than_there_are_seats(caller: Caller) -> None:
    table = invented(caller, *SEATED)
    assert table.state()["summary"]["seats_left"] == 1
    table.enter_lines("seat dora 5")
    assert table.state()["summary"]["seats_left"] == 0
    assert "seat" not in {offer["verb"] for offer in table.state()["offers"]}
    refused = table.line("seat ede 5")
    assert (refused.status_code, refused.get_json()["code"]) == (409, "table_full")
    assert refused.get_json()["seats"] == 4


def test_a_second_hand_is_needed_only_under_its_rule(caller: Caller) -> None:
    one, two = invented(caller, *BETTING), invented(caller, *BETTING, **TWO_SIDES)
    for table, line in ((one, "show K,2 Q,3"), (two, "show K,2")):
        refused = table.line(line)
        assert (refused.status_code, refused.get_json()["code"]) == (409, "result_missing")
    assert two.line("show K,2 Q,3").status_code in {201, 202}


def test_money_in_pools_counts_in_the_standings(caller: Caller) -> None:
    table = invented(caller, *BETTING, "show K,2")
    standings = table.read("standings").get_json()
    assert (standings["bank_net"], standings["table_net"]) == (0, 40)
    assert sum(line["net"] for line in standings["standings"]) == -40


def test_money_stays_in_pools_after_the_end(caller: Caller) -> None:
    rules = {"preset": "one_side", "overrides": {"leftover": "stays"}}
    table = invented(caller, *BETTING, "show K,2", "stop", **rules)
    body = table.read("settling-up").get_json()
    owed = {row["to"]: row["amount"] for row in body["payouts"]}
    assert owed == {"anne": 85, "bess": 85, "carl": 90, "pool:pot": 30, "pool:jar": 10}
    assert all(row["to"].startswith("pool:") for row in body["with_bank"])
    assert body["without_bank"] == [
        {"from": "anne", "to": "carl", "amount": 1, "coins": [], "remains": 0, "paid": False},
        {"from": "bess", "to": "carl", "amount": 2, "coins": [], "remains": 0, "paid": False},
    ]


def test_a_history_has_no_draws(caller: Caller) -> None:
    table = invented(caller, *BETTING, "best anne", "count anne 6 bess 4")
    history = table.read("history", punter="carl").get_json()["history"]
    assert "invented.round_counted" in {line["type"] for line in history}
    assert not [line for line in history if "draw" in line]
