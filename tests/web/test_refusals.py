"""An entry that the server refuses stops the sending, shows its reason, and offers corrections."""

import re
from itertools import combinations

import pytest
from playwright.sync_api import Locator, expect

from tests.api.caller import Table
from tests.web.browser_tab import PHONE, TAPPABLE, BrowserTab, boxes, resize, wait_for_value
from tests.web.dealer import COUNT_STORED_UNSENT, Dealer, open_as_dealer
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


def tap_correction(dealer: Dealer, words: str) -> None:
    dealer.tap(rejection_slip(dealer).get_by_role("button", name=re.compile(f"^{words}")))
    expect(rejection_slip(dealer)).to_have_count(0)
    dealer.wait_until_recorded()


def stakes(table: Table) -> dict[str, int]:
    return {
        f"{stake['punter']} {stake['card']}": stake["couch"] for stake in table.state()["stakes"]
    }


@pytest.mark.usefixtures("own_context")
def test_the_panels_are_loaded_before_the_first_entry(tab: BrowserTab) -> None:
    with tab.page.expect_response(re.compile("/assets/panels-")):
        open_as_dealer(tab, new_table(tab.server))


def test_on_a_phone_wins_can_be_answered_while_an_entry_is_refused(tab: BrowserTab) -> None:
    resize(tab.page, PHONE)
    table = new_table(tab.server, "stake anne K 5", "stake bess 3 5", "fasse 2", "pair K 3")
    dealer = open_and_enter_refused(tab, table, "seat anne 10")
    dealer.tap(rejection_slip(dealer).get_by_role("button", name="Waiting wins"))
    dealer.answer("Take", "anne", "K")
    expect(rejection_slip(dealer)).to_contain_text("One entry is on hold.")
    tap_correction(dealer, "Discard it")
    assert stakes(table) == {}


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


def test_a_refused_entry_stays_until_it_is_discarded_and_then_stays_discarded(
    tab: BrowserTab,
) -> None:
    """No page asks for confirmation. On return, the rejection slip is shown again.

    The last reload comes in the same task as the tap, before the device has stored anything.
    """
    dealer = open_and_enter_refused(tab, new_table(tab.server), "stake bess K 40")
    address = tab.page.url
    for page in (tab.server.address, f"{tab.server.address}/evening", address):
        tab.page.goto(page)
        expect(tab.page.locator("h1").first).to_be_attached()
    expect(rejection_slip(dealer)).to_be_visible()
    discard = rejection_slip(dealer).get_by_role("button", name="Discard it")
    tab.let_take_taps(discard)
    with tab.page.expect_navigation():
        discard.and_(tab.page.locator(TAPPABLE)).evaluate(
            "(button) => { button.click(); location.reload(); }"
        )
    dealer.wait_until_recorded()
    expect(rejection_slip(dealer)).to_have_count(0)
    # The page shows the change before it has stored it.
    wait_for_value(tab.page, COUNT_STORED_UNSENT, 0)
