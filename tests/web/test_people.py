"""The pages of people fit and are accessible."""

import pytest
from playwright.sync_api import expect

from tests.web.conftest import OpenTab
from tests.web.paroli_server import ParoliServer
from tests.web.people import (
    add_person,
    moves,
    open_people,
)
from tests.web.repeats import first_daily

MENUS = {"en-IE": "People and bankrolls", "fr-FR": "Personnes et comptes"}


@pytest.mark.parametrize("locale", first_daily("fr-FR", "en-IE"))
def test_the_pages_fit_and_are_accessible(
    open_tab: OpenTab, server: ParoliServer, locale: str
) -> None:
    tab = open_tab(locale=locale)
    add_person(server, "Sir James Courtly", gbp=123_456_789)
    open_people(tab, MENUS[locale])
    tab.page.locator("#person-name").fill("Sir James Courtly")
    expect(tab.page.locator("#person-same-name a")).to_be_visible()
    tab.check_layout(f"people-{locale}")
    assert tab.axe_in_both_themes() == []
    tab.page.locator(".person-rows a").click()
    expect(moves(tab)).to_have_count(1)
    tab.check_layout(f"person-{locale}")
    assert tab.axe_in_both_themes() == []
