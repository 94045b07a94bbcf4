"""Ending a deal with cards left: away from the main button, and never by a fast finger."""

import pytest
from playwright.sync_api import expect

from tests.web.browser_tab import BOUNCE_MS, PHONE, PORTRAIT, TABLET
from tests.web.repeats import first_daily
from tests.web.table_page import OpenTable, TablePage

STAKES = ("stake anne K 240", "stake anne 7 480", "stake bess K 48", "stake bess 10 120")
UNANSWERED = (*STAKES, "fasse 8", "pair K 10")
PAROLIS = ("paroli anne K", "paroli bess K")

SIZES = pytest.mark.parametrize("size", first_daily(PHONE, PORTRAIT, TABLET), ids=str)

# The button of the cards left, and the tray's button.
LEFT = "button:has-text('End the deal early')"
END = "[data-tray=end] button[data-kind]"


def open_end_tray(dealer: TablePage) -> None:
    dealer.tap(LEFT)
    expect(dealer.page.locator("[data-tray=end]")).to_contain_text(
        "47 cards left. Couches go home. Two parolis will not be paid: up to £2 2s."
    )


def deals(dealer: TablePage) -> tuple[str, int]:
    state = dealer.recorded_state()
    return state["phase"], len(state["stakes"])


@SIZES
def test_fast_taps_end_no_deal_and_the_tray_ends_it(
    open_table: OpenTable, size: tuple[int, int]
) -> None:
    dealer = open_table(*UNANSWERED, size=size)
    dealer.tap(".main-button[data-step=take_all]")
    corner = dealer.page.locator(".main-button, .main-button__place").first.bounding_box()
    assert corner
    for _ in range(6):
        dealer.page.clock.run_for(BOUNCE_MS)
        dealer.page.touchscreen.tap(corner["x"] + 20, corner["y"] + corner["height"] / 2)
    assert deals(dealer) == ("drawing", 1)
    expect(dealer.page.locator("[data-tray=end]")).to_have_count(0)
    # Both wins are there again, and ride.
    answer = dealer.table.enter("corrections", {"undo": True})
    assert answer.status_code == 201, answer.text
    dealer.table.enter_lines(*PAROLIS)
    open_end_tray(dealer)
    dealer.check_layout(f"end-early-{size[0]}")
    dealer.tap(END)
    dealer.expect_sentence("Deal over. Couches go home.")
    assert deals(dealer) == ("staking", 0)
