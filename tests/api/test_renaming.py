"""A session gets another name, which lists, views and reports then show."""

from service.application.ports.keyring import BOARD, DEALER, Grant
from service.application.sessions.session_cache import SessionCache
from tests.api.caller import Caller
from tests.api.credentials import make_credential
from tests.api.service_under_test import ServiceUnderTest
from tests.api.tables import SEATED, STAKED


def test_a_renamed_session_has_its_new_name_everywhere(own_service: ServiceUnderTest) -> None:
    caller = own_service.caller()
    table = caller.table(*STAKED, name="Twelfth Nihgt")
    before = table.version()
    answer = table.enter("renamings", {"name": "Twelfth Night"}, key="name")
    assert answer.status_code == 201, answer.text
    (event,) = answer.get_json()["events"]
    assert event["type"] == "session.renamed"
    assert event["data"] == {"name": "Twelfth Night", "previous": "Twelfth Nihgt"}
    assert answer.get_json()["balances"] == {}
    repeat = table.enter("renamings", {"name": "Twelfth Night"}, key="name")
    assert (repeat.headers["Idempotency-Replayed"], repeat.text) == ("true", answer.text)
    assert table.state()["name"] == "Twelfth Night"
    assert table.read(as_of=before).get_json()["name"] == "Twelfth Nihgt"
    assert caller.get("/v1/sessions", name="night").get_json()["sessions"][0]["id"] == table.id
    assert caller.get("/v1/evening").get_json()["sessions"][0]["name"] == "Twelfth Night"
    report = table.read("report.json").get_json()
    assert (report["title"], report["rules"] != []) == ("Twelfth Night", True)
    assert table.read("report.json", as_of=before).get_json()["title"] == "Twelfth Nihgt"
    sheet = table.read("report.toml").text
    assert 'title = "Twelfth Night"' in sheet
    assert caller.sheet(sheet).status_code == 201
    store = own_service.application.ports.store
    assert SessionCache(store).current(table.id).row == store.row(table.id)


def test_undo_and_corrections_pass_over_a_renaming(caller: Caller) -> None:
    table = caller.table(*STAKED)
    table.enter("renamings", {"name": "Elm"})
    assert table.enter("corrections", {"undo": True}).status_code == 201
    state = table.state()
    assert (state["name"], state["stakes"]) == ("Elm", [])
    amended = {"amend": 3, "entry": {"kind": "seat", "name": "bess", "purse": 7}}
    assert table.enter("corrections", amended).status_code == 201
    table.enter_lines("close")
    assert table.enter("renamings", {"name": "Oak"}).status_code == 201
    assert table.state()["name"] == "Oak"
    listed = table.read("entries").get_json()["entries"]
    assert all(event["type"] != "session.renamed" for e in listed for event in e["events"])


def test_a_dealer_may_rename_a_session_and_a_board_may_not(service: ServiceUnderTest) -> None:
    table = service.caller().table(*SEATED)
    for role, status in ((DEALER, 201), (BOARD, 403)):
        caller = make_credential(service, Grant(role, (table.id,))).caller
        assert caller.post(f"{table.path}/renamings", {"name": role}).status_code == status
    for body in ({}, {"name": ""}, {"name": "x" * 201}, {"name": 5}, {"name": "a", "to": "b"}):
        assert table.enter("renamings", body).status_code == 422
    assert table.state()["name"] == DEALER
