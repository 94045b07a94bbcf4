"""Players and money of a table: by keyboard, beside other devices, and with a broken bank."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.api.caller import Table
from tests.web import score_sheets
from tests.web.board_pages import import_sheet
from tests.web.browser_tab import BrowserTab
from tests.web.paroli_server import ParoliServer

FOCUSED = "() => document.activeElement.textContent"


@pytest.fixture
def table(server: ParoliServer) -> Table:
    return server.caller().table("seat anne 960", "seat bess 960", currency="lsd", name="Tuesday")


def open_seats_page(tab: BrowserTab, table: Table) -> Page:
    tab.sign_in_and_open(f"tables/{table.id}/seats")
    expect(tab.page.locator(".seats-page__player").first).to_be_visible()
    return tab.page


def test_enter_funds_the_bank_but_moves_no_money_of_a_player(tab: BrowserTab, table: Table) -> None:
    page = open_seats_page(tab, table)
    page.get_by_label("Amount: anne").fill("7s")
    page.get_by_label("Amount: anne").press("Enter")
    page.get_by_label("Amount", exact=True).fill("£5")
    page.get_by_label("Amount", exact=True).press("Enter")
    expect(page.get_by_label("Amount", exact=True)).to_have_value("")
    expect(page.locator(".seats-page__player").first.locator(".seats-page__purse")).to_have_text(
        "£1"
    )
    expect(page).to_have_url(f"{tab.server.address}/tables/{table.id}/seats")


def test_the_focus_stays_on_the_control_that_was_used(tab: BrowserTab, table: Table) -> None:
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


def test_entries_of_other_devices_are_shown_when_back_online(tab: BrowserTab, table: Table) -> None:
    page = open_seats_page(tab, table)
    table.enter_lines("buyin anne 960")
    tab.back_online()
    expect(page.locator(".seats-page__player").first.locator(".seats-page__purse")).to_have_text(
        "£2"
    )


def test_the_debt_of_a_broken_bank_is_shown(tab: BrowserTab) -> None:
    page = open_seats_page(tab, import_sheet(tab.server, score_sheets.BROKEN))
    expect(page.locator(".seats-page__bank")).to_have_text("owes £3\u00a019s")


def test_the_history_of_an_empty_table_links_to_its_seats(tab: BrowserTab) -> None:
    empty = tab.server.caller().table(name="Tuesday")
    tab.sign_in_and_open(f"tables/{empty.id}/log")
    empty_box = tab.page.locator(".empty-box")
    expect(empty_box).to_contain_text("Add the first player under")
    empty_box.get_by_role("link", name="Players and money").click()
    expect(tab.page.get_by_role("heading", level=1)).to_be_focused()


def test_the_close_link_focuses_the_close_button(tab: BrowserTab, table: Table) -> None:
    tab.sign_in_and_open(f"tables/{table.id}/seats?close")
    expect(tab.button("Close the table")).to_be_focused()
