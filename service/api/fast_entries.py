"""Answers ordinary entries without Flask, whose work around a view takes as long as the view.

Every other request and every error goes to Flask: one place says how errors are answered.
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from time import perf_counter
from typing import TYPE_CHECKING, NamedTuple

from flask import Flask
from werkzeug.exceptions import ClientDisconnected

from service.api.games.dispatch import resource_at
from service.api.guards.authentication import (
    AUTHENTICATED,
    authenticator,
    check_session,
    device_of,
    key_of_entry,
)
from service.api.guards.rate_limits import count_within_step
from service.api.guards.security_headers import OF_PRIVATE_DATA
from service.api.http.hidden_people import visible_json
from service.api.http.parsing import JSON_TYPE, load, parsed_json
from service.api.http.permissions import Permission, permission_of
from service.api.http.request_log import HEADER, record_response, request_id_of
from service.api.http.requests import (
    after_waiting,
    application,
    fingerprint,
    given_or_new_key,
    headers_of,
    status_of,
)
from service.api.sessions.entries import ENDPOINTS
from service.application.recording.draft import Meta
from service.application.recording.entry_response import EntryResult
from service.domain.port.entries import command_of
from service.lean_flask import current_request
from service.telemetry.trace import request_id, with_request_id

if TYPE_CHECKING:
    from _typeshed.wsgi import StartResponse, WSGIEnvironment

_UUID = "[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}"
_ADDRESS = re.compile(rf"/v1/sessions/({_UUID})/([a-z-]+)")
_SHORT = re.compile("[1-9][0-9]{0,3}")
"""The length of a body that an entry may have. Longer ones go to Flask."""

_RARE_HEADERS = ("HTTP_IF_MATCH", "HTTP_TRANSFER_ENCODING", "HTTP_CONTENT_ENCODING")
_ERROR = "paroli.entry-error"
"""The WSGI variable with the error of an entry, which Flask answers."""


@dataclass(frozen=True, slots=True)
class _Endpoint:
    """The endpoint of an entry: the end of its path, its URL rule, and who may use it."""

    path: str
    rule: str
    permission: Permission


class _Recorded(NamedTuple):
    """What an entry recorded, the body of its response, and the headers that are its own."""

    result: EntryResult
    body: bytes
    headers: dict[str, str]


class FastEntries:
    """A WSGI application that answers ordinary entries, and hands other requests to Flask."""

    def __init__(self, app: Flask) -> None:
        self._app = app
        self._flask = app.wsgi_app
        rules = {rule.endpoint: rule.rule for rule in app.url_map.iter_rules()}
        self._endpoints = {
            path: _Endpoint(path, rules[endpoint], permission)
            for path, endpoint in ENDPOINTS.items()
            if (permission := permission_of(app, endpoint))
        }

    def __call__(
        self, environ: "WSGIEnvironment", start_response: "StartResponse"
    ) -> Iterable[bytes]:
        """Answer a request."""
        found = _address_of_ordinary_entry(environ)
        endpoint = self._endpoints.get(found[2]) if found else None
        if not found or not endpoint:
            return self._flask(environ, start_response)
        began = perf_counter()
        with with_request_id(request_id_of(environ)):
            recorded = self._record_or_leave(environ, found[1], endpoint)
            if recorded:
                _start(recorded, start_response)
                seconds = perf_counter() - began
                record_response("POST", endpoint.rule, status_of(recorded.result), seconds)
        return [recorded.body] if recorded else self._flask(environ, start_response)

    def _record_or_leave(
        self, environ: "WSGIEnvironment", session: str, endpoint: _Endpoint
    ) -> _Recorded | None:
        """Record an entry. Return None if Flask must answer."""
        try:
            return self._check_and_record(environ, session, endpoint)
        except Exception as error:  # noqa: BLE001 - Flask answers each, and logs what is unexpected
            environ[_ERROR] = error
            return None

    def _check_and_record(
        self, environ: "WSGIEnvironment", session: str, endpoint: _Endpoint
    ) -> _Recorded | None:
        """Check and record an entry in the order of Flask's hooks. Return None to leave it to them.

        Raises: what the hooks, the view and the recorder raise.
        """
        access_key, authenticate = key_of_entry(authenticator(self._app), environ)
        check_session(access_key, session)
        endpoint.permission.check(access_key.grant)
        if not count_within_step(self._app, access_key.id):
            return None
        services, body = application(self._app), parsed_json(_read_body(environ))
        kind, values = load(resource_at(session, endpoint.path, services), body)
        given_key = environ.get("HTTP_IDEMPOTENCY_KEY")
        meta = Meta(
            key=given_or_new_key(given_key),
            fingerprint=fingerprint(environ["PATH_INFO"], body),
            actor=access_key.id,
            occurred_at=values.pop("occurred_at"),
            device=device_of(access_key),
            is_from_client=given_key is not None,
            authenticate=authenticate,
            may_rule=access_key.grant.may_rule,
        )
        entered = services.recorder.enter(session, command_of(kind, values), meta)
        environ[AUTHENTICATED] = True
        result, more = after_waiting(services, entered, environ.get("HTTP_PREFER", ""))
        text = visible_json(result.body, sees_people=access_key.grant.sees_people)
        return _Recorded(result, text.encode(), headers_of(result, meta.key) | more)


def _address_of_ordinary_entry(environ: "WSGIEnvironment") -> re.Match[str] | None:
    """Return the session and the end of the path of a request that may be an ordinary entry."""
    if environ["REQUEST_METHOD"] != "POST" or environ.get("QUERY_STRING"):
        return None
    found = _ADDRESS.fullmatch(environ.get("PATH_INFO", ""))
    is_ordinary = (
        found
        and environ.get("CONTENT_TYPE") == JSON_TYPE
        and _SHORT.fullmatch(environ.get("CONTENT_LENGTH", ""))
        and not any(name in environ for name in _RARE_HEADERS)
    )
    return found if is_ordinary else None


def _read_body(environ: "WSGIEnvironment") -> bytes:
    """Return the whole body. Raises: ``ClientDisconnected``."""
    length = int(environ["CONTENT_LENGTH"])
    body: bytes = environ["wsgi.input"].read(length)
    if len(body) < length:
        raise ClientDisconnected
    return body


def _start(recorded: _Recorded, start_response: "StartResponse") -> None:
    status = status_of(recorded.result)
    start_response(
        f"{status.value} {status.phrase.upper()}",
        [
            ("Content-Type", JSON_TYPE),
            ("Content-Length", str(len(recorded.body))),
            *recorded.headers.items(),
            (HEADER, request_id() or ""),
            *OF_PRIVATE_DATA,
        ],
    )


def raise_errors_of_entries(app: Flask) -> None:
    """Let Flask answer the errors of entries. Call this after the hooks that authenticate."""
    app.before_request(_raise_error)


def _raise_error() -> None:
    if error := current_request().environ.pop(_ERROR, None):
        raise error
