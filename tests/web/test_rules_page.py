"""The rules of a table in plain words, with its settings beside or below them."""

import pytest
from playwright.sync_api import expect

from tests.web.board_pages import assert_fits
from tests.web.browser_tab import NARROWEST, PHONE, TABLET, BrowserTab, boxes, resize
from tests.web.conftest import OpenTab
from tests.web.repeats import first_daily

SETTINGS = ".rules-page__settings"
PARAGRAPHS = ".rules-prose__section p"
PRESETS = ("parlour", "modern", "cotton", "centlivre", "sca", "oak")
SIZES = (TABLET, PHONE, NARROWEST)


def open_rules(tab: BrowserTab, preset: str) -> None:
    rules = {"preset": preset, "overrides": {}}
    table = tab.server.caller().table(name="Tuesday", rules=rules, currency="lsd")
    tab.sign_in_and_open(f"tables/{table.id}/rules")


@pytest.mark.parametrize("preset", first_daily(*PRESETS))
def test_the_rules_of_a_preset_fit_with_their_settings_and_in_print(
    tab: BrowserTab, preset: str
) -> None:
    page = tab.page
    open_rules(tab, preset)
    expect(page.get_by_role("columnheader", name="A stake of 1s wins")).to_be_visible()
    expect(page.locator(".rules-page__rule").first).to_be_hidden()
    for size in SIZES:
        resize(page, size)
        assert_fits(page, PARAGRAPHS)
    resize(page, TABLET)
    page.get_by_text("All settings of this table, with their sources").click()
    expect(page.locator(".rules-page__rule").first).to_be_visible()
    (text,), (settings,) = (boxes(page.locator(part)) for part in (".rules-prose", SETTINGS))
    assert text.right < settings.left < TABLET[0] * 2 / 3 < settings.right
    assert tab.axe_in_both_themes() == []
    page.emulate_media(media="print")
    expect(page.get_by_text("Tuesday").and_(page.locator(".rules-page p"))).to_be_visible()
    expect(page.locator(PARAGRAPHS).first).to_be_visible()
    expect(page.locator(".page__band")).to_be_hidden()
    expect(page.get_by_text("All settings of this table")).to_be_hidden()
    assert page.locator(".rules-prose").evaluate("(text) => getComputedStyle(text).color") == (
        "rgb(0, 0, 0)"
    )


@pytest.mark.thorough
def test_the_rules_in_french_have_no_finding(open_tab: OpenTab) -> None:
    tab = open_tab(locale="fr-FR")
    open_rules(tab, "modern")
    expect(tab.page.get_by_text("Cela s’appelle un paroli.")).to_be_visible()
    assert tab.axe_in_both_themes() == []
