"""The event loop does not turn in vain, and sends everything that threads leave to it."""

import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing
from time import monotonic

import pytest
from flask import Flask, Response

from service.application.waiting import before_wait
from service.serving.waitress.channel import Channel
from service.serving.waitress.event_loop import EventLoop
from service.serving.waitress.server import WaitressServer
from service.serving.waitress.threads import SLOTS
from service.settings import read_settings
from tests.api.http_server import LOOPBACK
from tests.waiting import TIMEOUT_SECONDS, until

STREAMS = SLOTS + 2
SETTINGS = read_settings({"PAROLI_PORT": "0", "PAROLI_THREADS": str(STREAMS + 2)})
TURNS = 100
A_DAY = 86_400.0
PIECE = b"x" * 1_000_000
PIECES = 40
"""Together more than waitress buffers of one response, which is 16 MB."""

GET = b"GET / HTTP/1.1\r\nHost: h\r\n\r\n"
GET_PIECES = GET.replace(b"/ ", b"/pieces ")
GET_STREAM = GET.replace(b"/ ", b"/stream ")
GET_WAITING = GET.replace(b"/ ", b"/waiting ")
GET_HANGING = GET.replace(b"/ ", b"/hanging ")
GET_LARGE = GET.replace(b"/ ", b"/large ")


class Watched:
    """An application, and a server whose connections show what the event loop asks them.

    With ``holds_writes``, a thread stops in its first write, in which it has the lock of the
    output, until ``go_on``. With ``is_full``, the client then takes nothing of it.
    """

    def __init__(self, *, holds_writes: bool = False, is_full: bool = False) -> None:
        self.asked = self.pieces = self.streams = 0
        self.writes, self.go_on, self.over, self.has_ended = (threading.Event() for _ in range(4))
        self._holds_writes, self._is_full = holds_writes, is_full
        self.app = Flask("watched")
        self.app.add_url_rule("/", "whole", lambda: "whole")
        self.app.add_url_rule("/pieces", "pieces", lambda: Response(self._pieces()))
        self.app.add_url_rule("/stream", "stream", lambda: Response(self._stream()))
        self.app.add_url_rule("/waiting", "waiting", self._waiting)
        self.app.add_url_rule("/hanging", "hanging", lambda: b"".join(self._stream()))
        self.app.add_url_rule("/large", "large", lambda: PIECE * PIECES)
        self.server = WaitressServer(self.app, SETTINGS)
        for listener in self.server._listeners():
            listener.channel_class = self._channel_class()

    def connect(self, sent: bytes) -> socket.socket:
        client = socket.create_connection((LOOPBACK, self.server.port), TIMEOUT_SECONDS)
        client.sendall(sent)
        return client

    def hold(self, send: Callable[[], int]) -> int:
        """Send in a request thread."""
        if not self._holds_writes or self.go_on.is_set():
            return send()
        self.writes.set()
        assert self.go_on.wait(TIMEOUT_SECONDS)
        return 0 if self._is_full else send()

    def has_turned(self) -> bool:
        """Turn the loop once; return true."""
        self.server.serve_for(0.0)
        return True

    def has_too_much_unsent(self) -> bool:
        """Return whether the thread must wait for the client before it writes more."""
        return any(
            channel.total_outbufs_len > channel.adj.outbuf_high_watermark
            for channel in self.server._channels()
        )

    def _channel_class(self) -> type[Channel]:
        watched = self

        class WatchedChannel(Channel):
            def writable(self) -> bool:
                watched.asked += threading.get_ident() == self._loop_thread
                return super().writable()

            def send(self, data: bytes, do_close: bool = True) -> int:  # noqa: FBT001, FBT002 - waitress's
                if threading.get_ident() == self._loop_thread:
                    return super().send(data, do_close)
                return watched.hold(lambda: super(WatchedChannel, self).send(data, do_close))

        return WatchedChannel

    def _pieces(self) -> Iterator[bytes]:
        try:
            for _ in range(PIECES):
                self.pieces += 1
                yield PIECE
        finally:
            self.has_ended.set()

    def _stream(self) -> Iterator[bytes]:
        yield b"whole"
        self.streams += 1
        self.over.wait()

    def _waiting(self) -> str:
        before_wait()
        return b"".join(self._stream()).decode()


class ChangingSocket:
    """A socket that begins to have something to write just after the loop has asked it."""

    accepting = False

    def __init__(self, number: int, loop: EventLoop) -> None:
        self._number, self._loop = number, loop
        self.is_writable = False
        self.has_written = False

    def readable(self) -> bool:
        return False

    def writable(self) -> bool:
        before, self.is_writable = self.is_writable, True
        self._loop.ask_again(self._number)
        return before

    def handle_write_event(self) -> None:
        self.has_written = True


class Replacing:
    """A socket that, when it is read, puts a new socket in the place of another."""

    accepting = False

    def __init__(self, loop: EventLoop, number: int, read: list[int]) -> None:
        self._loop, self._replaced, self._read = loop, number, read

    def readable(self) -> bool:
        return True

    def writable(self) -> bool:
        return False

    def handle_read_event(self) -> None:
        self._read.append(self._replaced)
        del self._loop[self._replaced]
        self._loop[self._replaced] = Replacing(self._loop, self._replaced, self._read)


@pytest.fixture
def stack() -> Iterator[ExitStack]:
    with ExitStack() as opened:
        yield opened


def run_in_thread(watched: Watched, stack: ExitStack) -> None:
    """Run the loop. It waits for a day, unless something happens to a connection or wakes it."""
    over = threading.Event()

    def serve() -> None:
        while not over.is_set():
            watched.server.serve_for(A_DAY)

    def stop() -> None:
        over.set()
        watched.server.wake()
        loop.join()
        watched.server.finish(1.0)

    loop = threading.Thread(target=serve, daemon=True)
    loop.start()
    stack.callback(stop)


def received_until(
    client: socket.socket, is_whole: Callable[[bytes | bytearray], bool]
) -> bytearray:
    """Return what arrives. Fail if the connection ends or nothing comes for long."""
    received = bytearray()
    while not is_whole(received):
        piece = client.recv(1_000_000)
        assert piece, f"the connection ended after {received[-100:]!r}"
        received += piece
    return received


def has_answers(count: int) -> Callable[[bytes | bytearray], bool]:
    return lambda received: received.count(b"whole") == count


def test_the_loop_does_not_turn_while_a_thread_writes(stack: ExitStack) -> None:
    watched = Watched(holds_writes=True)
    client = stack.enter_context(closing(watched.connect(GET)))
    until(lambda: watched.has_turned() and watched.writes.is_set())
    client.sendall(GET)  # so that the loop looks at this connection
    before = watched.asked
    for _ in range(TURNS):
        watched.server.serve_for(0.0)
    assert watched.asked - before < TURNS // 10
    watched.go_on.set()
    run_in_thread(watched, stack)
    received_until(client, has_answers(2))


def test_a_change_while_the_loop_asks_is_seen(stack: ExitStack) -> None:
    loop = EventLoop(lambda _: True)
    stack.callback(loop.close)
    first, _second = (stack.enter_context(closing(end)) for end in socket.socketpair())
    changing = ChangingSocket(first.fileno(), loop)
    loop[first.fileno()] = changing
    for _ in range(2):
        loop.run_once(0.0)
    assert changing.has_written


def test_a_new_socket_gets_no_event_of_the_closed_one(stack: ExitStack) -> None:
    loop = EventLoop(lambda _: True)
    stack.callback(loop.close)
    ends = [stack.enter_context(closing(end)) for end in socket.socketpair()]
    numbers = [end.fileno() for end in ends]
    read: list[int] = []
    for end, number, other in zip(ends, numbers, reversed(numbers), strict=True):
        loop[number] = Replacing(loop, other, read)
        end.sendall(b"x")
    loop.run_once(0.0)
    assert len(read) == 1


@pytest.mark.parametrize("sent", [GET_STREAM, GET_WAITING])
def test_requests_that_wait_cost_the_others_nothing(stack: ExitStack, sent: bytes) -> None:
    """There are more of them than slots, and the loop does not ask their connections."""
    watched = Watched()
    run_in_thread(watched, stack)
    stack.callback(watched.over.set)
    for _ in range(STREAMS):
        stack.enter_context(closing(watched.connect(sent)))
    until(lambda: watched.streams == STREAMS)
    client = stack.enter_context(closing(watched.connect(b"")))
    before = watched.asked
    for _ in range(TURNS):
        client.sendall(GET)
        received_until(client, has_answers(1))
    assert watched.asked - before < TURNS * STREAMS


def test_requests_that_hang_do_not_block_the_others(stack: ExitStack) -> None:
    watched = Watched()
    stack.callback(watched.server.finish, 1.0)
    stack.callback(watched.over.set)
    for _ in range(SLOTS):
        stack.enter_context(closing(watched.connect(GET_HANGING)))
    until(lambda: watched.has_turned() and watched.streams == SLOTS)
    client = stack.enter_context(closing(watched.connect(GET)))
    client.settimeout(0)

    def is_answered() -> bool:
        watched.has_turned()
        try:
            return has_answers(1)(client.recv(65_536))
        except BlockingIOError:
            return False

    until(is_answered)


@pytest.mark.parametrize("is_full", [False, True])
def test_what_a_thread_could_not_send_is_sent(stack: ExitStack, *, is_full: bool) -> None:
    watched = Watched(holds_writes=True, is_full=is_full)
    run_in_thread(watched, stack)
    client = stack.enter_context(closing(watched.connect(GET)))
    assert watched.writes.wait(TIMEOUT_SECONDS)
    before = watched.asked
    client.sendall(GET)
    until(lambda: watched.asked > before)  # the loop asks in the middle of the write
    watched.go_on.set()
    received_until(client, has_answers(2))


def test_a_piece_that_a_stream_could_not_send_is_sent(stack: ExitStack) -> None:
    watched = Watched(holds_writes=True, is_full=True)
    run_in_thread(watched, stack)
    stack.callback(watched.over.set)
    client = stack.enter_context(closing(watched.connect(GET_STREAM)))
    assert watched.writes.wait(TIMEOUT_SECONDS)
    watched.go_on.set()
    received_until(client, has_answers(1))


def test_a_connection_is_closed_after_a_response_that_was_not_sent_at_once(
    stack: ExitStack,
) -> None:
    watched = Watched(holds_writes=True, is_full=True)
    run_in_thread(watched, stack)
    sent = GET.replace(b"Host: h", b"Host: h\r\nConnection: close")
    client = stack.enter_context(closing(watched.connect(sent)))
    assert watched.writes.wait(TIMEOUT_SECONDS)
    watched.go_on.set()
    received_until(client, has_answers(1))
    assert client.recv(1) == b""


def test_a_response_waits_for_its_reader(stack: ExitStack) -> None:
    watched = Watched()
    run_in_thread(watched, stack)
    client = stack.enter_context(closing(watched.connect(GET_PIECES)))
    received = received_until(client, lambda got: b"\r\n\r\n" in got)
    until(watched.has_too_much_unsent)
    assert watched.pieces < PIECES
    assert not watched.has_ended.is_set()
    received += received_until(client, lambda got: got.endswith(b"\r\n0\r\n\r\n"))
    assert received.partition(b"\r\n\r\n")[2].count(b"x") == PIECES * len(PIECE)


def test_a_response_that_waits_for_its_reader_lets_others_run(stack: ExitStack) -> None:
    watched = Watched()
    watched.server._threads._slots = 1
    run_in_thread(watched, stack)
    reader = stack.enter_context(closing(watched.connect(GET_LARGE * 2)))
    received_until(reader, lambda got: b"\r\n\r\n" in got)
    until(watched.has_too_much_unsent)
    client = stack.enter_context(closing(watched.connect(GET)))
    received_until(client, has_answers(1))


def test_a_reader_that_leaves_frees_the_thread(stack: ExitStack) -> None:
    watched = Watched()
    run_in_thread(watched, stack)
    client = watched.connect(GET_PIECES)
    received_until(client, lambda got: b"\r\n\r\n" in got)
    until(watched.has_too_much_unsent)
    client.close()
    assert watched.has_ended.wait(TIMEOUT_SECONDS)


def test_a_connection_that_the_limits_close_frees_its_thread(stack: ExitStack) -> None:
    watched = Watched()
    stack.enter_context(closing(watched.connect(GET_PIECES)))
    until(lambda: watched.has_turned() and watched.has_too_much_unsent())
    watched.server.limits.check(monotonic())
    watched.server.limits.check(monotonic() + A_DAY)
    assert watched.has_ended.wait(TIMEOUT_SECONDS)
    watched.server.finish(1.0)
