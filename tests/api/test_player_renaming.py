"""A player of a session gets another name: money, charts, keys and bankrolls follow."""

from typing import Any

import pytest

from service.application.ports.keyring import BOARD, PUNTER, Grant
from tests.api.caller import Caller, Table
from tests.api.credentials import make_credential
from tests.api.service_under_test import ServiceUnderTest
from tests.api.tables import SEATED
from tests.api.test_people import linked_table, points, register

LANSQUENET = {"preset": "lansquenet", "overrides": {}}
PLAYED = (*SEATED, "stake anne K 100", "stake bess 3 50", "fasse 2", "pair K 3", "paroli anne K")


def rename(table: Table, punter: str, name: str, **more: Any) -> Any:
    return table.enter("punter-renamings", {"punter": punter, "name": name}, **more)


def test_balances_and_stakes_move_to_the_new_name_and_undo_moves_them_back(caller: Caller) -> None:
    table = caller.table(*PLAYED)
    before, books = table.state(), table.read("balances").get_json()
    answer = rename(table, "anne", "Annabel: 1")
    assert answer.status_code == 201, answer.text
    (event,) = answer.get_json()["events"]
    assert (event["data"]["punter"], event["data"]["name"]) == ("anne", "Annabel: 1")
    after = table.read("balances").get_json()
    new = "punter:Annabel%3A 1"
    assert {account: amount for account, amount in after.items() if amount} == {
        account.replace("punter:anne", new): amount for account, amount in books.items() if amount
    }
    state = table.state()
    assert state["punters"][0]["name"] == "Annabel: 1"
    assert state["punters"][0]["former_names"] == ["anne"]
    assert [stake["punter"] for stake in state["stakes"]] == ["Annabel: 1"]
    assert [answer["punter"] for answer in state["answered"]] == ["Annabel: 1"]
    table.enter_lines("pair 5 6", "pair K 4", 'take "Annabel: 1" K', "end")
    assert table.read("standings").get_json()["standings"][0]["punter"] == "Annabel: 1"
    for _ in range(4):
        table.enter("corrections", {"undo": True})
    assert table.enter("corrections", {"undo": True}).status_code == 201
    undone = table.state()
    same = ("punters", "stakes", "bank", "answered", "settled")
    assert {name: undone[name] for name in same} == {name: before[name] for name in same}
    assert {a: n for a, n in table.read("balances").get_json().items() if n} == {
        a: n for a, n in books.items() if n
    }


@pytest.mark.parametrize(
    ("punter", "name", "code"),
    [
        ("nobody", "Zoë", "unknown_punter"),
        ("anne", "BESS", "punter_exists"),
        ("anne", "anne", "punter_exists"),
        ("bess", "ann", "punter_exists"),
    ],
)
def test_a_renaming_is_refused(caller: Caller, punter: str, name: str, code: str) -> None:
    table = caller.table(*SEATED)
    rename(table, "anne", "ann")
    rename(table, "ann", "anne")
    answer = rename(table, punter, name)
    assert (answer.status_code, answer.get_json()["code"]) == (409, code)
    assert table.line("seat ANN 5").get_json()["code"] == "punter_exists"
    table.enter_lines("close")
    answer = rename(table, punter, name)
    assert (answer.status_code, answer.get_json()["code"]) == (409, code)


def test_a_name_is_corrected_after_the_close_and_payments_follow(caller: Caller) -> None:
    table = caller.table(*PLAYED, "end", "close")
    before = table.read("settling-up").get_json()["payouts"]
    paid = next(each for each in before if each["to"] == "anne")
    table.enter("payments", {name: paid[name] for name in ("from", "to", "amount")})
    assert rename(table, "anne", "Anna").status_code == 201
    assert table.state()["phase"] == "closed"

    def payouts(name: str) -> list[tuple[str, str, int, bool]]:
        rows = table.read("settling-up").get_json()["payouts"]
        assert not any({row["from"], row["to"]} & ({"anne", "Anna"} - {name}) for row in rows)
        return [(row["from"], row["to"], row["amount"], row["paid"]) for row in rows]

    renamed = payouts("Anna")
    assert ("box", "Anna", paid["amount"], True) in renamed
    assert sorted(row[2] for row in renamed) == sorted(row["amount"] for row in before)
    standings = table.read("standings").get_json()["standings"]
    assert [row["punter"] for row in standings] == ["Anna", "carl", "bess"]
    report = table.read("report.json").get_json()
    assert [row["name"] for row in report["standings"]] == ["Anna", "carl", "bess"]
    sheet = table.read("report.toml").text
    assert "rename anne Anna" in sheet.partition("close")[2]
    copy = caller.sheet(sheet)
    assert copy.status_code == 201, copy.text
    assert table.enter("corrections", {"undo": True}).status_code == 201
    assert ("box", "anne", paid["amount"], True) in payouts("anne")
    assert table.enter("corrections", {"redo": True}).status_code == 201
    assert payouts("Anna") == renamed


def test_history_charts_reports_and_evening_follow_the_player(
    own_service: ServiceUnderTest,
) -> None:
    caller = own_service.caller()
    table = caller.table(*PLAYED)
    table.enter_lines("pair 5 6", "pair K 4", "take anne K", "end")
    before = table.read("history", punter="anne").get_json()["history"]
    rename(table, "anne", "Annabel")
    table.enter_lines("stake Annabel Q 10", "fasse 2", "pair 5 Q", "end")
    history = table.read("history", punter="Annabel", limit=1000).get_json()["history"]
    assert history[-len(before) :] == before
    assert history[-len(before) - 1]["type"] == "session.player_renamed"
    assert table.read("history", punter="anne", limit=1000).get_json()["history"] == history
    assert (
        table.read("events", player="Annabel").get_json()["events"][0]["data"]["punter"] == "anne"
    )
    chart = table.read("purse-history").get_json()
    (line,) = [p for p in chart["players"] if p["name"] == "Annabel"]
    assert line["amounts"][0] is None or line["amounts"][0] == 1000
    assert None not in line["amounts"][2:]
    report = table.read("report.json").get_json()
    net = table.state()["punters"][0]["net"]
    parolis = next(table for table in report["tables"] if table["name"] == "parolis")
    assert parolis["rows"] != []
    assert "anne" not in str(parolis["rows"])
    evening = caller.get("/v1/evening").get_json()
    (person,) = [p for p in evening["punters"] if p["name"] == "Annabel"]
    assert (person["net"], person["line"][0]) == (net, net + 10)
    sheet = table.read("report.toml").text
    assert "rename anne Annabel" in sheet
    copy = caller.sheet(sheet)
    assert copy.status_code == 201, copy.text
    amended = {"amend": 2, "entry": {"kind": "seat", "name": "anne", "purse": 1100}}
    assert table.enter("corrections", amended).status_code == 201
    assert table.state()["punters"][0]["net"] == net
    listed = table.read("entries", player="Annabel").get_json()["entries"]
    assert any(entry["entered"]["kind"] == "rename" for entry in listed)


def test_a_bankroll_follows_the_player(caller: Caller) -> None:
    anne, bess = register(caller, "Anne", 1000), register(caller, "Bess", 500)
    table = linked_table(caller, anne, "seat anne 300", "seat carl 100")
    table.enter("bankrolls", {"punter": "bess", "person": bess})
    answer = rename(table, "carl", "bess")
    assert (answer.status_code, answer.get_json()["code"]) == (409, "bankroll_linked")
    assert rename(table, "anne", "Annabel").status_code == 201
    answer = table.enter("bankrolls", {"punter": "anne", "person": bess})
    assert answer.get_json()["code"] in {"punter_exists", "bankroll_linked"}
    table.enter_lines("buyin Annabel 200", "cashout Annabel 50")
    assert points(caller, anne) == 550
    assert table.state()["bankrolls"] == {"Annabel": anne, "bess": bess}
    amended = {"amend": 3, "entry": {"kind": "seat", "name": "anne", "purse": 400}}
    assert table.enter("corrections", amended).status_code == 201
    assert points(caller, anne) == 450
    table.enter_lines("close")
    assert rename(table, "Annabel", "Anna").status_code == 201
    assert (points(caller, anne), points(caller, bess)) == (1000, 500)
    assert table.state()["bankrolls"] == {"Anna": anne, "bess": bess}
    statement = caller.get(f"/v1/people/{anne}/statement.json").get_json()
    assert {move["player"] for move in statement["moves"] if move["session"]} == {"Anna"}


def test_a_key_of_a_punter_follows_the_player(service: ServiceUnderTest) -> None:
    table = service.caller().table(*PLAYED)
    keys = [
        make_credential(service, Grant(PUNTER, (table.id,), name)).caller
        for name in ("anne", "bess")
    ]
    version = table.version()
    rename(table, "anne", "Annabel")
    own, other = (caller.get(table.path).get_json() for caller in keys)
    assert [p["name"] for p in own["punters"]] == ["Annabel"]
    assert [p["name"] for p in other["punters"]] == ["bess"]
    earlier = keys[0].get(table.path, as_of=version).get_json()
    assert [p["name"] for p in earlier["punters"]] == ["anne"]
    standings = keys[0].get(f"{table.path}/standings").get_json()["standings"]
    assert [row["punter"] for row in standings] == ["Annabel"]
    queries: tuple[dict[str, Any], ...] = ({}, {"punter": "anne"}, {"punter": "Annabel"})
    for query in queries:
        found = keys[0].get(f"{table.path}/history", **query).get_json()["history"]
        assert found[0]["type"] == "session.player_renamed"
    assert keys[0].get(f"{table.path}/history", punter="bess").status_code == 403
    chart = keys[0].get(f"{table.path}/purse-history").get_json()["players"]
    assert [player["name"] for player in chart] == ["Annabel"]
    late = make_credential(service, Grant(PUNTER, (table.id,), "Annabel")).caller
    shown = late.get(table.path, as_of=version).get_json()["punters"]
    assert [p["name"] for p in shown] == ["anne"]
    board = make_credential(service, Grant(BOARD, (table.id,))).caller
    assert (
        board.post(f"{table.path}/punter-renamings", {"punter": "bess", "name": "b"}).status_code
        == 403
    )


def test_a_banker_of_lansquenet_is_renamed_with_wager_and_covers(caller: Caller) -> None:
    body = {"name": "Small table", "game": "lansquenet", "rules": LANSQUENET}
    opened = caller.post("/v1/sessions", body)
    table = Table(caller, opened.get_json()["id"])
    table.enter_lines("seat anne 500", "seat bess 500", "wager 100", "cover bess 60")
    assert rename(table, "anne", "Annabel").status_code == 201
    assert rename(table, "bess", "Bessie").status_code == 201
    state = table.state()
    assert (state["banker"], state["covers"][0]["punter"]) == ("Annabel", "Bessie")
    table.enter_lines("match left")
    history = table.read("history", punter="Bessie", limit=1000).get_json()["history"]
    assert [line["type"] for line in history][-1] == "lansquenet.punter_seated"
    assert sum(table.read("balances").get_json().values()) == 0
    copy = caller.sheet(table.read("report.toml").text)
    assert copy.status_code == 201, copy.text
