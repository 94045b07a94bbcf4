"""What holds of every tap and key at the table, and between tablets."""

import re

import pytest
from playwright.sync_api import Route, expect

from tests.api.caller import Table
from tests.web.browser_tab import BrowserTab
from tests.web.conftest import OpenTab
from tests.web.dealer import BOUNCE_MS, TAPPABLE, Dealer, sit_down, sit_down_with_engine
from tests.web.keyboard_dealer import KeyboardDealer
from tests.web.paroli_server import ParoliServer
from tests.web.test_by_touch import DEAL, FEW_CARDS, SEATS, STAKES, assert_comes_to_deal

CUT = ("Failed to load resource", "ERR_")
# Of two taps that come at one point of the page, both reach it in one frame.
TWICE = """(element) => {
  for (const time of [0, 1]) element.dispatchEvent(
    new MouseEvent('click', { bubbles: true, detail: 1, clientX: 5, clientY: 5 }));
}"""


@pytest.fixture
def table(server: ParoliServer) -> Table:
    return server.caller().table(*SEATS, rules=FEW_CARDS, bank={"funds": 1000})


@pytest.fixture
def dealt(server: ParoliServer) -> Table:
    """The fasse is turned."""
    lines = (*SEATS, *STAKES, "fasse Q")
    return server.caller().table(*lines, rules=FEW_CARDS, bank={"funds": 1000})


def kinds(table: Table) -> list[str]:
    return [event["type"].split(".")[1] for event in table.events()]


def test_a_whole_deal_by_the_keyboard_alone(tab: BrowserTab, table: Table) -> None:
    dealer = sit_down(tab, table)
    typist = KeyboardDealer(tab.page)
    typist.enter(STAKES)
    typist.enter(DEAL[:4])
    typist.line("stake bess 9 20")
    typist.press("7")
    tab.page.evaluate(f"new Promise((done) => setTimeout(done, {BOUNCE_MS}))")
    typist.press("7")
    typist.enter(DEAL[6:])
    dealer.recorded()
    assert_comes_to_deal(table)


def settled_otherwise(route: Route) -> None:
    """Answer that anne has one more than the rules give her."""
    answer = route.fetch()
    if answer.status != 200:
        return route.fulfill(response=answer)
    table = answer.json()
    if table["place"] == 2:
        table["punters"][0]["net"] += 1
    return route.fulfill(response=answer, json=table)


@pytest.mark.parametrize("offline_ready", [True])
def test_a_row_that_the_house_settled_otherwise_says_so(tab: BrowserTab, dealt: Table) -> None:
    """In every layout, while a win of that row waits, and of what took the pen too."""
    tab.allow(*CUT)
    dealer = sit_down_with_engine(tab, dealt)
    context = tab.page.context
    context.set_offline(True)
    dealer.enter("pair K 5")
    expect(dealer.given("Take", "anne", "K")).to_be_visible()
    tab.page.route(f"**/v1/sessions/{dealt.id}", settled_otherwise)
    context.set_offline(False)
    dealer.recorded()
    for width, height in ((1180, 820), (820, 1180), (390, 844)):
        tab.page.set_viewport_size({"width": width, "height": height})
        said = tab.page.locator(".name-cell", has_text="The server has a different result")
        expect(said.locator("[data-sign=differs]")).to_be_visible()
        expect(said).to_contain_text("anne")
        expect(said).to_have_count(1)
        assert tab.axe(".table-grid__rows") == []


def test_two_tablets_see_each_other(open_tab: OpenTab, table: Table) -> None:
    ones, others = open_tab(), open_tab()
    others.allow("409")
    one, other = (sit_down(each, table, controls_clock=False) for each in (ones, others))
    one.coin("10")
    one.place("anne", "K").tap()
    expect(other.couch("anne", "K")).to_be_visible()
    expect(other.button("Another tablet has control")).to_be_visible()
    other.coin("5")
    other.tap(other.place("bess", "5"))
    other.tap(other.button("Another tablet has control"))
    other.tap(other.button("Take control"))
    other.recorded()
    expect(one.couch("bess", "5")).to_be_visible()
    expect(one.button("Another tablet has control")).to_be_visible()
    assert len(table.state()["stakes"]) == 2


def test_a_card_in_hand_that_is_lost_meanwhile_is_let_go(tab: BrowserTab, dealt: Table) -> None:
    dealer = sit_down(tab, dealt)
    dealer.tap(dealer.couch("anne", "K"))
    expect(dealer.button("Close")).to_be_visible()
    dealt.enter_lines("pair 2 K")
    expect(dealer.button("Close")).to_have_count(0)
    expect(tab.page.locator(".prompt__text")).to_have_text("Two wins, king loses.")


def test_two_tabs_of_one_browser_share_one_outbox(tab: BrowserTab, table: Table) -> None:
    tab.allow(*CUT, "dialog: beforeunload")
    first = sit_down(tab, table)
    second = Dealer(tab)
    second.page = tab.open_another()
    second.page.goto(tab.page.url)
    expect(second.page.get_by_role("grid")).to_be_visible()
    tab.server.shut()
    first.enter("stake anne K 10")
    expect(second.button("1 waiting")).to_be_visible()
    second.enter("stake anne Q 10")
    expect(first.button("2 waiting")).to_be_visible()
    expect(first.couch("anne", "Q")).to_be_visible()
    tab.server.open()
    tab.back_online()
    first.recorded()
    second.recorded()
    assert [stake["card"] for stake in table.state()["stakes"]] == ["K", "Q"]


def test_the_history_is_a_key_away_and_the_page_stays(tab: BrowserTab, table: Table) -> None:
    """It is not loaded anew, which would end the core."""
    sit_down(tab, table)
    tab.page.evaluate("window.stays = true")
    KeyboardDealer(tab.page).press("h")
    expect(tab.page.locator(".history-lines")).to_be_visible()
    assert tab.page.url.endswith(f"/tables/{table.id}/log")
    assert tab.page.evaluate("window.stays") is True


def test_a_changed_coin_is_undone_whole(tab: BrowserTab, server: ParoliServer) -> None:
    tab.allow(*CUT)
    table = server.caller().table(*SEATS, "stake anne K 10", rules=FEW_CARDS, bank={"funds": 1000})
    dealer = sit_down(tab, table)
    tab.page.context.set_offline(True)
    dealer.tap(dealer.couch("anne", "K"))
    dealer.coin("5")
    expect(dealer.button("2 waiting")).to_be_visible()
    dealer.tap(dealer.button(re.compile("^Undo")))
    expect(dealer.button("No connection")).to_be_visible()
    tab.page.context.set_offline(False)
    dealer.recorded()
    assert table.state()["stakes"][0]["couch"] == 10


def test_a_double_tap_enters_once(tab: BrowserTab, table: Table) -> None:
    dealer = sit_down(tab, table)
    dealer.coin("10")
    place = dealer.place("anne", "K")
    expect(place.and_(tab.page.locator(TAPPABLE))).to_be_visible()
    place.evaluate(TWICE)
    dealer.recorded()
    assert kinds(table).count("stake_placed") == 1


def test_twins_are_a_deliberate_second_tap(tab: BrowserTab, dealt: Table) -> None:
    dealer = sit_down(tab, dealt)
    key = dealer.key("7")
    expect(key.and_(tab.page.locator(TAPPABLE))).to_be_visible()
    key.evaluate(TWICE)
    expect(dealer.button(re.compile("^Not the seven"))).to_be_visible()
    dealer.pause()
    key.tap()
    expect(tab.page.get_by_role("banner").get_by_text("Two sevens: twins.")).to_be_visible()
    dealer.recorded()
    assert kinds(dealt).count("pair_dealt") == 1


def test_a_key_that_is_held_turns_one_card(tab: BrowserTab, dealt: Table) -> None:
    dealer = sit_down(tab, dealt)
    keyboard = tab.page.keyboard
    dealer.key("7").focus()
    for _ in range(4):
        keyboard.down("Enter")
        dealer.pause()
    keyboard.up("Enter")
    expect(dealer.button(re.compile("^Not the seven"))).to_be_visible()
    dealer.tap(dealer.key("9"))
    said = tab.page.get_by_role("banner").get_by_text("Seven wins, nine loses.")
    expect(said).to_be_visible()


def test_a_target_that_has_just_appeared_takes_no_tap(tab: BrowserTab, dealt: Table) -> None:
    """The answers stand where nothing was; a tap that was on its way there answers nothing."""
    dealer = sit_down(tab, dealt)
    tab.page.evaluate(TAP_WHATEVER_APPEARS)
    dealer.enter("pair K 5")
    take = dealer.given("Take", "anne", "K")
    expect(take.and_(tab.page.locator(TAPPABLE))).to_be_visible()
    dealer.recorded()
    expect(take).to_be_visible()
    assert tab.page.evaluate("window.tapped") > 0
    assert kinds(dealt)[-1] == "draw_settled"


TAP_WHATEVER_APPEARS = """() => {
  window.tapped = 0;
  new MutationObserver(() => {
    for (const target of document.querySelectorAll('[data-answer] button[data-new]')) {
      target.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
      window.tapped += 1;
    }
  }).observe(document.body, { subtree: true, childList: true });
}"""


def test_an_entry_not_sent_is_taken_out_by_undo_or_from_the_list(
    tab: BrowserTab, table: Table
) -> None:
    tab.allow(*CUT, "dialog: beforeunload")
    dealer = sit_down(tab, table)
    # The list has come once it was seen: it is fetched when the page is idle, or asked for.
    dealer.tap(dealer.button("Recorded"))
    expect(tab.page.get_by_role("dialog")).to_be_visible()
    tab.page.keyboard.press("Escape")
    tab.server.shut()
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
    tab.server.open()
    tab.back_online()
    dealer.recorded()
    assert [stake["card"] for stake in table.state()["stakes"]] == ["Q"]


def test_the_menu_leads_to_the_board(tab: BrowserTab, dealt: Table) -> None:
    sit_down(tab, dealt)
    tab.menu("Wall board")
    expect(tab.page.locator(".board-page")).to_contain_text("anne")


def test_the_key_that_ends_a_sum_taps_nothing_else(tab: BrowserTab, table: Table) -> None:
    """The focus goes back to the place it came from, which is not tapped by the same key."""
    dealer = sit_down(tab, table)
    dealer.place("anne", "K").focus()
    tab.page.keyboard.press("=")
    tab.page.keyboard.type("40")
    tab.page.keyboard.press("Enter")
    expect(tab.page.get_by_role("dialog")).to_have_count(0)
    dealer.enter("stake anne Q 40")
    dealer.recorded()
    assert [one["card"] for one in table.state()["stakes"]] == ["Q"]
