"""Every score sheet, entered line by line over a real connection, and posted whole."""

from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest

from service.domain.port.rules_table import OrNone
from service.store.log.codec import EventCodec
from service.store.opening.connect import open_store
from tests.api.http_client import HttpClient, HttpResponse
from tests.api.http_server import run_server
from tests.api.log_assertions import assert_hash_chain, assert_settled_once
from tests.api.service_under_test import open_threaded_service
from tests.api.sheet_parser import NONE_IN_SHEET, SHEETS, Sheet, has_invalid_card, read
from tests.factories.games import RELEASED
from tests.seeds import sheets

pytestmark = pytest.mark.slow

BANK_IN_VIEW: Mapping[str, Callable[[dict[str, Any]], int]] = {
    "basset": lambda view: view["bank"]["balance"],
    "lansquenet": lambda view: view["wager"],
    "baccarat": lambda view: view["bank"],
}
"""Where the view of a game has what its bank holds. Other games have no bank."""

every_sheet = pytest.mark.parametrize("path", sheets(SHEETS))


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[HttpClient]:
    """A client of a running service over a real database file."""
    folder = tmp_path_factory.mktemp("served")
    open_store(f"sqlite:///{folder / 'blank.db'}", EventCodec()).close()
    with (
        open_threaded_service(folder / "blank.db", folder) as service,
        run_server(service.app) as port,
        HttpClient(port) as caller,
    ):
        yield caller


def enter(client: HttpClient, session: str, sheet: Sheet, line: str, number: int) -> HttpResponse:
    point, body = sheet.request(line)
    headers = {"Prefer": "wait=10"}
    return client.post(f"/v1/sessions/{session}/{point}", body, f"line-{number}", headers)


def assert_refused(
    client: HttpClient, session: str, answer: HttpResponse, line: str, code: str
) -> None:
    if code == "unknown_card" and has_invalid_card(line):
        assert (answer.status, answer.json()["code"]) == (422, "wrong_shape"), line
    else:
        assert (answer.status, answer.json()["code"]) == (409, code), line


def version(client: HttpClient, session: str) -> int:
    now: int = client.get(f"/v1/sessions/{session}").json()["version"]
    return now


@every_sheet
def test_a_sheet_entered_line_by_line_has_its_expected_balances(
    client: HttpClient, path: Path
) -> None:
    sheet = read(path)
    session = client.post("/v1/sessions", sheet.opening()).json()["id"]
    now = 1
    for number, (line, code) in enumerate(sheet.lines()):
        answer = enter(client, session, sheet, line, number)
        if code:
            assert_refused(client, session, answer, line, code)
            assert version(client, session) == now, line
        else:
            assert answer.status == 201, (line, answer.data)
            now = answer.json()["version"]
    assert_expected_result(client, session, sheet)


@every_sheet
def test_an_imported_sheet_has_its_expected_balances(client: HttpClient, path: Path) -> None:
    answer = client.post("/v1/score-sheets", path.read_text(encoding="utf-8"))
    assert answer.status == 201, answer.data
    assert_expected_result(client, answer.json()["id"], read(path))


def assert_expected_result(client: HttpClient, session: str, sheet: Sheet) -> None:
    state = client.get(f"/v1/sessions/{session}").json()
    books = client.get(f"/v1/sessions/{session}/balances").json()
    standings = client.get(f"/v1/sessions/{session}/standings").json()
    expect = sheet.head.get("expect", {})
    players = state["punters" if sheet.game == "basset" else "players"]
    purses = {player["name"]: player["purse"] for player in players}
    # A sheet counts stakes only, and a banker stakes nothing.
    at_table = {
        player["name"]: 0 if player["name"] == state.get("banker") else player["at_table"]
        for player in players
    }
    bank = BANK_IN_VIEW[sheet.game](state) if sheet.game in BANK_IN_VIEW else 0
    parties = state["summary"]["parties"]
    pools = {party["name"]: party["purse"] for party in parties if party["role"] == "pool"}
    assert pools == {**pools, **sheet.expected("pools")}
    assert purses == {**purses, **sheet.expected("purses")}
    assert at_table == {**at_table, **sheet.expected("at_table")}
    assert bank == sheet.worth(expect.get("bank", bank))
    assert (state.get("banker") or "") == expect.get("banker", "")
    assert standings["bank_net"] == sheet.worth(expect.get("bank_net", standings["bank_net"]))
    assert standings["standings"] == expect.get("standings", standings["standings"])
    assert (books.get("bank", 0), sum(books.values())) == (bank, 0)
    assert_log(client, session)


def assert_log(client: HttpClient, session: str) -> None:
    events: list[dict[str, Any]] = []
    after: int | None = 0
    while after is not None:
        page = client.get(f"/v1/sessions/{session}/events?limit=1000&after={after}").json()
        events += page["events"]
        after = page["next"]
    assert_hash_chain(session, events)
    assert_settled_once(events)


def test_the_second_parser_knows_every_rule_that_may_be_none() -> None:
    by_game = {
        name: holds.in_sheet
        for game in RELEASED.values()
        for name, holds in game.rules.fields.items()
        if isinstance(holds, OrNone) and holds.word is None
    }
    assert by_game.items() <= NONE_IN_SHEET.items()
