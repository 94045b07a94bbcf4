"""Responses in the OpenAPI document: problems, headers, and what many operations share."""

import re
from collections.abc import Iterator, Mapping
from typing import Any

from service.api.http.errors import PROBLEM_TYPE
from service.api.http.parsing import OCTET_STREAM
from service.api.http.problem_meanings import MEANINGS

Json = dict[str, Any]

BINARY: Json = {"type": "string", "format": "binary"}

_CODES = re.compile(r"[a-z_]+(?:, [a-z_]+)*")


def _header(about: str, **schema: Any) -> Json:
    return {"description": about, "schema": {"type": "string", **schema}}


ETAG = {
    "ETag": _header(
        "After an entry, the version in quotes, as `If-Match` accepts it. Of content, its tag: "
        "send it in `If-None-Match` with the next request."
    )
}
REPLAYED: Mapping[str, Json] = {
    "Idempotency-Replayed": _header(
        "`true` if this is the stored response, or refusal, of an earlier request with the same "
        "key; otherwise the header is missing.",
        enum=["true"],
    ),
}
REPEATABLE: Mapping[str, Json] = {
    "Idempotency-Key": _header("The key of the request; one made by the server if it had none."),
    **REPLAYED,
}
"""Headers of the response to a request with an idempotency key."""

AFTER_ENTRY: Mapping[str, Json] = {**ETAG, **REPEATABLE}
"""Headers of the response to an entry."""

AFTER_WAITING: Mapping[str, Json] = {
    **AFTER_ENTRY,
    "Preference-Applied": _header("`wait` if the server waited as `Prefer` asked.", enum=["wait"]),
}
"""Headers of the response to an entry that a worker settled."""

LOCATION = {
    "Location": _header(
        "The address of what was opened, of the entry that a worker settles, or of the state of a "
        "report that a worker makes.",
        format="uri-reference",
    )
}
OPENED: Mapping[str, Json] = {**AFTER_ENTRY, **LOCATION}
"""Headers of the response to a request that opened something, or that a worker settles."""

NOT_MODIFIED: Json = {
    "description": "The client has it: `If-None-Match` names its tag. There is no body.",
    "headers": ETAG,
}
IF_NONE_MATCH: Json = {
    "in": "header",
    "name": "If-None-Match",
    "required": False,
    "description": "The `ETag` of the content that the client has. If it is still the same, the "
    "response is 304 without a body.",
    "schema": {"type": "string"},
}

_SECONDS = {"type": "integer", "minimum": 1}
RETRY_AFTER = {"Retry-After": _header("Seconds to wait before the next request.", **_SECONDS)}
_PROBLEM_HEADERS: Mapping[int, Mapping[str, Json]] = {
    401: {"WWW-Authenticate": _header("How to authenticate.", enum=["Bearer"])},
    405: {"Allow": _header("The methods that the address has, with commas between them.")},
    412: ETAG,
    429: RETRY_AFTER,
    503: RETRY_AFTER,
}


def problems(errors: Mapping[int, str]) -> dict[int, Any]:
    """Return the OpenAPI responses of problems; ``errors`` are their codes by status."""
    problem = {"schema": {"$ref": "#/components/schemas/Problem"}}
    return {
        status: {
            "description": _described(about),
            "content": {PROBLEM_TYPE: problem},
            **({"headers": _PROBLEM_HEADERS[status]} if status in _PROBLEM_HEADERS else {}),
        }
        for status, about in errors.items()
    }


def _described(about: str) -> str:
    """Return codes with their titles; another text stays as it is."""
    if not _CODES.fullmatch(about):
        return about
    return " ".join(f"`{code}`: {MEANINGS[code].title}." for code in about.split(", "))


def add_octet_streams(document: Json) -> None:
    """Add the media type of any file beside those of files, which generators do not know."""
    for operation in operations_of(document):
        bodies = (operation.get("requestBody", {}), *operation["responses"].values())
        for content in (body["content"] for body in bodies if "content" in body):
            if any(map(is_file, content)):
                content[OCTET_STREAM] = {"schema": BINARY}


def is_file(media_type: str) -> bool:
    """Return whether content of a media type is a file: neither text nor JSON."""
    return media_type.startswith("application/") and "json" not in media_type


def add_conditions(document: Json) -> None:
    """Add the header ``If-None-Match`` to operations that can answer 304.

    A decorator cannot: the library leaves out the parameters of a query beside a header.
    """
    for operation in operations_of(document):
        if "304" in operation["responses"]:
            operation.setdefault("parameters", []).append(IF_NONE_MATCH)


def share_parts(document: Json) -> None:
    """Move problems, and the headers of several operations, to the components."""
    shared, operations = document["components"], [*operations_of(document)]
    common = _common([(name, part) for each in operations for name, part in _headers(each)])
    for operation in operations:
        operation["parameters"] = [
            _shared(shared, "parameters", each["name"], each, common)
            for each in operation.get("parameters", ())
        ]
        for status, response in operation["responses"].items():
            for name, header in response.get("headers", {}).items():
                response["headers"][name] = _shared(shared, "headers", name, header, common)
            if PROBLEM_TYPE in response.get("content", {}):
                name = name_of(response)
                operation["responses"][status] = _reference(shared, "responses", name, response)


def operations_of(document: Json) -> Iterator[Json]:
    """Yield every operation of a document."""
    for item in document["paths"].values():
        yield from (part for part in item.values() if isinstance(part, dict))


def _headers(operation: Json) -> Iterator[tuple[str, Json]]:
    for parameter in operation.get("parameters", ()):
        if parameter["in"] == "header":
            yield parameter["name"], parameter
    for response in operation["responses"].values():
        yield from response.get("headers", {}).items()


def _common(headers: list[tuple[str, Json]]) -> list[Json]:
    """Return the headers that occur several times in the same form."""
    parts = [part for _, part in headers]
    return [part for at, part in enumerate(parts) if part in parts[:at]]


def _shared(components: Json, kind: str, name: str, part: Json, common: list[Json]) -> Json:
    """Return a reference to a part that is in ``common``, otherwise the part."""
    return _reference(components, kind, name.replace("-", ""), part) if part in common else part


def _reference(components: Json, kind: str, name: str, part: Json) -> Json:
    """Add a part to the components, and return a reference to it."""
    former = components.setdefault(kind, {}).setdefault(name, part)
    assert former == part, f"two {kind} have the name {name}"
    return {"$ref": f"#/components/{kind}/{name}"}


REFUSED, VALUES_REFUSED = "refused", "values_refused"
"""They stand for the codes of rules that refuse an entry, or values that a client asks about."""


def codes_of(problem: Json) -> list[str]:
    """Return the codes that the response of a problem can have."""
    codes = re.findall(r"`([a-z_]+)`:", problem["description"])
    # The refusal of an entry may be replayed; that of values which a client asks about is not.
    return codes or [REFUSED if "headers" in problem else VALUES_REFUSED]


def name_of(problem: Json) -> str:
    """Return the name of a problem's response, such as ``UnknownSessionOrUnknownVersion``."""
    return "Or".join("".join(map(str.capitalize, code.split("_"))) for code in codes_of(problem))


def in_order_of_status(document: Json) -> None:
    """Sort the responses of each operation: the successes come first."""
    for operation in operations_of(document):
        operation["responses"] = dict(sorted(operation["responses"].items()))
