"""A browser tab: opens pages, collects logged errors, and checks the layout."""

import os
import re
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple, Protocol

from playwright.sync_api import (
    BrowserContext,
    ConsoleMessage,
    Dialog,
    Locator,
    Page,
    Request,
    Route,
    expect,
)

from tests.web.axe import violations
from tests.web.paroli_server import HOST, ParoliServer

SCREENSHOTS = Path(__file__).resolve().parents[2] / "build" / "web-shots"
TABLET, PORTRAIT, PHONE = (1180, 820), (820, 1180), (390, 844)
NARROWEST = (320, 640)
SIZES = {"tablet": TABLET, "phone": PHONE}
DEVICE_SIZES = {**SIZES, "portrait": PORTRAIT}
"""The sizes in which a test may open a tab."""
REFRESH_MS = 2600
# A service worker that never registers. Caching the pages takes a third of the time to open one.
NO_SERVICE_WORKER = """if (navigator.serviceWorker)
  navigator.serviceWorker.register = () => new Promise(() => undefined)"""
# A worker in which nothing loads. The engine takes seconds to start, and most tests need none.
NO_ENGINE = "globalThis.Worker = class { postMessage() {} terminate() {} }"
# A page that has just appeared takes no tap for 350 ms. With this it takes taps at once.
NO_TAP_DELAY = """{
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('[data-fresh] main { pointer-events: auto !important }');
  document.adoptedStyleSheets = [sheet];
}"""
SMALL_TARGETS = """() => [...document.querySelectorAll(
    'button:not(.term-button), select, textarea, input:not([type=radio]):not([type=checkbox]),'
    + ' .button, .table-row, .rules-step__preset, .tick, nav a')]
  .filter((target) => target.checkVisibility())
  .map((target) =>
    [target.tagName + ' ' + (target.textContent || target.id), target.getBoundingClientRect()])
  .filter(([, box]) => box.height < 44 || box.width < 44)
  .map(([name, box]) => `${name}: ${box.width} x ${box.height}`)"""
BOUNCE_MS = 400
"""As in `web/src/ui/buttons/tap-guard.ts`: until then, new targets and second taps do nothing."""
TAPPABLE = ":not([data-new]):not([aria-disabled=true])"
NEXT_PAINT = """new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => {
  const painted = new IntersectionObserver(() => { painted.disconnect(); done(); });
  painted.observe(document.documentElement);
})))"""
"""Resolves after the page has painted everything that it received before.

An installed clock replaces ``requestAnimationFrame``, but not the observer.
"""
BOXES = """(all) => all.map((one) => {
  const { left, right, top, bottom } = one.getBoundingClientRect();
  return [left, right, top, bottom].map(Math.round);
})"""
EXCESS_WIDTH = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"
FOLLOW = """(path) => {
  history.pushState(null, '', path);
  dispatchEvent(new PopStateEvent('popstate'));
}"""


class Box(NamedTuple):
    """The edges of an element in the window, in pixels."""

    left: int
    right: int
    top: int
    bottom: int


def resize(page: Page, size: tuple[int, int]) -> None:
    """Change the size of the window, and wait until the page has the layout for it."""
    width, height = size
    if page.viewport_size == {"width": width, "height": height}:
        return
    page.set_viewport_size({"width": width, "height": height})
    has_size = f"matchMedia('(width: {width}px) and (height: {height}px)').matches"
    wait_until(page, lambda: bool(page.evaluate(has_size)))
    page.evaluate(NEXT_PAINT)


def each_size(page: Page, sizes: Sequence[tuple[int, int]]) -> Iterator[tuple[int, int]]:
    """Give the window each size and yield it, the current size first."""
    now = page.viewport_size
    current = (now["width"], now["height"]) if now else None
    for size in sorted(sizes, key=lambda one: one != current):
        resize(page, size)
        yield size


def boxes(targets: Locator) -> list[Box]:
    """Return the box of each element."""
    return [Box(*edges) for edges in targets.evaluate_all(BOXES)]


class HeldRequests:
    """Requests to a URL pattern that the browser holds back: the next ``times``, or all."""

    def __init__(self, page: Page, url: str, *, times: int | None = 1) -> None:
        self.routes: list[Route] = []
        self._page = page
        self._times = times
        self._is_released = False
        # Not `times` of Playwright: it would switch interception off while a request is held.
        page.route(url, self._hold)

    def wait(self) -> None:
        """Wait until a request is held."""
        wait_until(self._page, lambda: bool(self.routes))

    def release(self) -> None:
        """Wait until a request is held. Send it and all others, and hold no more."""
        self.wait()
        self._is_released = True
        for route in self.routes:
            route.continue_()

    def _hold(self, route: Route) -> None:
        if self._is_released or len(self.routes) == self._times:
            route.fallback()
        else:
            self.routes.append(route)


class BlockedFiles:
    """Files of the app that a page cannot fetch, until they are unblocked."""

    def __init__(self, page: Page, name: str) -> None:
        self._is_blocked = True
        # Not `unroute` of Playwright: a request that was not yet aborted would never end.
        page.route(re.compile(f"/assets/{name}-"), self._block)

    def block(self) -> None:
        self._is_blocked = True

    def unblock(self) -> None:
        self._is_blocked = False

    def _block(self, route: Route) -> None:
        if self._is_blocked:
            route.abort()
        else:
            route.fallback()


def wait_until(page: Page, condition: Callable[[], bool], seconds: float = 30) -> None:
    """Wait until a condition holds, and let the page run meanwhile.

    Use this if the condition is a promise: ``wait_for_function`` takes any promise for true.
    """
    deadline = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < deadline, "the condition did not hold in time"
        page.evaluate("new Promise(requestAnimationFrame)")


def wait_for_value(page: Page, script: str, value: object, seconds: float = 30) -> None:
    """Wait until a script has a value. The failure tells which one it had instead."""
    deadline = time.monotonic() + seconds
    while (now := page.evaluate(script)) != value:
        assert time.monotonic() < deadline, f"{now!r}, not {value!r}, from {script}"
        page.evaluate("new Promise(requestAnimationFrame)")


def save_screenshot(page: Page, name: str) -> None:
    """Save a screenshot in ``SCREENSHOTS`` if `PAROLI_TEST_PICTURES` is set."""
    if "PAROLI_TEST_PICTURES" in os.environ:
        SCREENSHOTS.mkdir(parents=True, exist_ok=True)
        page.screenshot(path=SCREENSHOTS / f"{name}.png", full_page=True)


def check_layout(page: Page, name: str) -> None:
    """Check that nothing overflows a page and that all targets on it are large enough to tap."""
    save_screenshot(page, name)
    assert page.evaluate(EXCESS_WIDTH) <= 0, f"{name} scrolls sideways"
    small = page.evaluate(SMALL_TARGETS)
    assert small == [], f"{name} has targets too small for a finger: {small}"
    assert page.locator("h1").count() == 1


FIRST_PAGE = ".table-row, .table-card, .empty-box, .seat-rows__player, .board-page, .player-page"
"""Matches the first page after a sign-in: the list of tables, or the only table."""


class TakeContext(Protocol):
    """Returns a context for a tab; ``has_clock`` says whether the tab installs a clock."""

    def __call__(self, *, has_clock: bool) -> BrowserContext: ...


class BrowserTab:
    """One tab. An error, dialog or foreign request is a problem, unless ``allow`` permits it."""

    def __init__(self, server: ParoliServer, take_context: TakeContext, name: str) -> None:
        self.server = server
        self._take_context = take_context
        self._name = name
        self._candle = name == "candle"
        # Chromium logs this if the service worker takes control while a page loads.
        self._allowed: tuple[str, ...] = ("cross-world service worker resource mismatch",)
        self._problems: list[str] = []
        self.controls_clock = False
        self.has_own_clock = False
        self._page: Page | None = None

    @property
    def is_open(self) -> bool:
        """Whether the test has used the page."""
        return self._page is not None

    @property
    def page(self) -> Page:
        """The page, which opens when it is first used."""
        if self._page is None:
            context = self._take_context(has_clock=self.controls_clock)
            empty = [page for page in context.pages if page.url == "about:blank"]
            self._page = self._open_page(context)
            for page in empty:
                page.close()
        return self._page

    @property
    def _context(self) -> BrowserContext:
        return self.page.context

    def reopen(self) -> Page:
        """Open a new page on the same device and use it from now on."""
        self._page = self.open_another()
        return self._page

    def open_another(self) -> Page:
        """Open a second page on the same device and return it."""
        return self._open_page(self._context)

    def _open_page(self, context: BrowserContext) -> Page:
        page = context.new_page()
        if self.controls_clock:
            page.clock.install()
        page.on("console", self._console_message)
        page.on("pageerror", lambda error: self._problems.append(f"error: {error}"))
        page.on("dialog", self._dialog_opened)
        page.on("request", self._request_sent)
        return page

    def allow(self, *words: str) -> None:
        """Permit log lines with one of ``words``. The browser logs a line for each refusal."""
        self._allowed += words

    def problems(self) -> list[str]:
        """Return the logged errors, dialogs and foreign requests that are not allowed."""
        return [
            words
            for words in self._problems
            if not any(allowed in words for allowed in self._allowed)
        ]

    def sign_in_and_open(self, path: str = "", **grant: Any) -> None:
        """Sign in, by default as house, and open a page: without a path, the first page."""
        if path:
            self.sign_in(**grant)
            self.go(path)
        else:
            self.page.goto(self.server.link(**grant))
            expect(self.page.locator(FIRST_PAGE).first).to_be_visible()
        self.server.posted.clear()

    def sign_in(self, **grant: Any) -> None:
        """Sign in. At ``HOST`` this needs no page; at another name a page opens the link."""
        if self.server.host == HOST:
            self.server.sign_in(self._context, **grant)
            return
        self.page.goto(self.server.link(**grant))
        expect(self.page.locator(FIRST_PAGE).first).to_be_visible()

    def go(self, path: str) -> None:
        """Load a page of the server."""
        self.page.goto(f"{self.server.address}/{path}")
        expect(self.page.locator("h1[tabindex], .table-shell").first).to_be_visible()

    def follow(self, path: str) -> None:
        """Open another page as a link does: the app is not loaded again."""
        self.page.evaluate(FOLLOW, f"/{path}")

    def choose_language(self, language: str) -> None:
        """Choose the language of the device, and load the page in it."""
        self.page.evaluate("(one) => localStorage.setItem('paroli.language', one)", language)
        self.page.reload()
        expect(self.page.locator("h1").first).to_be_visible()
        expect(self.page.locator("html")).to_have_attribute("lang", language)

    def menu(self, name: str) -> None:
        """Follow a link of the menu, or press a button in it."""
        self.button("Menu").click()
        menu = self.page.get_by_role("navigation", name="Menu")
        menu.get_by_role("link", name=name).or_(menu.get_by_role("button", name=name)).click()

    def axe(self, within: str = "html") -> list[str]:
        """Return accessibility violations of a page or a part: by candle, of colours only."""
        return violations(self.page, within, colours_alone=self._candle)

    def axe_in_both_themes(self, within: str = "html") -> list[str]:
        """Return accessibility violations: of the light theme, then of the colours of the dark."""
        found = self.axe(within)
        self.page.emulate_media(color_scheme="dark")
        expect(self.page.locator("html[data-theme=candle]")).to_be_attached()
        found += [f"dark: {line}" for line in violations(self.page, within, colours_alone=True)]
        self.page.emulate_media(color_scheme="light")
        expect(self.page.locator("html[data-theme=day]")).to_be_attached()
        return found

    def check_screen(self, name: str) -> None:
        """Check the layout, and accessibility at tablet and phone size in both themes."""
        self.check_layout(name)
        for size in SIZES.values():
            resize(self.page, size)
            assert self.axe_in_both_themes() == [], f"{name} at {size}"

    def control_clock(self) -> None:
        """Let ``advance_clock`` control the page's clock. Call this before opening a page."""
        self.controls_clock = self.has_own_clock = True
        if self.is_open:
            self.page.clock.install()

    def advance_clock(self, milliseconds: int = REFRESH_MS) -> None:
        """Advance the page's clock, by default until a page refreshes itself."""
        self.has_own_clock = True
        self.page.clock.run_for(milliseconds)

    def let_take_taps(self, target: Locator) -> None:
        """If the test controls the clock, advance it until a new target takes taps."""
        if self.controls_clock:
            target.wait_for()
            self.advance_clock(BOUNCE_MS)

    def back_online(self) -> None:
        """Tell the page that the network is back, so that it retries at once."""
        self._context.set_offline(True)
        self._context.set_offline(False)

    def close(self) -> None:
        """Close the browser context with its pages and cookies."""
        self._context.close()

    def try_again(self) -> None:
        """Press the button of an error, unless the page has tried again by itself before."""
        self.page.evaluate(
            "for (const one of document.querySelectorAll('[role=alert] button'))"
            " if (one.textContent === 'Try again') one.click()"
        )

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    def check_layout(self, name: str) -> None:
        """Check the layout at tablet and phone size, and the width at the narrowest size."""
        size_before = self.page.viewport_size
        for size_name, size in SIZES.items():
            resize(self.page, size)
            check_layout(self.page, f"{self._name}-{size_name}-{name}")
        resize(self.page, NARROWEST)
        assert self.page.evaluate(EXCESS_WIDTH) <= 0, (
            f"{name} scrolls sideways at the narrowest size"
        )
        if size_before:
            resize(self.page, (size_before["width"], size_before["height"]))

    def _dialog_opened(self, dialog: Dialog) -> None:
        self._problems.append(f"dialog: {dialog.type} {dialog.message}")
        dialog.accept()

    def _console_message(self, message: ConsoleMessage) -> None:
        if message.type in {"error", "warning"}:
            self._problems.append(f"{message.type}: {message.text}")

    def _request_sent(self, request: Request) -> None:
        if not request.url.startswith((f"{self.server.address}/", "blob:")):
            self._problems.append(f"a request to {request.url}")
