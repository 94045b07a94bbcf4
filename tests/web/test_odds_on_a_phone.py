"""The odds of a phase come and go on a phone without moving a button."""

import pytest
from playwright.sync_api import expect

from tests.web.browser_tab import PHONE, boxes, resize
from tests.web.conftest import OpenTab
from tests.web.glic_table import dealer_at
from tests.web.repeats import first_daily

LOW, ON_ITS_SIDE = (320, 568), (844, 390)


@pytest.mark.parametrize("screen", first_daily(PHONE, LOW, ON_ITS_SIDE), ids=str)
def test_the_odds_move_no_button(open_tab: OpenTab, screen: tuple[int, int]) -> None:
    tab = open_tab()
    resize(tab.page, screen)
    dealer_at(tab)
    note = tab.page.locator(".odds-note")
    note.scroll_into_view_if_needed()
    expect(note).to_be_in_viewport(ratio=1)
    tab.page.evaluate("scrollTo(0, 0)")
    buttons = tab.page.locator(".table-shell button:visible")
    with_odds = boxes(buttons)
    note.evaluate("(odds) => { odds.style.display = 'none'; }")
    assert boxes(buttons) == with_odds
