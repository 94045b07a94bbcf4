"""A browser for all tests here; for each test a house of its own and a fresh tab in it."""

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, expect, sync_playwright

from service.store.codec import EventCodec
from service.store.connect import open_store
from tests.web import browser as chromium
from tests.web.house import House, open_door
from tests.web.visit import NO_CORE, NO_KEEPER, NO_SETTLING, SIZES, Visit

PATIENCE_MS = 10_000

Newcomer = Callable[..., Visit]


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    os.environ.setdefault("PLAYWRIGHT_NODEJS_PATH", str(chromium.node()))
    expect.set_options(timeout=PATIENCE_MS)
    with sync_playwright() as playwright:
        launched = chromium.launch(playwright)
        yield launched
        launched.close()


@pytest.fixture(scope="session")
def blank(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A migrated database in which nothing has happened."""
    file = tmp_path_factory.mktemp("blank") / "blank.db"
    open_store(f"sqlite:///{file}", EventCodec()).close()
    return file


@pytest.fixture
def house(blank: Path, tmp_path: Path) -> Iterator[House]:
    with open_door(blank, tmp_path) as there:
        yield there


def tab(
    browser: Browser,
    size: tuple[int, int],
    *,
    candle: bool = False,
    locale: str = "en-IE",
    keeps: bool = True,
    settles: bool = False,
) -> BrowserContext:
    """Return a new browser context. Without ``keeps`` no service worker and no engine start in it.

    With ``settles`` a page that has just appeared takes no tap, as outside the tests.
    """
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]},
        has_touch=True,
        locale=locale,
        timezone_id="Europe/Dublin",
        color_scheme="dark" if candle else "light",
        reduced_motion="reduce",
    )
    context.set_default_timeout(PATIENCE_MS)
    if not settles:
        context.add_init_script(NO_SETTLING)
    if not keeps:
        context.add_init_script(NO_KEEPER)
        context.add_init_script(NO_CORE)
    return context


@pytest.fixture
def size(request: pytest.FixtureRequest) -> str:
    """The name of a size; a test for which it matters gives it as a parameter."""
    return str(getattr(request, "param", "tablet"))


@pytest.fixture
def keeps() -> bool:
    """Whether the pages are kept: most tests need none kept; a file whose do has this say so."""
    return False


@pytest.fixture
def newcomer(browser: Browser, house: House, size: str, *, keeps: bool) -> Iterator[Newcomer]:
    """Call it for somebody before the page in a browser of their own; at the end nobody complained.

    By candle they see it dark.
    """
    there: list[Visit] = []

    def come(*, candle: bool = False, locale: str = "en-IE") -> Visit:
        name = "candle" if candle else "day"
        context = tab(browser, SIZES[size], candle=candle, locale=locale, keeps=keeps)
        visit = Visit(house, context, name)
        there.append(visit)
        return visit

    yield come
    complaints = [complaint for visit in there for complaint in visit.complaints()]
    for visit in there:
        visit.leave()
    assert complaints == []


@pytest.fixture
def visit(newcomer: Newcomer) -> Visit:
    """Somebody before the page."""
    return newcomer()
