"""The board shows the evening of its table: its name, and the standings over all of its tables."""

from typing import Literal

from playwright.sync_api import expect

from tests.web import score_sheets
from tests.web.axe import violations
from tests.web.board_pages import SIZES, WALL, assert_fits, import_sheet, open_board
from tests.web.browser_tab import PHONE, BrowserTab, each_size, resize, save_screenshot
from tests.web.gatherings import ANNE_WINS, open_gathering, open_table, two_tables

EVENING = ".board-standings[data-kind=evening]"
EVENING_ROWS = f"{EVENING} .board-standings__row"
PLACES = ".board-places"
TABLE_ROWS = f"{PLACES} > :first-child .board-standings__row"
PAGE_MS = 15_000
MOTIONS: tuple[Literal["reduce", "no-preference"], ...] = ("reduce", "no-preference")


def test_the_board_shows_the_standings_of_the_evening_below(tab: BrowserTab) -> None:
    """With reduced motion nothing changes by itself."""
    gathering = open_gathering(tab.server)
    oak, _ = two_tables(tab.server, gathering=gathering)
    seats = [f"seat p{number} 100" for number in range(4)]
    open_table(tab.server, "Third", *seats, gathering=gathering)
    open_board(tab, oak, all_tables=True)
    page = tab.page
    expect(page.locator(f"{EVENING} h2")).to_have_text("The evening so far: three tables")
    expect(page.locator(EVENING_ROWS).first).to_have_text("1anne+10")
    expect(page.locator(f"{EVENING_ROWS}:visible")).to_have_count(3)
    expect(page.locator(f"{EVENING} .board-standings__others")).to_have_text("And 3 more")
    assert page.locator(PLACES).get_attribute("data-shown") == "both"
    for size in SIZES:
        resize(page, size)
        assert_fits(page, ".board-standings__row")
    resize(page, PHONE)
    expect(page.locator(f"{EVENING_ROWS}:visible")).to_have_count(6)
    assert violations(page) == []
    check_crowd(tab)


def check_crowd(tab: BrowserTab) -> None:
    """Check a crowded table and its evening, with and without motion."""
    crowd = import_sheet(tab.server, score_sheets.crowded())
    gathering = open_gathering(tab.server, "The longest night of the whole long winter " * 4)
    crowd.enter("filing", {"gathering": gathering})
    open_table(tab.server, "Oak", *ANNE_WINS, gathering=gathering)
    page = tab.page
    tab.follow(f"board/{crowd.id}")
    for motion in MOTIONS:
        page.emulate_media(reduced_motion=motion)
        page.reload()
        expect(page.locator(EVENING)).to_be_attached()
        for size in each_size(page, SIZES):
            assert_fits(page, TABLE_ROWS)
            assert_fits(page, EVENING_ROWS)
            save_screenshot(page, f"board-crowd-{motion}-{size[0]}")


def test_the_board_changes_between_the_table_and_the_evening(tab: BrowserTab) -> None:
    gathering = open_gathering(tab.server)
    oak, _ = two_tables(tab.server, gathering=gathering)
    seats = [f"seat p{number} 100" for number in range(10)]
    open_table(tab.server, "Third", *seats, gathering=gathering)
    page = tab.page
    page.emulate_media(reduced_motion="no-preference")
    tab.control_clock()
    open_board(tab, oak, all_tables=True)
    expect(page.locator(PLACES)).to_have_attribute("data-shown", "table")
    shown = page.locator(f"{EVENING_ROWS}[data-on-wall=true] .board-standings__name")
    pages = {
        "1 to 6 of 12": ["anne", "p0", "p1", "p2", "p3", "p4"],
        "7 to 12 of 12": ["p5", "p6", "p7", "p8", "p9", "bess"],
    }
    for title, names in pages.items():
        tab.advance_clock(PAGE_MS)
        expect(page.locator(PLACES)).to_have_attribute("data-shown", "evening")
        expect(shown).to_have_text(names)
        expect(page.locator(f"{EVENING} .board-standings__range")).to_have_text(title)
        expect(page.locator(PLACES).locator("> :first-child")).to_have_css("opacity", "0")
        assert_fits(page, f"{EVENING_ROWS}[data-on-wall=true]")
        assert violations(page) == []
        page.evaluate("document.documentElement.dataset.theme = 'day'")
        assert violations(page, colours_alone=True) == []
        page.evaluate("document.documentElement.dataset.theme = 'candle'")
    tab.advance_clock(PAGE_MS)
    expect(page.locator(PLACES)).to_have_attribute("data-shown", "table")
    assert page.viewport_size == {"width": WALL[0], "height": WALL[1]}
