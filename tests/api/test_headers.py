"""The security headers of every response."""

import re
from typing import Any

import pytest
from flask import Flask, request
from flask.testing import FlaskClient
from werkzeug.wrappers import Response

from service.api.guards.security_headers import ALWAYS, OF_EVERY_FILE, POLICIES
from service.app import create_app, create_metrics_app, make_application
from service.pages.web_app import BUILT
from service.telemetry.readiness import Probe, Readiness
from tests.api.caller import Caller, Table
from tests.api.role_stage import open_stage, requests_table
from tests.api.service_under_test import HOUSE_KEY, ServiceUnderTest
from tests.memory_store.store import MemoryStore

NOWHERE = "default-src 'none'; frame-ancestors 'none'"
PAGES = ("/", "/keys", "/icon.svg")
DOCS = ("/docs", "/docs/start.js", "/docs/ui/swagger-ui.css", "/docs/ui/favicon-32x32.png")
PLAIN = (
    *("/healthz", "/readyz", "/metrics", "/openapi.json", "/nothing"),
    *("/assets/nothing", "/docs/ui/nothing"),
)
OF_THE_API = ("/v1/sessions", "/v1/nothing", "/v1/rules", "/v1/sessions/7", "/v1/sessions?x=1")


def assert_guarded(answer: Response, policy: str = NOWHERE) -> None:
    assert answer.headers["Content-Security-Policy"] == policy
    for name, value in ALWAYS:
        assert answer.headers.getlist(name) == [value]
    assert "Server" not in answer.headers


@pytest.mark.parametrize("path", [*PAGES, *DOCS, *PLAIN, *OF_THE_API])
@pytest.mark.parametrize("keyed", [True, False])
def test_every_response_has_security_headers(
    service: ServiceUnderTest, path: str, *, keyed: bool
) -> None:
    policies = {"web_app": PAGES, "docs": DOCS}
    expected = next((POLICIES[name] for name, paths in policies.items() if path in paths), NOWHERE)
    client = service.caller().client if keyed else service.app.test_client()
    for method in ("GET", "HEAD", "POST"):
        with client.open(path, method=method) as answer:
            assert_guarded(answer, NOWHERE if answer.is_json else expected)


def test_a_script_and_a_style_have_the_headers_of_files_only(service: ServiceUnderTest) -> None:
    client = service.app.test_client()
    for kind in ("js", "css"):
        name = next((BUILT / "assets").glob(f"*.{kind}")).name
        with client.get(f"/assets/{name}") as answer:
            assert answer.status_code == 200
            assert {(name, answer.headers[name]) for name, _ in OF_EVERY_FILE} == {*OF_EVERY_FILE}
            assert not {"Content-Security-Policy", "Permissions-Policy"} & set(
                answer.headers.keys()
            )


def test_nothing_inline_is_allowed_anywhere() -> None:
    for policy in (*POLICIES.values(), NOWHERE):
        assert policy.startswith("default-src 'none'; ")
        assert "unsafe" not in policy
        assert "frame-ancestors 'none'" in policy


def test_a_500_has_security_headers() -> None:
    app = create_app(make_application(MemoryStore()), HOUSE_KEY)
    app.add_url_rule("/broken", view_func=lambda: str(1 / 0))
    answer = app.test_client().get("/broken")
    assert answer.status_code == 500
    assert_guarded(answer)


def test_responses_of_a_worker_have_security_headers() -> None:
    application = make_application(MemoryStore())
    app = create_metrics_app(application, HOUSE_KEY, Readiness(Probe(lambda: "current")))
    for path in ("/healthz", "/metrics", "/nothing"):
        assert_guarded(app.test_client().get(path))


@pytest.mark.parametrize("path", [*OF_THE_API, "/metrics"])
def test_api_responses_are_not_cached(caller: Caller, path: str) -> None:
    answer = caller.get(path)
    assert answer.headers["Cache-Control"] == "no-store"
    depends = path != "/v1/rules"
    assert ({"authorization", "cookie"} <= {word.lower() for word in answer.vary}) == depends


def test_a_table_is_cached_privately(seated: Table) -> None:
    first = seated.read()
    again = seated.read(headers={"If-None-Match": first.headers["ETag"]})
    assert (first.status_code, again.status_code) == (200, 304)
    for answer in (first, again):
        assert answer.headers["Cache-Control"] == "private, no-cache"
        assert answer.vary.as_set() == {"authorization", "cookie"}
        assert_guarded(answer)


def test_a_304_changes_no_header_of_the_response_that_a_browser_has_stored(
    inline_service: ServiceUnderTest,
) -> None:
    stage = open_stage(inline_service, "basset")
    house = inline_service.caller()
    paths = inline_service.caller().get("/openapi.json").get_json()["paths"]
    tried = [one for one in requests_table() if answers_304(paths, one)]
    assert len(tried) > 15
    for name in tried:
        first = house.get(stage.path(name))
        again = house.get(stage.path(name), headers={"If-None-Match": first.headers["ETag"]})
        assert (first.status_code, again.status_code) == (200, 304), name
        assert headers_of(again) == {name: headers_of(first)[name] for name in headers_of(again)}


def headers_of(answer: Response) -> dict[str, list[str]]:
    """Return the headers but those that each response has of its own."""
    own = {"X-Request-ID", "Content-Type", "Content-Length", "Date"}
    return {name: answer.headers.getlist(name) for name in {*answer.headers.keys()} - own}


def answers_304(paths: dict[str, Any], request: str) -> bool:
    method, _, path = request.partition(" ")
    path = re.sub(r"<(?:\w+:)?(\w+)>", r"{\1}", path)
    return "304" in paths.get(path, {}).get(method.lower(), {}).get("responses", {})


def test_a_stream_has_security_headers(service: ServiceUnderTest, seated: Table) -> None:
    with service.caller().client.get(f"{seated.path}/feed", buffered=False) as answer:
        assert answer.headers["Cache-Control"] == "no-cache"
        assert_guarded(answer)


@pytest.mark.parametrize("path", ["/v1/sessions", "/v1/rules", "/openapi.json", "/healthz", "/"])
def test_other_sites_may_not_read_or_preflight(
    caller: Caller, service: ServiceUnderTest, path: str
) -> None:
    headers = {
        "Origin": "https://elsewhere.example",
        "Access-Control-Request-Method": "POST",
        "Access-Control-Request-Headers": "authorization",
        "Access-Control-Request-Private-Network": "true",
    }
    for client in (caller.client, service.app.test_client()):
        for method in ("OPTIONS", "GET"):
            with client.open(path, method=method, headers=headers) as answer:
                data = [name for name, _ in answer.headers if name.startswith("Access-")]
                assert data == []
                assert "elsewhere" not in str(answer.headers)


FORGED = {
    "X-Forwarded-For": "192.0.2.1, 192.0.2.7",
    "X-Forwarded-Proto": "https",
    "X-Forwarded-Host": "elsewhere.example",
    "X-Forwarded-Port": "99",
    "X-Forwarded-Prefix": "/below",
    "Forwarded": "for=192.0.2.9;host=elsewhere.example;proto=https",
}


@pytest.mark.parametrize(
    ("proxies", "expected"),
    [
        (0, ["127.0.0.1", "http://localhost/"]),
        (1, ["192.0.2.7", "https://elsewhere.example/"]),
        (2, ["192.0.2.1", "http://localhost/"]),
    ],
)
def test_only_headers_of_known_proxies_are_used(proxies: int, expected: list[str]) -> None:
    app = create_app(make_application(MemoryStore()), HOUSE_KEY, proxies=proxies)
    app.add_url_rule("/who", view_func=lambda: [request.remote_addr, request.root_url])
    assert app.test_client().get("/who", headers=FORGED).get_json() == expected


def client_of(app: Flask, **environ: Any) -> FlaskClient:
    client = app.test_client()
    client.environ_base.update(environ)
    return client


ODD = ("evil.example", "a b", "x\ty", "<script>", "[::1", "h:99999999", "é", "a/../b?c#d", "", "'")


@pytest.mark.parametrize("host", ODD)
def test_an_invalid_host_is_not_echoed(service: ServiceUnderTest, host: str) -> None:
    key = {"HTTP_AUTHORIZATION": f"Bearer {HOUSE_KEY}"}
    client = client_of(service.app, HTTP_HOST=host.encode().decode("latin-1"), **key)
    for path in ("/", "/v1/sessions", "/v1/nothing", "//v1/sessions", "/docs/"):
        with client.get(path) as answer:
            assert answer.status_code in {200, 400, 404}
            assert_guarded(answer, answer.headers["Content-Security-Policy"])
            assert len(host) < 2 or host not in str(answer.headers)
            assert "Location" not in answer.headers
