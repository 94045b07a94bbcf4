"""What a signed-in tablet gets while slow clients without a key hold connections.

``python -m bench.attacks [--seconds 20] [--only PART...]`` starts each kind of service, attacks it,
and prints a line for each attack. It compares nothing and stores nothing.
"""

import argparse
import math
import ssl
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from http import HTTPStatus
from http.client import HTTPException
from pathlib import Path
from uuid import uuid4

from bench.slow_clients import attacking
from service.store.opening.connect import migrate_store
from tests.api.caller import opening
from tests.api.http_client import HttpClient
from tests.ports import free_port
from tests.servers.postgresql import running_server
from tests.servers.redis import running_redis
from tests.serving.service_process import (
    CONFIGURED_GUNICORN,
    SERVE,
    SERVE_TLS,
    ServiceProcess,
    run_service,
)

ATTACKS = (
    ("none", 0, 1),
    ("header", 600, 1),
    ("body", 600, 1),
    ("trickle", 140, 1),
    ("reader", 200, 1),
    ("header", 600, 100),
)
"""The kind of the slow clients, how many there are, and from how many addresses."""

PATIENCE_SECONDS = 10.0
EVERY_SECONDS = 0.05


@dataclass
class Tablet:
    """Enters one entry after the other, on a kept connection or on new ones."""

    service: ServiceProcess
    path: str
    keeps: bool
    latencies: list[float] = field(default_factory=list)
    failed: int = 0

    def work(self, stop: threading.Event) -> None:
        """Enter until ``stop``; a failed entry is counted and not repeated."""
        client: HttpClient | None = None
        while not stop.wait(EVERY_SECONDS):
            start = time.perf_counter()
            client = client or HttpClient(self.service.port, self.service.tls, PATIENCE_SECONDS)
            is_entered = self._enter(client)
            if is_entered:
                self.latencies.append(time.perf_counter() - start)
            else:
                self.failed += 1
            if not (is_entered and self.keeps):
                client.close()
                client = None

    def _enter(self, client: HttpClient) -> bool:
        try:
            answer = client.post(f"{self.path}/bank-funds", {"amount": 1}, uuid4().hex)
        except (OSError, HTTPException):
            return False
        return answer.status == HTTPStatus.CREATED

    def figures(self) -> str:
        """Return how many were entered and failed, and how long it took, in milliseconds."""
        ordered = sorted(self.latencies) or [math.nan]
        p50, p99, most = (
            1000 * ordered[min(len(ordered) - 1, int(part * len(ordered)))]
            for part in (0.5, 0.99, 1.0)
        )
        made = f"{len(self.latencies):5} entered {self.failed:4} failed"
        return f"{made}  p50 {p50:7.1f}  p99 {p99:7.1f}  max {most:7.1f} ms"


def measure(service: ServiceProcess, attack: tuple[str, int, int], seconds: float) -> Iterator[str]:
    """Yield a line for a tablet that keeps its connection, and one for a tablet that does not."""
    kind, count, hosts = attack
    with service.client() as client:
        sessions = [client.post("/v1/sessions", opening()).json()["id"] for _ in range(2)]
    tablets = [
        Tablet(service, f"/v1/sessions/{session}", keeps)
        for session, keeps in zip(sessions, (True, False), strict=True)
    ]
    stop = threading.Event()
    threads = [threading.Thread(target=tablet.work, args=(stop,)) for tablet in tablets]
    scheme = "https" if service.tls else "http"
    with ExitStack() as stack:
        if count:
            stack.enter_context(attacking(service.port, scheme, kind, count, hosts))
        for thread in threads:
            thread.start()
        time.sleep(seconds)
        stop.set()
        for thread in threads:
            thread.join()
    for tablet in tablets:
        yield f"{'kept' if tablet.keeps else 'new':5}{tablet.figures()}"


@contextmanager
def embedded(folder: Path) -> Iterator[ServiceProcess]:
    """Yield a single-process service over http."""
    settings = {"PAROLI_DATABASE_URL": f"sqlite:///{folder / 'paroli.db'}"}
    with run_service(SERVE, settings, folder) as service:
        yield service


@contextmanager
def embedded_tls(folder: Path) -> Iterator[ServiceProcess]:
    """Yield a single-process service over https."""
    settings = {
        "HOME": str(folder),
        "XDG_DATA_HOME": str(folder),
        "PAROLI_DATABASE_URL": f"sqlite:///{folder / 'paroli.db'}",
        "PAROLI_AUTHORITY_PORT": str(free_port()),
    }
    with run_service(SERVE_TLS, settings, folder) as service:
        assert isinstance(service.tls, ssl.SSLContext)
        yield service


@contextmanager
def production(folder: Path) -> Iterator[ServiceProcess]:
    """Yield a service of two processes over PostgreSQL and Redis."""
    with running_server() as postgres, running_redis() as redis:
        postgres.execute("CREATE DATABASE books")
        migrate_store(postgres.url("books"))
        settings = {
            "PAROLI_DATABASE_URL": postgres.url("books"),
            "PAROLI_REDIS_URL": redis.url,
            "PAROLI_PROCESSES": "2",
        }
        with run_service(CONFIGURED_GUNICORN, settings, folder) as service:
            yield service


PARTS = {"embedded": embedded, "embedded-tls": embedded_tls, "production": production}


def main() -> None:
    """Attack each kind of service and print what its tablets got."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--only", nargs="*", choices=PARTS, default=list(PARTS))
    options = parser.parse_args()
    for name in options.only:
        for attack in ATTACKS:
            with tempfile.TemporaryDirectory() as folder, PARTS[name](Path(folder)) as service:
                for line in measure(service, attack, options.seconds):
                    kind, count, hosts = attack
                    print(f"{name:13}{kind:8}{count:4} x{hosts:4}  {line}", flush=True)


if __name__ == "__main__":
    main()
