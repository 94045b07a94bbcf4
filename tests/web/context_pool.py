"""Browser contexts that several tests use one after the other: their cache of files stays warm."""

from collections import Counter, defaultdict
from collections.abc import Sequence
from typing import NamedTuple

from playwright.sync_api import Browser, BrowserContext

from tests.web.browser_tab import NO_ENGINE, NO_SERVICE_WORKER, NO_TAP_DELAY

TIMEOUT_MS = 10_000

CLOCK_USES_MAX = 12
"""A new page repeats every change that tests have made to the clock of its context."""


class Device(NamedTuple):
    """The screen of a device in pixels, and what its browser prefers: a dark theme, a language."""

    size: tuple[int, int]
    candle: bool = False
    locale: str = "en-IE"


def new_context(
    browser: Browser, device: Device, *, offline_ready: bool = True, tap_delay: bool = False
) -> BrowserContext:
    """Return a new browser context.

    Without ``offline_ready`` neither the service worker nor the engine start in it. With
    ``tap_delay`` a page that has just appeared ignores taps for a moment, as for users.
    """
    width, height = device.size
    context = browser.new_context(
        viewport={"width": width, "height": height},
        has_touch=True,
        locale=device.locale,
        timezone_id="Europe/Dublin",
        color_scheme="dark" if device.candle else "light",
        reduced_motion="reduce",
    )
    context.set_default_timeout(TIMEOUT_MS)
    if not tap_delay:
        context.add_init_script(NO_TAP_DELAY)
    if not offline_ready:
        context.add_init_script(NO_SERVICE_WORKER)
        context.add_init_script(NO_ENGINE)
    return context


class ContextPool:
    """Contexts without service worker and engine, by their devices, and whether a clock is theirs.

    An unused context has one empty page, so that the browser keeps its process.
    """

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._unused: dict[tuple[Device, bool], list[BrowserContext]] = defaultdict(list)
        self._uses: Counter[BrowserContext] = Counter()

    def take(
        self, device: Device, origins: Sequence[str], *, has_clock: bool = False
    ) -> BrowserContext:
        """Return a context without cookies, and without anything stored by ``origins``.

        With ``has_clock`` the page must install a clock: tests may have replaced the context's.
        Close its page after opening another: with two pages, one of them learns too early that
        the network is back.
        """
        unused = self._unused[device, has_clock]
        if not unused:
            made = new_context(self._browser, device, offline_ready=False)
            made.new_page()
            return made
        context = unused.pop()
        context.clear_cookies()
        session = context.new_cdp_session(context.pages[0])
        for origin in origins:
            session.send("Storage.clearDataForOrigin", {"origin": origin, "storageTypes": "all"})
        session.detach()
        return context

    def give_back(self, device: Device, context: BrowserContext, *, has_clock: bool) -> None:
        """Close the pages of a context, undo what a test has set, and let the next test use it.

        ``has_clock`` says whether a test has replaced the clock. It stays replaced.
        """
        self._uses[context] += 1
        if has_clock and self._uses[context] == CLOCK_USES_MAX:
            context.close()
            return
        used = context.pages
        context.new_page()
        for page in used:
            page.close()
        context.unroute_all()
        context.clear_permissions()
        context.set_offline(False)
        self._unused[device, has_clock].append(context)
