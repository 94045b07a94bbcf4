"""The schemas of problems that state facts: further members, which depend on the code."""

from collections.abc import Mapping
from typing import Any

from service.api.http.errors import PROBLEM_TYPE
from service.api.http.openapi_responses import (
    REFUSED,
    VALUES_REFUSED,
    codes_of,
    name_of,
    operations_of,
)

Json = dict[str, Any]


def _integer(about: str, least: int = 0) -> Json:
    return {"type": "integer", "minimum": least, "description": about}


_TEXT = {"type": "string"}
_ERRORS = {
    "errors": {
        "type": "object",
        "additionalProperties": {"type": "array", "items": _TEXT},
        "description": "The errors as sentences, by the path of the field, such as "
        "`entries.3.card`. The path of the body as a whole is `body`.",
    },
    "more_errors": _integer("How many errors there are besides these; missing if none.", 1),
}
_INDEX = {"index": _integer("Which entry of an atomic batch it is, from 0; missing otherwise.")}
_NEWEST = {"version": _integer("The newest version; 0 before the first event.")}
_WAITING = {
    "waiting": {
        "type": "array",
        "items": {
            "type": "object",
            "properties": {
                "punter": {**_TEXT, "description": "The name of the player."},
                "player": {**_TEXT, "description": "The same name, for older clients."},
                "card": {**_TEXT, "description": "The card that won."},
            },
            "required": ["punter", "card"],
        },
        "description": "The wins that wait for an answer, with `answers_pending`.",
    }
}
_CORRECTION = {
    "refused": {
        "type": "array",
        "items": {"$ref": "#/components/schemas/DroppedEntry"},
        "description": "The later entries that no longer fit, with `correction_refused`.",
    },
    "version": _integer("The version that cannot be corrected, with `correction_refused`."),
}

_FACTS: Mapping[str, Json] = {
    "bad_sheet": {
        **_ERRORS,
        "line": _integer("The line of the score sheet, from 1.", 1),
        "unknown_entry": {
            **_TEXT,
            "description": "The first word of the line, if it begins no entry.",
        },
    },
    "entry_in_between": _NEWEST,
    "key_reused": _INDEX,
    "unknown_version": _NEWEST,
    "wrong_shape": _ERRORS,
    REFUSED: {**_INDEX, **_CORRECTION, **_WAITING},
    VALUES_REFUSED: _WAITING,
}
"""By code. A refusal has further facts, which are described with its code."""


def add_problem_facts(document: Json) -> None:
    """Give each response of a problem the schema with the facts of its codes."""
    schemas = document["components"]["schemas"]
    for operation in operations_of(document):
        for response in operation["responses"].values():
            content = response.get("content", {}).get(PROBLEM_TYPE)
            facts = _facts_of(response) if content else {}
            if facts:
                name = f"{name_of(response)}Problem"
                schemas[name] = _with_facts(content["schema"], facts)
                content["schema"] = {"$ref": f"#/components/schemas/{name}"}


def _facts_of(response: Json) -> Json:
    return {
        name: part for code in codes_of(response) for name, part in _FACTS.get(code, {}).items()
    }


def _with_facts(problem: Json, facts: Json) -> Json:
    return {
        "allOf": [problem, {"type": "object", "properties": facts}],
        "description": "An error in the format of RFC 9457, with the facts that it may state.",
    }
