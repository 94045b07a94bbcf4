"""The dealer's page of a Lansquenet table, driven by taps that are counted."""

import re
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.web.browser_tab import BOUNCE_MS, TAPPABLE, BrowserTab, wait_until
from tests.web.paroli_server import ParoliServer

FOUR = ("seat Anne 1l", "seat Bess 1l", "seat Carl 1l", "seat Dora 1l")


def sheet(*lines: str, seats: tuple[str, ...] = FOUR, **rules: Any) -> str:
    """Return a score sheet with these entries; ``rules`` differ from the preset's."""
    overrides = "\n".join(f"{name} = {value!r}" for name, value in rules.items())
    entries = "\n".join((*seats, *lines))
    return (
        'format = "basset/1"\ngame = "lansquenet"\ntitle = "By hand"\nrules = "lansquenet"\n'
        f"currency = \"lsd\"\nentries = '''\n{entries}\n'''\n[overrides]\n{overrides}\n"
    )


def open_table(server: ParoliServer, *lines: str, **rules: Any) -> str:
    """Play the lines at a new table; return its session."""
    answer = server.caller().sheet(sheet(*lines, **rules))
    assert answer.status_code == 201, answer.text
    session: str = answer.get_json()["id"]
    return session


class HandDealer:
    """One page of a table. Every tap waits until its target takes taps, and is counted."""

    def __init__(self, page: Page, server: ParoliServer, session: str) -> None:
        self.page = page
        self.server = server
        self.session = session
        self.taps = 0

    def open(self) -> None:
        self.page.goto(f"{self.server.address}/tables/{self.session}")
        expect(self.page.locator(".table-shell")).to_be_visible()

    def tap(self, target: Locator) -> None:
        """Advance the page's clock until new targets take taps; tap the first that does."""
        target.first.wait_for()
        self.page.clock.run_for(BOUNCE_MS)
        target.and_(self.page.locator(TAPPABLE)).first.tap()
        self.taps += 1

    def button(self, name: str | re.Pattern[str]) -> Locator:
        return self.page.get_by_role("button", name=name, exact=isinstance(name, str))

    def coin(self, amount: int) -> None:
        """Tap a coin, in farthings."""
        self.tap(self.page.locator(f".coin-keys__key[data-amount='{amount}']"))

    def player(self, name: str) -> None:
        """Tap what the row of a player offers: its end in landscape, else the name."""
        row = self.page.locator(f"[data-player='{name}']")
        end = row.locator(".row-choice")
        self.tap(end if end.count() else row.locator(".name-cell__button"))

    def main(self, step: str) -> None:
        """Tap the main button once it has a step: ``wager``, ``covers``, ``cards``, ``pass``."""
        self.tap(self.page.locator(f".main-button[data-step^='{step}'][data-ready='true']"))

    def outcome(self, outcome: str) -> None:
        self.tap(self.page.locator(f".rank-keys__key[data-rank='{outcome}']"))

    def expect_sentence(self, text: str | re.Pattern[str], *, timeout: float | None = None) -> None:
        expect(self.page.locator(".prompt__text")).to_have_text(text, timeout=timeout)

    def state(self) -> dict[str, Any]:
        """Wait until every entry is recorded and settled; return the state of the table."""
        expect(self.page.locator(".sync-chip[data-status=recorded]")).to_be_visible()
        wait_until(self.page, lambda: not self._read()["owes_settlement"])
        return self._read()

    def _read(self) -> dict[str, Any]:
        state: dict[str, Any] = self.server.caller().get(f"/v1/sessions/{self.session}").get_json()
        return state


def dealer_at(tab: BrowserTab, *lines: str, **rules: Any) -> HandDealer:
    """Open a table with these lines in a tab that may deal."""
    tab.control_clock()
    dealer = HandDealer(tab.page, tab.server, open_table(tab.server, *lines, **rules))
    tab.sign_in()
    dealer.open()
    return dealer
