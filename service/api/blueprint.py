"""Blueprints that read strictly and document every way an endpoint may answer."""

from collections.abc import Callable
from typing import Any

import flask_smorest

from service.api.errors import PROBLEM_TYPE
from service.api.parsing import Parser
from service.api.schemas import ENTRY_HEADERS, WAIT_HEADER

_READ = {
    400: "malformed",
    401: "unauthorized",
    404: "unknown_session, unknown_version",
    422: "wrong_shape",
    429: "too_many_requests",
}
TOO_MANY = 429
_ONLY_WITH_KEY = frozenset({401, TOO_MANY})
_RETRY_AFTER = {
    "Retry-After": {
        "description": "Seconds; after them the next one passes.",
        "schema": {"type": "integer", "minimum": 1},
    }
}
_WRITE = {
    **_READ,
    404: "unknown_session",
    409: "A rule refuses; `code` says which.",
    412: "entry_in_between",
    413: "body_too_large",
    415: "unsupported_media_type",
    422: "wrong_shape, key_reused",
    503: "too_busy",
}


class Blueprint(flask_smorest.Blueprint):
    """A blueprint that reads bodies with our parser."""

    ARGUMENTS_PARSER = Parser()

    def arguments(self, schema: Any, **more: Any) -> Any:
        """Read by one instance of a schema; the library would make one for each request."""
        return super().arguments(schema() if isinstance(schema, type) else schema, **more)


def reads(summary: str, *, keyless: bool = False, **more: str) -> Callable[[Any], Any]:
    """Document an endpoint that only reads; ``more`` answers as ``_503="code"``.

    ``keyless``: it needs no key.
    """
    errors = {**_READ, **{int(status[1:]): code for status, code in more.items()}}
    errors = {s: c for s, c in errors.items() if not (keyless and s in _ONLY_WITH_KEY)}
    return Blueprint.doc(summary=summary, responses=_problems(errors))  # type: ignore[no-any-return]


def writes(summary: str, *, waits: bool = False) -> Callable[[Any], Any]:
    """Document an endpoint that records; ``waits``: its settlement may be waited for."""
    headers = [*ENTRY_HEADERS, WAIT_HEADER] if waits else ENTRY_HEADERS
    return Blueprint.doc(  # type: ignore[no-any-return]
        summary=summary, parameters=headers, responses=_problems(_WRITE)
    )


def _problems(errors: dict[int, str]) -> dict[int, Any]:
    problem = {"schema": {"$ref": "#/components/schemas/Problem"}}
    return {
        status: {
            "description": about,
            "content": {PROBLEM_TYPE: problem},
            **({"headers": _RETRY_AFTER} if status == TOO_MANY else {}),
        }
        for status, about in errors.items()
    }
