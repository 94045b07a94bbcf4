"""The form that opens a table, with a game that declares no bank and rules of its own."""

import re
from typing import Any

from playwright.sync_api import expect

from tests.web.browser_tab import BrowserTab


def read_table(tab: BrowserTab, session: str) -> Any:
    return tab.server.caller().get(f"/v1/sessions/{session}").get_json()


def enter_wrong_limits(tab: BrowserTab) -> None:
    """Try to open the table. The error is at its field, which a step before shows."""
    page = tab.page
    tab.button("2 Money").click()
    page.get_by_label("Currency").select_option(label="Pounds, shillings and pence")
    page.get_by_label("Minimum wager").fill("1s")
    page.get_by_label("Maximum wager").fill("6d")
    expect(page.get_by_text("That is 1s.")).to_be_visible()
    page.get_by_role("button", name="Seats", exact=True).click()
    page.get_by_label("Name", exact=True).first.fill("Anne")
    tab.button("Open the table").click()
    expect(
        page.get_by_text("This is below the minimum wager. Enter a larger amount.")
    ).to_be_visible()
    expect(page.get_by_label("Maximum wager")).to_be_focused()


def test_the_opening_form_of_lansquenet_fits_and_opens_a_table(tab: BrowserTab) -> None:
    page = tab.page
    tab.sign_in_and_open("new")
    page.get_by_label("Game").select_option(label="Lansquenet")
    expect(page.get_by_role("button", name="Show all rules")).to_have_count(0)
    match = page.locator(".rules-step__line").filter(has_text="A match")
    match.get_by_role("button").first.click()
    match.get_by_label("Two cards of one rank match.").check()
    expect(match.get_by_text("changed here")).to_be_visible()
    tab.check_layout("lansquenet-rules")
    assert tab.axe() == []
    tab.button("Money and seats").click()
    expect(page.get_by_label("Maximum cover")).to_be_visible()
    expect(page.get_by_label("The bank starts with")).to_have_count(0)
    expect(page.get_by_label("Banker")).to_have_count(0)
    page.get_by_role("button", name="Seats", exact=True).click()
    expect(page.get_by_label("Name", exact=True)).to_have_count(6)
    expect(page.get_by_label("Suit")).to_have_count(0)
    tab.check_layout("lansquenet-seats")
    assert tab.axe() == []
    enter_wrong_limits(tab)
    tab.check_layout("lansquenet-money-wrong")
    assert tab.axe() == []
    page.get_by_label("Maximum wager").fill("1l")
    tab.button("1 Rules").click()
    match.get_by_role("button").first.click()
    tab.button("Reset to preset").click()
    expect(match.get_by_text("changed here")).to_have_count(0)
    tab.button("3 Seats").click()
    tab.button("Open the table").click()
    expect(page).to_have_url(re.compile(r"/tables/[0-9a-f-]{36}$"))
    table = read_table(tab, page.url.rpartition("/")[2])
    rules = table["rules"]
    assert (rules["match"], rules["min_wager"], rules["max_wager"]) == ("suit", 48, 960)
    assert [(party["name"], party["purse"]) for party in table["summary"]["parties"]] == [
        ("Anne", 19200)
    ]
