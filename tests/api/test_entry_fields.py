"""Bodies of the entries of an invented game: lists of players and counts, and joined cards."""

from typing import Any

import jsonschema_rs
import pytest
from apispec import APISpec
from apispec.ext.marshmallow import MarshmallowPlugin
from marshmallow import ValidationError

from service.api.games.entry_schemas import Resource, entry_schema
from service.domain.port.entries import PlayerCount, command_of
from tests.factories import invented_entries as invented
from tests.factories.invented_entries import BY_VERB, ENTRIES

Body = dict[str, Any]


def _resource(path: str) -> Resource:
    kinds = {kind.verb: kind for kind in ENTRIES if kind.path == path}
    schemas = {
        verb: entry_schema("invented", invented.TEXTS, kind)() for verb, kind in kinds.items()
    }
    return Resource(path, next(iter(kinds.values())).selector, kinds, schemas)


def _command(path: str, body: Body) -> Any:
    return command_of(*_resource(path).load(body))


def _errors(verb: str, body: Body) -> Any:
    with pytest.raises(ValidationError) as refused:
        entry_schema("invented", invented.TEXTS, BY_VERB[verb])().load(body)
    return refused.value.messages


ANNE_31, BESS_20 = {"punter": "Anne", "count": 31}, {"punter": "Bess", "count": 20}


def test_a_body_has_a_list_of_players() -> None:
    command = _command("best-hands", {"punters": ["Anne", "Zoe\u0308"]})
    assert command == invented.NameBest(punters=("Anne", "Zo\u00eb"))


def test_a_body_has_a_list_of_names_with_numbers() -> None:
    anne, bess = PlayerCount(punter="Anne", count=31), PlayerCount(punter="Bess", count=20)
    assert _command("counts", {"counts": [ANNE_31, BESS_20]}) == invented.CountRound(
        entered=(anne, bess)
    )


def test_an_optional_hand_is_missing_or_null() -> None:
    command = _command("hands", {"kind": "cards", "bank": ["9", "J"], "right": None})
    assert command == invented.DealCards(bank_cards=("9", "J"), right_cards=(), left_cards=())


@pytest.mark.parametrize(
    ("verb", "body", "errors"),
    [
        ("best", {"punters": []}, {"punters": ["Must have a length from 1 to 4."]}),
        ("best", {"punters": "Anne"}, {"punters": ["Must be a list."]}),
        (
            "best",
            {"punters": ["Anne", "ANNE"]},
            {"punters": ["'ANNE' stands here twice."]},
        ),
        ("best", {"punters": [7]}, {"punters": {0: ["Must be a text."]}}),
        ("best", {"punters": ["Anne", ""]}, {"punters": {1: ["It is empty."]}}),
        ("count", {"counts": [ANNE_31]}, {"counts": ["Must have a length from 2 to 3."]}),
        (
            "count",
            {"counts": [ANNE_31, {"punter": "Bess", "count": 79}]},
            {"counts": {1: {"count": ["Must be from 0 to 78."]}}},
        ),
        (
            "count",
            {"counts": [{"count": "31"}, {**BESS_20, "points": 1}]},
            {
                "counts": {
                    0: {"punter": ["This is missing."], "count": ["Must be a whole number."]},
                    1: {"points": ["There is no such member."]},
                }
            },
        ),
        ("begin", {"rounds": 0}, {"rounds": ["Must be from 1 to 100."]}),
        (
            "cards",
            {"kind": "cards", "bank": ["9"], "right": ["Z", "9"]},
            {
                "bank": ["Must have a length from 2 to 3."],
                "right": {0: ["This is not a card, such as K, 10 or Kh."]},
            },
        ),
    ],
)
def test_an_error_stands_at_its_field(verb: str, body: Body, errors: Any) -> None:
    assert _errors(verb, body) == errors


# The API document


@pytest.fixture(scope="module")
def document() -> Body:
    """Return the components of a document with the bodies of all kinds of entries."""
    plugin = MarshmallowPlugin()
    spec = APISpec("Invented", "1", "3.1.0", plugins=[plugin])
    for kind in ENTRIES:
        spec.components.schema(kind.verb, schema=entry_schema("invented", invented.TEXTS, kind))
    components: Body = spec.to_dict()["components"]
    return components


def _is_described(document: Body, verb: str, body: Body) -> bool:
    schema = {"$ref": f"#/components/schemas/{verb}", "components": document}
    return jsonschema_rs.is_valid(schema, body)


@pytest.mark.parametrize(
    ("verb", "body", "is_described"),
    [
        ("best", {"punters": ["Anne", "Bess"]}, True),
        ("best", {"punters": []}, False),
        ("best", {"punters": ["Anne", "Anne"]}, False),
        ("best", {"punters": ["Anne", " "]}, False),
        ("best", {}, False),
        ("count", {"counts": [ANNE_31, BESS_20]}, True),
        ("count", {"counts": [ANNE_31]}, False),
        ("count", {"counts": [ANNE_31, {**BESS_20, "count": 79}]}, False),
        ("count", {"counts": [ANNE_31, {"punter": "Bess"}]}, False),
        ("out", {"punter": "Anne", "left": [{"punter": "Bess", "count": 6}]}, False),
        ("out", {"punter": "Anne", "left": [{"punter": "Bess", "count": 5}]}, True),
        ("cards", {"kind": "cards", "bank": ["9", "J"], "left": None}, True),
        ("cards", {"kind": "cards", "bank": ["9", "Z"]}, False),
    ],
)
def test_the_document_describes_the_bodies_that_are_accepted(
    document: Body, verb: str, body: Body, *, is_described: bool
) -> None:
    assert _is_described(document, verb, body) is is_described
    if is_described:
        entry_schema("invented", invented.TEXTS, BY_VERB[verb])().load(body)
    else:
        assert _errors(verb, body)


def test_the_document_says_under_which_rules_a_field_applies(document: Body) -> None:
    left = document["schemas"]["cards"]["properties"]["left"]
    assert left["description"].endswith("Only if `sides` is 2.")
    assert "Only if" not in document["schemas"]["cards"]["properties"]["right"]["description"]
