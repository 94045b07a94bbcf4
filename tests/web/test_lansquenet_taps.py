"""The coins on a phone, and the redo on each screen. ``lansquenet-taps.screen.ts`` counts taps."""

import pytest
from playwright.sync_api import Page, expect

from tests.web.browser_tab import PHONE, PORTRAIT, TABLET, Box, boxes, resize
from tests.web.conftest import OpenTab
from tests.web.lansquenet_table import dealer_at
from tests.web.repeats import first_daily

SHILLING = 48
TOPS = "(keys) => keys.map((key) => Math.round(key.getBoundingClientRect().top))"


@pytest.mark.parametrize("locale", first_daily("fr-FR", "en-IE"))
def test_the_coins_for_a_cover_are_in_one_row_on_a_phone(open_tab: OpenTab, locale: str) -> None:
    tab = open_tab(locale=locale)
    resize(tab.page, PHONE)
    dealer = dealer_at(tab)
    dealer.coin(5 * SHILLING)
    keys = boxes(tab.page.locator(".tray-frame__middle button"))
    assert len({round((top + bottom) / 2) for *_, top, bottom in keys}) == 1


@pytest.mark.parametrize("locale", first_daily("fr-FR", "en-IE"))
def test_no_key_moves_on_a_phone_while_the_wager_is_covered(open_tab: OpenTab, locale: str) -> None:
    tab = open_tab(locale=locale)
    resize(tab.page, (390, 844))
    dealer = dealer_at(tab, "wager 3s")
    coins = tab.page.locator(".coin-keys__key")
    coins.first.wait_for()
    before = coins.evaluate_all(TOPS)
    for player in ("Bess", "Carl"):
        dealer.coin(SHILLING)
        dealer.player(player)
        assert coins.evaluate_all(TOPS) == before
    dealer.coin(SHILLING)
    dealer.player("Dora")
    expect(tab.page.locator(".coin-keys__key[aria-disabled=true]")).to_have_count(len(before))
    assert coins.evaluate_all(TOPS) == before


def test_the_redo_is_over_no_button(open_tab: OpenTab) -> None:
    """A quick tap on a coin after an undo must not restore the entry that was taken back."""
    tab = open_tab()
    dealer = dealer_at(tab)
    for layout, size in (("landscape", TABLET), ("portrait", PORTRAIT), ("phone", PHONE)):
        resize(tab.page, size)
        expect(tab.page.locator(f"[data-layout={layout}]")).to_be_visible()
        dealer.tap(tab.page.locator(".undo-button"))
        expect(tab.page.locator(".undo-notice__redo")).to_be_visible()
        assert not covered(tab.page), layout


def covered(page: Page) -> list[Box]:
    """Return the boxes of the buttons that the redo covers; marked words may be under it."""
    (redo,) = boxes(page.locator(".undo-notice__redo"))
    others = boxes(page.locator("button:visible:not(.undo-notice__redo, .term-button)"))
    return [box for box in others if overlap(redo, box)]


def overlap(one: Box, other: Box) -> bool:
    return (
        one.left < other.right
        and other.left < one.right
        and one.top < other.bottom
        and other.top < one.bottom
    )
