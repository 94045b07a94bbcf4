"""Serves the web app that `web/` builds."""

import base64
import hashlib
import re
from http import HTTPStatus
from pathlib import Path

from flask import Blueprint, Response, request
from werkzeug.exceptions import NotFound
from werkzeug.security import safe_join
from werkzeug.wsgi import wrap_file

BUILT = Path(__file__).parent / "built"

ADDRESSES = (
    "/",
    "/tables/<uuid:session>",
    "/tables/<uuid:session>/<path:part>",
    "/board/<uuid:session>",
    "/punter/<uuid:session>",
    "/evening",
    "/people",
    "/people/<uuid:person>",
    "/new",
    "/settings",
    "/keys",
    "/sheet",
    "/how-to-play",
)
"""The paths of the web app's pages. The browser chooses the page by its path."""

NO_PAGES = (
    "The web app is not built, so there are no pages. In the checkout, `python3 dev.py run` builds"
    " and serves it, and `python3 dev.py wheel` makes a wheel with it: install that. The API under"
    " /v1, its document at /docs and the command line work without it."
)
CHECK_SEAL = "check-seal.html"

FOR_EVER = "public, max-age=31536000, immutable"
"""For files with a hash of their content in the name."""

READ_AT_ONCE_MAX = 500_000
"""The longest file that is read into memory for a response."""

CORE_POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; "
    "frame-ancestors 'none'"
)
"""The policy of the web worker that runs Python; pages have a stricter one."""

# Listed here, because the system's own list of types may be wrong.
_MIME_TYPES = {
    ".css": "text/css",
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".png": "image/png",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".toml": "text/plain",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".whl": "application/zip",
    ".woff2": "font/woff2",
    ".zip": "application/zip",
}

web_app = Blueprint("web_app", __name__)


def has_pages() -> bool:
    """Return whether the web app is built."""
    return (BUILT / "index.html").exists()


def show_page(**_: object) -> Response:
    """Return the HTML document of all pages."""
    if not has_pages():
        return Response(f"{NO_PAGES}\n", status=503, mimetype="text/plain")
    return _file("index.html")


for _address in ADDRESSES:
    web_app.add_url_rule(_address, view_func=show_page)


@web_app.route("/sw.js", defaults={"name": "sw.js"})
@web_app.route("/manifest.webmanifest", defaults={"name": "manifest.webmanifest"})
@web_app.route("/icon.svg", defaults={"name": "icon.svg"})
@web_app.route("/icon-192.png", defaults={"name": "icon-192.png"})
@web_app.route("/icon-512.png", defaults={"name": "icon-512.png"})
def show_root_file(name: str) -> Response:
    """Return a file that browsers expect under a fixed name."""
    return _file(name)


@web_app.route("/assets/<path:name>")
def show_asset(name: str) -> Response:
    """Return a script, style or image of the web app."""
    return _cached_forever(_file(f"assets/{name}"))


@web_app.route("/core/<path:name>")
def show_core(name: str) -> Response:
    """Return a part of the Python engine that runs in the browser."""
    response = _cached_forever(_file(f"core/{name}"))
    response.headers["Content-Security-Policy"] = CORE_POLICY
    return response


@web_app.route("/docs/check-seal")
def show_check_seal() -> Response:
    """Return the page that checks seals. It is one file, and people save it."""
    if not (BUILT / CHECK_SEAL).exists():
        return Response(f"{NO_PAGES}\n", status=503, mimetype="text/plain")
    response = _file(CHECK_SEAL)
    response.headers["Content-Security-Policy"] = _policy_of(
        (BUILT / CHECK_SEAL).read_text("utf-8")
    )
    return response


def _policy_of(page: str) -> str:
    """Return a policy that allows only the script and the style inside a page."""
    (script,) = re.findall(r"<script>(.*)</script>", page, re.DOTALL)
    (style,) = re.findall(r"<style>(.*)</style>", page, re.DOTALL)
    return (
        f"default-src 'none'; script-src {_source_of(script)}; style-src {_source_of(style)};"
        " base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    )


def _source_of(text: str) -> str:
    digest = base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()
    return f"'sha256-{digest}'"


def _file(name: str) -> Response:
    """Return a built file, compressed if the browser accepts gzip. Raises: ``NotFound``."""
    compressed = f"{name}.gz"
    use_gzip = request.accept_encodings.quality("gzip") > 0 and (BUILT / compressed).is_file()
    mime_type = _MIME_TYPES.get(Path(name).suffix)
    path = safe_join(str(BUILT), compressed if use_gzip else name)
    if path is None or not Path(path).is_file():
        raise NotFound
    found = Path(path)
    response = (_large_file if found.stat().st_size > READ_AT_ONCE_MAX else _small_file)(found)
    if mime_type:
        response.mimetype = mime_type
    response.cache_control.no_cache = True
    response.vary.add("Accept-Encoding")
    if use_gzip:
        response.content_encoding = "gzip"
    return response


def _small_file(path: Path) -> Response:
    """Return a file that is read at once: a client that disconnects leaves no file open."""
    response = Response(path.read_bytes())
    response.add_etag()
    response.make_conditional(request)
    return response


def _large_file(path: Path) -> Response:
    """Return a file that the server reads as fast as the client does."""
    status = path.stat()
    response = Response()
    response.set_etag(f"{status.st_mtime_ns:x}-{status.st_size:x}")
    response.make_conditional(request)
    response.content_length = status.st_size
    if request.method == "GET" and response.status_code == HTTPStatus.OK:
        # The server closes the file, also if the client disconnects.
        response.response = wrap_file(request.environ, path.open("rb"))
        response.direct_passthrough = True
    return response


def _cached_forever(response: Response) -> Response:
    response.headers["Cache-Control"] = FOR_EVER
    return response
