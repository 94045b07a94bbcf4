"""Whether the process is there, and whether it can take entries."""

from flask import Blueprint, Response, jsonify

from service.api.requests import handler

blp = Blueprint("health", __name__)


@blp.route("/healthz")
def healthz() -> Response:
    """Say that the process is there."""
    return jsonify(status="ok")


@blp.route("/readyz")
def readyz() -> Response:
    """Say that the store answers; 503 where it does not."""
    handler().ports.store.owing(limit=1)
    return jsonify(status="ready")
