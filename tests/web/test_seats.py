"""Players and money of a table by keyboard."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.api.caller import Table
from tests.web.browser_tab import BrowserTab
from tests.web.paroli_server import ParoliServer

SEATS = ("seat anne 960", "seat bess 960")


@pytest.fixture
def table(server: ParoliServer) -> Table:
    return server.caller().table(*SEATS, currency="lsd", name="Tuesday")


def open_seats_page(tab: BrowserTab, table: Table) -> Page:
    tab.sign_in_and_open(f"tables/{table.id}/seats")
    expect(tab.page.locator(".seated-player").first).to_be_visible()
    return tab.page


def test_the_focus_stays_on_the_control_that_was_used_and_a_refused_close_is_in_view(
    tab: BrowserTab, table: Table
) -> None:
    page = open_seats_page(tab, table)
    page.get_by_label("Amount", exact=True).fill("£5")
    fund = page.get_by_role("button", name=re.compile("^Fund the bank"))
    fund.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_label("Amount", exact=True)).to_have_value("")
    expect(fund).to_be_focused()
    tab.button("Close the table").focus()
    page.keyboard.press("Enter")
    expect(tab.button("Keep open")).to_be_focused()
    page.keyboard.press("Enter")
    expect(tab.button("Close the table")).to_be_focused()
    page.keyboard.press("Enter")
    expect(tab.button("Keep open")).to_be_focused()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.get_by_text("This table is closed.")).to_be_focused()
    check_refused_close(tab)


def check_refused_close(tab: BrowserTab) -> None:
    """Check that the reason why a table cannot be closed is in view, with its button focused."""
    tab.allow("409")
    waiting = tab.server.caller().table(*SEATS, "stake anne K 480", "fasse 9", "pair K 2")
    tab.follow(f"tables/{waiting.id}/seats")
    tab.button("Close the table").click()
    tab.button("Close").click()
    expect(tab.page.locator("#fault-close")).to_be_in_viewport()
    expect(tab.button("Close the table")).to_be_focused()
