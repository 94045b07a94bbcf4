"""A game without pages of its own is dealt by taps, on the page that its offers make."""

import re

import pytest
from playwright.sync_api import expect

from tests.web.browser_tab import BrowserTab
from tests.web.offer_dealer import OfferDealer
from tests.web.repeats import first_daily

pytestmark = pytest.mark.usefixtures("use_added_games")


@pytest.mark.parametrize("size", first_daily("phone", "tablet", "portrait"), indirect=True)
def test_a_round_is_dealt_by_taps_alone(tab: BrowserTab) -> None:
    tab.control_clock()
    dealer = OfferDealer(tab)
    tap, filler, offer = dealer.tap, dealer.filler, dealer.offer
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
    tap("Best hand")
    tap(filler(re.compile("^Bess")), filler("Best hand"))
    tap(offer("Carl", "Bet: all"))
    tap("king", "two", "Done", "ace", "three")
    tab.check_layout("offers-hand")
    assert tab.axe() == []
    tap("Done")
    tap(offer("Anne", "Claim"), filler(re.compile("^Jar")))
    tap("6")
    assert dealer.is_dealt_by_taps()
    tab.check_layout("offers-count")
    assert tab.axe() == []
    tap("4", "Count")
    dealer.wait_until_settled()
    assert dealer.kinds()[-2:] == ["round_counted", "game_settled"]
    dealer.close()
    expect(dealer.page.get_by_role("heading", name="Final standings")).to_be_visible()
    balances = dealer.read("balances")
    assert balances["punter:Anne:purse"] == 100 - 2 + 98 + 6
    assert balances["punter:Carl:purse"] == 0
