"""A whole evening of Lansquenet in a browser: mistakes, no network, and two devices."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.web.browser_tab import PHONE, BrowserTab, resize
from tests.web.conftest import OpenTab
from tests.web.game_evening import check_books, deal_offline, with_engine
from tests.web.lansquenet_table import HandDealer, dealer_at
from tests.web.test_by_touch import OFFLINE_ERRORS

SHILLING = 48


def deal_with_two_mistakes(dealer: HandDealer) -> None:
    """Deal the first hand: its result is undone, and a cover of it is corrected afterwards."""
    dealer.coin(5 * SHILLING)
    dealer.coin(SHILLING)
    for name in ("Bess", "Carl"):
        dealer.player(name)
    dealer.outcome("left")
    dealer.expect_sentence("Left matches: Anne wins 2s.")
    dealer.tap(dealer.button(re.compile("^Undo")))
    dealer.outcome("right")
    dealer.expect_sentence("Right matches: Anne pays 2s; the deck passes to Bess.")
    dealer.tap(dealer.page.locator("[data-player='Carl'] .name-cell__button"))
    dealer.tap(dealer.button("Correct\u2026"))
    amounts = dealer.page.get_by_role("group", name="Amount: choose an amount")
    dealer.tap(amounts.get_by_role("button", name="2s 6d", exact=True))
    dealer.tap(dealer.button("Record the change"))
    state = dealer.state()
    assert (state["banker"], state["past_hands"][-1]["gain"]) == ("Bess", -168)


OFFLINE = [False, pytest.param(True, marks=pytest.mark.thorough)]
"""``test_by_touch.py`` deals ten entries offline at a table of Basset in each run."""


def deal_ten_entries(dealer: HandDealer) -> None:
    """Deal two hands, pass the deck and put up a wager: ten entries."""
    dealer.main("wager")
    dealer.main("covers")
    dealer.player("Anne")
    dealer.outcome("twins")
    dealer.main("wager")
    dealer.main("covers")
    dealer.outcome("left")
    dealer.tap(dealer.button("Pass"))
    dealer.main("wager")


@pytest.mark.parametrize("offline_ready", OFFLINE)
@pytest.mark.usefixtures("own_server")
def test_an_evening_on_a_tablet_and_a_phone_has_the_books_of_its_sheet(
    tab: BrowserTab, open_tab: OpenTab, tmp_path: Path, *, offline_ready: bool
) -> None:
    tab.allow(*OFFLINE_ERRORS, "409", "dialog: beforeunload")
    dealer = with_engine(tab, lambda: dealer_at(tab)) if offline_ready else dealer_at(tab)
    page = dealer.page
    deal_with_two_mistakes(dealer)

    after = "Carl banks 5s. Left to cover: 5s."
    if offline_ready:
        deal_offline(dealer, lambda: deal_ten_entries(dealer), 10, after)
    else:
        deal_ten_entries(dealer)
        dealer.expect_sentence(after)
    assert dealer.state()["banker"] == "Carl"

    other_tab = open_tab()
    other_tab.allow("409")
    other_tab.control_clock()
    resize(other_tab.page, PHONE)
    other_tab.sign_in(role="dealer", name="The bar")
    other = HandDealer(other_tab.page, tab.server, dealer.session)
    other.open()
    other.player("Dora")
    other.tap(other.button("Take control"))
    other.outcome("right")
    for device in (other, dealer):
        device.expect_sentence("Right matches: Carl pays 5s; the deck passes to Dora.")

    other_tab.menu("Close the table")
    question = other.page.get_by_role("group", name=re.compile("^Close the table"))
    other.tap(question.get_by_role("button", name="Close", exact=True))
    dealer.expect_sentence("The table is closed.")
    expect(page.get_by_role("heading", name="Settle up")).to_be_visible()
    check_books(tmp_path, dealer)
