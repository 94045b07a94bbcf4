"""A hand of Glic is entered by touch, in the taps of the design, on an accessible page."""

import pytest

from tests.web.axe import violations
from tests.web.browser_tab import PHONE, PORTRAIT, TABLET, resize
from tests.web.conftest import OpenTab
from tests.web.glic_table import dealer_at
from tests.web.repeats import first_daily

HAND = 17


@pytest.mark.parametrize(
    "screen",
    first_daily((PHONE, "fr-FR"), (TABLET, "en-IE"), (PORTRAIT, "en-IE"), (PHONE, "en-IE")),
)
def test_a_hand_of_four_takes_the_taps_of_the_design(
    open_tab: OpenTab, screen: tuple[tuple[int, int], str]
) -> None:
    """``web/tests/screens/glic-taps.screen.ts`` has what happens around a hand."""
    size, locale = screen
    tab = open_tab(locale=locale)
    resize(tab.page, size)
    dealer = dealer_at(tab)
    dealer.main("deal")
    dealer.claim("Carl", "ace")
    dealer.claim("Dora", "marriage")
    # A bet that is seen once: the others fold, and all pass.
    dealer.coin(2)
    assert violations(tab.page) == []
    dealer.main("see Carl")
    dealer.outcome("fold")
    dealer.outcome("fold")
    dealer.outcome("all")
    dealer.best("Bess")
    dealer.run("Anne")
    dealer.run("Carl")
    dealer.out("Bess", Anne=1, Carl=2)
    assert violations(tab.page) == []
    dealer.left("Dora", 1)
    assert dealer.taps == HAND
    state = dealer.state()
    assert (state["phase"], state["hands"], state["next_dealer"]) == ("between", 1, "Bess")
    assert {one["punter"]: one["amount"] for one in state["last_poch"]["shares"]} == {"Bess": 4}
    assert [one["count"] for one in state["last_win"]["counts"]] == [1, 2, 1]
    assert sum(party["net"] for party in state["summary"]["parties"]) == 0
