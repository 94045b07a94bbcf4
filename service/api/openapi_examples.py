"""Examples in the OpenAPI document: each operation accepts its own, in the document's order.

An operation whose parameter only an earlier response names has a link from that response instead.
"""

from collections.abc import Mapping
from typing import Any

from service.api.games.examples import BASSET, BATCH, ENTRIES, OPENINGS, SHEET, Example

Json = dict[str, Any]

GATHERING = "00000000-0000-4000-8000-0000000e7e21"
PERSON = "00000000-0000-4000-8000-00000000a11e"

_PARAMETERS: Mapping[str, tuple[str, Any]] = {
    "session": ("The id of the session.", BASSET),
    "version": ("The version of any event of the entry.", 1),
    "gathering": ("The id of the gathering.", GATHERING),
    "person": ("The id of the person.", PERSON),
    "report": ("The id of the requested report.", "an id from a `Location`"),
    "key_id": ("The id of the key, link or device.", "an id from the list of keys"),
}
"""What each parameter of a path means, and its example."""

_BODIES: Mapping[str, tuple[Example, ...]] = {
    "openSession": OPENINGS,
    "takePen": (Example("At an open table", {}, BATCH.value),),
    "correct": (
        Example("Undo the newest entry", {"undo": True}),
        Example("A ruling", {"ruling": {"from": "Anne", "to": "Bess", "amount": 5}}),
    ),
    "enterBatch": (BATCH,),
    "postSheet": (Example("A short deal", SHEET),),
    "openGathering": (
        Example("A ball", {"id": GATHERING, "name": "The Winter Ball", "date": "2026-12-05"}),
    ),
    "describeGathering": (
        Example(
            "With its place",
            {"name": "The Winter Ball", "date": "2026-12-05", "place": "Town Hall"},
        ),
    ),
    "fileSession": (Example("At the ball", {"gathering": GATHERING}),),
    "renameSession": (Example("Another name", {"name": "Twelfth Night in the hall"}),),
    "registerPerson": (Example("Anne", {"id": PERSON, "name": "Anne"}),),
    "putContact": (Example("An address", {"contact": "anne@example.org"}),),
    "enterPersonRenamings": (Example("Anne Hall", {"name": "Anne Hall"}),),
    "enterPersonDeposits": (
        Example("100 points", {"currency": "points", "amount": 100, "note": "At the door"}),
    ),
    "enterPersonWithdrawals": (Example("40 points", {"currency": "points", "amount": 40}),),
    "linkBankroll": (
        Example("A seat for Carla", {"punter": "Carla", "person": PERSON}, BATCH.value),
    ),
    "makeKey": (
        Example("A board", {"name": "Board in the hall", "role": "board", "sessions": [BASSET]}),
    ),
    "makePairing": (Example("A dealer's tablet", {"name": "First tablet", "role": "dealer"}),),
    "signIn": (Example("A link", {"link": "the part of a link after #pair="}),),
}
"""The bodies of operations, by operation id. Those of entries come from the games."""

_QUERIES: Mapping[str, Mapping[str, str]] = {"listHistory": {"punter": "Anne"}}
"""What operations need in the query, with an example, by operation id."""

LINKS: Mapping[str, tuple[str, str, Json]] = {
    "makeKey": ("EndKey", "endKey", {"parameters": {"key_id": "$response.body#/id"}}),
    "makePairing": ("SignIn", "signIn", {"requestBody": {"link": "$response.body#/link"}}),
}
"""By the operation whose response names it: the link, the next operation, and what it gets."""


def add_examples(document: Json) -> None:
    """Add the examples of bodies and parameters, and the links between operations."""
    for path, item in document["paths"].items():
        operations = [part for part in item.values() if isinstance(part, dict)]
        examples = [e for operation in operations for e in _examples_of(path, operation)]
        for parameter in item.get("parameters", ()):
            _describe_parameter(parameter, examples)
        for operation in operations:
            _add_bodies(operation, _examples_of(path, operation))
            _add_queries(operation)
            _add_link(operation)


def _examples_of(path: str, operation: Json) -> tuple[Example, ...]:
    name = operation["operationId"]
    if name in _BODIES:
        return _BODIES[name]
    is_entry = path.startswith("/v1/sessions/{session}/") and "requestBody" in operation
    return ENTRIES.get(path.rpartition("/")[2], ()) if is_entry else ()


def _describe_parameter(parameter: Json, examples: list[Example]) -> None:
    """Describe a parameter of a path, with one example, or with one for each session."""
    parameter["description"], value = _PARAMETERS[parameter["name"]]
    values = dict.fromkeys(example.value or value for example in examples) or {value: None}
    if len(values) == 1:
        parameter["example"] = next(iter(values))
    else:
        names = {v: next(e.name for e in examples if (e.value or value) == v) for v in values}
        parameter["examples"] = {names[v]: {"value": v} for v in values}


def _add_bodies(operation: Json, examples: tuple[Example, ...]) -> None:
    if not examples:
        return
    bodies = {e.name: {"summary": e.name, "value": e.body} for e in examples}
    for content in operation["requestBody"]["content"].values():
        content["examples"] = bodies


def _add_queries(operation: Json) -> None:
    examples = _QUERIES.get(operation["operationId"], {})
    for parameter in operation.get("parameters", ()):
        if parameter["in"] == "query" and parameter["name"] in examples:
            parameter |= {"required": True, "example": examples[parameter["name"]]}


def _add_link(operation: Json) -> None:
    if operation["operationId"] in LINKS:
        name, target, given = LINKS[operation["operationId"]]
        operation["responses"]["201"]["links"] = {name: {"operationId": target, **given}}
