"""The form that opens a table, with a game that declares no bank and rules of its own."""

import re
from typing import Any

from playwright.sync_api import expect

from tests.web.browser_tab import BrowserTab


def read_table(tab: BrowserTab, session: str) -> Any:
    return tab.server.caller().get(f"/v1/sessions/{session}").get_json()


def test_the_opening_form_of_lansquenet_has_the_same_three_steps(tab: BrowserTab) -> None:
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


def test_errors_and_changes_of_lansquenets_opening_are_at_their_fields(tab: BrowserTab) -> None:
    page = tab.page
    tab.sign_in_and_open("new")
    page.get_by_label("Game").select_option(label="Lansquenet")
    match = page.locator(".rules-step__line").filter(has_text="A match")
    match.get_by_role("button").first.click()
    match.get_by_label("Two cards of one rank match.").check()
    tab.button("Money and seats").click()
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
