"""A connection of waitress over TLS. It never waits: a slow handshake keeps nobody up."""

import socket
import ssl
import threading
from collections.abc import Callable
from contextlib import suppress
from time import time
from typing import Any

from waitress.channel import HTTPChannel

RECORD = 16_384
"""The most that TLS sends and reads at once; of a record this long nothing is half sent."""

NO_TLS = (
    b"HTTP/1.1 400 Bad Request\r\n"
    b"Content-Type: text/plain; charset=utf-8\r\nContent-Length: %d\r\nConnection: close\r\n\r\n%s"
)
HINT = b"This port speaks https: write https:// in front of the address.\n"

_PLAIN = "HTTP_REQUEST"
_IN_BETWEEN = (ssl.SSLWantReadError, ssl.SSLWantWriteError, BlockingIOError)


def tls_channel_factory(context: ssl.SSLContext) -> Callable[..., None]:
    """Return what waitress makes connections with, in place of its own class."""

    def open_channel(server: Any, sock: socket.socket, *rest: Any, **more: Any) -> None:
        # Somebody who is gone already must not take the listener along.
        with suppress(OSError), sock:
            wrapped = context.wrap_socket(sock, server_side=True, do_handshake_on_connect=False)
            TlsChannel(server, wrapped, *rest, **more)

    return open_channel


class TlsChannel(HTTPChannel):
    """Shakes hands when something comes in, then reads and writes as any other connection.

    The loop reads while a thread of the application may write, and OpenSSL knows one at a time.
    """

    socket: Any
    _shaken = False
    _has_to_write = False

    def __init__(self, server: Any, sock: ssl.SSLSocket, *rest: Any, **more: Any) -> None:
        self._turn = threading.Lock()
        super().__init__(server, sock, *rest, **more)
        self.sendbuf_len = RECORD

    def writable(self) -> Any:
        """Say whether there is something to write, of ours or of TLS itself."""
        return self._has_to_write or super().writable()

    def handle_write(self) -> None:
        """Write; what TLS wants to write first has come up in reading."""
        if self._has_to_write:
            self.handle_read()
        if self.socket is not None:
            super().handle_write()

    def handle_read(self) -> None:
        """Take in what has come, as far as it can be read."""
        self._has_to_write = False
        try:
            came = self._taken_in()
        except ssl.SSLWantWriteError:
            self._has_to_write = True
        except _IN_BETWEEN:
            return
        except OSError as error:
            if getattr(error, "reason", None) == _PLAIN:
                self._hint()
            self.handle_close()
        else:
            self._took_in(came)

    def send(self, data: bytes, do_close: bool = True) -> int:  # noqa: FBT001, FBT002 - waitress's
        """Return how much was sent, 0 if nothing can be at the moment."""
        try:
            with self._turn:
                return int(self.socket.send(data[:RECORD]))
        except _IN_BETWEEN:
            return 0
        except OSError:
            if do_close:
                self.handle_close()
            return 0

    def handle_close(self) -> None:
        """Say goodbye as TLS does, as far as somebody still listens, and close."""
        # What a thread sent after the goodbye would go out as it is, for all to read.
        with self.outbuf_lock:
            if self._shaken and self.socket is not None:
                with suppress(OSError, ValueError), self._turn:
                    self.socket.unwrap()
            super().handle_close()

    def _taken_in(self) -> bytes:
        """Return a whole record: of what OpenSSL kept back no poll would tell."""
        with self._turn:
            if not self._shaken:
                self.socket.do_handshake()
                self._shaken = True
            return bytes(self.socket.recv(RECORD))

    def _took_in(self, came: bytes) -> None:
        if came:
            self.last_activity = time()
            self.received(came)
        else:
            self.handle_close()

    def _hint(self) -> None:
        """Tell a browser that came without TLS. What it sent is read, or it would not hear."""
        with suppress(OSError):
            socket.socket.recv(self.socket, RECORD)
            socket.socket.send(self.socket, NO_TLS % (len(HINT), HINT))
