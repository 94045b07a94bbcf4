"""Moving money at the dealer's table: coins and the pad compose a sum, and one button moves it."""

import pytest
from playwright.sync_api import Locator, expect

from tests.web.axe import violations
from tests.web.table_page import BOUNCE_MS, LANDSCAPE, PHONE, PORTRAIT, OpenTable, TablePage

STAKES = ("stake anne K 240", "stake anne 7 480", "stake bess K 48", "stake bess 10 120")
SIZES = pytest.mark.parametrize("size", [LANDSCAPE, PORTRAIT, PHONE], ids=str)
MOVE = ".money-tray__move"
PAD = ".amount-pad"


def open_task(dealer: TablePage, name: str, task: str) -> Locator:
    """Open a player's money in two taps; return the button that moves it."""
    dealer.tap(f"[data-punter='{name}'] .name-cell__button")
    dealer.tap(f".tray-frame .choice-button:has-text('{task}')")
    return dealer.page.locator(MOVE)


def purse(dealer: TablePage, name: str) -> int:
    purses = {one["name"]: one["purse"] for one in dealer.recorded_state()["punters"]}
    return int(purses[name])


def tap_pad(dealer: TablePage, *keys: str) -> None:
    dealer.page.locator(PAD).wait_for()
    dealer.page.clock.run_for(BOUNCE_MS)
    for key in keys:
        dealer.page.locator(PAD).get_by_role("button", name=key, exact=True).tap()


@SIZES
def test_a_cash_out_takes_three_taps_and_can_be_undone(
    open_table: OpenTable, size: tuple[int, int]
) -> None:
    dealer = open_table(*STAKES, "fasse 8", size=size)
    move = open_task(dealer, "bess", "Cash out")
    expect(move).to_have_text("Cash out £9\u00a016s\u00a06d to bess")
    dealer.expect_sentence("Cash out £9\u00a016s\u00a06d to bess")
    dealer.check_layout(f"cash-out-{size[0]}")
    assert violations(dealer.page) == []
    dealer.tap(MOVE)
    name = dealer.row("bess").locator(".name-cell")
    expect(name).to_contain_text("Cashed out £9\u00a016s\u00a06d")
    assert purse(dealer, "bess") == 0
    dealer.tap(".undo-button")
    expect(name).not_to_contain_text("Cashed out")
    assert purse(dealer, "bess") == 9600 - 168


@SIZES
def test_coins_add_up_and_move_nothing_before_the_button(
    open_table: OpenTable, size: tuple[int, int]
) -> None:
    dealer = open_table(size=size)
    move = open_task(dealer, "anne", "Buy in")
    expect(move).to_have_text("Buy in £10 for anne")
    dealer.choose_coin(960)
    dealer.choose_coin(240)
    dealer.choose_coin(240)
    expect(move).to_have_text("Buy in £1\u00a010s for anne")
    assert purse(dealer, "anne") == 9600
    dealer.tap(".tray-frame__choice:has-text('Start over')")
    expect(move).to_have_text("Buy in £10 for anne")
    dealer.choose_coin(1008)
    dealer.tap(MOVE)
    expect(dealer.row("anne").locator(".name-cell")).to_contain_text("Bought in £1\u00a01s")
    assert purse(dealer, "anne") == 9600 + 1008


def test_a_cash_out_never_exceeds_the_purse(open_table: OpenTable) -> None:
    dealer = open_table("cashout anne 8640")
    move = open_task(dealer, "anne", "Cash out")
    expect(move).to_have_text("Cash out £1 to anne")
    dealer.choose_coin(480)
    expect(dealer.page.locator("[data-amount='960']")).to_have_attribute("aria-disabled", "true")
    dealer.choose_coin(480)
    expect(move).to_have_text("Cash out £1 to anne")
    expect(dealer.page.locator("[data-amount='48']")).to_have_attribute("aria-disabled", "true")


@SIZES
def test_a_pad_opened_for_one_player_never_acts_for_another(
    open_table: OpenTable, size: tuple[int, int]
) -> None:
    """The accident: a sum typed for one player was bought in for the next one tapped."""
    dealer = open_table(size=size)
    open_task(dealer, "anne", "Buy in")
    dealer.tap(".coin-keys__other")
    tap_pad(dealer, "3", "£")
    pad = dealer.page.locator(PAD)
    expect(pad).to_contain_text("Buy in £3 for anne")
    dealer.check_layout(f"pad-{size[0]}")
    assert violations(dealer.page) == []
    dealer.tap("[data-punter='bess'] .name-cell__button")
    expect(pad).to_have_count(0)
    dealer.page.keyboard.press("Enter")
    dealer.tap(".tray-frame .choice-button:has-text('Buy in')")
    expect(dealer.page.locator(MOVE)).to_have_text("Buy in £10 for bess")
    state = dealer.recorded_state()
    assert [one["purse"] for one in state["punters"]] == [9600, 9600]


def test_while_staking_the_pad_closes_with_the_turn_of_its_player(open_table: OpenTable) -> None:
    dealer = open_table()
    dealer.tap(".coin-keys__other")
    expect(dealer.page.locator(PAD)).to_contain_text("anne stakes … on …")
    tap_pad(dealer, "3", "£")
    expect(dealer.page.locator(PAD)).to_contain_text("anne stakes £3 on …")
    dealer.tap("[data-punter='bess'] .name-cell__button")
    expect(dealer.page.locator(PAD)).to_have_count(0)
    dealer.tap(".tray-frame .choice-button:has-text('Close')")
    dealer.expect_sentence("bess stakes … on …")
    assert dealer.recorded_state()["stakes"] == []


def test_the_pad_says_what_is_wrong_with_a_sum(open_table: OpenTable) -> None:
    dealer = open_table()
    open_task(dealer, "anne", "Buy in")
    dealer.tap(".coin-keys__other")
    pad = dealer.page.locator(PAD)
    figures = pad.locator(".amount-pad__key").all_inner_texts()
    assert figures == ["1", "2", "3", "4", "5", "6", "7", "8", "9", "0", "£", "s", "d", ""]
    done = pad.get_by_role("button", name="Done")
    pad.get_by_role("textbox").fill("3l5s6d5")
    expect(pad.get_by_role("status")).to_have_text("The 5 at the end has no unit: £, s, d?")
    expect(done).to_have_attribute("aria-disabled", "true")
    pad.get_by_role("textbox").press("Enter")
    expect(pad).to_be_visible()
    tap_pad(dealer, "Delete the last digit")
    expect(pad).to_contain_text("Buy in £3\u00a05s\u00a06d for anne")
    dealer.tap(".amount-pad__done")
    expect(dealer.page.locator(MOVE)).to_have_text("Buy in £3\u00a05s\u00a06d for anne")
    assert purse(dealer, "anne") == 9600
    dealer.tap(MOVE)
    assert purse(dealer, "anne") == 9600 + 3144


def test_a_new_player_is_added_with_the_sum_that_the_button_says(open_table: OpenTable) -> None:
    dealer = open_table()
    for name in ("anne", "bess"):
        expect(dealer.row(name)).to_be_visible()
    dealer.page.keyboard.press(":")
    dealer.page.keyboard.type("seat anne 960")
    dealer.page.keyboard.press("Enter")
    dealer.tap(".rejection-slip button:has-text('Enter another name')")
    dealer.page.get_by_label("Name", exact=True).fill("carl")
    dealer.tap(".tray-frame button:has-text('Add carl with £20')")
    assert purse(dealer, "carl") == 19_200
