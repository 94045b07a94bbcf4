"""The audit of the lock files fails on a known vulnerability, and reports missing answers."""

import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import pytest

from tests.ports import free_port
from tests.tidy.test_locks import pins
from tools.audit import audit_passes, read_audit, run_audit
from tools.locks import LOCKS

LOOPBACK = "127.0.0.1"
VULNERABILITY = {
    "id": "PYSEC-0",
    "summary": "a vulnerability",
    "affected": [
        {
            "package": {"name": "flask", "ecosystem": "PyPI"},
            "ranges": [{"type": "ECOSYSTEM", "events": [{"introduced": "0"}, {"fixed": "99"}]}],
        }
    ],
}


class AdvisoryServer(ThreadingHTTPServer):
    """An advisory service that answers with ``status`` and with its ``advisories`` by package."""

    def __init__(self, advisories: dict[str, Any], status: int) -> None:
        super().__init__((LOOPBACK, 0), AdvisoryHandler)
        self.advisories, self.status = advisories, status
        self.queries: list[str] = []


class AdvisoryHandler(BaseHTTPRequestHandler):
    server: AdvisoryServer
    protocol_version = "HTTP/1.1"
    wbufsize = -1  # headers and body in one go

    def do_POST(self) -> None:
        query = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        name = query["package"]["name"]
        self.server.queries.append(f"{name} {query['version']}")
        audit_result = json.dumps(self.server.advisories.get(name, {})).encode()
        self.send_response(self.server.status)
        self.send_header("Content-Length", str(len(audit_result)))
        self.end_headers()
        self.wfile.write(audit_result)

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - its name there
        """Log nothing."""


@contextmanager
def advisory(
    advisories: dict[str, Any], status: int = 200
) -> Iterator[tuple[AdvisoryServer, list[str]]]:
    """Yield a running advisory service and the options that make pip-audit use it."""
    with AdvisoryServer(advisories, status) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        yield server, osv_options(server.server_address[1])
        server.shutdown()
        thread.join()


def osv_options(port: int) -> list[str]:
    return ["--vulnerability-service=osv", f"--osv-url=http://{LOOPBACK}:{port}/"]


def audit_result(
    options: list[str], capsys: pytest.CaptureFixture[str]
) -> tuple[tuple[bool, bool], str]:
    """Return whether the audit passes in the check, whether it passes alone, and its output."""
    result = run_audit(options)
    passes = audit_passes(result, allow_unreachable=True)
    line = capsys.readouterr().out
    return (passes, audit_passes(result, allow_unreachable=False)), line


def test_without_known_vulnerabilities_the_audit_passes_and_checks_every_pin(
    capsys: pytest.CaptureFixture[str],
) -> None:
    with advisory({}) as (server, options):
        passes, line = audit_result(options, capsys)
    assert passes == (True, True)
    assert line.startswith("  audit: ")
    assert "no known vulnerability" in line
    asked = {one.split()[0] for one in server.queries}
    locked = {name for lock in LOCKS for name in pins(lock)}
    assert asked <= locked
    # Some pins are for other platforms only.
    assert len(asked) > 0.9 * len(locked)


def test_a_known_vulnerability_fails_the_audit(capsys: pytest.CaptureFixture[str]) -> None:
    with advisory({"flask": {"vulns": [VULNERABILITY]}}) as (_, options):
        passes, line = audit_result(options, capsys)
    assert passes == (False, False)
    assert f"flask {pins('requirements.lock')['flask']}: PYSEC-0 99" in line


def test_an_unreachable_service_fails_the_audit_but_not_the_check(
    capsys: pytest.CaptureFixture[str],
) -> None:
    passes, line = audit_result(osv_options(free_port()), capsys)
    assert passes == (True, False)
    assert line.startswith(
        "  audit: the advisory service did not answer: requests.exceptions.ConnectionError"
    )


@pytest.mark.parametrize(("advisories", "status"), [({}, 503), ({"alembic": "no answer"}, 403)])
def test_a_failing_service_counts_as_unreachable(
    advisories: dict[str, Any], status: int, capsys: pytest.CaptureFixture[str]
) -> None:
    with advisory(advisories, status) as (_, options):
        passes, line = audit_result(options, capsys)
    assert passes == (True, False)
    assert "the advisory service did not answer" in line


def test_an_error_of_the_tool_fails_the_audit(capsys: pytest.CaptureFixture[str]) -> None:
    passes, line = audit_result(["--requirement=no-such.lock"], capsys)
    assert passes == (False, False)
    assert "no-such.lock" in line


def test_a_package_that_was_skipped_makes_the_result_unknown() -> None:
    listed = [
        {"name": "flask", "version": "1", "vulns": []},
        {"name": "alembic", "skip_reason": "Not found: alembic (1)"},
    ]
    assert read_audit(0, json.dumps({"dependencies": listed}), "")[0] is None
    assert read_audit(0, json.dumps({"dependencies": listed[:1]}), "")[0] is True
    assert read_audit(0, json.dumps({"dependencies": []}), "")[0] is None
    assert read_audit(1, "", "Traceback\nTypeError: a crash")[0] is False
    assert read_audit(1, json.dumps({"dependencies": listed[:1]}), "odd")[0] is False


def test_a_service_that_takes_too_long_counts_as_unreachable() -> None:
    assert run_audit(seconds=0.01) == (None, "no answer within 0.01 s")
