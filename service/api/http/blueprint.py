"""Blueprints that read bodies strictly and document every response of an endpoint."""

from collections.abc import Callable, Mapping, Sequence
from functools import wraps
from typing import Any

import flask_smorest
from marshmallow import Schema

from service.api.http.errors import CONDITION_FAILED, RULE_REFUSES
from service.api.http.openapi_responses import (
    AFTER_ENTRY,
    AFTER_WAITING,
    ETAG,
    NOT_MODIFIED,
    REPLAYED,
    problems,
)
from service.api.http.parsing import Parser
from service.api.http.permissions import ALL_ROLES, BOOKKEEPERS, NO_KEY_NEEDED, Roles, allow
from service.api.http.schemas import ENTRY_HEADERS, KEY_HEADER, WAIT_HEADER
from service.lean_flask import current_request

_READ = {
    400: "malformed",
    401: "unauthorized",
    403: "forbidden",
    404: "unknown_session, unknown_version",
    422: "wrong_shape",
    429: "too_many_requests",
}
Parameter = Mapping[str, Any]
_ONLY_WITH_KEY = frozenset({401, 403, 429})
_WRONG_METHOD = {405: "method_not_allowed"}
_CHANGES = {413: "body_too_large", 503: "too_busy"}
"""The problems of every request that changes something."""

_WRITE = {
    **_READ,
    403: "forbidden, cross_site",
    404: "unknown_session",
    RULE_REFUSES: "A rule refuses the entry; `code` names it.",
    CONDITION_FAILED: "entry_in_between",
    415: "unsupported_media_type",
    422: "wrong_shape, key_reused",
}


class Blueprint(flask_smorest.Blueprint):
    """A blueprint that reads bodies with ``service.api.http.parsing.Parser``."""

    ARGUMENTS_PARSER = Parser()

    def arguments(self, schema: Any, **more: Any) -> Any:
        """Read with one shared instance of a schema; the library makes one for each request."""
        return super().arguments(schema() if isinstance(schema, type) else schema, **more)


def read_endpoint(
    summary: str,
    *,
    by: Roles = ALL_ROLES,
    all_sessions: bool = False,
    tagged: bool = False,
    **more: str,
) -> Callable[[Any], Any]:
    """Declare an endpoint that only reads; ``more`` adds problems, such as ``_503="code"``.

    ``all_sessions``: only keys for all sessions. ``tagged``: the response has an ``ETag``, and is
    empty if the client has it already.
    """
    errors = {**_READ, **_by_status(more)}
    needed = {s: c for s, c in errors.items() if by != NO_KEY_NEEDED or s not in _ONLY_WITH_KEY}
    content = {200: {"headers": ETAG}, 304: NOT_MODIFIED} if tagged else {}
    responses = {**problems(needed), **content}
    return _declared(by, all_sessions=all_sessions, summary=summary, responses=responses)


def _by_status(more: Mapping[str, str]) -> dict[int, str]:
    return {int(status[1:]): codes for status, codes in more.items()}


def write_endpoint(
    summary: str,
    *,
    waits: bool = False,
    query: Sequence[Parameter] = (),
    by: Roles = BOOKKEEPERS,
    all_sessions: bool = False,
    **more: str,
) -> Callable[[Any], Any]:
    """Declare an endpoint that records. ``waits``: the client may wait for the settlement.

    ``query`` documents the parameters in the address. The library leaves them out beside headers.
    ``more`` are problems, as in ``read_endpoint``.
    """
    parameters = [*ENTRY_HEADERS, *([WAIT_HEADER] if waits else ()), *query]
    recorded = {201: {"headers": AFTER_WAITING if waits else AFTER_ENTRY}}
    responses = {**_refusals(more), **recorded}
    documented = {"summary": summary, "parameters": parameters}
    return endpoint(by, all_sessions=all_sessions, responses=responses, **documented)


def opening_endpoint(
    summary: str, *, query: Sequence[Parameter] = (), **more: str
) -> Callable[[Any], Any]:
    """Declare an endpoint that opens a session; only keys for all sessions may use it.

    There is no condition: a new session has no version that it could name.
    """
    responses = {**_refusals(more), 201: {"headers": AFTER_ENTRY}}
    del responses[CONDITION_FAILED]
    documented = {"summary": summary, "parameters": [KEY_HEADER, *query]}
    return endpoint(BOOKKEEPERS, all_sessions=True, responses=responses, **documented)


def _refusals(more: Mapping[str, str]) -> dict[int, Any]:
    refused = problems({**_WRITE, **_by_status(more)})
    refused[RULE_REFUSES]["headers"] = REPLAYED
    return refused


def endpoint(
    by: Roles, *, responses: Mapping[int, Any], all_sessions: bool = False, **documented: Any
) -> Callable[[Any], Any]:
    """Declare who may use an endpoint that changes something, and its part of the OpenAPI document.

    ``by`` are the roles. ``all_sessions``: only keys for all sessions. Every such endpoint has the
    problems of ``_CHANGES``.
    """
    responses = {**problems(_CHANGES), **responses}
    return _declared(by, responses=responses, all_sessions=all_sessions, **documented)


def _declared(
    by: Roles, *, responses: Mapping[int, Any], all_sessions: bool = False, **documented: Any
) -> Callable[[Any], Any]:
    responses = {**responses, **problems(_WRONG_METHOD)}
    add_to_document = Blueprint.doc(responses=responses, **documented)
    permit = allow(by, all_sessions=all_sessions)

    def declare(view: Any) -> Any:
        # Addresses that need no key, such as the health of the service, take any query.
        checked = view if by == NO_KEY_NEEDED else _without_query(view)
        return permit(add_to_document(checked))

    return declare


def _without_query(view: Any) -> Any:
    """Return a view that refuses any query, unless it reads one."""
    arguments = getattr(view, "_apidoc", {}).get("arguments", {})
    if any(one.get("in") == "query" for one in arguments.get("parameters", ())):
        return view

    @wraps(view)
    def checked(*args: Any, **named: Any) -> Any:
        request = current_request()
        if request.query_string:
            Blueprint.ARGUMENTS_PARSER.parse(_NO_QUERY, request, location="query")
        return view(*args, **named)

    return checked


_NO_QUERY = Schema()
"""No member is known."""
