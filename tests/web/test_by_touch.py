"""Whole evenings entered by touch, online and offline, end with the balances of their sheet."""

import json
import re
from collections import Counter
from itertools import pairwise
from pathlib import Path

import pytest
from click.testing import CliRunner
from playwright.sync_api import Page, expect

from service.cli.main import main
from service.domain.values.money import CURRENCIES
from tests.api.caller import Table
from tests.api.sheet_parser import read
from tests.web.browser_tab import BrowserTab, wait_for_value, wait_until
from tests.web.dealer import (
    COUNT_STORED_UNSENT,
    ENGINE_LOADING_MS,
    Dealer,
    open_with_engine,
)
from tests.web.game_evening import played
from tests.web.new_table_page import open_new_table

WINDOW, FIRE = (Path(__file__).parent / f"by-the-{place}.toml" for place in ("window", "fire"))
OFFLINE_ERRORS = ("Failed to load resource", "ERR_")
SEATS = ("seat anne 100 spades", "seat bess 100 hearts")
STAKES = (
    *("stake anne K 10", "stake anne Q 5", "stake anne 7 2"),
    *("stake bess K 20", "stake bess 5 10", "stake bess 3 1"),
)
DEAL = (
    *("fasse Q", "pair K 5", "paroli anne K", "take bess K", "stake bess 9 20", "pair 7 7"),
    *("take *", "pair 9 K", "paroli bess 9", "last 2", "end"),
)
FEW_CARDS = {"preset": "parlour", "overrides": {"burn": 44}}

TABLE = "By the door"
ROWS = ".table-row"
WAITING = ".table-marks__waiting"

CACHED_ENGINE_FILES = """caches.open('paroli-core').then((cache) => cache.keys())
  .then((requests) => requests.map(({ url }) => url.split('/').at(-1)))"""
MOST_TAPS = 214
"""At both tables, once they are open: for 147 entries and a correction."""


def assert_entries_are_recorded_once(table: Table) -> list[str]:
    """Check that all events of an entry are adjacent; return the entry keys in order."""
    events = table.events()
    assert [event["version"] for event in events] == list(range(1, len(events) + 1))
    keys = [event["entry"] for event in events if event["entry"]]
    entries = [key for last, key in pairwise(["", *keys]) if key != last]
    assert max(Counter(entries).values()) == 1
    return entries


def session_id(page: Page) -> str:
    found = re.search(r"/tables/([0-9a-f-]{36})", page.url)
    assert found
    return found[1]


def wait_for_cached_engine(page: Page) -> None:
    stored: set[str] = set()

    def is_cached() -> bool:
        stored.update(page.evaluate(CACHED_ENGINE_FILES))
        return stored >= {"pyodide.asm.wasm", "python_stdlib.zip", "paroli_core.whl"}

    wait_until(page, is_cached, ENGINE_LOADING_MS / 1000)


def mend_pair(dealer: Dealer, wrong: str, field: str, card: str) -> None:
    """Correct a card of an earlier pair, which the list of draws calls ``wrong``."""
    dealer.tap(dealer.page.locator(".card-slots button").first)
    dealer.tap(dealer.button(wrong))
    dealer.tap(dealer.button(card, dealer.page.get_by_role("group", name=field, exact=True)))
    dealer.tap(dealer.button("Record the change"))
    dealer.wait_until_recorded()


def deal_by_the_window(dealer: Dealer, lines: list[str]) -> None:
    """Deal two deals. The third pair of the first one has a wrong card for three more pairs."""
    first, second = deals(lines)
    at, mended = first.index("pair 10 9"), first.index("pair K 8")
    dealer.enter(*first[:at], "pair 10 J", *first[at + 1 : mended])
    dealer.wait_until_recorded()
    mend_pair(dealer, "Pair 3 Ten, then jack.", "Second card", "9")
    dealer.enter(*first[mended:-1])
    # Before the last draw is settled, a tap on the cards that are left would end the deal early.
    expect(dealer.page.locator(".main-button[data-step=end]")).to_be_visible()
    dealer.enter("end")
    dealer.stake_as_last_deal()
    dealer.enter(*second)
    dealer.wait_until_recorded()


def deal_by_the_fire(dealer: Dealer, lines: list[str]) -> None:
    """Deal two deals. Ten entries of the second are made offline, five before a reload."""
    first, second = deals(lines)
    dealer.enter(*first)
    dealer.stake_as_last_deal()
    at = second.index("seat Nell 10l")
    dealer.enter(*second[:at])
    dealer.wait_until_recorded()
    page = dealer.page
    wait_for_cached_engine(page)
    page.context.set_offline(True)
    dealer.enter(*second[at : at + 5])
    wait_for_value(page, COUNT_STORED_UNSENT, 5)
    page.reload()
    expect(dealer.button("5 waiting")).to_be_visible()
    expect(dealer.key("K")).to_be_enabled(timeout=ENGINE_LOADING_MS)
    dealer.enter(*second[at + 5 : at + 10])
    expect(dealer.button("10 waiting")).to_be_visible()
    page.context.set_offline(False)
    dealer.wait_until_recorded()
    dealer.enter(*second[at + 10 :])


def deals(lines: list[str]) -> tuple[list[str], list[str]]:
    """Return the lines of two deals, the second without the stakes that the first had too."""
    end = lines.index("end") + 1
    first, second = lines[:end], lines[end:]
    return first, [line for line in second if line[:6] != "stake " or line not in first]


def assert_books_match(table: Table, path: Path, folder: Path) -> None:
    """Check that a table and its export have the results of a sheet, as `paroli play` says them."""
    answer = CliRunner().invoke(main, ["play", "--json", str(path)])
    assert answer.exit_code == 0, answer.output
    expected = json.loads(answer.stdout)
    assert played(folder, table.id)["standings"] == expected["standings"]
    state = table.state()
    assert {one["name"]: one["purse"] for one in state["punters"]} == expected["purses"]
    assert state["bank"]["balance"] == expected["bank"]
    assert sum(table.read("balances").get_json().values()) == 0
    assert_entries_are_recorded_once(table)


@pytest.mark.thorough
@pytest.mark.parametrize("offline_ready", [True])
@pytest.mark.usefixtures("own_server")
def test_two_tables_entered_by_touch_have_the_books_of_their_sheets(
    tab: BrowserTab, tmp_path: Path
) -> None:
    """An evening of six players at each table, with newcomers, bets between players and books.

    ``web/tests/screens/evening-by-touch.screen.ts`` enters another evening in each run, and other
    tests of this file and of ``test_corrections.py`` go offline and correct.
    """
    tab.allow(*OFFLINE_ERRORS, "dialog: beforeunload")
    tab.control_clock()
    tab.sign_in_and_open()
    dealer = Dealer(tab, CURRENCIES["lsd"])
    for path, deal in ((WINDOW, deal_by_the_window), (FIRE, deal_by_the_fire)):
        tab.page.goto(tab.server.address)
        lines = open_new_table(tab, read(path))
        table = Table(tab.server.caller(), session_id(tab.page))
        deal(dealer, lines)
        dealer.wait_until_recorded()
        assert_books_match(table, path, tmp_path)
    assert dealer.taps <= MOST_TAPS


@pytest.mark.parametrize("offline_ready", [True])
def test_ten_offline_entries_survive_a_reload_and_a_server_restart(
    tab: BrowserTab,
) -> None:
    """A device that opened one page has a preview: the engine is cached from there on."""
    tab.allow(*OFFLINE_ERRORS, "dialog: beforeunload")
    caller, opening = tab.server.caller(), {"rules": FEW_CARDS, "bank": {"funds": 1000}}
    caller.table("seat carl 100", name="Not opened here")
    table = caller.table(*SEATS, *STAKES, **opening, name=TABLE)
    dealer = open_with_engine(tab, table)
    wait_for_cached_engine(tab.page)
    dealer.enter("fasse Q")
    dealer.wait_until_recorded()
    wait_until(tab.page, lambda: not table.read().get_json()["owes_settlement"])
    before = table.version()
    context = tab.page.context
    context.set_offline(True)
    expect(dealer.key("K")).to_be_enabled(timeout=ENGINE_LOADING_MS)
    dealer.enter(*DEAL[1:6])
    expect(dealer.button("5 waiting")).to_be_visible()
    page = tab.page
    wait_for_value(page, COUNT_STORED_UNSENT, 5)
    tab.server.stop()
    # After a reload offline, the page shows the same table.
    tab.page.reload()
    expect(dealer.button("5 waiting")).to_be_visible()
    # Before the engine has computed the winner, no card can be drawn.
    expect(page.locator(".prompt__text")).to_have_text("Calculating five entries\u2026")
    expect(dealer.key("K")).to_be_disabled()
    takes = dealer.button(re.compile("^Take all the rest"))
    expect(takes).to_be_visible(timeout=ENGINE_LOADING_MS)
    dealer.enter(*DEAL[6:])
    expect(dealer.button("10 waiting")).to_be_visible()
    assert table.version() == before
    dealer.menu("All tables")
    check_home_page_without_the_server(dealer)
    tab.server.start()
    context.set_offline(False)
    tab.try_again()
    check_home_page_with_the_server(page)
    page.get_by_role("link", name=TABLE).click()
    dealer.wait_until_recorded()
    assert_entries_are_recorded_once(table)
    assert_balances_match_deal(table)


def check_home_page_without_the_server(dealer: Dealer) -> None:
    """Check the list of tables on this device: it leads to the table and back.

    ``web/tests/screens/home-offline.screen.ts`` lists more tables.
    """
    page = dealer.page
    expect(page.get_by_role("heading", name="Tables on this device")).to_be_visible()
    expect(page.locator(ROWS)).to_have_count(1)
    expect(page.locator(ROWS)).to_contain_text(TABLE)
    expect(page.locator(ROWS).locator(WAITING)).to_have_text("10 entries waiting")
    expect(page.get_by_role("alert")).to_contain_text("Paroli is not responding.")
    expect(page.get_by_role("link", name="Same table as")).to_have_count(0)
    dealer.tab.check_layout("home-offline")
    assert dealer.tab.axe() == []
    page.locator(ROWS).click()
    expect(dealer.button("10 waiting")).to_be_visible()
    dealer.menu("All tables")
    expect(page.locator(ROWS)).to_contain_text(TABLE)


def check_home_page_with_the_server(page: Page) -> None:
    """Check that the list of all tables is back, and that the entries were sent from there."""
    expect(page.get_by_role("heading", name="Tables in play")).to_be_visible()
    expect(page.locator(".table-card")).to_have_count(2)
    expect(page.locator(WAITING)).to_have_count(0)
    expect(page.get_by_role("alert")).to_have_text("")


def assert_balances_match_deal(table: Table) -> None:
    """Check that the API gives the same balances for the same lines."""
    expected = table.caller.table(*SEATS, *STAKES, rules=FEW_CARDS, bank={"funds": 1000})
    for line in DEAL:
        answer = expected.line(line, headers={"Prefer": "wait=10"})
        assert answer.status_code == 201, (line, answer.text)
    assert table.read("balances").get_json() == expected.read("balances").get_json()
    state, expected_state = table.state(), expected.state()
    assert state["punters"] == expected_state["punters"]
    assert state["draws"] == expected_state["draws"]
