"""The page of an evening, and the forms that choose one, fit and are accessible."""

import re
from datetime import timedelta

import pytest
from playwright.sync_api import expect

from tests.web.browser_tab import BrowserTab
from tests.web.conftest import OpenTab
from tests.web.gatherings import (
    ANNE_WINS,
    BESS_LOSES,
    not_counted,
    open_gathering,
    open_table,
    today,
)
from tests.web.repeats import first_daily

LABELS = {
    "en-IE": ("Choose an evening", "New evening", "Change", "Options"),
    "fr-FR": ("Choisir une soirée", "Nouvelle soirée", "Modifier", "Options de table"),
}


def check_sections(tab: BrowserTab, locale: str) -> None:
    """Open each folded section of the page, check it, and fold it again."""
    for number, shown in enumerate((".settlement-summary", "table")):
        section = tab.page.locator(".late-section").nth(number)
        section.locator("summary").click()
        expect(section.locator(shown)).to_be_visible()
        tab.check_layout(f"evening-{locale}-section-{number}")
        assert tab.axe_in_both_themes(".late-section") == []
        section.locator("summary").click()


@pytest.mark.parametrize("locale", first_daily("fr-FR", "en-IE"))
def test_every_part_of_the_page_fits(open_tab: OpenTab, locale: str) -> None:
    tab = open_tab(locale=locale)
    gathering = open_gathering(tab.server)
    open_table(tab.server, "Oak", *ANNE_WINS, gathering=gathering)
    open_table(tab.server, "Ash", *BESS_LOSES, gathering=gathering, practice=True)
    open_table(tab.server, "Elm", *ANNE_WINS, "close", gathering=gathering)
    paid = (*ANNE_WINS, "close", "payment bank anne 5")
    open_table(tab.server, "Fir", *paid, gathering=gathering)
    for number in range(7):
        open_gathering(tab.server, f"Evening {number}", days_ago=number + 1)
    tab.sign_in_and_open("evening")
    choose, new, change, options = LABELS[locale]
    tab.page.locator(".table-options summary", has_text=options).first.click()
    expect(not_counted(tab)).to_have_count(1)
    check_sections(tab, locale)
    for panel in (choose, new, change):
        tab.button(panel).click()
        tab.check_layout(f"evening-{locale}-{panel.split()[0]}")
        assert tab.axe_in_both_themes() == []
    tab.follow("new")
    seats = tab.page.get_by_role("button", name=re.compile("^3 (Seats|Places)$"))
    seats.click()
    tab.check_layout(f"seats-evening-{locale}")
    assert tab.axe_in_both_themes() == []
    tab.follow("sheet")
    tab.page.locator("input[type=date]").fill((today() - timedelta(days=1)).isoformat())
    expect(
        tab.page.locator("select").locator("option:checked", has_text="Evening 0")
    ).to_be_attached()
    tab.check_layout(f"sheet-evening-{locale}")
    tab.follow("new?game=lansquenet")
    seats.click()
    tab.check_layout(f"generic-opening-evening-{locale}")
