"""On a tablet, a coin keeps its place from one prompt of a table to the next."""

import pytest
from playwright.sync_api import expect

from tests.web import baccarat_table, lansquenet_table
from tests.web.browser_tab import PORTRAIT, TABLET, BrowserTab, resize
from tests.web.conftest import OpenTab
from tests.web.lansquenet_table import HandDealer

PLACES = """(coins) => Object.fromEntries(coins.map((coin) =>
  [coin.dataset.amount, Math.round(coin.getBoundingClientRect().left)]))"""
Places = dict[str, int]


def places(dealer: HandDealer) -> Places:
    """Return how far from the left each coin is, by its amount."""
    coins = dealer.page.locator(".coin-keys__key")
    coins.first.wait_for()
    found: Places = coins.evaluate_all(PLACES)
    return found


def assert_same_places(before: Places, after: Places, *, least: int = 7) -> None:
    shared = before.keys() & after.keys()
    assert len(shared) >= least
    assert {coin: before[coin] for coin in shared} == {coin: after[coin] for coin in shared}


@pytest.mark.parametrize("bank", [100, 200])
def test_the_coins_of_a_bank_lie_where_those_of_stakes_do(tab: BrowserTab, bank: int) -> None:
    dealer = baccarat_table.dealer_at(tab, preset="banque")
    before = places(dealer)
    dealer.coin(bank)
    dealer.player("Anne")
    dealer.expect_sentence(f"Anne banks {bank}. Who stakes?")
    assert_same_places(before, places(dealer), least=6)


def test_no_coin_moves_while_keys_come_and_go(tab: BrowserTab) -> None:
    dealer = baccarat_table.dealer_at(
        tab, "bank Anne 100", "stake Bess 10", "hand bank punters", "stake Carl 10", preset="banque"
    )
    again = tab.page.locator("[data-key=again]")
    expect(again).to_be_visible()
    before = places(dealer)
    dealer.tap(again)
    expect(again).to_have_count(0)
    assert places(dealer) == before
    dealer.coin(20)
    dealer.player("Dora")
    expect(tab.page.locator("[data-player=Dora]")).to_contain_text("20")
    assert places(dealer) == before


def test_no_coin_moves_when_one_is_selected(tab: BrowserTab) -> None:
    dealer = baccarat_table.dealer_at(tab, "bank Anne 100", preset="banque")
    before = places(dealer)
    dealer.coin(20)
    expect(tab.page.locator("[data-key=last]")).to_have_text("Put back")
    assert places(dealer) == before


@pytest.mark.parametrize("screen", [TABLET, PORTRAIT], ids=str)
def test_the_coins_of_a_wager_lie_where_those_of_covers_do(
    open_tab: OpenTab, screen: tuple[int, int]
) -> None:
    tab = open_tab()
    resize(tab.page, screen)
    dealer = lansquenet_table.dealer_at(tab, next_banker="auction")
    before = places(dealer)
    dealer.coin(240)
    dealer.expect_sentence("Anne banks 5s. Left to cover: 5s.")
    assert_same_places(before, places(dealer))


def test_the_keyboard_skips_a_coin_for_which_there_is_no_room(tab: BrowserTab) -> None:
    resize(tab.page, (1000, 700))
    dealer = lansquenet_table.dealer_at(tab, "wager 5s")
    coins = dealer.page.locator(".coin-keys__key")
    expect(coins.locator("visible=true")).not_to_have_count(9)
    dealer.player("Bess")
    dealer.tap(tab.page.locator(".undo-button"))
    # The notice loads with the keyboard.
    expect(tab.page.locator(".undo-notice")).to_be_visible()
    dealer.expect_sentence("Anne banks 5s. Left to cover: 5s.")
    for _ in range(9):
        tab.page.keyboard.press("]")
        expect(
            coins.and_(tab.page.locator("[aria-pressed=true]")).locator("visible=true")
        ).to_have_count(1)
