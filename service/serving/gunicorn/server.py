"""gunicorn configured in code: a parent process, and serving processes that it replaces."""

import os
import shutil
import socket
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from flask import Flask
from gunicorn.app.base import BaseApplication
from gunicorn.arbiter import Arbiter
from gunicorn.glogging import Logger

from service.serving.address_file import AddressFile
from service.serving.gunicorn.production import app_of
from service.serving.run_file import record_serving
from service.serving.waitress.server import BACKLOG, GRACE_SECONDS
from service.settings import Settings
from service.telemetry.metrics import FOLDER

WORKER_CLASS = "service.serving.gunicorn.worker.WaitressWorker"


def serve_with_gunicorn(settings: Settings, ready: Callable[[int], None]) -> None:
    """Serve with several processes until a stop signal; call ``ready`` once with the port.

    Raises: ``OSError`` if the address is in use; ``SystemExit`` at the end, in every process.
    """
    listeners = _listen(settings.host, settings.port)
    port: int = listeners[0].getsockname()[1]
    bind = [f"fd://{listener.detach()}" for listener in listeners]
    more = options(settings)
    record = more["when_ready"]

    def when_ready(server: Any) -> None:
        ready(port)
        record(server)

    _Application(settings, {**more, "bind": bind, "when_ready": when_ready}).run()


def options(settings: Settings) -> dict[str, Any]:
    """Return gunicorn's settings, except the address."""
    folder, address_file = MetricsFolder(), AddressFile(settings)

    def when_ready(server: Any) -> None:
        name = server.LISTENERS[0].sock.getsockname()
        if isinstance(name, tuple):  # a socket file has no port
            record_serving(settings, name[1])
            address_file.write(name[1])

    def on_exit(server: object) -> None:
        folder.remove(server)
        address_file.remove()

    return {
        "workers": settings.processes,
        "worker_class": WORKER_CLASS,
        "threads": settings.threads,
        "graceful_timeout": int(GRACE_SECONDS) + 1,
        "control_socket_disable": True,
        "proc_name": "paroli",
        "logger_class": GunicornLogger,
        "on_starting": folder.create,
        "child_exit": folder.forget_process,
        "when_ready": when_ready,
        "on_exit": on_exit,
    }


class MetricsFolder:
    """The folder in which the processes count together. The parent process owns it."""

    def __init__(self) -> None:
        self._created: str | None = None

    def create(self, _server: object) -> None:
        """Create a folder, or empty the one that the environment names."""
        named = os.environ.get(FOLDER)
        if not named:
            self._created = os.environ[FOLDER] = tempfile.mkdtemp(prefix="paroli-metrics-")
            return
        Path(named).mkdir(parents=True, exist_ok=True)
        for old_file in Path(named).glob("*.db"):
            old_file.unlink()

    def forget_process(self, _server: object, worker: Any) -> None:
        """Remove the gauges of an ended process; its counters stay."""
        # Imported late: the library reads the environment variable when it is imported.
        from prometheus_client.multiprocess import mark_process_dead  # noqa: PLC0415

        mark_process_dead(worker.pid)  # type: ignore[no-untyped-call]

    def remove(self, _server: object) -> None:
        """Remove the folder if ``create`` made it."""
        if self._created:
            shutil.rmtree(self._created, ignore_errors=True)


class GunicornLogger(Logger):  # type: ignore[misc]
    """Writes gunicorn's messages to our log. Its access log is off, as we have our own."""

    def setup(self, cfg: Any) -> None:
        """Remove gunicorn's own handlers."""
        super().setup(cfg)
        for log in (self.error_log, self.access_log):
            log.handlers.clear()
            log.setLevel("NOTSET")
            log.propagate = True


class _Parent(Arbiter):  # type: ignore[misc]
    def handle_int(self) -> None:
        """End as on SIGTERM."""
        raise StopIteration


class _Application(BaseApplication):  # type: ignore[misc]
    def __init__(self, settings: Settings, chosen: dict[str, Any]) -> None:
        self._settings = settings
        self._options = chosen
        super().__init__()

    def load_config(self) -> None:
        for name, value in self._options.items():
            self.cfg.set(name, value)

    def load(self) -> Flask:
        return app_of(self._settings)

    def run(self) -> None:
        _Parent(self).run()


def _listen(host: str, port: int) -> list[socket.socket]:
    """Return a listening socket for each address of ``host``. Raises: ``OSError``."""
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    return [
        socket.create_server(address[:2], family=family, backlog=BACKLOG)
        for family, *_, address in found
    ]
