"""A line of the score sheet, typed at the dealer's table."""

from playwright.sync_api import expect

from tests.web.browser_tab import HeldRequests
from tests.web.table_page import OpenTable, TablePage

FIELD = ".sheet-line-box input"


def press(dealer: TablePage, *keys: str) -> None:
    for key in keys:
        dealer.page.keyboard.press(key)


def reload_without_panels(dealer: TablePage) -> HeldRequests:
    """Load the table again, and hold the file of its panels back."""
    address = dealer.page.url
    dealer.page.goto("about:blank")  # the first page may be about to request the file
    held = HeldRequests(dealer.page, "**/panels-*.js")
    dealer.page.goto(address)
    expect(dealer.row("anne")).to_be_visible()
    return held


def test_what_is_typed_before_the_field_is_loaded_is_kept(open_table: OpenTable) -> None:
    dealer = open_table()
    held = reload_without_panels(dealer)
    press(dealer, ":")
    dealer.page.keyboard.type("stake anne K ")
    expect(dealer.page.locator(FIELD)).to_have_count(0)
    held.release()
    expect(dealer.page.locator(FIELD)).to_have_value("stake anne K ")
    expect(dealer.page.locator(FIELD)).to_be_focused()
    dealer.page.keyboard.type("5s")
    press(dealer, "Enter")
    (stake,) = dealer.recorded_state()["stakes"]
    assert (stake["card"], stake["couch"]) == ("K", 240)
    # A whole line is entered.
    held = reload_without_panels(dealer)
    press(dealer, ":")
    dealer.page.keyboard.type("stake anne Q 5s")
    press(dealer, "Enter")
    expect(dealer.page.locator(FIELD)).to_have_count(0)
    held.release()
    expect(dealer.row("anne").locator("[data-card='Q']")).to_be_visible()
    expect(dealer.page.get_by_role("dialog")).to_have_count(0)
    (_, stake) = dealer.recorded_state()["stakes"]
    assert (stake["card"], stake["couch"]) == ("Q", 240)
