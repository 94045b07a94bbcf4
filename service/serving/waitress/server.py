"""The server of one process, with waitress. Its loop reads whole requests; threads answer them."""

import logging
import signal
import socket
import ssl
from collections.abc import Callable, Sequence
from functools import partial
from time import monotonic
from types import FrameType
from typing import Any

from flask import Flask
from waitress import server, wasyncore

from service.serving.open_files import open_files_max
from service.serving.waitress.channel import Channel
from service.serving.waitress.connection_limits import CONNECTIONS_MAX, ConnectionLimits
from service.serving.waitress.event_loop import EventLoop
from service.serving.waitress.threads import RequestThreads
from service.serving.waitress.tls_channel import tls_channel_factory
from service.settings import BadSetting, Settings

_log = logging.getLogger(__name__)

GRACE_SECONDS = 5.0
"""How long open requests may take after a stop signal."""

REQUEST_BYTES_MAX = 5_000_000
"""The longest request that the server buffers on disk, before authentication.

More than any endpoint accepts. The application gets a longer request without the body, and
answers 413.
"""

BACKLOG = 2048
"""How many connections may wait to be accepted."""

CHECK_SECONDS = 0.5
"""How often connections are checked for deadlines, and threads for requests that hang."""

UNACKNOWLEDGED_SECONDS = 45
"""A connection whose data is not acknowledged for this long is closed: three heartbeats."""

SYSTEM_BUFFER_BYTES = 131_072
"""How many bytes the system buffers for each direction of a connection."""

PAUSE_SECONDS = 0.002
"""How long a process of several does not accept after it has accepted a connection."""

ACCEPTED_AT_ONCE = 100
BUSY_SHARE = 0.4
BUSY_PAUSE_SECONDS = 0.01
"""Above this share of ``CONNECTIONS_MAX``, up to ``ACCEPTED_AT_ONCE`` are accepted together.

A flood of connections then leaves time for requests.
"""

_POLL_SECONDS = 0.05

_OPTIONS = {
    "backlog": BACKLOG,
    "channel_timeout": 1_000_000_000,  # the limits close idle connections
    "recv_bytes": 65_536,
    "max_request_body_size": REQUEST_BYTES_MAX,
    "ident": None,
}

# The type stubs lack the settings and the type of the socket map.
_create_server: Any = server.create_server
_close_all: Any = wasyncore.close_all


class WaitressServer:
    """Listens as soon as it is constructed, and serves in ``run``. With ``tls``, it serves https.

    With ``sockets`` it uses these, which already listen, and not the address in ``settings``.
    Raises: ``OSError`` if the address is in use; ``BadSetting`` if the host has no address.
    """

    def __init__(
        self,
        app: Flask,
        settings: Settings,
        tls: ssl.SSLContext | None = None,
        sockets: Sequence[socket.socket] = (),
    ) -> None:
        self._sockets = EventLoop(_reports_changes)
        self._threads = RequestThreads(settings.threads)
        self._is_stopping = False
        self._has_accepted = False
        self._is_shared = bool(sockets)
        self._accept_after = 0.0
        self._next_check = 0.0
        # Streams hold threads. Their connections do not count.
        most = min(max(CONNECTIONS_MAX, 2 * settings.threads), open_files_max() // 2)
        where = {"sockets": sockets} if sockets else {"host": settings.host, "port": settings.port}
        try:
            self._server = _create_server(
                app,
                map=self._sockets,
                _dispatcher=self._threads,
                # The limits close connections before. This one holds if all are being answered.
                connection_limit=most + settings.threads,
                url_scheme="https" if tls else "http",
                # Drop proxy headers, unless the application reads them.
                clear_untrusted_proxy_headers=not settings.proxies,
                **where,
                **_OPTIONS,
            )
        except OSError:
            _close_all(self._sockets)
            raise
        except ValueError as error:
            raise BadSetting(
                f"{settings.host!r} is not an address of this machine. Choose another with --host"
                " or PAROLI_HOST."
            ) from error
        # Behind a proxy, all clients have its address.
        self.limits = ConnectionLimits(self._channels, most=most, by_address=not settings.proxies)
        for listener in self._listeners():
            listener.channel_class = tls_channel_factory(tls) if tls else Channel
            self._set_up(listener)

    @property
    def port(self) -> int:
        """The port that the server listens on."""
        return int(self._listeners()[0].effective_port)

    def run(self, stop_streams: Callable[[], None]) -> None:
        """Serve until a stop signal. A second signal exits immediately."""
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, self._stop)
        while not self._is_stopping:
            self.serve_for(1.0)
        _log.info("stopping")
        stop_streams()
        self.finish()
        _log.info("stopped")

    def run_in_thread(self) -> None:
        """Serve from a thread until ``end``, without signal handlers."""
        while not self._is_stopping:
            self.serve_for(1.0)
        self.finish()

    def end(self) -> None:
        """Let ``run_in_thread`` answer open requests and return, within a second."""
        self._is_stopping = True

    def serve_for(self, seconds: float) -> None:
        """Serve what comes first, or return after this time."""
        pause = self._accept_after - monotonic()
        self._sockets.run_once(min(seconds, pause) if pause > 0 else seconds)
        if self._has_accepted:
            self._has_accepted = False
            self.limits.trim()
        self._check_if_due()

    def wake(self) -> None:
        """End the current ``serve_for``, if any. A signal handler may call this."""
        for listener in self._listeners()[:1]:
            listener.pull_trigger()

    def finish(self, seconds: float = GRACE_SECONDS) -> None:
        """Accept no further connections, and answer open requests for ``seconds`` at most."""
        deadline = monotonic() + seconds
        self._sockets.run_once(0.0)  # accept connections that wait
        self._sockets.run_once(0.0)  # and read their requests
        for listener in self._listeners():
            # The server's own ``close`` would also close the trigger, which its threads still use.
            wasyncore.dispatcher.close(listener)
        while self._busy() and monotonic() < deadline:
            self._sockets.run_once(_POLL_SECONDS)
            self._check_if_due()
        self._threads.shutdown(timeout=max(_POLL_SECONDS, deadline - monotonic()))
        _close_all(self._sockets)
        self._sockets.close()

    def _check_if_due(self) -> None:
        now = monotonic()
        if now >= self._next_check:
            self._next_check = now + CHECK_SECONDS
            self.limits.check(now)
            self._threads.start_stalled()

    def _set_up(self, listener: Any) -> None:
        listener.handle_accept = partial(self._accept, listener.handle_accept)
        listener.readable = partial(self._may_accept, listener.readable)
        _set_options(listener.socket)

    def _stop(self, _signal: int, _frame: FrameType | None) -> None:
        if self._is_stopping:
            raise SystemExit(1)
        self._is_stopping = True
        self.wake()

    def _busy(self) -> bool:
        """Close idle connections; return whether a client still waits for an answer."""
        channels = self._channels()
        idle = [channel for channel in channels if _is_idle(channel)]
        for channel in idle:
            channel.handle_close()
        return len(channels) > len(idle)

    def _accept(self, accept_next: Callable[[], None]) -> None:
        """Accept a connection that waits; if many are open already, several.

        Then pause. So another process, or the requests of this one, get their turn.
        """
        many = len(self._sockets) > CONNECTIONS_MAX * BUSY_SHARE
        for _ in range(ACCEPTED_AT_ONCE if many else 1):
            before = len(self._sockets)
            accept_next()
            if len(self._sockets) == before:
                break
            self._has_accepted = True
        if many or self._is_shared:
            self._accept_after = monotonic() + (BUSY_PAUSE_SECONDS if many else PAUSE_SECONDS)

    def _may_accept(self, has_room: Callable[[], bool]) -> bool:
        return monotonic() >= self._accept_after and has_room()

    def _channels(self) -> list[Channel]:
        return [s for s in self._sockets.values() if isinstance(s, Channel)]

    def _listeners(self) -> list[Any]:
        return [s for s in self._sockets.values() if isinstance(s, server.BaseWSGIServer)]


def _reports_changes(found: object) -> bool:
    return isinstance(found, Channel)


def _is_idle(channel: Any) -> bool:
    return not (channel.requests or channel.request or channel.total_outbufs_len)


def _set_options(listener: socket.socket) -> None:
    """Set options that accepted connections inherit."""
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SYSTEM_BUFFER_BYTES)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, SYSTEM_BUFFER_BYTES)
    if hasattr(socket, "TCP_USER_TIMEOUT") and listener.family in {socket.AF_INET, socket.AF_INET6}:
        milliseconds = UNACKNOWLEDGED_SECONDS * 1000
        listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, milliseconds)
