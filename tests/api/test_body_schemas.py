"""Bodies with several forms: the document allows exactly those that the service accepts.

The service also accepts an empty member of another form, which the document leaves out.
"""

from collections.abc import Iterator
from itertools import islice
from typing import Any

import jsonschema_rs
import pytest

from service.api.document.openapi import as_mapping
from tests.api.caller import Table, opening
from tests.api.service_under_test import ServiceUnderTest
from tests.factories.sample_tables import SAMPLE_TABLES

Body = dict[str, Any]

SESSION = "/v1/sessions/{session}"
RULING = {"from": "anne", "to": "bess", "amount": 5}
ANNE_K = {"punter": "anne", "card": "K"}

BODIES: dict[str, tuple[Body, ...]] = {
    f"{SESSION}/punters": (
        {"name": "dora", "purse": 5},
        {"name": "dora", "purse": 5, "suit": "spades"},
    ),
    f"{SESSION}/withdrawals": (ANNE_K, {"punter": "anne"}),
    f"{SESSION}/draws": (
        {"kind": "fasse", "cards": ["2"], "place": 0},
        {"kind": "pair", "cards": ["2", "3"]},
        {"kind": "last", "cards": ["2"]},
    ),
    f"{SESSION}/answers": (
        {"answer": "take", **ANNE_K, "restake": 5},
        {"answer": "take", "all": True, "place": 1},
        {"answer": "paroli", **ANNE_K},
        {"answer": "pay", **ANNE_K},
    ),
    f"{SESSION}/covers": ({"punter": "anne", "amount": 5}, {"punter": "anne", "all": True}),
    f"{SESSION}/hands": ({"outcome": "left", "place": 0}, {"cards": ["9", "J", "9"]}),
    f"{SESSION}/corrections": (
        {"undo": True, "of": 3, "reason": "x"},
        {"redo": True, "of": "k"},
        {"ruling": RULING},
        {"strike": 3, "drop_refused": True},
        {"amend": 3, "entry": {"kind": "stake", **ANNE_K, "amount": 5}},
        {"amend": 3, "entry": {"kind": "cover", "punter": "anne", "all": True}},
        {"insert_after": 3, "entries": [{"kind": "end"}, {"kind": "take", "all": True}]},
        {"insert_after": 3, "entries": [{"kind": "ruling", **RULING}], "drop_refused": True},
    ),
    f"{SESSION}/entries": (
        {"entries": [{"kind": "stake", **ANNE_K, "amount": 5, "key": "k"}], "mode": "each"},
        {"entries": [{"kind": "take", "all": True}, {"kind": "undo"}]},
        {"entries": [{"kind": "cover", "punter": "anne", "amount": 5}, {"kind": "pass"}]},
        {"entries": [{"kind": "match", "outcome": "left"}, {"kind": "redo"}]},
    ),
    "/v1/pairings": (
        {"name": "a", "role": "house"},
        {"name": "a", "role": "dealer", "sessions": ["basset", "lansquenet"]},
        {"name": "a", "role": "keeper", "sessions": ["basset"]},
        {"name": "a", "role": "punter", "sessions": ["basset"], "punter": "anne"},
        {"name": "a", "role": "board", "sessions": ["basset"], "purses": False},
    ),
    "/v1/sign-ins": ({"link": "x", "replace": True}, {"key": "x", "device": "d"}),
    "/v1/sessions": (opening(), {**opening(), "game": "basset"}),
}
"""Bodies of each form, by the path of their operation."""

# 1.0 is left out: it is an integer for JSON Schema, not for Paroli.
VALUES: tuple[Any, ...] = (None, False, True, 0, 1, "x", [], ["2", "3"], {})


def values_of(bodies: tuple[Body, ...]) -> dict[str, list[Any]]:
    """Return every value that a member has in some form, and others."""
    found: dict[str, list[Any]] = {}
    for body in bodies:
        for name, value in body.items():
            found.setdefault(name, [*VALUES]).append(value)
    return found


def variants(bodies: tuple[Body, ...]) -> Iterator[Body]:
    """Yield the bodies, and each with one member left out, changed or added."""
    values = values_of(bodies)
    for body in bodies:
        yield body
        yield from ({n: v for n, v in body.items() if n != name} for name in body)
        yield from ({**body, name: value} for name in values for value in values[name])
        yield {**body, "unknown": 1}
        for name in ("entry", "entries"):
            yield from with_other_entries(body, name)


def with_other_entries(body: Body, name: str) -> Iterator[Body]:
    """Yield a body with variants of its entry, or of the first of its entries."""
    if not isinstance(body.get(name), (dict, list)):
        return
    first, *rest = body[name] if name == "entries" else (body[name],)
    others = (first, *rest, {"kind": "paroli", **ANNE_K}, {"kind": "wager", "amount": 5})
    for entry in variants(tuple(others)):
        yield {**body, name: [entry, *rest] if name == "entries" else entry}


@pytest.fixture
def tables(inline_service: ServiceUnderTest) -> dict[str, Table]:
    """A table of each game with players."""
    caller = inline_service.caller()
    found = {}
    for game, sample in SAMPLE_TABLES.items():
        table = Table(caller, caller.post("/v1/sessions", sample.opening).get_json()["id"])
        # The other values name "x" too, which must not fail for another reason.
        for name in ("anne", "bess", "x"):
            assert table.enter("punters", {"name": name, "purse": 100}).status_code == 201
        found[game] = table
    return found


def is_accepted(table: Table, path: str, body: Body) -> bool:
    """Return whether the service accepts the shape of a body. A rule may still refuse it."""
    answer = table.caller.post(path.replace("{session}", table.id), body)
    assert answer.status_code < 500, answer.text
    return answer.get_json().get("code") not in ("wrong_shape", "malformed", "not_in_this_game")


def tables_that_differ(tables: dict[str, Table], path: str) -> list[Table]:
    """Return as many tables as it takes to have each form of a body accepted by one of them.

    Entries in a body may be of any game.
    """
    if any({"entry", "entries"} & body.keys() for body in BODIES[path]):
        return [*tables.values()]
    found, left = [], [with_ids(body, tables) for body in BODIES[path]]
    for table in tables.values():
        refused = [body for body in left if not is_accepted(table, path, body)]
        if len(refused) < len(left):
            found.append(table)
        left = refused
    return found


def with_ids(body: Body, tables: dict[str, Table]) -> Body:
    """Return a body with the ids of the sessions that it names by their game."""
    named = body.get("sessions")
    if not isinstance(named, list):
        return body
    return {**body, "sessions": [tables[n].id if n in tables else n for n in named]}


def without_empty_members(path: str, body: Body) -> Body:
    """Return a body without the empty members that may belong to another form."""
    forms: set[str] = set()
    for form in BODIES[path]:
        forms |= {name for each in objects_in(form) for name in each}
    left: Body = stripped(body, forms)
    return left


def objects_in(part: Any) -> Iterator[Body]:
    """Yield the objects in a body: itself, and its entries."""
    if isinstance(part, dict):
        yield part
        yield from (each for value in part.values() for each in objects_in(value))
    elif isinstance(part, list):
        yield from (each for value in part for each in objects_in(value))


def stripped(part: Any, names: set[str]) -> Any:
    """Return a part of a body without the empty members of those names."""
    if isinstance(part, dict):
        left = {n: v for n, v in part.items() if n not in names or v not in (None, False)}
        return {name: stripped(value, names) for name, value in left.items()}
    return [stripped(value, names) for value in part] if isinstance(part, list) else part


@pytest.mark.slow
@pytest.mark.parametrize("step", [8, pytest.param(1, marks=pytest.mark.thorough)])
@pytest.mark.parametrize("path", BODIES)
def test_the_document_allows_exactly_the_bodies_that_the_service_accepts(
    tables: dict[str, Table], path: str, step: int
) -> None:
    """With ``step`` 8, every eighth variant is tried, and every form itself."""
    document = as_mapping()
    media = document["paths"][path]["post"]["requestBody"]["content"]["application/json"]
    schema = {**media["schema"], "components": document["components"]}
    validator = jsonschema_rs.validator_for(schema, validate_formats=True)
    asked = tables_that_differ(tables, path)
    seen = set()
    for variant in (*BODIES[path], *islice(variants(BODIES[path]), 0, None, step)):
        body = with_ids(variant, tables)
        allowed = validator.is_valid(body)
        accepted = any(is_accepted(table, path, body) for table in asked)
        if accepted and not allowed:
            allowed = validator.is_valid(without_empty_members(path, body))
        assert allowed is accepted, body
        seen.add(allowed)
    assert seen == {True, False}
