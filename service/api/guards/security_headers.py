"""Security headers: content policy, no content sniffing, and no caching of private responses."""

from collections.abc import Mapping
from http import HTTPStatus

from flask import Flask, Response

from service.lean_flask import current_request

_NO_FEATURES = ("camera", "geolocation", "microphone", "payment", "usb")

OF_EVERY_FILE = (
    ("X-Content-Type-Options", "nosniff"),
    ("Cross-Origin-Resource-Policy", "same-origin"),
)
ALWAYS = (
    *OF_EVERY_FILE,
    ("Referrer-Policy", "no-referrer"),
    ("Cross-Origin-Opener-Policy", "same-origin"),
    (
        "Permissions-Policy",
        ", ".join(("screen-wake-lock=(self)", *(f"{name}=()" for name in _NO_FEATURES))),
    ),
)

_NO_PAGE = "default-src 'none'; frame-ancestors 'none'"
_OWN_FILES = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
POLICIES: Mapping[str | None, str] = {
    # The policy `paroli` allows the URLs of the two workers.
    "web_app": f"{_OWN_FILES}; require-trusted-types-for 'script'; trusted-types paroli",
    # Swagger UI creates markup from strings, so Trusted Types would break it.
    "docs": _OWN_FILES,
    "docs-problems": _OWN_FILES,
}
"""Content-Security-Policy by blueprint. Other responses are not pages and load nothing."""

_POLICY = "Content-Security-Policy"
_DATA = frozenset({"application/json", "application/problem+json"})
_BY_CLIENT = ("Authorization", "Cookie")
_SAME_FOR_ALL = frozenset({"/v1/rules"})
_NOT_STORED = ("Cache-Control", "no-store")

OF_PRIVATE_DATA = (
    *ALWAYS,
    (_POLICY, _NO_PAGE),
    _NOT_STORED,
    ("Vary", ", ".join(_BY_CLIENT)),
)
"""The headers of data that only the client itself may see."""

_ASSETS = "/assets/"
_NO_DOCUMENTS = frozenset({"text/javascript", "text/css"})


def send_headers(app: Flask) -> None:
    """Add security headers to every response of ``app``, errors included."""
    app.after_request(_add_headers)


def _is_part_of_a_page(path: str, response: Response) -> bool:
    """Return whether a response is a script or style: headers for documents do not concern it.

    A page loads several of them. Without those headers, the first load is 3 kB smaller.
    """
    return (
        path.startswith(_ASSETS)
        and response.status_code < HTTPStatus.BAD_REQUEST
        and response.mimetype in _NO_DOCUMENTS
    )


def _add_headers(response: Response) -> Response:
    req, headers = current_request(), response.headers
    path = req.path
    if _is_part_of_a_page(path, response):
        headers.update(OF_EVERY_FILE)
        return response
    # A page may have set one itself.
    headers.extend((name, value) for name, value in ALWAYS if name not in headers)
    # A page may have set its own policy.
    if _POLICY not in headers:
        policy = None if response.content_type in _DATA else POLICIES.get(req.blueprint)
        headers.add(_POLICY, policy or _NO_PAGE)
    if path.startswith("/v1") or path == "/metrics":
        if "Cache-Control" not in headers:
            headers.add(*_NOT_STORED)
        if path not in _SAME_FOR_ALL:
            _vary(response)
    return response


def _vary(response: Response) -> None:
    """Let no cache give one client the response to another."""
    if "Vary" in response.headers:
        response.vary.update(_BY_CLIENT)
    else:
        response.headers.add("Vary", ", ".join(_BY_CLIENT))
