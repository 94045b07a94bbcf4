"""How many taps twenty hands of Baccarat take in each preset, and what happens around them."""

import re

import pytest

from tests.web.baccarat_table import BaccaratDealer, dealer_at
from tests.web.browser_tab import PHONE, PORTRAIT, TABLET, BrowserTab, resize
from tests.web.conftest import OpenTab
from tests.web.repeats import first_daily

SCREENS = first_daily((PHONE, "fr-FR"), (TABLET, "en-IE"), (PORTRAIT, "en-IE"), (PHONE, "en-IE"))
SAME_HAND, SAME_HAND_OF_TWO = 2, 3
"""As last hand and the result; with two hands, two results."""
AFTER_TIE, AFTER_TIE_OF_TWO = 1, 2
"""The stakes abide, so only the results are entered."""
NEW_BANKER = 1
"""A coin, or the player who continues the bank."""


def dealer_on(
    open_tab: OpenTab, screen: tuple[tuple[int, int], str], *lines: str, preset: str
) -> BaccaratDealer:
    """Open a table on a screen of a size and a language."""
    size, locale = screen
    tab = open_tab(locale=locale)
    resize(tab.page, size)
    return dealer_at(tab, *lines, preset=preset)


def taps_of_hand(dealer: BaccaratDealer, *results: str, repeats: bool = True) -> int:
    """Deal a hand with the stakes of the last one and return its taps."""
    before = dealer.taps
    if repeats:
        dealer.main("again")
    for result in results:
        dealer.key(result)
    return dealer.taps - before


@pytest.mark.parametrize("screen", SCREENS)
def test_twenty_hands_of_chemin_de_fer_take_the_taps_of_the_design(
    open_tab: OpenTab, screen: tuple[tuple[int, int], str]
) -> None:
    dealer = dealer_on(open_tab, screen, preset="chemin_de_fer")
    # The first hand: the bank, a coin in hand once, and a tap for each stake.
    dealer.coin(20)
    dealer.coin(5)
    for name in ("Bess", "Carl"):
        dealer.player(name)
    dealer.key("bank")
    assert dealer.taps == 5
    # Hands two to five, with the same stakes; a tie leaves them on the table.
    for _ in range(3):
        assert taps_of_hand(dealer, "bank") == SAME_HAND
    assert taps_of_hand(dealer, "tie") == SAME_HAND
    assert taps_of_hand(dealer, "tie", repeats=False) == AFTER_TIE
    # The punters win, so the deal passes: a coin is the bank of the next player.
    assert taps_of_hand(dealer, "punters", repeats=False) == AFTER_TIE
    for late_banker in ("Anne", "Bess", "Carl", "Dora", "Anne"):
        before = dealer.taps
        dealer.coin(50)
        taps_of_hand(dealer, "bank")
        assert dealer.taps - before == NEW_BANKER + SAME_HAND
        # The late banker stakes too, with the coin in hand.
        dealer.main("again")
        dealer.player(late_banker)
        dealer.key("punters")
    # A banco takes a tap in the row, or two where rows have no room for it.
    dealer.coin(10)
    before = dealer.taps
    dealer.banco("Dora")
    assert dealer.taps - before == (1 if screen[0] == TABLET else 2)
    dealer.key("bank")
    for _ in range(2):
        assert taps_of_hand(dealer, "bank") == SAME_HAND
    state = dealer.state()
    assert (state["hand"], len(state["played"])) == (20, 20)
    assert sum(party["net"] for party in state["summary"]["parties"]) == 0


@pytest.mark.parametrize("screen", SCREENS)
def test_twenty_hands_of_banque_take_the_taps_of_the_design(
    open_tab: OpenTab, screen: tuple[tuple[int, int], str]
) -> None:
    dealer = dealer_on(open_tab, screen, "bank Anne 100", preset="banque")
    dealer.coin(5)
    for name in ("Bess", "Carl", "Dora"):
        dealer.player(name)
    for result in ("bank", "punters"):
        dealer.key(result)
    assert dealer.taps == 6
    for results in (("bank", "bank"), ("punters", "bank"), ("bank", "punters")) * 4:
        assert taps_of_hand(dealer, *results) == SAME_HAND_OF_TWO
    assert taps_of_hand(dealer, "tie", "tie") == SAME_HAND_OF_TWO
    assert taps_of_hand(dealer, "bank", "punters", repeats=False) == AFTER_TIE_OF_TWO
    # A banco over both hands: the key, then the name.
    before = dealer.taps
    dealer.banco("Carl", cheval=True)
    assert dealer.taps - before == 2
    for result in ("bank", "punters"):
        dealer.key(result)
    for _ in range(4):
        assert taps_of_hand(dealer, "bank", "bank") == SAME_HAND_OF_TWO
    state = dealer.state()
    assert (state["hand"], state["banker"]) == (20, "Anne")
    assert sum(party["net"] for party in state["summary"]["parties"]) == 0


def test_a_bank_is_passed_and_continued_with_a_tap_each(tab: BrowserTab) -> None:
    dealer = dealer_at(tab, "bank Anne 20", "stake Bess 8", "hand bank")
    dealer.tap(dealer.button("Pass"))
    dealer.expect_sentence("Anne passes at 28. Who takes it?")
    dealer.player("Dora")
    dealer.expect_sentence("Dora banks 28. Who stakes?")
    assert dealer.taps == 2
    dealer.tap(dealer.button("Pass"))
    dealer.tap(dealer.button("Anne declines"))
    state = dealer.state()
    assert (dealer.taps, state["banker"], state["in_turn"]) == (4, None, "Bess")


def test_a_banker_accepts_the_excess_with_one_tap(tab: BrowserTab) -> None:
    dealer = dealer_at(tab, "bank Anne 20", "stake Bess 26")
    dealer.main("accept")
    dealer.expect_sentence("Anne banks 26, all covered.")
    assert (dealer.taps, dealer.state()["bank"]) == (1, 26)


def test_the_cards_of_a_hand_take_four_to_six_taps(tab: BrowserTab) -> None:
    dealer = dealer_at(tab, "bank Anne 20", "stake Bess 8", "stake Carl 6")
    dealer.main("cards")
    dealer.taps = 0
    for card in ("4", "5", "K", "3"):
        dealer.key(card)
    dealer.expect_sentence("Natural nine. The punters win 14; the deal passes.")
    assert dealer.taps == 4
    dealer.coin(20)
    dealer.main("again")
    dealer.main("cards")
    dealer.taps = 0
    for card in ("4", "K", "2", "3"):
        dealer.key(card)
    dealer.expect_sentence("The punters four: a card …")
    dealer.key("3")
    dealer.expect_sentence("The bank five, as they like: …")
    dealer.main("no card")
    state = dealer.state()
    assert dealer.taps == 6
    assert state["last_cards"] == {
        "bank_cards": ["2", "3"],
        "right_cards": ["4", "K", "3"],
        "left_cards": [],
    }


def test_the_cards_of_two_hands_take_at_most_nine_taps(tab: BrowserTab) -> None:
    dealer = dealer_at(tab, "bank Anne 40", "stake Bess 8", "stake Carl 6", preset="banque")
    dealer.main("cards")
    dealer.taps = 0
    for card in ("4", "2", "K", "4", "2", "3"):
        dealer.key(card)
    dealer.expect_sentence("Right six: no card. Left four: a card …")
    dealer.tap(dealer.button("Right drew"))
    dealer.expect_sentence("Right six, and drew: …")
    for card in ("A", "5", "2"):
        dealer.key(card)
    state = dealer.state()
    assert dealer.taps == 10  # nine cards, and the false draw
    assert [draw["punter"] for draw in state["last_hand"]["false_draws"]] == ["Carl"]


def test_an_undo_takes_back_a_half_entered_hand(tab: BrowserTab) -> None:
    dealer = dealer_at(tab, "bank Anne 40", "stake Bess 8", "stake Carl 6", preset="banque")
    dealer.key("punters")
    dealer.expect_sentence("Right: the punters. Left: …")
    dealer.tap(dealer.button(re.compile("^Undo")))
    dealer.expect_sentence("Anne banks 40; 14 staked, 26 open.")
    for result in ("bank", "tie"):
        dealer.key(result)
    last = dealer.state()["last_hand"]
    assert (last["right"], last["left"]) == ("bank", "tie")


def test_the_keyboard_deals_hands_by_result_and_by_cards(tab: BrowserTab) -> None:
    dealer = dealer_at(tab, "bank Anne 20", "stake Bess 8")
    keyboard = dealer.page.keyboard
    keyboard.press("3")
    dealer.expect_sentence("A tie: stakes abide.")
    dealer.main("cards")
    for key in ("K", "6", "2", "3"):
        keyboard.press(key)
    dealer.expect_sentence("The punters six: no card. The bank five, as they like: …")
    keyboard.press("-")
    dealer.expect_sentence("The punters win 8; the deal passes.")
    assert dealer.state()["hand"] == 2
