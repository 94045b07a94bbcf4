"""The home page with running tables: cards that follow them, the evening, and recent tables."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.browser_tab import BrowserTab
from tests.web.conftest import OpenTab
from tests.web.gatherings import open_gathering, open_table
from tests.web.paroli_server import ParoliServer

SEATS = ("seat anne 100", "seat bess 100", "stake anne K 10", "stake bess 3 5")
LEADERS = ".evening-leaders tbody tr"


def card(page: Page, name: str) -> Locator:
    """Return the card of a running table."""
    return page.locator(".table-card").filter(has=page.get_by_role("link", name=name, exact=True))


def fact(card: Locator, label: str) -> Locator:
    """Return a value of a card."""
    return card.locator("dl > div").filter(has_text=re.compile(f"^{label}")).locator("dd")


def play_evening(server: ParoliServer) -> None:
    """Open two tables of an evening, one of them closed, and a practice table."""
    evening = open_gathering(server)
    lines = (*SEATS, "fasse 2", "pair K 3", "take anne K", "end", "close")
    open_table(server, "Elm", *lines, gathering=evening)
    open_table(server, "Oak", *SEATS, "fasse 2", gathering=evening)
    open_table(server, "Try out", "seat carl 100", practice=True)


def test_a_card_follows_its_table(tab: BrowserTab) -> None:
    page = tab.page
    table = open_table(tab.server, "Oak", *SEATS)
    tab.sign_in_and_open()
    oak = card(page, "Oak")
    expect(oak).to_contain_text("Deal 1, staking")
    expect(fact(oak, "Players")).to_have_text("2")
    expect(fact(oak, "Bank")).to_have_text("10,000")
    expect(oak.locator("dt", has_text="Last pair")).to_have_count(0)
    table.enter_lines("fasse 2")
    expect(oak).to_contain_text("Deal 1, 51 left")
    expect(fact(oak, "Last draw")).to_have_text("The fasse is the two.")
    table.enter_lines("pair K 3")
    expect(oak).to_contain_text("Deal 1, 49 left · one win to take or play on")
    expect(fact(oak, "Last pair")).to_have_text("King wins, three loses.")
    expect(fact(oak, "Bank")).to_have_text("10,005")
    table.enter_lines("take anne K", "end", "close")
    expect(page.get_by_role("heading", name="Recent tables")).to_be_visible()
    expect(oak).to_have_count(0)
    expect(page.get_by_role("link", name="Oak")).to_contain_text("closed")


def test_the_evening_is_shown_with_its_leaders(tab: BrowserTab) -> None:
    page = tab.page
    play_evening(tab.server)
    tab.sign_in_and_open()
    evening = page.locator(".evening-leaders")
    expect(evening.get_by_role("heading", name="Twelfth Night")).to_be_visible()
    expect(evening).to_contain_text("Two tables · two players")
    expect(page.locator(LEADERS)).to_have_text([re.compile("1anne.+10"), re.compile("2bess.+5")])
    expect(page.locator(".table-card")).to_have_count(2)
    expect(card(page, "Try out")).to_contain_text("Practice")
    expect(card(page, "Oak")).not_to_contain_text("Practice")
    expect(page.locator(".table-row__name")).to_have_text(["Elm"])
    evening.get_by_role("link", name="All standings").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Twelfth Night")


def test_practice_alone_opens_no_evening(tab: BrowserTab) -> None:
    open_table(tab.server, "Try out", *SEATS, "fasse 2", "pair K 3", practice=True)
    tab.sign_in_and_open()
    expect(card(tab.page, "Try out")).to_contain_text("King wins, three loses.")
    expect(tab.page.locator(".evening-leaders")).to_have_count(0)
    expect(tab.page.get_by_role("link", name="Same table as")).to_have_count(0)


def test_a_key_that_may_not_read_the_bank_sees_no_bank(tab: BrowserTab) -> None:
    page = tab.page
    table = open_table(tab.server, "Oak", *SEATS, "fasse 2")
    tab.sign_in_and_open(role="punter", sessions=[table.id], punter="bess")
    tab.go(f"tables/{table.id}/log")
    tab.menu("All tables")
    oak = card(page, "Oak")
    expect(fact(oak, "Players")).to_have_text("2")
    expect(oak.locator("dt", has_text="Bank")).to_have_count(0)
    expect(page.locator(".evening-leaders")).to_have_count(0)


def test_an_empty_home_page_explains_the_game(tab: BrowserTab) -> None:
    page = tab.page
    tab.sign_in_and_open()
    box = page.locator(".empty-box")
    expect(box).to_contain_text("Basset is played against a bank.")
    expect(box).to_contain_text("That is a paroli.")
    box.get_by_role("button", name="Practice table").click()
    expect(page.get_by_role("grid")).to_be_visible()
    expect(page.get_by_text("Lady Reveller").first).to_be_visible()


@pytest.mark.parametrize("locale", ["en-IE", "fr-FR"])
def test_the_home_page_passes_axe(open_tab: OpenTab, locale: str) -> None:
    tab = open_tab(locale=locale)
    page = tab.page
    tab.sign_in_and_open()
    expect(page.locator(".empty-box")).to_be_visible()
    found = {"empty": tab.axe_in_both_themes()}
    tab.check_layout(f"home-new-house-{locale}")
    play_evening(tab.server)
    expect(page.locator(LEADERS)).to_have_count(2)
    expect(page.locator(".table-card")).to_have_count(2)
    found["running"] = tab.axe_in_both_themes()
    tab.check_layout(f"home-running-{locale}")
    assert {state: broken for state, broken in found.items() if broken} == {}
