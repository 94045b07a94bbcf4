"""The pages of games whose tables have no house bank, in every size, theme and language."""

import re
from collections.abc import Sequence
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.web.axe import violations
from tests.web.board_pages import WALL, assert_fits, import_sheet
from tests.web.browser_tab import (
    EXCESS_WIDTH,
    NARROWEST,
    PHONE,
    PORTRAIT,
    TABLET,
    BrowserTab,
    each_size,
)
from tests.web.conftest import OpenTab
from tests.web.repeats import first_daily

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"
LANSQUENET = "lansquenet-evening"
RUNNING = {
    LANSQUENET: "wager 1s\ncover Anne 6d\n",
    "baccarat-banque": "",
    "glic-evening": "",
    "tarot-evening": "",
}
"""The example sheets of games without a house bank, with what is entered in place of the close.

Bess plays at each.
"""
CLOSE = re.compile(r"^close\b.*\n", re.MULTILINE)
EXPECTED = re.compile(r"^\[expect", re.MULTILINE)
SMALL_TARGETS = """() => [...document.querySelectorAll(
    'button:not(.term-button), a, input, select, summary')]
  .filter((element) => element.checkVisibility() && !element.closest('.visually-hidden'))
  .map((element) => [element, element.getBoundingClientRect()])
  .filter(([, box]) => box.width && Math.min(box.width, box.height) < 43.5)
  .map(([element]) => element.outerHTML)"""

BOARD, PLAYER = ".board-standings__row", ".player-history li"
HISTORY, STANDINGS = ".entry-history-list li", ".ranking__table tbody tr"
OTHER_THEME = """() => { const root = document.documentElement;
  root.dataset.theme = root.dataset.theme === 'candle' ? 'day' : 'candle'; }"""
Size = tuple[int, int]
SIZES = (TABLET, PORTRAIT, PHONE)
ALL_SIZES = (*SIZES, WALL, NARROWEST)


@pytest.mark.parametrize("locale", first_daily("fr-FR", "en-IE"))
def test_every_page_of_every_game_fits_and_has_no_finding(open_tab: OpenTab, locale: str) -> None:
    """The pages of Lansquenet do so at every size, from wall to phone."""
    tab = open_tab(locale=locale)
    played = {
        sheet: (EXAMPLES / f"{sheet}.basset.toml").read_text(encoding="utf-8") for sheet in RUNNING
    }
    running = {
        sheet: import_sheet(tab.server, CLOSE.sub(entered, EXPECTED.split(played[sheet])[0]))
        for sheet, entered in RUNNING.items()
    }
    lansquenet = running[LANSQUENET]
    open_first_page(tab, role="dealer")
    for sheet, table in running.items():
        check_page(tab, f"tables/{table.id}", ".table-shell [data-player]")
        check_page(tab, f"tables/{table.id}/rules", ".rules-prose__section p")
        check_page(tab, f"board/{table.id}", BOARD)
        closed = import_sheet(tab.server, played[sheet])
        check_page(tab, f"tables/{closed.id}", ".game-tables__table")
    open_first_page(tab)
    check_rows(tab, f"tables/{lansquenet.id}/log", HISTORY)
    check_rows(tab, f"tables/{lansquenet.id}/standings", STANDINGS)
    open_first_page(tab, role="board", sessions=[lansquenet.id])
    check_rows(tab, f"board/{lansquenet.id}", BOARD)
    for table in running.values():
        open_first_page(tab, role="punter", punter="Bess", sessions=[table.id])
        (check_rows if table is lansquenet else check_page)(tab, f"punter/{table.id}", PLAYER)


def open_first_page(tab: BrowserTab, **grant: object) -> None:
    """Sign in with another role and load the settings, which ask for nothing."""
    # The page that is open may still ask for something, and would have no key.
    tab.page.goto("about:blank")
    tab.page.context.clear_cookies()
    tab.sign_in(**grant)
    tab.go("settings")


def check_rows(tab: BrowserTab, path: str, rows: str) -> None:
    """Check a page at every size, and that no row covers another."""
    check_page(tab, path, rows, ALL_SIZES)


def check_page(tab: BrowserTab, path: str, rows: str, sizes: Sequence[Size] = SIZES) -> None:
    """Check the width and the targets of a page, and accessibility in both themes."""
    tab.follow(path)
    expect(tab.page.locator(rows).first).to_be_visible()
    for size in each_size(tab.page, sizes):
        assert tab.page.evaluate(EXCESS_WIDTH) <= 0, path
        if size != WALL:
            assert tab.page.evaluate(SMALL_TARGETS) == [], path
        if sizes is ALL_SIZES:
            assert_fits(tab.page, rows)
    assert violations(tab.page) == [], path
    tab.page.evaluate(OTHER_THEME)
    assert violations(tab.page, colours_alone=True) == [], path
    tab.page.evaluate(OTHER_THEME)
