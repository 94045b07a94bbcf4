"""On the narrowest phones, a tray shows a long name and what to do whole."""

from playwright.sync_api import expect

from tests.web import glic_table
from tests.web.board_pages import import_sheet
from tests.web.browser_tab import NARROWEST, BrowserTab, resize

NAMES = ("Mrs Sago", "Sir Christopher Wren", "Sir Charles Grandison", "Lady Bellaston")
IS_WHOLE = "(part) => part.scrollWidth <= part.clientWidth"


def test_the_bet_of_a_long_name_is_readable(tab: BrowserTab) -> None:
    seats = tuple(f'seat "{name}" 240' for name in NAMES)
    lines = ("deal", 'bet "Sir Christopher Wren" 12')
    table = import_sheet(tab.server, glic_table.sheet(*lines, seats=seats, bet_limit=24))
    resize(tab.page, NARROWEST)
    tab.sign_in_and_open(f"tables/{table.id}")
    head = tab.page.locator(".tray-frame__head")
    expect(head).to_contain_text("Sir Charles Grandison")
    for part in ("b", "span"):
        assert head.locator(part).first.evaluate(IS_WHOLE), part
