"""gunicorn, set up in code: one parent that serves nothing, and processes that it replaces."""

import os
import shutil
import socket
import struct
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from flask import Flask
from gunicorn.app.base import BaseApplication
from gunicorn.arbiter import Arbiter
from gunicorn.glogging import Logger

from service.serving.production import app_of
from service.serving.waitress_server import GRACE_SECONDS
from service.settings import Settings
from service.telemetry.metrics import FOLDER

KEPT_ALIVE_SECONDS = 30
"""How long a connection at rest stays open; it keeps no thread."""

_BACKLOG = 2048

_NO_REQUEST = "Invalid request"
_WITH_ADDRESS = "Error handling request"
"""How gunicorn begins to speak of what it was sent."""

_VANISHED_SECONDS = 45
"""After this, what was sent and nobody has acknowledged ends a connection: three heartbeats."""

_SILENT_SECONDS = 30
"""How long a thread waits for the rest of a request of which nothing more comes."""


def serve_with_gunicorn(settings: Settings, ready: Callable[[int], None]) -> None:
    """Serve with several processes until told to stop; ``ready`` is told the port once.

    Raises: ``OSError`` where the address is taken; ``SystemExit`` at the end, in every process.
    """
    listeners = _listening(settings.host, settings.port)
    port: int = listeners[0].getsockname()[1]
    bind = [f"fd://{listener.detach()}" for listener in listeners]

    def when_ready(server: Any) -> None:
        let_go(server)
        ready(port)

    _Application(settings, {"bind": bind, "when_ready": when_ready}).run()


def options(settings: Settings) -> dict[str, Any]:
    """Return gunicorn's settings, all but where it listens."""
    counting = Counting()
    return {
        "workers": settings.processes,
        "worker_class": "gthread",
        "threads": settings.threads,
        "graceful_timeout": int(GRACE_SECONDS),
        "keepalive": KEPT_ALIVE_SECONDS,
        "control_socket_disable": True,
        "proc_name": "paroli",
        # Whom to believe about the scheme is said once, to the application.
        "forwarded_allow_ips": "",
        "logger_class": PassingOn,
        "on_starting": counting.begin,
        "when_ready": let_go,
        "child_exit": counting.leave_out,
        "on_exit": counting.end,
    }


def let_go(server: Any) -> None:
    """Let connections give their threads back when whoever opened them has vanished.

    Those that are accepted have this of the sockets that listen, where the platform does so.
    """
    for listener in server.LISTENERS:
        if listener.sock.family not in {socket.AF_INET, socket.AF_INET6}:
            continue
        if hasattr(socket, "TCP_USER_TIMEOUT"):
            patience = _VANISHED_SECONDS * 1000
            listener.sock.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, patience)
        listener.sock.setsockopt(
            socket.SOL_SOCKET, socket.SO_RCVTIMEO, struct.pack("@ll", _SILENT_SECONDS, 0)
        )


class Counting:
    """The folder in which the processes count together. The parent keeps it."""

    def __init__(self) -> None:
        self._made: str | None = None

    def begin(self, _server: object) -> None:
        """Make the folder, or empty the one that the environment names."""
        named = os.environ.get(FOLDER)
        if not named:
            self._made = os.environ[FOLDER] = tempfile.mkdtemp(prefix="paroli-metrics-")
            return
        Path(named).mkdir(parents=True, exist_ok=True)
        for left in Path(named).glob("*.db"):
            left.unlink()

    def leave_out(self, _server: object, worker: Any) -> None:
        """Forget what a process that has ended had open; what it counted stays counted."""
        # Not before ``begin``: the library looks at the environment when it is imported.
        from prometheus_client.multiprocess import mark_process_dead  # noqa: PLC0415

        mark_process_dead(worker.pid)  # type: ignore[no-untyped-call]

    def end(self, _server: object) -> None:
        """Remove the folder if it was made here."""
        if self._made:
            shutil.rmtree(self._made, ignore_errors=True)


class PassingOn(Logger):  # type: ignore[misc]
    """What gunicorn says, in our log and no other. Its log of requests is off: we keep one.

    What was sent is not told: in an odd request a key may stand anywhere.
    """

    def setup(self, cfg: Any) -> None:
        """Do without handlers of its own."""
        super().setup(cfg)
        for log in (self.error_log, self.access_log):
            log.handlers.clear()
            log.setLevel("NOTSET")
            log.propagate = True

    def warning(self, msg: str, *args: Any, **more: Any) -> None:
        """Say who sent what is no request, not what it is."""
        told = msg.partition(": ")[0] if msg.startswith(_NO_REQUEST) else msg
        super().warning(told, *args, **more)

    def exception(self, msg: str, *args: Any, **more: Any) -> None:
        """Make one line of a request of which the rest never came: anybody can send such."""
        if isinstance(sys.exception(), BlockingIOError):
            self.error_log.info("Nothing more came of a request.")
        elif msg.startswith(_WITH_ADDRESS):
            super().exception(_WITH_ADDRESS, **more)
        else:
            super().exception(msg, *args, **more)


class _Parent(Arbiter):  # type: ignore[misc]
    def handle_int(self) -> None:
        """End as well as at SIGTERM."""
        raise StopIteration


class _Application(BaseApplication):  # type: ignore[misc]
    def __init__(self, settings: Settings, more: dict[str, Any]) -> None:
        self._settings = settings
        self._options = {**options(settings), **more}
        super().__init__()

    def load_config(self) -> None:
        for name, value in self._options.items():
            self.cfg.set(name, value)

    def load(self) -> Flask:
        return app_of(self._settings)

    def run(self) -> None:
        _Parent(self).run()


def _listening(host: str, port: int) -> list[socket.socket]:
    """Return a socket for each address of ``host``. Raises: ``OSError``."""
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    return [
        socket.create_server(address[:2], family=family, backlog=_BACKLOG)
        for family, *_, address in found
    ]
