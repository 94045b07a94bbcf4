"""Examples of requests in the OpenAPI document: each is accepted, in the order of the page.

An operation that needs something that the server makes, such as the id of a key, has no example. A
link from an earlier response leads to it.
"""

from collections.abc import Mapping
from itertools import chain
from typing import Any

from service.api.games import GAME_APIS
from service.domain.games import DEFAULT_GAME, GAMES
from service.domain.port.examples import Example
from service.reports.formats import FORMATS
from service.reports.gathering.formats import GATHERING_FORMATS

Json = dict[str, Any]

GATHERING = "00000000-0000-4000-8000-0000000e7e21"
PERSON = "00000000-0000-4000-8000-00000000a11e"
_EXAMPLES = tuple(game.examples for game in GAMES.values())
_TABLE = GAMES[DEFAULT_GAME].examples.session
_OPEN_TABLE = next(each.session for each in _EXAMPLES if each.batches)
"""A session that the examples do not close."""

_PARAMETERS: Mapping[str, tuple[str, Any]] = {
    "session": ("The id of the session.", _TABLE),
    "version": ("The version of any event of the entry.", 1),
    "verb": ("The verb of the entry, as in a score sheet.", "buyin"),
    "gathering": ("The id of the gathering.", GATHERING),
    "person": ("The id of the person.", PERSON),
    "report": ("The id of the requested report. The server makes it.", None),
    "key_id": ("The id of the key, link or device. The server makes it.", None),
}
"""What each parameter of a path means, and its example. An id that the server makes has none."""

_OTHER_SESSIONS: Mapping[str, str] = {
    **dict.fromkeys(("entries", "pen", "bankrolls", "{verb}"), _OPEN_TABLE),
    **{
        path: api.game.examples.session
        for api in reversed([*GAME_APIS.values()])
        for path in api.resources
        if path not in GAME_APIS[DEFAULT_GAME].resources
    },
}
"""The session of the examples at some paths, if it is not that of the default game."""

_BATCH_SESSIONS: dict[str, str] = {
    batch.name: each.session for each in _EXAMPLES for batch in each.batches
}
"""The sessions to which the batches are sent, by the name of the example."""

_BODIES: Mapping[str, tuple[Example, ...]] = {
    "openSession": tuple(each.opening for each in _EXAMPLES),
    "takePen": (Example("At an open table", {}),),
    "correct": tuple(each for game in _EXAMPLES for each in game.corrections),
    "enterBatch": tuple(each for game in _EXAMPLES for each in game.batches),
    "postSheet": tuple(each for game in _EXAMPLES for each in game.sheets),
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
    "linkBankroll": (Example("A seat for Carla", {"punter": "Carla", "person": PERSON}),),
    "makeKey": (
        Example("A board", {"name": "Board in the hall", "role": "board", "sessions": [_TABLE]}),
    ),
    "makePairing": (
        Example("A dealer's tablet", {"name": "First tablet", "role": "dealer"}),
        Example(
            "A player's phone",
            {"name": "Anne's phone", "role": "punter", "sessions": [_TABLE], "punter": "Anne"},
        ),
    ),
}
"""The bodies of operations, by operation id. Those of entries come from the games."""

_QUERIES: Mapping[str, Json] = {
    "listHistory": {"punter": {"example": "Anne"}},
    "showRulesOdds": {"preset": {"example": "oak", "required": True}},
}
"""What parameters of a query have besides their schema, by operation id."""

_SESSION_REPORT = {"session": "$request.path.session", "report": "$response.body#/id"}
_GATHERING_REPORT = {"gathering": "$request.path.gathering", "report": "$response.body#/id"}
_LINKS: Mapping[str, Json] = {
    "endKey": {"parameters": {"key_id": "$response.body#/id"}},
    "signIn": {"requestBody": {"link": "$response.body#/link"}},
    "showReportState": {"parameters": _SESSION_REPORT},
    "showGatheringReportState": {"parameters": _GATHERING_REPORT},
}
"""What an operation gets from the response that names it, by operation id."""

_LINKED: Mapping[str, tuple[str, str]] = {
    "makeKey": ("201", "endKey"),
    "makePairing": ("201", "signIn"),
    **{f"report{name.capitalize()}": ("202", "showReportState") for name in FORMATS},
    **{
        f"gatheringReport{name.capitalize()}": ("202", "showGatheringReportState")
        for name in GATHERING_FORMATS
    },
}
"""By operation id: the response with a link, and the operation that it leads to."""


def add_examples(document: Json) -> None:
    """Add the examples of bodies and parameters, and the links between operations."""
    document["components"]["links"] = {
        name: {"operationId": name, **given} for name, given in _LINKS.items()
    }
    for path, item in document["paths"].items():
        for parameter in item.get("parameters", ()):
            _describe_parameter(path, parameter)
        for operation in (part for part in item.values() if isinstance(part, dict)):
            _add_bodies(operation, _examples_of(path, operation))
            _add_queries(operation)
            _add_link(operation)


def _examples_of(path: str, operation: Json) -> tuple[Example, ...]:
    name = operation["operationId"]
    if name in _BODIES:
        return _BODIES[name]
    is_entry = path.startswith("/v1/sessions/{session}/") and "requestBody" in operation
    last = path.rpartition("/")[2]
    found = (each.entries.get(last, ()) for each in _EXAMPLES)
    return tuple(chain.from_iterable(found)) if is_entry else ()


def _sessions_of(last: str) -> dict[str, str]:
    """Return the session of each example of a path, by the example's name."""
    if last == "entries":
        return _BATCH_SESSIONS
    return {e.name: game.session for game in _EXAMPLES for e in game.entries.get(last, ())}


def _describe_parameter(path: str, parameter: Json) -> None:
    """Describe a parameter of a path, and add its example."""
    parameter["description"], example = _PARAMETERS[parameter["name"]]
    last = path.rpartition("/")[2]
    if parameter["name"] == "session":
        example = _OTHER_SESSIONS.get(last, example)
    sessions = _sessions_of(last) if parameter["name"] == "session" else {}
    if len(set(sessions.values())) > 1:
        # A reader takes the session with the name of the example that it sends.
        parameter["examples"] = {n: {"value": session} for n, session in sessions.items()}
    elif example is not None:
        parameter["example"] = example


def _add_bodies(operation: Json, examples: tuple[Example, ...]) -> None:
    if not examples:
        return
    bodies = {e.name: {"summary": e.name, "value": e.body} for e in examples}
    for content in operation["requestBody"]["content"].values():
        content["examples"] = bodies


def _add_queries(operation: Json) -> None:
    more = _QUERIES.get(operation["operationId"], {})
    for parameter in operation.get("parameters", ()):
        if parameter["in"] == "query":
            parameter.update(more.get(parameter["name"], {}))


def _add_link(operation: Json) -> None:
    if operation["operationId"] in _LINKED:
        status, target = _LINKED[operation["operationId"]]
        operation["responses"][status]["links"] = {target: {"$ref": f"#/components/links/{target}"}}
