"""The dealer's table page in a real browser: by touch, in every layout.

``deals.screen.ts`` and ``keyboard-deal.screen.ts`` in ``web/tests/screens`` have what taps and keys
record.
"""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.axe import violations
from tests.web.browser_tab import NARROWEST, PHONE, PORTRAIT, TABLET, resize
from tests.web.repeats import first_daily
from tests.web.table_page import OpenTable, TablePage

STAKES = ("stake anne K 240", "stake anne 7 480", "stake bess K 48", "stake bess 10 120")
BREAK_BANK = (
    *("stake anne K 9000", "stake anne 7 1", "stake bess A 1", "stake bess 2 1"),
    *("fasse 8", "pair K 10", "paroli anne K", "pair K 9", "paroli anne K"),
    *("pair K 4", "take anne K"),
)
UNANSWERED_WINS = (*STAKES, "fasse 8", "pair K 10")
ROW_HEIGHT_MIN = 60
IS_WHOLE = """(text) => text.scrollWidth <= text.clientWidth
  && text.scrollHeight <= text.clientHeight"""


def purses(state: dict[str, Any]) -> dict[str, int]:
    return {punter["name"]: punter["purse"] for punter in state["punters"]}


def test_notices_of_a_table_fit(open_table: OpenTable) -> None:
    dealer = open_table(*BREAK_BANK, size=TABLET)
    broken = dealer.page.get_by_role("banner").get_by_role("button", name="Fund the bank")
    expect(broken).to_be_visible()
    dealer.check_layout(f"broken-{TABLET[0]}")
    dealer.table.enter_lines("end")
    resize(dealer.page, PHONE)
    expect(dealer.page.locator(".round-result")).to_be_visible()
    expect(broken).to_be_visible()
    dealer.check_layout(f"broken-{PHONE[0]}")
    resize(dealer.page, TABLET)
    dealer.show()
    dealer.page.keyboard.press(":")
    dealer.page.keyboard.type("stake anne 6 12l")
    dealer.page.keyboard.press("Enter")
    rejection = dealer.page.get_by_role("alert").filter(has_text="Not recorded.")
    expect(rejection).to_contain_text("purse holds only £10. The stake on the six needs £12.")
    dealer.check_layout("refusal")


@pytest.mark.parametrize("size", first_daily(PHONE, NARROWEST, PORTRAIT, TABLET), ids=str)
def test_wins_can_be_answered_in_every_layout(open_table: OpenTable, size: tuple[int, int]) -> None:
    candle = size == PORTRAIT
    dealer = open_table(*UNANSWERED_WINS, size=size, candle=candle)
    page = dealer.page
    dealer.expect_sentence("King wins, ten loses.")
    dealer.check_layout(f"answers-{size[0]}")
    assert violations(page, colours_alone=candle) == []
    dealer.tap("[data-answer='anne|K'] .answer-buttons__paroli")
    dealer.tap(".main-button[data-step=take_all]")
    dealer.expect_sentence("… wins, … loses.")
    dealer.check_layout(f"next-{size[0]}")
    assert purses(dealer.recorded_state()) == {"anne": 9600 - 720, "bess": 9600 - 120 + 48}
    # A tap on the name starts the replacement card. A button then leads to the player's money.
    resize(page, PORTRAIT)
    expect(page.locator(".table-shell[data-layout=portrait]")).to_be_visible()
    dealer.tap("[data-player='bess'] .name-cell__button")
    dealer.tap(".tray-frame .choice-button:has-text('Money')")
    expect(page.get_by_role("button", name="Cash out")).to_be_in_viewport()
    resize(page, size)
    assert violations(page, colours_alone=candle) == []
    dealer.tap(".sync-chip")
    assert violations(page, colours_alone=candle) == []


@pytest.mark.parametrize("size", first_daily(PHONE, PORTRAIT), ids=str)
def test_nothing_moves_or_is_covered_on_narrow_screens(
    open_table: OpenTable, size: tuple[int, int]
) -> None:
    dealer = open_table(*UNANSWERED_WINS, size=size)
    check_answers_stay_in_place(dealer)
    resize(dealer.page, PHONE)
    check_rows_keep_their_height(dealer)
    check_undo_and_note(dealer)
    check_many_players(dealer)


def check_answers_stay_in_place(dealer: TablePage) -> None:
    """Check that answering a win moves no other answer."""
    anne, bess = (
        dealer.tappable(f"[data-answer='{name}|K'] .answer-buttons__take")
        for name in ("anne", "bess")
    )
    boxes = anne.bounding_box(), bess.bounding_box()
    bess.tap()
    expect(dealer.page.locator(".answer-panel .row-note")).to_be_visible()
    assert anne.bounding_box() == boxes[0]
    # A second tap at the same point answers no other win.
    assert boxes[1]
    dealer.page.touchscreen.tap(boxes[1]["x"] + 9, boxes[1]["y"] + 9)
    dealer.recorded_state()
    (unanswered,) = dealer.table.state()["waiting"]
    assert (unanswered["punter"], unanswered["card"]) == ("anne", "K")


def check_rows_keep_their_height(dealer: TablePage) -> None:
    """Check that a side bet changes no row of a phone, and that its parts are in view."""
    more_players = [f'seat "Punter the {number}th" 960' for number in range(3, 7)]
    dealer.show(*more_players, *STAKES, "fasse 8")
    expect(dealer.page.locator(".seat-row")).to_have_count(6)
    heights = "() => [...document.querySelectorAll('.seat-row')].map((row) => row.offsetHeight)"
    rows = dealer.page.evaluate(heights)
    assert len(set(rows)) == 1
    assert rows[0] > ROW_HEIGHT_MIN
    dealer.tap("[data-player='anne'] [data-card='7']")
    expect(dealer.page.locator("[data-tray=bet]")).to_be_visible()
    assert dealer.page.evaluate(heights) == rows
    dealer.page.locator(".seat-row .name-cell__button").last.scroll_into_view_if_needed()
    last_name = dealer.tappable("[data-player='Punter the 6th'] .name-cell__button")
    expect(last_name).to_be_in_viewport(ratio=1)
    expect(dealer.tappable("[data-rank='K']")).to_be_in_viewport(ratio=1)
    dealer.choose_coin(240)
    dealer.tap("[data-player='bess'] .name-cell__button")
    assert len(dealer.recorded_state()["side_bets"]) == 1
    dealer.tap_cards("7", "2")
    dealer.expect_sentence("Seven wins, two loses.")
    dealer.tap("[data-player='bess'] .name-cell__button")
    expect(dealer.page.get_by_role("button", name="Buy in £10")).to_be_in_viewport()
    dealer.check_layout(f"bet-settled-{PHONE[0]}")


def check_undo_and_note(dealer: TablePage) -> None:
    """Check that undo covers no risk on a phone, and that no note is cut."""
    dealer.show(*STAKES, "fasse 8")
    dealer.page.context.set_offline(offline=True)
    dealer.tap_cards("5", "6")
    undo = dealer.page.locator(".undo-button").bounding_box()
    risk = dealer.page.locator(".bank-tray__risk").bounding_box()
    assert undo
    assert risk
    assert undo["x"] + undo["width"] <= risk["x"]
    note = dealer.page.locator(".prompt__note")
    expect(note).to_contain_text("No connection")
    assert note.evaluate(IS_WHOLE)
    dealer.page.context.set_offline(offline=False)
    dealer.recorded_state()


def check_many_players(dealer: TablePage) -> None:
    """Check that cards and answers stay visible on a phone with fourteen players."""
    more_players = [f'seat "Punter the {number}th" 960' for number in range(3, 15)]
    dealer.show(*UNANSWERED_WINS[:-1], *more_players, UNANSWERED_WINS[-1])
    expect(dealer.page.locator(".seat-row")).to_have_count(14)
    answer = dealer.tappable("[data-answer='bess|K'] .answer-buttons__take")
    expect(answer).to_be_in_viewport(ratio=1)
    expect(dealer.tappable("[data-player='anne'] .name-cell__button")).to_be_in_viewport(ratio=1)
    dealer.tap(".main-button[data-step=take_all]")
    for rank in ("A", "K"):
        expect(dealer.tappable(f"[data-rank='{rank}']")).to_be_in_viewport(ratio=1)
    dealer.check_layout("crowd-390")
