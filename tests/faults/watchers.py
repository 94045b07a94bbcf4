"""Clients that follow the feed of all sessions during faults, and reconnect."""

import http.client
import json
import socket
import threading
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from contextlib import closing, suppress

from tests.api.http_client import KEY
from tests.api.http_server import LOOPBACK

PAUSE_SECONDS = 0.2
SILENCE_SECONDS = 20.0


class Watcher:
    """Follows the feed of all sessions, through each service in turn."""

    def __init__(self, ports: Sequence[int]) -> None:
        self._ports = ports
        self._over = threading.Event()
        self._last: str | None = None
        self._socket: socket.socket | None = None
        self._thread = threading.Thread(target=self._watch, daemon=True)
        self.versions: dict[str, int] = {}
        self.counts: Counter[str] = Counter()

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
        return all(self.versions.get(session) == at for session, at in versions.items())

    def _watch(self) -> None:
        turn = 0
        while not self._over.is_set():
            port = self._ports[turn % len(self._ports)]
            turn += 1
            with suppress(OSError, http.client.HTTPException):
                self._follow(port)
            self.counts["breaks"] += 1
            self._over.wait(PAUSE_SECONDS)

    def _follow(self, port: int) -> None:
        connection = http.client.HTTPConnection(LOOPBACK, port, timeout=SILENCE_SECONDS)
        last = {"Last-Event-ID": self._last} if self._last else {}
        with closing(connection):
            connection.connect()
            self._socket = connection.sock
            connection.request("GET", "/v1/feed", headers={**KEY, **last})
            answer = connection.getresponse()
            if answer.status == 200 and not self._over.is_set():
                self._read_updates(answer.readline)

    def _read_updates(self, readline: Callable[[], bytes]) -> None:
        last = ""
        while line := readline().decode():
            if line.startswith("id: "):
                last = line[4:].strip()
            elif line.startswith("data: "):
                update = json.loads(line[6:])
                known = self.versions.get(update["session"], 0)
                self.versions[update["session"]] = max(known, update["version"])
                self._last = last
                self.counts["announcements"] += 1
