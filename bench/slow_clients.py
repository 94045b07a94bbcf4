"""Clients that hold connections: ``python -m bench.slow_clients PORT http|https KIND COUNT HOSTS``.

Keeps ``COUNT`` connections open, from ``HOSTS`` addresses of the loopback network. A connection
that the server closes is replaced. When all connections are open, or after five seconds, it prints
how many are open. It works until the process is ended.
"""

import resource
import socket
import ssl
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import cache
from pathlib import Path
from select import POLLERR, POLLHUP, POLLIN, poll

ROOT = Path(__file__).resolve().parents[1]
START_SECONDS = 5.0
TRICKLE_SECONDS = 6.0
ROUND_SECONDS = 0.05
CONNECTS_PER_ROUND = 50

_HEAD = b"POST /v1/sign-ins HTTP/1.1\r\nHost: paroli\r\nContent-Type: application/json\r\n"
_BODY = _HEAD + b"Content-Length: 1000\r\n\r\n" + b" " * 500
FIRST = {"header": _HEAD, "body": _BODY, "trickle": b"G", "silent": b""}
"""What each kind of client sends at first. A trickling client then sends one byte at a time."""


@cache
def first_bytes(kind: str) -> bytes:
    """Return what a client sends at first. A reader requests a large file of the built pages."""
    if kind != "reader":
        return FIRST[kind]
    page = next((ROOT / "service/pages/built").glob("core/*/pyodide.asm.wasm"))
    request = f"GET /core/{page.parent.name}/{page.name} HTTP/1.1\r\nHost: paroli\r\n\r\n"
    return request.encode() * 20


class SlowClient:
    """One connection, which sends the beginning of a request and reads nothing."""

    def __init__(self, number: int, port: int, kind: str, hosts: int, tls: object) -> None:
        host = number % hosts
        self._source = f"127.0.{1 + host // 250}.{1 + host % 250}" if hosts > 1 else "127.0.0.1"
        self._port, self._kind, self._tls = port, kind, tls
        self.socket: socket.socket | None = None

    def open(self) -> bool:
        """Connect and send what comes first; return whether it worked."""
        connection = socket.socket()
        try:
            if self._kind == "reader":
                connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            connection.settimeout(2)
            connection.bind((self._source, 0))
            connection.connect(("127.0.0.1", self._port))
            if isinstance(self._tls, ssl.SSLContext):
                connection = self._tls.wrap_socket(connection)
            connection.sendall(first_bytes(self._kind))
        except OSError:
            connection.close()
            return False
        self.socket = connection
        return True

    def trickle(self) -> None:
        """Send one byte."""
        if self.socket is not None:
            with suppress(OSError):
                self.socket.send(b"e")

    def has_ended(self) -> bool:
        """Return whether the server has closed a connection that can be read."""
        if self.socket is None:
            return False
        self.socket.settimeout(0)
        try:
            return not self.socket.recv(65_536)
        except (BlockingIOError, ssl.SSLWantReadError):
            return False
        except OSError:
            return True

    def close(self) -> None:
        """Close the connection."""
        if self.socket is not None:
            self.socket.close()
            self.socket = None


def work(port: int, scheme: str, kind: str, count: int, hosts: int) -> None:
    """Keep all connections open, for ever."""
    tls = None
    if scheme == "https":
        tls = ssl.create_default_context()
        tls.check_hostname = False
        tls.verify_mode = ssl.CERT_NONE
    clients = [SlowClient(number, port, kind, hosts, tls) for number in range(count)]
    started = time.monotonic()
    is_announced, next_trickle = False, started + TRICKLE_SECONDS
    while True:
        closed = [client for client in clients if client.socket is None]
        for client in closed[:CONNECTS_PER_ROUND]:
            client.open()
        if not is_announced and (
            all(client.socket for client in clients) or time.monotonic() > started + START_SECONDS
        ):
            is_announced = True
            print(open_connections(clients), flush=True)
        if kind == "trickle" and time.monotonic() > next_trickle:
            next_trickle += TRICKLE_SECONDS
            for client in clients:
                client.trickle()
        _close_ended(clients, kind)


def open_connections(clients: Sequence[SlowClient]) -> str:
    """Return how many of the connections are open, as a sentence."""
    is_open = [client.socket is not None for client in clients]
    return f"{sum(is_open)} of {len(is_open)} connections are open."


def _close_ended(clients: list[SlowClient], kind: str) -> None:
    """Wait a little; close the connections that the server has ended."""
    waiting = poll()
    by_number = {client.socket.fileno(): client for client in clients if client.socket}
    for number in by_number:
        # A client that reads nothing still notices that its connection was reset.
        waiting.register(number, 0 if kind == "reader" else POLLIN)
    time.sleep(ROUND_SECONDS)
    for number, flags in waiting.poll(0):
        if flags & (POLLERR | POLLHUP) or by_number[number].has_ended():
            by_number[number].close()


@contextmanager
def attacking(port: int, scheme: str, kind: str, count: int, hosts: int = 1) -> Iterator[None]:
    """Have slow clients hold connections as long as the block runs; print how many they hold."""
    words = [str(port), scheme, kind, str(count), str(hosts)]
    command = [sys.executable, "-m", "bench.slow_clients", *words]
    process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)  # noqa: S603 - ours
    try:
        assert process.stdout is not None
        line = process.stdout.readline().strip()
        if not line:
            raise RuntimeError("The slow clients have failed.")
        print(line, flush=True)
        yield
    finally:
        process.terminate()
        process.communicate(timeout=30)


def main() -> None:
    """Work as the arguments say."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(most, 65_536), most))
    port, scheme, kind, count, hosts = sys.argv[1:]
    work(int(port), scheme, kind, int(count), int(hosts))


if __name__ == "__main__":
    main()
