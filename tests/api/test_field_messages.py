"""No message of a library reaches a client."""

import json
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import pytest
from marshmallow import Schema, fields

from service.api.document import openapi
from tests.api.caller import Caller
from tests.api.service_under_test import ServiceUnderTest

LIBRARY = """
import inspect, json
from marshmallow import Schema, fields, validate
found = [*Schema._default_error_messages.values()]
for part in vars(fields).values():
    found += getattr(part, "default_error_messages", {}).values()
for part in vars(validate).values():
    if inspect.isclass(part):
        found += [v for k, v in vars(part).items() if "message" in k and isinstance(v, str)]
print(json.dumps(found))
"""

ACCEPTED = {
    # Words for a range inside a message, which ours do not use.
    *("greater than or equal to", "greater than", "less than or equal to", "less than"),
    # Ours is the same.
    "Must be one of: {choices}.",
}


@pytest.fixture(scope="module")
def of_the_library() -> set[str]:
    """Every message that marshmallow has by itself."""
    done = subprocess.run([sys.executable, "-c", LIBRARY], capture_output=True, check=True)
    found = json.loads(done.stdout)
    assert {"Not a valid integer.", "Unknown field.", "Invalid input."} <= {*found}
    return set(found)


def all_schemas(schema: type[Schema] = Schema) -> Iterator[type[Schema]]:
    """Yield every schema, also those that are made from declarations."""
    for found in schema.__subclasses__():
        yield found
        yield from all_schemas(found)


def fields_in(field: Any) -> Iterator[fields.Field[Any]]:
    """Yield a field, and the fields of its items, keys and values."""
    yield field
    for name in ("inner", "key_field", "value_field"):
        if inner := getattr(field, name, None):
            yield from fields_in(inner)


def messages_of(schema: Schema) -> Iterator[str]:
    """Yield every message that a schema can give."""
    yield from schema.error_messages.values()
    for declared in schema.fields.values():
        for field in fields_in(declared):
            yield from (str(text) for text in field.error_messages.values())
            for validator in field.validators:
                values = (getattr(validator, n) for n in dir(validator) if "message" in n)
                yield from (value for value in values if isinstance(value, str))


def test_no_schema_has_a_message_of_the_library(of_the_library: set[str]) -> None:
    openapi.as_json()
    schemas = {each for each in all_schemas() if each.__name__ != "GeneratedSchema"}
    assert len(schemas) > 100
    found = {text for schema in schemas for text in messages_of(schema())}
    assert found & (of_the_library - ACCEPTED) == set()


PATH = "/v1/sessions"
WRONG: tuple[tuple[str, str], ...] = (
    ("[]", "body: Must be an object."),
    ("{}", "This is missing."),
    ('{"name": 1}', "Must be a text."),
    ('{"name": null}', "Must not be null."),
    ('{"x": 1}', "There is no such member."),
    ('{"id": "x"}', "Must be a UUID, such as"),
    ('{"practice": "x"}', "Must be true or false."),
    ('{"bank": []}', "Must be an object."),
    ('{"bank": {"funds": 1.5}}', "Must be a whole number."),
    ('{"bank": {"funds": -1}}', "Must be from 0 to 1000000000000."),
    ('{"currency": "beads"}', "Must be one of: points, "),
    ('{"occurred_at": "now"}', "Must be a time with an offset, such as"),
)


@pytest.mark.parametrize(("body", "expected"), WRONG)
def test_a_wrong_field_is_named_in_our_words(caller: Caller, body: str, expected: str) -> None:
    answer = caller.post_raw(PATH, body.encode(), "application/json").get_json()
    texts = [f"{path}: {text}" for path, each in answer["errors"].items() for text in each]
    assert any(expected in text for text in texts), texts


MALFORMED: tuple[tuple[bytes, str], ...] = (
    (b'{"a": 1,\n b}', "The body is not valid JSON. The error is at line 2, column 2."),
    (b"\xff", "The body is not UTF-8 text."),
    (b'{"a": NaN}', "The body is not valid JSON: it has no NaN."),
    (b'{"a": 1e400}', "The number 1e400 in the body is too large."),
    (b'{"a": 1' + b"0" * 5000 + b"}", "A number in the body has 5001 digits, which are too many."),
    (b'{"a": 1, "a": 2}', "The member 'a' of the body is repeated."),
    (b"[" * 90_000, "The body has too many levels of lists and objects in each other."),
)


@pytest.mark.parametrize(("body", "expected"), MALFORMED, ids=lambda part: str(part)[:20])
def test_a_malformed_body_is_described_in_our_words(
    caller: Caller, body: bytes, expected: str
) -> None:
    answer = caller.post_raw(PATH, body, "application/json")
    assert (answer.status_code, answer.get_json()["detail"]) == (400, expected)


def test_a_wrong_method_is_described_in_our_words(service: ServiceUnderTest) -> None:
    answer = service.caller().client.delete("/v1/rules")
    assert answer.status_code == 405
    assert answer.get_json()["detail"] == "The address exists, but not with this method."
