"""Whether the client of a stream has left, as only the server of its connection knows."""

from collections.abc import Callable

STREAM_CLIENT = "paroli.stream_client"
"""The entry of the WSGI environment in which a stream gives its ``StreamClient`` to the server."""


class StreamClient:
    """The client of one stream. Its methods may be called by any thread."""

    def __init__(self) -> None:
        self.has_left = False
        self._wake: Callable[[], None] | None = None

    def wake_with(self, wake: Callable[[], None]) -> None:
        """Call ``wake`` when the client leaves. The stream reads ``has_left`` after this."""
        self._wake = wake

    def leave(self) -> None:
        """Record that the client has closed the connection, and wake the stream."""
        self.has_left = True
        if self._wake is not None:
            self._wake()
