"""A whole evening of Swiss Tarot in a browser: mistakes, no network, and the books of its sheet."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.web.browser_tab import BrowserTab
from tests.web.game_evening import check_books, deal_offline, with_engine
from tests.web.tarot_table import RoundDealer, dealer_at
from tests.web.test_by_touch import OFFLINE_ERRORS


def play_a_game_with_two_mistakes(dealer: RoundDealer) -> None:
    """Play a game whose end is undone, and correct its last round afterwards."""
    dealer.main("ante")
    for figures in ("3120", "3026", "2030"):
        dealer.round(figures)
    dealer.expect_sentence("Hans wins the game with 83 and takes 30.")
    dealer.tap(dealer.button(re.compile("^Undo")))
    dealer.expect_sentence("Round three of three, Jost dealt. Jost, how many?")
    dealer.round("2118")
    dealer.expect_sentence("Ida wins the game with 89 and takes 30.")
    dealer.tap(dealer.page.locator("[data-player='Hans'] .name-cell__button"))
    dealer.tap(dealer.button("Correct\u2026"))
    dealer.tap(dealer.button(re.compile(r"^Hans: \d+$")))
    dealer.page.get_by_role("textbox", name="Number for Hans").fill("38")
    dealer.tap(dealer.button("Done"))
    dealer.tap(dealer.button("Record the change"))
    state = dealer.state()
    assert state["last_game"]["winners"] == ["Hans"]
    assert [one["score"] for one in state["players"]] == [91, 69, 74]


def play_ten_entries(dealer: RoundDealer) -> None:
    """Play two games, one with another stake, and begin a third: ten entries."""
    dealer.main("ante")
    for figures in ("3026", "2622", "3030"):
        dealer.round(figures)
    dealer.coin(5)
    for figures in ("3120", "3026", "2118"):
        dealer.round(figures)
    dealer.main("ante")
    dealer.round("4030")


@pytest.mark.thorough
@pytest.mark.parametrize("offline_ready", [True])
@pytest.mark.usefixtures("own_server")
def test_an_evening_has_the_books_of_its_sheet(tab: BrowserTab, tmp_path: Path) -> None:
    tab.allow(*OFFLINE_ERRORS, "dialog: beforeunload")
    dealer = with_engine(tab, lambda: dealer_at(tab))
    play_a_game_with_two_mistakes(dealer)
    after = "Hans 40, Ida 30, Jost 8. Hans leads with 40."
    deal_offline(dealer, lambda: play_ten_entries(dealer), 10, after)
    tab.menu("Close the table")
    question = tab.page.get_by_role("group", name=re.compile("^Close the table"))
    expect(tab.page.locator(".menu-panel__confirm")).to_be_visible()
    expect(question).to_have_count(0)
    tab.page.keyboard.press("Escape")
    dealer.tap(dealer.button("Give up"))
    dealer.tap(dealer.button("Tap again to give up"))
    dealer.expect_sentence("Ida deals. The ante is 10.")
    tab.menu("Close the table")
    dealer.tap(question.get_by_role("button", name="Close", exact=True))
    dealer.expect_sentence("The table is closed.")
    expect(tab.page.get_by_role("heading", name="Settle up")).to_be_visible()
    check_books(tmp_path, dealer)
