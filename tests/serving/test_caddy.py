"""The Caddyfiles are valid, and Caddy passes requests of https clients to a service."""

import json
import os
import ssl
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.api.http_client import KEY, HttpClient, connection_to
from tests.api.http_server import LOOPBACK
from tests.docs.pages import ROOT
from tests.ports import free_port
from tests.serving.conftest import Settings
from tests.serving.service_process import SERVE, ServiceProcess, run_service
from tests.waiting import until

CADDY = Path(sys.executable).with_name("caddy")
BEFORE_SERVICES = ROOT / "deploy/compose/Caddyfile"
BEFORE_ONE_SERVICE = ROOT / "deploy/systemd/Caddyfile"
REQUESTS = 20


def adapted(caddyfile: Path, **variables: str) -> str:
    """Return a Caddyfile as the JSON that Caddy reads. Fail if Caddy has a warning."""
    done = subprocess.run(
        [CADDY, "adapt", "--config", caddyfile],
        env={**os.environ, **variables},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert '"level":"warn"' not in done.stderr
    return done.stdout


def upstreams(config: str) -> list[str]:
    found: list[str] = []

    def collect(pairs: list[tuple[str, object]]) -> None:
        found.extend(str(value) for name, value in pairs if name == "dial")

    json.loads(config, object_pairs_hook=collect)
    return found


def test_the_caddyfiles_name_the_services() -> None:
    assert upstreams(adapted(BEFORE_SERVICES)) == ["api-1:8000", "api-2:8000"]
    assert upstreams(adapted(BEFORE_ONE_SERVICE)) == ["127.0.0.1:8000"]
    # Without a name, the proxy of several services listens at the port of compose.yaml.
    assert '"listen":[":8000"]' in adapted(BEFORE_SERVICES)
    assert '"host":["table.internal"]' in adapted(BEFORE_SERVICES, PAROLI_SITE="table.internal")


@contextmanager
def running_caddy(config: str, folder: Path) -> Iterator[Path]:
    """Run Caddy; yield the file of its authority's certificate, which it makes first."""
    environment = {**os.environ, "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}
    with (
        (folder / "caddy.log").open("wb") as log,
        subprocess.Popen(
            [CADDY, "run", "--config", "-"],
            env=environment,
            stdin=subprocess.PIPE,
            stdout=log,
            stderr=log,
        ) as process,
    ):
        try:
            assert process.stdin
            process.stdin.write(config.encode())
            process.stdin.close()
            yield folder / "caddy/pki/authorities/local/root.crt"
        finally:
            process.kill()


@pytest.fixture
def proxied(single_process: Settings, tmp_path: Path) -> Iterator[ServiceProcess]:
    """A service that trusts one proxy."""
    settings = {**single_process, "PAROLI_PROXIES": "1"}
    del settings["PAROLI_AUTHORITY_PORT"]
    with run_service(SERVE, settings, tmp_path) as service:
        yield service


def test_a_request_over_https_reaches_the_service(proxied: ServiceProcess, tmp_path: Path) -> None:
    port = free_port()
    site = f"{LOOPBACK}:{port}"
    config = json.loads(
        adapted(BEFORE_SERVICES, PAROLI_SITE=site, PAROLI_SERVICES=f"{LOOPBACK}:{proxied.port}")
    )
    # A test listens on loopback only, and not on port 80, which redirects clients to https.
    (server,) = config["apps"]["http"]["servers"].values()
    server |= {"listen": [site], "automatic_https": {"disable_redirects": True}}
    with running_caddy(json.dumps(config), tmp_path) as authority:
        until(authority.exists, "Caddy makes no authority")
        tls = ssl.create_default_context(cafile=authority)
        until(lambda: answers(port, tls), "Caddy does not answer")
        forged = {"X-Forwarded-Proto": "http", "X-Forwarded-Host": "elsewhere.example"}
        with HttpClient(port, tls) as client:
            made = client.post("/v1/pairings", {"name": "Tablet", "role": "dealer"}, None, forged)
        assert made.json()["link"].startswith(f"https://{site}/#pair=")
        assert "Server" not in made.headers
        connection = connection_to(port, tls)
        connection.request("GET", "/v1/feed", headers=KEY)
        assert connection.getresponse().readline().startswith(b"retry: ")
        connection.close()


def test_a_request_goes_to_another_service_if_one_has_ended(
    proxied: ServiceProcess, tmp_path: Path
) -> None:
    port = free_port()
    ended = f"{LOOPBACK}:{free_port()}"
    services = f"{ended} {LOOPBACK}:{proxied.port}"
    config = json.loads(adapted(BEFORE_SERVICES, PAROLI_SERVICES=services))
    (server,) = config["apps"]["http"]["servers"].values()
    server["listen"] = [f"{LOOPBACK}:{port}"]
    (proxy,) = handlers(config, "reverse_proxy")
    assert proxy["health_checks"]["active"]["uri"] == "/readyz"
    # Without checks, Caddy learns only from failed connections that a service has ended.
    del proxy["health_checks"]
    with running_caddy(json.dumps(config), tmp_path):
        until(lambda: answers(port), "Caddy does not answer")
        with HttpClient(port) as client:
            statuses = {
                client.post("/v1/pairings", {"name": f"Tablet {n}", "role": "dealer"}).status
                for n in range(REQUESTS)
            }
    assert statuses == {201}


def handlers(part: Any, name: str) -> Iterator[dict[str, Any]]:
    """Yield the handlers of one name in a configuration or a part of it."""
    if isinstance(part, dict):
        if part.get("handler") == name:
            yield part
        part = [*part.values()]
    if isinstance(part, list):
        for inner in part:
            yield from handlers(inner, name)


def answers(port: int, tls: ssl.SSLContext | None = None) -> bool:
    try:
        with HttpClient(port, tls) as client:
            return client.get("/healthz").status == 200
    except OSError:
        return False
