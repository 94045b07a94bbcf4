"""The dealer's table page, driven by CSS selectors: taps, keys and expectations."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import BrowserContext, Locator, Page, expect

from tests.api.caller import Table
from tests.web.browser_tab import BOUNCE_MS, FOLLOW, check_layout
from tests.web.paroli_server import ParoliServer

RULES: dict[str, Any] = {"preset": "parlour", "overrides": {"cards_required": 2, "max_cards": 2}}
SEATS = ("seat anne 9600 hearts", "seat bess 9600 spades")


def new_parlour_table(
    server: ParoliServer, *lines: str, rules: dict[str, Any] = RULES, funds: int = 96_000
) -> Table:
    """Open a table of two players in pounds, and play lines of a score sheet in it."""
    return server.caller().table(*SEATS, *lines, rules=rules, currency="lsd", bank={"funds": funds})


class TablePage:
    """One tablet with the page of one table. ``problems`` lists errors and dialogs."""

    def __init__(self, context: BrowserContext, server: ParoliServer, table: Table) -> None:
        server.sign_in(context, "dealer")
        self.server = server
        self.table = table
        self.page: Page = context.new_page()
        self.problems: list[str] = []
        self.page.on("pageerror", lambda error: self.problems.append(f"error: {error}"))
        self.page.on("dialog", lambda dialog: self.problems.append(f"dialog: {dialog.message}"))
        self.page.clock.install()
        self.page.goto(f"{server.address}/tables/{table.id}")
        expect(self.page.locator(".table-shell")).to_be_visible()

    def show(self, *lines: str, **options: Any) -> None:
        """Follow a link to a new table with these lines: the app is not loaded again."""
        self.table = new_parlour_table(self.server, *lines, **options)
        self.page.evaluate(FOLLOW, f"/tables/{self.table.id}")
        expect(self.page.locator(".table-shell")).to_be_visible()
        expect(self.page.locator("h1")).to_contain_text(self.table.state()["name"])

    def tappable(self, selector: str) -> Locator:
        """Return the first match that takes taps."""
        return self.page.locator(f"{selector}:not([data-new])").first

    def tap(self, selector: str) -> None:
        """Advance the page's clock until the first match takes taps; tap it."""
        self.page.locator(selector).first.wait_for()
        self.page.clock.run_for(BOUNCE_MS)
        self.tappable(selector).tap()

    def tap_cards(self, *ranks: str) -> None:
        for rank in ranks:
            self.tap(f"[data-rank='{rank}'][aria-pressed='false']")

    def choose_coin(self, amount: int) -> None:
        self.tap(f".coin-keys__key[data-amount='{amount}']")

    def tap_place(self, name: str, rank: int) -> None:
        """Tap an empty place; ``rank`` counts from the ace, 1."""
        self.tap(f"[data-player='{name}'] .couch-cells__cell:nth-child({rank + 1}) .couch-place")

    def row(self, name: str) -> Locator:
        return self.page.locator(f"[data-player='{name}']")

    def expect_sentence(self, words: str) -> None:
        expect(self.page.locator(".prompt__text")).to_have_text(words)

    def recorded_state(self) -> dict[str, Any]:
        """Wait until every entry is recorded; return the server's state of the table."""
        expect(self.page.locator(".sync-chip[data-status=recorded]")).to_be_visible()
        state: dict[str, Any] = self.table.state()
        return state

    def check_layout(self, name: str) -> None:
        """Check that nothing overflows and that all targets are large enough to tap."""
        check_layout(self.page, f"table-{name}")


OpenTable = Callable[..., TablePage]
"""Opens a table with lines and a size."""
