"""Each role sees on the page what it may read, and nothing that it would be refused."""

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
BOOKS = ("What happened", "Downloads")


def night(server: ParoliServer, *lines: str) -> Table:
    return server.caller().table(*SEATS, *STAKES, *lines, name="Twelfth Night")


def is_cut(page: Page) -> None:
    for name in BOOKS:
        expect(page.get_by_role("heading", name=name)).to_have_count(0)
    for name in ("Forward", "Journal", "Play the demo evening", "Take all the rest"):
        expect(page.get_by_role("button", name=name)).to_have_count(0)


def test_a_punter_sees_what_is_theirs(tab: BrowserTab) -> None:
    page = tab.page
    table = night(tab.server, "fasse 9", "pair K 2", "take bess K")
    tab.enter(role="punter", sessions=[table.id], punter="bess")
    assert page.url.endswith(f"/punter/{table.id}")
    expect(page.get_by_role("heading", level=1)).to_have_text("bess")
    expect(page.locator("main")).to_contain_text("950")
    expect(page.locator("main")).to_contain_text("1st")
    expect(page.locator("main")).to_contain_text("King wins, two loses.")
    expect(page.locator("body")).not_to_contain_text("anne")
    page.goto(f"{tab.server.address}/tables/{table.id}/log")
    expect(page.locator(".seat-rows__player h2")).to_have_text(["bess"])
    is_cut(page)
    tab.menu("All tables")
    expect(page.locator(".table-row__name")).to_have_text(["Twelfth Night"])
    expect(page.get_by_text("Can view one player\u2019s cards")).to_be_visible()
    is_cut(page)
    tab.check_layout("punter-home")


def test_a_board_without_purses_shows_none(tab: BrowserTab) -> None:
    page = tab.page
    table = night(tab.server)
    tab.enter(role="board", sessions=[table.id], purses=False)
    assert page.url.endswith(f"/board/{table.id}")
    expect(page.locator("main")).to_contain_text("emil")
    expect(page.locator("body")).not_to_contain_text("900")
    is_cut(page)
    table.enter_lines("fasse 7", "pair K 2", "take *", "pair 3 K", "end", "close")
    expect(page.locator("main")).to_contain_text("+100")
    expect(page.locator("body")).not_to_contain_text("1,100")


@pytest.mark.parametrize(
    ("repeat", "words", "won"),
    [
        ("ignore", "King wins, three loses.", 1),
        ("retire", "King wins again and is retired. Three loses.", 0),
        ("lose", "King wins again, so it loses. Three loses.", 0),
    ],
)
def test_a_second_win_is_called_by_the_rules_of_the_table(
    tab: BrowserTab, repeat: str, words: str, won: int
) -> None:
    rules = {"preset": "modern", "overrides": {"repeat": repeat}}
    table = tab.server.caller().table(*SEATS, "fasse 9", "pair K 2", "pair K 3", rules=rules)
    tab.enter(role="board", sessions=[table.id])
    expect(tab.page.locator("main")).to_contain_text(words)
    expect(tab.page.locator(".board-draw__card[data-result=won]")).to_have_count(won)


def test_a_dealer_of_one_table_sees_that_one_whole(tab: BrowserTab) -> None:
    page = tab.page
    table = night(tab.server)
    night(tab.server)
    tab.enter(role="dealer", sessions=[table.id])
    expect(page.locator(".table-row")).to_have_count(1)
    for name in ("Play your own score sheet", "Open a new table"):
        expect(page.get_by_role("link", name=name)).to_have_count(0)
    expect(tab.button("Play the demo evening")).to_have_count(0)
    tab.check_layout("dealer-home")
    page.locator(".table-row").click()
    expect(page.locator(".table-page, .table-loading")).to_be_visible()
    tab.menu("History")
    expect(page.locator(".history-lines a").first).to_be_visible()
    expect(tab.button("Journal")).to_be_visible()
    for closed in ("new", "sheet", "keys"):
        tab.go(closed)
        expect(page.get_by_role("heading", name="Tables", exact=True)).to_be_visible()


@pytest.mark.parametrize("role", ["dealer", "keeper"])
def test_who_has_all_tables_may_open_one_but_make_no_keys(tab: BrowserTab, role: str) -> None:
    tab.enter("keys", role=role)
    expect(tab.page.get_by_role("heading", name="Tables", exact=True)).to_be_visible()
    tab.button("Menu").click()
    expect(tab.page.get_by_role("link", name="New table", exact=True)).to_be_visible()
    expect(tab.page.get_by_role("link", name="Keys and devices")).to_have_count(0)
    expect(tab.page.get_by_role("link", name="Open a new table")).to_be_visible()
    tab.button("Play the demo evening").click()
    expect(tab.page.get_by_text("No players yet")).to_be_visible()


def test_a_table_of_somebody_elses_is_not_there(tab: BrowserTab) -> None:
    tab.allow("404")
    mine, other = night(tab.server), night(tab.server)
    tab.enter(role="board", sessions=[mine.id])
    tab.page.goto(f"{tab.server.address}/board/{other.id}")
    expect(tab.page.get_by_role("heading", level=1)).to_have_text("Table not found")
