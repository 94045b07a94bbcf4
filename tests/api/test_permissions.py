"""Every route by every role, for its own and another session, as in docs/reference/roles.md.

The page is written by hand; the routes come from the application. A route fails if the page does
not list it, or if it accepts a role that the page excludes.
"""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from uuid import uuid4

import pytest
from flask import Flask
from werkzeug.test import TestResponse

from service.api.document.openapi import as_mapping
from service.api.http.permissions import allow, check_endpoints
from service.application.ports.keyring import DEVICE, HOUSE, ROLES, Grant
from tests.api.caller import Caller, opening
from tests.api.credentials import make_credential
from tests.api.role_stage import (
    COLUMNS,
    DEALER_OF_SOME,
    NO_KEY,
    Stage,
    askers_of,
    open_stage,
    requests_table,
    stranger,
)
from tests.api.service_under_test import (
    HOUSE_KEY,
    ManualClock,
    ServiceUnderTest,
    open_inline_service,
)

RIGHTS = requests_table()
PARAMETER = re.compile(r"<(?:\w+:)?(\w+)>")
SIGN_OUT = "POST /v1/sign-outs"
FOR_DEVICES = {"POST /v1/sign-ins", SIGN_OUT, "POST /v1/sessions/<uuid:session>/pen"}
GARBAGE: dict[str, Any] = {"data": b"\xff{", "content_type": "text/plain"}
EVENING = {"name": "Twelfth Night", "date": "2026-01-06"}
BODIES: dict[str, Any] = {
    "POST /v1/gatherings": EVENING,
    "POST /v1/gatherings/<uuid:gathering>/descriptions": EVENING,
    "POST /v1/sessions": opening(),
    "POST /v1/sign-ins": {"key": HOUSE_KEY, "replace": True},
    "POST /v1/keys": {"name": "x", "role": HOUSE},
    "POST /v1/pairings": {"name": "x", "role": HOUSE},
}
SHEET = {"data": 'rules = "oak"\nentries = ""\n', "content_type": "application/toml"}


@pytest.fixture(scope="module")
def inline_service(
    blank: Path, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[ServiceUnderTest]:
    """A service whose clock stands still: a key writes each minute that it was used."""
    folder = tmp_path_factory.mktemp("still")
    with open_inline_service(blank, folder, clock=ManualClock()) as running:
        yield running


@pytest.fixture(scope="module")
def stage(inline_service: ServiceUnderTest) -> Stage:
    return open_stage(inline_service)


def body_of(request: str) -> dict[str, Any]:
    """Return a body that can be read, for a request that has one."""
    if request == "POST /v1/score-sheets":
        return SHEET
    return {"json": BODIES.get(request, {})} if request.startswith(("POST", "PUT")) else {}


def routes(app: Flask) -> Iterator[str]:
    for rule in app.url_map.iter_rules():
        for method in (rule.methods or set()) - {"HEAD", "OPTIONS"}:
            yield f"{method} {rule.rule}"


def code_of(answer: TestResponse) -> str | None:
    problem = answer.content_type == "application/problem+json"
    with answer:
        return answer.get_json()["code"] if problem else None


def test_the_table_lists_exactly_the_routes(inline_service: ServiceUnderTest) -> None:
    known, where = {*routes(inline_service.app)}, "docs/reference/roles.md, section Requests"
    missing, extra = sorted(known - RIGHTS.keys()), sorted(RIGHTS.keys() - known)
    assert not missing, f"{where}: add a row for {', '.join(missing)}."
    assert not extra, f"{where}: remove the row of {', '.join(extra)}, which is no route."


def test_the_table_has_only_known_values() -> None:
    assert {cell for row in RIGHTS.values() for cell in row.values()} == {"yes", "no", "partial"}
    assert {tuple(row) for row in RIGHTS.values()} == {COLUMNS}
    roles = {column.partition(",")[0] for column in COLUMNS} - {NO_KEY, "follower"}
    assert roles == set(ROLES)
    assert not [r for r in RIGHTS if not r.startswith("GET") and "partial" in RIGHTS[r].values()]


@pytest.mark.parametrize("request_", RIGHTS)
def test_each_role_may_do_exactly_what_the_table_allows(stage: Stage, request_: str) -> None:
    for_devices = request_ in FOR_DEVICES
    # Only devices sign out and take the pen. Signing out or in ends a device, so make new ones.
    askers = askers_of(stage.service, stage.own.id, DEVICE) if for_devices else stage.askers
    for asker in askers:
        may = RIGHTS[request_][asker.column] != "no"
        before = None if may else stage.service.rows()
        code = code_of(stage.send(asker, request_, **body_of(request_)))
        assert (code != "forbidden") is may, (asker, request_)
        assert code not in {"unauthorized", "unknown_session", "cross_site", "broken"}, asker
        if not may:
            assert stage.service.rows() == before, asker


def with_bodies() -> list[str]:
    """Return the requests of the API document that have a body."""
    return [
        f"{method.upper()} {path}"
        for path, operations in as_mapping()["paths"].items()
        for method, operation in operations.items()
        if "requestBody" in operation
    ]


def test_permissions_are_checked_before_the_body(stage: Stage) -> None:
    """A body says nothing about what a key may do, and may be hard to read."""
    by_path = {re_named(request): request for request in RIGHTS}
    # The test of the table reports a request that it lacks.
    requests = [by_path[request] for request in with_bodies() if request in by_path]
    assert len(requests) > 30
    for request in requests:
        may = RIGHTS[request]
        for asker in (*stage.askers, stranger(stage.service)):
            if may[asker.column] == "no":
                expected = "unauthorized" if asker.grant is None else "forbidden"
                code = code_of(stage.send(asker, request, **GARBAGE))
                assert code == expected, (asker, request)


def re_named(request: str) -> str:
    """Return a request with the parameters of its path as the API document writes them."""
    return PARAMETER.sub(r"{\1}", request)


@pytest.mark.parametrize("request_", [r for r in RIGHTS if "/v1/sessions/<uuid:session>" in r])
def test_a_session_outside_the_grant_looks_unknown(stage: Stage, request_: str) -> None:
    before, nowhere = stage.service.rows(), str(uuid4())
    for asker in stage.askers:
        if not asker.scoped:
            continue
        forbidden, unknown = (
            stage.send(asker, request_, session, **body_of(request_))
            for session in (stage.other.id, nowhere)
        )
        assert forbidden.status_code == unknown.status_code == 404
        assert forbidden.text.replace(stage.other.id, nowhere) == unknown.text
        assert forbidden.get_json()["code"] == "unknown_session"
    assert stage.service.rows() == before


@pytest.mark.parametrize("request_", RIGHTS)
def test_without_a_key_only_public_routes_are_allowed(stage: Stage, request_: str) -> None:
    before = stage.service.rows()
    code = code_of(stage.send(stranger(stage.service), request_, **body_of(request_)))
    assert (code != "unauthorized") is (RIGHTS[request_][NO_KEY] == "yes")
    if code == "unauthorized":
        assert stage.service.rows() == before


def test_a_route_without_roles_is_an_error() -> None:
    app = Flask("strange")
    app.add_url_rule("/v1/open", view_func=allow(frozenset({HOUSE}))(lambda: ""), endpoint="open")
    app.add_url_rule("/v1/secrets", view_func=lambda: "", endpoint="secrets")
    with pytest.raises(AssertionError, match="declared for /v1/secrets"):
        check_endpoints(app, lambda path: path.startswith("/v1"))


def test_guessed_ids_are_always_unknown(stage: Stage) -> None:
    """Knowing the id of a session or of a key does not help to guess another."""
    dealer = next(asker for asker in stage.askers if asker.column == DEALER_OF_SOME)
    number = int(stage.other.id.replace("-", ""), 16)
    near = (f"{number + step:032x}" for step in range(-3, 4))
    ids = [f"{n[:8]}-{n[8:12]}-{n[12:16]}-{n[16:20]}-{n[20:]}" for n in near]
    assert stage.other.id in ids
    assert {code_of(dealer.caller.get(f"/v1/sessions/{i}")) for i in ids} == {"unknown_session"}
    stored_keys = stage.service.application.ports.store.keyring.keys(limit=3)
    key_ids = [*(key.id for key in stored_keys), "000000000000", "x"]
    ended = (dealer.caller.client.delete(f"/v1/keys/{key_id}") for key_id in key_ids)
    assert {code_of(answer) for answer in ended} == {"forbidden"}


def test_a_secret_works_only_for_its_kind_of_key(stage: Stage) -> None:
    """A device's secret is invalid in a header, a key's in a cookie, and a link's in both."""
    service = stage.service
    link = service.application.keys.make_link("x", Grant(HOUSE), "tests").secret
    for secret in (link, make_credential(service, Grant(HOUSE), DEVICE).issued.secret):
        caller = Caller(service.app.test_client(), secret)
        assert code_of(caller.get("/v1/me")) == "unauthorized"
