"""Evening, board and list of sessions show every change at once, from stored standings or not."""

import json
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from werkzeug.test import TestResponse

from service.app import make_application
from service.application.ports.store import StandingsRow
from service.application.reading.standings import SHAPE, is_current, standings_row
from service.application.verification.verify import verify
from service.domain.session.log.chain import canonical_json
from service.store.log.codec import EventCodec
from service.store.opening.connect import open_store
from tests.api.caller import Caller, Table
from tests.api.service_under_test import (
    HOUSE_KEY,
    ServiceUnderTest,
    make_test_app,
    open_copy,
    open_inline_service,
)
from workers.standings import StandingsSweep

PLAYED = (
    *("seat anne 1000", "seat bess 1000", "seat carl 1000", "stake anne K 100"),
    *("stake bess 5 10", "fasse 2", "pair K 3", "take anne K", "end"),
)
NETS = {"anne": 100, "bess": 0, "carl": 0}
Nets = dict[str, int]
Act = Callable[[Table], TestResponse]


@pytest.fixture(params=["a worker stores standings", "the worker has stopped"])
def service(
    blank: Path, tmp_path: Path, request: pytest.FixtureRequest
) -> Iterator[ServiceUnderTest]:
    """A service of its own for each test, with a worker or without."""
    if request.param == "the worker has stopped":
        with open_copy(blank, tmp_path) as (store, row_reader):
            application = make_application(store)
            yield ServiceUnderTest(application, make_test_app(application), row_reader)
    else:
        with open_inline_service(blank, tmp_path) as running:
            sweep_after_each_request(running)
            yield running


def sweep_after_each_request(service: ServiceUnderTest) -> None:
    """Store the standings after each request, as the sweeper of a worker does each second."""
    answer, sweep = service.app.wsgi_app, StandingsSweep(service.application, lambda: False)

    def answer_and_sweep(environ: dict[str, Any], start_response: Any) -> Any:
        response = answer(environ, start_response)
        sweep()
        return response

    service.app.wsgi_app = answer_and_sweep  # type: ignore[method-assign]


@pytest.fixture
def other(service: ServiceUnderTest) -> Table:
    """A table of the same evening, at which nothing changes."""
    return service.caller().table("seat dora 500")


@pytest.fixture
def table(service: ServiceUnderTest, other: Table) -> Table:
    """A table whose standings are stored."""
    table = service.caller().table(*PLAYED)
    store_standings(service)
    return table


def store_standings(service: ServiceUnderTest) -> None:
    store = service.application.ports.store
    store.put_standings(
        *(
            standings_row(service.application.sessions.current(session))
            for session in store.streams()
        )
    )


def correct(body: dict[str, Any]) -> Act:
    return lambda table: table.enter("corrections", body)


def version_of(table: Table, event_type: str, **data: str) -> int:
    """Return the version of the only event of a type with these values."""
    found = [
        event["version"]
        for event in table.events()
        if event["type"] == event_type and data.items() <= event["data"].items()
    ]
    (version,) = found
    assert isinstance(version, int)
    return version


def stake_of_anne(table: Table) -> int:
    return version_of(table, "basset.stake_placed", punter="anne")


def amend(table: Table) -> TestResponse:
    entry = {"kind": "stake", "punter": "anne", "card": "K", "amount": 130}
    return table.enter("corrections", {"amend": stake_of_anne(table), "entry": entry})


def insert(table: Table) -> TestResponse:
    entry = {"kind": "stake", "punter": "carl", "card": "3", "amount": 40}
    return table.enter("corrections", {"insert_after": stake_of_anne(table), "entry": entry})


def strike(table: Table) -> TestResponse:
    return table.enter("corrections", {"strike": stake_of_anne(table), "drop_refused": True})


CHANGES: dict[str, tuple[Act, Nets]] = {
    "a ruling": (
        correct({"ruling": {"from": "bess", "to": "anne", "amount": 7}}),
        {**NETS, "anne": 107, "bess": -7},
    ),
    "an amendment": (amend, {**NETS, "anne": 130}),
    "an insertion": (insert, {**NETS, "carl": -40}),
    "a strike": (strike, {**NETS, "anne": 0}),
    "an undo": (correct({"undo": True}), NETS),
    "a player's new name": (
        lambda table: table.enter("punter-renamings", {"punter": "carl", "name": "Carla"}),
        {"anne": 100, "bess": 0, "Carla": 0},
    ),
    "another player": (lambda table: table.line("seat emil 5"), {**NETS, "emil": 0}),
    "a draw": (lambda table: table.line("fasse 2"), NETS),
}


def evening(caller: Caller) -> Any:
    answer = caller.get("/v1/evening")
    assert answer.status_code == 200, answer.text
    return answer.get_json()


def nets_of(view: Any) -> Nets:
    return {punter["name"]: punter["net"] for punter in view["punters"] if punter["name"] != "dora"}


def table_in(view: Any, table: Table) -> Any:
    return next(row for row in view["sessions"] if row["id"] == table.id)


def listed(table: Table) -> Any:
    rows = table.caller.get("/v1/sessions").get_json()["sessions"]
    return next(row for row in rows if row["id"] == table.id)


def stored(service: ServiceUnderTest, table: Table) -> StandingsRow | None:
    return service.application.ports.store.standings(table.id)


@pytest.mark.parametrize("change", CHANGES)
def test_a_change_reaches_evening_board_and_list(
    service: ServiceUnderTest, table: Table, other: Table, change: str
) -> None:
    act, nets = CHANGES[change]
    assert nets_of(evening(table.caller)) == NETS
    answer = act(table)
    assert answer.status_code in {201, 202}, answer.text
    state = table.state()
    view = evening(table.caller)
    assert nets_of(view) == nets_of(other.read("evening").get_json()) == nets
    row = table_in(view, table)
    assert (row["version"], row["phase"]) == (state["version"], state["phase"])
    assert (row["corrected"], row["punters"]) == (state["corrected"], len(nets))
    assert row["parties"][0]["net"] == view["tables_net"] == -view["punters_net"]
    of_list = listed(table)
    assert (of_list["version"], of_list["phase"]) == (state["version"], state["phase"])


@pytest.mark.parametrize("change", CHANGES)
def test_the_standings_are_stored_after_each_change(
    blank: Path, tmp_path: Path, change: str
) -> None:
    act, _nets = CHANGES[change]
    with open_inline_service(blank, tmp_path) as running:
        sweep_after_each_request(running)
        table = running.caller().table(*PLAYED)
        assert act(table).status_code in {201, 202}
        row, session = stored(running, table), running.application.sessions.current(table.id)
        assert row == standings_row(session)
        assert is_current(row, session.version)


def test_a_sessions_new_name_reaches_evening_and_list(table: Table) -> None:
    assert table.enter("renamings", {"name": "Candlemas"}).status_code == 201
    assert table_in(evening(table.caller), table)["name"] == "Candlemas"
    assert listed(table)["name"] == "Candlemas"


def test_close_payment_and_reopening_reach_the_evening(table: Table) -> None:
    assert table_in(evening(table.caller), table)["closed_at"] is None
    table.enter_lines("close")
    closed = table_in(evening(table.caller), table)
    assert (closed["phase"], closed["closed_at"]) == ("closed", table.events()[-1]["at"])
    payment = {"from": "box", "to": "anne", "amount": 1}
    assert table.enter("payments", payment).status_code == 201
    paid = table_in(evening(table.caller), table)
    newest = table.events()[-1]
    assert paid == {**closed, "version": newest["version"], "changed_at": newest["at"]}
    for _ in range(2):
        assert table.enter("corrections", {"undo": True}).status_code == 201
    assert table_in(evening(table.caller), table)["closed_at"] is None
    assert listed(table)["phase"] == "staking"


@pytest.mark.parametrize("filing", [{"hidden": True}, {"practice": True}])
def test_a_table_that_does_not_count_leaves_the_evening(
    table: Table, other: Table, filing: dict[str, bool]
) -> None:
    assert table.enter("filing", filing).status_code == 201
    assert nets_of(evening(table.caller)) == {}
    assert nets_of(other.read("evening").get_json()) == {}
    assert table.enter("filing", dict.fromkeys(filing, False)).status_code == 201
    assert nets_of(evening(table.caller)) == NETS


def test_a_moved_table_changes_its_evening(table: Table, other: Table) -> None:
    gathering = {"name": "Twelfth Night", "date": "2026-01-06"}
    number = table.caller.post("/v1/gatherings", gathering).get_json()["id"]
    assert table.enter("filing", {"gathering": number}).status_code == 201
    view = evening(table.caller)
    assert [row["id"] for row in view["sessions"]] == [table.id]
    assert nets_of(view) == NETS
    assert nets_of(other.read("evening").get_json()) == {}


def with_net(row: StandingsRow, amount: int) -> StandingsRow:
    """Return a row in which every 100 is another amount."""
    return replace(row, body=row.body.replace('"net":100', f'"net":{amount}'))


def put(service: ServiceUnderTest, row: StandingsRow) -> None:
    service.application.ports.store.put_standings(row)


def current_row(service: ServiceUnderTest, table: Table) -> StandingsRow:
    return standings_row(service.application.sessions.current(table.id))


def test_current_rows_are_read(service: ServiceUnderTest, table: Table, other: Table) -> None:
    put(service, with_net(current_row(service, table), 123))
    assert nets_of(evening(table.caller)) == {**NETS, "anne": 123}
    assert nets_of(other.read("evening").get_json()) == {**NETS, "anne": 123}


def test_with_current_rows_no_log_is_read(service: ServiceUnderTest, table: Table) -> None:
    table.enter_lines("seat emil 5")
    store_standings(service)
    fresh = make_application(service.application.ports.store)
    caller = Caller(make_test_app(fresh).test_client(), HOUSE_KEY)
    assert evening(caller) == evening(table.caller)
    assert not fresh.sessions._cached


def test_a_row_behind_or_ahead_of_its_session_is_not_read(
    service: ServiceUnderTest, table: Table
) -> None:
    wrong = with_net(current_row(service, table), 123)
    put(service, wrong)
    assert nets_of(evening(table.caller))["anne"] == 123
    table.enter_lines("seat emil 5")
    assert nets_of(evening(table.caller)) == {**NETS, "emil": 0}
    put(service, replace(wrong, version=wrong.version + 5))
    assert nets_of(evening(table.caller)) == {**NETS, "emil": 0}


@pytest.mark.parametrize("shape", [SHAPE - 1, SHAPE + 1, None])
def test_a_row_of_other_code_is_not_read(
    service: ServiceUnderTest, table: Table, shape: int | None
) -> None:
    row = current_row(service, table)
    fields = {"version": row.version, "standings": []}
    body = fields if shape is None else {**fields, "shape": shape}
    put(service, replace(row, body=canonical_json(body)))
    assert nets_of(evening(table.caller)) == NETS


@pytest.mark.parametrize("players", [None, 5, [5], ["anne"], [{"name": "anne"}]])
def test_a_damaged_row_is_not_read(service: ServiceUnderTest, table: Table, players: Any) -> None:
    row = current_row(service, table)
    put(service, replace(row, body=canonical_json({**json.loads(row.body), "players": players})))
    assert nets_of(evening(table.caller)) == NETS
    (verified,) = verify(service.application.ports.store, EventCodec(), [table.id])
    (finding,) = verified.findings
    assert finding.message == f"The standings of version {row.version} are wrong."


def test_another_process_shows_an_entry_at_once(
    service: ServiceUnderTest, table: Table, tmp_path: Path
) -> None:
    with open_store(f"sqlite:///{tmp_path / 'paroli.db'}", EventCodec()) as store:
        caller = Caller(make_test_app(make_application(store)).test_client(), HOUSE_KEY)
        assert evening(caller) == evening(table.caller)
        for number in range(3):
            table.enter_lines(f"seat p{number} 5")
            assert evening(caller) == evening(table.caller)
