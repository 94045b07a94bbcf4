"""Paroli behind a real HTTP server, for tests that are not in Python.

``python -m tests.servers.paroli`` reads lines from standard input. For each line, it serves an
empty database in place of the one before, and prints its address and house key as a line of JSON.
It ends at the end of its input.
"""

import json
import sys
import threading
from contextlib import ExitStack
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from waitress.server import create_server

from service.store.log.codec import EventCodec
from service.store.opening.connect import open_store
from tests.api.service_under_test import HOUSE_KEY, ServiceUnderTest, open_threaded_service
from tests.ports import LOOPBACK, free_port

THREADS = 8


class Switch:
    """A WSGI application that passes each request to the newest service."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._blank = folder / "blank.db"
        self._services = 0
        open_store(f"sqlite:///{self._blank}", EventCodec()).close()
        self._service: ServiceUnderTest | None = None
        self._open = ExitStack()

    def __call__(self, environ: dict[str, Any], start_response: Any) -> Any:
        assert self._service
        return self._service.app(environ, start_response)

    def open_empty(self) -> None:
        """Open a service over an empty database, and close the one before."""
        self.close()
        self._services += 1
        folder = self._folder / str(self._services)
        folder.mkdir()
        service = open_threaded_service(self._blank, folder)
        self._service = self._open.enter_context(service)

    def close(self) -> None:
        """Close the service, which ends its event streams."""
        self._open.close()


def main() -> None:
    with TemporaryDirectory() as folder:
        switch = Switch(Path(folder))
        port = free_port()
        server = create_server(switch, host=LOOPBACK, port=port, threads=THREADS)
        threading.Thread(target=server.run, daemon=True).start()
        ready = json.dumps({"address": f"http://{LOOPBACK}:{port}", "key": HOUSE_KEY})
        for _ in sys.stdin:
            switch.open_empty()
            sys.stdout.write(f"{ready}\n")
            sys.stdout.flush()
        switch.close()


if __name__ == "__main__":
    main()
