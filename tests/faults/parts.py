"""The parts of a production service: processes that can be killed and started again."""

import os
import signal
import subprocess
import urllib.error
import urllib.request
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import IO, Protocol

from tests.api.http_server import LOOPBACK
from tests.child_processes import children_of
from tests.command import PAROLI, PAROLI_CODE
from tests.ports import free_port
from tests.servers.forked_process import ForkedProcess, start

ROOT = Path(__file__).parents[2]
TIMEOUT_SECONDS = 60
PRELOADED = "LD_PRELOAD"
"""The variable of a library for a new process, such as the one that changes its clock."""


class Part(Protocol):
    """A part that a fault may kill."""

    def start(self) -> None:
        """Start the part; return when it works, or is about to."""

    def start_if_ended(self) -> bool:
        """Start the part again if it has ended by itself; return whether it had."""

    def kill(self) -> None:
        """Kill the part and all of its children with signal 9."""


class Command:
    """One ``paroli`` command in a process group of its own."""

    def __init__(self, words: list[str], environment: Mapping[str, str], log: Path) -> None:
        self._words = words
        self._environment = {**os.environ, **environment}
        self.log = log
        self._process: subprocess.Popen[bytes] | ForkedProcess | None = None
        self.code: int | None = None

    def start(self) -> None:
        with self.log.open("ab") as log:
            self._process = self._started(log)

    def _started(self, log: IO[bytes]) -> "subprocess.Popen[bytes] | ForkedProcess":
        if PRELOADED not in self._environment:
            return start(
                *(PAROLI_CODE, *self._words),
                env=self._environment,
                stdout=log,
                has_own_session=True,
            )
        return subprocess.Popen(
            [*PAROLI, *self._words],
            cwd=ROOT,
            env=self._environment,
            stdout=log,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )

    def start_if_ended(self) -> bool:
        if self.running:
            return False
        self.kill()
        self.start()
        return True

    def kill(self) -> None:
        if self._process is not None:
            with suppress(ProcessLookupError):
                os.killpg(self._process.pid, signal.SIGKILL)
            self._process.wait()
            self._process = None

    def kill_child(self) -> bool:
        """Kill the newest child of the first process; return whether there was one."""
        children = children_of(self._process.pid) if self._process else []
        for child in children[:1]:
            with suppress(ProcessLookupError):
                os.kill(child, signal.SIGKILL)
        return bool(children)

    def stop(self) -> None:
        if self._process is not None:
            self._process.terminate()
            self.code = self._process.wait(TIMEOUT_SECONDS)
            self._process = None

    @property
    def running(self) -> bool:
        """Whether the process was started and has not ended."""
        return self._process is not None and self._process.poll() is None


class Api(Command):
    """A service that keeps its port over restarts."""

    def __init__(self, environment: Mapping[str, str], processes: int, log: Path) -> None:
        self.port = free_port()
        self.has_children = processes > 1
        settings = {
            "XDG_DATA_HOME": str(log.parent),
            **environment,
            "PAROLI_HOST": LOOPBACK,
            "PAROLI_PORT": str(self.port),
            "PAROLI_PROCESSES": str(processes),
        }
        super().__init__(["serve"], settings, log)

    def is_ready(self) -> bool:
        """Return whether the service takes entries."""
        try:
            with urllib.request.urlopen(f"http://{LOOPBACK}:{self.port}/readyz", timeout=5):
                return True
        except (urllib.error.URLError, OSError):
            return False
