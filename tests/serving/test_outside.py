"""What comes from outside, on each server: forged, too large, odd, and full of secrets."""

import socket
from base64 import b64encode
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path
from typing import Any
from uuid import uuid4

import pytest

from tests.api.http_server import LOOPBACK
from tests.api.service_under_test import HOUSE_KEY
from tests.servers.redis import RedisServer
from tests.serving.conftest import Settings
from tests.serving.service import BARE, CONFIGURED, SERVE, Service, service

ALONE, TOGETHER = "waitress", "gunicorn"
PIECE = b" " * 65_536
PIECES = 800  # more than 50 MB
KEPT_MOST = 25_000  # kB


@pytest.fixture(scope="session")
def alone(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    """A house of one process over a file, that logs all it has to say."""
    folder = tmp_path_factory.mktemp("alone")
    settings = {
        "PAROLI_DATABASE_URL": f"sqlite:///{folder / 'paroli.db'}",
        "PAROLI_REDIS_URL": "",
        "PAROLI_LOG_LEVEL": "debug",
    }
    with service(SERVE, settings, folder) as there:
        yield there


@pytest.fixture(params=[ALONE, TOGETHER])
def server_kind(request: pytest.FixtureRequest) -> Service:
    """A house on each server."""
    there: Service = request.getfixturevalue({ALONE: "alone", TOGETHER: "house"}[request.param])
    return there


def talked(house: Service, *parts: bytes) -> bytes:
    """Send bytes and return all that comes back until the other side closes."""
    with closing(socket.create_connection((LOOPBACK, house.port), timeout=30)) as line:
        with suppress(OSError):
            for part in parts:
                line.sendall(part)
        heard = b""
        with suppress(OSError):
            while piece := line.recv(65_536):
                heard += piece
    return heard


def head(path: str, *lines: str, method: str = "GET") -> bytes:
    """Return the head of a request; ``lines`` come first."""
    key = f"Authorization: Bearer {HOUSE_KEY}"
    there = (f"{method} {path} HTTP/1.1", *lines, key, "Connection: close", "", "")
    return "\r\n".join(there).encode("latin-1")


def peak(house: Service) -> int:
    """Return the most memory, in kB, that any process of a house has had."""
    pids, found = [house.process.pid], 0
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
def test_a_flood_is_refused_and_not_kept(server_kind: Service, how: str) -> None:
    length, piece = LENGTHS[how]
    kind = "Content-Type: application/json"
    asked = head("/v1/sessions", "Host: h", length, kind, method="POST")
    talked(server_kind, head("/v1/sessions", "Host: h"))
    before = peak(server_kind)
    heard = talked(server_kind, asked, *[piece] * PIECES)
    assert peak(server_kind) - before < KEPT_MOST
    # Whoever goes on sending may not hear the answer.
    assert heard[:12] in {b"HTTP/1.1 413", b""}, heard
    with server_kind.wire() as wire:
        assert wire.get("/healthz").status == 200


@pytest.mark.parametrize("how", LENGTHS)
def test_a_body_a_little_too_large_is_a_problem(server_kind: Service, how: str) -> None:
    length = {"announced": f"Content-Length: {70 * len(PIECE)}"}.get(how, LENGTHS[how][0])
    asked = head("/v1/sessions", "Host: h", length, "Content-Type: application/json", method="POST")
    end = b"0\r\n\r\n" if how == "in chunks" else b""
    heard = talked(server_kind, asked, *[LENGTHS[how][1]] * 70, end)
    assert heard[:12] == b"HTTP/1.1 413"
    assert b'"code": "body_too_large"' in heard


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
def test_odd_heads_come_back_as_nothing(server_kind: Service, line: str) -> None:
    sent, expected = ODD[line]
    before = len(server_kind.log().splitlines())
    asked = (
        b"GET /v1/sessions HTTP/1.1\r\n" + sent + b"\r\n" + head("", "Host: h").partition(b"\n")[2]
    )
    heard = talked(server_kind, asked)
    answered, _, _ = heard.partition(b"\r\n\r\n")
    assert answered.split()[1] in expected
    names = {told.partition(b":")[0].strip().lower() for told in answered.splitlines()}
    assert b"x-evil" not in names
    assert b"<evil>" not in heard
    assert b"\x1b" not in answered
    for told in server_kind.log().splitlines()[before:]:
        assert told.startswith("{")
        assert told.isprintable()


def failures(house: Service) -> list[int]:
    """Come with twelve keys that open nothing, each from another address, or so it is said."""
    name = uuid4().hex
    return [_failed(house, f"{name}{number}", number) for number in range(FAILURES)]


def _failed(house: Service, key: str, number: int) -> int:
    forged = f"X-Forwarded-For: 192.0.2.{number}"
    asked = head("/v1/sessions", "Host: h", forged).replace(HOUSE_KEY.encode(), key.encode())
    return int(talked(house, asked).split()[1])


FAILURES = 22
"""Two minutes' worth and more: a minute may end in their midst."""

CONFLICT = ("Host: h", "X-Forwarded-Proto: https", "X-Forwarded-Ssl: off")


@pytest.mark.parametrize(
    ("words", "proxies"), [(SERVE, 0), (CONFIGURED, 0), (BARE, 0), (SERVE, 1), (CONFIGURED, 1)]
)
def test_forged_addresses_are_believed_of_proxies_only(
    production: Settings,
    one_redis: RedisServer,
    tmp_path: Path,
    words: tuple[str, ...],
    proxies: int,
) -> None:
    with one_redis.client() as client:
        client.delete("paroli", *client.scan_iter("paroli:limits:*"))
    settings = {**production, "PAROLI_PROXIES": str(proxies)}
    with service(words, settings, tmp_path) as house:
        # gunicorn would refuse what contradicts itself if it believed any of it.
        assert talked(house, head("/v1/sessions", *CONFLICT)).split()[1] == b"200"
        answers = failures(house)
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


def ask_with_secrets(house: Service) -> None:
    """Say secrets wherever one may be said by mistake."""
    basic = b64encode(f"house:{SECRETS['basic']}".encode()).decode()
    with house.wire() as wire:
        wire.get(f"/v1/sessions?key={SECRETS['query']}&token={HOUSE_KEY}")
        wire.get(f"/v1/{SECRETS['path']}", {"Cookie": f"paroli={SECRETS['cookie']}"})
        wire.get(f"/{HOUSE_KEY}")
        wire.post("/v1/sessions", {"name": SECRETS["body"], HOUSE_KEY: 1}, SECRETS["body"])
        wire.post("/v1/score-sheets", f'format = "{SECRETS["broken"]}')
        wire.get("/v1/sessions/feed", {"Last-Event-ID": SECRETS["header"]})
    wrong = f"Authorization: Bearer {SECRETS['header']}"
    for line in (wrong, f"Authorization: Basic {basic}", f"Authorization: {SECRETS['header']}"):
        asked = f"GET /v1/sessions HTTP/1.1\r\nHost: h\r\n{line}\r\nConnection: close\r\n\r\n"
        talked(house, asked.encode())
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
        talked(house, f"{odd}\r\nConnection: close\r\n\r\n".encode())


@pytest.mark.parametrize(("words", "form"), [(SERVE, "text"), (CONFIGURED, "json")])
def test_no_secret_is_logged(
    production: Settings, tmp_path: Path, words: tuple[str, ...], form: str
) -> None:
    settings: dict[str, Any] = {**production, "PAROLI_LOG": form, "PAROLI_LOG_LEVEL": "debug"}
    with service(words, settings, tmp_path) as house:
        ask_with_secrets(house)
        assert house.end() == 0
        told = house.log()
    assert told.count("answered") > 5
    assert [name for name, said in SECRETS.items() if said.strip("\x01") in told] == []
    assert HOUSE_KEY not in told
    assert b64encode(b"house:")[:6].decode() not in told
    # Each line is a record, or set in under one.
    dated = told.splitlines()
    assert all(line[:1] in {"{", " "} or line[:3] == "202" for line in dated), dated
