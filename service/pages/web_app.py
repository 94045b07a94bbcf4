"""Serves the web app that `web/` builds."""

import base64
import hashlib
import re
from pathlib import Path

from flask import Blueprint, Response, request
from werkzeug.exceptions import NotFound
from werkzeug.security import safe_join

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
    " it, as does `python web/build.py` before the installation. The API under /v1, its document"
    " at /docs and the command line work without it."
)
CHECK_SEAL = "check-seal.html"

FOR_EVER = "public, max-age=31536000, immutable"
"""For files with a hash of their content in the name."""

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
    # Read at once, so that a client that disconnects leaves no file open.
    response = Response(Path(path).read_bytes(), mimetype=mime_type)
    response.cache_control.no_cache = True
    response.add_etag()
    response.make_conditional(request)
    response.vary.add("Accept-Encoding")
    if use_gzip:
        response.content_encoding = "gzip"
    return response


def _cached_forever(response: Response) -> Response:
    response.headers["Cache-Control"] = FOR_EVER
    return response
