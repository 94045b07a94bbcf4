"""The rules of a table in plain words, with its settings beside or below them."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.axe import violations
from tests.web.board_pages import assert_fits
from tests.web.browser_tab import TABLET, BrowserTab, boxes, resize

SETTINGS = ".rules-page__settings"
PARAGRAPHS = ".rules-prose__section p"
PRESETS = ("modern", "cotton", "centlivre", "sca", "parlour", "oak")
SIZES = ((1180, 820), (390, 844), (320, 640))


def open_rules(tab: BrowserTab, preset: str, **overrides: Any) -> None:
    """Open the rules of a new table in pounds, with a preset and overrides."""
    rules = {"preset": preset, "overrides": overrides}
    table = tab.server.caller().table(name="Tuesday", rules=rules, currency="lsd")
    tab.sign_in_and_open(f"tables/{table.id}/rules")
    expect(tab.page.get_by_role("heading", name="The rules in plain words")).to_be_visible()


@pytest.mark.parametrize("preset", PRESETS)
def test_the_rules_of_a_preset_read_as_prose(tab: BrowserTab, preset: str) -> None:
    page = tab.page
    open_rules(tab, preset)
    expect(page.get_by_role("heading", level=3, name="The first card: the fasse")).to_be_visible()
    expect(page.get_by_role("columnheader", name="A stake of 1s wins")).to_be_visible()
    expect(page.locator(".rules-page__rule").first).to_be_hidden()
    for size in SIZES:
        resize(page, size)
        assert_fits(page, PARAGRAPHS)
    assert violations(page) == []
    page.evaluate("document.documentElement.dataset.theme = 'candle'")
    assert violations(page, colours_alone=True) == []


def test_the_settings_open_beside_the_text(tab: BrowserTab) -> None:
    page = tab.page
    open_rules(tab, "parlour", burn=0)
    page.get_by_text("All settings of this table, with their sources").click()
    expect(page.get_by_text("Source: parlour rules.")).to_be_visible()
    expect(page.get_by_text("changed here")).to_have_count(1)
    (text,), (settings,) = (boxes(page.locator(part)) for part in (".rules-prose", SETTINGS))
    assert text.right < settings.left < TABLET[0] * 2 / 3 < settings.right
    assert violations(page) == []


def test_the_text_changes_with_the_language(tab: BrowserTab) -> None:
    page = tab.page
    open_rules(tab, "modern")
    page.evaluate("localStorage.setItem('paroli.language', 'fr')")
    page.reload()
    expect(page.get_by_role("heading", name="Les règles en mots simples")).to_be_visible()
    expect(page.get_by_text("Cela s’appelle un paroli.")).to_be_visible()
    assert violations(page) == []


def test_only_the_rules_are_printed(tab: BrowserTab) -> None:
    page = tab.page
    open_rules(tab, "cotton")
    page.emulate_media(media="print")
    expect(page.get_by_text("Tuesday").and_(page.locator(".rules-page p"))).to_be_visible()
    expect(page.get_by_text("This is called a paroli.")).to_be_visible()
    expect(page.locator(".page__band")).to_be_hidden()
    expect(page.get_by_text("All settings of this table")).to_be_hidden()
    assert page.locator(".rules-prose").evaluate("(text) => getComputedStyle(text).color") == (
        "rgb(0, 0, 0)"
    )


def test_lansquenet_has_a_text_of_its_own(tab: BrowserTab) -> None:
    page = tab.page
    rules = {"preset": "lansquenet", "overrides": {"match": "rank"}}
    opening = {"name": "Cards", "game": "lansquenet", "rules": rules}
    opened = tab.server.caller().post("/v1/sessions", opening)
    assert opened.status_code == 201, opened.text
    tab.sign_in_and_open(f"tables/{opened.get_json()['id']}/rules")
    expect(page.get_by_text("Two cards match if they have the same rank")).to_be_visible()
    assert violations(page) == []
