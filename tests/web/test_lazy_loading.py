"""What comes late, over a network that is gone by then, says so; it comes with the network."""

import re

from playwright.sync_api import Page, Route, expect

from tests.web.browser_tab import BrowserTab
from tests.web.dealer import Dealer, sit_down
from tests.web.test_refusals import opened

NOT_FETCHED = "This cannot be loaded now. It loads by itself when the server responds."


def bar(page: Page, name: str) -> re.Pattern[str]:
    """Let nothing of that name come; return what to ``unroute`` for it to come again."""
    files = re.compile(f"/assets/{name}-")
    page.route(files, lambda route: route.abort())
    return files


def unfetched(tab: BrowserTab) -> tuple[Dealer, re.Pattern[str]]:
    """Sit down where the sheets cannot be fetched, and ask for the one of what waits."""
    tab.allow("net::ERR_")
    late = bar(tab.page, "panels")
    dealer = sit_down(tab, opened(tab.server))
    dealer.tap(dealer.button("Recorded"))
    sheet(dealer, "Not recorded yet")
    return dealer, late


def sheet(dealer: Dealer, title: str) -> None:
    expect(dealer.page.get_by_role("dialog", name=title)).to_contain_text(NOT_FETCHED)


def test_a_sheet_that_cannot_be_fetched_says_so_and_comes_with_the_network(tab: BrowserTab) -> None:
    dealer, late = unfetched(tab)
    tab.check_layout("not-fetched")
    dealer.tap(dealer.button("Close"))
    tab.page.keyboard.press("?")
    sheet(dealer, "Keyboard shortcuts")
    tab.page.keyboard.press("Escape")
    tab.page.keyboard.press(":")
    sheet(dealer, "Score-sheet line")
    tab.page.unroute(late)
    tab.back_online()
    box = tab.page.get_by_role("combobox", name="Score-sheet line")
    expect(box).to_be_focused()
    tab.page.keyboard.type("stake anne K 5")
    tab.page.keyboard.press("Enter")
    expect(dealer.couch("anne", "K")).to_be_visible()
    dealer.recorded()


def test_what_is_wanted_late_is_tried_again_by_itself(tab: BrowserTab) -> None:
    """The house was gone, and not the device's own network."""
    _, late = unfetched(tab)
    tab.page.unroute(late)
    tab.advance_clock(5000)
    expect(tab.page.get_by_role("dialog")).to_contain_text("Everything is recorded.")


def test_a_page_and_a_language_that_cannot_be_fetched_say_so(tab: BrowserTab) -> None:
    tab.allow("net::ERR_")
    page = tab.page
    tab.enter()
    settings = bar(page, "SettingsPage")
    tab.menu("Settings")
    expect(page.get_by_role("alert")).to_contain_text("Paroli is not responding.")
    page.unroute(settings)
    tab.back_online()
    expect(page.get_by_role("heading", name="Settings")).to_be_visible()
    french = bar(page, "fr")
    page.get_by_label("Français").click()
    expect(page.get_by_role("alert")).to_contain_text("Paroli is not responding.")
    page.unroute(french)
    tab.button("Try again").click()
    expect(page.get_by_role("heading", name="Réglages")).to_be_visible()


def test_the_menu_stays_open_when_the_table_comes(tab: BrowserTab) -> None:
    page = tab.page
    table = opened(tab.server)
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route(f"**/v1/sessions/{table.id}", hold)
    tab.sign_in(role="dealer")
    page.goto(f"{tab.server.address}/tables/{table.id}")
    expect(page.get_by_role("heading", name="Loading the table")).to_be_visible()
    tab.button("Menu").click()
    rules = page.get_by_role("link", name="Rules")
    rules.focus()
    for route in held:
        route.continue_()
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
