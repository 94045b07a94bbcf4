"""The pages open offline, and a newer build is used only after it was requested."""

import re
import shutil
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from service.pages import web_app
from tests.web import score_sheets
from tests.web.board_pages import import_sheet
from tests.web.browser_tab import NEXT_PAINT, TABLET, BrowserTab, wait_until
from tests.web.context_pool import Device, new_context
from tests.web.dealer import open_as_dealer
from tests.web.paroli_server import ParoliServer
from tests.web.table_lines import SIX

BUILT = web_app.BUILT
SETTINGS_PATH = "/settings"
TABLE_PATH = "/tables/00000000-0000-4000-8000-000000000000"
SERVICE_WORKER_CONTROLS = """() => navigator.serviceWorker.ready
  .then(() => navigator.serviceWorker.controller !== null)"""
FETCH_STATUS = "(path) => fetch(path).then((response) => response.status, () => 0)"
NEW_ENGINE = "0123456789abcdef"
CACHE_ENGINE = "() => navigator.serviceWorker.controller.postMessage('cache engine')"
IS_CACHED = "(path) => caches.match(path).then((response) => response !== undefined)"
IS_NOT_CACHED = "(path) => caches.match(path).then((response) => response === undefined)"
CHECK_FOR_UPDATE = """() => navigator.serviceWorker.getRegistration()
  .then((registration) => { registration.update(); })"""
UPDATE_IS_WAITING = """() => navigator.serviceWorker.getRegistration()
  .then(({ waiting, installing }) => !!waiting && !installing)"""
NEW_VERSION = "A new version is available"
NO_STORAGE = "This browser cannot store entries: keep this page open."
BLOCK_STORAGE = "indexedDB.open = () => { throw new DOMException('None here.', 'SecurityError'); };"
NEWER_BUILD = "link[rel=newer]"
INSTALL_MS = 60_000
"""A browser may install the waiting worker a second time, with every file of the engine."""


def engine_file() -> str:
    (wheel,) = (BUILT / "core").glob("*/paroli_core.whl")
    return f"/{wheel.relative_to(BUILT).as_posix()}"


def expect_page(page: Page) -> None:
    expect(page.locator("#app > *").first).to_be_visible()


NO_REGISTRATION = """if (navigator.serviceWorker) navigator.serviceWorker.register =
  () => Promise.reject(new DOMException('The certificate is not trusted', 'SecurityError'))"""


def test_a_browser_that_refuses_the_service_worker_shows_the_pages(
    browser: Browser, server: ParoliServer
) -> None:
    context = new_context(browser, Device(TABLET))
    context.add_init_script(NO_REGISTRATION)
    page, errors = context.new_page(), list[str]()
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.goto(f"{server.address}{SETTINGS_PATH}")
    expect_page(page)
    page.evaluate(NEXT_PAINT)
    context.close()
    assert errors == []


@pytest.mark.parametrize("offline_ready", [True])
@pytest.mark.parametrize("size", ["phone"], indirect=True)
def test_pages_and_engine_are_cached_and_a_newer_build_is_loaded_on_request(
    tab: BrowserTab, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One test, because each browser that caches the pages takes seconds."""
    tab.allow("net::ERR_", "401", "404")
    page = tab.page
    page.add_init_script(BLOCK_STORAGE)
    # A page that needs no engine: it asks for none if the service worker comes late.
    page.goto(f"{tab.server.address}{SETTINGS_PATH}")
    wait_until(page, lambda: page.evaluate(SERVICE_WORKER_CONTROLS))
    check_caching_of_the_engine(page)
    sheet = score_sheets.sheet(*SIX, currency='"lsd"', bank='"150l"', title='"Early"')
    dealer = open_as_dealer(tab, import_sheet(tab.server, sheet))
    expect(page.locator(".prompt__note")).to_have_text(NO_STORAGE)
    tab.check_layout("no-storage")
    monkeypatch.setattr(web_app, "BUILT", make_newer_build(web_app.BUILT, tmp_path / "newer"))
    page.evaluate(CHECK_FOR_UPDATE)
    check_notice_of_a_newer_build(tab)
    dealer.tap(tab.button("Reload"))
    expect(page.locator(NEWER_BUILD)).to_have_count(1, timeout=INSTALL_MS)
    expect(page.get_by_role("grid")).to_be_visible()
    expect(page.get_by_text(NEW_VERSION)).to_have_count(0)
    check_that_the_newer_engine_is_cached(page)
    check_pages_without_the_server(tab)


def check_caching_of_the_engine(page: Page) -> None:
    """Check that the engine is cached after the first request, and as a whole on request."""
    assert not page.evaluate(IS_CACHED, engine_file())
    assert page.evaluate(FETCH_STATUS, engine_file()) == 200
    # The service worker stores the file after it answered the page.
    wait_until(page, lambda: page.evaluate(IS_CACHED, engine_file()))
    library = engine_file().replace("paroli_core.whl", "python_stdlib.zip")
    assert not page.evaluate(IS_CACHED, library)
    page.evaluate(CACHE_ENGINE)
    wait_until(page, lambda: page.evaluate(IS_CACHED, library))


def check_notice_of_a_newer_build(tab: BrowserTab) -> None:
    """Check that a newer build is offered, and that no page uses it yet."""
    page = tab.page
    expect(page.get_by_text(NEW_VERSION)).to_be_visible()
    assert tab.axe(".new-version") == []
    tab.check_layout("newer")
    wait_until(page, lambda: page.evaluate(UPDATE_IS_WAITING))
    other = tab.open_another()
    other.goto(f"{tab.server.address}{TABLE_PATH}")
    expect_page(other)
    expect(other.locator(NEWER_BUILD)).to_have_count(0)
    other.close()
    wait_until(page, lambda: page.evaluate(UPDATE_IS_WAITING))
    expect(page.locator(NEWER_BUILD)).to_have_count(0)


def check_that_the_newer_engine_is_cached(page: Page) -> None:
    """Check that an update caches the whole new engine, because the old one was cached."""
    (script,) = (f"/core/{file.name}" for file in (BUILT / "core").glob("worker-*.js"))
    new = [f"/core/{NEW_ENGINE}/{name}" for name in files_of(web_app.BUILT / "core" / NEW_ENGINE)]
    wait_until(page, lambda: page.evaluate(IS_NOT_CACHED, engine_file()))
    assert all(page.evaluate(IS_CACHED, path) for path in (*new, script))


def check_pages_without_the_server(tab: BrowserTab) -> None:
    """Check that any page opens, in the newer build, and that no response of the API is cached."""
    page = tab.page
    assert page.evaluate(FETCH_STATUS, "/v1/rules") == 200
    assert page.evaluate(FETCH_STATUS, "/docs/start.js") == 200
    tab.server.stop()
    page.reload()
    expect_page(page)
    expect(page.locator(NEWER_BUILD)).to_have_count(1)
    page.goto(f"{tab.server.address}{TABLE_PATH}")
    expect_page(page)
    assert page.evaluate("document.fonts.ready.then((all) => all.status)") == "loaded"
    for path in ("/v1/rules", "/docs/start.js", "/healthz", "/metrics"):
        assert page.evaluate(FETCH_STATUS, path) == 0, path


def make_newer_build(built: Path, folder: Path) -> Path:
    """Return a copy of a build with another start page and another engine."""
    shutil.copytree(built, folder)
    for packed in ("index.html.gz", "sw.js.gz"):
        (folder / packed).unlink(missing_ok=True)
    replace_in_file(folder / "index.html", "</head>", '<link rel="newer"></head>')
    replace_in_file(folder / "sw.js", r"paroli-pages-", "paroli-pages-b")
    replace_in_file(folder / "sw.js", r"/core/[0-9a-f]{16}/", f"/core/{NEW_ENGINE}/")
    (engine,) = (folder for folder in (folder / "core").iterdir() if folder.is_dir())
    engine.rename(engine.with_name(NEW_ENGINE))
    return folder


def files_of(folder: Path) -> list[str]:
    return [file.name for file in folder.iterdir() if file.suffix != ".gz"]


def replace_in_file(path: Path, pattern: str, instead: Any) -> None:
    text, count = re.subn(pattern, instead, path.read_text("utf-8"))
    assert count, pattern
    path.write_text(text, "utf-8")
