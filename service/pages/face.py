"""The face of Paroli: the pages that `web/` builds, each under its address."""

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
    "/new",
    "/settings",
    "/keys",
    "/sheet",
)
"""Where a page begins; which one is told by the address, in the browser."""

UNBUILT = (
    "The pages of Paroli have not been built here. `python3 dev.py run` builds them; the API under "
    "/v1, its document at /docs and the command line work without them.\n"
)
FOR_EVER = "public, max-age=31536000, immutable"
"""For files whose name says what is in them."""

CORE_POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; "
    "frame-ancestors 'none'"
)
"""What the worker may do that runs Python in the browser; pages may not."""

# Said here, because what a system says such a file is may be anything.
_KINDS = {
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

face = Blueprint("face", __name__)


def show_page(**_: object) -> Response:
    """Return the one document that every page begins as."""
    if not (BUILT / "index.html").exists():
        return Response(UNBUILT, status=503, mimetype="text/plain")
    return _file("index.html")


for _address in ADDRESSES:
    face.add_url_rule(_address, view_func=show_page)


@face.route("/sw.js", defaults={"name": "sw.js"})
@face.route("/manifest.webmanifest", defaults={"name": "manifest.webmanifest"})
@face.route("/icon.svg", defaults={"name": "icon.svg"})
@face.route("/icon-192.png", defaults={"name": "icon-192.png"})
@face.route("/icon-512.png", defaults={"name": "icon-512.png"})
def show_beside(name: str) -> Response:
    """Return what a browser looks for beside the pages, under a name that stays."""
    return _file(name)


@face.route("/assets/<path:name>")
def show_asset(name: str) -> Response:
    """Return a part of the pages."""
    return _kept(_file(f"assets/{name}"))


@face.route("/core/<path:name>")
def show_core(name: str) -> Response:
    """Return a part of the core that runs in the browser."""
    response = _kept(_file(f"core/{name}"))
    response.headers["Content-Security-Policy"] = CORE_POLICY
    return response


def _file(name: str) -> Response:
    """Return a built file, as it was packed if the browser can unpack it."""
    packed = f"{name}.gz"
    small = request.accept_encodings.quality("gzip") > 0 and (BUILT / packed).is_file()
    kind = _KINDS.get(Path(name).suffix)
    path = safe_join(str(BUILT), packed if small else name)
    if path is None or not Path(path).is_file():
        raise NotFound
    # Read whole: of a browser that leaves meanwhile no file stays open.
    response = Response(Path(path).read_bytes(), mimetype=kind)
    response.cache_control.no_cache = True
    response.add_etag()
    response.make_conditional(request)
    response.vary.add("Accept-Encoding")
    if small:
        response.content_encoding = "gzip"
    return response


def _kept(response: Response) -> Response:
    response.headers["Cache-Control"] = FOR_EVER
    return response
