"""A player's page on their phone: its states fit, and are accessible."""

import pytest
from playwright.sync_api import expect

from tests.web import glic_table, score_sheets
from tests.web.axe import violations
from tests.web.board_pages import assert_fits, import_sheet, sign_in_with_new_key
from tests.web.browser_tab import NARROWEST, PHONE, TABLET, BrowserTab, resize
from tests.web.repeats import first_daily

ROWS = ".player-history li"
WORDS = ".player-page__words"
CUT_NAMES = """(names) => names.filter((name) => name.scrollWidth > name.clientWidth)
  .map((name) => name.textContent)"""


def assert_fits_and_passes_axe(tab: BrowserTab) -> None:
    page = tab.page
    for size in (NARROWEST, TABLET, PHONE):
        resize(page, size)
        assert_fits(page, ROWS)
        assert_fits(page, ".player-cards__card")
    assert tab.axe_in_both_themes() == []


def test_every_state_of_a_players_page_fits_and_the_list_passes_axe(
    tab: BrowserTab,
) -> None:
    page, table = tab.page, import_sheet(tab.server, score_sheets.LONG_TABLE)
    sign_in_with_new_key(tab, "dealer")
    page.goto(f"{tab.server.address}/punter/{table.id}")
    expect(page.get_by_role("link", name="Mrs Sago")).to_be_visible()
    assert violations(page) == []
    # The page that is open may still ask for something, and would have no key.
    page.goto("about:blank")
    sign_in_with_new_key(tab, "punter", sessions=[table.id], punter="Lady Reveller")
    resize(page, PHONE)
    page.goto(f"{tab.server.address}/punter/{table.id}")
    expect(page.locator(ROWS)).to_have_count(8)
    assert_fits_and_passes_axe(tab)
    tab.choose_language("fr")
    expect(page.locator(WORDS)).to_contain_text("Votre roi a gagné.")
    assert_fits_and_passes_axe(tab)
    table.enter_lines('take "Lady Reveller" K', 'take "Mrs Sago" K', "pair 4 7", "end")
    expect(page.locator(".player-cards__card")).to_have_count(0)
    assert_fits_and_passes_axe(tab)
    table.enter_lines('cashout "Lady Reveller" 25296', "close")
    expect(page.locator(WORDS)).to_contain_text("La table est fermée.")
    assert_fits_and_passes_axe(tab)


def test_forced_colours_cover_no_text_above_the_purse(tab: BrowserTab) -> None:
    page, table = tab.page, import_sheet(tab.server, score_sheets.LONG_TABLE)
    sign_in_with_new_key(tab, "punter", sessions=[table.id], punter="Lady Reveller")
    resize(page, PHONE)
    page.emulate_media(forced_colors="active")
    page.goto(f"{tab.server.address}/punter/{table.id}")
    label = page.locator(".player-page__purse span").first
    amount = page.locator(".player-page__purse b")
    expect(amount).to_have_text("£17\u00a09s")
    shown = label.screenshot()
    amount.evaluate("(one) => { one.style.visibility = 'hidden' }")
    assert label.screenshot() == shown
    page.emulate_media(forced_colors="none")


@pytest.mark.parametrize("language", first_daily("fr", "en"))
def test_the_names_of_the_pools_are_whole_on_narrow_phones(tab: BrowserTab, language: str) -> None:
    page, table = tab.page, import_sheet(tab.server, glic_table.sheet("deal", "claim Carl ace"))
    sign_in_with_new_key(tab, "punter", sessions=[table.id], punter="Anne")
    page.goto(f"{tab.server.address}/punter/{table.id}")
    tab.choose_language(language)
    names = page.locator(".painted-board__name")
    expect(names.last).to_be_visible()
    for width in (320, 340, 360):
        resize(page, (width, 640))
        assert names.evaluate_all(CUT_NAMES) == [], width
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    assert names.evaluate_all(CUT_NAMES) == []
