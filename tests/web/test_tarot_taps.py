"""How many taps a game of Swiss Tarot takes, and what the dealer does about a wrong count."""

import re

import pytest
from playwright.sync_api import expect

from tests.web.axe import violations
from tests.web.browser_tab import PHONE, PORTRAIT, TABLET, BrowserTab, resize
from tests.web.conftest import OpenTab
from tests.web.repeats import first_daily
from tests.web.tarot_table import dealer_at

GAME = 16


@pytest.mark.parametrize(
    "screen",
    first_daily((PHONE, "fr-FR"), (TABLET, "en-IE"), (PORTRAIT, "en-IE"), (PHONE, "en-IE")),
)
def test_a_game_takes_the_taps_of_the_design(
    open_tab: OpenTab, screen: tuple[tuple[int, int], str]
) -> None:
    size, locale = screen
    tab = open_tab(locale=locale)
    resize(tab.page, size)
    dealer = dealer_at(tab)
    for game in (1, 2):
        dealer.taps = 0
        dealer.main("ante")
        # The dealer of the round is asked first: Hans, Ida, Jost, and so on through the evening.
        for figures in ("3120", "3026", "2118"):
            dealer.round(figures)
        assert dealer.taps == GAME
        assert dealer.state()["games"] == game
    state = dealer.state()
    assert [one["points"] for one in state["rounds"]][-1] == [
        {"punter": "Hans", "count": 18},
        {"punter": "Ida", "count": 39},
        {"punter": "Jost", "count": 21},
    ]
    assert {one["name"]: one["purse"] for one in state["players"]} == {
        "Hans": 80,
        "Ida": 140,
        "Jost": 80,
    }
    assert sum(party["net"] for party in state["summary"]["parties"]) == 0


def test_the_sentence_is_what_the_table_of_the_design_says(tab: BrowserTab) -> None:
    dealer = dealer_at(tab)
    dealer.expect_sentence("Hans deals. The ante is 10.")
    dealer.main("ante")
    dealer.expect_sentence("Round one of three, Hans dealt. Hans, how many?")
    dealer.figures("30")
    dealer.expect_sentence("Hans 30. Ida, how many?")
    dealer.figures("26")
    dealer.expect_sentence("Hans 30, Ida 26. That leaves Jost 22.")
    dealer.main("record")
    dealer.expect_sentence("Hans 30, Ida 26, Jost 22. Hans leads with 30.")


def test_a_wrong_count_is_typed_again(tab: BrowserTab) -> None:
    dealer = dealer_at(tab, "ante")
    dealer.figures("3120")
    dealer.ask("Jost")
    dealer.figures("28")
    dealer.expect_sentence("31, 20 and 28 are 79; a round is 78. Count again.")
    expect(tab.page.locator(".main-button")).to_have_attribute("data-ready", "false")
    assert violations(tab.page) == []
    dealer.ask("Jost")
    dealer.figures("27")
    dealer.main("record")
    assert len(dealer.state()["rounds"][0]["counts"]) == 3


def test_the_counting_aid_fills_a_count(tab: BrowserTab) -> None:
    dealer = dealer_at(tab, "ante")
    dealer.tap(dealer.button("Counting aid"))
    dealer.figures("9")
    for card in ("Kings", "Kings", "Queens", "XXI, I, Fool"):
        dealer.tap(dealer.button(re.compile(f"^{card}")))
    dealer.main("points 24")
    dealer.expect_sentence("Hans 24. Ida, how many?")


def test_another_stake_takes_one_tap_and_giving_up_takes_two(tab: BrowserTab) -> None:
    dealer = dealer_at(tab)
    dealer.coin(5)
    assert (dealer.taps, dealer.state()["ante"]) == (1, 5)
    dealer.tap(dealer.button("Give up"))
    dealer.tap(dealer.button("Tap again to give up"))
    state = dealer.state()
    assert (state["phase"], state["pot"]) == ("between", 0)


def test_the_figures_can_be_typed_on_a_keyboard(tab: BrowserTab) -> None:
    dealer = dealer_at(tab, "ante")
    dealer.expect_sentence("Round one of three, Hans dealt. Hans, how many?")
    for key in ("3", "9", "Backspace", "1", "2", "0"):
        tab.page.keyboard.press(key)
    dealer.expect_sentence("Hans 31, Ida 20. That leaves Jost 27.")
    tab.page.keyboard.press(" ")
    assert dealer.state()["round"] == 1
