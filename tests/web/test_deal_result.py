"""The result of a deal at the dealer's table, from its end to the next entry or tap."""

import pytest
from playwright.sync_api import expect

from tests.api.caller import Table
from tests.web.axe import violations
from tests.web.browser_tab import BrowserTab
from tests.web.closing_page import new_evening
from tests.web.dealer import Dealer, open_as_dealer
from tests.web.page_text import NBSP
from tests.web.paroli_server import ParoliServer
from tests.web.table_lines import STAKES

RESULT = ".round-result"
PROMPT = ".prompt__text"


@pytest.fixture
def table(server: ParoliServer) -> Table:
    """A table in its second deal, in which no stake wins or loses."""
    return new_evening(server, *STAKES, "fasse 4", "pair K 3", "take *")


def result(dealer: Dealer) -> str:
    expect(dealer.page.locator(RESULT)).to_be_visible()
    return dealer.page.locator(RESULT).inner_text().replace(NBSP, " ").replace("\n", " ")


def test_the_end_of_a_deal_says_who_won_and_lost_most(tab: BrowserTab, table: Table) -> None:
    dealer = open_as_dealer(tab, table)
    dealer.end()
    expect(tab.page.locator(PROMPT)).to_have_text("Deal over. Couches go home.")
    shown = result(dealer)
    assert shown.startswith("Deal 2: the bank loses £1 13s 6d")
    assert "Won most Lady Reveller +£1 1s" in shown
    assert "Lost most" not in shown
    expect(tab.page.locator("[role=status]").first).to_contain_text("Won most: Lady Reveller")
    tab.check_layout("deal-result")
    assert tab.axe() == []
    # The same page in French and in the dark theme.
    tab.page.evaluate("localStorage.setItem('paroli.language', 'fr')")
    tab.page.emulate_media(color_scheme="dark")
    tab.page.reload()
    expect(tab.page.locator(PROMPT)).to_have_text("Donne finie. Les mises rentrent.")
    assert result(dealer).startswith("Donne 2 : la banque perd 1 £ 13 s 6 d")
    # The browser of these tests prefers reduced motion.
    animation = "getComputedStyle(document.querySelector('.round-result')).animationName"
    assert tab.page.evaluate(animation) == "none"
    expect(tab.page.locator("html[data-theme=candle]")).to_be_attached()
    tab.check_layout("deal-result-french")
    assert violations(tab.page, colours_alone=True) == []


@pytest.mark.parametrize("size", ["phone"], indirect=True)
def test_the_result_takes_no_more_room_than_the_sentence_after_it(
    tab: BrowserTab, server: ParoliServer
) -> None:
    dealer = open_as_dealer(tab, new_evening(server, six=False))
    expect(tab.page.locator(RESULT)).to_be_visible()
    band = tab.page.locator(".band")
    before = band.bounding_box()
    dealer.tap(dealer.button("1s"))
    expect(tab.page.locator(RESULT)).to_have_count(0)
    after = band.bounding_box()
    assert before
    assert after
    assert before["height"] <= after["height"]
