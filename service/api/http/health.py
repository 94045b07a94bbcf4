"""Health, readiness and metrics of the process."""

import logging

from flask import Blueprint, Flask, Response, current_app, jsonify

from service.api.http.permissions import HOUSE_ONLY, allow
from service.api.http.requests import application
from service.application.errors import StoreUnusable
from service.telemetry import metrics
from service.telemetry.readiness import READY, STOPPING, Probe, Readiness, with_store

RETRY_AFTER_SECONDS = 5
"""When a load balancer may try an instance again that is not ready."""

blp = Blueprint("health", __name__)

_log = logging.getLogger(__name__)

_READINESS, _BACKLOG = "paroli-readiness", "paroli-backlog"


def add_health(app: Flask, readiness: Readiness) -> None:
    """Add the endpoints ``/healthz``, ``/readyz`` and ``/metrics`` to ``app``."""
    ports = app.extensions["paroli"].ports
    app.extensions[_READINESS] = with_store(readiness, ports)
    app.extensions[_BACKLOG] = Probe(lambda: metrics.unsettled_backlog(ports), fresh_seconds=0)
    app.register_blueprint(blp)


@blp.route("/healthz")
def healthz() -> Response:
    """Return 200 while the process runs."""
    return jsonify(status="ok")


@blp.route("/readyz")
def readyz() -> Response:
    """Return the state of each part that entries need; 503 if one does not respond."""
    readiness: Readiness = current_app.extensions[_READINESS]
    state = readiness.report()
    if application().ports.notifier.is_closed:
        state["status"] = STOPPING
    response = jsonify(state)
    response.headers["Cache-Control"] = "no-store"
    if state["status"] != READY:
        response.status_code = 503
        response.headers["Retry-After"] = str(RETRY_AFTER_SECONDS)
    return response


@blp.route("/metrics")
@allow(HOUSE_ONLY)
def show_metrics() -> Response:
    """Return the metrics in the Prometheus format."""
    body, kind = metrics.exposition(_pending_settlements())
    return Response(body, content_type=kind)


def _pending_settlements() -> metrics.UnsettledBacklog | None:
    """Return the pending settlements, or None if the store cannot be read."""
    try:
        return current_app.extensions[_BACKLOG].latest().in_time()  # type: ignore[no-any-return]
    except (StoreUnusable, TimeoutError):
        return None
    except Exception:  # noqa: BLE001 - an error here must not hide the other metrics
        _log.exception("The pending settlements could not be counted.")
        return None
