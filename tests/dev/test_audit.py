"""The audit of the locks: it fails for a known hole, and never passes for want of an answer."""

import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import pytest

import dev
from tests.ports import free_port
from tests.tidy.test_locks import pins

LOOPBACK = "127.0.0.1"
HOLE = {
    "id": "PYSEC-0",
    "summary": "a hole",
    "affected": [
        {
            "package": {"name": "flask", "ecosystem": "PyPI"},
            "ranges": [{"type": "ECOSYSTEM", "events": [{"introduced": "0"}, {"fixed": "99"}]}],
        }
    ],
}


class Advisory(ThreadingHTTPServer):
    """Answers as an advisory service does, with ``status``, and what it ``knows`` by package."""

    def __init__(self, knows: dict[str, Any], status: int) -> None:
        super().__init__((LOOPBACK, 0), Asked)
        self.knows, self.status = knows, status
        self.asked: list[str] = []


class Asked(BaseHTTPRequestHandler):
    server: Advisory
    protocol_version = "HTTP/1.1"
    wbufsize = -1  # headers and body in one go

    def do_POST(self) -> None:
        query = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        name = query["package"]["name"]
        self.server.asked.append(f"{name} {query['version']}")
        said = json.dumps(self.server.knows.get(name, {})).encode()
        self.send_response(self.server.status)
        self.send_header("Content-Length", str(len(said)))
        self.end_headers()
        self.wfile.write(said)

    def log_message(self, *_words: object) -> None:
        """Say nothing."""


@contextmanager
def advisory(knows: dict[str, Any], status: int = 200) -> Iterator[tuple[Advisory, list[str]]]:
    """Lend a service and the words that send pip-audit to it."""
    with Advisory(knows, status) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        yield server, there(server.server_address[1])
        server.shutdown()
        thread.join()


def there(port: int) -> list[str]:
    return ["--vulnerability-service=osv", f"--osv-url=http://{LOOPBACK}:{port}/"]


def said(words: list[str], capsys: pytest.CaptureFixture[str]) -> tuple[tuple[bool, bool], str]:
    """Return whether the audit passes as a part of the check and as a verb, and its line."""
    found = dev.run_audit(words)
    passes = dev.audit_passes(found, allow_unreachable=True)
    line = capsys.readouterr().out
    return (passes, dev.audit_passes(found, allow_unreachable=False)), line


def test_with_nothing_known_every_pin_was_asked_about(capsys: pytest.CaptureFixture[str]) -> None:
    with advisory({}) as (server, words):
        passes, line = said(words, capsys)
    assert passes == (True, True)
    assert line.startswith("  audit: ")
    assert "no known vulnerability" in line
    asked = {one.split()[0] for one in server.asked}
    locked = {name for lock in dev.LOCKS for name in pins(lock)}
    assert asked <= locked
    # But for those of other platforms.
    assert len(asked) > 0.9 * len(locked)


def test_a_known_hole_fails(capsys: pytest.CaptureFixture[str]) -> None:
    with advisory({"flask": {"vulns": [HOLE]}}) as (_, words):
        passes, line = said(words, capsys)
    assert passes == (False, False)
    assert f"flask {pins('requirements.lock')['flask']}: PYSEC-0 99" in line


def test_who_is_not_there_is_told_and_fails_only_the_verb(
    capsys: pytest.CaptureFixture[str],
) -> None:
    passes, line = said(there(free_port()), capsys)
    assert passes == (True, False)
    assert line.startswith(
        "  audit: the advisory service did not answer: requests.exceptions.ConnectionError"
    )


@pytest.mark.parametrize(("knows", "status"), [({}, 503), ({"alembic": "no answer"}, 403)])
def test_who_refuses_to_answer_was_not_asked(
    knows: dict[str, Any], status: int, capsys: pytest.CaptureFixture[str]
) -> None:
    with advisory(knows, status) as (_, words):
        passes, line = said(words, capsys)
    assert passes == (True, False)
    assert "the advisory service did not answer" in line


def test_a_fault_of_the_tool_fails(capsys: pytest.CaptureFixture[str]) -> None:
    passes, line = said(["--requirement=no-such.lock"], capsys)
    assert passes == (False, False)
    assert "no-such.lock" in line


def test_what_the_service_does_not_know_was_not_asked_about() -> None:
    listed = [
        {"name": "flask", "version": "1", "vulns": []},
        {"name": "alembic", "skip_reason": "Not found: alembic (1)"},
    ]
    assert dev.read_audit(0, json.dumps({"dependencies": listed}), "")[0] is None
    assert dev.read_audit(0, json.dumps({"dependencies": listed[:1]}), "")[0] is True
    assert dev.read_audit(0, json.dumps({"dependencies": []}), "")[0] is None
    assert dev.read_audit(1, "", "Traceback\nTypeError: a crash")[0] is False
    assert dev.read_audit(1, json.dumps({"dependencies": listed[:1]}), "odd")[0] is False


def test_who_takes_too_long_was_not_asked() -> None:
    assert dev.run_audit(seconds=0.01) == (None, "no answer within 0.01 s")
