"""What the house refuses halts the sending, is said plainly, and is mended by a tap."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.api.caller import Table
from tests.web.browser_tab import BrowserTab
from tests.web.dealer import COUNT, TAPPABLE, Dealer, sit_down, sit_down_with_engine, until
from tests.web.keyboard_dealer import KeyboardDealer
from tests.web.paroli_server import ParoliServer

LINES = ("seat anne 100 spades", "seat bess 30")
LIMITS = {"min_stake": 2, "max_stake": 50, "max_cards": 3, "cards_required": 0, "burn": 0}


def opened(server: ParoliServer, *lines: str, **overrides: object) -> Table:
    rules = {"preset": "parlour", "overrides": {**LIMITS, **overrides}}
    return server.caller().table(*LINES, *lines, rules=rules, bank={"funds": 1000})


def refused(tab: BrowserTab, table: Table, line: str) -> Dealer:
    """Come to the table and type a line that the house refuses."""
    tab.allow("409")
    dealer = sit_down(tab, table)
    KeyboardDealer(tab.page).line(line)
    expect(slip(dealer)).to_contain_text("Not recorded.")
    return dealer


def slip(dealer: Dealer) -> Locator:
    return dealer.page.get_by_role("alert").filter(has_text="Not recorded.")


def mend(dealer: Dealer, words: str) -> None:
    dealer.tap(slip(dealer).get_by_role("button", name=re.compile(f"^{words}")))
    expect(slip(dealer)).to_have_count(0)
    dealer.recorded()


def stakes(table: Table) -> dict[str, int]:
    return {f"{one['punter']} {one['card']}": one["couch"] for one in table.state()["stakes"]}


def test_the_slip_is_there_before_anything_is_entered(tab: BrowserTab) -> None:
    with tab.page.expect_response(re.compile("/assets/panels-")):
        sit_down(tab, opened(tab.server))


def test_entering_goes_on_behind_a_refusal(tab: BrowserTab) -> None:
    table = opened(tab.server)
    tab.allow("409")
    dealer = sit_down(tab, table)
    dealer.coin("10")
    KeyboardDealer(tab.page).line("stake bess K 40")
    expect(slip(dealer)).to_contain_text(
        "bess\u2019s purse holds only 30. The stake on the king needs 40."
    )
    dealer.tap(dealer.place("anne", "A"))
    expect(slip(dealer)).to_contain_text("One entry is on hold.")
    assert stakes(table) == {}
    mend(dealer, "Stake 30")
    assert stakes(table) == {"bess K": 30, "anne A": 10}


MENDS: list[tuple[tuple[str, ...], str, str, dict[str, int]]] = [
    ((), "stake bess K 40", "Buy in 10", {"bess K": 40}),
    ((), "stake bess K 40", "Discard it", {}),
    ((), "stake anne K 1", "Stake 2", {"anne K": 2}),
    ((), "stake anne K 60", "Stake 50", {"anne K": 50}),
    (("stake anne K 5",), "stake anne K 9", "Change it", {"anne K": 9}),
    (("stake anne K 5", "fasse 2"), "stake anne K 9", "Mace it", {"anne K": 14}),
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
        "Withdraw one",
        {"anne K": 5, "anne Q": 5, "anne 2": 5},
    ),
]
"""What had come before, the line that is refused, what the button says, what lies there then."""


def test_each_refusal_has_its_mends(tab: BrowserTab) -> None:
    tab.allow("409")
    dealer = sit_down(tab, opened(tab.server))
    for lines, line, words, after in MENDS:
        table = opened(tab.server, *lines)
        before = table.version()
        tab.page.goto(f"{tab.server.address}/tables/{table.id}")
        expect(tab.page.get_by_role("grid")).to_be_visible()
        KeyboardDealer(tab.page).line(line)
        mend(dealer, words)
        assert stakes(table) == after, (line, words)
        assert (table.version() > before) == (words != "Discard it"), (line, words)


def test_what_is_needed_first_is_opened(tab: BrowserTab) -> None:
    """Somebody unknown is seated; the line is left out, since it named nobody."""
    table = opened(tab.server)
    dealer = refused(tab, table, "seat anne 10")
    dealer.tap(slip(dealer).get_by_role("button", name="Other name"))
    tab.page.get_by_label("Name", exact=True).fill("carl")
    dealer.tap(dealer.button("Add"))
    dealer.recorded()
    assert [punter["name"] for punter in table.state()["punters"]] == ["anne", "bess", "carl"]


def wait_for_refusal(dealer: Dealer, punter: str) -> None:
    """Wait until an entry of theirs is the one that is refused."""
    expect(dealer.row(punter).get_by_text("not recorded")).to_be_visible()


def test_a_mend_that_was_begun_outlives_the_next_refusal(tab: BrowserTab) -> None:
    table = opened(tab.server, "stake anne Q 5", "stake anne 2 5", "stake anne 3 5")
    dealer = refused(tab, table, "seat anne 10")
    KeyboardDealer(tab.page).line("stake bess K 40")
    expect(slip(dealer)).to_contain_text("One entry is on hold.")
    dealer.tap(slip(dealer).get_by_role("button", name="Other name"))
    wait_for_refusal(dealer, "bess")
    tab.page.get_by_label("Name", exact=True).fill("carl")
    dealer.tap(dealer.button("Add"))
    mend(dealer, "Stake 30")
    assert [punter["name"] for punter in table.state()["punters"]] == ["anne", "bess", "carl"]


def test_a_name_half_written_outlives_a_refusal(tab: BrowserTab) -> None:
    rules = {"preset": "parlour", "overrides": LIMITS}
    table = tab.server.caller().table(rules=rules, bank={"funds": 1000})
    tab.allow("409")
    dealer = sit_down(tab, table)
    name = tab.page.get_by_label("Name", exact=True)
    name.fill("anne")
    dealer.tap(dealer.button("Add"))
    expect(dealer.row("anne")).to_be_visible()
    name.fill("ca")
    tab.page.evaluate("document.activeElement.blur()")
    KeyboardDealer(tab.page).line("stake anne K 60")
    wait_for_refusal(dealer, "anne")
    name.press("End")
    name.press_sequentially("rl")
    expect(name).to_have_value("carl")
    # On a suit Enter chooses it.
    tab.page.get_by_role("button", name="hearts").press("Enter")
    expect(tab.page.get_by_role("button", name="hearts", pressed=True)).to_be_visible()
    name.press("Enter")
    mend(dealer, "Discard it")
    assert [(one["name"], one["suit"]) for one in table.state()["punters"]] == [
        ("anne", None),
        ("carl", "hearts"),
    ]


def test_a_bank_that_must_cover_is_funded(tab: BrowserTab) -> None:
    rules = {"preset": "parlour", "overrides": {**LIMITS, "bank_cover": "covered"}}
    table = tab.server.caller().table(*LINES, rules=rules, bank={"funds": 10})
    dealer = refused(tab, table, "stake anne K 20")
    expect(slip(dealer)).to_contain_text("holds 10")
    mend(dealer, "Fund the bank")
    assert table.state()["bank"]["balance"] == 20
    assert stakes(table) == {"anne K": 20}


def test_what_comes_too_late_is_laid_in_the_next_deal(tab: BrowserTab) -> None:
    """Kept on the device: the page may be loaded anew meanwhile."""
    table = opened(tab.server, "stake bess K 5", "fasse 2", replace=None)
    dealer = refused(tab, table, "stake anne Q 10")
    mend(dealer, "Keep for the next deal")
    until(tab.page, lambda: tab.page.evaluate(COUNT) == 0)
    tab.page.reload()
    expect(dealer.row("anne").get_by_text("Next deal: queen, 10")).to_be_visible()
    dealer.enter("end")
    expect(dealer.couch("anne", "Q")).to_be_visible()
    dealer.recorded()
    assert stakes(table) == {"anne Q": 10}
    tab.page.reload()
    expect(dealer.couch("anne", "Q")).to_be_visible()
    dealer.recorded()
    assert stakes(table) == {"anne Q": 10}


def test_a_slip_is_put_aside_for_other_coins_and_comes_back(tab: BrowserTab) -> None:
    table = opened(tab.server)
    dealer = refused(tab, table, "stake bess K 40")
    dealer.tap(slip(dealer).get_by_role("button", name="Continue staking"))
    expect(slip(dealer)).to_have_count(0)
    dealer.coin("5")
    dealer.tap(dealer.place("anne", "A"))
    dealer.coin("20")
    dealer.tap(dealer.place("anne", "7"))
    dealer.tap(dealer.button("Not recorded."))
    expect(slip(dealer)).to_contain_text("Two entries are on hold.")
    mend(dealer, "Stake 30")
    assert stakes(table) == {"bess K": 30, "anne A": 5, "anne 7": 20}


def test_on_a_phone_answers_can_be_given_behind_a_slip(tab: BrowserTab) -> None:
    tab.page.set_viewport_size({"width": 390, "height": 844})
    table = opened(tab.server, "stake anne K 5", "stake bess 3 5", "fasse 2", "pair K 3")
    dealer = refused(tab, table, "seat anne 10")
    dealer.tap(slip(dealer).get_by_role("button", name="Wins to answer"))
    dealer.answer("Take", "anne", "K")
    expect(slip(dealer)).to_contain_text("One entry is on hold.")
    mend(dealer, "Discard it")
    assert stakes(table) == {}


def test_money_that_changes_hands_is_no_stake(tab: BrowserTab) -> None:
    """No coin of the tray is barred to it by what the house lets people lay."""
    table = opened(tab.server, max_stake=2)
    dealer = sit_down(tab, table)
    dealer.buyin("bess", "500")
    dealer.recorded()
    assert {one["name"]: one["purse"] for one in table.state()["punters"]}["bess"] == 530


def test_who_cashes_out_cannot_be_given_more_than_the_purse(tab: BrowserTab) -> None:
    """Neither by a coin nor by the pad, which says the most; so nothing is refused for it."""
    table = opened(tab.server)
    dealer = sit_down(tab, table)
    dealer.name("bess")
    tray = tab.page.get_by_role("region", name="bess", exact=True)
    dealer.tap(dealer.button("Cash out", tray))
    coins = tray.get_by_role("group", name="Choose a coin")
    expect(dealer.button("20", coins)).to_be_visible()
    expect(dealer.button("50", coins)).to_have_count(0)
    dealer.tap(dealer.button("Other…"))
    pad = tab.page.get_by_role("dialog", name="Other amount")
    said = pad.get_by_role("status")
    expect(said).to_have_text("At most 30.")
    for key in "31":
        dealer.tap(dealer.button(key, pad))
    expect(said).to_have_text("At most 30.")
    expect(dealer.button("Done", pad)).to_have_attribute("aria-disabled", "true")
    pad.get_by_role("textbox").press("Enter")
    expect(pad).to_be_visible()
    dealer.tap(dealer.button("Delete the last digit", pad))
    dealer.tap(dealer.button("0", pad))
    expect(said).to_have_text("30")
    dealer.tap(dealer.button("Done", pad))
    dealer.recorded()
    assert {one["name"]: one["purse"] for one in table.state()["punters"]}["bess"] == 0


NAMED: list[tuple[dict[str, bool], str, str]] = [
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
"""What the house's rules are besides, a line that is refused in a deal, and how the slip begins.

A stake lies in red in the row of whoever lays it; the slip of one begins with what became of it.
"""


def test_a_slip_begins_with_the_entry_that_shows_nowhere_at_the_table(tab: BrowserTab) -> None:
    tab.allow("409")
    dealer = sit_down(tab, opened(tab.server))
    for rules, line, words in NAMED:
        table = opened(tab.server, "stake anne K 5", "fasse 2", **rules)
        tab.page.goto(f"{tab.server.address}/tables/{table.id}")
        expect(tab.page.get_by_role("grid")).to_be_visible()
        KeyboardDealer(tab.page).line(line)
        begins = re.compile(rf"^{re.escape(words)}{'.* ' if words else ''}Not recorded\.")
        expect(slip(dealer).locator("p")).to_have_text(begins)
        mend(dealer, "Discard it")


def test_what_is_left_out_does_not_come_back_with_a_reload_at_once(tab: BrowserTab) -> None:
    """In the very turn of the tap, before the device has written anything down."""
    dealer = refused(tab, opened(tab.server), "stake bess K 40")
    left = slip(dealer).get_by_role("button", name="Discard it").and_(tab.page.locator(TAPPABLE))
    with tab.page.expect_navigation():
        left.evaluate("(button) => { button.click(); location.reload(); }")
    dealer.recorded()
    expect(slip(dealer)).to_have_count(0)
    assert tab.page.evaluate(COUNT) == 0


@pytest.mark.parametrize("offline_ready", [True])
def test_of_several_the_slip_says_which(tab: BrowserTab) -> None:
    """The core foresees that what waits behind will be refused too."""
    tab.allow("409")
    table = opened(tab.server)
    dealer = sit_down_with_engine(tab, table)
    dealer.enter("stake bess K 40")
    expect(slip(dealer)).to_be_visible()
    for line in ("stake bess Q 45", "stake anne A 5"):
        KeyboardDealer(tab.page).line(line)
    expect(slip(dealer)).to_contain_text("1 of 2. Two entries are on hold.")
    chip = dealer.button("2 refused")
    dealer.tap(chip)
    states = tab.page.locator(".outbox-list li > span")
    expect(states).to_have_text(["refused", "will be refused", "waiting"])


def test_what_is_refused_keeps_nobody_on_a_page(tab: BrowserTab) -> None:
    """No page of the house asks before it is left; the slip is there when somebody comes back."""
    table = opened(tab.server)
    dealer = refused(tab, table, "stake bess K 40")
    address = tab.page.url
    for page in (tab.server.address, f"{tab.server.address}/evening", address):
        tab.page.goto(page)
        expect(tab.page.locator("h1").first).to_be_attached()
    expect(slip(dealer)).to_be_visible()
    mend(dealer, "Discard it")
