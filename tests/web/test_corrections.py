"""Corrections at the dealer's table and on the history page, shown to the player."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.api.caller import Table
from tests.web.board_pages import sign_in_with_new_key
from tests.web.browser_tab import BrowserTab
from tests.web.conftest import OpenTab
from tests.web.dealer import Dealer, open_as_dealer
from tests.web.paroli_server import ParoliServer

ENTRIES = ".entry-history-list li"
SEATS = ("seat anne 100", "seat bess 100", "seat carl 100")
STAKES = ("stake anne K 5", "stake anne 7 5", "stake bess 9 5")
DEAL = ("fasse 2", "pair K 9", "take anne K", "pair 3 4")


@pytest.fixture
def server_table(server: ParoliServer) -> Table:
    """A table two draws into a deal, in which Anne still has the seven."""
    lines = (*SEATS, *STAKES, *DEAL)
    return server.caller().table(*lines, rules={"preset": "modern"}, bank={"funds": 1000})


def choose(dealer: Dealer, field: str, words: str) -> None:
    """Choose a value of a field in the correction panel."""
    dealer.tap(dealer.button(words, dealer.page.get_by_role("group", name=field, exact=True)))


def purse(table: Table, name: str) -> int:
    purses: dict[str, int] = {one["name"]: one["purse"] for one in table.state()["punters"]}
    return purses[name]


def couch(table: Table, punter: str, card: str) -> int:
    couches = {(s["punter"], s["card"]): s["couch"] for s in table.state()["stakes"]}
    return int(couches[punter, card])


def kinds(table: Table) -> list[str]:
    return [entry["entered"]["kind"] for entry in table.state()["recent"]]


def open_first_draw(tab: BrowserTab, server_table: Table) -> Dealer:
    """The dealer with the correction of the draw "King, then nine." open."""
    dealer = open_as_dealer(tab, server_table)
    dealer.tap(tab.page.locator(".card-slots button").first)
    dealer.tap(dealer.button("Pair 1 King, then nine."))
    return dealer


def test_later_entries_that_no_longer_fit_are_named_and_dropped(
    tab: BrowserTab, server_table: Table
) -> None:
    dealer = open_first_draw(tab, server_table)
    choose(dealer, "First card", "Q")
    effect = tab.page.locator(".effect-text")
    expect(effect).to_contain_text("One later entry no longer fits:")
    expect(effect).to_contain_text("anne takes the win on the king.")
    tab.check_layout("correction")
    dealer.tap(dealer.button("Record it without that entry"))
    dealer.wait_until_recorded()
    assert couch(server_table, "anne", "K") == 5
    assert "take" not in kinds(server_table)


def open_history(tab: BrowserTab, table: Table) -> Page:
    tab.control_clock()
    tab.sign_in_and_open(f"tables/{table.id}/log")
    expect(tab.page.locator(ENTRIES).first).to_be_visible()
    return tab.page


def test_the_history_strikes_through_what_no_longer_counts(
    tab: BrowserTab, server_table: Table
) -> None:
    server_table.enter("corrections", {"undo": True, "reason": "Read wrong."})
    page = open_history(tab, server_table)
    struck = page.locator(f"{ENTRIES} s")
    expect(struck).to_have_text("Three, then four. No stake wins or loses.")
    expect(page.locator(ENTRIES).first).to_contain_text(re.compile("Undone at .*: Read wrong."))
    page.get_by_label("Show the entries of").select_option("bess")
    expect(struck).to_have_count(0)
    expect(page.locator(ENTRIES)).to_have_count(3)
    tab.check_layout("history-of-one-player")
    assert tab.axe() == []


def test_an_entry_is_corrected_on_the_history_page(tab: BrowserTab, server_table: Table) -> None:
    page = open_history(tab, server_table)
    dealer = Dealer(tab)
    page.locator(f"{ENTRIES} button").filter(has_text="bess stakes 5 on the nine.").click()
    page.get_by_role("button", name="Correct…").click()
    choose(dealer, "Player", "carl")
    expect(page.locator(".effect-text")).to_have_text("bess 5 more, carl 5 less.")
    tab.check_layout("history-correction")
    dealer.tap(dealer.button("Record the change"))
    expect(page.locator(f"{ENTRIES} s")).to_have_text("bess stakes 5 on the nine.")
    assert (purse(server_table, "bess"), purse(server_table, "carl")) == (100, 95)
    # The entries after it were decided again. They can be corrected too.
    page.locator(f"{ENTRIES} button").filter(has_text="anne takes 5 on the king.").click()
    page.get_by_role("button", name="Correct…").click()
    choose(dealer, "Restake: choose an amount", "10")
    dealer.tap(dealer.button("Record the change"))
    expect(page.locator(f"{ENTRIES} s")).to_have_count(2)
    assert couch(server_table, "anne", "K") == 10


def test_a_ruling_and_a_new_name_are_entered_on_the_history_page_and_shown_to_the_player(
    open_tab: OpenTab, server_table: Table
) -> None:
    tab, anne = open_tab(), open_tab()
    sign_in_with_new_key(anne, "punter", sessions=[server_table.id], punter="anne")
    anne.page.goto(f"{anne.server.address}/punter/{server_table.id}")
    page = open_history(tab, server_table)
    dealer = Dealer(tab)
    page.get_by_role("button", name="Make a ruling…").click()
    choose(dealer, "Who pays", "The bank")
    choose(dealer, "Who gets the money", "anne")
    choose(dealer, "Amount", "20")
    page.get_by_label("Reason").fill("We paid it.")
    expect(page.locator(".effect-text")).to_have_text("anne 20 more, the bank 20 less.")
    tab.check_layout("ruling")
    page.get_by_role("button", name="Record the ruling").click()
    expect(page.locator(ENTRIES).first).to_contain_text(
        "Ruling: the bank pays anne 20. Reason: We paid it."
    )
    line = anne.page.locator(".player-history li").first
    expect(line).to_have_text("Ruling: We paid it.+20")
    page.get_by_role("button", name="Change a player’s name…").click()
    page.get_by_role("button", name="Change the name").click()
    expect(page.get_by_text("Choose a player.")).to_be_visible()
    choose(dealer, "Player", "anne")
    page.get_by_label("New name").fill("Annabel")
    page.get_by_role("button", name="Change the name").click()
    expect(page.locator(ENTRIES).first).to_contain_text("anne is called Annabel now.")
    expect(line).to_have_text("New name: Annabel, before anne")
    expect(anne.page.get_by_role("heading", name="Annabel", level=1)).to_be_visible()
