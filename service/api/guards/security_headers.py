"""Security headers: content policy, no content sniffing, and no caching of private responses."""

from collections.abc import Mapping
from http import HTTPStatus

from flask import Flask, Response, request

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

_SAME_FOR_ALL = frozenset({"/v1/rules"})


_ASSETS = "/assets/"
_NO_DOCUMENTS = frozenset({"text/javascript", "text/css"})


def send_headers(app: Flask) -> None:
    """Add security headers to every response of ``app``, errors included."""
    app.after_request(_add_headers)


def _is_part_of_a_page(response: Response) -> bool:
    """Return whether a response is a script or style: headers for documents do not concern it.

    A page loads several of them. Without those headers, the first load is 3 kB smaller.
    """
    return (
        request.path.startswith(_ASSETS)
        and response.status_code < HTTPStatus.BAD_REQUEST
        and response.mimetype in _NO_DOCUMENTS
    )


def _add_headers(response: Response) -> Response:
    if _is_part_of_a_page(response):
        response.headers.update(OF_EVERY_FILE)
        return response
    for name, value in ALWAYS:
        response.headers[name] = value
    # A page may have set its own policy.
    policy = None if response.is_json else POLICIES.get(request.blueprint)
    response.headers.setdefault("Content-Security-Policy", policy or _NO_PAGE)
    if request.path.startswith("/v1") or request.path == "/metrics":
        response.headers.setdefault("Cache-Control", "no-store")
        if request.path not in _SAME_FOR_ALL:
            response.vary.update(("Authorization", "Cookie"))
    return response
