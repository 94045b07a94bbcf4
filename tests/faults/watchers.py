"""Clients that follow a feed during faults, and reconnect."""

import http.client
import json
import socket
import threading
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from contextlib import closing, suppress

from tests.api.http_client import KEY
from tests.api.http_server import LOOPBACK
from tests.faults.client import UNAVAILABLE
from tests.faults.lateness import Sightings

PAUSE_SECONDS = 0.2
SILENCE_SECONDS = 20.0


class Watcher:
    """Follows a feed, through each service in turn, until it is stopped or its key is refused."""

    def __init__(
        self,
        ports: Sequence[int],
        path: str = "/v1/feed",
        access: Mapping[str, str] = KEY,
        *,
        report: Callable[[str], None] = lambda _line: None,
    ) -> None:
        self._ports = ports
        self._path = path
        self._access = access
        self._report = report
        self._over = threading.Event()
        self._last: str | None = None
        self._socket: socket.socket | None = None
        self._thread = threading.Thread(target=self._watch, daemon=True)
        self.sightings = Sightings()
        self.counts: Counter[str] = Counter()
        self.unexpected: Counter[int] = Counter()
        self.is_following = threading.Event()

    def start(self) -> None:
        self._thread.start()

    def stop(self) -> None:
        self._over.set()
        if self._socket is not None:
            with suppress(OSError):
                self._socket.shutdown(socket.SHUT_RDWR)
        self._thread.join()

    def has_seen(self, versions: Mapping[str, int]) -> bool:
        """Return whether the watcher has seen the last version of every session."""
        return all(self.sightings.newest(session) == at for session, at in versions.items())

    def _watch(self) -> None:
        turn = 0
        while not self._over.is_set():
            port = self._ports[turn % len(self._ports)]
            turn += 1
            try:
                self._follow(port)
            except (OSError, http.client.HTTPException) as error:
                self._report(f"the stream of port {port} breaks: {error!r}")
            self.is_following.clear()
            self.counts["breaks"] += 1
            self._over.wait(PAUSE_SECONDS)

    def _follow(self, port: int) -> None:
        connection = http.client.HTTPConnection(LOOPBACK, port, timeout=SILENCE_SECONDS)
        last = {"Last-Event-ID": self._last} if self._last else {}
        with closing(connection):
            connection.connect()
            self._socket = connection.sock
            connection.request("GET", self._path, headers={**self._access, **last})
            answer = connection.getresponse()
            self._report(f"port {port} responds with {answer.status}")
            if answer.status == http.client.UNAUTHORIZED:
                self._over.set()
            elif answer.status not in {http.client.OK, *UNAVAILABLE}:
                self.unexpected[answer.status] += 1
            if answer.status == http.client.OK and not self._over.is_set():
                self.is_following.set()
                self._read_updates(answer.readline)

    def _read_updates(self, readline: Callable[[], bytes]) -> None:
        last = ""
        while line := readline().decode():
            if line.startswith("id: "):
                last = line[4:].strip()
            elif line.startswith("data: "):
                update = json.loads(line[6:])
                self.sightings.add(update["session"], update["version"])
                self._last = last or self._last
                self.counts["announcements"] += 1
