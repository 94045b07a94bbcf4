"""The layout while an entry is refused. ``web/tests/screens/refusals.screen.ts`` has the rest."""

from itertools import combinations

import pytest
from playwright.sync_api import Locator, expect

from tests.api.caller import Table
from tests.web.browser_tab import PHONE, PORTRAIT, TABLET, Box, BrowserTab, boxes, resize
from tests.web.dealer import Dealer, open_as_dealer
from tests.web.paroli_server import ParoliServer
from tests.web.repeats import first_daily

LINES = ("seat anne 100 spades", "seat bess 30")
LIMITS = {"min_stake": 2, "max_stake": 50, "max_cards": 3, "cards_required": 0, "burn": 0}


def new_table(server: ParoliServer, *lines: str, **overrides: object) -> Table:
    rules = {"preset": "parlour", "overrides": {**LIMITS, **overrides}}
    return server.caller().table(*LINES, *lines, rules=rules, bank={"funds": 1000})


def open_and_enter_refused(tab: BrowserTab, table: Table, line: str) -> Dealer:
    """Open the table as dealer and type a line that the server refuses."""
    tab.allow("409")
    dealer = open_as_dealer(tab, table)
    dealer.type_line(line)
    expect(rejection_slip(dealer)).to_contain_text("Not recorded.")
    return dealer


def rejection_slip(dealer: Dealer) -> Locator:
    return dealer.page.get_by_role("alert").filter(has_text="Not recorded.")


@pytest.mark.parametrize("size", first_daily("phone", "portrait"), indirect=True)
def test_the_keys_cover_no_button_while_an_entry_is_refused(tab: BrowserTab) -> None:
    table = new_table(tab.server, "stake anne K 5", "fasse 2")
    dealer = open_and_enter_refused(tab, table, "seat anne 10")
    shown = boxes(dealer.page.locator(":is(.rank-keys__key, .undo-button, .main-button):visible"))
    assert len(shown) == 13 + len(("Undo", "the next pair"))
    slip = boxes(rejection_slip(dealer))
    for one, other in combinations([*shown, *slip], 2):
        beside = one.right <= other.left or other.right <= one.left
        assert beside or one.bottom <= other.top or other.bottom <= one.top, (one, other)
    dealer.tab.check_layout("refused-while-dealing")


def test_discard_keeps_its_place_on_every_slip(tab: BrowserTab) -> None:
    """A second tap where Discard was does nothing else."""
    tab.allow("409")
    dealer = open_as_dealer(tab, new_table(tab.server, "stake anne K 5", "fasse 2"))
    slip = rejection_slip(dealer)
    places = []
    for line in ("seat anne 10", "stake bess K 40", "stake anne K 90", "take anne K"):
        dealer.type_line(line)
        expect(slip).to_be_visible()
        places.append([box_of_discard(dealer, slip, size) for size in (TABLET, PORTRAIT, PHONE)])
        resize(tab.page, TABLET)
        dealer.tap(slip.get_by_role("button", name="Discard it"))
        expect(slip).to_have_count(0)
    assert places[1:] == places[:1] * 3


def box_of_discard(dealer: Dealer, slip: Locator, size: tuple[int, int]) -> Box:
    resize(dealer.page, size)
    (box,) = boxes(slip.get_by_role("button", name="Discard it"))
    return box
