"""The coins of a table, chosen when it opens: they are in its view, and wrong ones are refused."""

from typing import Any

import pytest

from service.reports.formats import FORMATS
from tests.api.caller import Caller, Table, opening

CHOSEN = [480, 240, 120, 24]


@pytest.mark.parametrize("coins", [[], CHOSEN])
def test_the_coins_are_in_the_view_and_in_the_first_event(caller: Caller, coins: list[int]) -> None:
    table = caller.table(currency="lsd", coins=coins)
    assert table.state()["coins"] == coins
    assert table.events()[0]["data"]["coins"] == coins


def test_a_table_without_own_coins_uses_those_of_its_currency(caller: Caller) -> None:
    assert caller.table(currency="lsd").state()["coins"] == []
    currencies = {c["code"]: c for c in caller.get("/v1/rules").get_json()["currencies"]}
    assert currencies["lsd"]["cash"] == [960, 48, 4, 1]
    assert currencies["points"]["cash"] == []


def test_a_correction_changes_no_coins(caller: Caller) -> None:
    table = caller.table("seat anne 1000", coins=CHOSEN)
    amended = {"amend": 2, "entry": {"kind": "seat", "name": "anne", "purse": 900}}
    for body in (amended, {"undo": True}, {"redo": True}):
        answer = table.enter("corrections", body)
        assert answer.status_code == 201, answer.text
        assert table.state()["coins"] == CHOSEN


def test_a_reader_sees_the_coins_as_they_were_at_any_version(caller: Caller) -> None:
    table = caller.table("seat anne 1000", coins=CHOSEN)
    assert table.read(as_of=1).get_json()["coins"] == CHOSEN


@pytest.mark.parametrize(
    ("coins", "at", "message"),
    [
        ([1, 5], "coins", "Coins go from the largest down, each once."),
        ([5, 5], "coins", "Coins go from the largest down, each once."),
        ([1009, 1003], "coins", "These coins add up to few amounts. Add a smaller coin."),
        (list(range(10, 0, -1)), "coins", "Must have a length from 0 to 9."),
        ([5, 0], "coins.1", "Must be from 1 to 1000000000000."),
        ([5, "1"], "coins.1", "Must be a whole number."),
        (5, "coins", "Must be a list."),
    ],
)
def test_coins_that_a_table_cannot_have_are_refused(
    caller: Caller, coins: Any, at: str, message: str
) -> None:
    answer = caller.post("/v1/sessions", opening(coins=coins))
    problem = answer.get_json()
    assert (answer.status_code, list(problem["errors"])) == (422, [at])
    assert message in problem["errors"][at][0]


def test_every_report_of_a_table_with_own_coins_is_made_and_pays_in_them(caller: Caller) -> None:
    lines = ("seat anne 600", "seat bess 984", "close")
    own, usual = (caller.table(*lines, currency="lsd", coins=c) for c in (CHOSEN, []))
    for name in FORMATS:
        reports = [table.read(f"report.{name}") for table in (own, usual)]
        assert [report.status_code for report in reports] == [200, 200], name
    log = own.read("report.json").get_json()["events"]
    assert log[0]["data"]["coins"] == CHOSEN
    again = Table(caller, caller.sheet(own.read("report.toml").text).get_json()["id"])
    paid = {str(table.id): table.read("settling-up").get_json() for table in (own, again, usual)}
    first, second, third = paid.values()
    assert {coin["units"] for coin in first["coins"]} <= set(CHOSEN)
    assert first["payouts"] == second["payouts"] != third["payouts"]
