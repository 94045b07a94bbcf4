"""The dealer's page of a Glic table, driven by taps that are counted."""

from typing import Any

from playwright.sync_api import Locator

from tests.web.browser_tab import BrowserTab
from tests.web.lansquenet_table import HandDealer

FOUR = ("seat Anne 60", "seat Bess 60", "seat Carl 60", "seat Dora 60")


def sheet(*lines: str, seats: tuple[str, ...] = FOUR, **rules: Any) -> str:
    """Return a score sheet with these entries; ``rules`` differ from the preset's."""
    overrides = "\n".join(f"{name} = {value!r}" for name, value in rules.items())
    entries = "\n".join((*seats, *lines))
    return (
        'format = "basset/1"\ngame = "glic"\ntitle = "By hand"\nrules = "glic"\n'
        f"currency = \"points\"\nentries = '''\n{entries}\n'''\n[overrides]\n{overrides}\n"
    )


class PoolDealer(HandDealer):
    """One page of a table. Every tap waits until its target takes taps, and is counted."""

    def in_row(self, player: str, selector: str) -> Locator:
        return self.page.locator(f"[data-player='{player}'] .hand-cells {selector}")

    def claim(self, player: str, pool: str) -> None:
        self.tap(self.page.locator(f".pool-row__pool[data-pool='{pool}']"))
        self.tap(self.in_row(player, ".hand-cells__tap"))

    def best(self, player: str) -> None:
        self.tap(self.in_row(player, ".hand-cells__tap"))

    def run(self, player: str) -> None:
        self.tap(self.in_row(player, ".hand-cells__ends > :first-child"))

    def out(self, player: str, **left: int) -> None:
        """Tap who is out, and how many cards each other player has left."""
        self.tap(self.in_row(player, ".hand-cells__ends > :last-child"))
        for name, cards in left.items():
            self.left(name, cards)

    def left(self, player: str, cards: int) -> None:
        self.tap(self.in_row(player, f"[data-cards='{cards}']"))

    def purses(self) -> dict[str, int]:
        return {one["name"]: one["purse"] for one in self.state()["players"]}


def dealer_at(tab: BrowserTab, *lines: str, **rules: Any) -> PoolDealer:
    """Open a table with these lines in a tab that may deal."""
    answer = tab.server.caller().sheet(sheet(*lines, **rules))
    assert answer.status_code == 201, answer.text
    tab.control_clock()
    dealer = PoolDealer(tab.page, tab.server, answer.get_json()["id"])
    tab.sign_in()
    dealer.open()
    return dealer
