"""The home page with running tables: cards that follow them, the evening, and recent tables."""

import pytest
from playwright.sync_api import expect

from tests.web.conftest import OpenTab
from tests.web.gatherings import open_gathering, open_table
from tests.web.paroli_server import ParoliServer
from tests.web.repeats import first_daily

SEATS = ("seat anne 100", "seat bess 100", "stake anne K 10", "stake bess 3 5")
NOT_RESPONDING = {"en-IE": "Paroli is not responding.", "fr-FR": "Paroli ne répond pas."}
LEADERS = ".evening-leaders tbody tr"


def play_evening(server: ParoliServer) -> None:
    """Open two tables of an evening, one of them closed, and a practice table."""
    evening = open_gathering(server)
    lines = (*SEATS, "fasse 2", "pair K 3", "take anne K", "end", "close")
    open_table(server, "Elm", *lines, gathering=evening)
    open_table(server, "Oak", *SEATS, "fasse 2", gathering=evening)
    open_table(server, "Try out", "seat carl 100", practice=True)


@pytest.mark.parametrize("locale", first_daily("fr-FR", "en-IE"))
def test_the_home_page_passes_axe(open_tab: OpenTab, locale: str) -> None:
    tab = open_tab(locale=locale)
    page = tab.page
    tab.sign_in_and_open()
    expect(page.locator(".empty-box")).to_be_visible()
    found = {"empty": tab.axe_in_both_themes()}
    tab.check_layout(f"home-new-house-{locale}")
    play_evening(tab.server)
    expect(page.locator(LEADERS)).to_have_count(2)
    expect(page.locator(".table-card")).to_have_count(2)
    found["running"] = tab.axe_in_both_themes()
    tab.check_layout(f"home-running-{locale}")
    tab.allow("net::ERR_")
    tab.server.stop()
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    expect(page.get_by_role("alert")).to_contain_text(NOT_RESPONDING[locale])
    tab.check_layout(f"home-away-{locale}")
    assert {state: broken for state, broken in found.items() if broken} == {}
