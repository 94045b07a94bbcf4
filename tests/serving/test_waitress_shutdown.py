"""A single process that gets a stop signal finishes its work, over http and https."""

import os
import signal
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from http.client import HTTPConnection
from pathlib import Path
from ssl import SSLContext, create_default_context

import pytest
from flask import Flask, Response

from service.serving.tls.server_tls import prepare_tls
from service.serving.waitress.server import WaitressServer
from tests.api.http_client import connection_to
from tests.serving.settings_in_folder import NOW, settings_in
from tests.waiting import until

pytestmark = pytest.mark.parametrize("scheme", ["http", "https"])


class SlowApp:
    """An application with a response and a stream that wait for events of the test."""

    def __init__(self) -> None:
        self.app = Flask("slow")
        self.requested, self.go_on, self.watched, self.over = (threading.Event() for _ in range(4))
        self.app.add_url_rule("/answer", view_func=self.answer)
        self.app.add_url_rule("/stream", view_func=self.stream)
        self.app.add_url_rule("/", view_func=lambda: "at rest")

    def answer(self) -> str:
        self.requested.set()
        self.go_on.wait()
        return "answered"

    def stream(self) -> Response:
        def lines() -> Iterator[str]:
            yield "first\n"
            self.watched.set()
            self.over.wait()
            yield "last\n"

        return Response(lines())


class UnstartedServer:
    """A server that does not run yet, and connections to it."""

    def __init__(self, app: Flask, folder: Path, scheme: str) -> None:
        settings = settings_in(folder, port="0")
        secured = prepare_tls(settings, NOW) if scheme == "https" else None
        self.server = WaitressServer(app, settings, secured.context if secured else None)
        self.port = self.server.port
        self.tls: SSLContext | None = None
        if secured:
            self.tls = create_default_context(cadata=secured.authority.pem)

    def connection(self) -> HTTPConnection:
        return connection_to(self.port, self.tls)

    def get(self, path: str) -> bytes:
        connection = self.connection()
        connection.request("GET", path)
        try:
            return connection.getresponse().read()
        finally:
            connection.close()


@contextmanager
def restore_signals() -> Iterator[None]:
    numbers = (signal.SIGTERM, signal.SIGINT)
    before = [signal.getsignal(number) for number in numbers]
    try:
        yield
    finally:
        for number, application in zip(numbers, before, strict=True):
            signal.signal(number, application)


def when_both_wait(slow_app: SlowApp, tell: Callable[[], None]) -> Callable[[], None]:
    """Return a function that calls ``tell`` when both requests wait."""

    def wait() -> None:
        slow_app.requested.wait()
        slow_app.watched.wait()
        tell()

    return wait


def stop() -> None:
    os.kill(os.getpid(), signal.SIGTERM)


def test_a_stopping_server_answers_requests_and_ends_streams(
    tmp_path: Path, scheme: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO", "service")
    slow_app = SlowApp()
    server_under_test = UnstartedServer(slow_app.app, tmp_path, scheme)
    resting = server_under_test.connection()

    def stop_streams() -> None:
        slow_app.over.set()
        threading.Timer(0.2, slow_app.go_on.set).start()

    def rest_and_stop() -> None:
        resting.request("GET", "/")
        assert resting.getresponse().read() == b"at rest"
        when_both_wait(slow_app, stop)()

    with restore_signals(), ThreadPoolExecutor(3) as pool:
        answered = pool.submit(server_under_test.get, "/answer")
        watched = pool.submit(server_under_test.get, "/stream")
        stopping = pool.submit(rest_and_stop)
        server_under_test.server.run(stop_streams)
        stopping.result()
        assert answered.result() == b"answered"
        assert watched.result() == b"first\nlast\n"
    lines = [record.message for record in caplog.records if record.name.startswith("service.")]
    assert lines == ["stopping", "stopped"]
    assert resting.sock.recv(1) == b""
    resting.close()
    with pytest.raises(OSError, match="refused"):
        server_under_test.get("/")


def test_a_second_signal_stops_the_server_at_once(tmp_path: Path, scheme: str) -> None:
    slow_app = SlowApp()
    server_under_test = UnstartedServer(slow_app.app, tmp_path, scheme)
    stopping = threading.Event()

    def tell_twice() -> None:
        stop()
        until(stopping.is_set)
        stop()

    with restore_signals(), ThreadPoolExecutor(3) as pool:
        waiting = [pool.submit(server_under_test.get, path) for path in ("/answer", "/stream")]
        pool.submit(when_both_wait(slow_app, tell_twice))
        with pytest.raises(SystemExit):
            server_under_test.server.run(stopping.set)
        assert not any(one.done() for one in waiting)
        slow_app.over.set()
        slow_app.go_on.set()
        threading.Thread(target=server_under_test.server.run_in_thread, daemon=True).start()
