"""A client without a key can use little disk and holds no thread for long."""

import json
import threading
from collections.abc import Iterator
from contextlib import closing, contextmanager
from http.client import HTTPConnection, HTTPResponse

import pytest

from service.api.sessions import batches
from service.app import BODY_BYTES_MAX, create_app, make_application
from service.serving.waitress.server import REQUEST_BYTES_MAX, WaitressServer
from service.settings import read_settings
from tests.api.http_client import KEY
from tests.api.http_server import LOOPBACK
from tests.api.service_under_test import HOUSE_KEY
from tests.memory_store.store import MemoryStore

SETTINGS = read_settings({"PAROLI_HOUSE_KEY": HOUSE_KEY, "PAROLI_PORT": "0"})


@pytest.fixture(scope="module")
def port() -> int:
    """The port of a single-process service that runs until the tests end."""
    server = WaitressServer(create_app(make_application(MemoryStore()), HOUSE_KEY), SETTINGS)
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
    assert max(BODY_BYTES_MAX, batches.BODY_BYTES_MAX) < REQUEST_BYTES_MAX < 6_000_000
