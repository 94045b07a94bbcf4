"""Gives every request an id, counts it, and writes a log line for it."""

import logging
import re
from random import getrandbits
from time import perf_counter
from typing import TYPE_CHECKING

from flask import Flask, Response, g, request

from service.lean_flask import current_request
from service.repeated_warnings import RepeatedWarnings
from service.telemetry import metrics
from service.telemetry.trace import request_id, reset_request_id, set_request_id

if TYPE_CHECKING:
    from _typeshed.wsgi import WSGIEnvironment

HEADER = "X-Request-ID"
_ENVIRON_KEY = "HTTP_X_REQUEST_ID"

NO_ROUTE = "none"
"""The route that is logged for an unknown path. The path itself may hold a secret."""

_REQUEST_ID = re.compile(r"[!-~]([ -~]{0,126}[!-~])?")
_METHODS = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"})

_log = logging.getLogger(__name__)
_reasons = RepeatedWarnings(_log)


def log_requests(app: Flask) -> None:
    """Assign an id to every request; count and log the request and its response."""
    app.before_request(_begin)
    app.after_request(_finish)
    app.teardown_request(_end)


def record_refusal(code: str, reason: str | None = None) -> None:
    """Count and log a refusal or an error by its code; warn of a ``reason`` for the operator."""
    metrics.count_refusal(code)
    if reason:
        _reasons.warn(reason)
    if _log.isEnabledFor(logging.INFO):
        session = (request.view_args or {}).get("session")
        _log.info("refused", extra={"code": code, **({"session": str(session)} if session else {})})


def request_id_of(environ: "WSGIEnvironment") -> str:
    """Return the id that a client gave its request, else a new one."""
    given = environ.get(_ENVIRON_KEY)
    # An id is not a secret. Random bytes of the system would let another thread run first.
    return given if given and _REQUEST_ID.fullmatch(given) else f"{getrandbits(128):032x}"


def record_response(method: str, route: str, status: int, seconds: float) -> None:
    """Count and log a response."""
    metrics.count_request(method, route, status, seconds)
    if _log.isEnabledFor(logging.INFO):
        facts = {"method": method, "route": route, "status": status, "ms": round(seconds * 1000, 2)}
        _log.info("answered", extra=facts)


def _begin() -> None:
    g.request_token = set_request_id(request_id_of(current_request().environ))
    g.began_at = perf_counter()


def _finish(response: Response) -> Response:
    response.headers[HEADER] = request_id()
    req = current_request()
    route = req.url_rule.rule if req.url_rule else NO_ROUTE
    method = req.method if req.method in _METHODS else "other"
    record_response(method, route, response.status_code, perf_counter() - g.began_at)
    return response


def _end(_error: BaseException | None) -> None:
    if "request_token" in g:
        reset_request_id(g.request_token)
