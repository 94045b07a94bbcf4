"""Players and money of a table by keyboard."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.api.caller import Table
from tests.web.browser_tab import BrowserTab
from tests.web.paroli_server import ParoliServer


@pytest.fixture
def table(server: ParoliServer) -> Table:
    return server.caller().table("seat anne 960", "seat bess 960", currency="lsd", name="Tuesday")


def open_seats_page(tab: BrowserTab, table: Table) -> Page:
    tab.sign_in_and_open(f"tables/{table.id}/seats")
    expect(tab.page.locator(".seated-player").first).to_be_visible()
    return tab.page


def test_a_refused_close_is_in_view_and_the_focus_stays_on_the_control_that_was_used(
    tab: BrowserTab, table: Table
) -> None:
    tab.allow("409")
    table.enter_lines("stake anne K 480", "fasse 9", "pair K 2")
    page = open_seats_page(tab, table)
    tab.button("Close the table").click()
    tab.button("Close").click()
    expect(page.locator("#fault-close")).to_be_in_viewport()
    table.enter_lines("take *", "end")
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
