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
from tests.api.holders import holder
from tests.api.place import HOUSE_KEY, Place
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
BODIES: dict[str, dict[str, Any]] = {
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

    def ask(self, request: str, session: str, key_id: str = "nobody") -> TestResponse:
        """Ask for a route of one session; the body is good where a bad one would hide the right."""
        method, path = request.split()
        path = path.replace("<uuid:session>", session).replace("<string:key_id>", key_id)
        path = path.replace("/ui/<path:name>", "/ui/swagger-ui.css")
        path = path.replace("<path:name>", "look.css").replace("<path:part>", "log")
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
    """A house with two sessions of the same punters, and everybody who may be at its door."""

    place: Place
    own: str
    other: str
    askers: tuple[Asker, ...]
    stranger: Asker


@pytest.fixture(scope="module")
def stage(still: Place) -> Stage:
    own, other = (still.caller().table(*SEATED).id for _ in range(2))
    askers = tuple(askers_for(still, own, KEY, DEVICE))
    stranger = Asker(NO_KEY, Caller(still.app.test_client(use_cookies=False)))
    return Stage(still, own, other, askers, stranger)


def askers_for(place: Place, own: str, *kinds: str) -> Iterator[Asker]:
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
            caller = holder(place, grant, kind).caller
            # The first use is written down, which would be a change of its own.
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


def test_every_route_is_in_the_table_and_no_other(still: Place) -> None:
    assert sorted(RIGHTS) == sorted(routes(still.app))


def test_the_table_has_only_known_values() -> None:
    assert {cell for row in RIGHTS.values() for cell in row.values()} == {
        "yes",
        "no",
        "all",
        "partial",
    }
    assert set(COLUMNS) == {NO_KEY, *ROLES}


@pytest.mark.parametrize("request_", RIGHTS)
def test_no_role_may_more_than_the_table_allows(stage: Stage, request_: str) -> None:
    for_devices = request_ in FOR_DEVICES
    # Only devices sign out and take the pen. Signing out or in again ends them, so make new ones.
    for asker in askers_for(stage.place, stage.own, DEVICE) if for_devices else stage.askers:
        right = RIGHTS[request_][asker.role]
        may = right in {"yes", "partial"} or (right == "all" and not asker.scoped)
        before = stage.place.rows()
        code = code_of(asker.ask(request_, stage.own))
        assert (code != "forbidden") is may, (asker, request_)
        assert code not in {"unauthorized", "unknown_session", "cross_site", "broken"}, asker
        if not may:
            assert stage.place.rows() == before, asker


@pytest.mark.parametrize("request_", [r for r in RIGHTS if "/v1/sessions/<uuid:session>" in r])
def test_a_session_outside_the_grant_looks_unknown(stage: Stage, request_: str) -> None:
    before, nowhere = stage.place.rows(), str(uuid4())
    for asker in stage.askers:
        if not asker.scoped:
            continue
        there, not_there = (asker.ask(request_, session) for session in (stage.other, nowhere))
        assert there.status_code == not_there.status_code == 404
        assert there.text.replace(stage.other, nowhere) == not_there.text
        assert there.get_json()["code"] == "unknown_session"
    assert stage.place.rows() == before


@pytest.mark.parametrize("request_", RIGHTS)
def test_without_a_key_only_public_endpoints_answer(stage: Stage, request_: str) -> None:
    before = stage.place.rows()
    code = code_of(stage.stranger.ask(request_, stage.own))
    assert (code != "unauthorized") is (RIGHTS[request_][NO_KEY] == "yes")
    if code == "unauthorized":
        assert stage.place.rows() == before


def test_a_route_without_roles_is_found() -> None:
    app = Flask("strange")
    app.add_url_rule("/v1/open", view_func=allow(frozenset({HOUSE}))(lambda: ""), endpoint="open")
    app.add_url_rule("/v1/secrets", view_func=lambda: "", endpoint="secrets")
    with pytest.raises(AssertionError, match="declared for /v1/secrets"):
        check_endpoints(app, lambda path: path.startswith("/v1"))


def test_guessed_ids_are_always_unknown(stage: Stage) -> None:
    """Neither a session's id nor a key's tells whether its neighbour is there."""
    dealer = next(a for a in stage.askers if a.role == DEALER and a.scoped)
    number = int(stage.other.replace("-", ""), 16)
    near = (f"{number + step:032x}" for step in range(-3, 4))
    ids = [f"{n[:8]}-{n[8:12]}-{n[12:16]}-{n[16:20]}-{n[20:]}" for n in near]
    assert stage.other in ids
    assert {code_of(dealer.ask("GET /v1/sessions/<uuid:session>", i)) for i in ids} == {
        "unknown_session"
    }
    kept = stage.place.handler.ports.store.keyring.keys(limit=3)
    key_ids = [*(key.id for key in kept), "000000000000", "x"]
    end = "DELETE /v1/keys/<string:key_id>"
    assert {code_of(dealer.ask(end, stage.own, key_id)) for key_id in key_ids} == {"forbidden"}


def test_a_secret_works_only_for_its_kind_of_key(stage: Stage) -> None:
    """A device's secret is none for a header, nor a key's for a cookie, nor a link's for either."""
    place = stage.place
    link = access_keys.make_link(place.handler, "x", Grant(HOUSE), "tests").secret
    for secret in (link, holder(place, Grant(HOUSE), DEVICE).issued.secret):
        asker = Asker(HOUSE, Caller(place.app.test_client(), secret))
        assert code_of(asker.ask("GET /v1/me", stage.own)) == "unauthorized"
