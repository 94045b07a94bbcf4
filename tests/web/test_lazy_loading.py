"""Parts that load later: the page reports that they cannot load, and loads them when it can."""

import pytest
from playwright.sync_api import expect

from tests.web.browser_tab import BlockedFiles, BrowserTab, HeldRequests
from tests.web.closing_page import close_table
from tests.web.dealer import Dealer, open_as_dealer
from tests.web.test_refusals import new_table

pytestmark = pytest.mark.usefixtures("own_context")

NOT_LOADED = "This cannot be loaded now. It loads by itself when the server responds."


def open_blocked_outbox_list(tab: BrowserTab) -> tuple[Dealer, BlockedFiles]:
    """Open a table while its panels cannot load, and tap the button of the outbox list."""
    tab.allow("net::ERR_")
    late = BlockedFiles(tab.page, "panels")
    dealer = open_as_dealer(tab, new_table(tab.server))
    dealer.tap(dealer.button("Recorded"))
    expect_not_loaded(dealer, "Not recorded yet")
    return dealer, late


def expect_not_loaded(dealer: Dealer, title: str) -> None:
    expect(dealer.page.get_by_role("dialog", name=title)).to_contain_text(NOT_LOADED)


def test_a_panel_reports_that_it_cannot_load_and_loads_when_online(tab: BrowserTab) -> None:
    dealer, late = open_blocked_outbox_list(tab)
    tab.check_layout("not-fetched")
    dealer.tap(dealer.button("Close"))
    tab.page.keyboard.press("?")
    expect_not_loaded(dealer, "Keyboard shortcuts")
    tab.page.keyboard.press("Escape")
    tab.page.keyboard.press(":")
    expect_not_loaded(dealer, "Score-sheet line")
    late.unblock()
    tab.back_online()
    box = tab.page.get_by_role("combobox", name="Score-sheet line")
    expect(box).to_be_focused()
    tab.page.keyboard.type("stake anne K 5")
    tab.page.keyboard.press("Enter")
    expect(dealer.couch("anne", "K")).to_be_visible()
    dealer.wait_until_recorded()


def test_a_panel_that_failed_to_load_is_retried(tab: BrowserTab) -> None:
    """The server was away, and the device was online all the time."""
    _, late = open_blocked_outbox_list(tab)
    late.unblock()
    tab.advance_clock(5000)
    expect(tab.page.get_by_role("dialog")).to_contain_text("Nothing is waiting.")


def test_a_table_closes_while_its_panels_load(tab: BrowserTab) -> None:
    held = HeldRequests(tab.page, "**/assets/panels-*.js", times=None)
    dealer = open_as_dealer(tab, new_table(tab.server))
    close_table(dealer)
    expect(tab.page.locator(".closed-table")).to_be_visible()
    held.release()


def test_a_page_and_a_language_report_that_they_cannot_load(tab: BrowserTab) -> None:
    tab.allow("net::ERR_")
    page = tab.page
    tab.sign_in_and_open()
    settings = BlockedFiles(page, "SettingsPage")
    tab.menu("Settings")
    expect(page.get_by_role("alert")).to_contain_text("Paroli is not responding.")
    settings.unblock()
    tab.back_online()
    expect(page.get_by_role("heading", name="Settings", level=1)).to_be_visible()
    french = BlockedFiles(page, "fr")
    page.get_by_label("Français").click()
    expect(page.get_by_role("alert")).to_contain_text("Paroli is not responding.")
    french.unblock()
    tab.button("Try again").click()
    expect(page.get_by_role("heading", name="Réglages")).to_be_visible()


def test_the_menu_stays_open_when_the_table_loads(tab: BrowserTab) -> None:
    page = tab.page
    table = new_table(tab.server)
    held = HeldRequests(page, f"**/v1/sessions/{table.id}", times=None)
    tab.sign_in(role="dealer")
    page.goto(f"{tab.server.address}/tables/{table.id}")
    expect(page.get_by_role("heading", name="Loading the table")).to_be_visible()
    tab.button("Menu").click()
    rules = page.get_by_role("link", name="Rules")
    rules.focus()
    held.release()
    expect(page.get_by_role("grid")).to_be_visible()
    expect(rules).to_be_focused()
    page.keyboard.press("Escape")
    expect(rules).to_have_count(0)
    expect(tab.button("Menu")).to_be_focused()
    page.keyboard.press("h")
    expect(page.get_by_role("grid")).to_have_count(0)
    tab.button("Menu").click()
    page.go_back()
    expect(page.get_by_role("grid")).to_be_visible()
    expect(tab.button("Menu")).to_have_attribute("aria-expanded", "false")
