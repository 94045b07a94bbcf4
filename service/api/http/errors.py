"""Every error of the API as an RFC 9457 problem with a stable code."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from flask import Flask, Response, current_app, g, json, request
from flask_limiter import RateLimitExceeded
from werkzeug.exceptions import HTTPException, NotFound, RequestEntityTooLarge

from service.api.http.bodies import discard_body
from service.api.http.error_paths import ERRORS_MAX, error_members, first_error, messages_by_path
from service.api.http.hidden_people import visible_refusal
from service.api.http.problem_meanings import MEANINGS, problem_type
from service.api.http.request_log import record_refusal
from service.application.access.access_keys import BadGrant, KeyExists
from service.application.errors import (
    EntryInBetween,
    KeyReused,
    NoDevice,
    SessionExists,
    StoreUnusable,
    StoreUnwritable,
    TooBusy,
    UnknownSession,
)
from service.application.ports.refused_keys import RepeatedRefusal
from service.application.recording.batch import BatchRefused
from service.application.recording.score_sheets import DISAGREES, Disagreement, SheetDisagrees
from service.application.recording.streams import UnknownStream
from service.application.reports.gathering_reports import NoTableInCurrency
from service.application.sessions.correction import RoundIsOver
from service.application.sessions.ruling_rights import RulingForbidden
from service.domain.values.errors import BadRules, Refused
from service.sealing.seal_keys import NoSealKey
from service.sheets import BadSheet

PROBLEM_TYPE = "application/problem+json"

RULE_REFUSES = 409
CONDITION_FAILED = 412

REPLAYED = {"Idempotency-Replayed": "true"}
"""The header of a stored response or refusal, sent for a repeated key."""

BODY_TOO_LARGE = 413

RATE_LIMITED = "This key writes too fast. Nothing was recorded. Wait, then send the entry again."

NOT_USABLE = "The database cannot be used now. Nothing was recorded. Send the request again."
NOT_WRITABLE = "The database refuses what is written. Reading still works. Tell the operator."
NO_SEAL_KEY = "This house has no key for seals. On its machine, `paroli keys seal` says why."

_A_UUID = "8f4e2c1a-3b5d-4e6f-8a9b-0c1d2e3f4a5b"
_UUID = re.compile(r"[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}")
_WITH_ID = re.compile(r"/v1/(?:sessions|gatherings|people)/(?P<id>[^/]+)")

_HTTP_CODES = {
    400: "malformed",
    401: "unauthorized",
    403: "forbidden",
    404: "not_found",
    405: "method_not_allowed",
    408: "request_timeout",
    413: "body_too_large",
    415: "unsupported_media_type",
    422: "wrong_shape",
    429: "too_many_requests",
    500: "broken",
    503: "unavailable",
}


@dataclass(frozen=True, slots=True)
class Problem:
    """One error as the client gets it. ``members`` are facts about it."""

    status: int
    code: str
    detail: str
    members: Mapping[str, Any] = field(default_factory=dict)
    headers: Mapping[str, str] = field(default_factory=dict)

    def view(self) -> dict[str, Any]:
        """Return the problem as RFC 9457 defines it."""
        return {
            **self.members,
            "type": problem_type(self.code),
            "title": MEANINGS[self.code].title,
            "status": self.status,
            "code": self.code,
            "detail": self.detail,
        }

    def response(self) -> Response:
        """Return the problem as an HTTP response."""
        body = json.dumps(self.view())
        return Response(body, self.status, dict(self.headers), content_type=PROBLEM_TYPE)


class WrongShape(Exception):  # noqa: N818 - reads well at the raise
    """The body or query has wrong fields or values.

    ``errors`` has messages by the path of the field: ``rules.overrides.decks``. Nested mappings of
    messages are accepted. The path of a body as a whole is ``body``.
    """

    def __init__(self, errors: Mapping[str, Any]) -> None:
        self.errors = messages_by_path(errors)
        super().__init__(first_error(self.errors))


class TooManyStreams(Exception):  # noqa: N818
    """A group of clients has its maximum of open streams; ``holds`` begins the sentence."""

    def __init__(self, holds: str, most: int) -> None:
        super().__init__(
            f"{holds} {most} open streams, the maximum. Try again later, and ask for the session"
            " every few seconds until then."
        )


class CrossSite(Exception):  # noqa: N818
    """A page of another site made the browser send this request."""

    def __init__(self) -> None:
        super().__init__("A signed-in device may write only from this server's own pages.")


class SignedIn(Exception):  # noqa: N818
    """A browser that is signed in sends another link or key, maybe by mistake."""

    def __init__(self, device: str, role: str) -> None:
        super().__init__(f"This browser is signed in as {device}. Sign it out, or send `replace`.")
        self.device = device
        self.role = role


class UnknownKey(LookupError):  # noqa: N818
    """No key has that id."""

    def __init__(self, key_id: str) -> None:
        super().__init__(f"No key has the id {key_id}. List the keys to find it.")


class UnknownReport(LookupError):  # noqa: N818
    """No report with that id was requested, or it was removed since."""

    def __init__(self, report: str) -> None:
        super().__init__(f"There is no report {report}. Request it again.")


class NotInThisGame(LookupError):  # noqa: N818
    """The session's game has no such entries."""

    def __init__(self, path: str, game: str) -> None:
        super().__init__(f"{game} has no {path}.")


TOO_DEEP = "The body has too many levels of lists and objects in each other."


class Malformed(Exception):  # noqa: N818
    """The request cannot be read."""


class UnknownVersion(LookupError):  # noqa: N818
    """The session has no such version yet."""

    def __init__(self, version: int, current: int) -> None:
        message = f"The session has no version {version} yet; it is at version {current}."
        super().__init__(message if version > 0 else "The first version of a session is 1.")
        self.current = current


_RETRY_SOON = {"Retry-After": "1"}
_SIMPLE: dict[type[Exception], tuple[int, str, Mapping[str, str]]] = {
    CrossSite: (403, "cross_site", {}),
    KeyReused: (422, "key_reused", {}),
    Malformed: (400, "malformed", {}),
    NoDevice: (403, "forbidden", {}),
    RoundIsOver: (403, "forbidden", {}),
    RulingForbidden: (403, "forbidden", {}),
    NotInThisGame: (404, "not_in_this_game", {}),
    SessionExists: (409, "session_exists", {}),
    TooBusy: (503, "too_busy", _RETRY_SOON),
    TooManyStreams: (503, "too_many_streams", {"Retry-After": "5"}),
    UnknownKey: (404, "unknown_key", {}),
    UnknownReport: (404, "unknown_report", {}),
    UnknownSession: (404, "unknown_session", {}),
}
"""Errors without members: status, code, and headers."""


def problem_of(error: Exception) -> Problem | None:
    """Return the problem of an error, or None for an unexpected error."""
    match error:
        case Refused():
            return _refused(error)
        case BatchRefused():
            return _batch_refused(error)
        case SheetDisagrees():
            return _sheet_disagrees(error)
        case BadSheet():
            return _bad_sheet(error)
        case BadRules():
            return _wrong_shape(WrongShape({"rules": {"overrides": error.errors}}))
        case NoTableInCurrency():
            return _wrong_shape(WrongShape({"query": {"currency": [str(error)]}}))
        case BadGrant():
            return _wrong_shape(WrongShape(error.errors))
        case WrongShape():
            return _wrong_shape(error)
        case SignedIn():
            members = {"device": error.device, "role": error.role}
            return Problem(409, "signed_in", str(error), members)
        case KeyExists():
            return Problem(409, "key_exists", str(error), {"key": error.key})
        case UnknownStream():
            return Problem(404, f"unknown_{error.kind}", str(error))
        case UnknownVersion():
            return Problem(404, "unknown_version", str(error), {"version": error.current})
        case EntryInBetween():
            return _in_between(error)
        case RateLimitExceeded():
            return _rate_limited()
        # The messages of these are for the operator: they may name a file of the server.
        case NoSealKey():
            return Problem(503, "no_seal_key", NO_SEAL_KEY)
        case StoreUnwritable():
            return Problem(503, "store_unwritable", NOT_WRITABLE, headers={"Retry-After": "5"})
        case StoreUnusable():
            return Problem(503, "unavailable", NOT_USABLE, headers=_RETRY_SOON)
        case HTTPException():
            return _http_problem(error)
    return _simple_problem(error)


def reason_for_operator(error: Exception) -> str | None:
    """Return what only the log says of an error of the store; None for other errors."""
    return str(error) if isinstance(error, StoreUnusable) else None


def _refused(error: Refused) -> Problem:
    headers = REPLAYED if isinstance(error, RepeatedRefusal) else {}
    shown = visible_refusal(error)
    return Problem(RULE_REFUSES, shown.code, shown.message, shown.facts, headers)


def _simple_problem(error: Exception) -> Problem | None:
    if type(error) not in _SIMPLE:
        return None
    status, code, headers = _SIMPLE[type(error)]
    return Problem(status, code, str(error), headers=headers)


def _wrong_shape(error: WrongShape) -> Problem:
    return Problem(422, "wrong_shape", str(error), error_members(error.errors))


def _batch_refused(error: BatchRefused) -> Problem | None:
    """Return the problem of the entry that refused an atomic batch, with its index."""
    reason = problem_of(error.reason)
    assert reason is not None, "every reason of a batch has a problem"
    members = {**reason.members, "index": error.index}
    return Problem(reason.status, reason.code, reason.detail, members, reason.headers)


def _bad_sheet(error: BadSheet) -> Problem:
    unknown = {"unknown_entry": error.unknown_entry} if error.unknown_entry else {}
    errors = error_members(messages_by_path(error.fields))
    return Problem(422, "bad_sheet", error.message, {"line": error.line, **unknown, **errors})


def _sheet_disagrees(error: SheetDisagrees) -> Problem:
    first = error.disagreements[0]
    shown = error.disagreements[:ERRORS_MAX]
    members: dict[str, Any] = {
        "line": first.line,
        "refusal": None if first.code == DISAGREES else first.code,
        "game": error.session.game.name,
        "currency": error.currency,
        "disagreements": [_disagreement(one) for one in shown],
    }
    if left_out := len(error.disagreements) - len(shown):
        members["more_disagreements"] = left_out
    return Problem(RULE_REFUSES, DISAGREES, first.message, members)


def _disagreement(one: Disagreement) -> dict[str, Any]:
    """Return what a page needs to write a disagreement in its own language."""
    return {
        "line": one.line,
        "message": one.message,
        "code": one.code,
        "facts": one.facts,
        "entry": one.entry,
        "expected": one.expected,
    }


def problem_of_status(status: int, detail: str) -> Problem:
    """Return the problem of a request that the server answers without the application."""
    return Problem(status, _HTTP_CODES.get(status, "malformed"), detail)


def _http_problem(error: HTTPException) -> Problem:
    status = error.code or 500
    headers = {}
    if allowed := getattr(error, "valid_methods", None):
        headers["Allow"] = ", ".join(sorted(allowed))
    if status == 401:  # noqa: PLR2004 - the number is the name
        headers["WWW-Authenticate"] = "Bearer"
    if after := getattr(error, "retry_after", None):
        headers |= _retry_after(after)
    code = _HTTP_CODES.get(status, "malformed")
    return Problem(status, code, _detail(error), headers=headers)


def _detail(error: HTTPException) -> str:
    """Return what is wrong. What the library says itself is too general."""
    if error.description and error.description != type(error).description:
        return error.description
    if isinstance(error, NotFound):
        return _no_such_address(request.path)
    if isinstance(error, RequestEntityTooLarge):
        return f"The body may have {request.max_content_length} bytes at most."
    return MEANINGS[_HTTP_CODES.get(error.code or 500, "malformed")].meaning


def _no_such_address(path: str) -> str:
    found = _WITH_ID.match(path)
    if found and not _UUID.fullmatch(found["id"]):
        return f"The id in this address is not a UUID, such as {_A_UUID}."
    return "There is no such address. The page /docs lists all of them."


def _in_between(error: EntryInBetween) -> Problem:
    headers = {"ETag": f'"{error.current}"'}
    return Problem(
        CONDITION_FAILED, "entry_in_between", str(error), {"version": error.current}, headers
    )


def _rate_limited() -> Problem:
    return Problem(429, "too_many_requests", RATE_LIMITED, headers=_retry_after(g.retry_after))


def _retry_after(seconds: int) -> dict[str, str]:
    return {"Retry-After": str(seconds)}


def handle_errors(app: Flask) -> None:
    """Turn every error of ``app`` into a problem; log an unexpected one and return 500."""

    def to_response(error: Exception) -> Response:
        problem = problem_of(error)
        if problem is None:
            current_app.logger.error("unexpected error", exc_info=error)
            problem = Problem(
                500,
                "broken",
                "The server has logged the error with the request's id.",
            )
        record_refusal(problem.code, reason_for_operator(error))
        response = problem.response()
        if problem.status == BODY_TOO_LARGE:
            response.call_on_close(partial(discard_body, request.environ["wsgi.input"]))
        return response

    app.register_error_handler(Exception, to_response)
