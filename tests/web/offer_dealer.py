"""Deals at a table of the game that only the tests have, by the buttons of its offers."""

import re
from typing import Any

from playwright.sync_api import Locator, expect

from tests.web.browser_tab import BrowserTab, wait_until

FOOTER, FILLER = ".table-shell__footer", ".draft-tray"


def tap(target: Locator) -> None:
    """Tap a button as soon as it takes taps."""
    expect(target).not_to_have_attribute("data-new", "")
    expect(target).not_to_have_attribute("aria-disabled", "true")
    target.click()


class OfferDealer:
    """Deals at a table of the invented game by taps alone."""

    def __init__(self, tab: BrowserTab, **rules: Any) -> None:
        self.tab, self.page = tab, tab.page
        self.api = tab.server.caller()
        chosen = {"preset": "two_sides", "overrides": {"seats": 4, "rounds": 1, **rules}}
        opening = {"game": "invented", "name": "By taps", "currency": "points", "rules": chosen}
        self.session = self.api.post("/v1/sessions", opening).get_json()["id"]
        for name in ("Anne", "Bess", "Carl"):
            seat = {"name": name, "purse": 100}
            self.api.post(f"/v1/sessions/{self.session}/punters", seat)
        tab.sign_in_and_open(f"tables/{self.session}")
        expect(self.key("Ante")).to_be_visible()

    def key(self, name: str) -> Locator:
        """Return a button below the rows: a key, a filler's, or the main button."""
        return self.page.locator(FOOTER).get_by_role("button", name=name, exact=True)

    def filler(self, name: str | re.Pattern[str]) -> Locator:
        """Return a button of the entry that is being made."""
        return self.page.locator(FILLER).get_by_role("button", name=name, exact=True)

    def offer(self, player: str, name: str) -> Locator:
        row = self.page.get_by_role("group", name=f"Entries of {player}")
        return row.get_by_role("button", name=f"{name}, {player}", exact=True)

    def tap(self, *keys: str | Locator) -> None:
        """Tap keys one after the other, each as soon as it takes taps."""
        for key in keys:
            target = key if isinstance(key, Locator) else self.key(key)
            self.tab.let_take_taps(target)
            tap(target)

    def read(self, part: str) -> Any:
        return self.api.get(f"/v1/sessions/{self.session}/{part}").get_json()

    def is_dealt_by_taps(self) -> bool:
        """Return whether the page has no drop-down, and no text field but the number pad's."""
        typed = self.page.locator("main input:not(.typed-number__input)")
        return self.page.locator("main select").count() == typed.count() == 0

    def kinds(self) -> list[str]:
        """Return the kinds of the recorded events, oldest first."""
        events = self.read("events?limit=1000")["events"]
        return [event["type"].split(".")[1] for event in events]

    def close(self) -> None:
        """Close the table in the menu."""
        self.tab.menu("Close the table")
        menu = self.page.get_by_role("navigation", name="Menu")
        self.tap(menu.get_by_role("button", name="Close", exact=True))

    def wait_until_recorded(self) -> None:
        expect(self.page.locator(".sync-chip")).to_have_text("Recorded")

    def wait_until_settled(self) -> None:
        """Wait until every entry is recorded, and what it settles too."""
        self.wait_until_recorded()
        path = f"/v1/sessions/{self.session}"
        wait_until(self.page, lambda: not self.api.get(path).get_json()["owes_settlement"])
