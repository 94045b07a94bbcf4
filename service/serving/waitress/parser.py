"""Reads requests for waitress, and answers those that cannot be read with problem details."""

import io
import json
from time import monotonic
from typing import Any

from waitress.parser import HTTPRequestParser
from waitress.task import ErrorTask
from waitress.utilities import BadRequest, Error, RequestHeaderFieldsTooLarge
from waitress.utilities import RequestEntityTooLarge as BodyTooLarge
from werkzeug.exceptions import RequestEntityTooLarge

from service.api.http.errors import PROBLEM_TYPE, problem_of_status

_VERSIONS = ("1.0", "1.1")
_OTHER_VERSION = "A request must be of HTTP/1.0 or HTTP/1.1."
_NO_HOST = "An HTTP/1.1 request needs one Host header."
_SLOW = "The request did not arrive in time."
_NO_REQUEST = b"GET / HTTP/1.0\r\n"


class RequestTimeout(Error):  # noqa: N818 - named like waitress's errors
    """A request did not arrive in time."""

    code = 408
    reason = "Request Timeout"


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

    waitress's own response comes before authentication.
    """

    headers: dict[str, str]
    is_unread = False
    """Whether the request is complete although its body is not."""

    body_began: float | None = None

    def __init__(self, adj: Any) -> None:
        super().__init__(adj)
        self.began = monotonic()

    def received(self, data: bytes) -> int:
        """Return how many bytes were read. A body that is too long ends the connection's input."""
        read: int = super().received(data)
        if self.headers_finished and (self.error is None or isinstance(self.error, BodyTooLarge)):
            self.error = self._head_error() or self.error
        if isinstance(self.error, RequestHeaderFieldsTooLarge):
            most = self.adj.max_request_header_size
            self.error = RequestHeaderFieldsTooLarge(f"The headers may have {most} bytes at most.")
        if isinstance(self.error, BodyTooLarge):
            self.error = None
            self._stop_reading()
            if self.chunked:
                self.headers["CONTENT_LENGTH"] = str(self.body_bytes_received)
            return len(data)
        if self.error is not None:
            self._stop_reading()
            return len(data)
        if self.headers_finished and self.body_began is None:
            self.body_began = monotonic()
        return read

    def give_up(self) -> None:
        """End a request that did not arrive in time."""
        if not self.headers_finished:
            self.parse_header(_NO_REQUEST)
        self.error = RequestTimeout(_SLOW)
        self._stop_reading()

    def get_body_stream(self) -> Any:
        """Return the body for the application."""
        return UnreadBody() if self.is_unread else super().get_body_stream()

    def _stop_reading(self) -> None:
        """Complete the request. Nothing after it can be read as a request."""
        self.completed = self.is_unread = True
        self.expect_continue = False
        self.headers["CONNECTION"] = "close"

    def _head_error(self) -> Error | None:
        if self.empty:
            return None
        if self.version not in _VERSIONS:
            return BadRequest(_OTHER_VERSION)
        if self.version == "1.1" and "," in self.headers.get("HOST", ","):
            return BadRequest(_NO_HOST)
        return None


class ProblemTask(ErrorTask):
    """Answers a request that cannot be read."""

    request: Any
    status: str
    content_length: int
    response_headers: list[tuple[str, str]]

    def execute(self) -> None:
        """Write the response."""
        error = self.request.error
        problem = problem_of_status(error.code, error.body)
        body = json.dumps(problem.view()).encode()
        self.status = f"{error.code} {error.reason}"
        self.response_headers.append(("Content-Type", PROBLEM_TYPE))
        self.set_close_on_finish()
        self.content_length = len(body)
        self.write(body)
