"""Moving money at the dealer's table: coins and the pad compose a sum, and one button moves it."""

import pytest
from playwright.sync_api import Locator, expect

from tests.web.axe import violations
from tests.web.browser_tab import BOUNCE_MS, PHONE, PORTRAIT, TABLET
from tests.web.repeats import first_daily
from tests.web.table_page import OpenTable, TablePage

STAKES = ("stake anne K 240", "stake anne 7 480", "stake bess K 48", "stake bess 10 120")
SIZES = pytest.mark.parametrize("size", first_daily(PHONE, PORTRAIT, TABLET), ids=str)
MOVE = ".money-tray__move"
PAD = ".amount-pad"
TASKS = {
    "Buy in": ".quick-money__other",
    "Cash out": ".tray-frame .choice-button:has-text('Cash out')",
}


def open_task(dealer: TablePage, name: str, task: str) -> Locator:
    """Open a player's money in two taps; return the button that moves it."""
    dealer.tap(f"[data-player='{name}'] .name-cell__button")
    dealer.tap(TASKS[task])
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
    bess = "[data-player='bess'] .name-cell__button"
    if dealer.page.locator(f"[inert] {bess}").count():  # On a phone the pad covers the rows.
        dealer.tap(".panel-host__close")
    dealer.tap(bess)
    expect(pad).to_have_count(0)
    dealer.page.keyboard.press("Enter")
    dealer.tap(TASKS["Buy in"])
    expect(dealer.page.locator(MOVE)).to_have_text("Buy in £10 for bess")
    state = dealer.recorded_state()
    assert [one["purse"] for one in state["punters"]] == [9600, 9600]
