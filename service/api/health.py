"""Whether the process is there, whether it can take entries, and what it has counted."""

import logging

from flask import Blueprint, Flask, Response, current_app, jsonify

from service.api.permissions import HOUSE_ONLY, allow
from service.api.requests import handler
from service.application.errors import StoreUnusable
from service.telemetry import metrics
from service.telemetry.readiness import READY, STOPPING, Probe, Readiness

AGAIN_SECONDS = 5
"""When to come again to an instance that is not ready."""

blp = Blueprint("health", __name__)

_log = logging.getLogger(__name__)

_READINESS, _OWED = "paroli-readiness", "paroli-owed"


def watch(app: Flask, readiness: Readiness) -> None:
    """Let ``app`` say how it is."""
    ports = app.extensions["paroli"].ports
    app.extensions[_READINESS] = readiness
    app.extensions[_OWED] = Probe(
        lambda: metrics.unsettled_backlog(ports.store, ports.clock), fresh_seconds=0
    )
    app.register_blueprint(blp)


@blp.route("/healthz")
def healthz() -> Response:
    """Say that the process is there."""
    return jsonify(status="ok")


@blp.route("/readyz")
def readyz() -> Response:
    """Say of each part that entries need whether it answers; 503 if one does not."""
    readiness: Readiness = current_app.extensions[_READINESS]
    found = readiness.found()
    if handler().ports.notifier.is_closed:
        found["status"] = STOPPING
    response = jsonify(found)
    response.headers["Cache-Control"] = "no-store"
    if found["status"] != READY:
        response.status_code = 503
        response.headers["Retry-After"] = str(AGAIN_SECONDS)
    return response


@blp.route("/metrics")
@allow(HOUSE_ONLY)
def show_metrics() -> Response:
    """Return what was counted, for Prometheus."""
    body, kind = metrics.exposition(_owed())
    return Response(body, content_type=kind)


def _owed() -> metrics.UnsettledBacklog | None:
    """Return what is owed; None if nobody can say, for the rest is worth knowing then too."""
    try:
        return current_app.extensions[_OWED].asked().in_time()  # type: ignore[no-any-return]
    except (StoreUnusable, TimeoutError):
        return None
    except Exception:  # noqa: BLE001 - whatever it was, the counters are none the worse
        _log.exception("What is owed could not be reckoned.")
        return None
