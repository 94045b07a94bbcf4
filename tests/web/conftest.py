"""A browser for all tests; for each test its own server and a new tab."""

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, expect, sync_playwright

from service.pages import web_app
from tests.web import browser as chromium
from tests.web.app_with_added_games import build_with_added_games
from tests.web.browser_tab import DEVICE_SIZES, TABLET, BrowserTab
from tests.web.context_pool import TIMEOUT_MS, ContextPool, Device, new_context
from tests.web.paroli_server import ParoliServer, running_server
from tests.web.table_page import OpenTable, TablePage, new_parlour_table

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
def shared_server(blank: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ParoliServer]:
    with running_server(blank, tmp_path_factory.mktemp("shared")) as server:
        yield server


@pytest.fixture
def own_server(blank: Path, tmp_path: Path) -> Iterator[ParoliServer]:
    """A server that no other test uses, with its own address."""
    with running_server(blank, tmp_path) as server:
        yield server


@pytest.fixture
def server(request: pytest.FixtureRequest) -> ParoliServer:
    """The server of this process with an empty database, or the test's own if it asks for one."""
    if "own_server" in request.fixturenames:
        own: ParoliServer = request.getfixturevalue("own_server")
        return own
    shared: ParoliServer = request.getfixturevalue("shared_server")
    shared.reset()
    return shared


@pytest.fixture(scope="session")
def app_with_added_games(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build_with_added_games(tmp_path_factory.mktemp("app"))


@pytest.fixture
def use_added_games(app_with_added_games: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Serve the build of the web app that knows the games of the tests."""
    monkeypatch.setattr(web_app, "BUILT", app_with_added_games)


@pytest.fixture(scope="session")
def contexts(browser: Browser) -> ContextPool:
    return ContextPool(browser)


@pytest.fixture
def size(request: pytest.FixtureRequest) -> str:
    """The name of a screen size. A test chooses another by a parameter."""
    return str(getattr(request, "param", "tablet"))


@pytest.fixture
def offline_ready() -> bool:
    """Whether a service worker caches the pages. Files with tests that need it override this."""
    return False


@pytest.fixture
def own_context() -> None:
    """Gives a test contexts that no other test uses: nothing is in their cache."""


@pytest.fixture
def open_tab(
    request: pytest.FixtureRequest,
    browser: Browser,
    contexts: ContextPool,
    server: ParoliServer,
    size: str,
    *,
    offline_ready: bool,
) -> Iterator[OpenTab]:
    """Return a function that opens a tab on a new device. No tab may log an error.

    With ``candle`` the browser prefers the dark theme.
    """
    tabs: list[tuple[Device, BrowserTab]] = []
    is_own = offline_ready or "own_context" in request.fixturenames

    def open_new(*, candle: bool = False, locale: str = "en-IE") -> BrowserTab:
        device, name = Device(DEVICE_SIZES[size], candle, locale), "candle" if candle else "day"

        def take_context(*, has_clock: bool) -> BrowserContext:
            if is_own:
                return new_context(browser, device, offline_ready=offline_ready)
            return contexts.take(device, server.origins, has_clock=has_clock)

        tab = BrowserTab(server, take_context, name)
        tabs.append((device, tab))
        return tab

    yield open_new
    problems = [problem for _, tab in tabs for problem in tab.problems()]
    for device, tab in tabs:
        if is_own and tab.is_open:
            tab.close()
        elif tab.is_open:
            contexts.give_back(device, tab.page.context, has_clock=tab.has_own_clock)
    assert problems == []


@pytest.fixture
def tab(open_tab: OpenTab) -> BrowserTab:
    """A tab in a new browser context."""
    return open_tab()


@pytest.fixture
def open_table(contexts: ContextPool, server: ParoliServer) -> Iterator[OpenTable]:
    """Return a function that opens a table with these lines. No page may log an error."""
    opened: list[tuple[Device, TablePage]] = []

    def open_page(
        *lines: str,
        size: tuple[int, int] = TABLET,
        candle: bool = False,
        **options: Any,
    ) -> TablePage:
        table = new_parlour_table(server, *lines, **options)
        device = Device(size, candle)
        context = contexts.take(device, server.origins, has_clock=True)
        (empty,) = context.pages
        table_page = TablePage(context, server, table)
        empty.close()
        opened.append((device, table_page))
        return table_page

    yield open_page
    complaints = [one for _, table_page in opened for one in table_page.problems]
    for device, table_page in opened:
        contexts.give_back(device, table_page.page.context, has_clock=True)
    assert complaints == []
