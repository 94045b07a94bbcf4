"""A house with a caller for each column of docs/reference/roles.md.

It has facts that some keys may not see: words and numbers that nothing else has.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from uuid import uuid4

from werkzeug.test import TestResponse

from service.application.ports.keyring import (
    BOARD,
    DEALER,
    DEVICE,
    HOUSE,
    KEEPER,
    KEY,
    PUNTER,
    Grant,
)
from tests.api.caller import Caller, Table
from tests.api.credentials import device_caller, make_credential
from tests.api.service_under_test import ServiceUnderTest
from tests.factories.games import ADDED_PATHS
from tests.factories.sample_tables import SAMPLE_TABLES

PAGE = Path(__file__).parents[2] / "docs" / "reference" / "roles.md"

NO_KEY, FOLLOWER = "no key", "follower"
KEEPER_OF_ALL, KEEPER_OF_SOME = "keeper, all", "keeper, some"
DEALER_OF_ALL, DEALER_OF_SOME = "dealer, all", "dealer, some"
BOARD_OF_ALL, BOARD_OF_ONE = "board, all", "board, one"
COLUMNS = (
    *(NO_KEY, HOUSE, KEEPER_OF_ALL, KEEPER_OF_SOME, DEALER_OF_ALL, DEALER_OF_SOME),
    *(PUNTER, BOARD_OF_ALL, BOARD_OF_ONE, FOLLOWER),
)

PERSON, CONTACT, BALANCE = "Lady Annabel Grey", "annabel@example.org", 87_654_321
EVENING, OTHER_EVENING = "Evening of the oak", "Midsummer Night"
OTHER_TABLE, OTHER_PLAYER = "Table by the window", "Zuleika"
PEN, KEY_NAME = "Penholder tablet", "Counting room"
_PARAMETER = re.compile(r"<(?:(\w+):)?(\w+)>")


@dataclass(frozen=True)
class Asker:
    """A caller in one of the columns, with a key or a device."""

    column: str
    caller: Caller
    grant: Grant | None = None

    @property
    def scoped(self) -> bool:
        """Whether its key is for some sessions only."""
        return self.grant is not None and self.grant.sessions is not None


@dataclass(frozen=True)
class Stage:
    """A house with two tables in one evening, and a caller for each column."""

    service: ServiceUnderTest
    own: Table
    other: Table
    ids: Mapping[str, str]
    askers: tuple[Asker, ...] = field(default=())

    def path(self, request: str, session: str | None = None, **ids: str) -> str:
        """Return the path of a row of the table, with ids in place of its parameters."""
        known = {**self.ids, "session": session or self.own.id, **ids}
        path = request.partition(" ")[2].replace("/ui/<path:name>", "/ui/swagger-ui.css")
        return _PARAMETER.sub(lambda found: known[found[2]], path)

    def send(
        self, asker: Asker, request: str, session: str | None = None, **more: Any
    ) -> TestResponse:
        """Send a request of the table."""
        path, method = self.path(request, session), request.partition(" ")[0]
        return asker.caller.client.open(path, method=method, buffered=False, **more)


def open_stage(service: ServiceUnderTest, game: str = "basset") -> Stage:
    """Play two tables of an evening in ``game``, and make a key for each column."""
    house = service.caller()
    evening, elsewhere = (
        house.post("/v1/gatherings", {"name": name, "date": "2026-01-06"}).get_json()["id"]
        for name in (EVENING, OTHER_EVENING)
    )
    sample = SAMPLE_TABLES[game]
    opened = house.post("/v1/sessions", {**sample.opening, "gathering": evening})
    own = Table(house, opened.get_json()["id"])
    other = house.table(f"seat {OTHER_PLAYER} 100", name=OTHER_TABLE, gathering=evening)
    person = _registered(house)
    own.enter("bankrolls", {"punter": "anne", "person": person})
    own.enter_lines(*sample.lines)
    assert own.enter("corrections", {"undo": True}).status_code == 201
    tablet = make_credential(service, Grant(DEALER), DEVICE, PEN).caller
    assert Table(tablet, own.id).enter("pen", {}).status_code == 201
    make_credential(service, Grant(HOUSE), KEY, KEY_NAME)
    ids = {"gathering": evening, "elsewhere": elsewhere, "person": person, "version": "3"}
    ids |= {
        "name": "look.css",
        "part": "log",
        "key_id": "nobody",
        "report": "none",
        "code": "broken",
        "verb": "buyin",
    }
    return Stage(service, own, other, ids, tuple(askers_of(service, own.id, KEY, DEVICE)))


def _registered(house: Caller) -> str:
    person: str = house.post("/v1/people", {"name": f"{PERSON} {uuid4().hex[:6]}"}).get_json()["id"]
    money = {"currency": "points", "amount": BALANCE + 1000}
    assert house.post(f"/v1/people/{person}/deposits", money).status_code == 201
    put = house.client.put(f"/v1/people/{person}/contact", json={"contact": CONTACT})
    assert put.status_code == 200
    return person


def askers_of(service: ServiceUnderTest, session: str, *kinds: str) -> Iterator[Asker]:
    """Yield a caller of each kind of key in each column but the first."""
    named = (session,)
    grants = {
        HOUSE: Grant(HOUSE),
        KEEPER_OF_ALL: Grant(KEEPER),
        KEEPER_OF_SOME: Grant(KEEPER, named),
        DEALER_OF_ALL: Grant(DEALER),
        DEALER_OF_SOME: Grant(DEALER, named),
        PUNTER: Grant(PUNTER, named, "anne"),
        BOARD_OF_ALL: Grant(BOARD),
        BOARD_OF_ONE: Grant(BOARD, named),
    }
    for column, grant in grants.items():
        for kind in kinds:
            yield _used(Asker(column, make_credential(service, grant, kind).caller, grant))
    for kind in kinds:
        yield _used(_follower(service, session, kind))


def _follower(service: ServiceUnderTest, session: str, kind: str) -> Asker:
    parent = make_credential(service, Grant(BOARD, (session,))).issued.key
    issued = service.application.keys.make_follow_key(session, parent, parent.id)
    assert issued is not None
    if kind == DEVICE:
        return Asker(FOLLOWER, device_caller(service, issued.secret), issued.key.grant)
    return Asker(FOLLOWER, Caller(service.app.test_client(), issued.secret), issued.key.grant)


def _used(asker: Asker) -> Asker:
    """Use a key once: the first use writes a row."""
    assert asker.caller.get("/v1/me").status_code == 200
    return asker


def stranger(service: ServiceUnderTest) -> Asker:
    """Return a caller without a key."""
    return Asker(NO_KEY, Caller(service.app.test_client(use_cookies=False)))


def requests_table() -> dict[str, dict[str, str]]:
    """Return the table of requests. The entries of an added game have the row of another entry."""
    table = table_of("Requests")
    entry = "POST /v1/sessions/<uuid:session>/"
    return {**table, **{f"{entry}{path}": table[f"{entry}buy-ins"] for path in ADDED_PATHS}}


def table_of(heading: str) -> dict[str, dict[str, str]]:
    """Return the cells of the table below a heading of the page, by row and column.

    A row is named by its first cell, or in the table of members by the first two.
    """
    part = PAGE.read_text(encoding="utf-8").partition(f"## {heading}\n")[2].partition("\n## ")[0]
    lines = [line.strip("| ").split(" | ") for line in part.splitlines() if line.startswith("|")]
    head, _, *rows = lines
    assert rows, f"roles.md has no table below {heading}"
    names = 2 if head[1] == "member" else 1
    found = {
        " ".join(row[:names]).replace("`", ""): dict(zip(head[names:], row[names:], strict=True))
        for row in rows
    }
    assert len(found) == len(rows), f"roles.md has a row twice below {heading}"
    return found
