"""Charts: drawn when they are first seen, with a table of their numbers."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from service.domain.values.money import CURRENCIES
from tests.api.caller import Table
from tests.api.test_people import linked_table, register
from tests.web.board_pages import import_sheet, sign_in_with_new_key
from tests.web.browser_tab import (
    NEXT_PAINT,
    PHONE,
    TABLET,
    BlockedFiles,
    BrowserTab,
    each_size,
    resize,
)
from tests.web.charts import (
    COLOURS,
    PIXELS,
    chart,
    numbers,
    open_evening,
    wait_until_drawn,
)
from tests.web.closing_page import new_evening
from tests.web.conftest import OpenTab
from tests.web.page_text import money
from tests.web.paroli_server import ParoliServer

EVENING, BANK = "Wins and losses round by round", "What the bank won in each deal"
TITLES = {
    "en-IE": (EVENING, BANK),
    "fr-FR": (
        "Gains et pertes tour par tour",
        "Ce que la banque a gagné à chaque donne",
    ),
}
INK = {"light": "20,32,26", "dark": "244,235,216"}
MINUS = "\u2212"
LANSQUENET = """
game = "lansquenet"
title = "Hand by hand"
rules = "lansquenet"
currency = "lsd"
entries = '''
seat Anne 5s
seat Bess 3s
wager 1s
cover Bess 8d
match left
close
'''
"""
MOVES = ("buyin Anne 5l", "cashout Bess 1l", "close")
POINT, VALUES = ".chart-values__point", ".chart-values li"


def pounds(amount: int) -> str:
    return money(amount, CURRENCIES["lsd"])


def net(amount: int | None) -> str:
    """Return an amount as the numbers of a chart have it."""
    if amount is None:
        return ""
    return f"{'+' if amount > 0 else MINUS if amount else ''}{pounds(abs(amount))}"


def open_standings(tab: BrowserTab, table: Table) -> Page:
    tab.sign_in_and_open(f"tables/{table.id}/standings")
    return tab.page


def slider(chart: Locator) -> Locator:
    return chart.get_by_role("slider", name="Choose a point of the chart")


@pytest.mark.usefixtures("own_context")
def test_the_code_that_draws_is_loaded_when_a_chart_is_first_seen(
    tab: BrowserTab, server: ParoliServer
) -> None:
    loaded: list[str] = []
    tab.page.on("request", lambda request: loaded.append(request.url))
    resize(tab.page, (900, 260))
    page = open_standings(tab, open_evening(server, 4, "close"))
    nets = chart(page, EVENING)
    expect(nets.get_by_role("img")).to_be_attached()
    page.evaluate(NEXT_PAINT)
    assert not [url for url in loaded if "/assets/Plot-" in url]
    canvas = wait_until_drawn(nets)
    assert canvas.evaluate(PIXELS) > 1000
    assert sorted(url.rpartition(".")[2] for url in loaded if "/assets/Plot-" in url) == [
        "css",
        "js",
    ]


def test_the_charts_of_every_page_fit(open_tab: OpenTab, server: ParoliServer) -> None:
    tab = open_tab(locale="fr-FR")
    table = open_evening(server, 3, *MOVES)
    tab.sign_in_and_open(f"tables/{table.id}")
    check_closed_table(tab, "fr-FR")
    tab.choose_language("en")
    tab.follow(f"tables/{table.id}/standings")
    check_choice_of_points(tab.page)
    resize(tab.page, TABLET)
    new_evening(server, "close", six=False)
    open_evening(server, 3, names=("Xenia", "Yves", "Zoë"))
    tab.follow("evening")
    check_panels(tab)
    check_another_game(tab)
    check_person(tab)
    check_player(tab)


@pytest.mark.thorough
def test_the_charts_of_a_closed_table_fit_in_english(tab: BrowserTab, server: ParoliServer) -> None:
    tab.sign_in_and_open(f"tables/{open_evening(server, 6, *MOVES).id}")
    check_closed_table(tab, "en-IE")


def check_closed_table(tab: BrowserTab, locale: str) -> None:
    """Check the charts of players and bank in a language, on a tablet and on a phone."""
    for title in TITLES[locale]:
        shown = chart(tab.page, title)
        for _ in each_size(tab.page, (TABLET, PHONE)):
            assert wait_until_drawn(shown).evaluate(PIXELS) > 1000
        fact = shown.locator(".chart__fact").inner_text()
        expect(shown.get_by_role("img")).to_have_attribute(
            "aria-label", re.compile(f": {re.escape(title)}. {re.escape(fact)}$")
        )
        numbers(shown)
    expect(tab.page.locator(".chart__arrows")).to_have_count(1)
    tab.check_layout(f"charts-{locale}")
    resize(tab.page, PHONE)
    assert tab.axe() == []
    resize(tab.page, TABLET)
    assert tab.axe_in_both_themes() == []


def check_choice_of_points(page: Page) -> None:
    """Check that a chart follows the theme, and that keys and a finger choose a point."""
    bank = chart(page, BANK)
    check_themes(page, wait_until_drawn(bank))
    check_keys(page, bank)
    resize(page, PHONE)
    nets = chart(page, EVENING)
    wait_until_drawn(nets)
    expect(nets.locator(POINT)).to_contain_text("After deal 3, event ")
    nets.locator(".plot").tap(position={"x": 60, "y": 80})
    expect(nets.locator(POINT)).to_contain_text("Deal 1, event ")
    expect(nets.locator(".plot__cursor")).to_be_visible()


def check_themes(page: Page, canvas: Locator) -> None:
    """Check that a canvas is drawn in the colours of each theme."""
    for scheme, other in (("light", "dark"), ("dark", "light")):
        page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
        page.evaluate(NEXT_PAINT)
        colours = canvas.evaluate(COLOURS)
        assert INK[scheme] in colours
        assert INK[other] not in colours


def check_keys(page: Page, bank: Locator) -> None:
    """Check that keys choose a point, and that its amounts are read out."""
    cursor = bank.locator(".plot__cursor")
    expect(cursor).to_have_count(0)
    slider(bank).focus()
    page.keyboard.press("Home")
    expect(bank.locator(POINT)).to_have_text("Deal 1")
    expect(cursor).to_be_visible()
    first = cursor.bounding_box()
    page.keyboard.press("ArrowRight")
    expect(bank.locator(POINT)).to_have_text("Deal 2")
    second = cursor.bounding_box()
    assert first
    assert second
    assert second["x"] > first["x"]
    amount = bank.locator(VALUES).locator("b").inner_text()
    expect(slider(bank)).to_have_attribute("aria-valuetext", f"Deal 2: The bank {amount}")
    page.keyboard.press("Escape")
    expect(cursor).to_have_count(0)
    expect(bank.locator(POINT)).to_have_text("Deal 3")
    assert numbers(bank)[1] == ["Deal 2", amount]


@pytest.mark.usefixtures("own_context")
def test_if_the_code_cannot_be_loaded_the_numbers_are_shown(
    tab: BrowserTab, server: ParoliServer
) -> None:
    tab.allow("net::ERR_")
    tab.control_clock()
    missing = BlockedFiles(tab.page, "Plot")
    page = open_standings(tab, open_evening(server, 2))
    nets = chart(page, EVENING)
    nets.scroll_into_view_if_needed()
    expect(nets.get_by_role("status")).to_have_text(
        "The chart cannot be loaded now. These are its numbers."
    )
    expect(nets.locator("tbody tr").last).to_be_visible()
    missing.unblock()
    tab.advance_clock(5000)
    expect(nets.locator("canvas")).to_be_visible()
    expect(nets.get_by_role("status")).to_have_count(0)


def check_panels(tab: BrowserTab) -> None:
    """Check that the many lines of an evening are drawn in panels."""
    evening = chart(tab.page, EVENING)
    wait_until_drawn(evening)
    panels = evening.locator(".chart-panel")
    expect(panels).to_have_count(12)
    people = tab.server.caller().get("/v1/evening").get_json()["punters"]
    assert len(people) == 20
    expect(panels.first).to_contain_text(people[0]["name"])
    expect(panels.first).to_contain_text(net(people[0]["net"]))
    slider(evening).focus()
    tab.page.keyboard.press("Home")
    expect(panels.first.locator("span")).to_have_text("0")
    expect(evening.locator(".plot__cursor")).to_have_count(12)
    tab.button("Show all 20 players").click()
    expect(evening.locator("canvas")).to_have_count(20)
    assert [row[1:] for row in numbers(evening)][1:] == [
        [net(amount) for amount in row]
        for row in zip(*(person["line"] for person in people), strict=True)
    ]
    tab.check_layout("charts-evening")
    assert tab.axe() == []


def check_another_game(tab: BrowserTab) -> None:
    """Check the chart of a closed table without a bank."""
    tab.follow(f"tables/{import_sheet(tab.server, LANSQUENET).id}")
    wait_until_drawn(chart(tab.page, EVENING))
    tab.check_layout("chart-generic")


def check_person(tab: BrowserTab) -> None:
    """Check the charts of a person's season."""
    caller = tab.server.caller()
    person = register(caller, "Anne", 500)
    for winner, loser in ((7, 8), (8, 7)):
        lines = ("seat anne 100", "stake anne 7 20", "fasse 9", f"pair {winner} {loser}")
        answers = ("take *",) if winner == 7 else ()
        linked_table(caller, person, *lines, *answers, "end", "close")
    tab.follow(f"people/{person}")
    for title in ("Balance over time", "Result of each table"):
        shown = chart(tab.page, title)
        assert wait_until_drawn(shown).evaluate(PIXELS) > 1000, title
        numbers(shown)
    tab.check_layout("charts-season")
    assert tab.axe() == []


def check_player(tab: BrowserTab) -> None:
    """Check the chart of a player's own page, on a phone."""
    table = open_evening(tab.server, 3)
    # The page that is open may still ask for something, and would have no key.
    tab.page.goto("about:blank")
    sign_in_with_new_key(tab, "punter", sessions=[table.id], punter="Bess")
    resize(tab.page, PHONE)
    tab.page.goto(f"{tab.server.address}/punter/{table.id}")
    wait_until_drawn(chart(tab.page, EVENING))
    tab.check_layout("chart-punter")
    assert tab.axe() == []
