"""One process that is told to stop, over http and https: the same promises."""

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
from service.serving.waitress_server import WaitressServer
from tests.api.http_client import connection_to
from tests.patience import until
from tests.serving.here import NOW, settings_in

pytestmark = pytest.mark.parametrize("scheme", ["http", "https"])


class Slow:
    """Two answers that take as long as they are let, and whether anybody waits for them."""

    def __init__(self) -> None:
        self.app = Flask("slow")
        self.asked, self.go_on, self.watched, self.over = (threading.Event() for _ in range(4))
        self.app.add_url_rule("/answer", view_func=self.answer)
        self.app.add_url_rule("/stream", view_func=self.stream)
        self.app.add_url_rule("/", view_func=lambda: "at rest")

    def answer(self) -> str:
        self.asked.set()
        self.go_on.wait()
        return "answered"

    def stream(self) -> Response:
        def lines() -> Iterator[str]:
            yield "first\n"
            self.watched.set()
            self.over.wait()
            yield "last\n"

        return Response(lines())


class HttpService:
    """A server that has not begun to run, and how to come to it."""

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

    def got(self, path: str) -> bytes:
        connection = self.connection()
        connection.request("GET", path)
        try:
            return connection.getresponse().read()
        finally:
            connection.close()


@contextmanager
def signals_kept() -> Iterator[None]:
    numbers = (signal.SIGTERM, signal.SIGINT)
    before = [signal.getsignal(number) for number in numbers]
    try:
        yield
    finally:
        for number, handler in zip(numbers, before, strict=True):
            signal.signal(number, handler)


def at_its_end(slow: Slow, tell: Callable[[], None]) -> Callable[[], None]:
    """Return what tells the server to stop once everybody waits."""

    def wait() -> None:
        slow.asked.wait()
        slow.watched.wait()
        tell()

    return wait


def stop() -> None:
    os.kill(os.getpid(), signal.SIGTERM)


def test_what_was_asked_is_answered_and_streams_end(tmp_path: Path, scheme: str) -> None:
    slow = Slow()
    run_server = HttpService(slow.app, tmp_path, scheme)
    resting = run_server.connection()

    def stop_streams() -> None:
        slow.over.set()
        threading.Timer(0.2, slow.go_on.set).start()

    def rest_and_stop() -> None:
        resting.request("GET", "/")
        assert resting.getresponse().read() == b"at rest"
        at_its_end(slow, stop)()

    with signals_kept(), ThreadPoolExecutor(3) as pool:
        answered = pool.submit(run_server.got, "/answer")
        watched = pool.submit(run_server.got, "/stream")
        told = pool.submit(rest_and_stop)
        run_server.server.run(stop_streams)
        told.result()
        assert answered.result() == b"answered"
        assert watched.result() == b"first\nlast\n"
    assert resting.sock.recv(1) == b""
    resting.close()
    with pytest.raises(OSError, match="refused"):
        run_server.got("/")


def test_a_second_signal_waits_for_nobody(tmp_path: Path, scheme: str) -> None:
    slow = Slow()
    run_server = HttpService(slow.app, tmp_path, scheme)
    stopping = threading.Event()

    def tell_twice() -> None:
        stop()
        until(stopping.is_set)
        stop()

    with signals_kept(), ThreadPoolExecutor(3) as pool:
        waiting = [pool.submit(run_server.got, path) for path in ("/answer", "/stream")]
        pool.submit(at_its_end(slow, tell_twice))
        with pytest.raises(SystemExit):
            run_server.server.run(stopping.set)
        assert not any(one.done() for one in waiting)
        slow.over.set()
        slow.go_on.set()
        threading.Thread(target=run_server.server.run_in_thread, daemon=True).start()
