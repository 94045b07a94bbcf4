"""Hostile requests on each server: forged, too large, malformed, and with secrets."""

import socket
from base64 import b64encode
from collections.abc import Iterator
from contextlib import ExitStack, closing, suppress
from pathlib import Path
from typing import Any
from uuid import uuid4

import pytest

from tests.api.http_server import LOOPBACK
from tests.api.service_under_test import HOUSE_KEY
from tests.servers.redis import RedisServer
from tests.serving.conftest import Settings
from tests.serving.service_process import (
    CONFIGURED_GUNICORN,
    PLAIN_GUNICORN,
    SERVE,
    ServiceProcess,
    run_service,
)

WAITRESS, GUNICORN = "waitress", "gunicorn"
PIECE = b" " * 65_536
PIECES = 800  # more than 50 MB
MEMORY_KB_MAX = 25_000  # kB


@pytest.fixture(scope="session")
def single_process(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServiceProcess]:
    """A single-process service over a file, with debug logs."""
    folder = tmp_path_factory.mktemp("single_process")
    settings = {
        "PAROLI_DATABASE_URL": f"sqlite:///{folder / 'paroli.db'}",
        "PAROLI_REDIS_URL": "",
        "PAROLI_LOG_LEVEL": "debug",
    }
    with run_service(SERVE, settings, folder) as running:
        yield running


@pytest.fixture(params=[WAITRESS, GUNICORN])
def server_kind(request: pytest.FixtureRequest) -> ServiceProcess:
    """A service on each server."""
    service: ServiceProcess = request.getfixturevalue(
        {WAITRESS: "single_process", GUNICORN: "service"}[request.param]
    )
    return service


def send_raw(
    service: ServiceProcess, *parts: bytes, suppressed: tuple[type[OSError], ...] = (OSError,)
) -> bytes:
    """Send bytes and return all bytes received until the service closes or resets."""
    with closing(socket.create_connection((LOOPBACK, service.port), timeout=30)) as line:
        with suppress(*suppressed):
            for part in parts:
                line.sendall(part)
        received = b""
        with suppress(*suppressed):
            while piece := line.recv(65_536):
                received += piece
    return received


def head(path: str, *lines: str, method: str = "GET") -> bytes:
    """Return the head of a request; ``lines`` precede the other headers."""
    key = f"Authorization: Bearer {HOUSE_KEY}"
    head_lines = (f"{method} {path} HTTP/1.1", *lines, key, "Connection: close", "", "")
    return "\r\n".join(head_lines).encode("latin-1")


def peak(service: ServiceProcess) -> int:
    """Return the peak memory, in kB, of the largest process of a service."""
    pids, found = [service.process.pid], 0
    for pid in pids:
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
        pids.extend(map(int, children))
        status = Path(f"/proc/{pid}/status").read_text()
        found = max(found, int(status.partition("VmHWM:")[2].split()[0]))
    return found


LENGTHS = {
    "announced": (f"Content-Length: {len(PIECE) * PIECES}", PIECE),
    "in chunks": ("Transfer-Encoding: chunked", b"10000\r\n" + PIECE + b"\r\n"),
}


@pytest.mark.parametrize("how", LENGTHS)
def test_a_client_that_sends_a_very_large_body_gets_its_413(
    server_kind: ServiceProcess, how: str
) -> None:
    length, piece = LENGTHS[how]
    kind = "Content-Type: application/json"
    request_bytes = head("/v1/sessions", "Host: h", length, kind, method="POST")
    end = b"0\r\n\r\n" if how == "in chunks" else b""
    send_raw(server_kind, head("/v1/sessions", "Host: h"))
    before = peak(server_kind)
    received = send_raw(server_kind, request_bytes, *[piece] * PIECES, end, suppressed=())
    assert peak(server_kind) - before < MEMORY_KB_MAX
    assert received[:12] == b"HTTP/1.1 413", received
    assert b'"code": "body_too_large"' in received
    with server_kind.client() as client:
        assert client.get("/healthz").status == 200


@pytest.mark.parametrize("how", LENGTHS)
def test_a_slightly_too_large_body_gets_a_problem(server_kind: ServiceProcess, how: str) -> None:
    length = {"announced": f"Content-Length: {70 * len(PIECE)}"}.get(how, LENGTHS[how][0])
    request_bytes = head(
        "/v1/sessions", "Host: h", length, "Content-Type: application/json", method="POST"
    )
    end = b"0\r\n\r\n" if how == "in chunks" else b""
    received = send_raw(server_kind, request_bytes, *[LENGTHS[how][1]] * 70, end)
    assert received[:12] == b"HTTP/1.1 413"
    assert b'"code": "body_too_large"' in received


@pytest.mark.parametrize("lines", [(), ("Host: a", "Host: b")])
def test_a_request_without_one_host_is_refused(
    server_kind: ServiceProcess, lines: tuple[str, ...]
) -> None:
    received = send_raw(server_kind, head("/healthz", *lines))
    answered, _, body = received.partition(b"\r\n\r\n")
    assert (answered.split()[1], b'"malformed"' in body) == (b"400", True)
    old = head("/healthz").replace(b"HTTP/1.1", b"HTTP/1.0")
    assert send_raw(server_kind, old).split()[1] == b"200"


def test_a_long_body_without_a_host_is_refused_for_the_host(server_kind: ServiceProcess) -> None:
    received = send_raw(server_kind, head("/v1/sessions", LENGTHS["announced"][0], method="POST"))
    assert received.split()[1] == b"400"


@pytest.mark.parametrize("version", [b"HTTP/0.9", b"HTTP/1.2", b"HTTP/2.0"])
def test_other_versions_of_http_are_refused(server_kind: ServiceProcess, version: bytes) -> None:
    request_bytes = head("/healthz", "Host: h").replace(b"HTTP/1.1", version)
    assert send_raw(server_kind, request_bytes).split()[1] == b"400"


@pytest.mark.parametrize("request_bytes", [head("/healthz", "Host: h"), b"no request\r\n\r\n"])
def test_no_response_names_the_server(server_kind: ServiceProcess, request_bytes: bytes) -> None:
    answered = send_raw(server_kind, request_bytes).partition(b"\r\n\r\n")[0].lower()
    assert b"\r\ndate:" in answered
    assert b"\r\nserver:" not in answered


@pytest.mark.parametrize("sent", [b"P", head("/v1/sign-ins", "Host: h", method="POST")[:-2]])
def test_unfinished_requests_hold_no_thread(server_kind: ServiceProcess, sent: bytes) -> None:
    with ExitStack() as lines:
        for _ in range(140):
            line = socket.create_connection((LOOPBACK, server_kind.port), timeout=30)
            lines.enter_context(closing(line)).sendall(sent)
        with server_kind.client() as client:
            assert client.get("/v1/sessions").status == 200


ODD = {
    "an id over two lines": (b"X-Request-ID: a\r\n X-Evil: yes", {b"200", b"400"}),
    "an id with a bare line feed": (b"X-Request-ID: a\nX-Evil: yes", {b"200", b"400"}),
    "an id with a bare return": (b"X-Request-ID: a\rX-Evil: yes", {b"200", b"400"}),
    "a host with markup": (b"Host: <evil>", {b"200", b"400"}),
    "a host with a blank": (b"Host: evil.example evil", {b"200", b"400"}),
    "bytes that are no text": (b"X-Request-ID: \xff\xfe\x1b[2J", {b"200", b"400"}),
    "a very long header": (b"X-Request-ID: " + b"e" * 300_000, {b"400", b"431"}),
}


@pytest.mark.parametrize("line", ODD)
def test_malformed_headers_are_not_echoed(server_kind: ServiceProcess, line: str) -> None:
    sent, expected = ODD[line]
    before = len(server_kind.log().splitlines())
    request_bytes = (
        b"GET /v1/sessions HTTP/1.1\r\n" + sent + b"\r\n" + head("", "Host: h").partition(b"\n")[2]
    )
    received = send_raw(server_kind, request_bytes)
    answered, _, _ = received.partition(b"\r\n\r\n")
    assert answered.split()[1] in expected
    assert b"max_header" not in received
    names = {header.partition(b":")[0].strip().lower() for header in answered.splitlines()}
    assert b"x-evil" not in names
    assert b"<evil>" not in received
    assert b"\x1b" not in answered
    for logged in server_kind.log().splitlines()[before:]:
        assert logged.startswith("{")
        assert logged.isprintable()


def failed_statuses(service: ServiceProcess) -> list[int]:
    """Send invalid keys, each with another forged address; return the status codes."""
    name = uuid4().hex
    return [_failed_status(service, f"{name}{number}", number) for number in range(FAILURES)]


def _failed_status(service: ServiceProcess, key: str, number: int) -> int:
    forged = f"X-Forwarded-For: 192.0.2.{number}"
    request_bytes = head("/v1/sessions", "Host: h", forged).replace(
        HOUSE_KEY.encode(), key.encode()
    )
    return int(send_raw(service, request_bytes).split()[1])


FAILURES = 22
"""More than two minutes allow: a minute may end between the requests."""

CONFLICT = ("Host: h", "X-Forwarded-Proto: https", "X-Forwarded-Ssl: off")


@pytest.mark.parametrize(
    ("words", "proxies"),
    [
        (SERVE, 0),
        (CONFIGURED_GUNICORN, 0),
        (PLAIN_GUNICORN, 0),
        (SERVE, 1),
        (CONFIGURED_GUNICORN, 1),
    ],
)
def test_forwarded_addresses_are_used_only_behind_a_proxy(
    production: Settings,
    one_redis: RedisServer,
    tmp_path: Path,
    words: tuple[str, ...],
    proxies: int,
) -> None:
    with one_redis.client() as client:
        client.delete("paroli", *client.scan_iter("paroli:limits:*"))
    settings = {**production, "PAROLI_PROXIES": str(proxies)}
    with run_service(words, settings, tmp_path) as service:
        # If gunicorn used these contradicting headers, it would refuse the request.
        assert send_raw(service, head("/v1/sessions", *CONFLICT)).split()[1] == b"200"
        answers = failed_statuses(service)
        assert answers == [401] * FAILURES if proxies else 429 in answers
        assert answers[:10] == [401] * 10


SECRETS = {
    "header": "secret-in-a-header",
    "basic": "secret-in-basic",
    "cookie": "secret-in-a-cookie",
    "query": "secret-in-a-query",
    "path": "secret-in-a-path",
    "body": "secret-in-a-body",
    "broken": "secret-in-a-broken-body",
    "line": "secret-in-no-request",
    "name": "secret-in-a-bad-header",
    "id": "secret-as-an-id\x01",
}


def send_secrets(service: ServiceProcess) -> None:
    """Send secrets in every place where a client may put one by mistake."""
    basic = b64encode(f"house:{SECRETS['basic']}".encode()).decode()
    with service.client() as client:
        client.get(f"/v1/sessions?key={SECRETS['query']}&token={HOUSE_KEY}")
        client.get(f"/v1/{SECRETS['path']}", {"Cookie": f"paroli={SECRETS['cookie']}"})
        client.get(f"/{HOUSE_KEY}")
        client.post("/v1/sessions", {"name": SECRETS["body"], HOUSE_KEY: 1}, SECRETS["body"])
        client.post("/v1/score-sheets", f'format = "{SECRETS["broken"]}')
        client.get("/v1/sessions/feed", {"Last-Event-ID": SECRETS["header"]})
    wrong = f"Authorization: Bearer {SECRETS['header']}"
    for line in (wrong, f"Authorization: Basic {basic}", f"Authorization: {SECRETS['header']}"):
        request_bytes = (
            f"GET /v1/sessions HTTP/1.1\r\nHost: h\r\n{line}\r\nConnection: close\r\n\r\n"
        )
        send_raw(service, request_bytes.encode())
    for odd in (
        SECRETS["line"],
        f"GET /?key={SECRETS['line']} HTTP/9.9",
        f"GET /{SECRETS['line']}\x01 HTTP/1.1\r\nHost: h",
        f"GET / HTTP/1.1\r\nHost: h\r\nAuthorization Bearer {SECRETS['name']}",
        f"GET / HTTP/1.1\r\nHost: h\r\nBearer {SECRETS['name']}: x",
        f"GET / HTTP/1.1\r\nHost: {SECRETS['name']} x\r\nX-Request-ID: {SECRETS['id']}",
        f"POST / HTTP/1.1\r\nHost: h\r\nContent-Length: {SECRETS['name']}",
        f"POST / HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: {SECRETS['name']}",
        f"POST / HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked\r\n\r\n{SECRETS['name']}",
    ):
        send_raw(service, f"{odd}\r\nConnection: close\r\n\r\n".encode())


@pytest.mark.parametrize(("words", "form"), [(SERVE, "text"), (CONFIGURED_GUNICORN, "json")])
def test_no_secret_is_logged(
    production: Settings, tmp_path: Path, words: tuple[str, ...], form: str
) -> None:
    settings: dict[str, Any] = {**production, "PAROLI_LOG": form, "PAROLI_LOG_LEVEL": "debug"}
    with run_service(words, settings, tmp_path) as service:
        send_secrets(service)
        assert service.stop() == 0
        logged = service.log()
    assert logged.count("answered") > 5
    assert [name for name, stdout in SECRETS.items() if stdout.strip("\x01") in logged] == []
    assert HOUSE_KEY not in logged
    assert b64encode(b"house:")[:6].decode() not in logged
    # Each line is a record, or indented below one.
    dated = logged.splitlines()
    assert all(line[:1] in {"{", " "} or line[:3] == "202" for line in dated), dated
