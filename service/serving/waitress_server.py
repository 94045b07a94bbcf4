"""The server of one process, with waitress. On a stop signal it first answers open requests."""

import signal
import ssl
from collections.abc import Callable
from time import monotonic
from types import FrameType
from typing import Any

from flask import Flask
from waitress import server, wasyncore

from service.serving.tls.tls_channel import tls_channel_factory
from service.serving.waitress_channel import Channel
from service.settings import BadSetting, Settings

GRACE_SECONDS = 5.0
"""How long open requests may take after a stop signal."""

BUFFERED_BYTES_MAX = 5_000_000
"""The longest request that the server buffers on disk, before authentication.

More than any endpoint accepts. The application gets a longer request without the body, and
answers 413.
"""

CONNECTIONS_MAX = 500
"""A browser keeps up to six open, and each table has several browsers."""

_POLL_SECONDS = 0.05

# The type stubs lack the settings and the type of the socket map.
_create_server: Any = server.create_server
_loop: Any = wasyncore.loop
_close_all: Any = wasyncore.close_all


class WaitressServer:
    """Listens as soon as it is constructed, and serves in ``run``. With ``tls``, it serves https.

    Raises: ``OSError`` if the address is in use; ``BadSetting`` if the host has no address.
    """

    def __init__(self, app: Flask, settings: Settings, tls: ssl.SSLContext | None = None) -> None:
        self._sockets: dict[int, Any] = {}
        self._is_stopping = False
        try:
            self._server = _create_server(
                app,
                map=self._sockets,
                host=settings.host,
                port=settings.port,
                threads=settings.threads,
                connection_limit=CONNECTIONS_MAX,
                max_request_body_size=BUFFERED_BYTES_MAX,
                ident=None,
                url_scheme="https" if tls else "http",
                # Drop proxy headers, unless the application reads them.
                clear_untrusted_proxy_headers=not settings.proxies,
            )
        except OSError:
            _close_all(self._sockets)
            raise
        except ValueError as error:
            raise BadSetting(
                f"{settings.host!r} is not an address of this machine. Choose another with --host"
                " or PAROLI_HOST."
            ) from error
        for listener in self._listeners():
            listener.channel_class = tls_channel_factory(tls) if tls else Channel

    @property
    def port(self) -> int:
        """The port that the server listens on."""
        return int(self._listeners()[0].effective_port)

    def run(self, stop_streams: Callable[[], None]) -> None:
        """Serve until a stop signal. A second signal exits at once."""
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, self._stop)
        while not self._is_stopping:
            self._poll(1.0)
        stop_streams()
        self._finish()

    def run_in_thread(self) -> None:
        """Serve from a thread until the process ends, without signal handlers."""
        while True:
            self._poll(1.0)

    def _stop(self, _signal: int, _frame: FrameType | None) -> None:
        if self._is_stopping:
            raise SystemExit(1)
        self._is_stopping = True
        self._listeners()[0].pull_trigger()

    def _finish(self) -> None:
        """Answer open requests, for ``GRACE_SECONDS`` at most."""
        deadline = monotonic() + GRACE_SECONDS
        self._poll(0.0)  # accept connections that wait
        self._poll(0.0)  # and read their requests
        for listener in self._listeners():
            # The server's own ``close`` would also close the trigger, which its threads still use.
            wasyncore.dispatcher.close(listener)
        while self._busy() and monotonic() < deadline:
            self._poll(_POLL_SECONDS)
        self._server.task_dispatcher.shutdown(timeout=max(_POLL_SECONDS, deadline - monotonic()))
        _close_all(self._sockets)

    def _busy(self) -> bool:
        """Close idle connections; return whether a client still waits for an answer."""
        channels = [s for s in self._sockets.values() if isinstance(s, Channel)]
        idle = [channel for channel in channels if _is_idle(channel)]
        for channel in idle:
            channel.handle_close()
        return len(channels) > len(idle)

    def _poll(self, seconds: float) -> None:
        _loop(timeout=seconds, use_poll=True, map=self._sockets, count=1)

    def _listeners(self) -> list[Any]:
        return [s for s in self._sockets.values() if isinstance(s, server.TcpWSGIServer)]


def _is_idle(channel: Any) -> bool:
    return not (channel.requests or channel.request or channel.total_outbufs_len)
