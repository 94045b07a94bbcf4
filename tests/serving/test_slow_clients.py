"""Clients that send or read slowly hold no thread, and lose their connections to others."""

import json
import logging
import socket
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing
from time import monotonic
from typing import Any

import pytest
from flask import Flask

from service.app import create_app, make_application
from service.serving.waitress.connection_limits import (
    BYTES_PER_SECOND_MIN,
    CONNECTIONS_MAX,
    HEADER_SECONDS,
    IDLE_SECONDS,
    TRANSFER_SECONDS,
    transfer_seconds,
)
from service.serving.waitress.server import SYSTEM_BUFFER_BYTES, WaitressServer
from service.settings import read_settings
from tests.api.http_server import LOOPBACK
from tests.api.service_under_test import HOUSE_KEY
from tests.memory_store.store import MemoryStore
from tests.waiting import until

LARGE = 2_000_000
SETTINGS = read_settings({"PAROLI_HOUSE_KEY": HOUSE_KEY, "PAROLI_PORT": "0", "PAROLI_THREADS": "2"})
GET = b"GET /healthz HTTP/1.1\r\nHost: h\r\n\r\n"
GET_LARGE = GET.replace(b"/healthz", b"/large")
GET_WITH_KEY = (
    f"GET /v1/sessions HTTP/1.1\r\nHost: h\r\nAuthorization: Bearer {HOUSE_KEY}\r\n\r\n"
).encode()
HALF_HEADER = b"POST /v1/sign-ins HTTP/1.1\r\nHost: h\r\n"
HALF_BODY = HALF_HEADER + b"Content-Type: application/json\r\nContent-Length: 1000\r\n\r\n{"


class DrivenServer:
    """A server whose loop the test runs, and its clients."""

    def __init__(self, app: Flask, clients: ExitStack) -> None:
        self._server = WaitressServer(app, SETTINGS)
        self._clients = clients

    def connect(self, sent: bytes = b"") -> socket.socket:
        client = socket.create_connection((LOOPBACK, self._server.port))
        self._clients.enter_context(closing(client))
        client.settimeout(0)
        client.sendall(sent)
        self._server.serve_for(0.1)  # accept
        self._server.serve_for(0.0)  # read
        return client

    def work(self) -> None:
        for seconds in (0.01, 0.0, 0.0):
            self._server.serve_for(seconds)

    def check(self, seconds: float) -> None:
        """Check the connections as if this time had passed."""
        self._server.limits.check(monotonic() + seconds)
        self.work()

    def receive(self, client: socket.socket, is_whole: Callable[[bytes], bool]) -> bytes:
        """Return what the client receives, until ``is_whole`` or the connection ends."""
        received = b""

        def has_all() -> bool:
            nonlocal received
            self._server.serve_for(0.0)
            try:
                piece = client.recv(1_000_000)
            except BlockingIOError:
                return is_whole(received)
            received += piece
            return not piece or is_whole(received)

        until(has_all, f"received only {received[-300:]!r}")
        return received

    def is_open(self, client: socket.socket) -> bool:
        """Return whether the connection is open; drop what was received."""
        self._server.serve_for(0.0)
        try:
            while client.recv(65_536):
                pass
        except BlockingIOError:
            return True
        except ConnectionError:
            pass
        return False

    def has_received(self, client: socket.socket, seconds: float) -> bool:
        """Check as if this time had passed; return whether the client can read something."""
        self.check(seconds)
        try:
            return bool(client.recv(1, socket.MSG_PEEK))
        except BlockingIOError:
            return False

    def stop(self) -> None:
        self._server.finish(1.0)


@pytest.fixture
def server() -> Iterator[DrivenServer]:
    app = create_app(make_application(MemoryStore()), HOUSE_KEY)
    app.add_url_rule("/large", view_func=lambda: b"x" * LARGE)
    with ExitStack() as clients:
        driven = DrivenServer(app, clients)
        yield driven
        clients.close()
        driven.stop()


def has_answer(received: bytes) -> bool:
    return b"\r\n\r\n" in received


def status_of(received: bytes) -> int:
    return int(received.split()[1])


@pytest.mark.parametrize(
    ("sent", "seconds"),
    [
        (b"G", HEADER_SECONDS),
        (HALF_HEADER, HEADER_SECONDS),
        (HALF_BODY, TRANSFER_SECONDS),
        (GET + HALF_HEADER, HEADER_SECONDS),
    ],
)
def test_a_slow_request_gets_408(server: DrivenServer, sent: bytes, seconds: float) -> None:
    client = server.connect(sent)
    if sent.startswith(GET):
        assert status_of(server.receive(client, has_answer)) == 200
    server.check(seconds - 1)
    assert server.is_open(client)
    until(lambda: server.has_received(client, seconds + 1))
    head, _, body = server.receive(client, lambda _: False).partition(b"\r\n\r\n")
    assert (status_of(head), json.loads(body)["code"]) == (408, "request_timeout")
    assert b"Content-Type: application/problem+json" in head
    assert b"Server:" not in head


def test_silent_and_idle_connections_are_closed(server: DrivenServer) -> None:
    silent, idle = server.connect(), server.connect(GET)
    server.receive(idle, has_answer)
    server.check(HEADER_SECONDS + 1)
    assert (server.is_open(silent), server.is_open(idle)) == (False, True)
    server.check(IDLE_SECONDS + 1)
    assert not server.is_open(idle)


def test_blank_lines_extend_no_deadline(server: DrivenServer) -> None:
    client = server.connect(b"\r\n\r\n")
    server.check(HEADER_SECONDS + 1)
    assert not server.is_open(client)


def test_a_slow_line_may_send_the_longest_body() -> None:
    assert transfer_seconds(4_000_000) > 4_000_000 / 50_000
    assert transfer_seconds(0) == TRANSFER_SECONDS


def test_a_client_that_reads_nothing_loses_its_connection(server: DrivenServer) -> None:
    client = server.connect(GET_LARGE)
    until(lambda: server.has_received(client, 0))
    server.check(0)
    sent_most = 4 * SYSTEM_BUFFER_BYTES + LARGE
    server.check(TRANSFER_SECONDS + sent_most / BYTES_PER_SECOND_MIN)
    received = server.receive(client, lambda _: False)
    assert len(received) < LARGE


def test_unread_responses_hold_no_thread(server: DrivenServer) -> None:
    pipelining = [server.connect(GET_LARGE * 4) for _ in range(4)]
    assert status_of(server.receive(server.connect(GET), has_answer)) == 200
    received = server.receive(pipelining[0], lambda got: got.count(b"HTTP/1.1 200") == 4)
    assert len(received) > 3 * LARGE


@pytest.mark.parametrize("sent", [b"", HALF_HEADER, HALF_BODY, GET])
def test_other_connections_of_an_address_make_room(server: DrivenServer, sent: bytes) -> None:
    tablet = server.connect(GET_WITH_KEY)
    assert status_of(server.receive(tablet, has_answer)) == 200
    others = [server.connect(sent) for _ in range(CONNECTIONS_MAX // 2 + 10)]
    if sent == GET:
        server.receive(others[-1], has_answer)
    # What is being answered is not closed.
    others.append(server.connect(sent))
    assert sum(map(server.is_open, others)) <= CONNECTIONS_MAX // 2 + SETTINGS.threads
    assert server.is_open(others[-1])
    tablet.sendall(GET_WITH_KEY)
    assert status_of(server.receive(tablet, has_answer)) == 200
    assert status_of(server.receive(server.connect(GET), has_answer)) == 200


def test_what_buffers_nothing_stays_open(
    server: DrivenServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("service.serving.waitress.connection_limits.BUFFERED_BYTES_MAX", LARGE // 2)
    idle = server.connect()
    tablet = server.connect(GET_WITH_KEY.replace(b"/v1/sessions", b"/large"))
    until(lambda: server.has_received(tablet, 0.0), "no part of the response was sent")
    server.check(0.0)
    assert server.is_open(idle)
    tablet.close()


def test_a_second_signal_does_not_disturb_the_stop() -> None:
    server = WaitressServer(create_app(make_application(MemoryStore()), HOUSE_KEY), SETTINGS)
    server.finish(0.0)
    server.wake()


def test_closed_connections_are_logged_once(
    server: DrivenServer, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, "service.serving")
    for _ in range(3):
        server.connect(HALF_HEADER)
        server.check(HEADER_SECONDS + 1)
    (record,) = caplog.records
    facts: Any = vars(record)
    assert (record.levelname, facts["slow"]) == ("INFO", 1)
