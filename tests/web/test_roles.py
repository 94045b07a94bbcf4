"""Each role sees what it may read, and no control that the server would refuse."""

import pytest
from playwright.sync_api import Page, expect

from tests.api.caller import Table
from tests.web.browser_tab import BrowserTab
from tests.web.paroli_server import ParoliServer

SEATS = (
    "seat anne 1000 hearts",
    *(f"seat {name} 900" for name in ("bess", "carl", "dora", "emil")),
)
STAKES = ("stake anne K 100", "stake bess K 50", "stake carl 7 40")
DEALER_HEADINGS = ("What happened", "Downloads")


def new_table(server: ParoliServer, *lines: str) -> Table:
    return server.caller().table(*SEATS, *STAKES, *lines, name="Twelfth Night")


def assert_read_only(page: Page) -> None:
    for name in DEALER_HEADINGS:
        expect(page.get_by_role("heading", name=name)).to_have_count(0)
    for name in ("Forward", "Journal", "Play the demo evening", "Take all the rest"):
        expect(page.get_by_role("button", name=name)).to_have_count(0)


def test_a_punter_sees_only_their_own_cards_and_money(tab: BrowserTab) -> None:
    page = tab.page
    table = new_table(tab.server, "fasse 9", "pair K 2", "take bess K")
    tab.sign_in_and_open(role="punter", sessions=[table.id], punter="bess")
    assert page.url.endswith(f"/punter/{table.id}")
    expect(page.get_by_role("heading", level=1)).to_have_text("bess")
    expect(page.locator("main")).to_contain_text("950")
    expect(page.locator("main")).to_contain_text("1st")
    expect(page.locator("main")).to_contain_text("King wins, two loses.")
    expect(page.locator("body")).not_to_contain_text("anne")
    page.goto(f"{tab.server.address}/tables/{table.id}/log")
    expect(page.locator(".seat-rows__player h2")).to_have_text(["bess"])
    assert_read_only(page)
    tab.menu("All tables")
    expect(page.locator(".table-card__link")).to_have_text(["Twelfth Night"])
    expect(page.get_by_text("Can view one player\u2019s cards")).to_be_visible()
    assert_read_only(page)
    tab.check_layout("punter-home")


def test_a_board_without_purses_shows_no_purse(tab: BrowserTab) -> None:
    page = tab.page
    table = new_table(tab.server)
    tab.sign_in_and_open(role="board", sessions=[table.id], purses=False)
    assert page.url.endswith(f"/board/{table.id}")
    expect(page.locator("main")).to_contain_text("emil")
    expect(page.locator("body")).not_to_contain_text("900")
    assert_read_only(page)
    table.enter_lines("fasse 7", "pair K 2", "take *", "pair 3 K", "end", "close")
    expect(page.locator("main")).to_contain_text("+100")
    expect(page.locator("body")).not_to_contain_text("1,100")


@pytest.mark.parametrize(
    ("repeat", "words", "won"),
    [
        ("ignore", "King wins, three loses.", 1),
        (
            "retire",
            "King wins again: it is paid nothing and cannot lose in the next pair. Three loses.",
            0,
        ),
        ("lose", "King wins again, so stakes on it lose. Three loses.", 0),
    ],
)
def test_a_repeated_win_is_announced_by_the_rules_of_the_table(
    tab: BrowserTab, repeat: str, words: str, won: int
) -> None:
    rules = {"preset": "modern", "overrides": {"repeat": repeat}}
    table = tab.server.caller().table(*SEATS, "fasse 9", "pair K 2", "pair K 3", rules=rules)
    tab.sign_in_and_open(role="board", sessions=[table.id])
    expect(tab.page.locator("main")).to_contain_text(words)
    expect(tab.page.locator(".board-draw__card[data-result=won]")).to_have_count(won)


def test_a_dealer_of_one_table_sees_all_of_it_and_no_other_table(tab: BrowserTab) -> None:
    page = tab.page
    table = new_table(tab.server)
    new_table(tab.server)
    tab.sign_in_and_open(role="dealer", sessions=[table.id])
    expect(page.locator(".table-card")).to_have_count(1)
    for name in ("Play your own score sheet", "Open a new table"):
        expect(page.get_by_role("link", name=name)).to_have_count(0)
    expect(tab.button("Play the demo evening")).to_have_count(0)
    tab.check_layout("dealer-home")
    page.locator(".table-card").click()
    expect(page.locator(".table-page, .table-loading")).to_be_visible()
    tab.menu("History")
    expect(page.locator(".entry-history-list button").first).to_be_visible()
    expect(tab.button("Journal")).to_be_visible()
    for closed in ("new", "sheet", "keys"):
        tab.go(closed)
        expect(page.get_by_role("heading", name="Tables in play")).to_be_visible()


@pytest.mark.parametrize("role", ["dealer", "keeper"])
def test_a_dealer_or_keeper_of_all_tables_may_open_tables_but_not_create_keys(
    tab: BrowserTab, role: str
) -> None:
    tab.sign_in_and_open("keys", role=role)
    expect(tab.page.get_by_role("heading", name="Tables", exact=True)).to_be_visible()
    tab.button("Menu").click()
    expect(tab.page.get_by_role("link", name="New table", exact=True)).to_be_visible()
    expect(tab.page.get_by_role("link", name="Keys and devices")).to_have_count(0)
    expect(tab.page.get_by_role("link", name="Open a new table")).to_be_visible()
    tab.button("Play the demo evening").click()
    expect(tab.page.get_by_text("No players yet")).to_be_visible()


def test_a_table_outside_the_grant_is_not_found(tab: BrowserTab) -> None:
    tab.allow("404")
    own, other = new_table(tab.server), new_table(tab.server)
    tab.sign_in_and_open(role="board", sessions=[own.id])
    tab.page.goto(f"{tab.server.address}/board/{other.id}")
    expect(tab.page.get_by_role("heading", level=1)).to_have_text("Table not found")
