"""The OpenAPI document is committed, valid, complete, and agrees with the code."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import jsonschema_rs
import pytest
from openapi_spec_validator import validate

from service.api.document.health_operations import HEALTH_OPERATIONS
from service.api.document.openapi import as_json, as_mapping
from service.api.document.openapi_details import MEANINGS_BY_SCHEMA
from service.api.games.rules_schemas import accepted_schema
from service.api.http.problem_meanings import TITLES
from service.api.http.property_meanings import MEANINGS
from service.domain.games import GAMES, refusal_codes
from service.domain.games.basset.rules import FIELDS
from service.domain.games.basset.texts import TEXTS
from service.domain.session.session_entries import entries_by_verb
from service.domain.session.session_events import SESSION_EVENTS
from service.store.log.upcast import upcasts_of
from tests.api.document_parts import METHODS, operations, parameters, resolved
from tests.api.service_under_test import ServiceUnderTest
from tests.command import PAROLI_CODE
from tests.servers.forked_process import run

COMMITTED = Path(__file__).parents[2] / "openapi.yaml"


@pytest.fixture(scope="module")
def document() -> dict[str, Any]:
    return as_mapping()


def test_the_committed_document_equals_the_generated_one() -> None:
    """A process of its own has the games of Paroli only."""
    is_same = COMMITTED.read_text(encoding="utf-8") == run(PAROLI_CODE, "openapi").stdout
    assert is_same, (
        "openapi.yaml differs from the code. Write it again: "
        ".venv/bin/paroli openapi --output openapi.yaml"
    )


def test_the_document_is_the_same_each_time_it_is_generated() -> None:
    before = as_json()
    as_json.cache_clear()
    assert as_json() == before


def test_the_document_is_valid(document: dict[str, Any]) -> None:
    validate(document)


def operations_of_books(document: dict[str, Any]) -> Iterator[tuple[str, str, dict[str, Any]]]:
    return (found for found in operations(document) if found[0].startswith("/v1"))


def test_every_route_is_in_the_document_and_no_other(
    service: ServiceUnderTest, document: dict[str, Any]
) -> None:
    routes = {
        (re.sub(r"<(?:\w+:)?(\w+)>", r"{\1}", rule.rule), method.lower())
        for rule in service.app.url_map.iter_rules()
        for method in (rule.methods or set()) - {"HEAD", "OPTIONS"}
        if rule.rule.startswith("/v1") or rule.rule in HEALTH_OPERATIONS
    }
    assert {(path, method) for path, method, _ in operations(document)} == routes


def test_every_code_is_in_the_document(document: dict[str, Any]) -> None:
    code = document["components"]["schemas"]["Problem"]["properties"]["code"]
    assert code["enum"] == [*TITLES, *refusal_codes()]


OPENING = {("/v1/sessions", "post"), ("/v1/score-sheets", "post")}
"""Operations that open a session, which has no version that a condition could name."""


def records(path: str, method: str) -> bool:
    """Return whether an operation records an entry."""
    books = path.startswith(("/v1/sessions", "/v1/score-sheets", "/v1/gatherings", "/v1/people"))
    return method == "post" and books and not path.endswith("/follow-keys")


def test_every_operation_documents_its_errors(document: dict[str, Any]) -> None:
    for path, method, operation in operations_of_books(document):
        assert resolved(document, operation["responses"]["405"])["headers"].keys() == {"Allow"}
        asks = {"401", "403", "429"}
        expected = {"400", "405"}
        if path not in {"/v1/rules", "/v1/seal-keys"}:
            expected |= asks
            too_many = resolved(document, operation["responses"]["429"])
            assert "Retry-After" in too_many["headers"], path
        else:
            assert not asks & operation["responses"].keys()
        if method == "get":
            expected |= {"404", "422"}
        if records(path, method):
            expected |= {"404", "409", "413", "415", "422", "503"}
            expected |= set() if (path, method) in OPENING else {"412"}
        assert expected <= operation["responses"].keys(), path
        for status in expected:
            response = resolved(document, operation["responses"][status])
            assert list(response["content"]) == ["application/problem+json"]


WAITING = tuple({f"/{kind.path}" for game in GAMES.values() for kind in game.entries if kind.waits})
"""The ends of the paths whose settlement a client may wait for."""


def test_every_operation_that_changes_something_documents_its_limits(
    document: dict[str, Any],
) -> None:
    """Any body may be too long, and any write may meet other writers or a store that is away."""
    missing = {
        (path, method, status)
        for path, method, operation in operations_of_books(document)
        for status in {"413", "503"} - operation["responses"].keys()
        if method != "get"
    }
    assert missing == set()


def test_every_entry_takes_a_key_and_a_condition(document: dict[str, Any]) -> None:
    for path, method, operation in operations(document):
        named = {p["name"] for p in parameters(document, operation) if p["in"] == "header"}
        expected = {"Idempotency-Key", "If-Match"} if records(path, method) else set()
        expected -= {"If-Match"} if (path, method) in OPENING else set()
        expected |= {"Last-Event-ID"} if path.endswith("/feed") else set()
        expected |= {"If-None-Match"} if "304" in operation["responses"] else set()
        expected |= {"Idempotency-Key"} if (path, method) == ("/v1/keys", "post") else set()
        assert named == expected | ({"Prefer"} if path.endswith(WAITING) else set()), path


def test_only_a_parameter_that_every_key_needs_is_required(document: dict[str, Any]) -> None:
    required = [
        (path, each["name"])
        for path, method, operation in operations(document)
        for each in parameters(document, operation)
        if each["in"] != "path" and each.get("required")
    ]
    assert required == [("/v1/rules/odds", "preset")]


def test_only_public_facts_and_signing_in_need_no_key(document: dict[str, Any]) -> None:
    assert document["security"] == [{"key": []}, {"device": []}]
    own = {p: o["security"] for p, _, o in operations_of_books(document) if "security" in o}
    assert own == {
        **{key: [] for key in ("/v1/rules", "/v1/seal-keys", "/v1/sign-ins")},
        **{key: [{"device": []}] for key in ("/v1/sessions/{session}/pen", "/v1/sign-outs")},
    }


def test_every_verb_of_a_sheet_is_an_entry_of_a_batch(document: dict[str, Any]) -> None:
    schemas = document["components"]["schemas"]
    assert [part["$ref"].rpartition("/")[2] for part in schemas["Batch"]["anyOf"]] == [
        f"{n.capitalize()}Batch" for n in GAMES
    ]
    for name, game in GAMES.items():
        mapping = schemas[f"{name.capitalize()}BatchEntry"]["discriminator"]["mapping"]
        assert sorted(mapping) == sorted(entries_by_verb(game))
        for verb, ref in mapping.items():
            named = schemas[ref.rpartition("/")[2]]
            forms = [resolved(document, each) for each in named.get("oneOf", [named])]
            assert [form["properties"]["kind"]["enum"] for form in forms] == [[verb]] * len(forms)


# Completeness


def properties_of(schema: Any, schema_name: str) -> Iterator[tuple[str, str, dict[str, Any]]]:
    """Yield each property below a schema: the schema's name, its own name, and its schema."""
    if isinstance(schema, dict):
        named = schema.get("properties")
        for name, part in named.items() if isinstance(named, dict) else ():
            yield schema_name, name, part
        for part in schema.values():
            yield from properties_of(part, schema_name)
    elif isinstance(schema, list):
        for part in schema:
            yield from properties_of(part, schema_name)


def all_properties(document: dict[str, Any]) -> list[tuple[str, str, dict[str, Any]]]:
    schemas = document["components"]["schemas"].items()
    return [found for name, schema in schemas for found in properties_of(schema, name)]


def test_every_property_and_parameter_is_described(document: dict[str, Any]) -> None:
    missing = {
        f"{schema}.{name}"
        for schema, name, part in all_properties(document)
        if not part.get("description")
    }
    for path, item in document["paths"].items():
        for part in (item, *(item[m] for m in METHODS if m in item)):
            found = parameters(document, part)
            missing |= {f"{path} {p['name']}" for p in found if "description" not in p}
    assert not missing, (
        f"Add the meaning of {', '.join(sorted(missing))}: for a game, to meanings of its English "
        "texts; else to service/api/http/property_meanings.py."
    )


def test_every_meaning_describes_a_property(document: dict[str, Any]) -> None:
    described = {part.get("description") for _, _, part in all_properties(document)}
    for _, _, operation in operations(document):
        described |= {each.get("description") for each in parameters(document, operation)}
    rows = (MEANINGS, *MEANINGS_BY_SCHEMA.values())
    rows = (*rows, *(game.english.meanings for game in GAMES.values()))
    unused = {text for row in rows for text in row.values()} - described
    assert not unused, f"No property has these meanings. Remove them: {sorted(unused)}"


def test_every_operation_has_a_name_of_its_own(document: dict[str, Any]) -> None:
    names = [operation["operationId"] for _, _, operation in operations(document)]
    assert len(names) == len(set(names))
    assert all(re.fullmatch("[a-z][A-Za-z]+", name) for name in names), names


def test_no_component_is_unused_and_no_default_is_null(document: dict[str, Any]) -> None:
    text = json.dumps(document)
    assert [
        n for n in document["components"]["schemas"] if f'#/components/schemas/{n}"' not in text
    ] == []
    assert '"default": null' not in text


def test_every_event_of_the_code_is_in_the_document(document: dict[str, Any]) -> None:
    schemas = document["components"]["schemas"]
    named = set()
    for part in schemas["Event"]["oneOf"]:
        own = schemas[part["$ref"].rpartition("/")[2]]["allOf"][1]["properties"]
        (kind,), (version,) = own["type"]["enum"], own["schema_version"]["enum"]
        named.add(f"{kind}.v{version}")
    events = {*SESSION_EVENTS, *(name for game in GAMES.values() for name in game.events)}
    assert named == events | upcasts_of(GAMES.values()).keys()


def test_times_have_their_format(document: dict[str, Any]) -> None:
    times = {
        f"{schema}.{name}": part.get("format")
        for schema, name, part in all_properties(document)
        if (name == "at" or name.endswith("_at")) and part.get("type") != "boolean"
    }
    assert times
    assert {name for name, form in times.items() if form != "date-time"} == set()


# Values of a rule


RULE_FIELDS = {name: accepted_schema(holds) for name, holds in FIELDS.items()}
WORDS = sorted({w for part in RULE_FIELDS.values() for w in part.get("enum", ()) if w})
WHOLE = (-1, 0, 1, 2, 20, 51, 52, 100, 101, 1000, 1001, 10**12, 10**12 + 1)
LISTS: tuple[list[Any], ...] = (
    [],
    [1],
    [0],
    [1000],
    [1001],
    [1] * 20,
    [1] * 21,
    [1, "1"],
    [True],
    [1.5],
    [[1]],
    [None],
)
# 1.0 is left out: it is an integer for JSON Schema, not for Paroli.
CANDIDATES: tuple[Any, ...] = (
    *(*WHOLE, 1.5, -0.5, True, False, None, "", "x", "1", "by_punters"),
    *(*WORDS, *(word.upper() for word in WORDS), *LISTS, {}, {"value": 1}),
)


def test_the_document_names_every_rule(document: dict[str, Any]) -> None:
    chosen = document["components"]["schemas"]["BassetChosenRules"]
    described = chosen["properties"]["overrides"]["properties"]
    assert described == {
        name: {"description": TEXTS["en"].rule(name).meaning, **schema}
        for name, schema in RULE_FIELDS.items()
    }


@pytest.mark.parametrize("name", FIELDS)
def test_the_document_allows_exactly_the_values_that_a_rule_allows(name: str) -> None:
    described = jsonschema_rs.validator_for(RULE_FIELDS[name])
    for value in CANDIDATES:
        asked = tuple(value) if isinstance(value, list) else value
        allowed = FIELDS[name].problem(asked) is None
        assert described.is_valid(value) is allowed, value


@pytest.mark.parametrize("name", FIELDS)
def test_some_candidates_are_allowed_and_some_are_not(name: str) -> None:
    described = jsonschema_rs.validator_for(RULE_FIELDS[name])
    assert {described.is_valid(value) for value in CANDIDATES} == {True, False}


FACTS = {
    "WrongShapeProblem": {"errors", "more_errors"},
    "WrongShapeOrKeyReusedProblem": {"errors", "more_errors", "index"},
    "WrongShapeOrBadSheetOrKeyReusedProblem": {
        *("errors", "more_errors", "index", "line", "unknown_entry"),
    },
    "UnknownSessionOrUnknownVersionProblem": {"version"},
    "EntryInBetweenProblem": {"version"},
    "RefusedProblem": {"index", "refused", "version", "waiting"},
    "ValuesRefusedProblem": {"waiting"},
}


def test_problems_have_the_facts_of_their_codes(document: dict[str, Any]) -> None:
    schemas = document["components"]["schemas"]
    facts = {
        name: schema["allOf"][1]["properties"].keys()
        for name, schema in schemas.items()
        if name.endswith("Problem") and name != "Problem"
    }
    assert facts == FACTS
