"""The pages open without the network, and a newer build comes when it is asked for."""

import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from service.pages import face
from tests.web.browser_tab import TABLET
from tests.web.conftest import new_context
from tests.web.paroli_server import ParoliServer

BUILT = face.BUILT
ADDRESS = "/settings"
OTHER = "/tables/00000000-0000-4000-8000-000000000000"
KEPT = "() => navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null)"
GET = "(path) => fetch(path).then((answer) => answer.status, () => 0)"
ANOTHER = "0123456789abcdef"
HELD = "(path) => caches.match(path).then((held) => held !== undefined)"
UNTIL = """([path, wanted]) => new Promise((done) => {
  const look = () => caches.match(path)
    .then((held) => (!!held === wanted ? done(true) : setTimeout(look, 50)));
  look();
})"""
UPDATE = "() => navigator.serviceWorker.getRegistration().then((there) => there.update())"
WAITING = """() => navigator.serviceWorker.getRegistration()
  .then((there) => !!there.waiting && !there.installing)"""
RENEW = """() => new Promise((done, failed) => {
  navigator.serviceWorker.addEventListener('controllerchange', () => done(true));
  const renew = (there) => (there.waiting ?? there.installing).postMessage('renew');
  navigator.serviceWorker.getRegistration().then(renew).catch(failed);
})"""


@pytest.fixture
def page(browser: Browser, server: ParoliServer) -> Iterator[Page]:
    """A page that is kept by its browser."""
    context = new_context(browser, TABLET)
    page = context.new_page()
    page.goto(f"{server.address}{ADDRESS}")
    page.wait_for_function(KEPT)
    yield page
    context.close()


def core_file() -> str:
    (wheel,) = (BUILT / "core").glob("*/paroli_core.whl")
    return f"/{wheel.relative_to(BUILT).as_posix()}"


def drawn(page: Page) -> None:
    expect(page.locator("#face > *").first).to_be_visible()


def test_any_page_opens_without_the_house(page: Page, server: ParoliServer) -> None:
    server.shut()
    page.reload()
    drawn(page)
    page.goto(f"{server.address}{OTHER}")
    drawn(page)
    assert page.evaluate("document.fonts.ready.then((all) => all.status)") == "loaded"


def test_what_is_asked_of_the_house_is_never_answered_by_the_tablet(
    page: Page, server: ParoliServer
) -> None:
    assert page.evaluate(GET, "/v1/rules") == 200
    assert page.evaluate(GET, "/docs/start.js") == 200
    server.shut()
    for path in ("/v1/rules", "/docs/start.js", "/healthz", "/metrics"):
        assert page.evaluate(GET, path) == 0, path


def test_the_core_is_kept_once_it_was_wanted(page: Page, server: ParoliServer) -> None:
    assert not page.evaluate(HELD, core_file())
    assert page.evaluate(GET, core_file()) == 200
    page.evaluate(UNTIL, [core_file(), True])


def test_a_newer_build_waits_until_it_is_asked_for(
    page: Page, server: ParoliServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page.evaluate(GET, core_file())
    monkeypatch.setattr(face, "BUILT", newer(face.BUILT, tmp_path / "newer"))
    page.evaluate(UPDATE)
    page.wait_for_function(WAITING)
    other = page.context.new_page()
    other.goto(f"{server.address}{OTHER}")
    drawn(other)
    expect(other.locator("link[rel=newer]")).to_have_count(0)
    other.close()
    page.wait_for_function(WAITING)
    assert page.evaluate(RENEW)
    page.reload()
    expect(page.locator("link[rel=newer]")).to_have_count(1)
    server.shut()
    page.reload()
    expect(page.locator("link[rel=newer]")).to_have_count(1)


def test_a_tablet_that_deals_without_the_network_does_so_after_an_update(
    page: Page, server: ParoliServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page.evaluate(GET, core_file())
    # The service worker stores the file after it answered the page.
    page.evaluate(UNTIL, [core_file(), True])
    (script,) = (f"/core/{file.name}" for file in (face.BUILT / "core").glob("worker-*.js"))
    monkeypatch.setattr(face, "BUILT", newer(face.BUILT, tmp_path / "newer"))
    new = [f"/core/{ANOTHER}/{name}" for name in files_of(face.BUILT / "core" / ANOTHER)]
    page.evaluate(UPDATE)
    page.wait_for_function(WAITING)
    assert page.evaluate(RENEW)
    page.evaluate(UNTIL, [core_file(), False])
    assert all(page.evaluate(HELD, path) for path in (*new, script))


def newer(built: Path, folder: Path) -> Path:
    """Return a build with another start page and another core."""
    shutil.copytree(built, folder)
    for packed in ("index.html.gz", "sw.js.gz"):
        (folder / packed).unlink(missing_ok=True)
    changed(folder / "index.html", "</head>", '<link rel="newer"></head>')
    changed(folder / "sw.js", r"paroli-pages-", "paroli-pages-b")
    changed(folder / "sw.js", r"/core/[0-9a-f]{16}/", f"/core/{ANOTHER}/")
    (core,) = (folder for folder in (folder / "core").iterdir() if folder.is_dir())
    core.rename(core.with_name(ANOTHER))
    return folder


def files_of(folder: Path) -> list[str]:
    return [file.name for file in folder.iterdir() if file.suffix != ".gz"]


def changed(path: Path, pattern: str, instead: Any) -> None:
    text, count = re.subn(pattern, instead, path.read_text("utf-8"))
    assert count, pattern
    path.write_text(text, "utf-8")
