"""What comes late, over a network that is gone by then, says so; it comes with the network."""

import re

from playwright.sync_api import Page, Route, expect

from tests.web.dealer import Dealer, sit_down
from tests.web.test_slips import opened
from tests.web.visit import Visit

NOT_FETCHED = "This cannot be fetched now. It comes by itself as soon as Paroli answers."


def bar(page: Page, name: str) -> re.Pattern[str]:
    """Let nothing of that name come; return what to ``unroute`` for it to come again."""
    files = re.compile(f"/assets/{name}-")
    page.route(files, lambda route: route.abort())
    return files


def unfetched(visit: Visit) -> tuple[Dealer, re.Pattern[str]]:
    """Sit down where the sheets cannot be fetched, and ask for the one of what waits."""
    visit.allow("net::ERR_")
    late = bar(visit.page, "panels")
    dealer = sit_down(visit, opened(visit.house))
    dealer.tap(dealer.button("Recorded"))
    sheet(dealer, "Not recorded yet")
    return dealer, late


def sheet(dealer: Dealer, title: str) -> None:
    expect(dealer.page.get_by_role("dialog", name=title)).to_contain_text(NOT_FETCHED)


def test_a_sheet_that_cannot_be_fetched_says_so_and_comes_with_the_network(visit: Visit) -> None:
    dealer, late = unfetched(visit)
    visit.shot("not-fetched")
    dealer.tap(dealer.button("Close"))
    visit.page.keyboard.press("?")
    sheet(dealer, "Keys")
    visit.page.keyboard.press("Escape")
    visit.page.keyboard.press(":")
    sheet(dealer, "A line of the score sheet")
    visit.page.unroute(late)
    visit.back_online()
    box = visit.page.get_by_role("combobox", name="A line of the score sheet")
    expect(box).to_be_focused()
    visit.page.keyboard.type("stake anne K 5")
    visit.page.keyboard.press("Enter")
    expect(dealer.couch("anne", "K")).to_be_visible()
    dealer.recorded()


def test_what_is_wanted_late_is_tried_again_by_itself(visit: Visit) -> None:
    """The house was gone, and not the device's own network."""
    _, late = unfetched(visit)
    visit.page.unroute(late)
    visit.later(5000)
    expect(visit.page.get_by_role("dialog")).to_contain_text("Everything is recorded.")


def test_a_page_and_a_language_that_cannot_be_fetched_say_so(visit: Visit) -> None:
    visit.allow("net::ERR_")
    page = visit.page
    visit.enter()
    settings = bar(page, "SettingsPage")
    visit.menu("Settings")
    expect(page.get_by_role("alert")).to_contain_text("Paroli does not answer.")
    page.unroute(settings)
    visit.back_online()
    expect(page.get_by_role("heading", name="Settings")).to_be_visible()
    french = bar(page, "fr")
    page.get_by_label("Français").click()
    expect(page.get_by_role("alert")).to_contain_text("Paroli does not answer.")
    page.unroute(french)
    visit.button("Try again").click()
    expect(page.get_by_role("heading", name="Réglages")).to_be_visible()


def test_the_menu_stays_open_when_the_table_comes(visit: Visit) -> None:
    page = visit.page
    table = opened(visit.house)
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route(f"**/v1/sessions/{table.id}", hold)
    visit.come_in(role="dealer")
    page.goto(f"{visit.house.address}/tables/{table.id}")
    expect(page.get_by_role("heading", name="Opening the books")).to_be_visible()
    visit.button("Menu").click()
    rules = page.get_by_role("link", name="Rules in plain words")
    rules.focus()
    for route in held:
        route.continue_()
    expect(page.get_by_role("grid")).to_be_visible()
    expect(rules).to_be_focused()
    page.keyboard.press("Escape")
    expect(rules).to_have_count(0)
    expect(visit.button("Menu")).to_be_focused()
    page.keyboard.press("h")
    expect(page.get_by_role("grid")).to_have_count(0)
    visit.button("Menu").click()
    page.go_back()
    expect(page.get_by_role("grid")).to_be_visible()
    expect(visit.button("Menu")).to_have_attribute("aria-expanded", "false")
