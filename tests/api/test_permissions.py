"""Every route by every role, for its own and another session, as in docs/reference/roles.md.

The page is written by hand; the routes come from the application. A route fails if the page does
not list it, or if it accepts a role that the page excludes.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from uuid import uuid4

import pytest
from flask import Flask
from werkzeug.test import TestResponse

from service.api.permissions import allow, check_endpoints
from service.application import access_keys
from service.application.keyring import (
    BOARD,
    DEALER,
    DEVICE,
    HOUSE,
    KEEPER,
    KEY,
    PUNTER,
    ROLES,
    Grant,
)
from tests.api.caller import Caller, opening
from tests.api.credentials import make_credential
from tests.api.service_under_test import HOUSE_KEY, ServiceUnderTest
from tests.api.tables import SEATED

PAGE = Path(__file__).parents[2] / "docs" / "reference" / "roles.md"
TABLE = PAGE.read_text(encoding="utf-8").partition("## Requests")[2]
ROW = re.compile(r"^\| `(\w+ /[^`]*)` \| (.+) \|$", re.MULTILINE)
NO_KEY = "no key"
COLUMNS = (NO_KEY, HOUSE, KEEPER, DEALER, PUNTER, BOARD)
RIGHTS = {
    request: dict(zip(COLUMNS, cells.split(" | "), strict=True))
    for request, cells in ROW.findall(TABLE)
}
SIGN_OUT = "POST /v1/sign-outs"
FOR_DEVICES = {"POST /v1/sign-ins", SIGN_OUT, "POST /v1/sessions/<uuid:session>/pen"}
GATHERING = "00000000-0000-4000-8000-00000000000e"
EVENING = {"name": "Twelfth Night", "date": "2026-01-06"}
BODIES: dict[str, dict[str, Any]] = {
    "POST /v1/gatherings": EVENING,
    "POST /v1/gatherings/<uuid:gathering>/descriptions": EVENING,
    "POST /v1/sign-ins": {"key": HOUSE_KEY, "replace": True},
    "POST /v1/keys": {"name": "x", "role": HOUSE},
    "POST /v1/pairings": {"name": "x", "role": HOUSE},
}


@dataclass(frozen=True)
class Asker:
    """A caller with one role, for one session or for all."""

    role: str
    caller: Caller
    scoped: bool = False

    def request_path(self, request: str, session: str, key_id: str = "nobody") -> TestResponse:
        """Request a route of one session, with a valid body where an invalid one hides a 403."""
        method, path = request.split()
        path = path.replace("<uuid:session>", session).replace("<string:key_id>", key_id)
        path = path.replace("<uuid:gathering>", GATHERING).replace("<uuid:person>", GATHERING)
        path = path.replace("/ui/<path:name>", "/ui/swagger-ui.css")
        path = path.replace("<path:name>", "look.css").replace("<path:part>", "log")
        path = path.replace("<int:version>", "1")
        more: dict[str, Any] = {}
        if request == "POST /v1/score-sheets":
            more = {"data": 'rules = "oak"\nentries = ""\n', "content_type": "application/toml"}
        elif method == "POST":
            more = {"json": BODIES.get(request, {})}
        if request == "POST /v1/sessions":
            more = {"json": opening()}
        return self.caller.client.open(path, method=method, buffered=False, **more)


@dataclass(frozen=True)
class Stage:
    """A service with two sessions of the same punters, and a caller for each role."""

    service: ServiceUnderTest
    own: str
    other: str
    askers: tuple[Asker, ...]
    stranger: Asker


@pytest.fixture(scope="module")
def stage(inline_service: ServiceUnderTest) -> Stage:
    house = inline_service.caller()
    own, other = (house.table(*SEATED).id for _ in range(2))
    assert house.post("/v1/gatherings", {**EVENING, "id": GATHERING}).status_code == 201
    askers = tuple(askers_for(inline_service, own, KEY, DEVICE))
    stranger = Asker(NO_KEY, Caller(inline_service.app.test_client(use_cookies=False)))
    return Stage(inline_service, own, other, askers, stranger)


def askers_for(service: ServiceUnderTest, own: str, *kinds: str) -> Iterator[Asker]:
    named = (own,)
    grants = [
        Grant(HOUSE),
        *(Grant(role, sessions) for role in (KEEPER, DEALER) for sessions in (None, named)),
        Grant(PUNTER, named, "anne"),
        Grant(BOARD, named),
        Grant(BOARD, named, purses=False),
    ]
    for grant in grants:
        for kind in kinds:
            caller = make_credential(service, grant, kind).caller
            # Use each key once now: the first use writes a row.
            assert caller.get("/v1/me").status_code == 200
            yield Asker(grant.role, caller, grant.sessions is not None)


def routes(app: Flask) -> Iterator[str]:
    for rule in app.url_map.iter_rules():
        for method in (rule.methods or set()) - {"HEAD", "OPTIONS"}:
            yield f"{method} {rule.rule}"


def code_of(answer: TestResponse) -> str | None:
    problem = answer.content_type == "application/problem+json"
    with answer:
        return answer.get_json()["code"] if problem else None


def test_the_table_lists_exactly_the_routes(inline_service: ServiceUnderTest) -> None:
    assert sorted(RIGHTS) == sorted(routes(inline_service.app))


def test_the_table_has_only_known_values() -> None:
    assert {cell for row in RIGHTS.values() for cell in row.values()} == {
        "yes",
        "no",
        "all",
        "partial",
    }
    assert set(COLUMNS) == {NO_KEY, *ROLES}


@pytest.mark.parametrize("request_", RIGHTS)
def test_each_role_may_do_exactly_what_the_table_allows(stage: Stage, request_: str) -> None:
    for_devices = request_ in FOR_DEVICES
    # Only devices sign out and take the pen. Signing out or in ends a device, so make new ones.
    for asker in askers_for(stage.service, stage.own, DEVICE) if for_devices else stage.askers:
        right = RIGHTS[request_][asker.role]
        may = right in {"yes", "partial"} or (right == "all" and not asker.scoped)
        before = stage.service.rows()
        code = code_of(asker.request_path(request_, stage.own))
        assert (code != "forbidden") is may, (asker, request_)
        assert code not in {"unauthorized", "unknown_session", "cross_site", "broken"}, asker
        if not may:
            assert stage.service.rows() == before, asker


@pytest.mark.parametrize("request_", [r for r in RIGHTS if "/v1/sessions/<uuid:session>" in r])
def test_a_session_outside_the_grant_looks_unknown(stage: Stage, request_: str) -> None:
    before, nowhere = stage.service.rows(), str(uuid4())
    for asker in stage.askers:
        if not asker.scoped:
            continue
        forbidden, unknown = (
            asker.request_path(request_, session) for session in (stage.other, nowhere)
        )
        assert forbidden.status_code == unknown.status_code == 404
        assert forbidden.text.replace(stage.other, nowhere) == unknown.text
        assert forbidden.get_json()["code"] == "unknown_session"
    assert stage.service.rows() == before


@pytest.mark.parametrize("request_", RIGHTS)
def test_without_a_key_only_public_routes_are_allowed(stage: Stage, request_: str) -> None:
    before = stage.service.rows()
    code = code_of(stage.stranger.request_path(request_, stage.own))
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
    dealer = next(a for a in stage.askers if a.role == DEALER and a.scoped)
    number = int(stage.other.replace("-", ""), 16)
    near = (f"{number + step:032x}" for step in range(-3, 4))
    ids = [f"{n[:8]}-{n[8:12]}-{n[12:16]}-{n[16:20]}-{n[20:]}" for n in near]
    assert stage.other in ids
    assert {code_of(dealer.request_path("GET /v1/sessions/<uuid:session>", i)) for i in ids} == {
        "unknown_session"
    }
    stored_keys = stage.service.handler.ports.store.keyring.keys(limit=3)
    key_ids = [*(key.id for key in stored_keys), "000000000000", "x"]
    end = "DELETE /v1/keys/<string:key_id>"
    assert {code_of(dealer.request_path(end, stage.own, key_id)) for key_id in key_ids} == {
        "forbidden"
    }


def test_a_secret_works_only_for_its_kind_of_key(stage: Stage) -> None:
    """A device's secret is invalid in a header, a key's in a cookie, and a link's in both."""
    service = stage.service
    link = access_keys.make_link(service.handler, "x", Grant(HOUSE), "tests").secret
    for secret in (link, make_credential(service, Grant(HOUSE), DEVICE).issued.secret):
        asker = Asker(HOUSE, Caller(service.app.test_client(), secret))
        assert code_of(asker.request_path("GET /v1/me", stage.own)) == "unauthorized"
