"""The page of a table of Glic is accessible while a hand is bet on, and while it is counted."""

import pytest
from playwright.sync_api import Locator

from tests.api.caller import Table
from tests.web.axe import violations
from tests.web.browser_tab import PHONE, PORTRAIT, TABLET, resize
from tests.web.conftest import OpenTab
from tests.web.glic_table import dealer_at
from tests.web.reached_targets import unreached
from tests.web.repeats import first_daily

UNTIL_CARDS_ARE_COUNTED = (
    *("see Carl", "fold Dora", "fold Anne", "pass *"),
    *("best Bess", "run Anne", "run Carl"),
)


@pytest.mark.parametrize(
    "screen",
    first_daily((PHONE, "fr-FR"), (TABLET, "en-IE"), (PORTRAIT, "en-IE"), (PHONE, "en-IE")),
)
def test_a_hand_of_four_is_dealt_on_an_accessible_page(
    open_tab: OpenTab, screen: tuple[tuple[int, int], str]
) -> None:
    """``web/tests/screens/glic-taps.screen.ts`` has the taps of a hand."""
    size, locale = screen
    tab = open_tab(locale=locale)
    resize(tab.page, size)
    dealer = dealer_at(tab, "deal", "claim Carl ace", "claim Dora marriage")
    dealer.coin(2)
    dealer.state()
    assert violations(tab.page) == []
    Table(tab.server.caller(), dealer.session).enter_lines(*UNTIL_CARDS_ARE_COUNTED)
    dealer.out("Bess", Anne=1, Carl=2)
    assert violations(tab.page) == []
    dealer.left("Dora", 1)
    state = dealer.state()
    assert (state["phase"], state["hands"], state["next_dealer"]) == ("between", 1, "Bess")
    assert {one["punter"]: one["amount"] for one in state["last_poch"]["shares"]} == {"Bess": 4}
    assert [one["count"] for one in state["last_win"]["counts"]] == [1, 2, 1]


@pytest.mark.parametrize("screen", [(320, 568), (375, 667)], ids=str)
def test_on_a_low_phone_the_keys_of_the_player_in_turn_are_in_view(
    open_tab: OpenTab, screen: tuple[int, int]
) -> None:
    tab = open_tab()
    resize(tab.page, screen)
    dealer = dealer_at(tab)
    dealer.tap(tab.page.locator(".main-button"))
    dealer.coin(2)
    keys = [f".rank-keys__key[data-rank='{key}']" for key in ("see", "fold", "all")]
    for key in keys:
        tab.page.locator(key).wait_for()
    dealer.state()
    coins = [".coin-keys__key", ".coin-keys__other", ".give-up-key"]
    assert unreached(tab.page, ".main-button", ".undo-button", *keys, *coins) == []
    # The row of the player in turn is above them.
    turn = "[aria-selected=true] .name-cell__button"
    assert unreached(tab.page, turn) == []


@pytest.mark.parametrize("screen", [PHONE, TABLET, PORTRAIT], ids=str)
def test_while_a_tray_moves_money_only_its_button_is_filled(
    open_tab: OpenTab, screen: tuple[int, int]
) -> None:
    tab = open_tab()
    resize(tab.page, screen)
    dealer = dealer_at(tab)
    main = tab.page.locator(".main-button")
    assert _background(main) != _CLEAR
    dealer.tap(tab.page.locator(".name-cell__button").first)
    assert _background(main) != _CLEAR
    dealer.tap(tab.page.get_by_role("button", name="Buy in another sum"))
    assert _background(tab.page.locator(".money-tray__move")) != _CLEAR
    assert _background(main) == _CLEAR


_CLEAR = "rgba(0, 0, 0, 0)"


def _background(button: Locator) -> str:
    button.wait_for()
    return str(button.evaluate("button => getComputedStyle(button).backgroundColor"))
