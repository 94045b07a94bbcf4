"""The dealer's page of a Swiss Tarot table, driven by taps that are counted."""

from typing import Any

from tests.web.browser_tab import BrowserTab
from tests.web.lansquenet_table import HandDealer

THREE = ("seat Hans 100", "seat Ida 100", "seat Jost 100")


def sheet(*lines: str, seats: tuple[str, ...] = THREE, **rules: Any) -> str:
    """Return a score sheet with these entries; ``rules`` differ from the preset's."""
    overrides = "\n".join(f"{name} = {value!r}" for name, value in rules.items())
    entries = "\n".join((*seats, *lines))
    return (
        'format = "basset/1"\ngame = "tarot"\ntitle = "By round"\nrules = "swiss_tarot"\n'
        f"currency = \"points\"\nentries = '''\n{entries}\n'''\n[overrides]\n{overrides}\n"
    )


class RoundDealer(HandDealer):
    """One page of a table. Every tap waits until its target takes taps, and is counted."""

    def figures(self, figures: str) -> None:
        """Tap figures of the counts."""
        for figure in figures:
            self.outcome(figure)

    def ask(self, player: str) -> None:
        """Tap the count of a player, to type it again."""
        self.tap(self.page.locator(f"[data-player='{player}'] .score-cells__count"))

    def round(self, figures: str) -> None:
        """Count a round: two counts of two figures each, and Record."""
        self.figures(figures)
        self.main("record")


def dealer_at(tab: BrowserTab, *lines: str, **rules: Any) -> RoundDealer:
    """Open a table with these lines in a tab that may deal."""
    answer = tab.server.caller().sheet(sheet(*lines, **rules))
    assert answer.status_code == 201, answer.text
    tab.control_clock()
    dealer = RoundDealer(tab.page, tab.server, answer.get_json()["id"])
    tab.sign_in()
    dealer.open()
    return dealer
