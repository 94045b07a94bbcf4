"""A game without pages of its own: opened, played and read on the generic page."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.web.browser_tab import BrowserTab
from tests.web.conftest import OpenTab
from tests.web.repeats import first_daily

TITLE = "Hand by hand"
ENTRIES = ".entry-history-list li"


def open_table(tab: BrowserTab) -> str:
    """Open a table of Swiss Tarot on the new-table page; return its session."""
    page = tab.page
    tab.sign_in_and_open("new")
    page.get_by_label("Game").select_option(label="Swiss Tarot")
    tab.button("Money and seats").click()
    page.get_by_label("Name of the table").fill(TITLE)
    page.get_by_label("Currency").select_option(label="Points")
    page.get_by_role("button", name="Seats", exact=True).click()
    tab.button("Open the table").click()
    expect(page.get_by_role("heading", level=1, name=TITLE)).to_be_visible()
    expect(page).to_have_url(re.compile(r"/tables/[0-9a-f-]{36}$"))
    return page.url.rpartition("/")[2]


TRAY = ".offer-table__tray"


def key(tab: BrowserTab, name: str) -> Locator:
    """Return a key of the tray."""
    return tab.page.locator(TRAY).get_by_role("button", name=name, exact=True)


def enter(tab: BrowserTab, *keys: str | Locator) -> None:
    """Tap keys one after the other, and wait until the entry is recorded."""
    count = entries_shown(tab)
    for target in keys:
        tap(key(tab, target) if isinstance(target, str) else target)
    expect(tab.page.locator(ENTRIES)).not_to_have_count(count)


def amount(digits: str) -> tuple[str, ...]:
    """Return the keys that enter an amount on the number pad."""
    return ("Other\u2026", *digits, "Done")


def entries_shown(tab: BrowserTab) -> int:
    """Return how many entries the page lists."""
    return tab.page.locator(ENTRIES).count()


def tap(target: Locator) -> None:
    """Tap a target once it takes taps."""
    expect(target).not_to_have_attribute("data-new", "")
    expect(target).not_to_have_attribute("aria-disabled", "true")
    target.click()


def api(tab: BrowserTab, session: str, part: str = "") -> Any:
    return tab.server.caller().get(f"/v1/sessions/{session}{part}").get_json()


def seat(tab: BrowserTab, name: str, purse: str) -> None:
    tap(key(tab, "New player"))
    tab.page.get_by_label("Name", exact=True).fill(name)
    enter(tab, "Done", *amount(purse))


def seat_two(tab: BrowserTab) -> None:
    expect(tab.page.locator(ENTRIES)).not_to_have_count(0)
    seat(tab, "Anne", "100")
    seat(tab, "Bess", "50")


def bring_in(tab: BrowserTab, *keys: str) -> None:
    """Bring in Bess's money with keys, by default with the coin of 5, and wait for the entry."""
    tap(tab.page.locator(".offer-row__player").filter(has_text="Bess"))
    tap(key(tab, "Buy-in, Bess"))
    for name in keys or ("5",):
        tap(key(tab, name))


def sums(tab: BrowserTab, name: str) -> dict[str, str]:
    """Return a table of the page, by the name in each line."""
    table = tab.page.locator(".session-standings").nth(0 if name == "standings" else 1)
    rows = table.locator("tbody tr").all()
    return {row.locator("th").inner_text(): row.locator("td").last.inner_text() for row in rows}


@pytest.mark.parametrize("size", first_daily("phone", "tablet"), indirect=True)
def test_a_table_shows_the_balances_of_the_api(tab: BrowserTab) -> None:
    session = open_table(tab)
    seat_two(tab)
    bring_in(tab)
    expect(tab.page.locator(ENTRIES).first).to_contain_text("Money brought in")
    balances = api(tab, session, "/balances")
    shown = sums(tab, "balances")
    assert len(shown) == len(balances)
    assert shown["Anne: purse"] == str(balances["punter:Anne:purse"]) == "100"
    assert shown["Bess: purse"] == str(balances["punter:Bess:purse"]) == "55"
    tab.check_layout("generic-page")
    assert tab.axe() == []


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
    expect(page.get_by_text("This is below the minimum. Enter a larger amount.")).to_be_visible()
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
    table = api(tab, page.url.rpartition("/")[2])
    rules = table["rules"]
    assert (rules["match"], rules["min_wager"], rules["max_wager"]) == ("suit", 48, 960)
    assert [(party["name"], party["purse"]) for party in table["summary"]["parties"]] == [
        ("Anne", 19200)
    ]


def test_control_moves_between_devices_and_the_log_names_both(
    tab: BrowserTab, open_tab: OpenTab
) -> None:
    session = open_table(tab)
    seat_two(tab)
    other = open_tab()
    other.allow("409")
    other.sign_in_and_open(f"tables/{session}", role="dealer", name="The bar")
    expect(other.page.get_by_text("has control.")).to_be_visible()
    bring_in(other, *amount("12"))
    expect(other.page.get_by_text("has control of this table.")).to_be_visible()
    other.button("Take control").click()
    buy_in = other.page.locator(ENTRIES).filter(has_text="Money brought in").first
    expect(buy_in).to_contain_text("recorded by The bar")
    expect(other.page.locator(".unsent-entries")).to_have_count(0)
    expect(tab.page.get_by_text("The bar has control.")).to_be_visible()


def test_the_menu_closes_the_table_which_then_takes_no_entry(tab: BrowserTab) -> None:
    open_table(tab)
    seat_two(tab)
    address = tab.page.url
    tab.menu("Close the table")
    expect(tab.button("Close the table")).to_be_focused()
    tab.button("Close the table").click()
    expect(tab.page.get_by_text("Close the table? Undo opens it again.")).to_be_visible()
    tab.button("Close").click()
    expect(tab.page.get_by_text("This table is closed.")).to_be_focused()
    tab.page.goto(address)
    expect(tab.page.get_by_role("heading", name="The table is closed.")).to_be_visible()
    expect(tab.page.get_by_role("heading", name="Settle up")).to_be_visible()
    expect(tab.page.get_by_role("link", name="New table", exact=True)).to_be_visible()
    expect(tab.page.locator(".offer-table")).to_have_count(0)
    tab.check_layout("generic-closed")


def test_an_earlier_entry_is_corrected_on_the_generic_page(tab: BrowserTab) -> None:
    session = open_table(tab)
    seat_two(tab)
    bring_in(tab)
    expect(tab.page.locator(ENTRIES).first).to_contain_text("Money brought in")
    page = tab.page
    page.locator(f"{ENTRIES} button").filter(has_text="Money brought in").first.click()
    tab.button("Correct\u2026").click()
    tap(page.get_by_role("group", name="Amount").get_by_role("button", name="10", exact=True))
    expect(page.locator(".effect-text")).to_contain_text("5 more")
    tab.check_layout("generic-correction")
    assert tab.axe() == []
    tap(tab.button("Record the change"))
    expect(page.locator(f"{ENTRIES} s")).to_contain_text("Money brought in")
    assert api(tab, session, "/balances")["punter:Bess:purse"] == 60
