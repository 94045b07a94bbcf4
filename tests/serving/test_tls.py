"""A server over TLS: accepted clients, and clients that must not block others."""

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
from service.serving.waitress.server import REQUEST_BYTES_MAX, WaitressServer
from service.serving.waitress.tls_channel import RECORD, TlsChannel
from tests.api.http_client import connection_to
from tests.api.http_server import LOOPBACK
from tests.serving.settings_in_folder import NOW, settings_in

THREADS = 4
LONG = 3_000_000
AT_ONCE = 60
FIRST_LINE_READ = threading.Event()


@dataclass(frozen=True)
class TlsServer:
    """A server over TLS and its certificate authority."""

    port: int
    authority: Authority

    def trusting(self) -> ssl.SSLContext:
        return ssl.create_default_context(cadata=self.authority.pem)


def make_app() -> Flask:
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
            FIRST_LINE_READ.wait(30)
            yield "last\n" if FIRST_LINE_READ.is_set() else "too late\n"

        return Response(lines())

    return app


@pytest.fixture(scope="module")
def tls_server(tmp_path_factory: pytest.TempPathFactory) -> TlsServer:
    """A small application, served over TLS until the tests end."""
    settings = settings_in(tmp_path_factory.mktemp("tls"), port="0", threads=str(THREADS))
    secured = prepare_tls(settings, NOW)
    server = WaitressServer(make_app(), settings, secured.context)
    threading.Thread(target=server.run_in_thread, daemon=True).start()
    return TlsServer(server.port, secured.authority)


@contextmanager
def connect_tls(
    tls_server: TlsServer, context: ssl.SSLContext | None = None, name: str = LOOPBACK
) -> Iterator[ssl.SSLSocket]:
    """Yield a connection on which an end without close_notify is an error."""
    with (
        socket.create_connection((LOOPBACK, tls_server.port), timeout=30) as plain,
        (context or tls_server.trusting()).wrap_socket(
            plain, server_hostname=name, suppress_ragged_eofs=False
        ) as line,
    ):
        yield line


def get(
    tls_server: TlsServer, path: str, context: ssl.SSLContext | None = None
) -> tuple[int, bytes]:
    connection = connection_to(tls_server.port, context or tls_server.trusting())
    try:
        connection.request("GET", path)
        answer = connection.getresponse()
        assert answer.headers["Server"] is None
        return answer.status, answer.read()
    finally:
        connection.close()


@pytest.mark.parametrize("name", [socket.gethostname(), "localhost", LOOPBACK, "::1"])
def test_a_client_that_trusts_the_authority_is_answered_at_every_name(
    tls_server: TlsServer, name: str
) -> None:
    with connect_tls(tls_server, name=name) as line:
        line.sendall(b"GET /seen HTTP/1.1\r\nHost: table\r\nConnection: close\r\n\r\n")
        answer = b"".join(iter(lambda: line.recv(4096), b""))
    assert answer.startswith(b"HTTP/1.1 200 OK\r\n")
    assert b'"scheme":"https"' in answer
    assert f'"from":"{LOOPBACK}"'.encode() in answer


def test_a_wrong_name_is_not_trusted(tls_server: TlsServer) -> None:
    with (
        pytest.raises(ssl.SSLCertVerificationError, match="Hostname mismatch"),
        connect_tls(tls_server, name="somebody-else.local"),
    ):
        pass


def test_a_client_without_the_authority_cannot_connect(tls_server: TlsServer) -> None:
    with (
        pytest.raises(ssl.SSLCertVerificationError, match="unable to get local issuer"),
        connect_tls(tls_server, ssl.create_default_context()),
    ):
        pass


@pytest.mark.parametrize("version", [ssl.TLSVersion.TLSv1_2, ssl.TLSVersion.TLSv1_3])
def test_long_bodies_are_sent_and_received_completely(
    tls_server: TlsServer, version: ssl.TLSVersion
) -> None:
    context = tls_server.trusting()
    context.minimum_version = context.maximum_version = version
    body = bytes(range(256)) * (LONG // 256)
    connection = connection_to(tls_server.port, context)
    for _ in range(2):
        connection.request("POST", "/echo", body)
        assert connection.getresponse().read() == body
    connection.close()


def test_a_stream_is_received_completely(tls_server: TlsServer) -> None:
    _, drops = get(tls_server, "/drops")
    assert drops.splitlines()[-1] == b"drop 999"


def test_a_slow_reader_gets_everything_and_blocks_no_other_client(tls_server: TlsServer) -> None:
    context = tls_server.trusting()
    with socket.socket() as narrow:
        narrow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        narrow.connect((LOOPBACK, tls_server.port))
        with context.wrap_socket(
            narrow, server_hostname=LOOPBACK, suppress_ragged_eofs=False
        ) as line:
            line.sendall(b"GET /long HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
            assert line.recv(8).startswith(b"HTTP/1.1")
            assert get(tls_server, "/seen", context)[0] == 200
            received = b"".join(iter(lambda: line.recv(RECORD), b""))
    assert len(received.partition(b"\r\n\r\n")[2]) == 4 * LONG


def test_a_stream_is_sent_line_by_line(tls_server: TlsServer) -> None:
    connection = connection_to(tls_server.port, tls_server.trusting())
    connection.request("GET", "/live")
    answer = connection.getresponse()
    assert answer.readline() == b"first\n"
    FIRST_LINE_READ.set()
    assert answer.readline() == b"last\n"
    connection.close()


def test_a_much_too_large_body_is_refused_before_it_is_read(tls_server: TlsServer) -> None:
    with connect_tls(tls_server) as line:
        head = f"POST /echo HTTP/1.1\r\nHost: x\r\nContent-Length: {REQUEST_BYTES_MAX + 1}\r\n\r\n"
        line.sendall(head.encode() + b" " * (REQUEST_BYTES_MAX + 1))
        assert line.recv(4096).startswith(b"HTTP/1.1 413 ")


def test_many_connections_are_kept_open(tls_server: TlsServer) -> None:
    context = tls_server.trusting()
    lines = [connection_to(tls_server.port, context) for _ in range(AT_ONCE)]
    for _ in range(2):
        for line in lines:
            line.request("GET", "/seen")
            assert line.getresponse().read()
    assert len({line.sock.getsockname() for line in lines}) == AT_ONCE
    for line in lines:
        line.close()


def test_concurrent_requests_are_all_answered(tls_server: TlsServer) -> None:
    context = tls_server.trusting()
    with ThreadPoolExecutor(AT_ONCE) as pool:
        answers = [*pool.map(lambda _: get(tls_server, "/drops", context), range(AT_ONCE))]
    assert {(status, len(drops)) for status, drops in answers} == {(200, 8890)}


@pytest.mark.parametrize("first_bytes", [b"", b"\x16\x03\x01\x02\x00\x01", b"\x16\x03\x01\x00\x05"])
def test_an_unfinished_handshake_blocks_no_other_client(
    tls_server: TlsServer, first_bytes: bytes
) -> None:
    with ExitStack() as silent:
        for _ in range(AT_ONCE):
            line = silent.enter_context(socket.create_connection((LOOPBACK, tls_server.port)))
            line.sendall(first_bytes)
        began = datetime.now(UTC)
        for _ in range(9):
            assert get(tls_server, "/seen")[0] == 200
        assert (datetime.now(UTC) - began).total_seconds() < 5


def test_a_slow_request_holds_no_thread(tls_server: TlsServer) -> None:
    context = tls_server.trusting()
    with ExitStack() as slow:
        for _ in range(AT_ONCE):
            line = slow.enter_context(connect_tls(tls_server, context))
            line.sendall(b"POST /echo HTTP/1.1\r\nContent-Length: 9\r\n")
        assert get(tls_server, "/seen", context)[0] == 200
        line.sendall(b"Host: x\r\nConnection: close\r\n\r\n123456789")
        assert b"".join(iter(lambda: line.recv(4096), b"")).endswith(b"123456789")


# If a handshake is reset, Python leaves its socket to the garbage collector.
@pytest.mark.filterwarnings("ignore:unclosed <ssl.SSLSocket:ResourceWarning")
@pytest.mark.parametrize(
    "noise", [b"", b"\x16\x03\x01\x00\x02\x05\x05", b"\x00" * 99, b"SSH-2.0-nobody\r\n"]
)
def test_a_client_that_sends_noise_or_resets_is_dropped(
    tls_server: TlsServer, noise: bytes
) -> None:
    hang_up = struct.pack("ii", 1, 0)
    for reset in (False, True) * 9:
        with socket.create_connection((LOOPBACK, tls_server.port)) as line:
            line.sendall(noise)
            if reset:
                line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, hang_up)
    assert get(tls_server, "/seen")[0] == 200


def test_nothing_is_sent_between_close_notify_and_close() -> None:
    own_socket, peer_socket = socket.socketpair()
    socket_in_place: Any = own_socket
    server = SimpleNamespace(active_channels={})
    channel = TlsChannel(server, socket_in_place, (LOOPBACK, 1), Adjustments(), map={})
    channel._has_shaken_hands = True
    lock: Any = channel.outbuf_lock
    lock_states: list[bool] = []
    channel.socket = SimpleNamespace(
        unwrap=lambda: lock_states.append(lock._is_owned()), close=own_socket.close
    )
    channel.handle_close()
    peer_socket.close()
    assert lock_states == [True]
    assert channel.socket is None


def test_a_client_without_tls_gets_a_hint(tls_server: TlsServer) -> None:
    connection = connection_to(tls_server.port, None)
    connection.request("GET", "/seen", headers={"Long": "x" * 9000})
    answer = connection.getresponse()
    assert (answer.status, b"https://" in answer.read()) == (400, True)
    connection.close()


def test_a_request_over_tls_needs_a_host(tls_server: TlsServer) -> None:
    with connect_tls(tls_server) as line:
        line.sendall(b"GET /seen HTTP/1.1\r\n\r\n")
        received = line.recv(RECORD)
    assert received.startswith(b"HTTP/1.1 400 ")
    assert b"\r\nServer:" not in received
