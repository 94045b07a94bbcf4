"""A client without a key can use little disk and holds no thread for long."""

import json
import socket
import struct
import threading
from collections.abc import Iterator
from contextlib import closing, contextmanager
from http.client import HTTPConnection, HTTPResponse
from types import SimpleNamespace

import pytest
from gunicorn.config import Config

from service.api import batches
from service.app import BODY_BYTES_MAX, create_app, make_handler
from service.serving.gunicorn_server import GunicornLogger, options, set_socket_timeouts
from service.serving.waitress_server import BUFFERED_BYTES_MAX, WaitressServer
from service.settings import read_settings
from service.store.memory import MemoryStore
from tests.api.http_client import KEY
from tests.api.http_server import LOOPBACK
from tests.api.service_under_test import HOUSE_KEY

SETTINGS = read_settings({"PAROLI_HOUSE_KEY": HOUSE_KEY, "PAROLI_PORT": "0"})


@pytest.fixture(scope="module")
def port() -> int:
    """The port of a single-process service that runs until the tests end."""
    server = WaitressServer(create_app(make_handler(MemoryStore()), HOUSE_KEY), SETTINGS)
    threading.Thread(target=server.run_in_thread, daemon=True).start()
    return server.port


@contextmanager
def send_body(port: int, announced: int, body: bytes) -> Iterator[HTTPResponse]:
    """Send a request whose body may be shorter than announced, and yield the response."""
    headers = {**KEY, "Content-Type": "application/json", "Content-Length": str(announced)}
    with closing(HTTPConnection(LOOPBACK, port, timeout=30)) as connection:
        connection.request("POST", "/v1/sessions", body, headers)
        yield connection.getresponse()


def test_a_slightly_too_large_body_gets_a_problem(port: int) -> None:
    with send_body(port, BODY_BYTES_MAX + 1, b" " * (BODY_BYTES_MAX + 1)) as answer:
        assert (answer.status, json.load(answer)["code"]) == (413, "body_too_large")


def test_a_much_too_large_body_is_refused_before_it_is_read(port: int) -> None:
    with send_body(port, 6_000_000, b"") as answer:
        assert (answer.status, json.load(answer)["code"]) == (413, "body_too_large")
    assert max(BODY_BYTES_MAX, batches.BODY_BYTES_MAX) < BUFFERED_BYTES_MAX < 6_000_000


def test_idle_connections_of_gunicorn_time_out() -> None:
    assert options(SETTINGS)["when_ready"] is set_socket_timeouts
    with socket.create_server((LOOPBACK, 0)) as listener:
        set_socket_timeouts(SimpleNamespace(LISTENERS=[SimpleNamespace(sock=listener)]))
        with socket.create_connection(listener.getsockname()[:2]):
            accepted, _ = listener.accept()
            with accepted:
                patience = accepted.getsockopt(socket.SOL_SOCKET, socket.SO_RCVTIMEO, 16)
                assert struct.unpack("@ll", patience) == (30, 0)
                if hasattr(socket, "TCP_USER_TIMEOUT"):
                    vanished = accepted.getsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT)
                    assert vanished == 45_000


def test_a_socket_timeout_is_logged_without_a_traceback(caplog: pytest.LogCaptureFixture) -> None:
    log = GunicornLogger(Config())
    for error in (BlockingIOError(11, "unavailable"), OSError("broken")):
        try:
            raise error
        except OSError:
            log.exception("Socket error processing request.")
    logged = [(record.levelname, bool(record.exc_info)) for record in caplog.records]
    assert logged[-1] == ("ERROR", True)
    assert ("ERROR", True) not in logged[:-1]
