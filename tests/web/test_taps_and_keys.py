"""Taps and keys at the table, and two tablets or tabs at one table."""

import re

import pytest
from playwright.sync_api import Route, expect

from tests.api.caller import Table
from tests.web.browser_tab import BrowserTab
from tests.web.conftest import OpenTab
from tests.web.dealer import BOUNCE_MS, TAPPABLE, Dealer, open_as_dealer, open_with_engine
from tests.web.keyboard_dealer import KeyboardDealer
from tests.web.paroli_server import ParoliServer
from tests.web.test_by_touch import DEAL, FEW_CARDS, SEATS, STAKES, assert_balances_match_deal

OFFLINE_ERRORS = ("Failed to load resource", "ERR_")
# Two taps at one point of the page within one frame.
CLICK_TWICE = """(element) => {
  for (const time of [0, 1]) element.dispatchEvent(
    new MouseEvent('click', { bubbles: true, detail: 1, clientX: 5, clientY: 5 }));
}"""


@pytest.fixture
def table(server: ParoliServer) -> Table:
    return server.caller().table(*SEATS, rules=FEW_CARDS, bank={"funds": 1000})


@pytest.fixture
def table_after_fasse(server: ParoliServer) -> Table:
    """A table with stakes, after the fasse."""
    lines = (*SEATS, *STAKES, "fasse Q")
    return server.caller().table(*lines, rules=FEW_CARDS, bank={"funds": 1000})


def event_kinds(table: Table) -> list[str]:
    return [event["type"].split(".")[1] for event in table.events()]


def test_a_whole_deal_can_be_entered_by_keyboard(tab: BrowserTab, table: Table) -> None:
    dealer = open_as_dealer(tab, table)
    typist = KeyboardDealer(tab.page)
    typist.enter(STAKES)
    typist.enter(DEAL[:4])
    typist.line("stake bess 9 20")
    typist.press("7")
    tab.page.evaluate(f"new Promise((done) => setTimeout(done, {BOUNCE_MS}))")
    typist.press("7")
    typist.enter(DEAL[6:])
    dealer.wait_until_recorded()
    assert_balances_match_deal(table)


def change_settlement(route: Route) -> None:
    """Respond that Anne has one more than the rules give her."""
    response = route.fetch()
    if response.status != 200:
        return route.fulfill(response=response)
    table = response.json()
    if table["place"] == 2:
        table["punters"][0]["net"] += 1
    return route.fulfill(response=response, json=table)


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
    expect(dealer.answer_button("Take", "anne", "K")).to_be_visible()
    tab.page.route(f"**/v1/sessions/{table_after_fasse.id}", change_settlement)
    context.set_offline(False)
    dealer.wait_until_recorded()
    for width, height in ((1180, 820), (820, 1180), (390, 844)):
        tab.page.set_viewport_size({"width": width, "height": height})
        row = tab.page.locator(".name-cell", has_text="The server has a different result")
        expect(row.locator("[data-sign=differs]")).to_be_visible()
        expect(row).to_contain_text("anne")
        expect(row).to_have_count(1)
        assert tab.axe(".table-grid__rows") == []


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
    expect(one.couch("bess", "5")).to_be_visible()
    expect(one.button("Another tablet has control")).to_be_visible()
    assert len(table.state()["stakes"]) == 2


def test_a_selected_card_is_deselected_when_it_loses(
    tab: BrowserTab, table_after_fasse: Table
) -> None:
    dealer = open_as_dealer(tab, table_after_fasse)
    dealer.tap(dealer.couch("anne", "K"))
    expect(dealer.button("Close")).to_be_visible()
    table_after_fasse.enter_lines("pair 2 K")
    expect(dealer.button("Close")).to_have_count(0)
    expect(tab.page.locator(".prompt__text")).to_have_text("Two wins, king loses.")


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


def test_the_history_key_opens_the_history_without_a_reload(tab: BrowserTab, table: Table) -> None:
    """A reload would stop the engine."""
    open_as_dealer(tab, table)
    tab.page.evaluate("window.notReloaded = true")
    KeyboardDealer(tab.page).press("h")
    expect(tab.page.locator(".entry-history-list")).to_be_visible()
    assert tab.page.url.endswith(f"/tables/{table.id}/log")
    assert tab.page.evaluate("window.notReloaded") is True


def test_undo_takes_back_a_changed_stake_completely(tab: BrowserTab, server: ParoliServer) -> None:
    tab.allow(*OFFLINE_ERRORS)
    table = server.caller().table(*SEATS, "stake anne K 10", rules=FEW_CARDS, bank={"funds": 1000})
    dealer = open_as_dealer(tab, table)
    tab.page.context.set_offline(True)
    dealer.tap(dealer.couch("anne", "K"))
    dealer.choose_coin("5")
    expect(dealer.button("2 waiting")).to_be_visible()
    dealer.tap(dealer.button(re.compile("^Undo")))
    expect(dealer.button("No connection")).to_be_visible()
    tab.page.context.set_offline(False)
    dealer.wait_until_recorded()
    assert table.state()["stakes"][0]["couch"] == 10


def test_a_double_tap_records_one_entry(tab: BrowserTab, table: Table) -> None:
    dealer = open_as_dealer(tab, table)
    dealer.choose_coin("10")
    place = dealer.place("anne", "K")
    expect(place.and_(tab.page.locator(TAPPABLE))).to_be_visible()
    place.evaluate(CLICK_TWICE)
    dealer.wait_until_recorded()
    assert event_kinds(table).count("stake_placed") == 1


def test_twins_need_a_second_tap_after_a_pause(tab: BrowserTab, table_after_fasse: Table) -> None:
    dealer = open_as_dealer(tab, table_after_fasse)
    key = dealer.key("7")
    expect(key.and_(tab.page.locator(TAPPABLE))).to_be_visible()
    key.evaluate(CLICK_TWICE)
    expect(dealer.button(re.compile("^Not the seven"))).to_be_visible()
    dealer.pause()
    key.tap()
    expect(tab.page.get_by_role("banner").get_by_text("Two sevens: twins.")).to_be_visible()
    dealer.wait_until_recorded()
    assert event_kinds(table_after_fasse).count("pair_dealt") == 1


def test_a_held_key_draws_one_card(tab: BrowserTab, table_after_fasse: Table) -> None:
    dealer = open_as_dealer(tab, table_after_fasse)
    keyboard = tab.page.keyboard
    dealer.key("7").focus()
    for _ in range(4):
        keyboard.down("Enter")
        dealer.pause()
    keyboard.up("Enter")
    expect(dealer.button(re.compile("^Not the seven"))).to_be_visible()
    dealer.tap(dealer.key("9"))
    sentence = tab.page.get_by_role("banner").get_by_text("Seven wins, nine loses.")
    expect(sentence).to_be_visible()


def test_an_answer_button_that_has_just_appeared_takes_no_tap(
    tab: BrowserTab, table_after_fasse: Table
) -> None:
    """Answers appear where nothing was. A tap meant for that place must not answer a win."""
    dealer = open_as_dealer(tab, table_after_fasse)
    tab.page.evaluate(TAP_NEW_ANSWERS)
    dealer.enter("pair K 5")
    take = dealer.answer_button("Take", "anne", "K")
    expect(take.and_(tab.page.locator(TAPPABLE))).to_be_visible()
    dealer.wait_until_recorded()
    expect(take).to_be_visible()
    assert tab.page.evaluate("window.tapped") > 0
    assert event_kinds(table_after_fasse)[-1] == "draw_settled"


TAP_NEW_ANSWERS = """() => {
  window.tapped = 0;
  new MutationObserver(() => {
    for (const target of document.querySelectorAll('[data-answer] button[data-new]')) {
      target.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
      window.tapped += 1;
    }
  }).observe(document.body, { subtree: true, childList: true });
}"""


def test_an_unsent_entry_is_removed_by_undo_or_in_the_outbox_list(
    tab: BrowserTab, table: Table
) -> None:
    tab.allow(*OFFLINE_ERRORS, "dialog: beforeunload")
    dealer = open_as_dealer(tab, table)
    # Open the list once, so that the page has fetched it before the server stops.
    dealer.tap(dealer.button("Recorded"))
    expect(tab.page.get_by_role("dialog")).to_be_visible()
    tab.page.keyboard.press("Escape")
    tab.server.stop()
    dealer.enter("stake anne K 10", "stake anne Q 10", "stake anne 7 10")
    expect(dealer.button("3 waiting")).to_be_visible()
    dealer.tap(dealer.button(re.compile("^Undo")))
    expect(dealer.couch("anne", "7")).to_have_count(0)
    dealer.tap(dealer.button("2 waiting"))
    dealer.tap(dealer.button("Remove: anne stakes 10 on the king."))
    expect(dealer.couch("anne", "K")).to_have_count(0)
    tab.page.keyboard.press("Escape")
    dealer.enter("stake anne 2 10", "stake anne 3 10")
    for key, card in (("u", "3"), ("Control+z", "2")):
        tab.page.keyboard.press(key)
        expect(dealer.couch("anne", card)).to_have_count(0)
    tab.server.start()
    tab.back_online()
    dealer.wait_until_recorded()
    assert [stake["card"] for stake in table.state()["stakes"]] == ["Q"]


def test_the_menu_opens_the_board(tab: BrowserTab, table_after_fasse: Table) -> None:
    open_as_dealer(tab, table_after_fasse)
    tab.menu("Wall board")
    expect(tab.page.locator(".board-page")).to_contain_text("anne")


def test_enter_in_the_amount_pad_does_not_tap_the_focused_place(
    tab: BrowserTab, table: Table
) -> None:
    """The focus returns to the place where it was. The same key press does not tap that place."""
    dealer = open_as_dealer(tab, table)
    dealer.place("anne", "K").focus()
    tab.page.keyboard.press("=")
    tab.page.keyboard.type("40")
    tab.page.keyboard.press("Enter")
    expect(tab.page.get_by_role("dialog")).to_have_count(0)
    dealer.enter("stake anne Q 40")
    dealer.wait_until_recorded()
    assert [one["card"] for one in table.state()["stakes"]] == ["Q"]
