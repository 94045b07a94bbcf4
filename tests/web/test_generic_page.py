"""A game without pages of its own, on the pages of the kit: opened, dealt, corrected and closed."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.web.browser_tab import BrowserTab
from tests.web.conftest import OpenTab
from tests.web.offer_dealer import FOOTER, OfferDealer, tap

TITLE = "Round by round"
STANDINGS = ".ranking__table tbody tr"

pytestmark = pytest.mark.usefixtures("use_added_games")


def tray_button(tab: BrowserTab, name: str | re.Pattern[str]) -> Locator:
    return tab.page.locator(FOOTER).get_by_role("button", name=name)


def money_of(tab: BrowserTab, player: str, task: str) -> None:
    """Open a task of a player's tray."""
    tap(tab.page.locator(f"[data-player={player}] .name-cell__button"))
    tap(tray_button(tab, task))


def test_a_table_is_opened_with_the_form_and_gets_its_players(tab: BrowserTab) -> None:
    page = tab.page
    tab.sign_in_and_open("new")
    page.get_by_label("Game").select_option(label="Invented game")
    tab.button("Money and seats").click()
    page.get_by_label("Name of the table").fill(TITLE)
    page.get_by_role("button", name="Seats", exact=True).click()
    tab.button("Open the table").click()
    expect(page.get_by_role("heading", level=1, name=TITLE)).to_be_attached()
    tap(tray_button(tab, "Add a player").first)
    page.get_by_label("Name", exact=True).fill("Anne")
    page.get_by_label("Purse").fill("100")
    tap(tray_button(tab, "Add Anne with 100"))
    expect(page.locator("[data-player=Anne]")).to_contain_text("100")
    expect(page.get_by_label("Name", exact=True)).to_have_value("")
    assert tab.axe() == []


def test_money_is_brought_in_and_the_standings_follow_a_settled_round(tab: BrowserTab) -> None:
    dealer = OfferDealer(tab)
    money_of(tab, "Bess", "Buy in another sum")
    tap(tray_button(tab, "5").first)
    tap(tray_button(tab, "Buy in 5 for Bess"))
    dealer.wait_until_recorded()
    assert dealer.read("balances")["punter:Bess:purse"] == 105
    dealer.tap("Ante", dealer.offer("Anne", "Claim"), dealer.filler(re.compile("^Pot")))
    dealer.tap("6", "4", "Count")
    dealer.wait_until_settled()
    assert dealer.kinds()[-1] == "game_settled"
    tab.page.goto(f"{tab.page.url}/standings")
    standings = dealer.read("standings")["standings"]
    rows = tab.page.locator(STANDINGS)
    expect(rows).to_have_count(len(standings) + len(("Pot", "Jar")))
    for row, shown in zip(standings, rows.all(), strict=False):
        sign = "+" if row["net"] > 0 else "\u2212" if row["net"] < 0 else ""
        expect(shown).to_have_text(f"{row['place']}{row['punter']}{sign}{abs(row['net'])}")


def test_control_moves_between_devices_and_the_log_names_both(
    tab: BrowserTab, open_tab: OpenTab
) -> None:
    dealer = OfferDealer(tab)
    dealer.tap("Ante")
    dealer.wait_until_recorded()
    other = open_tab()
    other.allow("409")
    other.sign_in_and_open(f"tables/{dealer.session}", role="dealer", name="The bar")
    chip = other.page.locator(".sync-chip")
    expect(chip).to_have_attribute("data-status", "elsewhere")
    tap(chip)
    tap(other.button("Take control"))
    expect(chip).to_have_text("Recorded")
    other.page.keyboard.press("Escape")
    tap(tray_button(other, "Turn"))
    tap(tray_button(other, "king"))
    expect(tab.page.locator(".sync-chip")).to_have_attribute("data-status", "elsewhere")
    expect(chip).to_have_text("Recorded")
    other.page.goto(f"{other.page.url}/log")
    turned = other.page.locator(".entry-history-list li").filter(has_text="Card turned")
    expect(turned).to_contain_text("recorded by The bar")


def test_the_menu_closes_the_table_which_undo_opens_again(tab: BrowserTab) -> None:
    dealer = OfferDealer(tab)
    dealer.close()
    for heading in ("Final standings", "Settle up"):
        expect(tab.page.get_by_role("heading", name=heading)).to_be_visible()
    expect(tab.page.locator(".prompt__text")).to_have_text("The table is closed.")
    dealer.wait_until_recorded()
    tab.check_layout("generic-closed")
    assert tab.axe() == []
    tab.page.locator(".undo-button").click()
    expect(tab.page.locator("[data-player=Bess]")).to_be_visible()


def test_an_earlier_entry_is_corrected_at_its_player(tab: BrowserTab) -> None:
    dealer = OfferDealer(tab)
    dealer.tap("Ante", dealer.offer("Bess", "Bet"), "5")
    dealer.wait_until_recorded()
    money_of(tab, "Bess", "Correct")
    page = tab.page
    tap(page.get_by_role("dialog").get_by_role("button", name="Bet an amount: Bess, 5"))
    ten = page.get_by_role("group", name="Amount").get_by_role("button", name="10", exact=True)
    dealer.tap(ten)
    expect(page.locator(".effect-text")).to_have_text("5 more from Bess\u2019s purse on the table.")
    tab.check_layout("generic-correction")
    assert tab.axe() == []
    dealer.tap(tab.button("Record the change"))
    dealer.wait_until_recorded()
    assert dealer.read("balances")["punter:Bess:purse"] == 88
