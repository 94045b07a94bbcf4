"""The pages of games whose tables have no house bank, in every size, theme and language."""

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.api.caller import Table
from tests.web.axe import violations
from tests.web.board_pages import WALL, assert_fits, import_sheet
from tests.web.browser_tab import (
    EXCESS_WIDTH,
    NARROWEST,
    PHONE,
    PORTRAIT,
    TABLET,
    BrowserTab,
    resize,
)
from tests.web.conftest import OpenTab
from tests.web.repeats import first_daily

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"
SHEET = EXAMPLES / "lansquenet-evening.basset.toml"
RUNNING = {
    "lansquenet-evening": "wager 1s\ncover Anne 6d\n",
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

PAGES: dict[str, tuple[str, str, dict[str, Any]]] = {
    "board": ("board/{}", ".board-standings__row", {"role": "board"}),
    "player": ("punter/{}", ".player-history li", {"role": "punter", "punter": "Bess"}),
    "history": ("tables/{}/log", ".entry-history-list li", {}),
    "standings": ("tables/{}/standings", ".ranking__table tbody tr", {}),
}


@pytest.mark.parametrize("name", [*first_daily("board", "player"), "history", "standings"])
def test_a_page_fits_at_every_size_and_has_no_finding(tab: BrowserTab, name: str) -> None:
    path, rows, grant = PAGES[name]
    open_table = SHEET.read_text(encoding="utf-8").replace("\nclose\n", "\n")
    table = import_sheet(tab.server, open_table)
    tab.sign_in(**_granted(grant, table))
    tab.page.goto(f"{tab.server.address}/{path.format(table.id)}")
    expect(tab.page.locator(rows).first).to_be_visible()
    for size in (WALL, TABLET, PORTRAIT, PHONE, NARROWEST):
        resize(tab.page, size)
        assert_fits(tab.page, rows)
        if size != WALL:
            assert tab.page.evaluate(SMALL_TARGETS) == []
    assert violations(tab.page) == []
    _show_other_theme(tab.page)
    assert violations(tab.page, colours_alone=True) == []


@pytest.mark.parametrize("locale", first_daily("fr-FR", "en-IE"))
@pytest.mark.parametrize("sheet", RUNNING)
def test_the_pages_of_a_game_fit_in_each_language_and_have_no_finding(
    open_tab: OpenTab, sheet: str, locale: str
) -> None:
    played = (EXAMPLES / f"{sheet}.basset.toml").read_text(encoding="utf-8")
    tab = open_tab(locale=locale)
    running = import_sheet(tab.server, CLOSE.sub(RUNNING[sheet], EXPECTED.split(played)[0]))
    tab.sign_in(role="dealer")
    pages = {
        f"tables/{running.id}": ".table-shell [data-player]",
        f"tables/{running.id}/rules": ".rules-prose__section p",
        f"board/{running.id}": PAGES["board"][1],
        f"tables/{import_sheet(tab.server, played).id}": ".game-tables__table",
        f"punter/{running.id}": ".player-history li",
    }
    for path, rows in pages.items():
        if path.startswith("punter"):
            # The page that is open may still ask for something, and would have no key.
            tab.page.goto("about:blank")
            tab.page.context.clear_cookies()
            tab.sign_in(role="punter", punter="Bess", sessions=[running.id])
        tab.page.goto(f"{tab.server.address}/{path}")
        expect(tab.page.locator(rows).first).to_be_visible()
        for size in (TABLET, PORTRAIT, PHONE):
            resize(tab.page, size)
            assert tab.page.evaluate(SMALL_TARGETS) == [], path
            assert tab.page.evaluate(EXCESS_WIDTH) <= 0, path
        assert violations(tab.page) == [], path
        _show_other_theme(tab.page)
        assert violations(tab.page, colours_alone=True) == [], path


def _granted(grant: dict[str, Any], table: Table) -> dict[str, Any]:
    return {**grant, "sessions": [table.id]} if grant else {}


def _show_other_theme(page: Page) -> None:
    page.evaluate(
        """() => { const root = document.documentElement;
        root.dataset.theme = root.dataset.theme === 'candle' ? 'day' : 'candle'; }"""
    )
