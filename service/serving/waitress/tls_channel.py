"""A waitress connection over TLS. It never blocks, so a slow handshake delays no other client."""

import socket
import ssl
import threading
from collections.abc import Callable
from contextlib import suppress
from time import time
from typing import Any

from service.serving.waitress.channel import Channel

RECORD = 16_384
"""The longest TLS record. A send of at most this length is never partial."""

NO_TLS = (
    b"HTTP/1.1 400 Bad Request\r\n"
    b"Content-Type: text/plain; charset=utf-8\r\nContent-Length: %d\r\nConnection: close\r\n\r\n%s"
)
HINT = b"This port serves https. Put https:// in front of the address.\n"

_PLAIN_HTTP = "HTTP_REQUEST"
_TRY_LATER = (ssl.SSLWantReadError, ssl.SSLWantWriteError, BlockingIOError)


def tls_channel_factory(context: ssl.SSLContext) -> Callable[..., None]:
    """Return a factory of connections, for waitress to call in place of its own class."""

    def open_channel(server: Any, sock: socket.socket, *rest: Any, **more: Any) -> None:
        # An error here, such as a client that is gone, must not close the listener.
        with suppress(OSError), sock:
            wrapped = context.wrap_socket(sock, server_side=True, do_handshake_on_connect=False)
            TlsChannel(server, wrapped, *rest, **more)

    return open_channel


class TlsChannel(Channel):
    """Does the TLS handshake on the first data, then reads and writes like any connection.

    The loop may read while an application thread writes, and OpenSSL allows one at a time.
    """

    socket: Any
    _has_shaken_hands = False
    _tls_must_write = False

    def __init__(self, server: Any, sock: ssl.SSLSocket, *rest: Any, **more: Any) -> None:
        self._lock = threading.Lock()
        super().__init__(server, sock, *rest, **more)
        self.sendbuf_len = RECORD

    def writable(self) -> Any:
        """Return whether the application or TLS itself has something to write."""
        return self._tls_must_write or super().writable()

    def handle_write(self) -> None:
        """Write what waits. If TLS must write first, read: that continues the handshake."""
        if self._tls_must_write:
            self.handle_read()
        if self.socket is not None:
            super().handle_write()

    def handle_read(self) -> None:
        """Read what has arrived, as far as it is readable."""
        self._tls_must_write = False
        try:
            received = self._read_record()
        except ssl.SSLWantWriteError:
            self._tls_must_write = True
        except _TRY_LATER:
            return
        except OSError as error:
            if getattr(error, "reason", None) == _PLAIN_HTTP:
                self._hint()
            self.handle_close()
        else:
            self._pass_on(received)

    def send(self, data: bytes, do_close: bool = True) -> int:  # noqa: FBT001, FBT002 - waitress's
        """Return how many bytes were sent, 0 if none can be sent now."""
        try:
            with self._lock:
                return int(self.socket.send(data[:RECORD]))
        except _TRY_LATER:
            return 0
        except OSError:
            if do_close:
                self.handle_close()
            return 0

    def handle_close(self) -> None:
        """Send the TLS close message, if the client is still there, and close."""
        # Without this lock a thread could send after the close message, unencrypted.
        with self.outbuf_lock:
            if self._has_shaken_hands and self.socket is not None:
                with suppress(OSError, ValueError), self._lock:
                    self.socket.unwrap()
            super().handle_close()

    def end_output(self) -> None:
        """Leave the output open, as TLS ends it when the connection closes."""

    def _read_record(self) -> bytes:
        """Return a whole record: poll does not report data that OpenSSL has buffered."""
        with self._lock:
            if not self._has_shaken_hands:
                self.socket.do_handshake()
                self._has_shaken_hands = True
            return bytes(self.socket.recv(RECORD))

    def _pass_on(self, received: bytes) -> None:
        if received:
            self.last_activity = time()
            self.received(received)
        else:
            self.handle_close()

    def _hint(self) -> None:
        """Answer a request that was sent without TLS. The request must be read first."""
        with suppress(OSError):
            socket.socket.recv(self.socket, RECORD)
            socket.socket.send(self.socket, NO_TLS % (len(HINT), HINT))
