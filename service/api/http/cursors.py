"""Cursors: positions in lists that are sorted by time, as texts for clients."""

import base64
import binascii
import re

from service.api.http.errors import WrongShape

_CURSOR = re.compile(r"([0-9TZ:.-]{20,40}) ([0-9a-z:-]{12,60})")


def cursor_text(at: str, stream: str) -> str:
    """Return the cursor after an item of that time and id."""
    return base64.urlsafe_b64encode(f"{at} {stream}".encode()).decode().rstrip("=")


def read_cursor(cursor: str | None) -> tuple[str, str] | None:
    """Return time and id of a cursor; None for none. Raises: ``WrongShape``."""
    if cursor is None:
        return None
    try:
        padded = cursor + "=" * (-len(cursor) % 4)
        found = _CURSOR.fullmatch(base64.b64decode(padded, "-_", validate=True).decode())
    except (binascii.Error, ValueError):
        found = None
    if found is None:
        raise WrongShape({"query": {"cursor": ["The cursor is invalid."]}})
    return found[1], found[2]
