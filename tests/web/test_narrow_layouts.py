"""Portrait and phone: all coins and buttons of a tray are in view, and none moves another."""

import pytest
from playwright.sync_api import Locator, expect

from service.domain.values.cards import RANKS
from tests.web.axe import violations
from tests.web.browser_tab import (
    BOUNCE_MS,
    NARROWEST,
    NEXT_PAINT,
    PHONE,
    PORTRAIT,
    TABLET,
    Box,
    boxes,
    resize,
    save_screenshot,
)
from tests.web.repeats import first_daily
from tests.web.table_page import OpenTable, TablePage

ALL = pytest.mark.parametrize("size", first_daily(PHONE, PORTRAIT, TABLET), ids=str)
ON_ITS_SIDE = ((844, 390), (740, 360))
STAKES = ("stake anne K 240", "stake anne 7 480", "stake bess K 48", "stake bess 10 120")
IS_REACHED = """(target) => {
  const { x, y, width, height } = target.getBoundingClientRect();
  return target.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}"""
FADES = """(row) => ['--fade-before', '--fade-after'].map((name) =>
  getComputedStyle(row).getPropertyValue(name))"""
MANY = tuple(f'seat "Punter the {number}th" 9600' for number in range(3, 13))


@ALL
def test_every_tray_is_in_view(open_table: OpenTable, size: tuple[int, int]) -> None:
    dealer = open_table(size=size)
    check_coins(dealer, size)
    resize(dealer.page, size)
    check_many_couches(dealer, size)
    check_trays(dealer, size)
    check_names(dealer, size)
    check_answers(dealer, size)


def check_many_couches(dealer: TablePage, size: tuple[int, int]) -> None:
    """Check that a player's thirteen couches do not make the page wider, and scroll on a phone."""
    stakes = (f"stake anne {rank} 12" for rank in RANKS)
    dealer.show(*stakes, "stake bess K 48", rules={"preset": "modern"})
    dealer.check_layout(f"couches-{size[0]}")
    if size == PHONE:
        anne, bess = (dealer.row(name).locator(".scroll-row") for name in ("anne", "bess"))
        assert fades(anne) == ["0px", "36px"]
        assert fades(bess) == ["0px", "0px"]
        anne.evaluate("(row) => row.scrollTo({ left: row.scrollWidth })")
        assert fades(anne) == ["36px", "0px"]


def fades(row: Locator) -> list[str]:
    """Return how wide a row fades at its start and end."""
    row.page.evaluate(NEXT_PAINT)
    widths: list[str] = row.evaluate(FADES)
    return widths


def check_coins(dealer: TablePage, axe_size: tuple[int, int]) -> None:
    """Check that nine coins and the pad are in view in two rows."""
    for size in (NARROWEST, PHONE, PORTRAIT):
        resize(dealer.page, size)
        keys = boxes(dealer.page.locator(".coin-keys > button"))
        assert len(keys) == 10
        assert len({top for _, _, top, _ in keys[:5]}) == 1
        assert len({bottom for *_, bottom in keys}) <= 3
        for left, right, top, bottom in keys:
            assert left >= 0
            assert right <= size[0]
            assert bottom - top >= 44
        expect(dealer.page.locator(".coin-keys__other")).to_be_in_viewport(ratio=1)
        dealer.check_layout(f"coins-{size[0]}")
        if size in (NARROWEST, axe_size):
            assert violations(dealer.page) == []
    for size in ON_ITS_SIDE:
        resize(dealer.page, size)
        check_on_its_side(dealer)
    resize(dealer.page, TABLET)
    dealer.check_layout("empty-table-1180")


def check_on_its_side(dealer: TablePage) -> None:
    """Check that rows and all buttons of a phone on its side are within reach at the same time."""
    for buttons in (".rank-keys__key", ".coin-keys > button", ".undo-button", ".main-button"):
        reached = dealer.page.locator(buttons).evaluate_all(f"(all) => all.map({IS_REACHED})")
        assert reached
        assert all(reached), buttons
    assert dealer.row("anne").evaluate(IS_REACHED)


def check_trays(dealer: TablePage, size: tuple[int, int]) -> None:
    """Check the trays of money and bets."""
    dealer.show(*STAKES, "fasse 8")
    (main,) = boxes(dealer.page.locator(".main-button"))
    for left, right, top, bottom in boxes(dealer.page.locator(".bank-tray__risk")):
        assert right <= main[0] or left >= main[1] or top >= main[3] or bottom <= main[2]
    dealer.tap("[data-player='bess'] .name-cell__button")
    dealer.tap(".tray-frame .choice-button:has-text('Cash out')")
    check_screen(dealer, f"cash-out-{size[0]}")
    dealer.tap(".tray-frame .choice-button:has-text('Close')")
    dealer.tap("[data-player='anne'] .name-cell__button")
    dealer.check_layout(f"tasks-{size[0]}")
    dealer.tap(".quick-money__other")
    for name in ("Other…", "Start over", "Close", "Buy in £10 for anne"):
        button = dealer.page.get_by_role("button", name=name, exact=True)
        expect(button).to_be_in_viewport(ratio=1)
    dealer.check_layout(f"money-{size[0]}")
    check_pad(dealer, size)
    dealer.tap(".tray-frame .choice-button:has-text('Close')")
    check_bet_tray(dealer, size)


def check_pad(dealer: TablePage, size: tuple[int, int]) -> None:
    """Check the pad of a sum that a player buys in."""
    dealer.tap(".coin-keys__other")
    pad = dealer.page.locator(".amount-pad")
    pad.wait_for()
    dealer.page.clock.run_for(BOUNCE_MS)
    for key in ("3", "£"):
        pad.get_by_role("button", name=key, exact=True).tap()
    expect(pad).to_contain_text("Buy in £3 for anne")
    check_screen(dealer, f"pad-{size[0]}")
    dealer.tap(".panel-host__close")
    expect(pad).to_have_count(0)


def check_bet_tray(dealer: TablePage, size: tuple[int, int]) -> None:
    """Check that the buttons of a bet are in view, of one height, and in two rows if narrow."""
    dealer.tap("[data-player='anne'] [data-card='7']")
    expect(dealer.page.locator(".coin-keys__other")).to_be_in_viewport(ratio=1)
    dealer.check_layout(f"bet-{size[0]}")
    beside_coins = ":is(.tray-frame__choice:not(.coin-keys__other), .bet-outcomes button)"
    buttons = boxes(dealer.page.locator(f"[data-tray=bet] {beside_coins}"))
    assert len(buttons) >= len(("loses", "wins", "Correct", "Close"))
    assert len({round(bottom - top) for *_, top, bottom in buttons}) == 1
    assert len({round(top) for *_, top, _ in buttons}) == (1 if size == TABLET else 2)


def check_screen(dealer: TablePage, name: str) -> None:
    """Check the layout, and accessibility."""
    dealer.check_layout(name)
    assert violations(dealer.page) == []


def check_names(dealer: TablePage, size: tuple[int, int]) -> None:
    """Check that names stay clear of the lines with many players."""
    dealer.show(*MANY[:6], "buyin bess 960")
    for players in (8, 12):
        if players == 12:
            dealer.table.enter_lines(*MANY[6:])
        expect(dealer.page.locator(".seat-row")).to_have_count(players)
        dealer.check_layout(f"names-{players}-{size[0]}")
        overflows = dealer.page.locator(".name-cell__button").evaluate_all(
            """(names) => names.filter((name) => {
              const row = name.closest('.seat-row').getBoundingClientRect();
              return [...name.children].some((line) => {
                const { top, bottom, height } = line.getBoundingClientRect();
                return height && (top < row.top || bottom > row.bottom - 1);
              });
            }).map((name) => name.textContent)"""
        )
        assert overflows == []


def check_answers(dealer: TablePage, size: tuple[int, int]) -> None:
    """Check that four answers are as large as two, and that the restake tray moves none."""
    lines = ("stake anne K 240", "stake bess K 240", "stake bess 9 240", "fasse 8")
    # At the oak, the losing card is drawn first.
    dealer.show(*lines, "pair 10 K", rules={"preset": "oak"})
    width_of_two = min(right - left for left, right, *_ in answer_boxes(dealer))
    dealer.show(*lines, "pair K 10", rules={"preset": "cotton"})
    answers = answer_boxes(dealer)
    assert len(answers) == 4
    dealer.check_layout(f"cotton-{size[0]}")
    assert violations(dealer.page) == []
    wide_enough = min(width_of_two, 126)
    for left, right, top, bottom in answers:
        assert right - left >= wide_enough - 1
        assert bottom - top >= 44
    check_restake_tray(dealer, size)


def check_restake_tray(dealer: TablePage, size: tuple[int, int]) -> None:
    """Check that opening the tray of a new stake moves no answer."""
    answers = dealer.page.locator("[data-answer] button")
    before = boxes(answers)
    dealer.tap("[data-player='anne'] [data-card='K']")
    move = dealer.page.locator(".money-tray__move")
    expect(move).to_have_text("Take, and stake 5s again for anne")
    expect(move).to_be_in_viewport(ratio=1)
    assert boxes(answers) == before
    dealer.check_layout(f"restake-tray-{size[0]}")
    dealer.choose_coin(480)
    dealer.tap(".money-tray__move")
    stakes = dealer.recorded_state()["stakes"]
    assert [one["couch"] for one in stakes if one["punter"] == "anne"] == [480]


def answer_boxes(dealer: TablePage) -> list[Box]:
    answers = dealer.page.locator("[data-answer='anne|K'] button")
    answers.first.wait_for()
    return boxes(answers)


def test_undo_stays_in_reach_beside_a_panel_and_copies_show_each_sum(open_table: OpenTable) -> None:
    dealer = open_table(*STAKES, "fasse 8", "pair 2 10")
    dealer.tap_place("bess", 6)
    dealer.choose_coin(240)
    dealer.tap("[data-player='bess'] [data-card='6']")
    dealer.check_layout("new-card-tray")
    dealer.tap(".tray-frame .choice-button:has-text('Withdraw it')")
    expect(dealer.row("bess").locator("[data-card='6']")).to_have_count(0)
    dealer.tap(".card-slots button")
    expect(dealer.page.locator(".panel-host")).to_be_visible()
    for size in (TABLET, PORTRAIT, PHONE, NARROWEST):
        resize(dealer.page, size)
        assert dealer.page.locator(".undo-button").evaluate(IS_REACHED), size
        assert not dealer.page.locator(".rank-keys__key").first.evaluate(IS_REACHED), size
    dealer.tap(".undo-button")
    expect(dealer.page.locator(".panel-host")).to_have_count(0)
    resize(dealer.page, TABLET)
    for players in (12, 8, 2):
        check_copies(dealer, players)


def check_copies(dealer: TablePage, players: int) -> None:
    """Check that each of two copies of a card shows its sum."""
    lines = (*MANY[: players - 2], "stake anne K 240", "stake anne K#2 1008", "stake anne Q 48")
    dealer.show(*lines, rules={"preset": "sca"}, funds=960_000)
    sums = dealer.page.locator(".couch-place[data-copy=true] .couch-card__sum")
    expect(sums).to_have_text(["5s", "£11s"])
    (one, other) = boxes(sums)
    assert one[1] <= other[0] or one[3] <= other[2]
    save_screenshot(dealer.page, f"table-copies-{players}")
    dealer.tap("[data-player='anne'] [data-card='K#2']")
    expect(dealer.page.locator(".tray-frame")).to_contain_text("£1\u00a01s")
