"""Blueprints that read strictly and document every way an endpoint may answer."""

from typing import Any

import flask_smorest

from service.api.parsing import Parser
from service.api.schemas import ENTRY_HEADERS, WAIT_HEADER

_ALWAYS = {400: "malformed", 401: "unauthorized", 405: "method_not_allowed", 429: "slow down"}
_READ = {404: "unknown_session, unknown_version"}
_ENTRY = {
    404: "unknown_session",
    409: "a rule refuses; `code` says which",
    412: "entry_in_between",
    413: "body_too_large",
    415: "unsupported_media_type",
    422: "wrong_shape, key_reused",
    503: "too_busy",
}


class Blueprint(flask_smorest.Blueprint):
    """A blueprint that reads bodies with our parser."""

    ARGUMENTS_PARSER = Parser()


def documented(*, entry: bool = False, waits: bool = False, summary: str) -> Any:
    """Return a decorator that documents an endpoint: headers, errors, and in a word what it does.

    Only what can happen is documented; everything else that comes back is a defect.
    """
    errors = {**_ALWAYS, **(_ENTRY if entry else {**_READ, 422: "wrong_shape"})}

    def decorate(view: Any) -> Any:
        headers = [*ENTRY_HEADERS, *([WAIT_HEADER] if waits else [])] if entry else []
        return _with_errors(_doc(view, summary=summary, parameters=headers), errors)

    return decorate


def _doc(view: Any, **doc: Any) -> Any:
    return Blueprint.doc(**{key: value for key, value in doc.items() if value})(view)


def _with_errors(view: Any, errors: dict[int, str]) -> Any:
    responses = {
        str(status): {
            "description": about,
            "content": {
                "application/problem+json": {
                    "schema": {"$ref": "#/components/schemas/Problem"},
                }
            },
        }
        for status, about in errors.items()
    }
    return Blueprint.doc(responses=responses)(view)
