"""Which role may amend, insert and strike out entries of which round."""

from collections.abc import Iterator
from typing import Any

import pytest

from service.application.ports.keyring import DEALER, HOUSE, KEEPER, Grant
from tests.api.caller import Caller, Table
from tests.api.credentials import make_credential
from tests.api.service_under_test import ServiceUnderTest
from tests.api.test_lansquenet import lansquenet

OVER, END, RUNNING = "a round that is over", "the end of that round", "the running round"
FORMS = ("amend", "insert_after", "strike")
BASSET = (
    *("seat anne 1000", "seat bess 1000", "stake anne K 100", "fasse 2", "pair 3 K", "end"),
    *("stake anne Q 50", "stake bess 5 50"),
)
LANSQUENET = (
    *("seat anne 1000", "seat bess 1000", "seat carl 1000", "wager 60", "cover bess 20"),
    *("match right", "wager 40", "cover carl 5"),
)
# The kinds of the entries that are corrected, and their number among those of that kind.
PLACES: dict[str, dict[str, tuple[str, int]]] = {
    "basset": {OVER: ("stake", 0), END: ("end", 0), RUNNING: ("stake", 1)},
    "lansquenet": {OVER: ("cover", 0), END: ("match", 0), RUNNING: ("cover", 1)},
}
NEW_ENTRY = {"kind": "buyin", "punter": "anne", "amount": 5}
ROLES = {
    "house": (HOUSE, False),
    "keeper, all": (KEEPER, False),
    "keeper, some": (KEEPER, True),
    "dealer, all": (DEALER, False),
    "dealer, some": (DEALER, True),
}


@pytest.fixture(scope="module", params=PLACES)
def played(inline_service: ServiceUnderTest, request: Any) -> tuple[str, Table]:
    """Return a game and a table with a finished and a running round."""
    caller = inline_service.caller()
    if request.param == "basset":
        return "basset", caller.table(*BASSET)
    return "lansquenet", lansquenet(caller, *LANSQUENET)


def version_of(game: str, table: Table, place: str) -> int:
    """Return the version of the entry at a place."""
    kind, number = PLACES[game][place]
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
    table = service.caller().table(*BASSET)
    dealer = make_credential(service, Grant(DEALER, (table.id,))).caller
    body = dict(corrections("basset", table, RUNNING))[form]
    assert dealer.post(f"{table.path}/corrections", body).status_code == 201


def test_a_dealer_inserts_after_the_end_of_a_round(service: ServiceUnderTest) -> None:
    table = service.caller().table(*BASSET)
    dealer = make_credential(service, Grant(DEALER, (table.id,))).caller
    body = dict(corrections("basset", table, END))["insert_after"]
    assert dealer.post(f"{table.path}/corrections", body).status_code == 201
    kinds = [entry["entered"]["kind"] for entry in table.state()["recent"]]
    assert kinds[-4:] == ["end", "buyin", "stake", "stake"]
