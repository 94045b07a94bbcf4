"""No button of a row lies over another one or outside the window, however narrow the window is."""

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.web import baccarat_table, glic_table, lansquenet_table, tarot_table
from tests.web.board_pages import import_sheet
from tests.web.browser_tab import BrowserTab, resize
from tests.web.glic_table import PoolDealer
from tests.web.reached_targets import unreached
from tests.web.screenshots import sheet_of
from tests.web.table_lines import NEXT_DEAL, PAIR, SIX, STAKES

WIDTHS = (280, 300, 320, 330, 340, 360, 375, 400)
FAULTS = """() => {
  const boxOf = (one) => one.getBoundingClientRect();
  const overlap = (one, other) =>
    Math.min(one.right - other.left, other.right - one.left) > 0.5 &&
    Math.min(one.bottom - other.top, other.bottom - one.top) > 0.5;
  return [...document.querySelectorAll('.seat-row')].flatMap((row) => {
    const targets = [...row.querySelectorAll('button')].filter((one) => one.checkVisibility());
    const outside = targets.filter((one) => !one.closest('.scroll-row')
      && (boxOf(one).left < 0 || boxOf(one).right > innerWidth));
    const pairs = targets.flatMap((one, at) => targets.slice(at + 1)
      .filter((other) => overlap(boxOf(one), boxOf(other)))
      .map((other) => `${one.textContent} | ${other.textContent}`));
    return [...outside.map((one) => one.textContent), ...pairs];
  });
}"""

BETTING = ("deal", "claim Carl ace", "bet Bess 2")
SHOWING = (*BETTING, "see Carl", "see Dora", "see Anne", "pass *")
PLAYING = (*SHOWING, "best Bess")
SHEETS = (
    sheet_of((*SIX, *STAKES, *NEXT_DEAL, PAIR)),
    lansquenet_table.sheet("wager 1s", "cover Bess 6d"),
    baccarat_table.sheet(*baccarat_table.FOUR, "bank Anne 50", "stake Bess 20"),
    baccarat_table.sheet(*baccarat_table.FOUR, "bank Anne 50", preset="banque"),
    tarot_table.sheet("ante"),
    glic_table.sheet(*BETTING),
    glic_table.sheet(*SHOWING),
    glic_table.sheet(*PLAYING),
)


def test_the_targets_of_a_row_lie_beside_each_other(tab: BrowserTab) -> None:
    tab.control_clock()
    tab.sign_in()
    found = [fault for sheet in SHEETS for fault in faults_of(tab, sheet)]
    found += faults_of(tab, glic_table.sheet(*PLAYING), tap_out)
    assert found == []


def test_a_table_without_ranks_fits_into_the_narrowest_landscape(tab: BrowserTab) -> None:
    tab.sign_in()
    resize(tab.page, (1000, 700))
    for sheet in SHEETS[1:]:
        tab.go(f"tables/{import_sheet(tab.server, sheet).id}")
        expect(tab.page.locator(".sync-chip[data-status=recorded]")).to_be_visible()
        assert unreached(tab.page, ".main-button", ".sync-chip") == []


def tap_out(tab: BrowserTab, session: str) -> None:
    PoolDealer(tab.page, tab.server, session).out("Bess")


def faults_of(
    tab: BrowserTab, sheet: str, begin: Callable[[BrowserTab, str], None] | None = None
) -> list[str]:
    """Return what overlaps or is outside at each width, once ``begin`` has tapped."""
    session = import_sheet(tab.server, sheet).id
    resize(tab.page, (WIDTHS[-1], 844))
    tab.go(f"tables/{session}")
    expect(tab.page.locator(".sync-chip[data-status=recorded]")).to_be_visible()
    if begin:
        begin(tab, session)
    return [f"{width}: {fault}" for width in WIDTHS for fault in faults_at(tab.page, width)]


def faults_at(page: Page, width: int) -> list[str]:
    resize(page, (width, 844))
    faults: list[str] = page.evaluate(FAULTS)
    return faults
