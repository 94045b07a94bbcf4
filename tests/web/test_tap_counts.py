"""How many taps the dealer's usual entries take, counted by the page."""

from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import expect

from tests.web.table_page import OpenTable, TablePage

STAKES = ("stake anne K 240", "stake anne 7 480", "stake bess K 48", "stake bess 10 120")
# A synthetic event does not count as a tap: only pointers that touch the screen count.
COUNT_TAPS = """() => {
  window.taps = 0;
  addEventListener('pointerdown', (event) => {
    if (event.isTrusted && event.pointerType === 'touch') window.taps += 1;
  }, true);
}"""


@contextmanager
def taps(dealer: TablePage, count: int) -> Iterator[None]:
    """Check that the page gets this many taps, and that they are recorded."""
    dealer.page.evaluate(COUNT_TAPS)
    yield
    dealer.recorded_state()
    assert dealer.page.evaluate("window.taps") == count


def couches(dealer: TablePage) -> dict[tuple[str, str], tuple[int, int]]:
    """Return the couch and the crooks of each stake on the table."""
    stakes = dealer.recorded_state()["stakes"]
    return {(one["punter"], one["card"]): (one["couch"], one["crooks"]) for one in stakes}


def test_a_pair_without_answers_takes_two_taps(open_table: OpenTable) -> None:
    dealer = open_table(*STAKES, "fasse 8")
    with taps(dealer, 2):
        dealer.tap_cards("2", "3")
        dealer.expect_sentence("Two wins, three loses.")
    draws = dealer.recorded_state()["draws"]
    assert len(draws) == 2


def test_a_pair_whose_wins_are_all_taken_takes_three_taps(open_table: OpenTable) -> None:
    dealer = open_table(*STAKES, "fasse 8")
    with taps(dealer, 3):
        dealer.tap_cards("K", "2")
        dealer.tap(".main-button[data-step=take_all]")
        expect(dealer.page.locator("[data-answer]")).to_have_count(0)
    purses = {one["name"]: one["purse"] for one in dealer.recorded_state()["punters"]}
    assert purses == {"anne": 9600 - 480 + 240, "bess": 9600 - 120 + 48}


def test_a_pair_with_one_paroli_takes_four_taps(open_table: OpenTable) -> None:
    dealer = open_table(*STAKES, "fasse 8")
    with taps(dealer, 4):
        dealer.tap_cards("K", "2")
        dealer.tap("[data-answer='anne|K'] .answer-buttons__paroli")
        dealer.tap(".main-button[data-step=take_all]")
        expect(dealer.page.locator("[data-answer]")).to_have_count(0)
    assert couches(dealer)["anne", "K"] == (240, 1)


def test_the_whole_table_is_restaked_with_one_tap(open_table: OpenTable) -> None:
    dealer = open_table(*STAKES, "fasse 8", "pair 2 3", "end")
    with taps(dealer, 1):
        dealer.tap("[data-tray=usual] button:has-text('All as last deal')")
        dealer.expect_sentence("All stakes are placed. Turn the fasse.")
    assert sorted(couches(dealer)) == [
        *(("anne", "7"), ("anne", "K")),
        *(("bess", "10"), ("bess", "K")),
    ]


def test_a_cash_out_takes_three_taps(open_table: OpenTable) -> None:
    dealer = open_table(*STAKES, "fasse 8")
    with taps(dealer, 3):
        dealer.tap("[data-player='anne'] .name-cell__button")
        dealer.tap(".tray-frame .choice-button:has-text('Cash out')")
        dealer.tap(".money-tray__move")
        expect(dealer.row("anne")).to_contain_text("Cashed out")
    purses = {one["name"]: one["purse"] for one in dealer.recorded_state()["punters"]}
    assert purses["anne"] == 0
