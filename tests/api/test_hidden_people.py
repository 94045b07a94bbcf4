"""Keys that may not see people get no id, name or balance of a person in any response."""

import json
from io import BytesIO
from typing import Any
from uuid import uuid4
from zipfile import ZipFile, is_zipfile

import pytest

from service.application.archive.exported_logs import BadExport, read_exported_logs
from service.application.ports.keyring import BOARD, DEALER, HOUSE, KEEPER, PUNTER, Grant
from service.reports.formats import FORMATS
from tests.api.caller import Caller, Table, opening
from tests.api.credentials import make_credential
from tests.api.service_under_test import ServiceUnderTest
from tests.api.test_people import linked_table, move, register

ALL, ONE = "all sessions", "one session"
BLIND = [(KEEPER, ONE), (DEALER, ALL), (DEALER, ONE)]
"""Roles that write and may not see people."""

HUGE = 10**12
BALANCE = 87_654


@pytest.fixture(scope="module")
def seen(inline_service: ServiceUnderTest) -> tuple[Table, str]:
    """Return a session in which anne and the bank play with a bankroll, and the person's id."""
    caller = inline_service.caller()
    number = register(caller, "Lady Annabel Grey", BALANCE + 500)
    played = ("seat anne 400", "seat bess 100", "fasse 2", "end")
    table = linked_table(caller, number, *played, banker=number, bank={"funds": 100})
    return table, number


def reader(service: ServiceUnderTest, table: Table, role: str, scope: str, **more: Any) -> Table:
    grant = Grant(role, (table.id,) if scope == ONE else None, **more)
    return Table(make_credential(service, grant).caller, table.id)


def text_of(content: bytes) -> str:
    """Return the text of a report; a zip file's parts are unpacked."""
    if not is_zipfile(BytesIO(content)):
        return content.decode("utf-8", "replace")
    with ZipFile(BytesIO(content)) as file:
        return "".join(file.read(name).decode("utf-8", "replace") for name in file.namelist())


@pytest.mark.parametrize(("role", "scope"), BLIND)
@pytest.mark.parametrize("part", ["", "events", "events?type=session.bankroll_linked", "entries/1"])
def test_a_person_is_null_in_the_session_and_its_log(
    inline_service: ServiceUnderTest, seen: tuple[Table, str], role: str, scope: str, part: str
) -> None:
    table, number = seen
    whole = table.read(part).text
    assert number in whole
    shown = reader(inline_service, table, role, scope).read(part).text
    expected = json.loads(whole.replace(f'"{number}"', "null"))
    if role == DEALER and "offers" in expected:
        expected["offers"] = [one for one in expected["offers"] if one["verb"] != "ruling"]
    assert json.loads(shown) == expected


@pytest.mark.parametrize(("role", "scope"), BLIND)
@pytest.mark.parametrize("form", FORMATS)
def test_no_report_names_a_person(
    inline_service: ServiceUnderTest, seen: tuple[Table, str], role: str, scope: str, form: str
) -> None:
    table, number = seen
    answer = reader(inline_service, table, role, scope).read(f"report.{form}")
    assert answer.status_code == 200
    for secret in (number, "Annabel", str(BALANCE)):
        assert secret not in text_of(answer.data)


def test_a_punter_sees_no_purse_of_others_that_went_back(inline_service: ServiceUnderTest) -> None:
    caller = inline_service.caller()
    number = register(caller, "Lord Foppington", 1000)
    played = ("seat anne 400", "seat bess 100", "fasse 2", "end", "close")
    table = linked_table(caller, number, *played, banker=number, bank={"funds": 100})
    whole = table.events()[-1]
    assert [purse["player"] for purse in whole["data"]["returned"]] == ["bank", "anne"]
    own = reader(inline_service, table, PUNTER, ONE, punter="anne")
    newest, *_ = own.read("history").get_json()["history"]
    assert newest["type"] == whole["type"] == "session.purses_returned"
    assert newest["data"] == {"returned": [{"player": "anne", "amount": 400}]}


def test_a_report_with_a_hidden_person_is_not_taken_for_a_changed_log(
    inline_service: ServiceUnderTest, seen: tuple[Table, str]
) -> None:
    table, _ = seen
    hidden = reader(inline_service, table, DEALER, ONE).read("report.json").data
    with pytest.raises(BadExport, match=r"event 2 hides a person.* keeper of all sessions"):
        read_exported_logs(hidden)
    whole = reader(inline_service, table, KEEPER, ALL).read("report.json").data
    assert list(read_exported_logs(whole)) == [table.id]


@pytest.mark.parametrize(("role", "scope"), BLIND)
def test_a_short_bankroll_says_nothing_of_the_person(
    inline_service: ServiceUnderTest, seen: tuple[Table, str], role: str, scope: str
) -> None:
    table, number = seen
    hidden = {"bankroll": None, "balance": None}
    blind, entry = reader(inline_service, table, role, scope), {"punter": "anne", "amount": HUGE}
    batched = {"entries": [{"kind": "buyin", **entry}]}
    amended = {"insert_after": table.version(), "entry": {"kind": "buyin", **entry}}
    answers = [
        blind.enter("buy-ins", entry),
        blind.enter("entries", batched),
        blind.enter("entries", {**batched, "mode": "each"}),
        blind.enter("corrections", amended),
        blind.caller.post(f"{table.path}/corrections?dry_run=true", amended),
    ]
    for answer in answers:
        problem = answer.get_json().get("results", [answer.get_json()])[0]
        assert problem["code"] in {"bankroll_short", "correction_refused"}
        assert {name: problem[name] for name in hidden} == hidden
        assert problem["detail"].startswith("A bankroll has too little for this.")
        for secret in (number, "Annabel", str(BALANCE)):
            assert secret not in answer.text
    shown = table.enter("buy-ins", entry).get_json()
    assert (shown["bankroll"], shown["balance"]) == ("Lady Annabel Grey", BALANCE)


def test_a_dealer_of_all_sessions_may_link_and_reads_no_person(
    inline_service: ServiceUnderTest,
) -> None:
    house = inline_service.caller()
    number = register(house, "Carl", 50)
    dealer = make_credential(inline_service, Grant(DEALER)).caller
    opened = dealer.post("/v1/sessions", opening(banker=number, bank={"funds": 20}), key="open")
    table = Table(dealer, opened.get_json()["id"])
    link = table.enter("bankrolls", {"punter": "carl", "person": number}, key="link")
    again = table.enter("bankrolls", {"punter": "carl", "person": number}, key="link")
    assert (opened.status_code, link.status_code, again.data) == (201, 201, link.data)
    for answer in (opened, link, again, dealer.post("/v1/sessions", opening(banker=number))):
        assert number not in answer.text
        assert "Carl" not in answer.text
    assert table.state()["bankrolls"] == {"bank": None, "carl": None}
    by_house = Table(house, table.id).enter(
        "bankrolls", {"punter": "carl", "person": number}, key="link"
    )
    assert by_house.headers["Idempotency-Replayed"] == "true"
    assert by_house.get_json()["events"][-1]["data"]["person"] == number


def test_keys_that_see_less_share_no_cached_view(
    inline_service: ServiceUnderTest, seen: tuple[Table, str]
) -> None:
    table, _ = seen
    blind = reader(inline_service, table, DEALER, ONE)
    for part in ("", "report.json"):
        tag = table.read(part).headers["ETag"]
        assert blind.read(part, headers={"If-None-Match": tag}).status_code == 200
        own = blind.read(part).headers["ETag"]
        assert blind.read(part, headers={"If-None-Match": own}).status_code == 304
    renamed = blind.enter("renamings", {"name": "x"}, headers={"If-Match": own_tag(blind)})
    assert renamed.status_code == 201


def own_tag(table: Table) -> str:
    return table.read().headers["ETag"]


@pytest.mark.parametrize(
    "grant", [Grant(PUNTER, ("",), "anne"), Grant(BOARD, ("",)), Grant(BOARD)], ids=repr
)
def test_readers_see_no_person(
    inline_service: ServiceUnderTest, seen: tuple[Table, str], grant: Grant
) -> None:
    table, number = seen
    sessions = grant.sessions and (table.id,)
    caller = make_credential(
        inline_service, Grant(grant.role, sessions, grant.punter, grant.purses)
    ).caller
    for part in ("", "/standings", "/history", "/purse-history", "/evening", "/seal"):
        assert number not in caller.get(f"{table.path}{part}").text
    assert caller.get(table.path).get_json()["bankrolls"] is None


def test_a_device_name_does_not_reveal_the_name_of_a_key(service: ServiceUnderTest) -> None:
    table = service.caller().table()
    make_credential(service, Grant(HOUSE), name="Counting room")
    own = make_credential(service, Grant(BOARD, (table.id,)))
    body = {"key": own.issued.secret, "device": "Counting r\u043e\u043em"}
    answer = service.app.test_client().post("/v1/sign-ins", json=body)
    assert (answer.status_code, answer.get_json()["code"]) == (409, "name_looks_like_another")
    assert "Counting room" not in answer.text
    body["key"] = make_credential(service, Grant(HOUSE), name="x").issued.secret
    shown = service.app.test_client().post("/v1/sign-ins", json=body)
    assert shown.get_json()["other"] == "Counting room"


def test_a_keeper_of_all_sessions_gets_the_balance(service: ServiceUnderTest) -> None:
    house = service.caller()
    number = register(house, f"Person {uuid4().hex[:6]}", 100)
    keeper: Caller = make_credential(service, Grant(KEEPER)).caller
    assert move(keeper, number, "withdrawals", 101).get_json()["balance"] == 100
