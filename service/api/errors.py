"""Every error of the API, from one table, as RFC 9457 problems with a stable code."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from flask import Flask, Response, current_app, g, json
from flask_limiter import RateLimitExceeded
from werkzeug.exceptions import HTTPException

from service.api.request_log import refused
from service.application.access_keys import BadGrant
from service.application.batch import BatchRefused
from service.application.errors import (
    EntryInBetween,
    KeyReused,
    NoDevice,
    SessionExists,
    StoreUnusable,
    TooBusy,
    UnknownSession,
)
from service.application.play import DISAGREES, SheetDisagrees
from service.domain.errors import BadRules, Refused
from service.sheets import BadSheet

PROBLEM_TYPE = "application/problem+json"

RULE_REFUSES = 409

TOO_FAST = "This key writes too fast; nothing was recorded. Send it again after a while."

TITLES = {
    "malformed": "The request cannot be read",
    "unauthorized": "A key is needed",
    "forbidden": "This key may not do that",
    "cross_site": "Another site asked for this",
    "not_found": "There is nothing here",
    "unknown_session": "There is no such session",
    "unknown_key": "There is no such key",
    "unknown_version": "The session has not come that far",
    "method_not_allowed": "This cannot be done here",
    "signed_in": "This browser is signed in already",
    "session_exists": "There is such a session already",
    "entry_in_between": "Somebody entered something in the meantime",
    "body_too_large": "The request is too large",
    "unsupported_media_type": "This kind of content is not read here",
    "wrong_shape": "The request has the wrong shape",
    "bad_sheet": "This is no score sheet",
    "key_reused": "The key was used for another request",
    "too_many_requests": "Too many requests",
    "too_busy": "The session is busy",
    "too_many_streams": "Too many streams are open",
    "unavailable": "Not available right now",
    "broken": "Something is broken on our side",
}

_HTTP_CODES = {
    400: "malformed",
    401: "unauthorized",
    403: "forbidden",
    404: "not_found",
    405: "method_not_allowed",
    413: "body_too_large",
    415: "unsupported_media_type",
    422: "wrong_shape",
    429: "too_many_requests",
    503: "unavailable",
}


@dataclass(frozen=True, slots=True)
class Problem:
    """One error as the caller gets it; ``members`` are the facts behind it."""

    status: int
    code: str
    detail: str
    members: Mapping[str, Any] = field(default_factory=dict)
    headers: Mapping[str, str] = field(default_factory=dict)

    def view(self) -> dict[str, Any]:
        """Return the problem as RFC 9457 writes it."""
        title = TITLES.get(self.code, "A rule of the game refuses")
        return {
            **self.members,
            "type": f"urn:paroli:{self.code}",
            "title": title,
            "status": self.status,
            "code": self.code,
            "detail": self.detail,
        }

    def response(self) -> Response:
        """Return the problem as an answer."""
        body = json.dumps(self.view())
        return Response(body, self.status, dict(self.headers), content_type=PROBLEM_TYPE)


class WrongShape(Exception):  # noqa: N818 - reads as what it says at the raise
    """The request can be read and is not what it should be; ``errors`` by field."""

    def __init__(self, errors: Mapping[str, Any]) -> None:
        super().__init__("The request has the wrong shape.")
        self.errors = errors


class TooManyStreams(Exception):  # noqa: N818 - an answer
    """This process has as many open streams as it can."""

    def __init__(self, most: int) -> None:
        super().__init__(f"{most} streams are open here; read events page by page, or come again.")


class CrossSite(Exception):  # noqa: N818 - an answer
    """A browser sends what a page of another site wishes."""

    def __init__(self) -> None:
        super().__init__("A signed-in device writes from the pages of this house only.")


class SignedIn(Exception):  # noqa: N818 - an answer
    """A browser that is a device already comes with a link or a key, maybe by mistake."""

    def __init__(self, device: str, role: str) -> None:
        super().__init__(f"This browser is signed in as {device}.")
        self.device = device
        self.role = role


class UnknownKey(LookupError):  # noqa: N818
    """There is no key of that id."""

    def __init__(self, key_id: str) -> None:
        super().__init__(f"There is no key {key_id}.")


class Malformed(Exception):  # noqa: N818
    """The request cannot be read."""


class UnknownVersion(LookupError):  # noqa: N818
    """The session has not come to that version."""

    def __init__(self, version: int, current: int) -> None:
        super().__init__(f"There is no version {version}; the session is at {current}.")
        self.current = current


_AGAIN = {"Retry-After": "1"}
_PLAIN: dict[type[Exception], tuple[int, str, Mapping[str, str]]] = {
    CrossSite: (403, "cross_site", {}),
    KeyReused: (422, "key_reused", {}),
    Malformed: (400, "malformed", {}),
    NoDevice: (403, "forbidden", {}),
    SessionExists: (409, "session_exists", {}),
    StoreUnusable: (503, "unavailable", _AGAIN),
    TooBusy: (503, "too_busy", _AGAIN),
    TooManyStreams: (503, "too_many_streams", {"Retry-After": "5"}),
    UnknownKey: (404, "unknown_key", {}),
    UnknownSession: (404, "unknown_session", {}),
}
"""Errors whose sentence says all: status, code, and headers."""


def problem_of(error: Exception) -> Problem | None:
    """Return the problem an error stands for, or None for one that nobody foresaw."""
    match error:
        case Refused():
            return Problem(RULE_REFUSES, error.code, error.message, error.facts)
        case BatchRefused():
            return _batch_refused(error)
        case SheetDisagrees():
            return _sheet_disagrees(error)
        case BadSheet():
            members = {"line": error.line, "errors": error.fields}
            return Problem(422, "bad_sheet", error.message, members)
        case BadRules():
            return _wrong_shape(error, {"rules": {"overrides": _listed(error.errors)}})
        case BadGrant():
            return _wrong_shape(error, _listed(error.errors))
        case WrongShape():
            return _wrong_shape(error, error.errors)
        case SignedIn():
            members = {"device": error.device, "role": error.role}
            return Problem(409, "signed_in", str(error), members)
        case UnknownVersion():
            return Problem(404, "unknown_version", str(error), {"version": error.current})
        case EntryInBetween():
            return _in_between(error)
        case RateLimitExceeded():
            return _too_fast()
        case HTTPException():
            return _http_problem(error)
    return _plain_problem(error)


def _plain_problem(error: Exception) -> Problem | None:
    if type(error) not in _PLAIN:
        return None
    status, code, headers = _PLAIN[type(error)]
    return Problem(status, code, str(error), headers=headers)


def _wrong_shape(error: Exception, errors: Mapping[str, Any]) -> Problem:
    return Problem(422, "wrong_shape", str(error), {"errors": errors})


def _listed(errors: Mapping[str, str]) -> dict[str, list[str]]:
    """Return each field's sentence as marshmallow gives it, in a list."""
    return {name: [sentence] for name, sentence in errors.items()}


def _batch_refused(error: BatchRefused) -> Problem | None:
    """An atomic batch is refused for the reason of one entry."""
    reason = problem_of(error.reason)
    assert reason is not None, "reasons of a batch are known"
    members = {**reason.members, "index": error.index}
    return Problem(reason.status, reason.code, reason.detail, members)


def _sheet_disagrees(error: SheetDisagrees) -> Problem:
    first = error.disagreements[0]
    members = {
        "line": first.line,
        "refusal": None if first.code == DISAGREES else first.code,
        "disagreements": [
            {"line": d.line, "message": d.message, "code": d.code} for d in error.disagreements
        ],
    }
    return Problem(RULE_REFUSES, DISAGREES, first.message, members)


def _http_problem(error: HTTPException) -> Problem:
    status = error.code or 500
    headers = {}
    if allowed := getattr(error, "valid_methods", None):
        headers["Allow"] = ", ".join(sorted(allowed))
    if status == 401:  # noqa: PLR2004 - the number is the name
        headers["WWW-Authenticate"] = "Bearer"
    if after := getattr(error, "retry_after", None):
        headers |= _again(after)
    detail = error.description or TITLES["malformed"]
    return Problem(status, _HTTP_CODES.get(status, "malformed"), detail, headers=headers)


def _in_between(error: EntryInBetween) -> Problem:
    headers = {"ETag": f'"{error.current}"'}
    return Problem(412, "entry_in_between", str(error), {"version": error.current}, headers)


def _too_fast() -> Problem:
    return Problem(429, "too_many_requests", TOO_FAST, headers=_again(g.retry_after))


def _again(seconds: int) -> dict[str, str]:
    return {"Retry-After": str(seconds)}


def handle_errors(app: Flask) -> None:
    """Answer every error of ``app`` with a problem; what nobody foresaw is logged and a 500."""

    def answer(error: Exception) -> Response:
        problem = problem_of(error)
        if problem is None:
            current_app.logger.error("Nobody foresaw this error.", exc_info=error)
            problem = Problem(500, "broken", "The error was written to the log.")
        refused(problem.code)
        return problem.response()

    app.register_error_handler(Exception, answer)
