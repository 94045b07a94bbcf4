"""The rest of a body that was refused before it was read."""

from contextlib import suppress
from time import monotonic
from typing import Protocol

from werkzeug.exceptions import RequestEntityTooLarge

DISCARD_SECONDS = 10.0
"""How long the rest of a body is received and discarded after the response."""

_PIECE = 8_192


class Readable(Protocol):
    """The body of a request, as the server hands it over."""

    def read(self, size: int, /) -> bytes:
        """Return at most ``size`` bytes, and none at the end."""


def discard_body(body: Readable) -> None:
    """Read a body to its end, or for ``DISCARD_SECONDS``, and discard it.

    If gunicorn closed the connection while the client still sends, the system would reset it, and
    the client could lose the response (RFC 9112, section 9.6). waitress has a rule of its own.
    """
    deadline = monotonic() + DISCARD_SECONDS
    with suppress(OSError, RequestEntityTooLarge):
        while body.read(_PIECE) and monotonic() < deadline:
            pass
