"""Opens the table of a score sheet by touch, starting at the first page."""

import re
from itertools import takewhile
from typing import Any

from playwright.sync_api import Locator, expect

from tests.api.sheet_parser import Sheet
from tests.web.browser_tab import BrowserTab

PRESETS = {"parlour": "Parlour", "modern": "Modern"}
CURRENCIES = {"points": "Points", "lsd": "Pounds, shillings and pence"}
SEAT = re.compile(r'^seat (?:"([^"]+)"|(\S+)) (\S+) ?(\w*)$')


def open_new_table(tab: BrowserTab, sheet: Sheet) -> list[str]:
    """Open the sheet's table with its first players. Return the lines after them."""
    page = tab.page
    head = sheet.head
    page.get_by_role("link", name="Open a new table").tap()
    page.get_by_role("radio", name=re.compile(f"^{PRESETS[head['rules']]}")).check(force=True)
    for name, value in head.get("overrides", {}).items():
        change_rule(tab, name, value)
    page.get_by_role("button", name="Money and seats").tap()
    page.get_by_label("Name of the table").fill(head["title"])
    page.get_by_role("combobox", name="Currency").select_option(
        label=CURRENCIES[sheet.currency.code]
    )
    page.get_by_label("The bank starts with").fill(str(head["bank"]))
    page.get_by_label("Banker").fill(head.get("holder", ""))
    page.get_by_role("button", name="Seats", exact=True).tap()
    lines = [line for line, code in sheet.lines() if code is None]
    matches = takewhile(lambda found: found is not None, map(SEAT.match, lines))
    seats = [found for found in matches if found]
    add = page.get_by_role("button", name="Add a seat")
    forms = page.locator(".seats-step__seat")
    for number, found in enumerate(seats):
        if forms.count() == number:
            add.tap()
        fill_seat(forms.nth(number), found)
    page.get_by_role("button", name="Open the table").tap()
    expect(page.get_by_role("grid")).to_be_visible()
    return lines[len(seats) :]


def fill_seat(seat: Locator, found: re.Match[str]) -> None:
    quoted, bare, purse, suit = found.groups()
    seat.get_by_label("Name", exact=True).fill(quoted or bare)
    seat.get_by_label("Purse").fill(purse)
    seat.get_by_role("combobox").select_option(label=suit or "none")


def change_rule(tab: BrowserTab, name: str, value: Any) -> None:
    """Change one of the rules: how many cards are set aside."""
    assert name == "burn", "no sheet that these tests enter changes another rule"
    page = tab.page
    page.get_by_role("button", name=re.compile("^Cards set aside")).tap()
    page.get_by_label("How many").fill(str(value))
