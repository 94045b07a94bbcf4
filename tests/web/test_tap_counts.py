"""How many taps the dealer's usual entries take, counted by the page."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import expect

from tests.web.browser_tab import PHONE, PORTRAIT, TABLET, resize
from tests.web.repeats import first_daily
from tests.web.table_page import OpenTable, TablePage

STAKES = ("stake anne K 240", "stake anne 7 480", "stake bess K 48", "stake bess 10 120")
# A synthetic event does not count as a tap: only pointers that touch the screen count.
COUNT_TAPS = """() => {
  if (window.taps === undefined) addEventListener('pointerdown', (event) => {
    if (event.isTrusted && event.pointerType === 'touch') window.taps += 1;
  }, true);
  window.taps = 0;
}"""


@contextmanager
def taps(dealer: TablePage, count: int) -> Iterator[None]:
    """Check that the page gets this many taps, and that they are recorded."""
    dealer.page.evaluate(COUNT_TAPS)
    yield
    dealer.recorded_state()
    assert dealer.page.evaluate("window.taps") == count


def purses(dealer: TablePage) -> dict[str, int]:
    return {one["name"]: one["purse"] for one in dealer.recorded_state()["punters"]}


def couches(dealer: TablePage) -> dict[tuple[str, str], tuple[int, int]]:
    """Return the couch and the crooks of each stake on the table."""
    stakes = dealer.recorded_state()["stakes"]
    return {(one["punter"], one["card"]): (one["couch"], one["crooks"]) for one in stakes}


@pytest.mark.parametrize("size", first_daily(PHONE, PORTRAIT, TABLET), ids=str)
def test_a_deal_takes_the_taps_of_the_design(open_table: OpenTable, size: tuple[int, int]) -> None:
    """The whole table is restaked with one tap; then the usual entries follow on a tablet."""
    dealer = open_table(*STAKES, "fasse 8", "pair 2 3", "end", size=size)
    in_row, in_tray = (
        ".row-choice:has-text('last deal')",
        "[data-tray=usual] button:has-text('anne')",
    )
    last = dealer.page.locator(in_row if size == TABLET else in_tray).first
    all_last = dealer.page.locator("[data-tray=usual] button:has-text('All as last deal')")
    expect(last).to_be_in_viewport(ratio=1)
    expect(all_last).to_be_in_viewport(ratio=1)
    dealer.check_layout(f"restake-{size[0]}")
    with taps(dealer, 1):
        dealer.tap("[data-tray=usual] button:has-text('All as last deal')")
        dealer.expect_sentence("All stakes are placed. Turn the fasse.")
    expect(all_last).to_have_count(0)
    assert {stake: couch for stake, (couch, _) in couches(dealer).items()} == {
        ("anne", "7"): 480,
        ("anne", "K"): 240,
        ("bess", "10"): 120,
        ("bess", "K"): 48,
    }
    dealer.table.enter_lines("fasse 8")
    resize(dealer.page, TABLET)
    check_usual_entries(dealer)


def check_usual_entries(dealer: TablePage) -> None:
    with taps(dealer, 2):
        dealer.tap_cards("2", "3")
        dealer.expect_sentence("Two wins, three loses.")
    assert len(dealer.recorded_state()["draws"]) == 2
    with taps(dealer, 4):
        dealer.tap_cards("K", "5")
        dealer.tap("[data-answer='anne|K'] .answer-buttons__paroli")
        dealer.tap(".main-button[data-step=take_all]")
        expect(dealer.page.locator("[data-answer]")).to_have_count(0)
    assert couches(dealer)["anne", "K"] == (240, 1)
    assert purses(dealer) == {"anne": 9600 - 720, "bess": 9600 - 120 + 48}
    with taps(dealer, 3):
        dealer.tap_cards("7", "4")
        dealer.tap(".main-button[data-step=take_all]")
        expect(dealer.page.locator("[data-answer]")).to_have_count(0)
    assert purses(dealer)["anne"] == 9600 - 240 + 480
    with taps(dealer, 3):
        dealer.tap("[data-player='bess'] .name-cell__button")
        dealer.tap(".tray-frame .choice-button:has-text('Cash out')")
        dealer.tap(".money-tray__move")
        expect(dealer.row("bess")).to_contain_text("Cashed out")
    assert purses(dealer)["bess"] == 0
