"""Whole evenings at the tablet, by touch, come to their sheet's books: also without the network."""

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
from tests.web.browser_tab import BrowserTab
from tests.web.dealer import COUNT, LOADING_MS, Dealer, sit_down, sit_down_with_engine, until
from tests.web.new_table_page import open_table

THREE_DEALS = next(path for path in SHEETS if path.name.startswith("parlour-three-deals"))
CUT = ("Failed to load resource", "ERR_")
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


@pytest.fixture
def offline_ready() -> bool:
    return True


def lines_of(folder: Path, session: str) -> list[str]:
    """Return the entries of a session as it is written out as a sheet, which plays to its books."""
    url = {"PAROLI_DATABASE_URL": f"sqlite:///{folder / 'paroli.db'}"}
    written = CliRunner().invoke(main, ["export", session], env=url)
    assert written.exit_code == 0, written.output
    file = folder / "written.basset.toml"
    file.write_text(written.stdout, encoding="utf-8")
    played = CliRunner().invoke(main, ["play", str(file)])
    assert played.exit_code == 0, played.output
    return [line for line, _ in read(file).lines()]


def one_by_one(lines: list[str]) -> list[str]:
    """Return lines of a sheet without what "take *" sums up: which wins it was depends."""
    return [line for line in lines if not line.startswith("take ")]


def assert_comes_to(table: Table, sheet: Sheet) -> None:
    state = table.state()
    purses = {punter["name"]: punter["purse"] for punter in state["punters"]}
    assert purses == sheet.expected("purses")
    assert state["bank"]["balance"] == sheet.worth(sheet.head["expect"]["bank"])
    assert sum(table.read("balances").get_json().values()) == 0


def assert_nothing_twice(table: Table) -> list[str]:
    """Return the keys of the log in order; all events of one entry stand together."""
    events = table.events()
    assert [event["version"] for event in events] == list(range(1, len(events) + 1))
    keys = [event["entry"] for event in events if event["entry"]]
    runs = [key for last, key in pairwise(["", *keys]) if key != last]
    assert max(Counter(runs).values()) == 1
    return runs


def session_of(page: Page) -> str:
    found = re.search(r"/tables/([0-9a-f-]{36})", page.url)
    assert found
    return found[1]


def test_a_whole_evening_by_touch_comes_to_the_books_of_its_sheet(
    tab: BrowserTab, tmp_path: Path
) -> None:
    """From "New table" to the closing, with every kind of entry."""
    sheet = read(THREE_DEALS)
    tab.control_clock()
    tab.enter()
    lines = open_table(tab, sheet)
    dealer = Dealer(tab, sheet.currency)
    dealer.enter(*lines)
    dealer.recorded()
    session = session_of(tab.page)
    table = Table(tab.server.caller(), session)
    assert_comes_to(table, sheet)
    assert_nothing_twice(table)
    whole = [line for line, _ in sheet.lines()]
    assert one_by_one(lines_of(tmp_path, session)) == one_by_one(whole)


def test_ten_entries_without_the_network_and_the_house_begun_anew_meanwhile(
    tab: BrowserTab,
) -> None:
    tab.allow(*CUT, "dialog: beforeunload")
    table = tab.server.caller().table(*SEATS, *STAKES, rules=FEW_CARDS, bank={"funds": 1000})
    dealer = sit_down_with_engine(tab, table)
    dealer.enter("fasse Q")
    dealer.recorded()
    before = table.version()
    context = tab.page.context
    context.set_offline(True)
    dealer.enter(*DEAL[1:6])
    expect(dealer.button("5 waiting")).to_be_visible()
    page = tab.page
    until(page, lambda: page.evaluate(COUNT) == 5)
    tab.server.shut()
    # Reloaded without the network it is the page and the table that it was.
    tab.page.reload()
    expect(dealer.button("5 waiting")).to_be_visible()
    # Before it is known who has won no card is drawn.
    expect(page.locator(".prompt__text")).to_have_text("Calculating five entries\u2026")
    expect(dealer.key("K")).to_be_disabled()
    takes = dealer.button(re.compile("^Take all the rest"))
    expect(takes).to_be_visible(timeout=LOADING_MS)
    dealer.enter(*DEAL[6:])
    expect(dealer.button("10 waiting")).to_be_visible()
    assert table.version() == before
    tab.server.open()
    context.set_offline(False)
    dealer.recorded()
    assert_nothing_twice(table)
    assert_comes_to_deal(table)


def assert_comes_to_deal(table: Table) -> None:
    """The books are those of the same lines, entered one by one by the API."""
    same = table.caller.table(*SEATS, *STAKES, rules=FEW_CARDS, bank={"funds": 1000})
    for line in DEAL:
        answer = same.line(line, headers={"Prefer": "wait=10"})
        assert answer.status_code == 201, (line, answer.text)
    assert table.read("balances").get_json() == same.read("balances").get_json()
    theirs, ours = same.state(), table.state()
    assert ours["punters"] == theirs["punters"]
    assert ours["draws"] == theirs["draws"]


def test_a_page_closed_right_after_a_tap_has_recorded_it_once(tab: BrowserTab) -> None:
    tab.allow(*CUT)
    table = tab.server.caller().table(*SEATS, rules=FEW_CARDS, bank={"funds": 1000})
    dealer = sit_down(tab, table)
    dealer.coin("10")
    page = tab.page
    for card in ("A", "2", "3"):
        dealer.place("anne", card).tap()
        page.close()
        page = tab.reopen()
        dealer = Dealer(tab)
        page.goto(f"{tab.server.address}/tables/{table.id}")
        expect(dealer.couch("anne", card)).to_be_visible()
        dealer.recorded()
        if card != "3":
            dealer.coin("10")
    assert [stake["card"] for stake in table.state()["stakes"]] == ["A", "2", "3"]
    assert_nothing_twice(table)


KEPT_CORE = """caches.open('paroli-core').then((core) => core.keys())
  .then((kept) => kept.map(({ url }) => url.split('/').at(-1)))"""


def test_the_core_is_kept_from_the_very_first_page_on(tab: BrowserTab) -> None:
    """Else who has seen the table once only would have no pencil without the network."""
    table = tab.server.caller().table(*SEATS, rules=FEW_CARDS, bank={"funds": 1000})
    page = tab.page
    tab.server.sign_in(page.context, "dealer")
    page.goto(f"{tab.server.address}/tables/{table.id}")
    expect(page.get_by_role("grid")).to_be_visible()
    stored: set[str] = set()

    def is_kept() -> bool:
        stored.update(page.evaluate(KEPT_CORE))
        return stored >= {"pyodide.asm.wasm", "python_stdlib.zip", "paroli_core.whl"}

    until(page, is_kept)
