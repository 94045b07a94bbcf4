"""Whole evenings entered by touch, online and offline, end with the balances of their sheet."""

import re
from collections import Counter
from itertools import pairwise
from pathlib import Path

import pytest
from click.testing import CliRunner
from playwright.sync_api import Page, expect

from service.cli.main import main
from tests.api.caller import Table
from tests.api.sheet_parser import SHEETS, Sheet, read
from tests.web.browser_tab import BrowserTab, wait_for_value, wait_until
from tests.web.dealer import (
    COUNT_STORED_UNSENT,
    ENGINE_LOADING_MS,
    Dealer,
    open_as_dealer,
    open_with_engine,
)
from tests.web.new_table_page import open_new_table

THREE_DEALS = next(path for path in SHEETS if path.name.startswith("parlour-three-deals"))
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


def exported_lines(folder: Path, session: str) -> list[str]:
    """Return the lines of a session exported as a sheet; check that `paroli play` accepts it."""
    url = {"PAROLI_DATABASE_URL": f"sqlite:///{folder / 'paroli.db'}"}
    exported = CliRunner().invoke(main, ["export", session], env=url)
    assert exported.exit_code == 0, exported.output
    file = folder / "exported.basset.toml"
    file.write_text(exported.stdout, encoding="utf-8")
    played = CliRunner().invoke(main, ["play", str(file)])
    assert played.exit_code == 0, played.output
    return [line for line, _ in read(file).lines()]


def without_takes(lines: list[str]) -> list[str]:
    """Return the lines without takes: an export lists the wins of a "take *" one by one, or not."""
    return [line for line in lines if not line.startswith("take ")]


def assert_balances_match(table: Table, sheet: Sheet) -> None:
    state = table.state()
    purses = {punter["name"]: punter["purse"] for punter in state["punters"]}
    assert purses == sheet.expected("purses")
    assert state["bank"]["balance"] == sheet.worth(sheet.head["expect"]["bank"])
    assert sum(table.read("balances").get_json().values()) == 0


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


@pytest.mark.thorough
@pytest.mark.usefixtures("own_server")
def test_an_evening_entered_by_touch_has_the_balances_of_its_sheet(
    tab: BrowserTab, tmp_path: Path
) -> None:
    """It begins at "New table", ends with the closing, and has every kind of entry.

    ``web/tests/screens/evening-by-touch.screen.ts`` enters the same evening in each run.
    """
    sheet = read(THREE_DEALS)
    tab.control_clock()
    tab.sign_in_and_open()
    lines = open_new_table(tab, sheet)
    dealer = Dealer(tab, sheet.currency)
    dealer.enter(*lines)
    dealer.wait_until_recorded()
    session = session_id(tab.page)
    table = Table(tab.server.caller(), session)
    assert_balances_match(table, sheet)
    assert_entries_are_recorded_once(table)
    lines_of_sheet = [line for line, _ in sheet.lines()]
    assert without_takes(exported_lines(tmp_path, session)) == without_takes(lines_of_sheet)


@pytest.mark.parametrize("offline_ready", [True])
def test_ten_offline_entries_survive_a_reload_and_a_server_restart(
    tab: BrowserTab,
) -> None:
    tab.allow(*OFFLINE_ERRORS, "dialog: beforeunload")
    table = tab.server.caller().table(*SEATS, *STAKES, rules=FEW_CARDS, bank={"funds": 1000})
    dealer = open_with_engine(tab, table)
    dealer.enter("fasse Q")
    dealer.wait_until_recorded()
    wait_until(tab.page, lambda: not table.read().get_json()["owes_settlement"])
    before = table.version()
    context = tab.page.context
    context.set_offline(True)
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
    tab.server.start()
    context.set_offline(False)
    dealer.wait_until_recorded()
    assert_entries_are_recorded_once(table)
    assert_balances_match_deal(table)


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


def test_an_entry_is_recorded_once_if_the_page_closes_right_after_the_tap(tab: BrowserTab) -> None:
    tab.allow(*OFFLINE_ERRORS)
    table = tab.server.caller().table(*SEATS, rules=FEW_CARDS, bank={"funds": 1000})
    dealer = open_as_dealer(tab, table)
    dealer.choose_coin("10")
    page = tab.page
    for card in ("A", "2", "3"):
        dealer.place("anne", card).tap()
        page.close()
        page = tab.reopen()
        dealer = Dealer(tab)
        page.goto(f"{tab.server.address}/tables/{table.id}")
        expect(dealer.couch("anne", card)).to_be_visible()
        dealer.wait_until_recorded()
        if card != "3":
            dealer.choose_coin("10")
    assert [stake["card"] for stake in table.state()["stakes"]] == ["A", "2", "3"]
    assert_entries_are_recorded_once(table)


CACHED_ENGINE_FILES = """caches.open('paroli-core').then((cache) => cache.keys())
  .then((requests) => requests.map(({ url }) => url.split('/').at(-1)))"""


@pytest.mark.parametrize("offline_ready", [True])
def test_the_engine_is_cached_from_the_first_page_on(tab: BrowserTab) -> None:
    """Otherwise a device that opened the table only once would have no preview offline."""
    table = tab.server.caller().table(*SEATS, rules=FEW_CARDS, bank={"funds": 1000})
    page = tab.page
    tab.server.sign_in(page.context, "dealer")
    page.goto(f"{tab.server.address}/tables/{table.id}")
    expect(page.get_by_role("grid")).to_be_visible()
    stored: set[str] = set()

    def is_cached() -> bool:
        stored.update(page.evaluate(CACHED_ENGINE_FILES))
        return stored >= {"pyodide.asm.wasm", "python_stdlib.zip", "paroli_core.whl"}

    wait_until(page, is_cached)
