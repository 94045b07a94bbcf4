"""The pages open offline, and a newer build is used only after it is activated."""

import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from service.pages import web_app
from tests.web.browser_tab import NEXT_PAINT, TABLET, wait_until
from tests.web.context_pool import Device, new_context
from tests.web.paroli_server import ParoliServer

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
ACTIVATE_UPDATE = """() => {
  const worker = navigator.serviceWorker;
  worker.addEventListener('controllerchange', () => { globalThis.renewed = true; });
  const activate = ({ waiting, installing }) => (waiting ?? installing).postMessage('renew');
  return worker.getRegistration().then(activate);
}"""
IS_RENEWED = "() => globalThis.renewed"


@pytest.fixture
def page(browser: Browser, server: ParoliServer) -> Iterator[Page]:
    """A page under the control of its service worker."""
    context = new_context(browser, Device(TABLET))
    page = context.new_page()
    page.goto(f"{server.address}{SETTINGS_PATH}")
    wait_until(page, lambda: page.evaluate(SERVICE_WORKER_CONTROLS))
    yield page
    context.close()


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


def test_any_page_opens_without_the_server_but_no_response_of_the_api(
    page: Page, server: ParoliServer
) -> None:
    assert page.evaluate(FETCH_STATUS, "/v1/rules") == 200
    assert page.evaluate(FETCH_STATUS, "/docs/start.js") == 200
    server.stop()
    page.reload()
    expect_page(page)
    page.goto(f"{server.address}{TABLE_PATH}")
    expect_page(page)
    assert page.evaluate("document.fonts.ready.then((all) => all.status)") == "loaded"
    for path in ("/v1/rules", "/docs/start.js", "/healthz", "/metrics"):
        assert page.evaluate(FETCH_STATUS, path) == 0, path


def test_a_newer_build_is_used_only_after_it_is_activated(
    page: Page, server: ParoliServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page.evaluate(FETCH_STATUS, engine_file())
    monkeypatch.setattr(web_app, "BUILT", make_newer_build(web_app.BUILT, tmp_path / "newer"))
    page.evaluate(CHECK_FOR_UPDATE)
    wait_until(page, lambda: page.evaluate(UPDATE_IS_WAITING))
    other = page.context.new_page()
    other.goto(f"{server.address}{TABLE_PATH}")
    expect_page(other)
    expect(other.locator("link[rel=newer]")).to_have_count(0)
    other.close()
    wait_until(page, lambda: page.evaluate(UPDATE_IS_WAITING))
    page.evaluate(ACTIVATE_UPDATE)
    page.wait_for_function(IS_RENEWED)
    page.reload()
    expect(page.locator("link[rel=newer]")).to_have_count(1)
    server.stop()
    page.reload()
    expect(page.locator("link[rel=newer]")).to_have_count(1)


def test_the_engine_is_cached_after_the_first_request_or_as_a_whole_and_then_by_updates(
    page: Page, server: ParoliServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert not page.evaluate(IS_CACHED, engine_file())
    assert page.evaluate(FETCH_STATUS, engine_file()) == 200
    # The service worker stores the file after it answered the page.
    wait_until(page, lambda: page.evaluate(IS_CACHED, engine_file()))
    (script,) = (f"/core/{file.name}" for file in (web_app.BUILT / "core").glob("worker-*.js"))
    library = engine_file().replace("paroli_core.whl", "python_stdlib.zip")
    assert not page.evaluate(IS_CACHED, library)
    page.evaluate(CACHE_ENGINE)
    wait_until(page, lambda: page.evaluate(IS_CACHED, library))
    monkeypatch.setattr(web_app, "BUILT", make_newer_build(web_app.BUILT, tmp_path / "newer"))
    new = [f"/core/{NEW_ENGINE}/{name}" for name in files_of(web_app.BUILT / "core" / NEW_ENGINE)]
    page.evaluate(CHECK_FOR_UPDATE)
    wait_until(page, lambda: page.evaluate(UPDATE_IS_WAITING))
    page.evaluate(ACTIVATE_UPDATE)
    page.wait_for_function(IS_RENEWED)
    wait_until(page, lambda: page.evaluate(IS_NOT_CACHED, engine_file()))
    assert all(page.evaluate(IS_CACHED, path) for path in (*new, script))


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
