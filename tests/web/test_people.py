"""People in the app: added and found, with deposits, withdrawals, contact and statement."""

import pytest
from playwright.sync_api import expect

from tests.web.browser_tab import BrowserTab
from tests.web.conftest import OpenTab
from tests.web.paroli_server import ParoliServer
from tests.web.people import (
    BALANCE,
    POUND,
    add_person,
    find_person,
    moves,
    open_people,
    open_person,
)
from tests.web.repeats import first_daily

MENUS = {"en-IE": "People and bankrolls", "fr-FR": "Personnes et comptes"}


def test_a_person_is_added_with_contact_and_deposit(tab: BrowserTab, server: ParoliServer) -> None:
    page = tab.page
    open_people(tab)
    expect(page.get_by_role("heading", name="No people yet")).to_be_visible()
    tab.button("Add the person").click()
    expect(page.get_by_text("Enter a name.")).to_be_visible()
    expect(page.get_by_label("Name", exact=True)).to_be_focused()
    page.get_by_label("Name", exact=True).fill("Anne")
    page.get_by_label("How to reach them (optional)").fill("anne@example.org")
    page.get_by_label("First deposit (optional)").fill("2l10s")
    expect(page.get_by_text("That is £2\u00a010s.")).to_be_visible()
    tab.button("Add Anne with £2\u00a010s").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Anne")
    expect(page.locator(BALANCE)).to_have_text("£2\u00a010s")
    expect(page.locator(".person-details__contact")).to_have_text("Contact: anne@example.org")
    expect(moves(tab)).to_have_count(1)
    expect(moves(tab)).to_contain_text("Deposit")
    assert find_person(server, "Anne")["contact"] == "anne@example.org"


def test_a_statement_is_of_one_currency_and_is_downloaded(
    tab: BrowserTab, server: ParoliServer
) -> None:
    page = tab.page
    add_person(server, "Anne", lsd=5 * POUND, eur=250)
    open_person(tab, "Anne")
    tab.button("All").click()
    tab.button("Euros").click()
    expect(moves(tab)).to_contain_text(["+€2.50"])
    tab.button("Pounds, shillings and pence").click()
    expect(moves(tab)).to_contain_text(["+£5"])
    page.get_by_text("More formats").click()
    for button, suffix in (
        ("Spreadsheet (XLSX)", "xlsx"),
        ("CSV files (ZIP)", "zip"),
        ("Score sheets (ZIP)", "sheets.zip"),
        ("JSON", "json"),
        ("hledger", "journal"),
        ("Beancount", "beancount"),
    ):
        with page.expect_download() as download:
            tab.button(button).click()
        assert download.value.suggested_filename.endswith(f".{suffix}")


@pytest.mark.parametrize("locale", first_daily("fr-FR", "en-IE"))
def test_the_pages_fit_and_are_accessible(
    open_tab: OpenTab, server: ParoliServer, locale: str
) -> None:
    tab = open_tab(locale=locale)
    add_person(server, "Sir James Courtly", gbp=123_456_789)
    open_people(tab, MENUS[locale])
    tab.check_layout(f"people-{locale}")
    assert tab.axe_in_both_themes() == []
    tab.page.get_by_role("link", name="Sir James Courtly").click()
    expect(moves(tab)).to_have_count(1)
    tab.check_layout(f"person-{locale}")
    assert tab.axe_in_both_themes() == []
