"""How many taps a game of Swiss Tarot takes."""

import pytest
from playwright.sync_api import expect

from tests.web.axe import violations
from tests.web.browser_tab import PHONE, PORTRAIT, TABLET, resize
from tests.web.conftest import OpenTab
from tests.web.repeats import first_daily
from tests.web.tarot_table import dealer_at

GAME = 16


@pytest.mark.parametrize(
    "screen",
    first_daily((PHONE, "fr-FR"), (TABLET, "en-IE"), (PORTRAIT, "en-IE"), (PHONE, "en-IE")),
)
def test_a_game_takes_the_taps_of_the_design(
    open_tab: OpenTab, screen: tuple[tuple[int, int], str]
) -> None:
    size, locale = screen
    tab = open_tab(locale=locale)
    resize(tab.page, size)
    dealer = dealer_at(tab)
    for game in (1, 2):
        dealer.taps = 0
        dealer.main("ante")
        # The dealer of the round is asked first: Hans, Ida, Jost, and so on through the evening.
        for figures in ("3120", "3026", "2118"):
            dealer.round(figures)
        assert dealer.taps == GAME
        assert dealer.state()["games"] == game
    state = dealer.state()
    assert [one["points"] for one in state["rounds"]][-1] == [
        {"punter": "Hans", "count": 18},
        {"punter": "Ida", "count": 39},
        {"punter": "Jost", "count": 21},
    ]
    assert {one["name"]: one["purse"] for one in state["players"]} == {
        "Hans": 80,
        "Ida": 140,
        "Jost": 80,
    }
    assert sum(party["net"] for party in state["summary"]["parties"]) == 0
    # The sum of the counts is wrong.
    dealer.main("ante")
    dealer.figures("3120")
    dealer.ask("Jost")
    dealer.figures("28")
    expect(tab.page.locator(".main-button")).to_have_attribute("data-ready", "false")
    assert violations(tab.page) == []
