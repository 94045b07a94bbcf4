"""Somebody at the page: what they see, and everything the browser complained about meanwhile."""

import os
from pathlib import Path
from typing import Any

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
from tests.web.house import HOST, House

SHOTS = Path(__file__).resolve().parents[2] / "build" / "web-shots"
TABLET, PHONE = (1180, 820), (390, 844)
NARROWEST = (320, 640)
SIZES = {"tablet": TABLET, "phone": PHONE}
LOOK_MS = 2600
# A keeper of the pages that never comes: to keep them takes a third of what it takes to open one.
NO_KEEPER = """if (navigator.serviceWorker)
  navigator.serviceWorker.register = () => new Promise(() => undefined)"""
# A worker in which nothing ever loads: to start the core takes seconds, and most tests need none.
NO_CORE = "globalThis.Worker = class { postMessage() {} terminate() {} }"
# A page that has just appeared takes no tap for 350 ms. With this it takes taps at once.
NO_SETTLING = """{
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('.fresh main { pointer-events: auto !important }');
  document.adoptedStyleSheets = [sheet];
}"""
TOO_SMALL = """() => [...document.querySelectorAll(
    'button, select, textarea, input:not([type=radio]):not([type=checkbox]), .button, .one-table,'
    + ' .log a, .preset, .tick, nav a')]
  .filter((one) => one.checkVisibility())
  .map((one) => [one.tagName + ' ' + (one.textContent || one.id), one.getBoundingClientRect()])
  .filter(([, box]) => box.height < 44 || box.width < 44)
  .map(([name, box]) => `${name}: ${box.width} x ${box.height}`)"""
TWO_FRAMES = "new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))"
"""After this everything stands on the page that had come before."""
TOO_WIDE = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"


def hold(page: Page, asked: str, *, times: int | None = 1) -> list[Route]:
    """Hold the next answers to what is asked, all where not told how many; they are in the list."""
    held: list[Route] = []

    def keep(one: Route) -> None:
        held.append(one)

    page.route(asked, keep, times=times)
    return held


def picture(page: Page, name: str) -> None:
    """Save a screenshot in ``SHOTS`` if `PAROLI_TEST_PICTURES` is set: no test looks at them."""
    if "PAROLI_TEST_PICTURES" in os.environ:
        SHOTS.mkdir(parents=True, exist_ok=True)
        page.screenshot(path=SHOTS / f"{name}.png", full_page=True)


def kept(page: Page, name: str) -> None:
    """Check that nothing sticks out of a page and that everything on it can be tapped."""
    picture(page, name)
    assert page.evaluate(TOO_WIDE) <= 0, f"{name} scrolls sideways"
    assert page.evaluate(TOO_SMALL) == [], f"{name} has targets too small for a finger"
    assert page.locator("h1").count() == 1


ARRIVED = ".one-table, .empty, .seat, .board-page, .player-page"
"""What there is where whoever signs in arrives: the list of tables, or the one they have."""


class Visit:
    """One tab. What it may complain about is said with ``allow``; the rest fails the test."""

    def __init__(self, house: House, context: BrowserContext, name: str) -> None:
        self.house = house
        self._context = context
        self._name = name
        self._candle = name == "candle"
        # Chromium says so where the keeper of the pages takes over while they load.
        self._allowed: tuple[str, ...] = ("cross-world service worker resource mismatch",)
        self._complaints: list[str] = []
        self.hurried = False
        self.page: Page = self.again()

    def again(self) -> Page:
        """Open a tab in the place of the one there was, on the same device."""
        self.page = self.another()
        return self.page

    def another(self) -> Page:
        """Open a tab beside the one there is."""
        page = self._context.new_page()
        if self.hurried:
            page.clock.install()
        page.on("console", self._said)
        page.on("pageerror", lambda error: self._complaints.append(f"error: {error}"))
        page.on("dialog", self._was_asked)
        page.on("request", self._asked)
        return page

    def allow(self, *words: str) -> None:
        """Let the browser log lines that hold one of ``words``: it does so for every refusal."""
        self._allowed += words

    def complaints(self) -> list[str]:
        return [
            words
            for words in self._complaints
            if not any(allowed in words for allowed in self._allowed)
        ]

    def enter(self, path: str = "", **granted: Any) -> None:
        """Come to a page, let in before; to none: by a link, the house's unless told."""
        if path:
            self.come_in(**granted)
            self.go(path)
        else:
            self.page.goto(self.house.link(**granted))
            expect(self.page.locator(ARRIVED).first).to_be_visible()
        self.house.posted.clear()

    def come_in(self, **granted: Any) -> None:
        """Be let in. Only a browser knows every name of a house: there it takes a page."""
        if self.house.host == HOST:
            self.house.let_in(self._context, **granted)
            return
        self.page.goto(self.house.link(**granted))
        expect(self.page.locator(ARRIVED).first).to_be_visible()

    def go(self, path: str) -> None:
        """Load a page of the house."""
        self.page.goto(f"{self.house.address}/{path}")
        expect(self.page.locator("h1[tabindex]")).to_be_visible()

    def menu(self, name: str) -> None:
        """Go where the menu leads."""
        self.button("Menu").click()
        menu = self.page.get_by_role("navigation", name="Where to go")
        menu.get_by_role("link", name=name).or_(menu.get_by_role("button", name=name)).click()

    def axe(self, within: str = "html") -> list[str]:
        """Return what bars somebody from the page, or from a part of it; by candle its colours."""
        return violations(self.page, within, colours_alone=self._candle)

    def hurry(self) -> None:
        """Let the page's clock be put forward by ``later``. To be called before entering."""
        self.page.clock.install()
        self.hurried = True

    def later(self, milliseconds: int = LOOK_MS) -> None:
        """Let time pass: those seconds, unless told, after which a page looks again by itself."""
        self.page.clock.run_for(milliseconds)

    def back_online(self) -> None:
        """Let the device find its network again: then it does not wait for its next try."""
        self._context.set_offline(True)
        self._context.set_offline(False)

    def leave(self) -> None:
        """Close the tab and forget its cookies."""
        self._context.close()

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    def shot(self, name: str) -> None:
        """Keep pictures, of a page where nothing sticks out and everything can be tapped.

        On the tablet and on the phone, whichever of them is in hand.
        """
        here = self.page.viewport_size
        for size, (width, height) in SIZES.items():
            self.page.set_viewport_size({"width": width, "height": height})
            kept(self.page, f"{self._name}-{size}-{name}")
        self.page.set_viewport_size({"width": NARROWEST[0], "height": NARROWEST[1]})
        assert self.page.evaluate(TOO_WIDE) <= 0, f"{name} scrolls sideways where it is narrowest"
        if here:
            self.page.set_viewport_size(here)

    def _was_asked(self, dialog: Dialog) -> None:
        self._complaints.append(f"dialog: {dialog.type} {dialog.message}")
        dialog.accept()

    def _said(self, message: ConsoleMessage) -> None:
        if message.type in {"error", "warning"}:
            self._complaints.append(f"{message.type}: {message.text}")

    def _asked(self, request: Request) -> None:
        if not request.url.startswith((f"{self.house.address}/", "blob:")):
            self._complaints.append(f"a request to {request.url}")
