"""Clients in a process of their own, each on a connection that it keeps.

``python -m bench.load`` reads a ``Job`` as JSON and writes what it took. It speaks HTTP over plain
sockets: a client that is itself slow would make every server look alike.
"""

import json
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any
from uuid import uuid4

from bench.comparison import Sample

ROOT = Path(__file__).resolve().parents[1]
SECONDS_MOST = 120
RECORDED = (b"HTTP/1.1 201 ", b"HTTP/1.1 202 ")
_ANSWERED = (*RECORDED, b"HTTP/1.1 409 ")


@dataclass(frozen=True, slots=True)
class TimedRequest:
    """A request that must be recorded; the untimed ones only prepare.

    A request that ``amends`` corrects the entry before it of its client. It may be refused,
    because another client may have corrected that entry.
    """

    path: str
    body: Any
    timed: bool = True
    amends: bool = False


@dataclass(frozen=True, slots=True)
class Job:
    """What each client asks of the server at a port of this machine, one after another."""

    port: int
    key: str
    clients: Sequence[Sequence[TimedRequest]]


def load(job: Job) -> Sample:
    """Run ``job`` in a process of its own."""
    return run_apart("bench.load", asdict(job))


def run_apart(module: str, job: dict[str, Any]) -> Sample:
    """Run ``module`` as a process: it reads ``job`` as JSON and writes seconds and latencies."""
    done = subprocess.run(  # noqa: S603 - our own modules
        [sys.executable, "-m", module],
        cwd=ROOT,
        input=json.dumps(job),
        stdout=subprocess.PIPE,
        text=True,
        check=True,
        timeout=SECONDS_MOST,
    )
    took = json.loads(done.stdout)
    return Sample(len(took["latencies"]), took["seconds"], latencies=took["latencies"])


class Client:
    """One connection. Requests are prepared before the first is sent, but for amendments."""

    def __init__(
        self, port: int, key: str, asks: Sequence[dict[str, Any]], *, prefer: str = "wait=10"
    ) -> None:
        self._socket = socket.create_connection(("127.0.0.1", port), timeout=SECONDS_MOST)
        self._socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self._key, self._prefer = key, prefer
        self._requests = [(_request(ask, key, prefer), ask) for ask in asks]
        self._turn = iter(self._requests)
        self._answer = b""
        self.latencies: list[float] = []
        self.failed: Exception | None = None

    def run(self, begin: threading.Barrier) -> None:
        """Send all requests, once all clients are ready."""
        begin.wait()
        try:
            for request, ask in self._requests:
                start = time.perf_counter()
                if ask["amends"]:
                    self._amend(ask)
                else:
                    self._answer = self._ask(request)
                if ask["timed"]:
                    self.latencies.append(time.perf_counter() - start)
        except (OSError, RuntimeError) as error:
            self.failed = error

    def _amend(self, ask: dict[str, Any]) -> None:
        """Amend the entry of the last answer. A bare endpoint answers without a version."""
        version = json.loads(self._answer).get("version", 1)
        amended = {**ask, "body": {**ask["body"], "amend": version}}
        self._ask(_request(amended, self._key, self._prefer), accepted=_ANSWERED)

    def next(self) -> Any:
        """Send the next request and return the body of its response."""
        request, _ = next(self._turn)
        return json.loads(self._ask(request))

    def _ask(self, request: bytes, accepted: tuple[bytes, ...] = RECORDED) -> bytes:
        self._socket.sendall(request)
        received = self._receive(b"")
        while b"\r\n\r\n" not in received:
            received = self._receive(received)
        head, _, body = received.partition(b"\r\n\r\n")
        length = int(head.lower().partition(b"content-length:")[2].partition(b"\r\n")[0])
        while len(body) < length:
            body = self._receive(body)
        if not head.startswith(accepted):
            raise RuntimeError(f"{head.decode()}\n{body.decode()}")
        return body

    def _receive(self, received: bytes) -> bytes:
        more = self._socket.recv(65536)
        if not more:
            raise ConnectionError("The server closed the connection.")
        return received + more


def _request(ask: dict[str, Any], key: str, prefer: str) -> bytes:
    body = json.dumps(ask["body"]).encode()
    lines = [
        f"POST {ask['path']} HTTP/1.1",
        "Host: 127.0.0.1",
        f"Authorization: Bearer {key}",
        f"Idempotency-Key: {uuid4()}",
        f"Prefer: {prefer}",
        "Content-Type: application/json",
        f"Content-Length: {len(body)}",
    ]
    return "\r\n".join([*lines, "", ""]).encode() + body


def main() -> None:
    """Run the job on standard input."""
    job = json.load(sys.stdin)
    clients = [Client(job["port"], job["key"], asks) for asks in job["clients"]]
    begin = threading.Barrier(len(clients) + 1)
    threads = [threading.Thread(target=client.run, args=(begin,)) for client in clients]
    for thread in threads:
        thread.start()
    begin.wait()
    start = time.perf_counter()
    for thread in threads:
        thread.join()
    seconds = time.perf_counter() - start
    for client in clients:
        if client.failed:
            raise client.failed
    latencies = [latency for client in clients for latency in client.latencies]
    json.dump({"seconds": seconds, "latencies": latencies}, sys.stdout)


if __name__ == "__main__":
    main()
