"""The figures of the charts: who sees which, and what they are."""

from typing import Any

import pytest

from service.application.ports.keyring import BOARD, PUNTER, Grant
from tests.api.caller import Caller, Table
from tests.api.credentials import make_credential
from tests.api.service_under_test import ServiceUnderTest
from tests.api.tables import SEATED, TAKEN

DEALS = (*TAKEN, "end", "stake bess Q 50", "fasse 2", "pair 3 Q", "end")


@pytest.fixture(scope="module")
def table(inline_service: ServiceUnderTest) -> Table:
    return inline_service.caller().table(*DEALS)


def history(table: Table) -> dict[str, Any]:
    body: dict[str, Any] = table.read("purse-history").get_json()
    return body


def seen_by(service: ServiceUnderTest, table: Table, role: str, **more: Any) -> dict[str, Any]:
    caller = make_credential(service, Grant(role, (table.id,), **more)).caller
    return history(Table(caller, table.id))


def test_the_last_amounts_are_what_the_players_have_now(table: Table) -> None:
    shown, state = history(table), table.state()
    last = {player["name"]: player["amounts"][-1] for player in shown["players"]}
    assert last == {p["name"]: p["brought_in"] + p["net"] for p in state["punters"]}
    assert shown["versions"][-1] <= shown["version"] == state["version"]
    assert {len(player["amounts"]) for player in shown["players"]} == {len(shown["versions"])}


def test_the_nets_leave_out_what_was_bought_in_and_cashed_out(caller: Caller) -> None:
    table = caller.table("seat anne 100", "buyin anne 50", "cashout anne 20")
    shown = history(table)
    (anne,) = shown["players"]
    assert (anne["amounts"], anne["nets"]) == ([None, 100, 150, 130], [None, 0, 0, 0])
    assert [move["amount"] for move in anne["moves"]] == [100, 50, -20]
    assert [move["version"] for move in anne["moves"]] == shown["versions"][1:]


def test_a_player_has_no_amount_before_the_seat(table: Table) -> None:
    amounts = {player["name"]: player["amounts"] for player in history(table)["players"]}
    assert amounts["anne"][0] is None
    assert amounts["anne"][1] is not None
    assert amounts["bess"][1] is None


def test_the_gains_of_the_rounds_add_up_to_the_net_of_the_bank(table: Table) -> None:
    rounds = history(table)["rounds"]
    assert [ended["number"] for ended in rounds] == [1, 2]
    assert sum(ended["gain"] for ended in rounds) == rounds[-1]["table"]
    assert rounds[-1]["table"] == table.read("standings").get_json()["bank_net"]


def test_a_punter_sees_their_own_line_only(inline_service: ServiceUnderTest, table: Table) -> None:
    whole, own = history(table), seen_by(inline_service, table, PUNTER, punter="anne")
    assert own["players"] == [p for p in whole["players"] if p["name"] == "anne"]
    assert {(ended["table"], ended["gain"]) for ended in own["rounds"]} == {(None, None)}


def test_a_board_sees_lines_only_if_it_sees_purses(
    inline_service: ServiceUnderTest, table: Table
) -> None:
    assert seen_by(inline_service, table, BOARD, purses=True) == history(table)
    without = seen_by(inline_service, table, BOARD, purses=False)
    assert (without["players"], without["rounds"]) == ([], history(table)["rounds"])


def test_an_unchanged_history_is_not_sent_again(caller: Caller) -> None:
    table = caller.table(*SEATED)
    first = table.read("purse-history")
    again = table.read("purse-history", headers={"If-None-Match": first.headers["ETag"]})
    assert (again.status_code, again.data) == (304, b"")
