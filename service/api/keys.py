"""Who may come in: whoever brings the house key. Asked before any other answer is given."""

import hmac

from flask import Flask, g, request
from werkzeug.exceptions import Unauthorized

OPEN_PATHS = frozenset({"/v1/rules"})
PREFIX = "/v1"
CLOSED_PATHS = frozenset({PREFIX, "/metrics"})
HOUSE_ACTOR = "house"

_SCHEME = "bearer "


class Door:
    """Knows the one key that opens the house."""

    def __init__(self, house_key: str) -> None:
        self._expected = house_key.encode()

    def opens(self, key: bytes) -> bool:
        """Say whether ``key`` opens it, in the same time whatever the key."""
        return bool(key) and hmac.compare_digest(key, self._expected)


def guard(app: Flask, house_key: str) -> None:
    """Ask for the key on ``/metrics`` and every path under ``/v1`` but the open ones."""
    app.extensions["paroli-door"] = Door(house_key)

    def check_key() -> None:
        g.actor, g.device = HOUSE_ACTOR, None
        if not _is_guarded():
            return
        header = request.headers.get("Authorization", "")
        if not header.lower().startswith(_SCHEME):
            raise Unauthorized("Send the key as Authorization: Bearer KEY.")
        g.key = header[len(_SCHEME) :].strip().encode("utf-8", "replace")
        if not app.extensions["paroli-door"].opens(g.key):
            raise Unauthorized("This key opens nothing here.")

    app.before_request(check_key)


def _is_guarded() -> bool:
    inside = request.path in CLOSED_PATHS or request.path.startswith(f"{PREFIX}/")
    return inside and not (request.path in OPEN_PATHS and request.method in {"GET", "HEAD"})
