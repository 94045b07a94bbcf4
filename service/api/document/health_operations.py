"""The operations outside ``/v1`` in the OpenAPI document: health, readiness and metrics."""

from collections.abc import Mapping, Sequence
from typing import Any

from service.api.http.openapi_responses import problems
from service.telemetry.readiness import (
    ANSWERS,
    AWAY,
    CURRENT,
    NONE,
    NOT_READY,
    READY,
    STOPPING,
    UNKNOWN,
    UNWRITABLE,
)

Json = dict[str, Any]

HEALTH = "health"
"""The tag of these operations."""


def _word(about: str, words: Sequence[str] = ()) -> Json:
    """Return the schema of a text, which is one of ``words`` if there are any."""
    return {"type": "string", "description": about, **({"enum": [*words]} if words else {})}


def _response(about: str, properties: Json) -> Json:
    schema = {"type": "object", "properties": properties, "required": [*properties]}
    return {"description": about, "content": {"application/json": {"schema": schema}}}


def _operation(name: str, summary: str, responses: Json, *, needs_key: bool = False) -> Json:
    security: list[Json] = [{"key": []}] if needs_key else []
    operation = {"operationId": name, "tags": [HEALTH], "summary": summary, "security": security}
    wrong_method = _problems({405: "method_not_allowed"})
    return {"get": {**operation, "responses": {**responses, **wrong_method}}}


def _problems(errors: Mapping[int, str]) -> Json:
    return {str(status): response for status, response in problems(errors).items()}


_READINESS = {
    "status": _word("Whether it can take entries.", (READY, NOT_READY, STOPPING)),
    "database": _word(
        f"Whether the database responds, and accepts writes. `{UNWRITABLE}`: its disk is full.",
        (ANSWERS, AWAY, UNWRITABLE),
    ),
    "migrations": _word(
        f"`{CURRENT}`, the migration that is missing, or `{UNKNOWN}` without a database."
    ),
    "redis": _word("Whether Redis responds; `none` if none is configured.", (ANSWERS, AWAY, NONE)),
    "warnings": {
        "type": "array",
        "items": {"type": "string"},
        "description": "What an operator should look at. The service works without it.",
    },
}
_METRICS = {
    "200": {
        "description": "The metrics.",
        "content": {"text/plain": {"schema": {"type": "string"}}},
    },
    **_problems({401: "unauthorized", 403: "forbidden", 429: "too_many_requests"}),
}

HEALTH_OPERATIONS: Mapping[str, Json] = {
    "/healthz": _operation(
        "healthz",
        "Whether the process runs.",
        {"200": _response("It runs.", {"status": _word("Always `ok`.", ("ok",))})},
    ),
    "/readyz": _operation(
        "readyz",
        "Whether the process can take entries, and the state of each part.",
        {
            "200": _response("It can take entries.", _READINESS),
            "503": _response("It cannot take entries now.", _READINESS),
        },
    ),
    "/metrics": _operation(
        "showMetrics", "Metrics in the Prometheus format.", _METRICS, needs_key=True
    ),
}
