"""Who may come in: whoever brings the house key. Asked before any other answer is given."""

import hmac

from flask import Flask, g, request
from werkzeug.exceptions import Unauthorized

from service.api.limits import Failures

OPEN_PATHS = frozenset({"/v1/rules"})
PREFIX = "/v1"
CLOSED_PATHS = frozenset({PREFIX, "/metrics"})
HOUSE_ACTOR = "house"

_SCHEME = "bearer "

_ID_LENGTH = 8
_LONG_ENOUGH = 16
"""A key as long as this can begin with an id and keep enough to itself."""


class Door:
    """Knows the one key that opens the house."""

    def __init__(self, house_key: str) -> None:
        self._expected = house_key.encode()

    def opens(self, key: bytes) -> bool:
        """Say whether ``key`` opens it, in the same time whatever the key."""
        return bool(key) and hmac.compare_digest(key, self._expected)

    def bucket(self, key: bytes, address: str) -> str:
        """Return where a failure of ``key`` counts.

        By the address, and by the id that a key begins with where there is such an id: tablets
        behind one router share an address, and one that fails must not shut out the others.
        """
        name = self._expected[:_ID_LENGTH] if len(self._expected) >= _LONG_ENOUGH else b""
        known = bool(name) and hmac.compare_digest(key[:_ID_LENGTH], name)
        return f"{address} {name.decode()}" if known else address


def guard(app: Flask, house_key: str, failures: Failures) -> None:
    """Ask for the key on ``/metrics`` and every path under ``/v1`` but the open ones.

    A key is not looked at while too many that opened nothing came from where it comes from.
    """
    app.extensions["paroli-door"] = Door(house_key)

    def check_key() -> None:
        g.actor = HOUSE_ACTOR
        if not _is_guarded():
            return
        header = request.headers.get("Authorization", "")
        if not header.lower().startswith(_SCHEME):
            raise Unauthorized("Send the key as Authorization: Bearer KEY.")
        g.key = header[len(_SCHEME) :].strip().encode("utf-8", "replace")
        door: Door = app.extensions["paroli-door"]
        bucket = door.bucket(g.key, request.remote_addr or "")
        failures.check(bucket)
        if not door.opens(g.key):
            failures.count(bucket)
            raise Unauthorized("This key opens nothing here.")

    app.before_request(check_key)


def _is_guarded() -> bool:
    inside = request.path in CLOSED_PATHS or request.path.startswith(f"{PREFIX}/")
    return inside and not (request.path in OPEN_PATHS and request.method in {"GET", "HEAD"})
