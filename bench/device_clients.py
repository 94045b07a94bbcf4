"""Devices at tables of their own: ``python -m bench.device_clients`` reads a ``Job`` as JSON.

Every device has a session, a key and an open stream, and sends its next request as soon as the
last one is answered. All devices share one thread, so the clients take little processor time.
"""

import json
import os
import selectors
import socket
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any
from uuid import uuid4

from bench.feed_readers import opened

ROOT = Path(__file__).resolve().parents[1]
SECONDS_MOST = 300
CORRECTIONS = "corrections"
PUNTERS = ("anne", "bess", "carl", "dora")
ANSWERS_MOST = 100
"""After this many a device stops. So the tables of few devices do not become much longer."""

_CARD = {"card": "K"}
_HEAD_END = b"\r\n\r\n"


@dataclass(frozen=True, slots=True)
class Job:
    """Devices of the server at a port, by session and key. They ask for ``seconds``.

    ``process`` is the id of the server's process, whose processor time is measured.
    """

    port: int
    process: int
    devices: Sequence[tuple[str, str]]
    seconds: float


@dataclass(frozen=True, slots=True)
class Answers:
    """What the devices got: seconds of each answer, and processor time of server and clients."""

    seconds: float
    entries: Sequence[float]
    corrections: Sequence[float]
    server_cpu: float
    client_cpu: float

    @property
    def count(self) -> int:
        """How many requests were answered."""
        return len(self.entries) + len(self.corrections)


def answers(job: Job) -> Answers:
    """Run ``job`` in a process of its own."""
    done = subprocess.run(
        [sys.executable, "-m", "bench.device_clients"],
        cwd=ROOT,
        input=json.dumps(asdict(job)),
        stdout=subprocess.PIPE,
        text=True,
        check=True,
        timeout=SECONDS_MOST,
    )
    return Answers(**json.loads(done.stdout))


class Device:
    """A device with an address, one connection for its entries, and one for its stream."""

    def __init__(self, port: int, session: str, key: str, source: str) -> None:
        self._session, self._key = session, key
        self.stream = opened(port, key, session, source)
        self.connection = socket.create_connection(("127.0.0.1", port), source_address=(source, 0))
        self.connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.entries: list[float] = []
        self.corrections: list[float] = []
        self._asks = self._entries_and_corrections()
        self._version = 0
        self._received = b""
        self._start = 0.0
        self._is_correction = False

    def ask(self) -> None:
        """Send the next request."""
        kind, body = next(self._asks)
        self._is_correction = kind == CORRECTIONS
        self._start = time.perf_counter()
        self.connection.sendall(_request(self._session, kind, body, self._key))

    def receive(self) -> bool:
        """Read what has arrived; return whether an answer is whole."""
        more = self.connection.recv(65_536)
        if not more:
            raise ConnectionError("The server closed the connection.")
        self._received += more
        head, end, body = self._received.partition(_HEAD_END)
        if not end or len(body) < _length(head):
            return False
        if not head.startswith(b"HTTP/1.1 201 "):
            raise RuntimeError(self._received.decode())
        latencies = self.corrections if self._is_correction else self.entries
        latencies.append(time.perf_counter() - self._start)
        self._version = json.loads(body)["version"]
        self._received = b""
        return True

    def has_more(self) -> bool:
        """Return whether it may ask again."""
        return len(self.entries) + len(self.corrections) < ANSWERS_MOST

    def _entries_and_corrections(self) -> Iterator[tuple[str, dict[str, Any]]]:
        """Yield seven entries and two corrections again and again, after which no stake is left."""
        while True:
            *others, last = PUNTERS
            for punter in others:
                card = {"punter": punter, **_CARD}
                yield "stakes", {**card, "amount": 20}
                yield "withdrawals", card
            stake = {"punter": last, **_CARD, "amount": 20}
            yield "stakes", stake
            yield CORRECTIONS, {"amend": self._version, "entry": {"kind": "stake", **stake}}
            yield CORRECTIONS, {"undo": True}


def _request(session: str, kind: str, body: dict[str, Any], key: str) -> bytes:
    content = json.dumps(body).encode()
    lines = [
        f"POST /v1/sessions/{session}/{kind} HTTP/1.1",
        "Host: 127.0.0.1",
        f"Authorization: Bearer {key}",
        f"Idempotency-Key: {uuid4()}",
        "Content-Type: application/json",
        f"Content-Length: {len(content)}",
    ]
    return "\r\n".join([*lines, "", ""]).encode() + content


def _length(head: bytes) -> int:
    return int(head.lower().partition(b"content-length:")[2].partition(b"\r\n")[0])


def _cpu_seconds(process: int) -> float:
    """Return the processor time of a process, of its own and of the system for it."""
    after_name = Path(f"/proc/{process}/stat").read_text(encoding="ascii").rpartition(")")[2]
    user, system = after_name.split()[11:13]
    return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")


def run(devices: Sequence[Device], seconds: float) -> float:
    """Let all devices ask for this time, and wait for all answers; return the seconds taken."""
    selector = selectors.DefaultSelector()
    for device in devices:
        selector.register(device.connection, selectors.EVENT_READ, device)
        selector.register(device.stream, selectors.EVENT_READ)
    start = time.perf_counter()
    waiting = len(devices)
    for device in devices:
        device.ask()
    while waiting:
        for ready, _ in selector.select():
            if not isinstance(ready.data, Device):
                ready.fileobj.recv(65_536)  # type: ignore[union-attr]
            elif ready.data.receive():
                if time.perf_counter() < start + seconds and ready.data.has_more():
                    ready.data.ask()
                else:
                    waiting -= 1
    return time.perf_counter() - start


def main() -> None:
    """Run the job on standard input."""
    job = json.load(sys.stdin)
    devices = [
        Device(job["port"], session, key, f"127.0.1.{1 + number}")
        for number, (session, key) in enumerate(job["devices"])
    ]
    run(devices, 0.0)  # the first answer of a session is slower
    for device in devices:
        device.entries, device.corrections = [], []
    before, own = _cpu_seconds(job["process"]), time.process_time()
    seconds = run(devices, job["seconds"])
    own, cpu = time.process_time() - own, _cpu_seconds(job["process"]) - before
    entries = [latency for device in devices for latency in device.entries]
    corrections = [latency for device in devices for latency in device.corrections]
    done = Answers(seconds, entries, corrections, server_cpu=cpu, client_cpu=own)
    json.dump(asdict(done), sys.stdout)


if __name__ == "__main__":
    main()
