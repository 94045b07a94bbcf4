"""Processes of Python that start fast, because Paroli is imported already.

``start`` and ``run`` do what ``subprocess.Popen`` and ``subprocess.run`` do with
``python -c CODE WORDS``. Variables that Python itself reads, such as PYTHONPATH, have no effect.
"""

import atexit
import json
import os
import signal
import socket
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from contextlib import suppress
from functools import cache
from pathlib import Path
from types import TracebackType
from typing import IO, Any, Self

from tests.servers.fork_server import NUMBER
from tests.waiting import TIMEOUT_SECONDS

ROOT = Path(__file__).parents[2]


class ForkedProcess:
    """A running program, with the attributes and methods of ``subprocess.Popen``."""

    def __init__(
        self, words: tuple[str, ...], report: socket.socket, stdin: int, stdout: int | None
    ) -> None:
        self.returncode: int | None = None
        self.stdin = os.fdopen(stdin, "w", encoding="utf-8")
        self.stdout = None if stdout is None else os.fdopen(stdout, encoding="utf-8")
        self._words = words
        self._report = report
        self.pid = self._receive()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self.stdout:
            self.stdout.close()
        self._close_input()
        self.wait()

    def poll(self) -> int | None:
        """Return the exit code; None while the program runs."""
        with suppress(subprocess.TimeoutExpired):
            return self.wait(0)
        return None

    def wait(self, timeout: float | None = None) -> int:
        """Wait for the end and return the exit code. Raises: ``subprocess.TimeoutExpired``."""
        if self.returncode is None:
            self._report.settimeout(timeout)
            try:
                self.returncode = self._receive()
            except (TimeoutError, BlockingIOError) as error:
                raise subprocess.TimeoutExpired(self._words, timeout or 0) from error
            self._report.close()
            self._close_input()
        return self.returncode

    def send_signal(self, number: signal.Signals) -> None:
        """Send a signal, unless the program has ended."""
        if self.poll() is None:
            with suppress(ProcessLookupError):
                os.kill(self.pid, number)

    def terminate(self) -> None:
        self.send_signal(signal.SIGTERM)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)

    def _close_input(self) -> None:
        with suppress(BrokenPipeError):  # the program ended without reading it
            self.stdin.close()

    def _receive(self) -> int:
        received = self._report.recv(NUMBER.size, socket.MSG_WAITALL)
        assert received, "the fork server has ended"
        number: int = NUMBER.unpack(received)[0]
        return number


@cache
def _control() -> socket.socket:
    """Start the fork server; return the socket that controls it."""
    control, server_end = socket.socketpair()
    with server_end:
        command = [sys.executable, "-m", "tests.servers.fork_server", str(server_end.fileno())]
        server = subprocess.Popen(command, cwd=ROOT, pass_fds=[server_end.fileno()])
    atexit.register(server.wait)
    atexit.register(control.close)  # exit handlers run in reverse order
    return control


def start(
    code: str,
    *words: str,
    env: Mapping[str, str] | None = None,
    cwd: Path = ROOT,
    stdout: IO[Any] | None = None,
    stderr: IO[Any] | None = None,
    has_own_session: bool = False,
) -> ForkedProcess:
    """Run ``code`` in a process of its own, or also in a session. Its input is a pipe.

    Without ``stdout``, its output is a pipe too. Without ``stderr``, errors go to the output.
    """
    report, program_report = socket.socketpair()
    program_input, input_pipe = os.pipe()
    output_pipe, program_output = (None, stdout.fileno()) if stdout else os.pipe()
    streams = (program_input, program_output, stderr.fileno() if stderr else program_output)
    socket.send_fds(_control(), [b"."], [*streams, program_report.fileno()])
    program_report.close()
    os.close(program_input)
    if output_pipe is not None:
        os.close(program_output)
    environment = dict(os.environ if env is None else env)
    program: dict[str, Any] = {"code": code, "words": words, "folder": str(cwd)}
    program |= {"environment": environment, "has_own_session": has_own_session}
    report.sendall(f"{json.dumps(program)}\n".encode())
    return ForkedProcess(words, report, input_pipe, output_pipe)


def run(
    code: str, *words: str, env: Mapping[str, str] | None = None, cwd: Path = ROOT
) -> "subprocess.CompletedProcess[str]":
    """Run ``code`` to its end. Return its exit code, its output and its errors.

    After a minute, kill it. Raises: ``subprocess.TimeoutExpired``.
    """
    with tempfile.TemporaryFile("w+") as output, tempfile.TemporaryFile("w+") as errors:
        with start(code, *words, env=env, cwd=cwd, stdout=output, stderr=errors) as process:
            try:
                status = process.wait(TIMEOUT_SECONDS)
            finally:
                process.kill()
        output.seek(0)
        errors.seek(0)
        return subprocess.CompletedProcess(words, status, output.read(), errors.read())
