"""An application served on a real socket, by the server that Paroli ships with."""

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from flask import Flask
from waitress import wasyncore
from waitress.server import create_server

LOOPBACK = "127.0.0.1"


@contextmanager
def run_server(app: Flask, *, threads: int = 16) -> Iterator[int]:
    """Serve ``app`` from a thread and yield its port."""
    server: Any = create_server(app, host=LOOPBACK, port=0, threads=threads)
    stopped = threading.Event()

    def serve() -> None:
        while not stopped.is_set():
            wasyncore.loop(timeout=0.05, map=server._map, count=1)

    thread = threading.Thread(target=serve, name="waitress")
    thread.start()
    try:
        yield server.effective_port
    finally:
        stopped.set()
        thread.join()
        server.task_dispatcher.shutdown()
        wasyncore.close_all(server._map)
