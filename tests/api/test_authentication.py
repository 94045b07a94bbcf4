"""Requests are authenticated before anything else; some paths are public."""

import gzip
import json
from typing import Any

import pytest
from flask import Flask
from werkzeug.test import TestResponse

from service.api.document.openapi import as_mapping
from tests.api.caller import Table
from tests.api.service_under_test import HOUSE_KEY, ServiceUnderTest

WITHOUT_KEY = "00000000-0000-4000-8000-000000000000"
METHODS = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS")
OPEN = {
    *((path, method) for path in ("/v1/rules", "/v1/seal-keys") for method in ("GET", "HEAD")),
    ("/v1/sign-ins", "POST"),
}
STRANGE = ("/v1", "/v1/", "/v1/nothing", "/v1/sessions/x", "/v1/sessions/x/stakes", "/v1/rules/x")
BAD_KEYS: tuple[str | None, ...] = (
    None,
    "",
    "Bearer",
    "Bearer ",
    HOUSE_KEY,
    f"Basic {HOUSE_KEY}",
    f"Bearer {HOUSE_KEY}x",
    f"Bearer x{HOUSE_KEY}",
    f"Bearer {HOUSE_KEY[:-1]}",
    f"Bearer {HOUSE_KEY.upper()}",
    "Bearer \xff\xfe",
)


def routes(app: Flask) -> list[str]:
    paths = [rule.rule for rule in app.url_map.iter_rules() if rule.rule.startswith("/v1")]
    return sorted({path.replace("<uuid:session>", WITHOUT_KEY) for path in paths})


def request_path(
    service: ServiceUnderTest, method: str, path: str, key: str | None, **more: Any
) -> TestResponse:
    headers = {} if key is None else {"Authorization": key}
    return service.app.test_client().open(path, method=method, headers=headers, **more)


def assert_unauthorized(answer: TestResponse, method: str) -> None:
    assert answer.status_code == 401
    assert answer.headers["WWW-Authenticate"] == "Bearer"
    assert answer.content_type == "application/problem+json"
    if method != "HEAD":
        assert answer.get_json()["code"] == "unauthorized"


@pytest.mark.parametrize("method", METHODS)
def test_every_path_needs_a_key_even_an_unknown_path(
    service: ServiceUnderTest, method: str
) -> None:
    paths = [*routes(service.app), *STRANGE, "/metrics"]
    assert len(paths) > 25
    for path in paths:
        if (path, method) not in OPEN:
            assert_unauthorized(request_path(service, method, path, None), method)


@pytest.mark.parametrize("key", BAD_KEYS)
def test_a_wrong_key_is_refused(service: ServiceUnderTest, key: str | None) -> None:
    assert_unauthorized(request_path(service, "GET", "/v1/sessions", key), "GET")


def test_without_a_key_the_body_is_not_read(service: ServiceUnderTest) -> None:
    broken = {"data": b"{" * 100, "content_type": "text/nonsense"}
    assert_unauthorized(request_path(service, "POST", "/v1/sessions", None, **broken), "POST")
    large = {"data": b"x" * 5_000_000, "content_type": "application/json"}
    assert_unauthorized(request_path(service, "POST", "/v1/sessions", None, **large), "POST")


@pytest.mark.parametrize(
    "key", [f"Bearer {HOUSE_KEY}", f"bearer {HOUSE_KEY}", f"BEARER  {HOUSE_KEY} "]
)
def test_the_house_key_is_accepted(service: ServiceUnderTest, key: str) -> None:
    assert request_path(service, "GET", "/v1/sessions", key).status_code == 200


@pytest.mark.parametrize("path", ["/v1/rules", "/healthz", "/readyz", "/docs", "/openapi.json"])
@pytest.mark.parametrize("method", ["GET", "HEAD"])
def test_public_paths_need_no_key(service: ServiceUnderTest, path: str, method: str) -> None:
    with request_path(service, method, path, None) as answer:
        assert answer.status_code == 200


def test_the_committed_document_is_served(service: ServiceUnderTest) -> None:
    client = service.app.test_client()
    assert client.get("/openapi.json").get_json() == as_mapping()
    answer = client.get("/openapi.json", headers={"Accept-Encoding": "gzip, br;q=0.5"})
    assert (answer.content_encoding, answer.headers["Vary"]) == ("gzip", "Accept-Encoding")
    assert json.loads(gzip.decompress(answer.data)) == as_mapping()
    plain = client.get("/openapi.json", headers={"Accept-Encoding": "gzip;q=0"})
    assert "Content-Encoding" not in plain.headers
    assert plain.get_json() == as_mapping()


def test_the_docs_page_is_served_with_its_files(service: ServiceUnderTest) -> None:
    for part in ("/docs/start.js", "/docs/ui/swagger-ui.css", "/docs/ui/swagger-ui-bundle.js"):
        with request_path(service, "GET", part, None) as answer:
            assert answer.status_code == 200


def test_no_path_reads_outside_its_folder(service: ServiceUnderTest) -> None:
    for path in ("/docs/ui/../../../app.py", "/docs/ui/%2e%2e/%2e%2e/app.py", "/assets/../app.py"):
        assert request_path(service, "GET", path, None).status_code == 404


def test_the_key_is_in_no_response(seated: Table) -> None:
    answers = [
        *(seated.read(), seated.read("events"), seated.caller.get("/v1/me")),
        seated.enter("stakes", {"x": HOUSE_KEY}),
        seated.caller.get(f"/v1/{HOUSE_KEY}", key=HOUSE_KEY),
    ]
    assert [answer for answer in answers if HOUSE_KEY in answer.text] == []
