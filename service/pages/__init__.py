"""The first page: what this is, the sessions, and an evening to look at."""

from pathlib import Path

from flask import Blueprint, Response, jsonify, send_from_directory

_FILES = Path(__file__).parent / "files"

pages = Blueprint("pages", __name__)


@pages.route("/")
def start_page() -> Response:
    """Return the first page."""
    return send_from_directory(_FILES, "index.html")


@pages.route("/start/<path:name>")
def page_file(name: str) -> Response:
    """Return a part of the first page."""
    return send_from_directory(_FILES, name)


@pages.route("/healthz")
def healthz() -> Response:
    """Say that the process is there."""
    return jsonify(status="ok")
