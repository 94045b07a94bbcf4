"""The built pages are served at their addresses, compressed, and with cache headers."""

import gzip
import re
from pathlib import Path

import pytest

from service.pages import web_app
from tests.api.service_under_test import ServiceUnderTest

SESSION = "00000000-0000-4000-8000-000000000000"
ADDRESSES = (
    *(f"/tables/{SESSION}", f"/tables/{SESSION}/log", f"/board/{SESSION}", f"/punter/{SESSION}"),
    *("/", "/evening", "/people", "/new", "/settings", "/keys", "/sheet"),
    "/people/00000000-0000-4000-8000-000000000000",
)
PACKED = "the core in the browser" * 100


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Replace the build output by another folder, to test only the serving."""
    monkeypatch.setattr(web_app, "BUILT", tmp_path)
    (tmp_path / "core").mkdir()
    (tmp_path / "core" / "a.wasm").write_text(PACKED)
    (tmp_path / "core" / "a.wasm.gz").write_bytes(gzip.compress(PACKED.encode()))
    return tmp_path


@pytest.mark.parametrize("address", ADDRESSES)
def test_every_address_serves_the_same_page(service: ServiceUnderTest, address: str) -> None:
    with service.app.test_client().get(address) as answer:
        assert answer.status_code == 200
        assert answer.mimetype == "text/html"
        assert answer.headers["Cache-Control"] == "no-cache"
        policy = answer.headers["Content-Security-Policy"]
        assert policy.startswith("default-src 'none';")
        assert "trusted-types paroli" in policy
        assert answer.headers["Referrer-Policy"] == "no-referrer"
        assert b'<div id="app">' in answer.data


def test_files_of_the_page_exist_and_are_cached_forever(service: ServiceUnderTest) -> None:
    client = service.app.test_client()
    with client.get("/new") as page:
        named = re.findall(r'(?:src|href)="(/assets/[^"]+)"', page.get_data(as_text=True))
    assert {Path(name).suffix for name in named} == {".js", ".css"}
    for name in named:
        with client.get(name) as answer:
            assert answer.status_code == 200
            assert answer.headers["Cache-Control"] == web_app.FOR_EVER
            assert answer.mimetype in {"text/javascript", "text/css"}


def test_the_page_holds_no_script_and_no_style_of_its_own(service: ServiceUnderTest) -> None:
    with service.app.test_client().get("/new") as page:
        text = page.get_data(as_text=True)
    assert re.findall(r"<script(?![^>]*src=)|<style|\sstyle=|\son\w+=|https?:", text) == []


def test_compressed_files_go_to_browsers_that_accept_them(
    service: ServiceUnderTest, built: Path
) -> None:
    client = service.app.test_client()
    with client.get("/core/a.wasm", headers={"Accept-Encoding": "br, gzip"}) as packed:
        assert packed.headers["Content-Encoding"] == "gzip"
        assert gzip.decompress(packed.data).decode() == PACKED
    for coding in ("br", "gzip;q=0", "identity"):
        with client.get("/core/a.wasm", headers={"Accept-Encoding": coding}) as plain:
            assert "Content-Encoding" not in plain.headers
            assert plain.get_data(as_text=True) == PACKED
            assert plain.mimetype == "application/wasm"
            assert plain.headers["Vary"] == "Accept-Encoding"


def test_only_the_core_may_compile_webassembly(service: ServiceUnderTest, built: Path) -> None:
    with service.app.test_client().get("/core/a.wasm") as answer:
        policy = answer.headers["Content-Security-Policy"]
    assert "script-src 'self' 'wasm-unsafe-eval'" in policy
    with service.app.test_client().get("/evening") as answer:
        assert "wasm" not in answer.headers["Content-Security-Policy"]


def test_pages_that_were_not_built_are_503(service: ServiceUnderTest, built: Path) -> None:
    with service.app.test_client().get("/new") as answer:
        assert answer.status_code == 503
        assert "python3 dev.py run" in answer.get_data(as_text=True)


@pytest.mark.parametrize(
    "path", ["/core/../web_app.py", "/assets/%2e%2e/%2e%2e/web_app.py", "/core/x"]
)
def test_other_paths_are_not_found(service: ServiceUnderTest, path: str) -> None:
    with service.app.test_client().get(path) as answer:
        assert answer.status_code == 404
