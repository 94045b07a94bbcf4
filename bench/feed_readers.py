"""Feed readers in their own process: ``python -m bench.feed_readers PORT KEY SESSION...``.

One stream for each word, opened again until all are there; then a line is printed, and they are
read until the process is ended.
"""

import selectors
import socket
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
OPENED = "All streams are open."
PATIENCE_SECONDS = 60


def opened(port: int, key: str, session: str, source: str = "127.0.0.1") -> socket.socket:
    """Return a connection from ``source`` on which the feed of ``session`` comes, its head read."""
    until = time.monotonic() + PATIENCE_SECONDS
    while time.monotonic() < until:
        connection = socket.create_connection(
            ("127.0.0.1", port), timeout=PATIENCE_SECONDS, source_address=(source, 0)
        )
        connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        lines = [
            f"GET /v1/sessions/{session}/feed HTTP/1.1",
            "Host: 127.0.0.1",
            f"Authorization: Bearer {key}",
        ]
        connection.sendall("\r\n".join([*lines, "", ""]).encode())
        # If a process refuses a stream, the next connection may reach another process.
        if connection.recv(65536).startswith(b"HTTP/1.1 200 "):
            return connection
        connection.close()
    raise RuntimeError("The stream was not opened.")


@contextmanager
def reading(port: int, key: str, sessions: Sequence[str]) -> Iterator[None]:
    """Have a stream read for each of ``sessions`` as long as the block runs."""
    command = [sys.executable, "-m", "bench.feed_readers", str(port), key, *sessions]
    process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)  # noqa: S603 - ours
    try:
        assert process.stdout is not None
        if process.stdout.readline().strip() != OPENED:
            raise RuntimeError("The streams could not be opened.")
        yield
    finally:
        process.terminate()
        process.communicate(timeout=30)


def main() -> None:
    """Open all streams and read what comes."""
    port, key, *sessions = sys.argv[1:]
    selector = selectors.DefaultSelector()
    for session in sessions:
        connection = opened(int(port), key, session)
        connection.settimeout(0)
        selector.register(connection, selectors.EVENT_READ)
    print(OPENED, flush=True)
    while True:
        for ear, _ in selector.select():
            if isinstance(ear.fileobj, socket.socket) and not ear.fileobj.recv(65536):
                selector.unregister(ear.fileobj)


if __name__ == "__main__":
    main()
