"""A table of Swiss Tarot with a wrong count."""

import pytest
from playwright.sync_api import expect

from tests.web.axe import violations
from tests.web.browser_tab import PHONE, PORTRAIT, TABLET, resize
from tests.web.conftest import OpenTab
from tests.web.repeats import first_daily
from tests.web.tarot_table import dealer_at

GAME = ("ante", "count Hans 31 Ida 20", "count Ida 30 Jost 26", "count Jost 21 Hans 18")


@pytest.mark.parametrize(
    "screen",
    first_daily((PHONE, "fr-FR"), (TABLET, "en-IE"), (PORTRAIT, "en-IE"), (PHONE, "en-IE")),
)
def test_a_wrong_count_is_shown_on_an_accessible_page(
    open_tab: OpenTab, screen: tuple[tuple[int, int], str]
) -> None:
    """``web/tests/screens/tarot-table.screen.ts`` has the taps of a game."""
    size, locale = screen
    tab = open_tab(locale=locale)
    resize(tab.page, size)
    dealer = dealer_at(tab, *GAME, *GAME, "ante")
    dealer.figures("3120")
    dealer.ask("Jost")
    dealer.figures("28")
    # The sum of the counts is wrong.
    expect(tab.page.locator(".main-button")).to_have_attribute("data-ready", "false")
    assert violations(tab.page) == []
