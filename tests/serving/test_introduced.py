"""The page by which devices come to trust a house: beside https, and on it."""

import socket
import ssl
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from cryptography import x509
from flask import Flask
from flask.testing import FlaskClient

from service.app import create_app, make_handler
from service.pages.authority import AuthorityPage, authority_pages, create_authority_app
from service.serving.addresses import AuthorityLink
from service.serving.authority_server import serve_authority
from service.serving.tls.server_tls import prepare_tls
from service.serving.waitress_server import WaitressServer
from service.settings import BadSetting
from service.store.memory import MemoryStore
from tests.api.http_client import HttpClient
from tests.api.http_server import LOOPBACK
from tests.api.service_under_test import HOUSE_KEY
from tests.serving.here import NOW, settings_in

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


def test_nothing_else_is_there(client: FlaskClient) -> None:
    rules = {rule.rule for rule in client.application.url_map.iter_rules()}
    assert rules == {"/", "/authority", "/authority.crt", "/authority.css"}


@pytest.mark.parametrize("path", ["/", "/authority"])
def test_the_page_says_whom_to_trust_and_loads_nothing_from_elsewhere(
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
def test_it_goes_on_to_the_house_by_a_name_of_its_certificate(
    client: FlaskClient, came_by: str, goes_on_to: str
) -> None:
    page = client.get("/", headers={"Host": came_by})
    assert f'href="https://{goes_on_to}:8000/"' in page.text
    assert "script" not in page.text


def test_the_certificate_comes_as_systems_know_it(client: FlaskClient) -> None:
    answer = client.get("/authority.crt")
    assert answer.headers["Content-Type"] == "application/x-x509-ca-cert"
    assert answer.text == SHOWN.certificate


@pytest.fixture
def house(tmp_path: Path) -> Iterator[tuple[AuthorityLink, HttpClient]]:
    """A house over TLS, its introduction, and somebody who trusts it."""
    settings = settings_in(tmp_path, tls="1", port="0")
    secured = prepare_tls(settings, NOW)
    app = create_app(make_handler(MemoryStore()), HOUSE_KEY)
    server = WaitressServer(app, settings, secured.context)
    introduced = serve_authority(secured, app, settings, server.port)
    threading.Thread(target=server.run_in_thread, daemon=True).start()
    trusting = ssl.create_default_context(cadata=secured.authority.pem)
    with HttpClient(server.port, trusting) as wire:
        yield introduced, wire


def test_what_is_shown_without_tls_is_what_the_house_shows(
    house: tuple[AuthorityLink, HttpClient],
) -> None:
    introduced, wire = house
    port = int(introduced.page.rpartition(":")[2].strip("/"))
    assert introduced.page == f"http://{LOOPBACK}:{port}/"
    with HttpClient(port) as beside:
        for path in ("/authority", "/authority.crt", "/authority.css"):
            assert beside.get(path).data == wire.get(path).data
        shown = beside.get("/authority.crt").data
        page = beside.get("/").data.decode()
        assert all(introduced.fingerprint[at : at + 23] in page for at in range(0, 95, 24))
        assert [beside.get(path).status for path in ("/v1/sessions", "/healthz")] == [404, 404]
    assert b"PRIVATE" not in shown
    assert x509.load_pem_x509_certificate(shown)
    assert wire.get("/v1/sessions").status == 200


def test_a_port_that_is_taken_is_told(tmp_path: Path) -> None:
    with socket.create_server((LOOPBACK, 0)) as other:
        taken = other.getsockname()[1]
        settings = settings_in(tmp_path, tls="1", authority_port=str(taken))
        secured = prepare_tls(settings, NOW)
        with pytest.raises(BadSetting, match=f"on port {taken}.*PAROLI_AUTHORITY_PORT"):
            serve_authority(secured, Flask("toy"), settings, 8000)


def test_on_the_house_the_page_keeps_its_own_policy_and_says_each_thing_once() -> None:
    app = create_app(make_handler(MemoryStore()), HOUSE_KEY)
    app.register_blueprint(authority_pages(SHOWN))
    page = app.test_client().get("/authority")
    assert "style-src 'self'" in page.headers["Content-Security-Policy"]
    names = [name.lower() for name, _ in page.headers]
    assert len(names) == len(set(names))
