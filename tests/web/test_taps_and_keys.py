"""What a device stores at the table: entries of two tabs, and of pages that close at once."""

import pytest
from playwright.sync_api import Route, expect

from tests.api.caller import Table
from tests.web.browser_tab import (
    PHONE,
    PORTRAIT,
    TABLET,
    TAPPABLE,
    BrowserTab,
    resize,
    wait_for_value,
)
from tests.web.dealer import (
    COUNT_STORED_UNSENT,
    ENGINE_LOADING_MS,
    Dealer,
    open_as_dealer,
    open_with_engine,
)
from tests.web.paroli_server import ParoliServer
from tests.web.test_by_touch import (
    FEW_CARDS,
    SEATS,
    STAKES,
    assert_entries_are_recorded_once,
)

OFFLINE_ERRORS = ("Failed to load resource", "ERR_")


@pytest.fixture
def table(server: ParoliServer) -> Table:
    return server.caller().table(*SEATS, rules=FEW_CARDS, bank={"funds": 1000})


@pytest.fixture
def table_after_fasse(server: ParoliServer) -> Table:
    """A table with stakes, after the fasse."""
    lines = (*SEATS, *STAKES, "fasse Q")
    return server.caller().table(*lines, rules=FEW_CARDS, bank={"funds": 1000})


def change_settlement(route: Route) -> None:
    """Respond that Anne has one more than the rules give her."""
    response = route.fetch()
    if response.status != 200:
        return route.fulfill(response=response)
    table = response.json()
    if table["place"] == 2:
        table["punters"][0]["net"] += 1
    return route.fulfill(response=response, json=table)


@pytest.mark.thorough
@pytest.mark.parametrize("offline_ready", [True])
def test_a_row_shows_that_the_server_settled_it_differently(
    tab: BrowserTab, table_after_fasse: Table
) -> None:
    """In every layout, also while a win in that row needs an answer."""
    tab.allow(*OFFLINE_ERRORS)
    dealer = open_with_engine(tab, table_after_fasse)
    context = tab.page.context
    context.set_offline(True)
    dealer.enter("pair K 5")
    answer = dealer.answer_button("Take", "anne", "K")
    expect(answer).to_be_visible(timeout=ENGINE_LOADING_MS)
    tab.page.route(f"**/v1/sessions/{table_after_fasse.id}", change_settlement)
    context.set_offline(False)
    dealer.wait_until_recorded()
    for size in (TABLET, PORTRAIT, PHONE):
        resize(tab.page, size)
        row = tab.page.locator(".name-cell", has_text="The server has a different result")
        expect(row.locator("[data-sign=differs]")).to_be_visible()
        expect(row).to_contain_text("anne")
        expect(row).to_have_count(1)
        assert tab.axe(".seat-grid__rows") == []


def test_each_entry_is_recorded_once_from_two_tabs_and_from_pages_that_close(
    tab: BrowserTab, table: Table
) -> None:
    """Two tabs share one outbox. A page may close, or load again, right after a tap."""
    tab.allow(*OFFLINE_ERRORS, "409", "dialog: beforeunload")
    first = open_as_dealer(tab, table)
    second = Dealer(tab)
    second.page = tab.open_another()
    second.page.goto(tab.page.url)
    expect(second.page.get_by_role("grid")).to_be_visible()
    tab.server.stop()
    first.enter("stake anne K 10")
    expect(second.button("1 waiting")).to_be_visible()
    second.enter("stake anne Q 10")
    expect(first.button("2 waiting")).to_be_visible()
    expect(first.couch("anne", "Q")).to_be_visible()
    tab.server.start()
    tab.back_online()
    first.wait_until_recorded()
    second.wait_until_recorded()
    second.page.close()
    dealer = close_the_page_after_each_tap(tab, table, "A", "2", "3")
    assert [stake["card"] for stake in table.state()["stakes"]] == ["K", "Q", "A", "2", "3"]
    discard_a_refused_entry(dealer)
    assert_entries_are_recorded_once(table)


def close_the_page_after_each_tap(tab: BrowserTab, table: Table, *cards: str) -> Dealer:
    """Stake by one tap each, and close the page at once. Return the dealer of the last page."""
    dealer = Dealer(tab)
    for card in cards:
        dealer.choose_coin("10")
        dealer.tab.let_take_taps(dealer.place("bess", card))
        dealer.place("bess", card).tap()
        tab.page.close()
        tab.reopen().goto(f"{tab.server.address}/tables/{table.id}")
        dealer = Dealer(tab)
        expect(dealer.couch("bess", card)).to_be_visible()
        dealer.wait_until_recorded()
    return dealer


def discard_a_refused_entry(dealer: Dealer) -> None:
    """Discard a refused entry and load the page in the same task, before the device stored it.

    ``web/tests/screens/refusals.screen.ts`` leaves the page with a refused entry, and comes back.
    """
    page = dealer.page
    dealer.type_line("stake bess K 80")
    slip = page.get_by_role("alert").filter(has_text="Not recorded.")
    expect(slip).to_be_visible()
    dialogs: list[str] = []
    page.on("dialog", lambda dialog: dialogs.append(dialog.type))
    page.reload()
    expect(slip).to_be_visible()
    assert dialogs == [], "the page asks for confirmation"
    discard = slip.get_by_role("button", name="Discard it")
    dealer.tab.let_take_taps(discard)
    with page.expect_navigation():
        discard.and_(page.locator(TAPPABLE)).evaluate(
            "(button) => { button.click(); location.reload(); }"
        )
    dealer.wait_until_recorded()
    expect(slip).to_have_count(0)
    # The page shows the change before it has stored it.
    wait_for_value(page, COUNT_STORED_UNSENT, 0)
