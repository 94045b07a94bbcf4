"""What every request leaves behind: an id, a count, and a line in the log."""

import logging
import re
from contextlib import ExitStack
from time import perf_counter
from uuid import uuid4

from flask import Flask, Response, current_app, g, request

from service import metrics
from service.trace import request_id, traced

HEADER = "X-Request-ID"

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
    metrics.refused(code)
    if _log.isEnabledFor(logging.INFO):
        session = (request.view_args or {}).get("session")
        _log.info("refused", extra={"code": code, **({"session": str(session)} if session else {})})


def _begin() -> None:
    g.started = perf_counter()
    g.trace = ExitStack()
    g.trace.enter_context(traced(_sane(request.headers.get(HEADER)) or uuid4().hex))


def _sane(offered: str | None) -> str | None:
    return offered if offered and _SANE.fullmatch(offered) else None


def _answer(response: Response) -> Response:
    response.headers[HEADER] = request_id()
    if current_app.extensions["paroli"].ports.notice.over:
        response.headers["Connection"] = "close"
    try:
        _count(response.status_code, perf_counter() - g.started)
    except Exception:  # noqa: BLE001 - whatever it was, the answer stands
        _log.exception("A request could not be counted.")
    return response


def _count(status: int, seconds: float) -> None:
    route = request.url_rule.rule if request.url_rule else NOWHERE
    method = request.method if request.method in _METHODS else "other"
    metrics.answered(method, route, status, seconds)
    if _log.isEnabledFor(logging.INFO):
        facts = {"method": method, "route": route, "status": status, "ms": round(seconds * 1000, 2)}
        _log.info("answered", extra=facts)


def _end(_error: BaseException | None) -> None:
    if "trace" in g:
        g.trace.close()
