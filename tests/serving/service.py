"""The service as processes of its own, in production or alone, and what it wrote to its log."""

import json
import os
import signal
import ssl
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import closing, contextmanager
from functools import cached_property
from http.client import HTTPResponse
from pathlib import Path
from typing import Any
from urllib.request import urlopen

from tests.api.http_client import KEY, HttpClient, connection_to
from tests.api.http_server import LOOPBACK
from tests.api.service_under_test import HOUSE_KEY
from tests.command import PAROLI
from tests.patience import until
from tests.ports import free_port

ROOT = Path(__file__).parents[2]
PATIENCE_SECONDS = 60

SERVE = (*PAROLI[1:], "serve")
SECURED = (*SERVE, "--tls")
TOGETHER = (*SERVE, "--processes", "2")
BARE = (
    *("-m", "gunicorn", "-w", "2", "-k", "gthread", "--threads", "64"),
    *("--graceful-timeout", "5", "--no-control-socket", "--forwarded-allow-ips", ""),
    "service.serving.production:app()",
)
CONFIGURED = ("-m", "gunicorn", "-c", "python:service.serving.gunicorn_conf")


class Service:
    """One command that serves on ``port`` as ``settings`` say, and what it said."""

    def __init__(self, words: tuple[str, ...], settings: Mapping[str, str], folder: Path) -> None:
        self.port = free_port()
        self.settings = settings
        self._log = folder / "log"
        self._said = folder / "said"
        bind = ("-b", f"{LOOPBACK}:{self.port}") if words == BARE else ()
        environment = {
            "PAROLI_HOUSE_KEY": HOUSE_KEY,
            "PAROLI_LOG": "json",
            "PAROLI_WRITE_RATE": "0",
            "PAROLI_PORT": str(self.port),
            **settings,
        }
        with self._log.open("wb") as log, self._said.open("wb") as said:
            self.process = subprocess.Popen(
                [sys.executable, *words, *bind],
                cwd=ROOT,
                env={**os.environ, **environment},
                stdout=said,
                stderr=log,
            )

    def wait(self) -> None:
        """Return when it answers."""
        until(self._answers, f"it does not answer: {self.log()}")

    def wire(self) -> HttpClient:
        return HttpClient(self.port, self.tls)

    @cached_property
    def tls(self) -> ssl.SSLContext | None:
        """How to speak with it, if it serves https: trusting the authority that it shows."""
        port = self.settings.get("PAROLI_AUTHORITY_PORT")
        if port is None:
            return None
        with urlopen(f"http://{LOOPBACK}:{port}/authority.crt") as shown:
            return ssl.create_default_context(cadata=shown.read().decode())

    @contextmanager
    def stream(self, path: str, mark: str) -> Iterator[HTTPResponse]:
        """Lend an open stream; ``mark`` is the id of its request."""
        with closing(connection_to(self.port, self.tls)) as connection:
            connection.request("GET", path, headers={**KEY, "X-Request-ID": mark})
            yield connection.getresponse()

    def end(self, how: signal.Signals = signal.SIGTERM) -> int:
        """Send a signal, wait for the end and return the exit code."""
        self.process.send_signal(how)
        return self.process.wait(PATIENCE_SECONDS)

    def said(self) -> str:
        return self._said.read_text("utf-8")

    def log(self) -> str:
        return self._log.read_text("utf-8")

    def lines(self, **facts: Any) -> list[dict[str, Any]]:
        """Return the lines of the log that say all of ``facts``."""
        # gunicorn started by hand without our settings says some things in its own way.
        lines = [json.loads(line) for line in self.log().splitlines() if line.startswith("{")]
        return [line for line in lines if facts.items() <= line.items()]

    def _answers(self) -> bool:
        assert self.process.poll() is None, f"it has ended: {self.log()}"
        try:
            with self.wire() as wire:
                return wire.get("/healthz").status == 200
        except OSError:
            return False


@contextmanager
def service(words: tuple[str, ...], settings: Mapping[str, str], folder: Path) -> Iterator[Service]:
    """Lend a service that answers; it is killed if it is still there in the end."""
    there = Service(words, settings, folder)
    try:
        there.wait()
        yield there
    finally:
        there.process.kill()
        there.process.wait()
