"""How many taps ten hands of Lansquenet take, and a sale, and a pass."""

import re

import pytest

from tests.web.browser_tab import PHONE, PORTRAIT, TABLET, BrowserTab, boxes, resize
from tests.web.conftest import OpenTab
from tests.web.lansquenet_table import HandDealer, dealer_at
from tests.web.repeats import first_daily

SHILLING = 48
NEW_HAND, REPEATED_HAND = 5, 3
"""A hand with three covers; one whose covers are those of the hand before."""


def taps_of_hand(
    dealer: HandDealer, outcome: str, *covers: str, repeats: bool = False, coin: int | None = None
) -> int:
    """Deal a hand and return its taps: the wager, the covers, the result."""
    before = dealer.taps
    if coin is None:
        dealer.main("wager")
    else:
        dealer.coin(coin)
    if repeats:
        dealer.main("covers")
    for name in covers:
        dealer.player(name)
    dealer.outcome(outcome)
    return dealer.taps - before


@pytest.mark.parametrize(
    "screen",
    first_daily((PHONE, "fr-FR"), (TABLET, "en-IE"), (PORTRAIT, "en-IE"), (PHONE, "en-IE")),
)
def test_ten_hands_take_the_taps_of_the_design(
    open_tab: OpenTab, screen: tuple[tuple[int, int], str]
) -> None:
    size, locale = screen
    tab = open_tab(locale=locale)
    resize(tab.page, size)
    dealer = dealer_at(tab)
    # The first hand has no last wager, and its covers need a coin in hand once.
    dealer.coin(5 * SHILLING)
    if size == PHONE:
        keys = boxes(tab.page.locator(".tray-frame__middle button"))
        assert len({round((top + bottom) / 2) for *_, top, bottom in keys}) == 1
    dealer.coin(SHILLING)
    for name in ("Bess", "Carl", "Dora"):
        dealer.player(name)
    dealer.outcome("left")
    assert dealer.taps == NEW_HAND + 1
    # Hands two to five: the covers of the last hand, at two taps and the result.
    for outcome in ("twins", "left", "left", "twins"):
        assert taps_of_hand(dealer, outcome, repeats=True) == REPEATED_HAND
    # Hand six costs Anne the deck; in hand seven Bess banks, and other players cover.
    assert taps_of_hand(dealer, "right", repeats=True) == REPEATED_HAND
    assert taps_of_hand(dealer, "left", "Anne", repeats=True) == REPEATED_HAND + 1
    assert taps_of_hand(dealer, "twins", repeats=True) == REPEATED_HAND
    # Hands nine and ten: another wager from a coin, and three covers with the coin in hand.
    for outcome in ("left", "right"):
        taps = taps_of_hand(dealer, outcome, "Anne", "Carl", "Dora", coin=10 * SHILLING)
        assert taps == NEW_HAND
    state = dealer.state()
    assert state["hand"] == 10
    assert [hand["outcome"] for hand in state["past_hands"]] == [
        *("left", "twins", "left", "left", "twins", "right", "left", "twins", "left", "right")
    ]
    assert state["banker"] == "Carl"
    assert sum(party["net"] for party in state["summary"]["parties"]) == 0


def test_a_pass_takes_one_tap(tab: BrowserTab) -> None:
    dealer = dealer_at(tab)
    dealer.tap(dealer.button("Pass"))
    dealer.expect_sentence("Bess banks and puts up …")
    assert (dealer.taps, dealer.state()["banker"]) == (1, "Bess")


def test_a_sale_takes_two_taps_and_no_sale_takes_one(tab: BrowserTab) -> None:
    lost = ("wager 4s", "cover Bess 1s", "match right")
    dealer = dealer_at(tab, *lost, next_banker="auction")
    dealer.player("Carl")
    dealer.coin(5 * SHILLING)
    assert (dealer.taps, dealer.state()["banker"]) == (2, "Carl")
    dealer.main("wager")
    dealer.player("Bess")
    dealer.outcome("right")
    dealer.expect_sentence("Right matches: Carl pays 4s and sells the deck.")
    dealer.taps = 0
    dealer.main("pass")
    assert (dealer.taps, dealer.state()["banker"]) == (1, "Dora")


def test_the_cards_of_a_hand_take_a_tap_each(tab: BrowserTab) -> None:
    dealer = dealer_at(tab, "wager 4s", "cover Bess 1s")
    dealer.main("cards")
    for suit in "hsh":
        dealer.outcome(suit)
    state = dealer.state()
    assert dealer.taps == 4
    assert (state["past_hands"][-1]["outcome"], state["last_cards"]) == ("left", ["h", "s", "h"])


def test_the_ranks_are_the_keys_where_ranks_match(tab: BrowserTab) -> None:
    dealer = dealer_at(tab, "wager 4s", "cover Bess 1s", match="rank")
    dealer.tap(dealer.button(re.compile("^Enter the cards")))
    for rank in ("K", "10", "2", "10"):
        dealer.outcome(rank)
    assert dealer.state()["past_hands"][-1]["outcome"] == "right"
