"""Parts that load later: the page reports that they cannot load, and loads them when it can."""

import re

import pytest
from playwright.sync_api import Route, expect

from tests.web.browser_tab import BlockedFiles, BrowserTab, HeldRequests, wait_until
from tests.web.closing_page import close_table
from tests.web.dealer import Dealer, open_as_dealer
from tests.web.test_refusals import new_table

NOT_LOADED = "This cannot be loaded now. It loads by itself when the server responds."


def expect_not_loaded(dealer: Dealer, title: str) -> None:
    expect(dealer.page.get_by_role("dialog", name=title)).to_contain_text(NOT_LOADED)


@pytest.mark.usefixtures("own_context")
def test_parts_that_cannot_load_are_reported_and_load_when_they_can(tab: BrowserTab) -> None:
    """One test, in a context in which nothing is cached at first."""
    tab.allow("net::ERR_")
    late = BlockedFiles(tab.page, "panels")
    dealer = open_as_dealer(tab, new_table(tab.server))
    check_that_panels_load_when_online(dealer, late)
    check_that_a_table_opens_when_it_can(dealer)
    late.block()
    tab.page.reload()
    check_that_panels_load_after_a_while(dealer, late)
    check_that_the_menu_closes_with_a_step_back(tab)
    check_that_a_table_closes_while_its_panels_load(dealer)
    check_that_a_page_and_a_language_load_when_they_can(tab)


def check_that_panels_load_when_online(dealer: Dealer, late: BlockedFiles) -> None:
    tab = dealer.tab
    dealer.tap(dealer.button("Recorded"))
    expect_not_loaded(dealer, "Recording")
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


def check_that_a_table_opens_when_it_can(dealer: Dealer) -> None:
    """Late parts import the same files. The texts, two in a file, are fetched again."""
    page = dealer.page
    failed: list[str] = []

    def fail_once(route: Route) -> None:
        if failed:
            route.fallback()
        else:
            failed.append(route.request.url)
            route.abort()

    page.route(re.compile("/assets/texts-basset-en-"), fail_once)
    table = BlockedFiles(page, "table-basset")
    page.reload()
    expect(page.get_by_role("alert")).to_contain_text("Paroli is not responding.")
    table.unblock()
    dealer.tab.back_online()
    expect(dealer.couch("anne", "K")).to_be_visible()
    wait_until(page, lambda: bool(failed))
    dealer.tap(dealer.button("Recorded"))
    expect(page.get_by_role("dialog")).to_contain_text("This device has nothing to record.")
    dealer.tap(dealer.button("Close"))


def check_that_panels_load_after_a_while(dealer: Dealer, late: BlockedFiles) -> None:
    """The server was away, and the device was online all the time."""
    dealer.tap(dealer.button("Recorded"))
    expect_not_loaded(dealer, "Recording")
    late.unblock()
    dealer.tab.advance_clock(5000)
    expect(dealer.page.get_by_role("dialog")).to_contain_text("This device has nothing to record.")


def check_that_the_menu_closes_with_a_step_back(tab: BrowserTab) -> None:
    page = tab.page
    page.keyboard.press("Escape")
    page.keyboard.press("h")
    expect(page.get_by_role("grid")).to_have_count(0)
    tab.button("Menu").click()
    expect(tab.button("Menu")).to_have_attribute("aria-expanded", "true")
    page.go_back()
    expect(page.get_by_role("grid")).to_be_visible()
    expect(tab.button("Menu")).to_have_attribute("aria-expanded", "false")


def check_that_a_table_closes_while_its_panels_load(dealer: Dealer) -> None:
    """The panels are requested before the first entry."""
    held = HeldRequests(dealer.page, "**/assets/panels-*.js", times=None)
    dealer.page.reload()
    held.wait()
    close_table(dealer)
    expect(dealer.page.locator(".closed-table")).to_be_visible()
    held.release()


def check_that_a_page_and_a_language_load_when_they_can(tab: BrowserTab) -> None:
    page = tab.page
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
