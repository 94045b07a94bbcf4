"""On a low phone screen, a line names what keeps entries from being recorded."""

import pytest
from playwright.sync_api import expect

from tests.web.browser_tab import PHONE, boxes, resize
from tests.web.repeats import first_daily
from tests.web.table_page import OpenTable

HIGHEST = 24
"""The most of a low screen that the line may take, in pixels."""


@pytest.mark.parametrize("screen", first_daily((320, 568), (590, 410)), ids=str)
def test_the_line_is_in_view_while_the_header_is_not(
    open_table: OpenTable, screen: tuple[int, int]
) -> None:
    dealer = open_table(*(f"seat {name} 240" for name in "cdefgh"), size=PHONE)
    page, line = dealer.page, dealer.page.locator(".trouble-line")
    resize(page, screen)
    # The parts that load late, such as the line, have loaded.
    expect(page.locator("[role=status][aria-live=polite][aria-atomic=true]")).to_be_attached()
    page.context.set_offline(True)
    expect(page.locator(".sync-chip")).to_have_text("No connection")
    keys = page.locator(".rank-keys")
    keys.evaluate("(keys) => keys.scrollIntoView()")
    expect(line).to_have_text("No connection")
    (box,) = boxes(line)
    assert (box.left, box.top, box.right) == (0, 0, screen[0])
    assert box.bottom <= HIGHEST
    page.evaluate("scrollTo(0, 0)")
    expect(line).to_have_count(0)
    keys.evaluate("(keys) => keys.scrollIntoView()")
    expect(line).to_be_visible()
    resize(page, PHONE)
    expect(line).to_have_count(0)
    page.context.set_offline(False)
