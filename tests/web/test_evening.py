"""The evening page: all tables, and the standings over all of them."""

from collections.abc import Sequence
from itertools import pairwise

import pytest
from playwright.sync_api import Page, expect

from tests.web import score_sheets
from tests.web.board_pages import assert_fits, import_sheet, sign_in_with_new_key
from tests.web.browser_tab import NARROWEST, PHONE, TABLET, BrowserTab, each_size
from tests.web.paroli_server import ParoliServer
from tests.web.repeats import first_daily

Sizes = Sequence[tuple[int, int]]
SIZES = (PHONE, NARROWEST, TABLET)
ROWS = ".evening-standings tbody tr"
EVENING_SECONDS = 20 * 3600
MOST_GAP = 60
"""In pixels: between parts of a column, with the head of a table."""
WINDOW = score_sheets.sheet(
    *(
        'seat "Valeria" 960',
        'seat "Lady Lucy" 960',
        'stake "Valeria" K 48',
        'stake "Lady Lucy" Q 480',
    ),
    *("fasse 2", "pair K Q", 'take "Valeria" K', "end"),
    currency='"lsd"',
    bank="9600",
    title='"The Window Table"',
)


def open_evening(tab: BrowserTab, role: str = "house") -> Page:
    sign_in_with_new_key(tab, role)
    tab.page.goto(f"{tab.server.address}/evening")
    return tab.page


def assert_fits_and_passes_axe(tab: BrowserTab, axe_sizes: Sizes) -> None:
    """Assert that the page fits at every size, and is accessible in both themes at some."""
    for size in each_size(tab.page, SIZES):
        assert_fits(tab.page, ROWS)
        assert_fits(tab.page, ".evening-tables li")
        if size in axe_sizes:
            assert tab.axe_in_both_themes() == []


@pytest.mark.parametrize("axe_sizes", first_daily((PHONE,), SIZES), ids=len)
def test_every_state_of_the_evening_page_fits(tab: BrowserTab, axe_sizes: Sizes) -> None:
    page = open_evening(tab)
    expect(page.get_by_text("No table has been opened yet.")).to_be_visible()
    assert_fits_and_passes_axe(tab, axe_sizes)
    for sheet in (score_sheets.LONG_TABLE, WINDOW, score_sheets.TWINS):
        import_sheet(tab.server, sheet)
    tab.follow("settings")
    tab.follow("evening")
    page.get_by_role("button", name="Pounds, shillings and pence").click()
    expect(page.locator(ROWS)).to_have_count(7)
    assert_fits_and_passes_axe(tab, axe_sizes)
    tab.choose_language("fr")
    expect(page.get_by_role("heading", level=1)).to_have_text("Soirée")
    expect(page.locator(ROWS)).to_have_count(7)
    assert_fits_and_passes_axe(tab, axe_sizes)
    open_many_tables(tab.server)
    expect(page.locator(ROWS)).to_have_count(62)
    expect(page.locator(".evening-tables li")).to_have_count(21)
    assert_fits_and_passes_axe(tab, axe_sizes)


def test_the_notice_of_a_correction_stands_above_the_standings(tab: BrowserTab) -> None:
    import_sheet(tab.server, score_sheets.LONG_TABLE)
    table = tab.server.caller().table("seat bess 100", currency="lsd")
    page = open_evening(tab)
    expect(page.locator(".evening-tables h3")).to_have_count(2)
    ruling = {"ruling": {"from": "bank", "to": "bess", "amount": 12}}
    assert table.enter("corrections", ruling).status_code == 201
    notice = page.locator(".correction-notice")
    expect(notice).to_be_visible()
    page.set_viewport_size({"width": TABLET[0], "height": TABLET[1]})
    for above, below in pairwise(
        (notice, page.locator(".evening-choices__row"), page.locator(ROWS))
    ):
        upper, lower = above.bounding_box(), below.first.bounding_box()
        assert upper is not None
        assert lower is not None
        assert 0 <= lower["y"] - upper["y"] - upper["height"] < MOST_GAP


def open_many_tables(server: ParoliServer) -> None:
    """Open twenty tables of four players. The next table has one of them too."""
    for number in range(20):
        names = [f"Punter {at}" for at in range(number * 3, number * 3 + 4)]
        server.caller().table(
            *(f'seat "{name}" 1000' for name in names),
            *(f'stake "{name}" {at + 2} {number + at + 1}' for at, name in enumerate(names)),
            *("fasse K", "pair 3 4", "take *", "end"),
            name=f"Table of the {number}th window",
        )


def test_the_tab_key_reaches_every_control(tab: BrowserTab) -> None:
    """Then: all evenings include earlier ones, and the time shown advances without new entries."""
    tab.control_clock()
    tab.server.clock.behind_seconds = EVENING_SECONDS
    import_sheet(tab.server, WINDOW)
    tab.server.clock.behind_seconds = 0
    import_sheet(tab.server, score_sheets.LONG_TABLE)
    import_sheet(tab.server, score_sheets.TWINS)
    page = open_evening(tab)
    expect(page.locator(ROWS).first).to_be_visible()
    reached = []
    for _ in range(14):
        page.keyboard.press("Tab")
        reached.append(page.evaluate("document.activeElement.innerText"))
    wanted = [
        "This evening",
        "All evenings",
        "Points",
        "The Long Table",
        "Board",
        "Show on the board",
    ]
    assert [name for name in wanted if name not in reached] == ["The Long Table"]
    assert "Twins" in reached
    for evenings, names in (
        ("All evenings", ["The Window Table", "The Long Table"]),
        ("This evening", ["The Long Table"]),
    ):
        tab.button(evenings).click()
        tab.button("Pounds, shillings and pence").click()
        expect(page.locator(".evening-tables h3 a")).to_have_text(names)
    subtitle = page.locator(".page__subtitle")
    before = subtitle.inner_text()
    tab.advance_clock(120_000)
    expect(subtitle).not_to_have_text(before)
    expect(subtitle).to_contain_text("one table")
