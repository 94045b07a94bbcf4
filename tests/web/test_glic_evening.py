"""A whole evening of Glic in a browser: mistakes, no network, and the books of its sheet."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.web.browser_tab import BrowserTab
from tests.web.game_evening import check_books, deal_offline, with_engine
from tests.web.glic_table import PoolDealer, dealer_at
from tests.web.test_by_touch import OFFLINE_ERRORS


def deal_with_two_mistakes(dealer: PoolDealer) -> None:
    """Deal a hand whose Poch is undone after it was settled, and correct a bet of it afterwards."""
    dealer.main("deal")
    dealer.claim("Carl", "ace")
    dealer.coin(2)
    dealer.outcome("see")
    dealer.outcome("fold")
    dealer.outcome("fold")
    dealer.outcome("all")
    dealer.best("Carl")
    dealer.expect_sentence("Carl takes the Poch of 4.")
    dealer.tap(dealer.button(re.compile("^Undo")))
    dealer.expect_sentence("Bess or Carl: who has the best hand?")
    dealer.best("Bess")
    dealer.expect_sentence("Bess takes the Poch of 4.")
    dealer.tap(dealer.page.locator("[data-player='Bess'] .name-cell__button"))
    dealer.tap(dealer.button("Correct\u2026"))
    entries = dealer.page.locator(".correction-panel__entry")
    dealer.tap(entries.filter(has_text="Bess bets"))
    amounts = dealer.page.get_by_role("group", name="Amount: choose an amount")
    dealer.tap(amounts.get_by_role("button", name="5", exact=True))
    dealer.tap(dealer.button("Record the change"))
    assert sum(one["amount"] for one in dealer.state()["last_poch"]["bets"]) == 10


def deal_ten_entries(dealer: PoolDealer) -> None:
    """End the hand, and deal another one to its Poch: ten entries."""
    dealer.run("Anne")
    dealer.out("Bess", Anne=1, Carl=2, Dora=1)
    dealer.main("deal")
    dealer.claim("Anne", "jack")
    dealer.coin(1)
    dealer.outcome("see")
    dealer.outcome("fold")
    dealer.outcome("fold")
    dealer.outcome("all")
    dealer.best("Dora")


@pytest.mark.thorough
@pytest.mark.parametrize("offline_ready", [True])
@pytest.mark.usefixtures("own_server")
def test_an_evening_has_the_books_of_its_sheet(tab: BrowserTab, tmp_path: Path) -> None:
    tab.allow(*OFFLINE_ERRORS, "dialog: beforeunload")
    dealer = with_engine(tab, lambda: dealer_at(tab))
    deal_with_two_mistakes(dealer)
    after = re.compile("^Dora takes the Poch of 2.|^Who lays a last card")
    deal_offline(dealer, lambda: deal_ten_entries(dealer), 10, after)
    dealer.out("Dora", Anne=2, Bess=3, Carl=5)
    dealer.main("deal")
    dealer.tap(dealer.button("Give up"))
    dealer.tap(dealer.button("Tap again to give up"))
    tab.menu("Close the table")
    question = tab.page.get_by_role("group", name=re.compile("^Close the table"))
    expect(question).to_contain_text("in the pools is shared:")
    dealer.tap(question.get_by_role("button", name="Close", exact=True))
    dealer.expect_sentence("The table is closed.")
    expect(tab.page.get_by_role("heading", name="Settle up")).to_be_visible()
    check_books(tmp_path, dealer)
