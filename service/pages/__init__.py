"""The first page: what this is, the sessions, and an evening to look at."""

from pathlib import Path

from flask import Blueprint, Response, send_from_directory

_FILES = Path(__file__).parent / "files"

# Said here, because what Windows says a .js file is may be anything.
_KINDS = {
    ".css": "text/css",
    ".js": "text/javascript",
    ".svg": "image/svg+xml",
    ".toml": "text/plain",
    ".txt": "text/plain",
    ".woff2": "font/woff2",
}

pages = Blueprint("pages", __name__)


@pages.route("/")
def start_page() -> Response:
    """Return the first page."""
    return send_from_directory(_FILES, "index.html")


@pages.route("/start/<path:name>")
def page_file(name: str) -> Response:
    """Return a part of the first page."""
    kind = _KINDS.get(Path(name).suffix)
    return send_from_directory(_FILES, name, mimetype=kind)
