"""Evenings in the app: opened, chosen and changed, and which tables count in them."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web import score_sheets
from tests.web.browser_tab import BrowserTab
from tests.web.conftest import OpenTab
from tests.web.gatherings import (
    ANNE_WINS,
    BESS_LOSES,
    NAME,
    ROWS,
    not_counted,
    open_gathering,
    open_table,
    today,
)
from tests.web.repeats import first_daily

SUBTITLE = ".page__subtitle"


def expect_table_page(page: Page) -> None:
    expect(page).to_have_url(re.compile(r"/tables/[0-9a-f-]{36}$"))


def newest_row(tab: BrowserTab) -> Any:
    """Return the newest session as the list of sessions shows it."""
    return tab.server.caller().get("/v1/sessions").get_json()["sessions"][0]


def test_an_evening_has_two_tables_and_standings_over_both(tab: BrowserTab) -> None:
    page = tab.page
    tab.sign_in_and_open("evening")
    tab.button("New evening").click()
    expect(page.get_by_role("heading", name="New evening")).to_be_focused()
    expect(page.get_by_label("Name of the evening")).to_have_value(re.compile("^Evening of "))
    expect(page.get_by_label("Date")).to_have_value(today().isoformat())
    page.get_by_label("Name of the evening").fill(NAME)
    page.get_by_label("Place (optional)").fill("Great hall")
    tab.button("Open the evening").click()
    expect(page.get_by_role("heading", level=1)).to_have_text(NAME)
    expect(page.locator(SUBTITLE)).to_contain_text("Great hall · no tables")
    expect(page.get_by_text("No table on this evening yet.")).to_be_visible()
    for name, link in (("anne", "Open a table"), ("bess", "Same table as")):
        page.get_by_role("link", name=link).first.click()
        if link == "Open a table":
            tab.button("3 Seats").click()
        expect(page.get_by_label("Evening")).to_contain_text(NAME)
        expect(page.get_by_label("Evening").locator("option:checked")).to_contain_text(NAME)
        page.get_by_label("Name").first.fill(name)
        tab.button("Open the table").click()
        expect_table_page(page)
        expect(page.get_by_role("grid")).to_be_visible()
        tab.go("")
    tab.go("evening")
    expect(page.locator(SUBTITLE)).to_contain_text("Great hall · two tables · two players")
    expect(page.locator(f"{ROWS} th")).to_have_text(["anne", "bess"])
    assert newest_row(tab)["gathering"] is not None


def test_the_practice_table_and_the_demonstration_never_count(tab: BrowserTab) -> None:
    page = tab.page
    open_gathering(tab.server)
    tab.sign_in_and_open()
    tab.button("Basset: Practice table").click()
    expect_table_page(page)
    assert newest_row(tab)["practice"]
    tab.go("")
    tab.button("Basset: Play the demo evening").click()
    expect(page).to_have_url(re.compile("/log/1$"))
    assert newest_row(tab)["practice"]
    tab.go("")
    expect(page.locator(".table-marks__practice")).to_have_text(["Practice", "Practice"])
    expect(page.get_by_role("link", name="Open a new table")).to_be_visible()
    expect(page.get_by_role("link", name="Same table as")).to_have_count(0)
    tab.go("new")
    expect(page.get_by_role("radio", name=re.compile("^Parlour"))).to_be_visible()
    expect(page.get_by_role("link", name="Same table as")).to_have_count(0)
    tab.go("evening")
    expect(page.get_by_text("No table on this evening yet.")).to_be_visible()
    tab.button("All evenings").click()
    expect(not_counted(tab)).to_have_count(2)


def test_a_table_of_another_game_belongs_to_the_evening_too(tab: BrowserTab) -> None:
    yesterday = open_gathering(tab.server, days_ago=1)
    tab.sign_in_and_open("new")
    tab.page.get_by_label("Game").select_option("lansquenet")
    tab.button("3 Seats").click()
    expect(tab.page.get_by_label("Evening")).to_have_value(yesterday)
    tab.check_layout("generic-opening-evening")
    tab.button("Open the table").click()
    expect_table_page(tab.page)
    assert (newest_row(tab)["gathering"], newest_row(tab)["game"]) == (yesterday, "lansquenet")


def test_a_score_sheet_has_its_day_and_its_evening(tab: BrowserTab) -> None:
    page = tab.page
    christmas = open_gathering(tab.server, "Christmas", days_ago=20)
    open_gathering(tab.server)
    tab.sign_in_and_open("sheet")
    expect(page.get_by_label("Evening").locator("option:checked")).to_contain_text(NAME)
    day = tab.server.caller().get(f"/v1/gatherings/{christmas}").get_json()["date"]
    page.get_by_label("Date played").fill("2099-12-25")
    tab.button("Play the sheet").click()
    expect(page.get_by_text("Choose today or an earlier day.")).to_be_visible()
    expect(page.get_by_label("Date played")).to_be_focused()
    page.get_by_label("Date played").fill(day)
    expect(page.get_by_label("Evening")).to_have_value(christmas)
    tab.check_layout("sheet-evening")
    page.get_by_label("Score sheet").fill(score_sheets.TWINS)
    tab.button("Play the sheet").click()
    expect(page).to_have_url(re.compile("/log$"))
    row = newest_row(tab)
    assert (row["gathering"], row["practice"]) == (christmas, False)
    assert row["opened_at"].startswith(day)
    tab.go("sheet")
    tab.button("Basset: Start from the demo sheet").click()
    expect(page.get_by_label("Practice: does not count")).to_be_checked()


LABELS = {
    "en-IE": ("Choose an evening", "New evening", "Change", "Options"),
    "fr-FR": ("Choisir une soirée", "Nouvelle soirée", "Modifier", "Options de table"),
}


@pytest.mark.parametrize("locale", first_daily("fr-FR", "en-IE"))
def test_every_part_of_the_page_fits(open_tab: OpenTab, locale: str) -> None:
    tab = open_tab(locale=locale)
    gathering = open_gathering(tab.server)
    open_table(tab.server, "Oak", *ANNE_WINS, gathering=gathering)
    open_table(tab.server, "Ash", *BESS_LOSES, gathering=gathering, practice=True)
    for number in range(7):
        open_gathering(tab.server, f"Evening {number}", days_ago=number + 1)
    tab.sign_in_and_open("evening")
    choose, new, change, options = LABELS[locale]
    tab.page.locator(".table-options summary", has_text=options).click()
    expect(not_counted(tab)).to_have_count(1)
    fairness = tab.page.locator(".fairness-section")
    fairness.locator("summary").click()
    expect(fairness.get_by_role("table")).to_be_visible()
    tab.check_layout(f"evening-{locale}-fairness")
    assert tab.axe_in_both_themes(".fairness-section") == []
    fairness.locator("summary").click()
    for panel in (choose, new, change):
        tab.button(panel).click()
        tab.check_layout(f"evening-{locale}-{panel.split()[0]}")
        assert tab.axe_in_both_themes() == []
    tab.go("new")
    tab.page.get_by_role("button", name=re.compile("^3 (Seats|Places)$")).click()
    tab.check_layout(f"seats-evening-{locale}")
    assert tab.axe_in_both_themes() == []
