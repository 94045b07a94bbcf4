"""A game without pages of its own is dealt by taps, on the page that its offers make."""

import re

import pytest
from playwright.sync_api import expect

from tests.web.browser_tab import BrowserTab
from tests.web.offer_dealer import OfferDealer
from tests.web.repeats import first_daily

BUSY = ".table-shell__footer [aria-busy=true]"
ENGINE_MS = 60_000

pytestmark = pytest.mark.usefixtures("use_added_games")


@pytest.fixture
def offline_ready() -> bool:
    return True


@pytest.mark.parametrize("size", first_daily("phone", "tablet", "portrait"), indirect=True)
def test_a_round_is_dealt_by_taps_alone(tab: BrowserTab) -> None:
    dealer = OfferDealer(tab)
    tap, filler, offer = dealer.tap, dealer.filler, dealer.offer
    tap("Ante")
    tap("Level", "3", "Done")
    tap("Turn", "king")
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
    dealer.wait_until_recorded()
    assert dealer.kinds()[-2:] == ["round_counted", "game_settled"]
    dealer.close()
    expect(dealer.page.get_by_role("heading", name="Final standings")).to_be_visible()
    balances = dealer.read("balances")
    assert balances["punter:Anne:purse"] == 100 - 2 + 98 + 6
    assert balances["punter:Carl:purse"] == 0


def test_ten_entries_by_buttons_wait_without_a_network_and_are_sent_later(tab: BrowserTab) -> None:
    dealer = OfferDealer(tab)
    tap, offer, filler, page = dealer.tap, dealer.offer, dealer.filler, dealer.page
    tap("Ante")
    dealer.wait_until_recorded()
    tab.allow("ERR_FAILED", "ERR_INTERNET_DISCONNECTED")
    # The engine loads while the first entry cannot be sent. Then the network goes too.
    page.route("**/entries", lambda route: route.abort())
    tap("Turn", "king")
    chip = page.locator(".sync-chip")
    expect(chip).to_have_text("1 waiting")
    expect(page.locator(BUSY)).to_have_count(0, timeout=ENGINE_MS)
    page.context.set_offline(True)
    page.unroute("**/entries")
    tap("Turn", "two")
    for player in ("Anne", "Bess", "Carl"):
        tap(offer(player, "Bet"), "10")
    tap("king", "two", "Done", "ace", "three", "Done")
    tap(offer("Anne", "Claim"), filler(re.compile("^Pot")))
    tap("6", "4", "Count")
    tap("Ante")
    tap("Turn", "ace")
    expect(chip).to_have_text("10 waiting")
    tab.check_layout("offers-offline")
    page.context.set_offline(False)
    dealer.wait_until_recorded()
    kinds = dealer.kinds()
    assert kinds.count("card_turned") == 3
    assert kinds.count("bet_placed") == 3
    assert kinds[-1] == "card_turned"
