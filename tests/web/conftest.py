"""A browser for all tests; for each test its own server and a new tab."""

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, expect, sync_playwright

from service.store.codec import EventCodec
from service.store.connect import open_store
from tests.web import browser as chromium
from tests.web.browser_tab import NO_ENGINE, NO_SERVICE_WORKER, NO_TAP_DELAY, SIZES, BrowserTab
from tests.web.paroli_server import ParoliServer, running_server
from tests.web.table_page import LANDSCAPE, RULES, SEATS, OpenTable, TablePage

TIMEOUT_MS = 10_000

OpenTab = Callable[..., BrowserTab]


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    os.environ.setdefault("PLAYWRIGHT_NODEJS_PATH", str(chromium.node()))
    expect.set_options(timeout=TIMEOUT_MS)
    with sync_playwright() as playwright:
        launched = chromium.launch(playwright)
        yield launched
        launched.close()


@pytest.fixture(scope="session")
def blank(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A migrated, empty database."""
    file = tmp_path_factory.mktemp("blank") / "blank.db"
    open_store(f"sqlite:///{file}", EventCodec()).close()
    return file


@pytest.fixture
def server(blank: Path, tmp_path: Path) -> Iterator[ParoliServer]:
    with running_server(blank, tmp_path) as server:
        yield server


def new_context(
    browser: Browser,
    size: tuple[int, int],
    *,
    candle: bool = False,
    locale: str = "en-IE",
    offline_ready: bool = True,
    tap_delay: bool = False,
) -> BrowserContext:
    """Return a new browser context.

    Without ``offline_ready`` neither the service worker nor the engine start in it. With
    ``tap_delay`` a page that has just appeared ignores taps for a moment, as for users.
    """
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]},
        has_touch=True,
        locale=locale,
        timezone_id="Europe/Dublin",
        color_scheme="dark" if candle else "light",
        reduced_motion="reduce",
    )
    context.set_default_timeout(TIMEOUT_MS)
    if not tap_delay:
        context.add_init_script(NO_TAP_DELAY)
    if not offline_ready:
        context.add_init_script(NO_SERVICE_WORKER)
        context.add_init_script(NO_ENGINE)
    return context


@pytest.fixture
def size(request: pytest.FixtureRequest) -> str:
    """The name of a screen size. A test chooses another by a parameter."""
    return str(getattr(request, "param", "tablet"))


@pytest.fixture
def offline_ready() -> bool:
    """Whether a service worker caches the pages. Files with tests that need it override this."""
    return False


@pytest.fixture
def open_tab(
    browser: Browser, server: ParoliServer, size: str, *, offline_ready: bool
) -> Iterator[OpenTab]:
    """Return a function that opens a tab in a new browser context. No tab may log an error.

    With ``candle`` the browser prefers the dark theme.
    """
    tabs: list[BrowserTab] = []

    def open_new(*, candle: bool = False, locale: str = "en-IE") -> BrowserTab:
        name = "candle" if candle else "day"
        context = new_context(
            browser, SIZES[size], candle=candle, locale=locale, offline_ready=offline_ready
        )
        tab = BrowserTab(server, context, name)
        tabs.append(tab)
        return tab

    yield open_new
    problems = [problem for tab in tabs for problem in tab.problems()]
    for tab in tabs:
        tab.close()
    assert problems == []


@pytest.fixture
def tab(open_tab: OpenTab) -> BrowserTab:
    """A tab in a new browser context."""
    return open_tab()


@pytest.fixture
def open_table(browser: Browser, server: ParoliServer) -> Iterator[OpenTable]:
    """Return a function that opens a table with these lines. No page may log an error."""
    opened: list[tuple[BrowserContext, TablePage]] = []

    def open_page(*lines: str, size: tuple[int, int] = LANDSCAPE) -> TablePage:
        table = server.caller().table(
            *SEATS, *lines, rules=RULES, currency="lsd", bank={"funds": 96_000}
        )
        context = new_context(browser, size, offline_ready=False)
        table_page = TablePage(context, server, table)
        opened.append((context, table_page))
        return table_page

    yield open_page
    complaints = [one for _, table_page in opened for one in table_page.problems]
    for context, _ in opened:
        context.close()
    assert complaints == []
