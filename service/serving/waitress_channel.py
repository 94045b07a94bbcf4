"""A waitress connection that answers a request whose body is too long without reading the body."""

import io
import socket
from contextlib import suppress
from time import monotonic
from typing import Any

from waitress.channel import HTTPChannel
from waitress.parser import HTTPRequestParser
from waitress.utilities import RequestEntityTooLarge as BodyTooLarge
from werkzeug.exceptions import RequestEntityTooLarge

from service.api.bodies import DISCARD_SECONDS


class UnreadBody(io.RawIOBase):
    """The body that was not read. An application that reads it answers 413."""

    def readable(self) -> bool:
        """Return true."""
        return True

    def readinto(self, _buffer: Any) -> int:
        """Raise ``RequestEntityTooLarge``: an empty body would be another request."""
        raise RequestEntityTooLarge


class Parser(HTTPRequestParser):
    """Hands a request whose body is too long to the application, which refuses it.

    waitress's own response has no problem details, and comes before authentication.
    """

    headers: dict[str, str]
    is_unread = False
    """Whether the request is complete although its body is not."""

    def received(self, data: bytes) -> int:
        """Return how many bytes were read. A body that is too long ends the connection's input."""
        read: int = super().received(data)
        if not isinstance(self.error, BodyTooLarge):
            return read
        self.error = None
        self.is_unread = True
        self.expect_continue = False
        # Nothing after this body can be read as a request.
        self.headers["CONNECTION"] = "close"
        if self.chunked:
            self.headers["CONTENT_LENGTH"] = str(self.body_bytes_received)
        return len(data)

    def get_body_stream(self) -> Any:
        """Return the body for the application."""
        return UnreadBody() if self.is_unread else super().get_body_stream()


class Channel(HTTPChannel):
    """After a response to an unread body, discards what the client still sends, then closes.

    If it closed at once, the system would reset the connection, and the client could lose the
    response (RFC 9112, section 9.6).
    """

    parser_class = Parser
    # The type stubs lack these.
    socket: Any
    _flush_exception: Any
    _flush_some: Any
    _has_unread_body = False
    _discard_until: float | None = None

    def service(self) -> None:
        """Answer one request."""
        request: Any = self.requests[0]
        self._has_unread_body = request.is_unread
        super().service()

    def readable(self) -> Any:
        """Return whether to read. At the end of its time, a connection that discards is closed."""
        if self._discard_until is not None and monotonic() > self._discard_until:
            self.will_close = True
        return super().readable()

    def handle_write(self) -> None:
        """Write what waits. After the whole response to an unread body, start to discard."""
        if not (self._has_unread_body and self.close_when_flushed):
            super().handle_write()
            return
        self._flush_exception(self._flush_some)
        if self.will_close:
            self.handle_close()
        elif self.connected and not self.total_outbufs_len:
            self.close_when_flushed = False
            self._discard_until = monotonic() + DISCARD_SECONDS
            self.end_output()

    def received(self, data: bytes) -> bool:
        """Read requests, or discard the rest of a body."""
        return self._discard_until is None and bool(super().received(data))

    def end_output(self) -> None:
        """Tell the client that the response is complete."""
        with suppress(OSError):
            self.socket.shutdown(socket.SHUT_WR)
