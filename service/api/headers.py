"""What every answer tells a browser: to load nothing strange, to guess nothing, to keep nothing."""

from collections.abc import Mapping

from flask import Flask, Response, request

_NO_FEATURES = ("camera", "geolocation", "microphone", "payment", "usb")

ALWAYS = (
    ("X-Content-Type-Options", "nosniff"),
    ("Referrer-Policy", "no-referrer"),
    ("Cross-Origin-Opener-Policy", "same-origin"),
    ("Cross-Origin-Resource-Policy", "same-origin"),
    (
        "Permissions-Policy",
        ", ".join(("screen-wake-lock=(self)", *(f"{name}=()" for name in _NO_FEATURES))),
    ),
)

_SHOWN_NOWHERE = "default-src 'none'; frame-ancestors 'none'"
_OWN_FILES = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
POLICIES: Mapping[str | None, str] = {
    # One policy of ours names the two workers.
    "face": f"{_OWN_FILES}; require-trusted-types-for 'script'; trusted-types paroli",
    # Swagger UI makes markup from strings.
    "docs": _OWN_FILES,
}
"""What a page of a blueprint may load. Whatever else we answer is no page."""

_OPEN_TO_ALL = frozenset({"/v1/rules"})


def send_headers(app: Flask) -> None:
    """Let every answer of ``app``, errors too, say what a browser may do with it."""
    app.after_request(_say)


def _say(response: Response) -> Response:
    for name, said in ALWAYS:
        response.headers[name] = said
    # A page may have said already what it loads.
    policy = None if response.is_json else POLICIES.get(request.blueprint)
    response.headers.setdefault("Content-Security-Policy", policy or _SHOWN_NOWHERE)
    if request.path.startswith("/v1") or request.path == "/metrics":
        response.headers.setdefault("Cache-Control", "no-store")
        if request.path not in _OPEN_TO_ALL:
            response.vary.update(("Authorization", "Cookie"))
    return response
