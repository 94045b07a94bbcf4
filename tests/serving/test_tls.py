"""A server over TLS: who is answered, and what one client can keep from the others."""

import socket
import ssl
import struct
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from types import SimpleNamespace
from typing import Any

import pytest
from flask import Flask, Response, request
from waitress.adjustments import Adjustments

from service.serving.tls.authority import Authority
from service.serving.tls.server_tls import prepare_tls
from service.serving.tls.tls_channel import RECORD, TlsChannel
from service.serving.waitress_server import BUFFERED_BYTES_MAX, WaitressServer
from tests.api.http_client import connection_to
from tests.api.http_server import LOOPBACK
from tests.serving.here import NOW, settings_in

THREADS = 4
LONG = 3_000_000
AT_ONCE = 60
HEARD = threading.Event()


@dataclass(frozen=True)
class There:
    """A server over TLS and the authority that vouches for it."""

    port: int
    authority: Authority

    def trusting(self) -> ssl.SSLContext:
        return ssl.create_default_context(cadata=self.authority.pem)


def toy() -> Flask:
    app = Flask("toy")

    @app.route("/seen")
    def seen() -> dict[str, str | None]:
        return {"scheme": request.scheme, "from": request.remote_addr}

    @app.route("/echo", methods=["POST"])
    def echo() -> bytes:
        return request.get_data()

    @app.route("/long")
    def long() -> bytes:
        return bytes(4 * LONG)

    @app.route("/drops")
    def drops() -> Response:
        return Response(f"drop {number}\n" for number in range(1000))

    @app.route("/live")
    def live() -> Response:
        def lines() -> Iterator[str]:
            yield "first\n"
            HEARD.wait(30)
            yield "heard\n" if HEARD.is_set() else "nobody heard\n"

        return Response(lines())

    return app


@pytest.fixture(scope="module")
def there(tmp_path_factory: pytest.TempPathFactory) -> There:
    """A toy that is served over TLS until the tests end."""
    settings = settings_in(tmp_path_factory.mktemp("tls"), port="0", threads=str(THREADS))
    secured = prepare_tls(settings, NOW)
    server = WaitressServer(toy(), settings, secured.context)
    threading.Thread(target=server.run_in_thread, daemon=True).start()
    return There(server.port, secured.authority)


@contextmanager
def line_to(
    there: There, context: ssl.SSLContext | None = None, name: str = LOOPBACK
) -> Iterator[ssl.SSLSocket]:
    """Lend a connection on which an end that nobody announced is an error."""
    with (
        socket.create_connection((LOOPBACK, there.port), timeout=30) as plain,
        (context or there.trusting()).wrap_socket(
            plain, server_hostname=name, suppress_ragged_eofs=False
        ) as line,
    ):
        yield line


def got(there: There, path: str, context: ssl.SSLContext | None = None) -> tuple[int, bytes]:
    connection = connection_to(there.port, context or there.trusting())
    try:
        connection.request("GET", path)
        answer = connection.getresponse()
        assert answer.headers["Server"] is None
        return answer.status, answer.read()
    finally:
        connection.close()


@pytest.mark.parametrize("name", [socket.gethostname(), "localhost", LOOPBACK, "::1"])
def test_who_trusts_the_authority_is_answered_by_every_name(there: There, name: str) -> None:
    with line_to(there, name=name) as line:
        line.sendall(b"GET /seen HTTP/1.1\r\nHost: table\r\nConnection: close\r\n\r\n")
        answer = b"".join(iter(lambda: line.recv(4096), b""))
    assert answer.startswith(b"HTTP/1.1 200 OK\r\n")
    assert b'"scheme":"https"' in answer
    assert f'"from":"{LOOPBACK}"'.encode() in answer


def test_a_wrong_name_is_not_believed(there: There) -> None:
    with (
        pytest.raises(ssl.SSLCertVerificationError, match="Hostname mismatch"),
        line_to(there, name="somebody-else.local"),
    ):
        pass


def test_who_does_not_know_the_authority_does_not_come_in(there: There) -> None:
    with (
        pytest.raises(ssl.SSLCertVerificationError, match="unable to get local issuer"),
        line_to(there, ssl.create_default_context()),
    ):
        pass


@pytest.mark.parametrize("version", [ssl.TLSVersion.TLSv1_2, ssl.TLSVersion.TLSv1_3])
def test_long_bodies_come_and_go_whole(there: There, version: ssl.TLSVersion) -> None:
    context = there.trusting()
    context.minimum_version = context.maximum_version = version
    body = bytes(range(256)) * (LONG // 256)
    connection = connection_to(there.port, context)
    for _ in range(2):
        connection.request("POST", "/echo", body)
        assert connection.getresponse().read() == body
    connection.close()


def test_a_stream_comes_whole(there: There) -> None:
    _, drops = got(there, "/drops")
    assert drops.splitlines()[-1] == b"drop 999"


def test_who_reads_slowly_gets_everything_and_keeps_nobody_waiting(there: There) -> None:
    context = there.trusting()
    with socket.socket() as narrow:
        narrow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        narrow.connect((LOOPBACK, there.port))
        with context.wrap_socket(
            narrow, server_hostname=LOOPBACK, suppress_ragged_eofs=False
        ) as line:
            line.sendall(b"GET /long HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
            assert line.recv(8).startswith(b"HTTP/1.1")
            assert got(there, "/seen", context)[0] == 200
            came = b"".join(iter(lambda: line.recv(RECORD), b""))
    assert len(came.partition(b"\r\n\r\n")[2]) == 4 * LONG


def test_a_stream_is_heard_while_it_goes_on(there: There) -> None:
    connection = connection_to(there.port, there.trusting())
    connection.request("GET", "/live")
    answer = connection.getresponse()
    assert answer.readline() == b"first\n"
    HEARD.set()
    assert answer.readline() == b"heard\n"
    connection.close()


def test_a_body_much_too_large_is_refused_before_it_comes(there: There) -> None:
    with line_to(there) as line:
        head = f"POST /echo HTTP/1.1\r\nHost: x\r\nContent-Length: {BUFFERED_BYTES_MAX + 1}\r\n\r\n"
        line.sendall(head.encode())
        assert line.recv(4096).startswith(b"HTTP/1.1 413 ")


def test_many_connections_are_kept_open(there: There) -> None:
    context = there.trusting()
    lines = [connection_to(there.port, context) for _ in range(AT_ONCE)]
    for _ in range(2):
        for line in lines:
            line.request("GET", "/seen")
            assert line.getresponse().read()
    assert len({line.sock.getsockname() for line in lines}) == AT_ONCE
    for line in lines:
        line.close()


def test_all_at_once_are_answered(there: There) -> None:
    context = there.trusting()
    with ThreadPoolExecutor(AT_ONCE) as pool:
        answers = [*pool.map(lambda _: got(there, "/drops", context), range(AT_ONCE))]
    assert {(status, len(drops)) for status, drops in answers} == {(200, 8890)}


@pytest.mark.parametrize("begun", [b"", b"\x16\x03\x01\x02\x00\x01", b"\x16\x03\x01\x00\x05"])
def test_who_does_not_finish_shaking_hands_keeps_nobody_waiting(there: There, begun: bytes) -> None:
    with ExitStack() as silent:
        for _ in range(AT_ONCE):
            line = silent.enter_context(socket.create_connection((LOOPBACK, there.port)))
            line.sendall(begun)
        began = datetime.now(UTC)
        for _ in range(9):
            assert got(there, "/seen")[0] == 200
        assert (datetime.now(UTC) - began).total_seconds() < 5


def test_who_sends_a_request_slowly_keeps_no_thread(there: There) -> None:
    context = there.trusting()
    with ExitStack() as slow:
        for _ in range(AT_ONCE):
            line = slow.enter_context(line_to(there, context))
            line.sendall(b"POST /echo HTTP/1.1\r\nContent-Length: 9\r\n")
        assert got(there, "/seen", context)[0] == 200
        line.sendall(b"Host: x\r\nConnection: close\r\n\r\n123456789")
        assert b"".join(iter(lambda: line.recv(4096), b"")).endswith(b"123456789")


# Python leaves a connection that was reset in the middle of being wrapped to its collector.
@pytest.mark.filterwarnings("ignore:unclosed <ssl.SSLSocket:ResourceWarning")
@pytest.mark.parametrize(
    "noise", [b"", b"\x16\x03\x01\x00\x02\x05\x05", b"\x00" * 99, b"SSH-2.0-nobody\r\n"]
)
def test_who_talks_nonsense_or_hangs_up_is_dropped(there: There, noise: bytes) -> None:
    hang_up = struct.pack("ii", 1, 0)
    for reset in (False, True) * 9:
        with socket.create_connection((LOOPBACK, there.port)) as line:
            line.sendall(noise)
            if reset:
                line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, hang_up)
    assert got(there, "/seen")[0] == 200


def test_nothing_is_sent_between_goodbye_and_close() -> None:
    ours, theirs = socket.socketpair()
    socket_in_place: Any = ours
    server = SimpleNamespace(active_channels={})
    channel = TlsChannel(server, socket_in_place, None, Adjustments(), map={})
    channel._has_shaken_hands = True
    lock: Any = channel.outbuf_lock
    said: list[bool] = []
    channel.socket = SimpleNamespace(unwrap=lambda: said.append(lock._is_owned()), close=ours.close)
    channel.handle_close()
    theirs.close()
    assert said == [True]
    assert channel.socket is None


def test_who_comes_without_tls_is_told(there: There) -> None:
    connection = connection_to(there.port, None)
    connection.request("GET", "/seen", headers={"Long": "x" * 9000})
    answer = connection.getresponse()
    assert (answer.status, b"https://" in answer.read()) == (400, True)
    connection.close()
