"""With text at 200 % on a phone, everything that a row offers can be tapped."""

import pytest
from playwright.sync_api import expect

from tests.web.browser_tab import EXCESS_WIDTH, boxes, resize
from tests.web.conftest import OpenTab
from tests.web.glic_table import dealer_at

TEXT_AT_200_PERCENT = (195, 422)
CUT = """(names) => names
  .filter((name) => name.scrollWidth > name.clientWidth
    || name.parentElement.scrollHeight > name.parentElement.clientHeight)
  .map((name) => name.textContent)"""
LEAST_TARGET = 24
"""The least width of a target in WCAG 2.2, 2.5.8."""


def test_cards_left_can_be_entered(open_tab: OpenTab) -> None:
    tab = open_tab()
    resize(tab.page, TEXT_AT_200_PERCENT)
    dealer = dealer_at(tab, "deal", "pass *")
    dealer.out("Bess")
    assert tab.page.evaluate(EXCESS_WIDTH) <= 0
    for left, right, top, bottom in boxes(dealer.page.locator(".hand-cells__count")):
        assert left >= 0
        assert right <= TEXT_AT_200_PERCENT[0]
        assert right - left >= LEAST_TARGET
        assert bottom - top >= 44
    figures = dealer.page.locator(".band-figure__line")
    assert figures.evaluate("(line) => line.scrollWidth <= line.clientWidth")
    for name, cards in (("Anne", 1), ("Carl", 2), ("Dora", 1)):
        dealer.left(name, cards)
    state = dealer.state()
    assert [one["count"] for one in state["last_win"]["counts"]] == [1, 2, 1]


@pytest.mark.parametrize("locale", ["en-IE", "fr-FR"])
def test_no_name_of_a_pool_is_cut(open_tab: OpenTab, locale: str) -> None:
    tab = open_tab(locale=locale)
    resize(tab.page, TEXT_AT_200_PERCENT)
    dealer_at(tab, "deal", "claim Carl ace")
    names = tab.page.locator(".pool-row__name")
    expect(names).to_have_count(7)
    assert names.evaluate_all(CUT) == []
