"""A service in a browser: signed-in tablets, and new tables."""

from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize

from bench.servers import KEY

SLOWED = 4
SIZE: ViewportSize = {"width": 1180, "height": 820}
PUNTERS = ("anne", "bess", "carl", "dora", "emil")
RULES = {"preset": "modern", "overrides": {"decks": 8}}
NOTHING = "/docs/start.js"  # starts nothing by itself, and may start a worker


class Service:
    """A service at ``address``, and the browser that opens its pages."""

    def __init__(self, browser: Browser, address: str) -> None:
        self.address = address
        self._browser = browser

    def tablet(self) -> BrowserContext:
        """Return a tablet that is signed in."""
        context = self._browser.new_context(
            viewport=SIZE, has_touch=True, reduced_motion="reduce", service_workers="block"
        )
        origin = {"Origin": self.address}
        answer = context.request.post(
            f"{self.address}/v1/sign-ins", data={"key": KEY}, headers=origin
        )
        assert answer.ok, answer.text()
        return context

    def opened(self) -> str:
        """Open a session with five punters; returns its identifier."""
        context = self._browser.new_context(extra_http_headers={"Authorization": f"Bearer {KEY}"})
        body = {"name": "Bench", "rules": RULES, "bank": {"funds": 100_000}}
        answer = context.request.post(f"{self.address}/v1/sessions", data=body)
        session = str(answer.json()["id"])
        entries = [{"kind": "seat", "name": name, "purse": 10_000} for name in PUNTERS]
        path = f"{self.address}/v1/sessions/{session}/entries"
        seated = context.request.post(path, data={"entries": entries})
        assert seated.ok, seated.text()
        context.close()
        return session


@contextmanager
def slowed(page: Page) -> Iterator[None]:
    """Slow a page's processor, and undo it: throttling uses a core even while the page waits."""
    page.bring_to_front()
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})
    yield
    session.send("Emulation.setCPUThrottlingRate", {"rate": 1})
    session.detach()
