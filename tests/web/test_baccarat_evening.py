"""An evening of chemin de fer in a browser, with mistakes and offline, against its score sheet.

``web/tests/screens/baccarat-evening.screen.ts`` deals one of banque.
"""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.web.baccarat_table import BaccaratDealer, dealer_at
from tests.web.browser_tab import BrowserTab
from tests.web.game_evening import check_books, deal_offline, with_engine
from tests.web.test_by_touch import OFFLINE_ERRORS

SIX = tuple(f"seat {name} 200" for name in ("Anne", "Bess", "Carl", "Dora", "Emil", "Fanny"))

OFFLINE_ENTRIES = 21
"""The entries of ten hands: as many results or cards, nine stakes, and two banks."""


def lose_a_bank_to_a_banco(dealer: BaccaratDealer) -> None:
    """Anne banks and wins a hand, whose result is undone once; then Emil's banco wins the bank."""
    dealer.coin(20)
    dealer.coin(5)
    for name in ("Bess", "Carl", "Dora"):
        dealer.player(name)
    dealer.key("punters")
    dealer.expect_sentence("The punters win 15; the deal passes.")
    dealer.tap(dealer.button(re.compile("^Undo")))
    dealer.key("bank")
    dealer.expect_sentence("The bank wins 15; 35 in it.")
    dealer.banco("Emil")
    dealer.expect_sentence("Emil goes bank for 35.")
    dealer.key("punters")
    dealer.expect_sentence("The punters win 35; the deal passes.")


def pass_a_bank(dealer: BaccaratDealer) -> None:
    """Bess wins a hand and passes the bank, which Fanny continues."""
    dealer.coin(50)
    dealer.main("again")
    dealer.key("bank")
    dealer.expect_sentence("The bank wins 10; 60 in it.")
    dealer.tap(dealer.button("Pass"))
    dealer.expect_sentence("Bess passes at 60. Who takes it?")
    dealer.player("Fanny")
    dealer.expect_sentence("Fanny banks 60. Who stakes?")


def correct_a_stake_two_hands_back(dealer: BaccaratDealer) -> None:
    """Carl stakes and loses twice; then his first stake turns out to have been 10."""
    dealer.player("Carl")
    dealer.key("bank")
    dealer.main("again")
    dealer.key("bank")
    dealer.expect_sentence("The bank wins 5; 70 in it.")
    dealer.tap(dealer.page.locator("[data-player='Carl'] .row-money__button"))
    dealer.tap(dealer.button("Correct\u2026"))
    amounts = dealer.page.get_by_role("group", name="Amount: choose an amount")
    dealer.tap(amounts.get_by_role("button", name="10", exact=True))
    dealer.tap(dealer.button("Record the change"))
    state = dealer.state()
    assert (state["bank"], state["players"][2]["last_stake"]) == (80, 10)


def deal_ten_hands(dealer: BaccaratDealer) -> None:
    """Deal ten hands: two banks are lost, stakes abide a tie, and one hand has its cards."""
    for result in ("bank", "tie"):
        dealer.player("Carl")
        dealer.key(result)
    dealer.key("punters")
    dealer.coin(20)
    for result in ("bank", "bank", "bank"):
        dealer.player("Bess")
        dealer.key(result)
    dealer.player("Bess")
    dealer.main("cards")
    for card in ("4", "5", "K", "3"):
        dealer.key(card)
    dealer.coin(50)
    for result in ("bank", "bank", "tie"):
        dealer.player("Carl")
        dealer.key(result)


def close(tab: BrowserTab, dealer: BaccaratDealer) -> None:
    tab.menu("Close the table")
    question = dealer.page.get_by_role("group", name=re.compile("^Close the table"))
    dealer.tap(question.get_by_role("button", name="Close", exact=True))
    expect(dealer.page.get_by_role("heading", name="Settle up")).to_be_visible()


@pytest.mark.thorough
@pytest.mark.parametrize("offline_ready", [True])
@pytest.mark.usefixtures("own_server")
def test_an_evening_of_chemin_de_fer_has_the_books_of_its_sheet(
    tab: BrowserTab, tmp_path: Path
) -> None:
    tab.allow(*OFFLINE_ERRORS, "409", "dialog: beforeunload")
    dealer = with_engine(tab, lambda: dealer_at(tab, seats=SIX))
    lose_a_bank_to_a_banco(dealer)
    pass_a_bank(dealer)
    correct_a_stake_two_hands_back(dealer)
    dealer.banco("Anne")
    dealer.key("bank")
    assert dealer.state()["bank"] == 160  # and everything is recorded

    deal_offline(dealer, lambda: deal_ten_hands(dealer), OFFLINE_ENTRIES, "A tie: stakes abide.")
    assert dealer.state()["hand"] == 16

    close(tab, dealer)
    check_books(tmp_path, dealer)
