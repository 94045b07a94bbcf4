"""On phones, the row of the player in turn is in view."""

from functools import partial

import pytest
from playwright.sync_api import Locator, expect

from tests.api.caller import Table
from tests.web.browser_tab import (
    BOUNCE_MS,
    NEXT_PAINT,
    PHONE,
    resize,
    wait_until,
)
from tests.web.conftest import OpenTab
from tests.web.glic_table import PoolDealer, dealer_at
from tests.web.repeats import first_daily

ON_ITS_SIDE = (844, 390)
MORE = tuple(f"seat {name} 60" for name in ("Emil", "Fanny", "Gus", "Hilda"))
HELD_MS = 4000
"""As in `web/src/table-kit/rows/turn-scroll.ts`: how long a scroll of the dealer holds."""

HAS_ITS_EDGES_IN_VIEW = """(row) => {
  const { left, width, top, bottom } = row.getBoundingClientRect();
  return [top + 2, bottom - 2].every((y) =>
    row.contains(document.elementFromPoint(left + width / 2, y)));
}"""


def row_of(dealer: PoolDealer, player: str) -> Locator:
    return dealer.page.locator(f".seat-row[data-player='{player}']")


def is_in_view(dealer: PoolDealer, player: str) -> bool:
    """Return whether no part of the row is outside the window or under something else."""
    return bool(row_of(dealer, player).evaluate(HAS_ITS_EDGES_IN_VIEW))


def expect_turn(dealer: PoolDealer, player: str) -> None:
    chosen = dealer.page.locator(".seat-row[aria-selected='true']")
    expect(chosen).to_have_attribute("data-player", player)


@pytest.mark.parametrize("screen", first_daily(ON_ITS_SIDE, PHONE), ids=str)
def test_the_row_of_the_player_in_turn_is_in_view(
    open_tab: OpenTab, screen: tuple[int, int]
) -> None:
    tab = open_tab()
    resize(tab.page, screen)
    dealer = dealer_at(tab, *MORE, "deal", "bet Bess 2")
    for following in ("Dora", "Emil", "Fanny", "Gus", "Hilda", "Anne"):
        dealer.outcome("see")
        expect_turn(dealer, following)
        wait_until(tab.page, partial(is_in_view, dealer, following))


def test_a_scroll_of_the_dealer_is_left_alone(open_tab: OpenTab) -> None:
    """The dealer looks at the last row while another device enters."""
    tab = open_tab()
    resize(tab.page, ON_ITS_SIDE)
    dealer = dealer_at(tab, *MORE, "deal", "bet Bess 2")
    table = Table(tab.server.caller(), dealer.session)
    wait_until(tab.page, lambda: is_in_view(dealer, "Carl"))
    row_of(dealer, "Hilda").scroll_into_view_if_needed()
    row_of(dealer, "Hilda").dispatch_event("wheel")
    table.enter_lines("fold Carl")
    expect_turn(dealer, "Dora")
    tab.page.evaluate(NEXT_PAINT)
    assert not is_in_view(dealer, "Dora")
    tab.page.clock.run_for(HELD_MS + BOUNCE_MS)
    table.enter_lines("fold Dora")
    wait_until(tab.page, lambda: is_in_view(dealer, "Emil"))
