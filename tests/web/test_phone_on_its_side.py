"""On a phone on its side, what is tapped most is in the window at all times, in every game."""

import re

import pytest
from playwright.sync_api import expect

from tests.web import baccarat_table, glic_table, lansquenet_table, tarot_table
from tests.web.board_pages import import_sheet
from tests.web.browser_tab import BrowserTab, resize
from tests.web.reached_targets import unreached
from tests.web.screenshots import sheet_of
from tests.web.table_lines import NEXT_DEAL, PAIR, SIX, STAKES

MIDDLES_OF_TEXTS = """() => [...document.querySelectorAll('.rank-keys__key:has(.rank-keys__head)')]
  .map((key) => ['.rank-keys__head', 'b'].map((part) => {
    const text = document.createRange();
    text.selectNodeContents(key.querySelector(part));
    const { top, height } = text.getBoundingClientRect();
    return top + height / 2;
  }))"""
LEAST_BETWEEN_MIDDLES = 19
"""In pixels: a line of small text, and below it a large word."""

SIDEWAYS = pytest.mark.parametrize("screen", [(844, 390), (667, 375)], ids=str)
SHEETS = (
    sheet_of((*SIX, *STAKES, *NEXT_DEAL, PAIR, "take *")),
    lansquenet_table.sheet("wager 1s", "cover Bess 6d"),
    baccarat_table.sheet(*baccarat_table.FOUR, "bank Anne 50", "stake Bess 20"),
    glic_table.sheet("deal", "claim Carl ace"),
    tarot_table.sheet("ante", "count Hans 31 Ida 20"),
)


@SIDEWAYS
def test_an_undo_can_be_restored(tab: BrowserTab, screen: tuple[int, int]) -> None:
    tab.control_clock()
    resize(tab.page, screen)
    tab.sign_in()
    for sheet in SHEETS:
        tab.go(f"tables/{import_sheet(tab.server, sheet).id}")
        undo = tab.page.get_by_role("button", name=re.compile("^Undo"))
        tab.let_take_taps(undo)
        undo.tap()
        expect(tab.page.locator(".undo-notice__redo")).to_be_visible()
        assert unreached(tab.page, ".undo-notice__redo", ".undo-button", ".main-button") == []
        middles = tab.page.evaluate(MIDDLES_OF_TEXTS)
        assert all(below - above >= LEAST_BETWEEN_MIDDLES for above, below in middles), middles
        expect(tab.page.locator(".sync-chip[data-status=recorded]")).to_be_visible()


@SIDEWAYS
def test_the_counting_aid_leaves_its_buttons_in_view(
    tab: BrowserTab, screen: tuple[int, int]
) -> None:
    resize(tab.page, screen)
    dealer = tarot_table.dealer_at(tab, "ante")
    dealer.tap(dealer.button("Counting aid"))
    expect(tab.page.locator(".aid-tray")).to_be_visible()
    keys = [f".rank-keys__key[data-rank='{key}']" for key in ("1", "0", "delete")]
    cards = [f".aid-tray > :nth-child({place})" for place in range(1, 6)]
    buttons = (".undo-button", ".main-button", ".tray-frame__end button")
    assert unreached(tab.page, *keys, *cards, *buttons) == []
