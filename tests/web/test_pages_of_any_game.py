"""Board, player's page, history and standings of a game whose banker is a player."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.api.caller import Table
from tests.web.axe import violations
from tests.web.board_pages import NARROW, WALL, assert_fits, import_sheet, resize
from tests.web.browser_tab import PHONE, TABLET, BrowserTab

SHEET = Path(__file__).resolve().parents[2] / "examples" / "lansquenet-evening.basset.toml"
PORTRAIT = (820, 1180)
SMALL_TARGETS = """() => [...document.querySelectorAll(
    'button:not(.term-button), a, input, select, summary')]
  .filter((element) => element.checkVisibility() && !element.closest('.visually-hidden'))
  .map((element) => [element, element.getBoundingClientRect()])
  .filter(([, box]) => box.width && Math.min(box.width, box.height) < 43.5)
  .map(([element]) => element.outerHTML)"""

PAGES: dict[str, tuple[str, str, dict[str, Any]]] = {
    "board": ("board/{}", ".board-standings__row", {"role": "board"}),
    "player": ("punter/{}", ".player-history li", {"role": "punter", "punter": "Bess"}),
    "history": ("tables/{}/log", ".entry-history-list li", {}),
    "standings": ("tables/{}/standings", ".ranking__table tbody tr", {}),
}


@pytest.mark.parametrize("name", PAGES)
def test_a_page_fits_at_every_size_and_has_no_finding(tab: BrowserTab, name: str) -> None:
    path, rows, grant = PAGES[name]
    open_table = SHEET.read_text(encoding="utf-8").replace("\nclose\n", "\n")
    table = import_sheet(tab.server, open_table)
    tab.sign_in(**_granted(grant, table))
    tab.page.goto(f"{tab.server.address}/{path.format(table.id)}")
    expect(tab.page.locator(rows).first).to_be_visible()
    for size in (WALL, TABLET, PORTRAIT, PHONE, NARROW):
        resize(tab.page, size)
        assert_fits(tab.page, rows)
        if size != WALL:
            assert tab.page.evaluate(SMALL_TARGETS) == []
    assert violations(tab.page) == []
    _show_other_theme(tab.page)
    assert violations(tab.page, colours_alone=True) == []


def _granted(grant: dict[str, Any], table: Table) -> dict[str, Any]:
    return {**grant, "sessions": [table.id]} if grant else {}


def _show_other_theme(page: Page) -> None:
    page.evaluate(
        """() => { const root = document.documentElement;
        root.dataset.theme = root.dataset.theme === 'candle' ? 'day' : 'candle'; }"""
    )
