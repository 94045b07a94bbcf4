"""The build output: compressed files, a core, and a service worker that caches the pages."""

import gzip
import json
import re
from pathlib import Path

import pytest

from service.pages.web_app import BUILT
from tests.api.service_under_test import ServiceUnderTest

PACKED = sorted(BUILT.rglob("*.gz"))
CACHED_PATH = re.compile(r"/[\w./-]+\.(?:css|js|svg|png|woff2|webmanifest)(?=[,`\"'])")
HEADER = b"\x1f\x8b\x08\x00\x00\x00\x00\x00\x02\xff"
"""No time, no system: the same file is the same file packed."""


def cached_paths() -> list[str]:
    """Return the paths that the service worker caches, read from its script."""
    return CACHED_PATH.findall((BUILT / "sw.js").read_text("utf-8"))


@pytest.mark.parametrize("path", PACKED, ids=lambda path: path.name)
def test_a_compressed_file_equals_the_file_beside_it(path: Path) -> None:
    assert gzip.decompress(path.read_bytes()) == path.with_suffix("").read_bytes()
    assert path.read_bytes().startswith(HEADER)
    assert path.stat().st_size < path.with_suffix("").stat().st_size


def test_large_compressible_files_are_compressed() -> None:
    packed = {path.with_suffix("").suffix for path in PACKED}
    assert packed >= {".css", ".js", ".mjs", ".wasm", ".whl"}


def test_the_service_worker_caches_every_page_and_not_the_core(service: ServiceUnderTest) -> None:
    client = service.app.test_client()
    names = cached_paths()
    for name in names:
        with client.get(name) as answer:
            assert answer.status_code == 200, name
    assert {Path(name).suffix for name in names} >= {".css", ".js", ".svg", ".png", ".woff2"}
    assert "/manifest.webmanifest" in names
    assert not [name for name in names if "latin-ext" in name]
    # Of the core, only the script that starts it is cached.
    of_core = [Path(name) for name in names if name.startswith("/core/")]
    assert [path.match("/core/worker-*.js") for path in of_core] == [True]
    # A device caches the code of the charts when it first shows one.
    scripts = {f"/assets/{path.name}" for path in (BUILT / "assets").glob("*.js")}
    (left_out,) = scripts - set(names)
    assert left_out.startswith("/assets/Plot-")


def test_the_core_is_built_and_allowed_to_run(service: ServiceUnderTest) -> None:
    client = service.app.test_client()
    (folder,) = (path for path in (BUILT / "core").iterdir() if path.is_dir())
    for name in ("pyodide.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "paroli_core.whl"):
        with client.get(f"/core/{folder.name}/{name}") as answer:
            assert answer.status_code == 200
            assert "wasm-unsafe-eval" in answer.headers["Content-Security-Policy"]


def test_the_manifest_names_existing_icons(service: ServiceUnderTest) -> None:
    client = service.app.test_client()
    with client.get("/manifest.webmanifest") as answer:
        manifest = json.loads(answer.data)
    for icon in manifest["icons"]:
        with client.get(icon["src"]) as answer:
            assert answer.mimetype == icon["type"]
