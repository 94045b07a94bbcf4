"""The service as separate processes, with its output and its log."""

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
from typing import IO, Any
from urllib.request import urlopen

from tests.api.http_client import KEY, HttpClient, connection_to
from tests.api.http_server import LOOPBACK
from tests.api.service_under_test import HOUSE_KEY
from tests.command import PAROLI
from tests.ports import free_port
from tests.servers.forked_process import ForkedProcess, start
from tests.waiting import until

ROOT = Path(__file__).parents[2]
TIMEOUT_SECONDS = 60

SERVE = (*PAROLI[1:], "serve")
SERVE_TLS = (*SERVE, "--tls")
SERVE_TWO_PROCESSES = (*SERVE, "--processes", "2")
PLAIN_GUNICORN = (
    *("-m", "gunicorn", "-w", "2", "-k", "service.serving.gunicorn.worker.WaitressWorker"),
    *("--threads", "64", "--no-control-socket"),
    "service.serving.gunicorn.production:app()",
)
# What `-m gunicorn` runs, as code that a fork can run.
GUNICORN = ("-c", "from gunicorn.app.wsgiapp import run; run(prog='gunicorn')")
CONFIGURED_GUNICORN = (*GUNICORN, "-c", "python:service.serving.gunicorn.conf")


def start_python(
    words: tuple[str, ...],
    environment: Mapping[str, str],
    checkout: Path,
    stdout: IO[bytes],
    stderr: IO[bytes],
) -> "ForkedProcess | subprocess.Popen[bytes]":
    """Run Python with ``words``, by a fork if it is the code of this checkout."""
    if words[0] == "-c" and checkout == ROOT:
        return start(*words[1:], env=environment, stdout=stdout, stderr=stderr)
    return subprocess.Popen(
        [sys.executable, *words], cwd=checkout, env=environment, stdout=stdout, stderr=stderr
    )


class ServiceProcess:
    """One serving command on ``port`` with ``settings``, and its output."""

    def __init__(
        self,
        words: tuple[str, ...],
        settings: Mapping[str, str],
        folder: Path,
        checkout: Path = ROOT,
    ) -> None:
        self.port = free_port()
        self.settings = settings
        self._log = folder / "log"
        self._stdout = folder / "stdout"
        bind = ("-b", f"{LOOPBACK}:{self.port}") if words == PLAIN_GUNICORN else ()
        environment = {
            "PAROLI_HOUSE_KEY": HOUSE_KEY,
            "PAROLI_LOG": "json",
            "PAROLI_WRITE_RATE": "0",
            "PAROLI_PORT": str(self.port),
            "XDG_DATA_HOME": str(folder),
            **settings,
        }
        with self._log.open("wb") as log, self._stdout.open("wb") as stdout:
            self.process = start_python(
                (*words, *bind), {**os.environ, **environment}, checkout, stdout, log
            )

    def wait_until_ready(self) -> None:
        """Return when the service answers."""
        until(self._answers, f"it does not answer: {self.log()}")

    def client(self) -> HttpClient:
        return HttpClient(self.port, self.tls)

    @cached_property
    def tls(self) -> ssl.SSLContext | None:
        """A TLS context that trusts the service's authority; None without https."""
        port = self.settings.get("PAROLI_AUTHORITY_PORT")
        if port is None:
            return None
        with urlopen(f"http://{LOOPBACK}:{port}/authority.crt") as shown:
            return ssl.create_default_context(cadata=shown.read().decode())

    @contextmanager
    def stream(self, path: str, mark: str) -> Iterator[HTTPResponse]:
        """Yield an open stream; ``mark`` is the id of its request."""
        with closing(connection_to(self.port, self.tls)) as connection:
            connection.request("GET", path, headers={**KEY, "X-Request-ID": mark})
            yield connection.getresponse()

    def stop(self, how: signal.Signals = signal.SIGTERM) -> int:
        """Send a signal, wait for the end and return the exit code."""
        self.process.send_signal(how)
        return self.process.wait(TIMEOUT_SECONDS)

    def stdout(self) -> str:
        return self._stdout.read_text("utf-8")

    def log(self) -> str:
        return self._log.read_text("utf-8")

    def log_lines(self, **facts: Any) -> list[dict[str, Any]]:
        """Return the log lines that have all of ``facts``."""
        # Without our settings, gunicorn writes some lines in its own format.
        lines = [json.loads(line) for line in self.log().splitlines() if line.startswith("{")]
        return [line for line in lines if facts.items() <= line.items()]

    def _answers(self) -> bool:
        assert self.process.poll() is None, f"it has ended: {self.log()}"
        try:
            with self.client() as client:
                return client.get("/healthz").status == 200
        except OSError:
            return False


@contextmanager
def run_service(
    words: tuple[str, ...], settings: Mapping[str, str], folder: Path, checkout: Path = ROOT
) -> Iterator[ServiceProcess]:
    """Yield a service of ``checkout`` that answers. If it still runs at the end, kill it."""
    service = ServiceProcess(words, settings, folder, checkout)
    try:
        service.wait_until_ready()
        yield service
    finally:
        service.process.kill()
        service.process.wait()
