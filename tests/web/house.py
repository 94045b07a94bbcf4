"""A house behind a real server, at a port of its own, that can be shut and opened again."""

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
from service.messaging.local_pubsub import LocalNotifier
from tests.api.caller import Caller
from tests.api.devices import paired
from tests.api.place import Place, busy_house
from tests.ports import free_port

HOST = "127.0.0.1"
THREADS = 8
IN_MEMORY = 1 << 26
"""What is being sent stays in memory: a file of a visitor who left would be noticed unclosed."""
PATIENCE_SECONDS = 10


class SlowClock:
    """A clock that may be put back, for what happened some time ago."""

    def __init__(self) -> None:
        self.behind_seconds = 0

    def now(self) -> str:
        return later(SystemClock().now(), -self.behind_seconds)


class House:
    """The service as a browser meets it. Opened again, it is at the same address."""

    def __init__(self, place: Place, clock: SlowClock) -> None:
        self._place = place
        self.clock = clock
        paired(place.app)
        self._server: Any = None
        self._thread: threading.Thread | None = None
        self.port = free_port()
        self.host = HOST
        self.posted: list[str] = []

    @property
    def address(self) -> str:
        return f"http://{self.host}:{self.port}"

    def link(self, role: str = "house", **granted: Any) -> str:
        """Return a link that signs one browser in, as ``paroli serve`` prints one for the house."""
        wish = {"name": f"A {role}'s device", "role": role, **granted}
        answer = self.caller().post("/v1/pairings", wish)
        assert answer.status_code == 201, answer.text
        return f"{self.address}/#{answer.get_json()['link'].partition('#')[2]}"

    def let_in(self, context: BrowserContext, role: str = "house", **granted: Any) -> None:
        """Sign a browser in as whoever follows that link is, without a page being loaded for it."""
        secret = self.link(role, **granted).partition("=")[2]
        origin = {"Origin": self.address}
        path = f"{self.address}/v1/sign-ins"
        answer = context.request.post(path, data={"link": secret}, headers=origin)
        assert answer.ok, answer.text()

    def caller(self) -> Caller:
        """Return somebody who calls the API beside the browser."""
        return self._place.caller()

    def open(self) -> None:
        self._server = create_server(
            self._answer, host=HOST, port=self.port, threads=THREADS, outbuf_overflow=IN_MEMORY
        )
        self._thread = threading.Thread(target=self._server.run, name="web-server", daemon=True)
        self._thread.start()

    def shut(self) -> None:
        """Drop every connection, as a process does that ends."""
        if self._thread is None:
            return
        server, self._server = self._server, None
        pulled = threading.Event()

        def drop() -> None:
            # The trigger is among what is closed: not before it has been written to.
            pulled.wait(PATIENCE_SECONDS)
            wasyncore.close_all(server._map)

        server.trigger.pull_trigger(drop)
        pulled.set()
        self._thread.join(PATIENCE_SECONDS)
        assert not self._thread.is_alive(), "the server did not end"
        with self._streams_ending():
            server.task_dispatcher.shutdown()
        self._thread = None

    @contextmanager
    def _streams_ending(self) -> Iterator[None]:
        """Let every stream end at once, as in a process that is told to."""
        notifier = self._place.handler.ports.notifier
        assert isinstance(notifier, LocalNotifier)
        notifier.is_closed = True
        notifier.wake_all()
        yield
        notifier.is_closed = False

    def _answer(self, environ: dict[str, Any], start_response: Any) -> Any:
        if environ["REQUEST_METHOD"] == "POST":
            self.posted.append(environ["PATH_INFO"])
        return self._place.app(environ, start_response)


@contextmanager
def open_door(blank: Path, folder: Path) -> Iterator[House]:
    """Lend a house that is open, over a copy of the ``blank`` database."""
    clock = SlowClock()
    with busy_house(blank, folder, clock=clock) as place:
        house = House(place, clock)
        house.open()
        try:
            yield house
        finally:
            house.shut()
