"""The home page without the server: the tables of this device, with their waiting entries."""

import pytest
from playwright.sync_api import expect

from tests.api.caller import Table
from tests.web.browser_tab import BrowserTab, wait_for_value, wait_until
from tests.web.dealer import COUNT_STORED_UNSENT, Dealer, open_as_dealer
from tests.web.test_offline_pages import SERVICE_WORKER_CONTROLS

NAMES = ".table-row__name"
CARDS = ".table-card"
WAITING = ".table-marks__waiting"


@pytest.fixture
def offline_ready() -> bool:
    return True


def open_table(tab: BrowserTab, name: str) -> Table:
    return tab.server.caller().table("seat anne 100", "seat bess 100", name=name)


def visit(tab: BrowserTab, *tables: Table) -> Dealer:
    """Open the pages of tables, so that this device stores them."""
    first, *others = tables
    dealer = open_as_dealer(tab, first)
    dealer.wait_until_recorded()
    for table in others:
        tab.page.goto(f"{tab.server.address}/tables/{table.id}")
        dealer.wait_until_recorded()
    wait_until(tab.page, lambda: tab.page.evaluate(SERVICE_WORKER_CONTROLS))
    return dealer


def lay_stake(dealer: Dealer) -> None:
    """Enter a stake without the server, and wait until the browser has stored it."""
    dealer.enter("stake anne K 5")
    wait_for_value(dealer.page, COUNT_STORED_UNSENT, 1)


def test_tables_of_this_device_are_listed_with_their_waiting_entries(tab: BrowserTab) -> None:
    tab.allow("net::ERR_", "dialog: beforeunload")
    page = tab.page
    elm, oak = open_table(tab, "Elm"), open_table(tab, "Oak")
    open_table(tab, "Not opened here")
    dealer = visit(tab, elm, oak)
    tab.server.stop()
    page.goto(f"{tab.server.address}/tables/{elm.id}")
    lay_stake(dealer)
    tab.go("")
    expect(page.get_by_role("heading", name="Tables on this device")).to_be_visible()
    expect(page.locator(NAMES)).to_have_text(["Elm", "Oak"])
    expect(page.locator(WAITING)).to_have_text(["1 entry waiting"])
    expect(page.locator(".table-row").first.locator(WAITING)).to_be_visible()
    expect(page.get_by_role("alert")).to_contain_text("Paroli is not responding.")
    expect(page.get_by_role("link", name="Same table as")).to_have_count(0)
    tab.check_layout("home-offline")
    assert tab.axe() == []
    page.locator(".table-row").first.click()
    expect(dealer.couch("anne", "K")).to_be_visible()
    dealer.tap(dealer.button("Menu"))
    page.get_by_role("link", name="All tables").tap()
    expect(page.locator(NAMES)).to_have_text(["Elm", "Oak"])
    tab.server.start()
    tab.try_again()
    expect(page.get_by_role("heading", name="Tables in play")).to_be_visible()
    expect(page.locator(CARDS)).to_have_count(3)
    expect(page.locator(WAITING)).to_have_count(0)
    expect(page.get_by_role("alert")).to_have_text("")
