"""A server of one process. Told to stop, it answers what it was asked before it ends."""

import signal
import ssl
from collections.abc import Callable
from time import monotonic
from types import FrameType
from typing import Any

from flask import Flask
from waitress import server, wasyncore
from waitress.channel import HTTPChannel

from service.serving.tls.tls_channel import tls_channel_factory
from service.settings import Settings

GRACE_SECONDS = 5.0
"""How long requests at hand may take after the server was told to stop."""

BUFFERED_BYTES_MAX = 5_000_000
"""What the server takes in, on disk, from whoever asks, with a key or without.

A little more than a body may have, so that the application refuses with a problem of ours what is
too large by mistake; the server's own 413 has none.
"""

CONNECTIONS_MAX = 500
"""A browser keeps up to six open, and each table has several."""

_LOOK_SECONDS = 0.05

# The stubs know neither the settings nor what the map of sockets holds.
_create_server: Any = server.create_server
_loop: Any = wasyncore.loop
_close_all: Any = wasyncore.close_all


class WaitressServer:
    """Listens from the start, serves while it runs: https with ``tls``, whatever settings say.

    Raises: ``OSError`` for an address in use.
    """

    def __init__(self, app: Flask, settings: Settings, tls: ssl.SSLContext | None = None) -> None:
        self._sockets: dict[int, Any] = {}
        self._told = False
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
                # It forgets what only proxies say, unless the application is to look at it.
                clear_untrusted_proxy_headers=not settings.proxies,
            )
        except OSError:
            _close_all(self._sockets)
            raise
        if tls:
            for listener in self._listeners():
                listener.channel_class = tls_channel_factory(tls)

    @property
    def port(self) -> int:
        """The port served on."""
        return int(self._listeners()[0].effective_port)

    def run(self, stop_streams: Callable[[], None]) -> None:
        """Serve until a signal says to stop; a second one does not wait for anybody."""
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, self._tell)
        while not self._told:
            self._pass(1.0)
        stop_streams()
        self._finish()

    def run_beside(self) -> None:
        """Serve from a thread until the process ends; its signals are somebody else's."""
        while True:
            self._pass(1.0)

    def _tell(self, _signal: int, _frame: FrameType | None) -> None:
        if self._told:
            raise SystemExit(1)
        self._told = True
        self._listeners()[0].pull_trigger()

    def _finish(self) -> None:
        """Answer what was asked, for ``GRACE_SECONDS`` at most."""
        until = monotonic() + GRACE_SECONDS
        self._pass(0.0)  # whoever has knocked comes in
        self._pass(0.0)  # and is heard
        for listener in self._listeners():
            # Its own way of closing would take the trigger with it, which the threads pull.
            wasyncore.dispatcher.close(listener)
        while self._busy() and monotonic() < until:
            self._pass(_LOOK_SECONDS)
        self._server.task_dispatcher.shutdown(timeout=max(_LOOK_SECONDS, until - monotonic()))
        _close_all(self._sockets)

    def _busy(self) -> bool:
        """Say whether somebody still waits for an answer; connections at rest are closed."""
        channels = [one for one in self._sockets.values() if isinstance(one, HTTPChannel)]
        resting = [one for one in channels if _rests(one)]
        for channel in resting:
            channel.handle_close()
        return len(channels) > len(resting)

    def _pass(self, seconds: float) -> None:
        _loop(timeout=seconds, use_poll=True, map=self._sockets, count=1)

    def _listeners(self) -> list[Any]:
        return [one for one in self._sockets.values() if isinstance(one, server.TcpWSGIServer)]


def _rests(channel: Any) -> bool:
    return not (channel.requests or channel.request or channel.total_outbufs_len)
