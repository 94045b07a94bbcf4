"""Charts: drawn when they are first seen, with a table of their numbers."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from service.domain.values.money import CURRENCIES
from tests.api.caller import Table
from tests.api.test_people import linked_table, register
from tests.web.board_pages import sign_in_with_new_key
from tests.web.browser_tab import NEXT_PAINT, PHONE, TABLET, BlockedFiles, BrowserTab, resize
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
from tests.web.repeats import first_daily

EVENING, BANK = "Wins and losses over the evening", "What the bank won in each deal"
TITLES = {
    "en-IE": (EVENING, BANK),
    "fr-FR": (
        "Gains et pertes au fil de la soirée",
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


@pytest.mark.parametrize("locale", first_daily("fr-FR", "en-IE"))
def test_a_closed_table_has_the_charts_of_its_players_and_its_bank(
    open_tab: OpenTab, server: ParoliServer, locale: str
) -> None:
    tab = open_tab(locale=locale)
    tab.sign_in(role="dealer")
    moves = ("buyin Anne 5l", "cashout Bess 1l", "close")
    tab.page.goto(f"{server.address}/tables/{open_evening(server, 6, *moves).id}")
    for title in TITLES[locale]:
        shown = chart(tab.page, title)
        for size in (TABLET, PHONE):
            resize(tab.page, size)
            assert wait_until_drawn(shown).evaluate(PIXELS) > 1000
        fact = shown.locator(".chart__fact").inner_text()
        expect(shown.get_by_role("img")).to_have_attribute(
            "aria-label", re.compile(f": {re.escape(title)}. {re.escape(fact)}$")
        )
        numbers(shown)
    expect(tab.page.locator(".chart__arrows")).to_have_count(1)
    tab.check_screen(f"charts-{locale}")


def test_a_chart_follows_the_theme_and_keys_and_a_finger_choose_a_point(
    tab: BrowserTab, server: ParoliServer
) -> None:
    page = open_standings(tab, open_evening(server, 3, "close"))
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


def test_many_lines_are_drawn_in_panels(tab: BrowserTab, server: ParoliServer) -> None:
    new_evening(server, "close", six=False)
    open_evening(server, 3, names=("Xenia", "Yves", "Zoë"))
    tab.sign_in_and_open("evening")
    evening = chart(tab.page, EVENING)
    wait_until_drawn(evening)
    panels = evening.locator(".chart-panel")
    expect(panels).to_have_count(12)
    people = tab.server.caller().get("/v1/evening").get_json()["punters"]
    expect(panels.first).to_contain_text(people[0]["name"])
    expect(panels.first).to_contain_text(net(people[0]["net"]))
    slider(evening).focus()
    tab.page.keyboard.press("Home")
    expect(panels.first.locator("span")).to_have_text("0")
    expect(evening.locator(".plot__cursor")).to_have_count(12)
    tab.button("Show all 15 players").click()
    expect(evening.locator("canvas")).to_have_count(15)
    assert [row[1:] for row in numbers(evening)][1:] == [
        [net(amount) for amount in row]
        for row in zip(*(person["line"] for person in people), strict=True)
    ]
    tab.check_layout("charts-evening")
    assert tab.axe() == []


def test_the_pages_of_a_person_a_player_and_another_game_fit_with_charts(
    tab: BrowserTab, server: ParoliServer
) -> None:
    page, caller = tab.page, server.caller()
    person = register(caller, "Anne", 500)
    for winner, loser in ((7, 8), (8, 7)):
        lines = ("seat anne 100", "stake anne 7 20", "fasse 9", f"pair {winner} {loser}")
        answers = ("take *",) if winner == 7 else ()
        linked_table(caller, person, *lines, *answers, "end", "close")
    answer = caller.sheet(LANSQUENET)
    assert answer.status_code == 201, answer.text
    tab.sign_in_and_open(f"tables/{answer.get_json()['id']}")
    wait_until_drawn(chart(page, EVENING))
    tab.check_layout("chart-generic")
    tab.menu("People")
    page.get_by_role("link", name="Anne").click()
    for title in ("Balance over time", "Result of each table"):
        shown = chart(page, title)
        assert wait_until_drawn(shown).evaluate(PIXELS) > 1000, title
        numbers(shown)
    tab.check_layout("charts-season")
    assert tab.axe() == []
    table = open_evening(server, 3)
    # The page that is open may still ask for something, and would have no key.
    page.goto("about:blank")
    sign_in_with_new_key(tab, "punter", sessions=[table.id], punter="Bess")
    resize(page, PHONE)
    page.goto(f"{server.address}/punter/{table.id}")
    wait_until_drawn(chart(page, EVENING))
    tab.check_layout("chart-punter")
    assert tab.axe() == []
