"""Hooks for requests generated from the OpenAPI document. `schemathesis` loads this file."""

import gc
import os
import re
from collections.abc import Iterator
from http import HTTPStatus
from typing import Any

import schemathesis
from schemathesis import Case, GenerationMode, Response

from service.domain.games import GAMES

gc.set_threshold(100_000)  # takes a tenth of this process's time by default

SESSIONS = os.environ["SESSIONS_TO_DESCRIBE"].split(",")
LIKELY: dict[str, Any] = {
    "punter": "anne",
    "backer": "bess",
    "against": "carl",
    "card": "K",
    "amount": 5,
}

OTHER_METHOD = re.compile("Unspecified HTTP method: ")
"""What the coverage phase says of a method that the document does not have for the path."""

WAYS: set[tuple[object, ...]] = set()
"""In which way each request so far was right or wrong."""

ONE_FORM = re.compile("CorrectionEntry$|(?<!^Basset)BatchEntry$")
"""Matches the schemas of entries of which daily runs keep the first form."""

CONTRADICTIONS = [each for game in GAMES.values() for each in game.rules.contradictions]
"""Values of rules that cannot be played together."""

BEYOND_A_SCHEMA = re.compile(
    # 10.0 is an integer for JSON Schema, not for Paroli. The server knows names and Unicode.
    r"Must be a whole number|No session has the id|No punter named|Character \d+ is U\+"
    r"|This is neither a version nor a key"
    # JSON Schema compares no items of a list but for being equal, and knows no divisors.
    r"|Coins go from the largest down|These coins add up to few amounts"
    # Nor does it compare two rules of a game.
    rf"|(?:{'|'.join(re.escape(each.problem) for each in CONTRADICTIONS)})$"
    # The session decides which game's form a body has.
    r"|This is missing[.]$|There is no such member[.]$|Must be one of: .*, payment[.]$"
)
"""Messages about a valid body that a schema cannot rule out."""


@schemathesis.serializer("application/toml")
def as_toml(_context: Any, value: Any) -> bytes:
    return value if isinstance(value, bytes) else str(value).encode("utf-8", "replace")


def is_valid(case: Case[Any]) -> bool:
    """Return whether a request was generated to be valid."""
    return case.meta is not None and case.meta.generation.mode == GenerationMode.POSITIVE


@schemathesis.hook
def before_load_schema(_context: Any, raw_schema: dict[str, Any]) -> None:
    """Leave out repeats: forms of an entry that is alone in a request of its own, too.

    A correction has one form of each game. So has a batch, but of Basset it has them all.
    """
    if os.environ["WITH_REPEATS"]:
        return
    for name, schema in raw_schema["components"]["schemas"].items():
        if ONE_FORM.search(name):
            del schema["oneOf"][1:]


@schemathesis.hook
def filter_case(_context: Any, case: Case[Any]) -> bool:
    """Leave out repeats: a request that is right or wrong in the same way as one before."""
    if os.environ["WITH_REPEATS"] or case.meta is None:
        return True
    way = getattr(case.meta.phase.data, "description", None) or ""
    if OTHER_METHOD.match(way):
        return is_new(case.path, OTHER_METHOD)
    parameter = getattr(case.meta.phase.data, "parameter", None)
    return is_new(case.method, case.path, parameter, way, *(kinds(case) if is_valid(case) else ()))


def kinds(case: Case[Any]) -> Iterator[str]:
    """Yield the kinds of the entries in a valid batch."""
    body: Any = case.body
    entries = body.get("entries", ()) if isinstance(body, dict) else ()
    return (entry["kind"] for entry in entries)


def is_new(*way: object) -> bool:
    """Return whether no request before was right or wrong in this way."""
    before = len(WAYS)
    WAYS.add(way)
    return len(WAYS) > before


@schemathesis.hook
def map_case(_context: Any, case: Case[Any]) -> Case[Any]:
    """Send most valid requests to existing sessions, for punters seated there."""
    if not is_valid(case):
        return case
    chosen = len(repr(case.body)) % (len(SESSIONS) + 1)
    if "session" in case.path_parameters and chosen < len(SESSIONS):
        case.path_parameters["session"] = SESSIONS[chosen]
    if isinstance(case.body, dict) and "session" in case.path_parameters:
        case.body.update({name: word for name, word in LIKELY.items() if name in case.body})
    return case


@schemathesis.check
def valid_bodies_are_accepted(_context: Any, response: Response, case: Case[Any]) -> None:
    """Fail if the shape of a valid body is refused, unless it is ``BEYOND_A_SCHEMA``."""
    if response.status_code != HTTPStatus.UNPROCESSABLE_ENTITY or not is_valid(case):
        return
    errors = response.json().get("errors", {})
    found = {path: texts for path, texts in errors.items() if not path.startswith("query.")}
    unexpected = {p: each for p, each in found.items() if not all(map(BEYOND_A_SCHEMA.match, each))}
    assert not unexpected, f"valid for the document, refused by the service: {unexpected}"
