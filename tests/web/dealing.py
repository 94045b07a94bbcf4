"""A dealer at the table page: taps, keys, and what stands there."""

from typing import Any

from playwright.sync_api import BrowserContext, Locator, Page, expect

from tests.api.caller import Table
from tests.web.house import House
from tests.web.visit import kept

# As web/src has it: sooner a target takes no tap, and a second tap on one key is none.
BOUNCE_MS = 400


class Dealing:
    """One tablet at one table. At the end nothing may have been complained about."""

    def __init__(self, context: BrowserContext, house: House, table: Table) -> None:
        house.let_in(context, "dealer")
        self.table = table
        self.page: Page = context.new_page()
        self.complaints: list[str] = []
        self.page.on("pageerror", lambda error: self.complaints.append(f"error: {error}"))
        self.page.on("dialog", lambda dialog: self.complaints.append(f"dialog: {dialog.message}"))
        self.page.clock.install()
        self.page.goto(f"{house.address}/tables/{table.id}")
        expect(self.page.locator(".table-page")).to_be_visible()

    def ripe(self, selector: str) -> Locator:
        """Return what a selector finds first, as soon as it takes taps."""
        return self.page.locator(f"{selector}:not([data-new])").first

    def tap(self, selector: str) -> None:
        """Put the page's clock forward until the first match takes taps; tap it."""
        self.page.locator(selector).first.wait_for()
        self.page.clock.run_for(BOUNCE_MS)
        self.ripe(selector).tap()

    def keys(self, *ranks: str) -> None:
        for rank in ranks:
            self.tap(f"[data-rank='{rank}'][aria-pressed='false']")

    def coin(self, amount: int) -> None:
        self.tap(f".coin-keys__key[data-amount='{amount}']")

    def place(self, name: str, rank: int) -> None:
        """Tap an empty place; ``rank`` counts from the ace, 1."""
        self.tap(f"[data-punter='{name}'] .player-row__cell:nth-child({rank + 1}) .couch-place")

    def row(self, name: str) -> Locator:
        return self.page.locator(f"[data-punter='{name}']")

    def says(self, words: str) -> None:
        expect(self.page.locator(".prompt__text")).to_have_text(words)

    def recorded(self) -> dict[str, Any]:
        """Wait until everything is, and return the table as the service has it."""
        expect(self.page.locator(".sync-chip[data-status=recorded]")).to_be_visible()
        state: dict[str, Any] = self.table.state()
        return state

    def shot(self, name: str) -> None:
        """Keep a picture, of a page on which nothing sticks out and everything can be tapped."""
        kept(self.page, f"table-{name}")
