"""Taps and keys at the table, and two tablets or tabs at one table."""

import re

import pytest
from playwright.sync_api import Route, expect

from tests.api.caller import Table
from tests.web.browser_tab import PHONE, PORTRAIT, TABLET, BrowserTab, resize
from tests.web.conftest import OpenTab
from tests.web.dealer import ENGINE_LOADING_MS, Dealer, open_as_dealer, open_with_engine
from tests.web.paroli_server import ParoliServer
from tests.web.test_by_touch import FEW_CARDS, SEATS, STAKES

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


def test_two_tablets_show_each_others_entries(open_tab: OpenTab, table: Table) -> None:
    one_tab, other_tab = open_tab(), open_tab()
    other_tab.allow("409")
    one, other = (
        open_as_dealer(each, table, controls_clock=False) for each in (one_tab, other_tab)
    )
    one.choose_coin("10")
    one.place("anne", "K").tap()
    expect(other.couch("anne", "K")).to_be_visible()
    expect(other.button("Another tablet has control")).to_be_visible()
    other.choose_coin("5")
    other.tap(other.place("bess", "5"))
    other.tap(other.button("Another tablet has control"))
    # The rejection slip has such a button too, and may come at any moment.
    other.tap(other.page.get_by_role("dialog").get_by_role("button", name="Take control"))
    other.wait_until_recorded()
    expect(other.page.locator(".panel-host")).to_have_count(0)
    expect(one.couch("bess", "5")).to_be_visible()
    expect(one.button("Another tablet has control")).to_be_visible()
    assert len(table.state()["stakes"]) == 2


def test_two_tabs_of_one_browser_share_one_outbox(tab: BrowserTab, table: Table) -> None:
    tab.allow(*OFFLINE_ERRORS, "dialog: beforeunload")
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
    assert [stake["card"] for stake in table.state()["stakes"]] == ["K", "Q"]


def test_keys_draw_one_card_while_held_and_open_the_history_without_a_reload(
    tab: BrowserTab, table: Table
) -> None:
    """A reload would stop the engine."""
    dealer = open_as_dealer(tab, table)
    keyboard = tab.page.keyboard
    # The focus returns to the place where it was. The same key press does not tap that place.
    dealer.place("anne", "K").focus()
    keyboard.press("=")
    keyboard.type("40")
    keyboard.press("Enter")
    expect(tab.page.get_by_role("dialog")).to_have_count(0)
    dealer.enter("stake anne Q 40")
    dealer.wait_until_recorded()
    assert [one["card"] for one in table.state()["stakes"]] == ["Q"]
    table.enter_lines(*(line for line in STAKES if " Q " not in line), "fasse Q")
    expect(tab.page.get_by_role("banner").get_by_text("The fasse is the queen.")).to_be_visible()
    dealer.key("7").focus()
    for _ in range(4):
        keyboard.down("Enter")
        dealer.pause()
    keyboard.up("Enter")
    expect(dealer.button(re.compile("^Not the seven"))).to_be_visible()
    dealer.tap(dealer.key("9"))
    sentence = tab.page.get_by_role("banner").get_by_text("Seven wins, nine loses.")
    expect(sentence).to_be_visible()
    dealer.wait_until_recorded()
    tab.page.evaluate("window.notReloaded = true")
    keyboard.press("h")
    expect(tab.page.locator(".entry-history-list")).to_be_visible()
    assert tab.page.url.endswith(f"/tables/{table.id}/log")
    assert tab.page.evaluate("window.notReloaded") is True
