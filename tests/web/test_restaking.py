"""Staking again what was staked in the last deal: for one player, or for the whole table."""

import pytest
from playwright.sync_api import expect

from tests.web.browser_tab import PHONE, PORTRAIT, TABLET
from tests.web.repeats import first_daily
from tests.web.table_page import OpenTable

DEAL = (
    *("stake anne K 240", "stake anne 7 480", "stake bess K 48", "stake bess 10 120"),
    *("fasse 8", "pair 2 3", "end"),
)
SIZES = pytest.mark.parametrize("size", first_daily(PHONE, PORTRAIT, TABLET), ids=str)
ALL = "[data-tray=usual] button:has-text('All as last deal')"


@SIZES
def test_one_tap_stakes_for_the_whole_table(open_table: OpenTable, size: tuple[int, int]) -> None:
    dealer = open_table(*DEAL, size=size)
    expect(dealer.page.locator(ALL)).to_be_in_viewport(ratio=1)
    dealer.check_layout(f"restake-{size[0]}")
    dealer.tap(ALL)
    dealer.expect_sentence("All stakes are placed. Turn the fasse.")
    expect(dealer.page.locator(ALL)).to_have_count(0)
    stakes = [(s["punter"], s["card"], s["couch"]) for s in dealer.recorded_state()["stakes"]]
    assert sorted(stakes) == [
        ("anne", "7", 480),
        ("anne", "K", 240),
        ("bess", "10", 120),
        ("bess", "K", 48),
    ]


def test_before_the_first_deal_nothing_is_offered(open_table: OpenTable) -> None:
    dealer = open_table()
    expect(dealer.page.locator(ALL)).to_have_count(0)
    expect(dealer.row("anne").locator("[data-letter]").first).to_be_visible()
    dealer.check_layout("empty-table-1180")
