"""The page of a closed table: its standings, the list of payments, and the coins of each row."""

import re
from collections.abc import Mapping
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.api.caller import Table
from tests.web import score_sheets
from tests.web.board_pages import import_sheet
from tests.web.browser_tab import BrowserTab
from tests.web.dealer import Dealer, open_as_dealer
from tests.web.page_text import NBSP
from tests.web.paroli_server import ParoliServer
from tests.web.table_lines import EVENING, SIX, TWELVE, TWELVE_STAKES

TWELVE_EVENING = (*TWELVE, *TWELVE_STAKES, "fasse 4", "pair K 10", "take *", "end")
WAYS: Mapping[str, str] = {
    "payouts": "Money is at the table",
    "with_bank": "Players and the bank pay each other",
    "without_bank": "Players pay each other",
}


def new_evening(server: ParoliServer, *lines: str, six: bool = True) -> Table:
    """Return a table in pounds after a deal, with six players or twelve."""
    played = (*SIX, *EVENING) if six else TWELVE_EVENING
    sheet = score_sheets.sheet(
        *played,
        *lines,
        rules="parlour",
        currency='"lsd"',
        bank='"150l"',
        title='"The Long Table"',
    )
    return import_sheet(server, sheet)


def close_table(dealer: Dealer) -> None:
    """Close the table with the menu, in any language."""
    page = dealer.page
    page.locator(".menu__button").tap()
    dealer.tap(page.locator(".menu-panel .menu-panel__action").last)
    dealer.tap(page.locator(".menu-panel__confirm .menu-panel__action").first)


def settling_up(table: Table) -> dict[str, Any]:
    body: dict[str, Any] = table.read("settling-up").get_json()
    return body


class ClosingPage:
    """A tab with the page of a closed table."""

    def __init__(self, tab: BrowserTab, dealer: Dealer, table: Table) -> None:
        self.tab = tab
        self.page: Page = tab.page
        self.dealer = dealer
        self.table = table
        expect(self.rows.first).to_be_visible()

    @property
    def rows(self) -> Locator:
        return self.page.locator(".transfer-item")

    @property
    def progress(self) -> Locator:
        return self.page.locator(".settlement-summary__progress")

    def row(self, name: str) -> Locator:
        """Return the row that begins with a name."""
        return self.rows.filter(has_text=re.compile(rf"^{re.escape(name)}"))

    def box(self, name: str) -> Locator:
        """Return the button of a row that says whether it is paid."""
        return self.row(name).get_by_role("checkbox")

    def tick(self, name: str) -> None:
        """Tap the button of a row, and wait until the change is noted."""
        box = self.box(name)
        was_paid = box.get_attribute("aria-checked")
        self.dealer.tap(box)
        expect(box).to_have_attribute("aria-checked", "false" if was_paid == "true" else "true")

    def choose(self, way: str) -> None:
        self.page.get_by_role("button", name=WAYS[way], exact=True).tap()

    def sentences(self) -> list[str]:
        texts = self.page.locator(".transfer-item__sentence").all_inner_texts()
        return [text.replace(NBSP, " ") for text in texts]


def open_closed(tab: BrowserTab, table: Table, **options: Any) -> ClosingPage:
    """Sign in as a dealer and open the page of a closed table."""
    dealer = open_as_dealer(tab, table, **options)
    return ClosingPage(tab, dealer, table)
