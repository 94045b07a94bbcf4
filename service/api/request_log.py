"""What every request leaves behind: an id, a count, and a line in the log."""

import logging
import os
import re
from time import perf_counter

from flask import Flask, Response, g, request

from service.telemetry import metrics
from service.telemetry.trace import request_id, reset_request_id, set_request_id

HEADER = "X-Request-ID"
_HEADER_THERE = "HTTP_X_REQUEST_ID"

NOWHERE = "none"
"""The route of a request for which there is none; what was asked for might be a secret."""

_SANE = re.compile(r"[!-~]([ -~]{0,126}[!-~])?")
_METHODS = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"})

_log = logging.getLogger(__name__)


def observe(app: Flask) -> None:
    """Give every request of ``app`` an id, count it, and log it with its answer."""
    app.before_request(_begin)
    app.after_request(_answer)
    app.teardown_request(_end)


def refused(code: str) -> None:
    """Count and log that something was refused."""
    metrics.count_refusal(code)
    if _log.isEnabledFor(logging.INFO):
        session = (request.view_args or {}).get("session")
        _log.info("refused", extra={"code": code, **({"session": str(session)} if session else {})})


def _begin() -> None:
    g.request_token = set_request_id(
        _sane(request.environ.get(_HEADER_THERE)) or os.urandom(16).hex()
    )
    g.began_at = perf_counter()


def _sane(offered: str | None) -> str | None:
    return offered if offered and _SANE.fullmatch(offered) else None


def _answer(response: Response) -> Response:
    response.headers[HEADER] = request_id()
    _count(response.status_code, perf_counter() - g.began_at)
    return response


def _count(status: int, seconds: float) -> None:
    route = request.url_rule.rule if request.url_rule else NOWHERE
    method = request.method if request.method in _METHODS else "other"
    metrics.count_request(method, route, status, seconds)
    if _log.isEnabledFor(logging.INFO):
        facts = {"method": method, "route": route, "status": status, "ms": round(seconds * 1000, 2)}
        _log.info("answered", extra=facts)


def _end(_error: BaseException | None) -> None:
    if "request_token" in g:
        reset_request_id(g.request_token)
