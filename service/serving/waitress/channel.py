"""A connection of waitress that slow clients cannot hold: see ``connection_limits``."""

import socket
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from threading import Condition, Lock, get_ident
from time import monotonic
from typing import Any

from waitress.buffers import ReadOnlyFileBasedBuffer
from waitress.channel import HTTPChannel
from waitress.task import WSGITask

from service.api.guards.authentication import AUTHENTICATED
from service.api.guards.rate_limits import network_of
from service.api.http.bodies import DISCARD_SECONDS
from service.application.reading.stream_client import STREAM_CLIENT, StreamClient
from service.application.waiting import call_before_wait
from service.serving.waitress.connection_limits import (
    HEADER_SECONDS,
    IDLE_SECONDS,
    Phase,
    transfer_seconds,
)
from service.serving.waitress.parser import Parser, ProblemTask

UNSENT_BYTES_MAX = 65_536
"""A further request of a client waits while more of the last response is unsent."""


class Task(WSGITask):
    """Answers a request, and remembers whether it had a valid key."""

    environ: Any
    channel: Any

    def execute(self) -> None:
        """Call the application and write its response. A request that waits releases its slot."""
        call_before_wait(self.channel.server.task_dispatcher.release_slot)
        super().execute()
        if self.environ.get(AUTHENTICATED):
            self.channel.is_authenticated = True

    def write(self, data: bytes) -> None:
        """Write a part of the response. The head is sent together with the first part.

        A response of unknown length may be a stream, so it releases the request's slot.
        """
        if self.wrote_header:
            super().write(data)
            return
        if self.content_length is None:
            self.channel.server.task_dispatcher.release_slot()
        with self.channel.joined_writes():
            super().write(data)
        if client := self.environ.get(STREAM_CLIENT):
            self.channel.watch_client(client)


class WakeupFilter:
    """waitress's server for one connection: wakes the event loop only if that is needed."""

    def __init__(self, server: Any, channel: "Channel") -> None:
        self._server = server
        self._channel = channel

    def __getattr__(self, name: str) -> Any:
        return getattr(self._server, name)

    def pull_trigger(self) -> None:
        """Let the event loop ask the connection again, and wake the loop, if that is needed.

        While a thread writes, it is not: the end of the write calls this again.
        """
        if self._channel.is_being_written or self._channel.is_watched_for_input():
            return
        self._channel.ask_again()
        self._server.pull_trigger()


class Channel(HTTPChannel):
    """One connection. A thread works for it only while a whole request is being answered.

    After a response to an unread body it discards what the client still sends, then closes. If it
    closed immediately, the system would reset the connection, and the client could lose the
    response (RFC 9112, section 9.6).
    """

    parser_class = Parser
    task_class = Task
    error_task_class = ProblemTask
    # The type stubs lack these.
    server: Any
    socket: Any
    request: Any
    requests: Any
    requests_lock: Any
    _map: Any
    _fileno: int | None
    outbufs: list[Any]
    _flush_exception: Any
    _flush_some_if_lockable: Any

    is_authenticated = False
    _has_unread_body = False
    _discard_until: float | None = None
    _sending_since: float | None = None
    _sent = 0
    _is_new = True
    """Whether no request was complete yet."""

    is_being_written = False
    """Whether a thread writes a part of a response, and may hold ``outbuf_lock``."""

    _is_postponed = False
    _stream_client: StreamClient | None = None
    """The client of the stream that is the last response begun, if it is one."""

    def __init__(self, server: Any, sock: Any, addr: Any, *rest: Any, **more: Any) -> None:
        self._postponing = Lock()
        self._drained = Condition()
        self._loop_thread = get_ident()
        self._rest_since = self._read_by_client = monotonic()
        self.client = network_of(str(addr[0]))
        self._joined: list[Any] | None = None
        server_with_filter: Any = WakeupFilter(server, self)
        super().__init__(server_with_filter, sock, addr, *rest, **more)

    @property
    def phase(self) -> Phase:
        """What the connection does now."""
        if self._discard_until is not None:
            return Phase.ENDING
        if self.requests:
            return Phase.SENDING if self._is_postponed else Phase.ANSWERING
        if self.total_outbufs_len:
            return Phase.SENDING
        return Phase.UNFINISHED if self._is_new or self.request else Phase.IDLE

    @property
    def phase_since(self) -> float:
        """When that began. For a connection that sends, when the client last read."""
        match self.phase:
            case Phase.SENDING:
                return self._read_by_client
            case Phase.UNFINISHED if self.request and not self._is_new:
                return float(self.request.began)
        return self._rest_since

    def is_late(self, now: float) -> bool:
        """Return whether it exceeds the time for what it does."""
        if self._is_read_too_slowly(now):
            return True
        match self.phase:
            case Phase.ENDING:
                return now > (self._discard_until or now)
            case Phase.UNFINISHED if self.request and self.request.body_began:
                allowed = transfer_seconds(self.request.body_bytes_received)
                return now > float(self.request.body_began) + allowed
            case Phase.UNFINISHED:
                return now > self.phase_since + HEADER_SECONDS
            case Phase.IDLE:
                return now > self._rest_since + IDLE_SECONDS
        return False

    def is_watched_for_input(self) -> bool:
        """Return whether it only waits for input, and the event loop notices that unasked."""
        number = self._fileno
        waits_only_for_input = not (self.requests or self.writable())
        return waits_only_for_input and number is not None and self._map.is_watched(number)

    def watch_client(self, client: StreamClient) -> None:
        """Watch for input while a request is answered with a stream: its end is ``client``'s.

        Otherwise a stream without news would hold its thread until it writes.
        """
        self._stream_client = client
        number = self._fileno
        if not self.connected:
            client.leave()
        elif number is not None and not self._map.is_watched(number):
            self.server.pull_trigger()

    def readable(self) -> bool:
        """Return whether the event loop should read. Beside a stream it reads one request more.

        It does so while the stream has something unsent, too: no thread wakes the loop after that.
        """
        if self._stream_client is None or len(self.requests) > 1:
            return bool(super().readable())
        return not (self.will_close or self.close_when_flushed)

    def ask_again(self) -> None:
        """Let the event loop ask before its next wait what to wait for."""
        if (number := self._fileno) is not None:
            self._map.ask_again(number)

    def writable(self) -> bool:
        """Return whether the event loop should write, once the client can receive.

        While a thread writes, the loop could only try in vain, again and again.
        """
        return not self.is_being_written and self._has_to_write()

    def _has_to_write(self) -> bool:
        return bool(super().writable())

    @contextmanager
    def joined_writes(self) -> Iterator[None]:
        """Write everything of a block at its end."""
        joined: list[bytes] = []
        self._joined = joined
        try:
            yield
        finally:
            self._joined = None
        self.write_soon(b"".join(joined))

    def write_soon(self, data: Any) -> int:
        """Write as soon as possible; return the number of bytes. Only request threads call this.

        The thread sends what it can. It wakes the event loop if something remains to be sent. It
        does so after it has released ``outbuf_lock``, without which the loop cannot write.
        """
        if self._joined is not None:
            self._joined.append(data)
            return len(data)
        self._flush_outbufs_below_high_watermark()
        self.is_being_written = True
        try:
            return int(super().write_soon(data))
        finally:
            self.is_being_written = False
            if self._has_to_write():
                self.server.pull_trigger()

    def buffered_bytes(self) -> int:
        """Return how many bytes of its requests and responses are in memory or temporary files."""
        requests = [*self.requests, *filter(None, [self.request])]
        received = sum(one.header_bytes_received + one.body_bytes_received for one in requests)
        outbufs = [one for one in self.outbufs if not isinstance(one, ReadOnlyFileBasedBuffer)]
        return int(received + sum(len(one) for one in outbufs))

    def close_late(self) -> None:
        """Answer an unfinished request with 408, or close immediately."""
        if self.phase is not Phase.UNFINISHED or self.request is None:
            self.handle_close()
            return
        with self.requests_lock:
            late, self.request = self.request, None
            late.give_up()
            self.requests.append(late)
        self.server.add_task(self)

    def service(self) -> None:
        """Answer one request, or free the thread until the client has read the last response."""
        with self._postponing:
            self._is_postponed = self.total_outbufs_len > UNSENT_BYTES_MAX
        if self._is_postponed:
            self.server.pull_trigger()
            return
        self._is_new = False
        self._stream_client = None
        request: Any = self.requests[0]
        self._has_unread_body = request.is_unread
        super().service()
        self._rest_since = monotonic()

    def handle_write(self) -> None:
        """Write what waits. After the whole response to an unread body, start to discard."""
        # A thread may write at this moment. It then wakes the event loop at the end.
        self._flush_exception(self._flush_some_if_lockable)
        if self._has_sent_enough():
            self._wake_writer()
        if self.close_when_flushed and not self.total_outbufs_len:
            self.close_when_flushed = False
            self._end_responses()
        if self.will_close:
            self.handle_close()
        self._continue()

    def handle_close(self) -> None:
        """Close immediately."""
        super().handle_close()
        self._wake_writer()
        if self._stream_client is not None:
            self._stream_client.leave()

    def received(self, data: bytes) -> bool:
        """Read requests, or discard the rest of a body."""
        return self._discard_until is None and bool(super().received(data))

    def recv(self, buffer_size: int) -> bytes:
        """Return what has arrived. A connection that is lost is closed without a traceback."""
        try:
            return bytes(super().recv(buffer_size))
        except BlockingIOError:
            raise
        except OSError:
            self.handle_close()
            return b""

    def send(self, data: bytes, do_close: bool = True) -> int:  # noqa: FBT001, FBT002 - waitress's
        """Return how many bytes were sent, 0 if none can be sent now."""
        try:
            return int(super().send(data, do_close))
        except OSError:
            if do_close:
                self.handle_close()
            return 0

    def end_output(self) -> None:
        """Tell the client that the response is complete."""
        with suppress(OSError):
            self.socket.shutdown(socket.SHUT_WR)

    def _flush_some(self, do_close: bool = True) -> bool:  # noqa: FBT001, FBT002 - waitress's
        """Send as much as possible, and count it."""
        unsent = self.total_outbufs_len
        # Only the event loop may remove a socket from its map.
        do_close = do_close and get_ident() == self._loop_thread
        has_sent = bool(super()._flush_some(do_close=do_close))  # type: ignore[misc]
        if has_sent:
            self._sent += unsent - self.total_outbufs_len
            self._read_by_client = monotonic()
        return has_sent

    def _flush_outbufs_below_high_watermark(self) -> None:
        """Wait until the event loop has sent enough, or the connection is closed.

        waitress waits while it holds ``outbuf_lock`` when it wakes the loop, which then could not
        write yet and would not be woken again.
        """
        if self._has_sent_enough():
            return
        self.server.task_dispatcher.release_slot()
        self.server.pull_trigger()
        with self._drained:
            self._drained.wait_for(lambda: not self.connected or self._has_sent_enough())

    def _has_sent_enough(self) -> bool:
        return bool(self.total_outbufs_len <= self.adj.outbuf_high_watermark)

    def _wake_writer(self) -> None:
        with self._drained:
            self._drained.notify_all()

    def _end_responses(self) -> None:
        """Close after the last response, or start to discard the body that was not read."""
        if self.will_close or not (self._has_unread_body and self.connected):
            self.will_close = True
            return
        self._discard_until = monotonic() + DISCARD_SECONDS
        self.end_output()

    def _is_read_too_slowly(self, now: float) -> bool:
        """Return whether the client reads too slowly. Called regularly."""
        if not self.total_outbufs_len:
            self._sending_since = None
            return False
        if self._sending_since is None:
            self._sending_since, self._sent = now, 0
        return now > self._sending_since + transfer_seconds(self._sent)

    def _continue(self) -> None:
        """Answer a request that was postponed, once the client has read enough."""
        with self._postponing:
            is_due = self._is_postponed and self.total_outbufs_len <= UNSENT_BYTES_MAX
            if is_due:
                self._is_postponed = False
        if is_due and self.connected:
            self.server.add_task(self)
