"""The page on which devices get the authority's certificate: over http, and over https."""

import socket
import ssl
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from cryptography import x509
from flask import Flask
from flask.testing import FlaskClient

from service.app import create_app, make_application
from service.pages.authority import AuthorityPage, authority_pages, create_authority_app
from service.serving.addresses import AuthorityLink
from service.serving.authority_server import serve_authority
from service.serving.tls.server_tls import prepare_tls
from service.serving.waitress.server import WaitressServer
from service.settings import BadSetting
from tests.api.http_client import HttpClient
from tests.api.http_server import LOOPBACK
from tests.api.service_under_test import HOUSE_KEY
from tests.memory_store.store import MemoryStore
from tests.serving.settings_in_folder import NOW, settings_in

SHOWN = AuthorityPage(
    authority="Paroli of long-table",
    fingerprint="AB:CD",
    certificate="-----BEGIN CERTIFICATE-----\n",
    names=frozenset({"long-table.local", "192.168.1.20", "::1"}),
    host="192.168.1.20",
    port=8000,
)


@pytest.fixture
def client() -> FlaskClient:
    return create_authority_app(SHOWN).test_client()


def test_the_authority_server_has_no_other_routes(client: FlaskClient) -> None:
    rules = {rule.rule for rule in client.application.url_map.iter_rules()}
    assert rules == {"/", "/authority", "/authority.crt", "/authority.css"}


@pytest.mark.parametrize("path", ["/", "/authority"])
def test_the_page_names_the_authority_and_loads_nothing_external(
    client: FlaskClient, path: str
) -> None:
    page = client.get(path)
    assert "Paroli of long-table" in page.text
    assert "AB:CD" in page.text
    assert "<script" not in page.text
    assert "style=" not in page.text
    policy = page.headers["Content-Security-Policy"]
    assert policy.startswith("default-src 'none'; style-src 'self';")
    assert page.headers["X-Content-Type-Options"] == "nosniff"


@pytest.mark.parametrize(
    ("came_by", "goes_on_to"),
    [
        ("192.168.1.20:8001", "192.168.1.20"),
        ("long-table.local:8001", "long-table.local"),
        ("long-table.local", "long-table.local"),
        ("[::1]:8001", "[::1]"),
        ("somebody-else.example:8001", "192.168.1.20"),
        ('"><script>:8001', "192.168.1.20"),
    ],
)
def test_the_page_links_to_the_service_by_a_certified_name(
    client: FlaskClient, came_by: str, goes_on_to: str
) -> None:
    page = client.get("/", headers={"Host": came_by})
    assert f'href="https://{goes_on_to}:8000/"' in page.text
    assert "script" not in page.text


def test_the_certificate_has_the_media_type_of_certificates(client: FlaskClient) -> None:
    answer = client.get("/authority.crt")
    assert answer.headers["Content-Type"] == "application/x-x509-ca-cert"
    assert answer.text == SHOWN.certificate


@pytest.fixture
def service(tmp_path: Path) -> Iterator[tuple[AuthorityLink, HttpClient]]:
    """A service over TLS, the link to its authority, and a client that trusts it."""
    settings = settings_in(tmp_path, tls="1", port="0")
    secured = prepare_tls(settings, NOW)
    app = create_app(make_application(MemoryStore()), HOUSE_KEY)
    server = WaitressServer(app, settings, secured.context)
    introduced = serve_authority(secured, app, settings, server.port)
    threading.Thread(target=server.run_in_thread, daemon=True).start()
    trusting = ssl.create_default_context(cadata=secured.authority.pem)
    with HttpClient(server.port, trusting) as client:
        yield introduced, client


def test_the_page_without_tls_equals_the_page_with_tls(
    service: tuple[AuthorityLink, HttpClient],
) -> None:
    introduced, client = service
    port = int(introduced.page.rpartition(":")[2].strip("/"))
    assert introduced.page == f"http://{LOOPBACK}:{port}/"
    with HttpClient(port) as http_client:
        for path in ("/authority", "/authority.crt", "/authority.css"):
            assert http_client.get(path).data == client.get(path).data
        shown = http_client.get("/authority.crt").data
        page = http_client.get("/").data.decode()
        assert all(introduced.fingerprint[at : at + 23] in page for at in range(0, 95, 24))
        assert [http_client.get(path).status for path in ("/v1/sessions", "/healthz")] == [404, 404]
    assert b"PRIVATE" not in shown
    assert x509.load_pem_x509_certificate(shown)
    assert client.get("/v1/sessions").status == 200


def test_a_port_in_use_is_reported(tmp_path: Path) -> None:
    with socket.create_server((LOOPBACK, 0)) as other:
        taken = other.getsockname()[1]
        settings = settings_in(tmp_path, tls="1", authority_port=str(taken))
        secured = prepare_tls(settings, NOW)
        with pytest.raises(BadSetting, match=f"on port {taken}.*PAROLI_AUTHORITY_PORT"):
            serve_authority(secured, Flask("toy"), settings, 8000)


def test_on_the_service_the_page_has_its_own_policy_and_no_header_twice() -> None:
    app = create_app(make_application(MemoryStore()), HOUSE_KEY)
    app.register_blueprint(authority_pages(SHOWN))
    page = app.test_client().get("/authority")
    assert "style-src 'self'" in page.headers["Content-Security-Policy"]
    names = [name.lower() for name, _ in page.headers]
    assert len(names) == len(set(names))
