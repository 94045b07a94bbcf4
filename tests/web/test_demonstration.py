"""The demo evening: started with one tap, its history fits, and keys choose a version."""

from playwright.sync_api import expect

from tests.web import score_sheets
from tests.web.board_pages import import_sheet
from tests.web.browser_tab import TABLET, BrowserTab, boxes

LAST_VERSION = 44
SENTENCES = {
    3: "Lady Reveller joins with £10.",
    16: "The fasse is the three.",
    19: "King wins, ten loses.",
    30: "Two eights: twins. The first card wins.",
    35: "Lady Reveller plays a paroli on the king: two bent corners.",
    LAST_VERSION: "The table is closed.",
}


def test_the_history_fits_and_keys_choose_a_version(tab: BrowserTab) -> None:
    page = tab.page
    tab.sign_in_and_open()
    tab.button("Basset: Demo evening").click()
    slider = page.get_by_role("slider", name="Event")
    for version in (3, 16, 19, 30):
        slider.fill(str(version))
        expect_to_fit(tab, version)
    tab.button("To the end").click()
    expect_to_fit(tab, LAST_VERSION)
    expect(tab.button("Back")).to_be_focused()
    slider.fill("35")
    expect_to_fit(tab, 35)
    slider.press("ArrowLeft")
    expect(page.locator(".seat-rows__waiting")).to_have_text(
        "The king\u2019s £3\u00a010s can be taken or played on"
    )
    tab.button("Back").press("Enter")
    expect(page.locator(".entry-history-list__version").first).to_have_text("33")
    page.reload()
    expect(page.locator(".history-band__call")).to_have_text("King wins, ace loses.")

    six = import_sheet(tab.server, score_sheets.LONG_TABLE)
    tab.go(f"tables/{six.id}/log")
    players = page.locator(".seat-rows__player")
    expect(players).to_have_count(6)
    (stepper,) = boxes(page.locator(".version-stepper"))
    lowest = max(row.bottom for row in boxes(players))
    assert lowest <= stepper.top < stepper.bottom <= TABLET[1], "the rows of six players"


def expect_to_fit(tab: BrowserTab, version: int) -> None:
    """Expect the sentence of a version, and that its page fits."""
    expect(tab.page.locator(".history-band__call")).to_have_text(SENTENCES[version])
    tab.check_layout(f"evening-{version}")
