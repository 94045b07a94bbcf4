"""An entry that the server refuses stops the sending, shows its reason, and offers corrections."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.api.caller import Table
from tests.web.browser_tab import BrowserTab, wait_until
from tests.web.dealer import (
    COUNT_STORED_ENTRIES,
    TAPPABLE,
    Dealer,
    open_as_dealer,
    open_with_engine,
)
from tests.web.keyboard_dealer import KeyboardDealer
from tests.web.paroli_server import ParoliServer

LINES = ("seat anne 100 spades", "seat bess 30")
LIMITS = {"min_stake": 2, "max_stake": 50, "max_cards": 3, "cards_required": 0, "burn": 0}


def new_table(server: ParoliServer, *lines: str, **overrides: object) -> Table:
    rules = {"preset": "parlour", "overrides": {**LIMITS, **overrides}}
    return server.caller().table(*LINES, *lines, rules=rules, bank={"funds": 1000})


def open_and_enter_refused(tab: BrowserTab, table: Table, line: str) -> Dealer:
    """Open the table as dealer and type a line that the server refuses."""
    tab.allow("409")
    dealer = open_as_dealer(tab, table)
    KeyboardDealer(tab.page).line(line)
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


def test_more_entries_can_be_made_while_one_is_refused(tab: BrowserTab) -> None:
    table = new_table(tab.server)
    tab.allow("409")
    dealer = open_as_dealer(tab, table)
    dealer.choose_coin("10")
    KeyboardDealer(tab.page).line("stake bess K 40")
    expect(rejection_slip(dealer)).to_contain_text(
        "bess\u2019s purse holds only 30. The stake on the king needs 40."
    )
    dealer.tap(dealer.place("anne", "A"))
    expect(rejection_slip(dealer)).to_contain_text("One entry is on hold.")
    assert stakes(table) == {}
    tap_correction(dealer, "Stake 30")
    assert stakes(table) == {"bess K": 30, "anne A": 10}


CORRECTIONS: list[tuple[tuple[str, ...], str, str, dict[str, int]]] = [
    ((), "stake bess K 40", "Buy in 10", {"bess K": 40}),
    ((), "stake bess K 40", "Discard it", {}),
    ((), "stake anne K 1", "Stake 2", {"anne K": 2}),
    ((), "stake anne K 60", "Stake 50", {"anne K": 50}),
    (("stake anne K 5",), "stake anne K 9", "Replace the stake", {"anne K": 9}),
    (("stake anne K 5", "fasse 2"), "stake anne K 9", "Add it to the stake", {"anne K": 14}),
    (
        ("stake anne K 5", "stake bess 3 5", "fasse 2", "pair K 3"),
        "stake bess 4 5",
        "Take all",
        {"bess 4": 5},
    ),
    (("stake anne K 5", "fasse 2", "pair K K"), "paroli anne K", "Take 5", {}),
    (("stake anne K 5", "fasse 2", "pair K 3"), "take anne K 5", "Take 5", {}),
    ((), "seat anne 10", "Buy in instead", {}),
    (
        ("stake anne K 5", "stake anne Q 5", "stake anne 7 5"),
        "stake anne 2 5",
        "Withdraw one card",
        {"anne K": 5, "anne Q": 5, "anne 2": 5},
    ),
]
"""Earlier lines, the refused line, the label of the correction, and the stakes after it."""


def test_each_refusal_offers_its_corrections(tab: BrowserTab) -> None:
    tab.allow("409")
    dealer = open_as_dealer(tab, new_table(tab.server))
    for lines, line, words, after in CORRECTIONS:
        table = new_table(tab.server, *lines)
        before = table.version()
        tab.page.goto(f"{tab.server.address}/tables/{table.id}")
        expect(tab.page.get_by_role("grid")).to_be_visible()
        KeyboardDealer(tab.page).line(line)
        tap_correction(dealer, words)
        assert stakes(table) == after, (line, words)
        assert (table.version() > before) == (words != "Discard it"), (line, words)


def test_a_refused_seat_can_be_entered_under_another_name(tab: BrowserTab) -> None:
    """The refused line is dropped; the new player is added in its place."""
    table = new_table(tab.server)
    dealer = open_and_enter_refused(tab, table, "seat anne 10")
    dealer.tap(rejection_slip(dealer).get_by_role("button", name="Enter another name"))
    tab.page.get_by_label("Name", exact=True).fill("carl")
    dealer.tap(dealer.button("Add carl with 100"))
    dealer.wait_until_recorded()
    assert [punter["name"] for punter in table.state()["punters"]] == ["anne", "bess", "carl"]


def wait_for_refusal(dealer: Dealer, punter: str) -> None:
    """Wait until the refused entry is one of ``punter``."""
    expect(dealer.row(punter).get_by_text("not recorded")).to_be_visible()


def test_an_open_correction_survives_the_next_refusal(tab: BrowserTab) -> None:
    table = new_table(tab.server, "stake anne Q 5", "stake anne 2 5", "stake anne 3 5")
    dealer = open_and_enter_refused(tab, table, "seat anne 10")
    KeyboardDealer(tab.page).line("stake bess K 40")
    expect(rejection_slip(dealer)).to_contain_text("One entry is on hold.")
    dealer.tap(rejection_slip(dealer).get_by_role("button", name="Enter another name"))
    wait_for_refusal(dealer, "bess")
    tab.page.get_by_label("Name", exact=True).fill("carl")
    dealer.tap(dealer.button("Add carl with 100"))
    tap_correction(dealer, "Stake 30")
    assert [punter["name"] for punter in table.state()["punters"]] == ["anne", "bess", "carl"]


def test_a_half_typed_name_survives_a_refusal(tab: BrowserTab) -> None:
    rules = {"preset": "parlour", "overrides": LIMITS}
    table = tab.server.caller().table(rules=rules, bank={"funds": 1000})
    tab.allow("409")
    dealer = open_as_dealer(tab, table)
    name = tab.page.get_by_label("Name", exact=True)
    name.fill("anne")
    dealer.tap(dealer.button("Add anne with 100"))
    expect(dealer.row("anne")).to_be_visible()
    name.fill("ca")
    tab.page.evaluate("document.activeElement.blur()")
    KeyboardDealer(tab.page).line("stake anne K 60")
    wait_for_refusal(dealer, "anne")
    name.press("End")
    name.press_sequentially("rl")
    expect(name).to_have_value("carl")
    # Enter on a suit chooses the suit.
    tab.page.get_by_role("button", name="hearts").press("Enter")
    expect(tab.page.get_by_role("button", name="hearts", pressed=True)).to_be_visible()
    name.press("Enter")
    tap_correction(dealer, "Discard it")
    assert [(punter["name"], punter["suit"]) for punter in table.state()["punters"]] == [
        ("anne", None),
        ("carl", "hearts"),
    ]


def test_a_stake_refused_for_bank_cover_offers_to_fund_the_bank(tab: BrowserTab) -> None:
    rules = {"preset": "parlour", "overrides": {**LIMITS, "bank_cover": "covered"}}
    table = tab.server.caller().table(*LINES, rules=rules, bank={"funds": 10})
    dealer = open_and_enter_refused(tab, table, "stake anne K 20")
    expect(rejection_slip(dealer)).to_contain_text("has 10")
    tap_correction(dealer, "Fund the bank")
    assert table.state()["bank"]["balance"] == 20
    assert stakes(table) == {"anne K": 20}


def test_a_late_stake_can_be_stored_for_the_next_deal(tab: BrowserTab) -> None:
    """The device stores it, so it also survives a reload."""
    table = new_table(tab.server, "stake bess K 5", "fasse 2", replace=None)
    dealer = open_and_enter_refused(tab, table, "stake anne Q 10")
    tap_correction(dealer, "Keep for the next deal")
    wait_until(tab.page, lambda: tab.page.evaluate(COUNT_STORED_ENTRIES) == 0)
    tab.page.reload()
    expect(dealer.row("anne").get_by_text("Next deal: queen, 10")).to_be_visible()
    dealer.enter("end")
    expect(dealer.couch("anne", "Q")).to_be_visible()
    dealer.wait_until_recorded()
    assert stakes(table) == {"anne Q": 10}
    tab.page.reload()
    expect(dealer.couch("anne", "Q")).to_be_visible()
    dealer.wait_until_recorded()
    assert stakes(table) == {"anne Q": 10}


def test_a_rejection_slip_can_be_hidden_and_shown_again(tab: BrowserTab) -> None:
    table = new_table(tab.server)
    dealer = open_and_enter_refused(tab, table, "stake bess K 40")
    dealer.tap(rejection_slip(dealer).get_by_role("button", name="Continue staking"))
    expect(rejection_slip(dealer)).to_have_count(0)
    dealer.choose_coin("5")
    dealer.tap(dealer.place("anne", "A"))
    dealer.choose_coin("20")
    dealer.tap(dealer.place("anne", "7"))
    dealer.tap(dealer.button("Not recorded."))
    expect(rejection_slip(dealer)).to_contain_text("Two entries are on hold.")
    tap_correction(dealer, "Stake 30")
    assert stakes(table) == {"bess K": 30, "anne A": 5, "anne 7": 20}


def test_on_a_phone_wins_can_be_answered_while_an_entry_is_refused(tab: BrowserTab) -> None:
    tab.page.set_viewport_size({"width": 390, "height": 844})
    table = new_table(tab.server, "stake anne K 5", "stake bess 3 5", "fasse 2", "pair K 3")
    dealer = open_and_enter_refused(tab, table, "seat anne 10")
    dealer.tap(rejection_slip(dealer).get_by_role("button", name="Waiting wins"))
    dealer.answer("Take", "anne", "K")
    expect(rejection_slip(dealer)).to_contain_text("One entry is on hold.")
    tap_correction(dealer, "Discard it")
    assert stakes(table) == {}


def test_stake_limits_do_not_limit_a_buy_in(tab: BrowserTab) -> None:
    """The coin tray offers amounts above the maximum stake."""
    table = new_table(tab.server, max_stake=2)
    dealer = open_as_dealer(tab, table)
    dealer.buyin("bess", "500")
    dealer.wait_until_recorded()
    assert {punter["name"]: punter["purse"] for punter in table.state()["punters"]}["bess"] == 530


def test_a_cash_out_cannot_exceed_the_purse(tab: BrowserTab) -> None:
    """The coins and the amount pad limit it. The pad shows the maximum."""
    table = new_table(tab.server)
    dealer = open_as_dealer(tab, table)
    dealer.open_player("bess")
    tray = tab.page.get_by_role("region", name="bess", exact=True)
    dealer.tap(dealer.button("Cash out", tray))
    coins = tray.get_by_role("group", name="Coins for the sum")
    expect(dealer.button("20", coins)).to_be_visible()
    expect(dealer.button("50", coins)).to_have_count(0)
    dealer.tap(dealer.button("Other…"))
    pad = tab.page.get_by_role("dialog", name="Other amount")
    status = pad.get_by_role("status")
    expect(status).to_have_text("At most 30.")
    for key in "31":
        dealer.tap(dealer.button(key, pad))
    expect(status).to_have_text("At most 30.")
    expect(dealer.button("Done", pad)).to_have_attribute("aria-disabled", "true")
    pad.get_by_role("textbox").press("Enter")
    expect(pad).to_be_visible()
    dealer.tap(dealer.button("Delete the last digit", pad))
    dealer.tap(dealer.button("0", pad))
    expect(status).to_have_text("30")
    dealer.tap(dealer.button("Done", pad))
    dealer.tap(dealer.button("Cash out 30 to bess", tray))
    dealer.wait_until_recorded()
    assert {punter["name"]: punter["purse"] for punter in table.state()["punters"]}["bess"] == 0


SLIP_BEGINNINGS: list[tuple[dict[str, bool], str, str]] = [
    (
        {"side_bets": False},
        "sidebet bess anne anne K win 5",
        "bess bets anne 5 that anne\u2019s king will win",
    ),
    ({"books": False}, "book bess 5", "bess buys a book for 5."),
    ({}, "take anne K", "anne takes the win on the king."),
    ({}, "cashout bess 40", "bess cashes out 40."),
    ({}, "fasse 3", "The fasse is the three."),
    ({}, "seat anne 10", "anne joins with 10."),
    ({}, "stake anne Q 5", ""),
]
"""Changed rules, a line that is refused during a deal, and the first words of the slip.

A refused stake is red in its player's row, so its slip begins with the result.
"""


def test_a_rejection_slip_names_an_entry_that_no_row_shows(tab: BrowserTab) -> None:
    tab.allow("409")
    dealer = open_as_dealer(tab, new_table(tab.server))
    for rules, line, words in SLIP_BEGINNINGS:
        table = new_table(tab.server, "stake anne K 5", "fasse 2", **rules)
        tab.page.goto(f"{tab.server.address}/tables/{table.id}")
        expect(tab.page.get_by_role("grid")).to_be_visible()
        KeyboardDealer(tab.page).line(line)
        begins = re.compile(rf"^{re.escape(words)}{'.* ' if words else ''}Not recorded\.")
        expect(rejection_slip(dealer).locator("p")).to_have_text(begins)
        tap_correction(dealer, "Discard it")


def test_a_discarded_entry_stays_discarded_if_the_page_reloads_at_once(tab: BrowserTab) -> None:
    """The reload comes in the same task as the tap, before the device has stored anything."""
    dealer = open_and_enter_refused(tab, new_table(tab.server), "stake bess K 40")
    discard = (
        rejection_slip(dealer)
        .get_by_role("button", name="Discard it")
        .and_(tab.page.locator(TAPPABLE))
    )
    with tab.page.expect_navigation():
        discard.evaluate("(button) => { button.click(); location.reload(); }")
    dealer.wait_until_recorded()
    expect(rejection_slip(dealer)).to_have_count(0)
    # The page shows the change before it has stored it.
    wait_until(tab.page, lambda: tab.page.evaluate(COUNT_STORED_ENTRIES) == 0)


@pytest.mark.parametrize("offline_ready", [True])
def test_the_rejection_slip_shows_which_of_several_refusals_it_is(tab: BrowserTab) -> None:
    """The engine predicts that a waiting entry will be refused too."""
    tab.allow("409")
    table = new_table(tab.server)
    dealer = open_with_engine(tab, table)
    dealer.enter("stake bess K 40")
    expect(rejection_slip(dealer)).to_be_visible()
    for line in ("stake bess Q 45", "stake anne A 5"):
        KeyboardDealer(tab.page).line(line)
    expect(rejection_slip(dealer)).to_contain_text("1 of 2. Two entries are on hold.")
    chip = dealer.button("2 refused")
    dealer.tap(chip)
    states = tab.page.locator(".outbox-list li > span")
    expect(states).to_have_text(["refused", "will be refused", "waiting"])


def test_a_refused_entry_does_not_block_leaving_the_page(tab: BrowserTab) -> None:
    """No page asks for confirmation. On return, the rejection slip is shown again."""
    table = new_table(tab.server)
    dealer = open_and_enter_refused(tab, table, "stake bess K 40")
    address = tab.page.url
    for page in (tab.server.address, f"{tab.server.address}/evening", address):
        tab.page.goto(page)
        expect(tab.page.locator("h1").first).to_be_attached()
    expect(rejection_slip(dealer)).to_be_visible()
    tap_correction(dealer, "Discard it")
