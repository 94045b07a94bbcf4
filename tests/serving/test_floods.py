"""What whoever has no key can take from a house: little disk, and no thread for long."""

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
    """Where a house of one process is served until the tests end."""
    server = WaitressServer(create_app(make_handler(MemoryStore()), HOUSE_KEY), SETTINGS)
    threading.Thread(target=server.run_in_thread, daemon=True).start()
    return server.port


@contextmanager
def sent(port: int, announced: int, body: bytes) -> Iterator[HTTPResponse]:
    """Send the head of a request and so much of its body, and lend the answer."""
    headers = {**KEY, "Content-Type": "application/json", "Content-Length": str(announced)}
    with closing(HTTPConnection(LOOPBACK, port, timeout=30)) as connection:
        connection.request("POST", "/v1/sessions", body, headers)
        yield connection.getresponse()


def test_a_body_a_little_too_large_is_answered_with_a_problem(port: int) -> None:
    with sent(port, BODY_BYTES_MAX + 1, b" " * (BODY_BYTES_MAX + 1)) as answer:
        assert (answer.status, json.load(answer)["code"]) == (413, "body_too_large")


def test_a_body_much_too_large_is_refused_before_it_comes(port: int) -> None:
    with sent(port, 6_000_000, b"") as answer:
        assert answer.status == 413
    assert BODY_BYTES_MAX < BUFFERED_BYTES_MAX < 6_000_000


def test_connections_of_gunicorn_give_their_threads_back() -> None:
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


def test_who_falls_silent_makes_one_line_and_no_traceback(caplog: pytest.LogCaptureFixture) -> None:
    log = GunicornLogger(Config())
    for error in (BlockingIOError(11, "unavailable"), OSError("broken")):
        try:
            raise error
        except OSError:
            log.exception("Socket error processing request.")
    told = [(record.levelname, bool(record.exc_info)) for record in caplog.records]
    assert told[-1] == ("ERROR", True)
    assert ("ERROR", True) not in told[:-1]
