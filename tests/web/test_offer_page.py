"""A game without pages of its own is dealt by taps, on the page that its offers make."""

import re

import pytest
from playwright.sync_api import expect

from tests.web.browser_tab import BrowserTab
from tests.web.offer_dealer import FOOTER, OfferDealer
from tests.web.repeats import first_daily

pytestmark = pytest.mark.usefixtures("use_added_games")


@pytest.mark.parametrize("size", first_daily("phone", "tablet", "portrait"), indirect=True)
def test_a_round_is_dealt_by_taps_alone(tab: BrowserTab) -> None:
    tab.control_clock()
    dealer = OfferDealer(tab)
    tap, filler, offer = dealer.tap, dealer.filler, dealer.offer
    check_seat_tray(dealer)
    tap("Ante")
    tap("Level", "3", "Done")
    tab.allow("ERR_INTERNET_DISCONNECTED")
    dealer.wait_until_recorded()
    tab.page.context.set_offline(True)
    tap("Turn", "king")
    expect(tab.page.locator(".sync-chip")).to_have_text("1 waiting")
    tab.check_layout("offers-offline")
    tab.page.context.set_offline(False)
    dealer.wait_until_recorded()
    tap(offer("Bess", "Bet"))
    tab.check_layout("offers-bet")
    tap("20")
    check_correction(dealer)
    tap("Best hand")
    tap(filler(re.compile("^Bess")), filler("Best hand"))
    tap(offer("Carl", "Bet: all"))
    tap("king", "two", "Done", "ace", "three")
    check_page(tab, "offers-hand")
    tap("Done")
    tap(offer("Anne", "Claim"), filler(re.compile("^Jar")))
    tap("6")
    assert dealer.is_dealt_by_taps()
    check_page(tab, "offers-count")
    tap("4", "Count")
    dealer.wait_until_settled()
    assert dealer.kinds()[-2:] == ["round_counted", "game_settled"]
    check_closed_table(dealer)


def check_page(tab: BrowserTab, name: str) -> None:
    """Check that a page fits and is accessible."""
    tab.check_layout(name)
    assert tab.axe() == []


def check_closed_table(dealer: OfferDealer) -> None:
    """Close the table, and check its page with a payment.

    ``web/tests/screens/closing.screen.ts`` has what is noted and taken back.
    """
    dealer.close()
    dealer.wait_until_recorded()
    expect(dealer.page.get_by_role("heading", name="Final standings")).to_be_visible()
    balances = dealer.read("balances")
    assert balances["punter:Anne:purse"] == 100 - 2 + 98 + 6
    assert balances["punter:Carl:purse"] == 0
    payment = dealer.page.locator(".transfer-item").first.get_by_role("checkbox")
    dealer.tap(payment)
    expect(payment).to_have_attribute("aria-checked", "true")
    check_page(dealer.tab, "generic-closed")


def check_seat_tray(dealer: OfferDealer) -> None:
    """Check the tray that adds a player."""
    dealer.tap("Add a player")
    dealer.page.get_by_label("Name", exact=True).fill("Dora")
    dealer.page.get_by_label("Purse").fill("100")
    assert dealer.tab.axe() == []
    dealer.tap("Close")


def check_correction(dealer: OfferDealer) -> None:
    """Check the panel in which the amount of a bet is changed."""
    dealer.wait_until_recorded()
    dealer.tap(dealer.page.locator("[data-player=Bess] .name-cell__button"))
    dealer.tap(dealer.page.locator(FOOTER).get_by_role("button", name="Correct"))
    entries = dealer.page.get_by_role("dialog")
    dealer.tap(entries.get_by_role("button", name="Bet an amount: Bess, 20"))
    amounts = dealer.page.get_by_role("group", name="Amount")
    dealer.tap(amounts.get_by_role("button", name="10", exact=True))
    expect(dealer.page.locator(".effect-text")).to_be_visible()
    check_page(dealer.tab, "generic-correction")
    dealer.tap(dealer.page.locator(".panel-host__close"))
