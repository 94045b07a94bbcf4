"""Paroli behind a real HTTP server on its own port, which tests can stop and start again."""

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext
from waitress import wasyncore
from waitress.server import create_server

from service.application.times import later
from service.clock import SystemClock
from tests.api.caller import Caller
from tests.api.named_devices import with_named_devices
from tests.api.service_under_test import HOUSE_KEY
from tests.ports import free_port
from tests.servers.resettable_service import ResettableService, open_resettable_service

HOST, LAN_HOST = "127.0.0.1", "paroli.test"
THREADS = 24
"""A stream that a page has closed holds its thread until the next heartbeat."""
IN_MEMORY = 1 << 26
"""Responses stay in memory: pytest would report the unclosed file of a client that left."""
TIMEOUT_SECONDS = 10


class ShiftedClock:
    """A clock that tests set back, to record events of an earlier time."""

    def __init__(self) -> None:
        self.behind_seconds = 0

    def now(self) -> str:
        return later(SystemClock().now(), -self.behind_seconds)


class ParoliServer:
    """The service as a browser reaches it. Its address stays the same over restarts."""

    def __init__(self, service: ResettableService, clock: ShiftedClock) -> None:
        self._service = service
        self.clock = clock
        with_named_devices(service.service.app)
        self._server: Any = None
        self._thread: threading.Thread | None = None
        self.port = free_port()
        self.host = HOST
        self.posted: list[str] = []

    @property
    def address(self) -> str:
        return f"http://{self.host}:{self.port}"

    @property
    def origins(self) -> tuple[str, ...]:
        """The origins under which a browser may have stored something."""
        return tuple(f"http://{host}:{self.port}" for host in (HOST, LAN_HOST))

    @property
    def open_streams(self) -> int:
        """The number of event streams that pages have open."""
        return self._service.open_streams

    def link(self, role: str = "house", **granted: Any) -> str:
        """Return a sign-in link as ``paroli serve`` prints one. It works once."""
        grant = {"name": f"A {role}'s device", "role": role, **granted}
        answer = self.caller().post("/v1/pairings", grant)
        assert answer.status_code == 201, answer.text
        return f"{self.address}/#{answer.get_json()['link'].partition('#')[2]}"

    def sign_in(self, context: BrowserContext, role: str = "house", **granted: Any) -> None:
        """Sign a browser in without loading a page: the house with its key, others with a link."""
        if role == "house" and not granted:
            # The service draws a code for each link.
            credentials = {"key": HOUSE_KEY, "device": "A house's device"}
        else:
            credentials = {"link": self.link(role, **granted).partition("=")[2]}
        origin = {"Origin": self.address}
        path = f"{self.address}/v1/sign-ins"
        answer = context.request.post(path, data=credentials, headers=origin)
        assert answer.ok, answer.text()

    def caller(self) -> Caller:
        """Return an API client beside the browser."""
        return self._service.service.caller()

    def start(self) -> None:
        self._server = create_server(
            self._answer, host=HOST, port=self.port, threads=THREADS, outbuf_overflow=IN_MEMORY
        )
        self._thread = threading.Thread(target=self._server.run, name="web-server", daemon=True)
        self._thread.start()

    def reset(self) -> None:
        """Make everything as it was before the first test, at the same address."""
        self.start_if_stopped()
        self._service.reset()
        self.clock.behind_seconds = 0
        self.host = HOST
        self.posted.clear()

    def start_if_stopped(self) -> None:
        if self._thread is None:
            self.start()

    def stop(self) -> None:
        """Stop the server and drop every connection, as the end of a process does."""
        if self._thread is None:
            return
        server, self._server = self._server, None
        pulled = threading.Event()

        def drop() -> None:
            # `close_all` closes the trigger too, so wait until it has been written to.
            pulled.wait(TIMEOUT_SECONDS)
            wasyncore.close_all(server._map)

        server.trigger.pull_trigger(drop)
        pulled.set()
        self._thread.join(TIMEOUT_SECONDS)
        assert not self._thread.is_alive(), "the server did not stop"
        with self._service.streams_ending():
            server.task_dispatcher.shutdown()
        self._thread = None

    def _answer(self, environ: dict[str, Any], start_response: Any) -> Any:
        if environ["REQUEST_METHOD"] == "POST":
            self.posted.append(environ["PATH_INFO"])
        return self._service(environ, start_response)


@contextmanager
def running_server(blank: Path, folder: Path) -> Iterator[ParoliServer]:
    """Run a server over a copy of the ``blank`` database."""
    clock = ShiftedClock()
    with open_resettable_service(blank, folder, clock=clock) as service:
        server = ParoliServer(service, clock)
        server.start()
        try:
            yield server
        finally:
            server.stop()
