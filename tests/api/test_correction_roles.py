"""Which role may amend, insert and strike out entries of which round."""

from collections.abc import Iterator
from typing import Any

import pytest

from service.application.ports.keyring import DEALER, HOUSE, KEEPER, Grant
from tests.api.caller import Caller, Table
from tests.api.credentials import make_credential
from tests.api.service_under_test import ServiceUnderTest
from tests.factories.sample_tables import SAMPLE_TABLES

OVER, END, RUNNING = "a round that is over", "the end of that round", "the running round"
FORMS = ("amend", "insert_after", "strike")
NEW_ENTRY = {"kind": "buyin", "punter": "anne", "amount": 5}
ROLES = {
    "house": (HOUSE, False),
    "keeper, all": (KEEPER, False),
    "keeper, some": (KEEPER, True),
    "dealer, all": (DEALER, False),
    "dealer, some": (DEALER, True),
}


@pytest.fixture(scope="module", params=SAMPLE_TABLES)
def played(inline_service: ServiceUnderTest, request: Any) -> tuple[str, Table]:
    """Return a game and a table with a finished and a running round."""
    caller, sample = inline_service.caller(), SAMPLE_TABLES[request.param]
    opened = caller.post("/v1/sessions", sample.opening)
    table = Table(caller, opened.get_json()["id"])
    table.enter_lines(*sample.rounds)
    return request.param, table


def version_of(game: str, table: Table, place: str) -> int:
    """Return the version of the entry at a place."""
    sample = SAMPLE_TABLES[game]
    kind, number = {OVER: sample.over, END: sample.end, RUNNING: sample.running}[place]
    entries = table.read("entries").get_json()["entries"][::-1]
    found = [e["version"] for e in entries if e["entered"] and e["entered"]["kind"] == kind]
    version: int = found[number]
    return version


def corrections(game: str, table: Table, place: str) -> Iterator[tuple[str, dict[str, Any]]]:
    """Yield each form of correction of the entry at a place."""
    version = version_of(game, table, place)
    for form in FORMS:
        entry = {} if form == "strike" else {"entry": NEW_ENTRY}
        yield form, {form: version, **entry, "drop_refused": True}


@pytest.mark.parametrize("column", ROLES)
@pytest.mark.parametrize("place", [OVER, END, RUNNING])
def test_a_dealer_changes_no_round_that_is_over(
    inline_service: ServiceUnderTest, played: tuple[str, Table], place: str, column: str
) -> None:
    game, table = played
    role, is_scoped = ROLES[column]
    grant = Grant(role, (table.id,) if is_scoped else None)
    caller = make_credential(inline_service, grant).caller
    for form, body in corrections(game, table, place):
        # What comes after the end of a round is in the running one.
        is_over = place == OVER or (place == END and form != "insert_after")
        may = role != DEALER or not is_over
        answer = caller.post(f"{table.path}/corrections?dry_run=true", body)
        assert (answer.status_code == 200) is may, (form, answer.text)
        if not may:
            assert_refused(inline_service, caller, table, body)


def assert_refused(
    service: ServiceUnderTest, caller: Caller, table: Table, body: dict[str, Any]
) -> None:
    before = service.rows()
    answer = caller.post(f"{table.path}/corrections", body)
    assert (answer.status_code, answer.get_json()["code"]) == (403, "forbidden")
    assert "since the last round ended" in answer.get_json()["detail"]
    assert service.rows() == before


@pytest.mark.parametrize("form", FORMS)
def test_a_dealer_changes_the_running_round(service: ServiceUnderTest, form: str) -> None:
    table = service.caller().table(*SAMPLE_TABLES["basset"].rounds)
    dealer = make_credential(service, Grant(DEALER, (table.id,))).caller
    body = dict(corrections("basset", table, RUNNING))[form]
    assert dealer.post(f"{table.path}/corrections", body).status_code == 201


def test_a_dealer_inserts_after_the_end_of_a_round(service: ServiceUnderTest) -> None:
    table = service.caller().table(*SAMPLE_TABLES["basset"].rounds)
    dealer = make_credential(service, Grant(DEALER, (table.id,))).caller
    body = dict(corrections("basset", table, END))["insert_after"]
    assert dealer.post(f"{table.path}/corrections", body).status_code == 201
    kinds = [entry["entered"]["kind"] for entry in table.state()["recent"]]
    assert kinds[-4:] == ["end", "buyin", "stake", "stake"]


RULING = {"ruling": {"from": "bank", "to": "anne", "amount": 4000}, "reason": "Agreed."}


@pytest.fixture
def ruled(service: ServiceUnderTest) -> tuple[Table, Caller, int]:
    """Return a table whose newest entry is a ruling, a dealer, and the version of the ruling."""
    table = service.caller().table("seat anne 500", "fund 5000")
    answer = table.enter("corrections", RULING)
    assert answer.status_code == 201
    return table, make_credential(service, Grant(DEALER)).caller, answer.get_json()["version"]


def verbs(caller: Caller, table: Table) -> set[str]:
    """Return the corrections that a caller is offered."""
    offers = caller.get(table.path).get_json()["offers"]
    return {offer["verb"] for offer in offers} & {"undo", "redo", "ruling"}


@pytest.mark.parametrize("form", ["undo", "amend", "strike"])
@pytest.mark.parametrize("query", ["", "?dry_run=true"])
def test_a_dealer_changes_no_ruling(
    ruled: tuple[Table, Caller, int], form: str, query: str
) -> None:
    table, dealer, version = ruled
    more = {"entry": {"kind": "fund", "amount": 5}} if form == "amend" else {}
    body = {form: True if form == "undo" else version, **more}
    before = table.events()
    answer = dealer.post(f"{table.path}/corrections{query}", body)
    assert (answer.status_code, answer.get_json()["code"]) == (403, "forbidden")
    assert "ruling" in answer.get_json()["detail"]
    assert table.events() == before
    assert table.caller.post(f"{table.path}/corrections{query}", body).status_code < 300


def test_a_dealer_restores_no_ruling(ruled: tuple[Table, Caller, int]) -> None:
    table, dealer, _ = ruled
    assert verbs(dealer, table) == set()
    assert verbs(table.caller, table) == {"undo", "ruling"}
    assert table.enter("corrections", {"undo": True}).status_code == 201
    assert verbs(dealer, table) == {"undo"}
    assert dealer.get(f"{table.path}/offers/redo").status_code == 403
    assert dealer.post(f"{table.path}/corrections", {"redo": True}).status_code == 403
    batch = {"entries": [{"kind": "redo"}]}
    assert dealer.post(f"{table.path}/entries", batch).status_code == 403
    assert table.enter("corrections", {"redo": True}).status_code == 201


def test_a_dealer_drops_no_ruling(ruled: tuple[Table, Caller, int]) -> None:
    """Without the seat, the ruling would not fit and would be dropped."""
    table, dealer, _ = ruled
    body = {"strike": 2, "drop_refused": True}
    assert dealer.post(f"{table.path}/corrections", body).status_code == 403
    assert table.enter("corrections", body).status_code == 201


def test_a_dealer_corrects_what_is_beside_a_ruling(ruled: tuple[Table, Caller, int]) -> None:
    table, dealer, version = ruled
    assert dealer.post(f"{table.path}/corrections", {"strike": 3}).status_code == 201
    entry = {"kind": "buyin", "punter": "anne", "amount": 5}
    body = {"insert_after": version, "entry": entry}
    assert dealer.post(f"{table.path}/corrections", body).status_code == 201
    assert verbs(dealer, table) == {"undo"}
