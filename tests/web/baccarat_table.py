"""The dealer's page of a Baccarat table, driven by taps that are counted."""

from typing import Any

from playwright.sync_api import expect

from tests.web.browser_tab import BrowserTab
from tests.web.lansquenet_table import HandDealer
from tests.web.paroli_server import ParoliServer

UNSETTLED = ".main-button:is([data-step=settling], [data-step=calculating])"
"""Matches the main button while a hand is calculated: the rows then offer nothing."""
FOUR = tuple(f"seat {name} 200" for name in ("Anne", "Bess", "Carl", "Dora"))


def sheet(*lines: str, preset: str = "chemin_de_fer", **rules: Any) -> str:
    """Return a score sheet with these entries; ``rules`` differ from the preset's."""
    overrides = "\n".join(f"{name} = {value!r}" for name, value in rules.items())
    entries = "\n".join(lines)
    return (
        f'format = "basset/1"\ngame = "baccarat"\ntitle = "The shoe"\nrules = "{preset}"\n'
        f"currency = \"points\"\nentries = '''\n{entries}\n'''\n[overrides]\n{overrides}\n"
    )


def open_table(
    server: ParoliServer, *lines: str, seats: tuple[str, ...] = FOUR, **rules: Any
) -> str:
    """Play the lines at a new table; return its session."""
    answer = server.caller().sheet(sheet(*seats, *lines, **rules))
    assert answer.status_code == 201, answer.text
    session: str = answer.get_json()["id"]
    return session


class BaccaratDealer(HandDealer):
    """One page of a table. Every tap waits until its target takes taps, and is counted."""

    def player(self, name: str) -> None:
        """Tap what the row of a player offers first: its end in landscape, else the name."""
        expect(self.page.locator(UNSETTLED)).to_have_count(0)
        row = self.page.locator(f"[data-player='{name}']")
        end = row.locator(".row-choice")
        self.tap(end.first if end.count() else row.locator(".name-cell__button"))

    def banco(self, name: str, *, cheval: bool = False) -> None:
        """Let a player go bank: at the end of the row, else by the tray and the name."""
        expect(self.page.locator(UNSETTLED)).to_have_count(0)
        row = self.page.locator(f"[data-player='{name}']")
        end = row.locator(".row-choice", has_text="Banco")
        if end.count() and not cheval:
            self.tap(end)
            return
        self.tap(
            self.page.locator(".tray-frame__choice", has_text="À cheval" if cheval else "Banco")
        )
        self.player(name)

    def key(self, key: str) -> None:
        """Tap a key at the bottom: a result or a rank."""
        self.tap(self.page.locator(f".rank-keys__key[data-rank='{key}']"))


def dealer_at(tab: BrowserTab, *lines: str, **options: Any) -> BaccaratDealer:
    """Open a table with these lines in a tab that may deal."""
    tab.control_clock()
    dealer = BaccaratDealer(tab.page, tab.server, open_table(tab.server, *lines, **options))
    tab.sign_in()
    dealer.open()
    return dealer
