"""Runs Python programs in forks of one process that has imported Paroli.

Importing takes most of the time that a command needs to start. Run this file with the number of a
socket. That socket receives four descriptors for each program: its input, output and errors, and a
socket for reports. The latter sends the program as a line of JSON. The fork answers with its
process id, and the server with the exit code at the end. The server ends when its socket is closed.
"""

import gc
import json
import os
import select
import signal
import socket
import struct
import sys
from contextlib import suppress
from importlib import import_module
from types import ModuleType
from typing import Any

NUMBER = struct.Struct("<i")
"""How a process id and an exit code are sent."""

IMPORTED = (
    "service.cli.health",
    "service.cli.keys",
    "service.cli.main",
    "service.cli.serve",
    "service.cli.worker_commands",
    "service.serving.authority_server",
    "service.serving.gunicorn.server",
    "workers.__main__",
)
NOT_IMPORTED = "prometheus_client"
"""This library reads the environment when it is imported, so each program imports it itself."""


class ForkServer:
    """Forks a process for each program, and reports how it ends."""

    def __init__(self, control: socket.socket) -> None:
        self._control = control
        self._reports: dict[int, socket.socket] = {}
        self._woken, self._waker = socket.socketpair()
        self._waker.settimeout(0)
        signal.signal(signal.SIGCHLD, lambda _signal, _frame: None)
        signal.set_wakeup_fd(self._waker.fileno())

    def serve(self) -> dict[str, Any] | None:
        """Return the program, in each fork; None in the server when the socket is closed."""
        while True:
            readable, _, _ = select.select([self._control, self._woken], [], [])
            if self._woken in readable:
                self._woken.recv(1024)
                self._report_ended()
            if self._control in readable:
                message, descriptors, *_ = socket.recv_fds(self._control, 1, 4)
                if not message:
                    return None
                if program := self._fork(*descriptors):
                    return program

    def _fork(self, *descriptors: int) -> dict[str, Any] | None:
        """Return the program in the fork, and None in the server."""
        *streams, reports = descriptors
        report = socket.socket(fileno=reports)
        with report.makefile("r", encoding="utf-8") as lines:
            program: dict[str, Any] = json.loads(lines.readline())
        process = os.fork()
        if process == 0:
            if program.pop("has_own_session"):
                os.setsid()
            report.sendall(NUMBER.pack(os.getpid()))
            report.close()
            self._close_all()
            for number, stream in enumerate(streams):
                os.dup2(stream, number)
        for stream in streams:
            os.close(stream)
        if process == 0:
            return program
        self._reports[process] = report
        return None

    def _close_all(self) -> None:
        """Close in a fork what belongs to the server."""
        signal.set_wakeup_fd(-1)
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        for each in (self._control, self._woken, self._waker, *self._reports.values()):
            each.close()

    def _report_ended(self) -> None:
        with suppress(ChildProcessError):  # no child is left
            while (ended := os.waitpid(-1, os.WNOHANG)) != (0, 0):
                process, status = ended
                with self._reports.pop(process) as report, suppress(OSError):  # the client has left
                    report.sendall(NUMBER.pack(os.waitstatus_to_exitcode(status)))


def main() -> None:
    for name in IMPORTED:
        import_module(name)
    assert NOT_IMPORTED not in sys.modules
    gc.collect()
    gc.freeze()
    program = ForkServer(socket.socket(fileno=int(sys.argv[1]))).serve()
    if program:
        run(**program)


def run(code: str, words: list[str], folder: str, environment: dict[str, str]) -> None:
    """Run ``code`` as ``python -c CODE WORDS`` does."""
    os.chdir(folder)
    os.environ.clear()
    os.environ.update(environment)
    sys.argv = ["-c", *words]
    module = sys.modules["__main__"] = ModuleType("__main__")
    exec(code, module.__dict__)  # noqa: S102 - the code of a test


if __name__ == "__main__":
    main()
