"""The build output: compressed files, a core, and a service worker that caches the pages."""

import gzip
import json
import re
from pathlib import Path

import pytest

from service.pages.face import BUILT
from tests.api.place import Place

PACKED = sorted(BUILT.rglob("*.gz"))
KEPT = re.compile(r"/[\w./-]+\.(?:css|js|svg|png|woff2|webmanifest)(?=[,`\"'])")
HEADER = b"\x1f\x8b\x08\x00\x00\x00\x00\x00\x02\xff"
"""No time, no system: the same file is the same file packed."""


def kept() -> list[str]:
    """Return what the service worker keeps, as it was written into it."""
    return KEPT.findall((BUILT / "sw.js").read_text("utf-8"))


@pytest.mark.parametrize("path", PACKED, ids=lambda path: path.name)
def test_what_is_packed_is_what_lies_beside_it(path: Path) -> None:
    assert gzip.decompress(path.read_bytes()) == path.with_suffix("").read_bytes()
    assert path.read_bytes().startswith(HEADER)
    assert path.stat().st_size < path.with_suffix("").stat().st_size


def test_what_is_large_and_can_be_smaller_is_packed() -> None:
    packed = {path.with_suffix("").suffix for path in PACKED}
    assert packed >= {".css", ".js", ".mjs", ".wasm", ".whl"}


def test_the_tablet_keeps_every_page_and_not_the_core(place: Place) -> None:
    client = place.app.test_client()
    names = kept()
    for name in names:
        with client.get(name) as answer:
            assert answer.status_code == 200, name
    assert {Path(name).suffix for name in names} >= {".css", ".js", ".svg", ".png", ".woff2"}
    assert "/manifest.webmanifest" in names
    assert not [name for name in names if "latin-ext" in name]
    # Of the core nothing but the script that starts it.
    of_core = [Path(name) for name in names if name.startswith("/core/")]
    assert [path.match("/core/worker-*.js") for path in of_core] == [True]
    scripts = {f"/assets/{path.name}" for path in (BUILT / "assets").glob("*.js")}
    assert scripts <= set(names)


def test_the_core_is_built_and_may_run(place: Place) -> None:
    client = place.app.test_client()
    (folder,) = (path for path in (BUILT / "core").iterdir() if path.is_dir())
    for name in ("pyodide.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "paroli_core.whl"):
        with client.get(f"/core/{folder.name}/{name}") as answer:
            assert answer.status_code == 200
            assert "wasm-unsafe-eval" in answer.headers["Content-Security-Policy"]


def test_the_manifest_names_existing_icons(place: Place) -> None:
    client = place.app.test_client()
    with client.get("/manifest.webmanifest") as answer:
        manifest = json.loads(answer.data)
    for icon in manifest["icons"]:
        with client.get(icon["src"]) as answer:
            assert answer.mimetype == icon["type"]
