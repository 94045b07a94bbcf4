"""Evenings in the app: opened, chosen and changed, and which tables count in them."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.web import score_sheets
from tests.web.browser_tab import BrowserTab
from tests.web.conftest import OpenTab
from tests.web.gatherings import (
    ANNE_WINS,
    BESS_LOSES,
    NAME,
    OUTCOME,
    ROWS,
    TABLES,
    not_counted,
    open_gathering,
    open_options,
    open_table,
    table_row,
    today,
    two_tables,
)

NETS = ".evening-standings__net"
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


def test_the_standings_add_up_the_tables_of_one_evening(tab: BrowserTab) -> None:
    gathering = open_gathering(tab.server)
    two_tables(tab.server, gathering=gathering)
    open_table(tab.server, "Other evening", "seat carl 100")
    open_table(tab.server, "Again", *ANNE_WINS, gathering=gathering)
    tab.sign_in_and_open("evening")
    expect(tab.page.locator(TABLES)).to_have_text(["Oak", "Elm", "Again"])
    expect(tab.page.locator(f"{ROWS} th")).to_have_text(["anne", "bess"])
    expect(tab.page.locator(f"{ROWS} {NETS}")).to_have_text(["+20", "\u221210"])


def test_without_an_evening_the_page_names_the_start(tab: BrowserTab) -> None:
    two_tables(tab.server)
    tab.sign_in_and_open("evening")
    expect(tab.page.get_by_role("heading", level=1)).to_have_text("Evening")
    expect(tab.page.locator(SUBTITLE)).to_contain_text("Tables since ")
    expect(tab.button("Change")).to_have_count(0)


def test_an_evening_is_changed(tab: BrowserTab) -> None:
    page = tab.page
    open_gathering(tab.server)
    tab.sign_in_and_open("evening")
    tab.button("Change").click()
    page.get_by_label("Name of the evening").fill(" ")
    page.get_by_label("Date").fill("")
    tab.button("Save").click()
    expect(page.get_by_text("Enter a name.")).to_be_visible()
    expect(page.get_by_text("Enter a date.")).to_be_visible()
    expect(page.get_by_label("Name of the evening")).to_be_focused()
    page.get_by_label("Name of the evening").fill("Epiphany")
    page.get_by_label("Date").fill("2020-01-06")
    page.get_by_label("Place (optional)").fill("")
    tab.button("Save").click()
    expect(tab.button("Change")).to_be_focused()
    expect(page.get_by_role("heading", level=1)).to_have_text("Epiphany")
    expect(page.locator(SUBTITLE)).to_contain_text("6 January 2020 · no tables")
    tab.button("Change").click()
    tab.button("Cancel").click()
    expect(tab.button("Change")).to_be_focused()


def test_evenings_are_chosen_newest_first_and_page_by_page(tab: BrowserTab) -> None:
    page = tab.page
    names = [f"Rout {number}" for number in range(53)]
    for name in names:
        open_gathering(tab.server, name, days_ago=9)
    tab.sign_in_and_open("evening")
    tab.button("Choose an evening").click()
    listed = page.locator(".evening-list__name")
    expect(listed).to_have_text(names[: -6 - 1 : -1])
    for shown in (12, 18, 24, 30, 36, 42, 48, 53):
        tab.button("Show more").click()
        expect(listed).to_have_count(shown)
    expect(listed.last).to_have_text("Rout 0")
    expect(tab.button("Show more")).to_have_count(0)
    page.get_by_role("link", name="Rout 0").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Rout 0")
    page.go_back()
    expect(page.get_by_role("heading", level=1)).to_have_text("Evening")


def test_an_evening_for_today_is_shown_before_it_has_tables(tab: BrowserTab) -> None:
    page = tab.page
    two_tables(tab.server, gathering=open_gathering(tab.server, "Last night", days_ago=1))
    tab.sign_in_and_open("evening")
    expect(page.get_by_role("heading", level=1)).to_have_text("Last night")
    open_gathering(tab.server)
    tab.go("evening")
    expect(page.get_by_role("heading", level=1)).to_have_text(NAME)
    tab.button("All evenings").click()
    expect(page.locator(TABLES)).to_have_text(["Oak", "Elm"])
    expect(page).to_have_url(re.compile(r"/evening\?all$"))


def test_a_table_is_renamed_and_hidden_and_shown_again(tab: BrowserTab) -> None:
    _, ash = two_tables(tab.server, gathering=open_gathering(tab.server))
    assert ash.enter("renamings", {"name": "Ash"}).status_code == 201
    tab.sign_in_and_open("evening")
    options = open_options(tab, "Ash")
    options.get_by_label("Name of the table").fill(" Elm ")
    options.get_by_role("button", name="Change the name").click()
    expect(tab.page.locator(OUTCOME)).to_have_text("The table is called Elm now.")
    table_row(tab, "Elm").get_by_role("button", name="Hide from the evening").click()
    expect(tab.page.locator(OUTCOME)).to_have_text("Elm is hidden. Find it under Not counted.")
    expect(tab.page.locator(OUTCOME)).to_be_focused()
    expect(tab.page.locator(f"{ROWS} th")).to_have_text(["anne"])
    expect(not_counted(tab)).to_contain_text(["ElmHidden"])
    assert newest_row(tab)["hidden"]
    not_counted(tab).get_by_role("button", name="Show again: Elm").click()
    expect(tab.page.locator(OUTCOME)).to_have_text("Elm counts in the evening again.")
    expect(tab.page.locator(f"{ROWS} th")).to_have_text(["anne", "bess"])
    expect(tab.page.locator(".not-counted")).to_have_count(0)


def test_a_table_is_marked_as_practice_and_counts_again(tab: BrowserTab) -> None:
    two_tables(tab.server)
    tab.sign_in_and_open("evening")
    open_options(tab, "Oak").get_by_role("button", name="Mark as practice").click()
    expect(tab.page.locator(OUTCOME)).to_have_text(
        "Oak is marked as practice. Find it under Not counted."
    )
    expect(tab.page.locator(TABLES)).to_have_text(["Elm"])
    expect(not_counted(tab)).to_contain_text(["OakPractice"])
    not_counted(tab).get_by_role("button", name="Counts again: Oak").click()
    expect(tab.page.locator(TABLES)).to_have_text(["Oak", "Elm"])


def test_the_last_table_that_counts_can_be_hidden(tab: BrowserTab) -> None:
    open_table(tab.server, "Oak", "seat anne 100")
    tab.sign_in_and_open("evening")
    open_options(tab, "Oak").get_by_role("button", name="Hide from the evening").click()
    expect(tab.page.get_by_text("No table has been opened yet.")).to_be_visible()
    expect(not_counted(tab)).to_contain_text(["OakHidden"])


def test_a_table_moves_to_another_evening_and_out_of_it(tab: BrowserTab) -> None:
    open_gathering(tab.server, "Other evening", days_ago=3)
    two_tables(tab.server, gathering=open_gathering(tab.server))
    tab.sign_in_and_open("evening")
    row = open_options(tab, "Elm")
    choice = row.get_by_label("Move to another evening")
    expect(choice.locator("option")).to_contain_text(["Other evening, ", "No evening"])
    row.get_by_role("button", name="Move", exact=True).click()
    expect(tab.page.locator(OUTCOME)).to_have_text("Elm is moved to Other evening.")
    expect(tab.page.locator(TABLES)).to_have_text(["Oak"])
    tab.button("Choose an evening").click()
    tab.page.get_by_role("link", name="Other evening").click()
    expect(tab.page.locator(TABLES)).to_have_text(["Elm"])
    row = open_options(tab, "Elm")
    row.get_by_label("Move to another evening").select_option(label="No evening")
    row.get_by_role("button", name="Move", exact=True).click()
    expect(tab.page.locator(OUTCOME)).to_have_text("Elm belongs to no evening now.")
    expect(tab.page.get_by_text("No table on this evening yet.")).to_be_visible()
    assert newest_row(tab)["gathering"] is None


def test_without_another_evening_a_table_cannot_move(tab: BrowserTab) -> None:
    open_table(tab.server, "Oak", "seat anne 100")
    tab.sign_in_and_open("evening")
    row = open_options(tab, "Oak")
    expect(row).to_contain_text("There is no other evening. Open one with New evening.")
    expect(row.get_by_role("button", name="Move", exact=True)).to_have_count(0)


def test_the_form_repeats_the_last_table_that_counts(tab: BrowserTab) -> None:
    """It belongs to the current evening, not to that of the table that it repeats."""
    old = open_gathering(tab.server, "Old", days_ago=3)
    open_table(tab.server, "Oak", "seat anne 100", gathering=old)
    open_table(tab.server, "Ash", "seat zoe 100", practice=True)
    current = open_gathering(tab.server)
    tab.sign_in_and_open("new")
    tab.page.get_by_role("link", name="Same table as").click()
    expect(tab.page.get_by_label("Name").first).to_have_value("anne")
    expect(tab.page.get_by_label("Evening")).to_have_value(current)


@pytest.mark.parametrize("scope", ["all tables", "one table"])
def test_a_dealer_may_open_evenings_but_not_move_tables(tab: BrowserTab, scope: str) -> None:
    oak, elm = two_tables(tab.server, gathering=open_gathering(tab.server))
    elm.enter("filing", {"hidden": True})
    sessions = {"sessions": [oak.id, elm.id]} if scope == "one table" else {}
    tab.sign_in_and_open("evening", role="dealer", **sessions)
    expect(table_row(tab, "Oak")).to_contain_text("Reports")
    expect(table_row(tab, "Oak").locator("summary", has_text="Options")).to_have_count(0)
    expect(not_counted(tab)).to_contain_text(["ElmHidden"])
    expect(not_counted(tab).get_by_role("button")).to_have_count(0)
    expect(tab.button("New evening")).to_have_count(0 if sessions else 1)
    expect(tab.button("Change")).to_have_count(0 if sessions else 1)


def test_a_keeper_of_one_table_may_hide_it(tab: BrowserTab) -> None:
    oak, _ = two_tables(tab.server, gathering=open_gathering(tab.server))
    tab.sign_in_and_open("evening", role="keeper", sessions=[oak.id])
    expect(tab.page.locator(TABLES)).to_have_text(["Oak"])
    expect(tab.button("New evening")).to_have_count(0)
    open_options(tab, "Oak").get_by_role("button", name="Hide from the evening").click()
    expect(tab.page.locator(OUTCOME)).to_have_text("Oak is hidden. Find it under Not counted.")


def test_a_refusal_and_a_lost_connection_are_reported(tab: BrowserTab) -> None:
    tab.allow("403", "net::ERR_FAILED")
    open_table(tab.server, "Oak", "seat anne 100")
    tab.sign_in_and_open("evening")
    row = open_options(tab, "Oak")
    alert = tab.page.locator(".page > [role=alert]")

    def forbid(route: Route) -> None:
        problem = {"code": "forbidden", "title": "Forbidden", "detail": "Ask a score-keeper."}
        route.fulfill(status=403, json=problem, content_type="application/problem+json")

    tab.page.route("**/filing", forbid, times=1)
    row.get_by_role("button", name="Hide from the evening").click()
    expect(alert).to_contain_text("This device is not allowed to do this")
    expect(alert).to_contain_text("Ask a score-keeper.")
    tab.page.route("**/filing", lambda route: route.abort(), times=1)
    row.get_by_role("button", name="Hide from the evening").click()
    expect(alert).to_contain_text("Paroli is not responding.")
    tab.button("Try again").click()
    expect(tab.page.locator(OUTCOME)).to_have_text("Oak is hidden. Find it under Not counted.")


def test_the_practice_table_and_the_demonstration_never_count(tab: BrowserTab) -> None:
    page = tab.page
    open_gathering(tab.server)
    tab.sign_in_and_open()
    tab.button("Practice table").click()
    expect_table_page(page)
    assert newest_row(tab)["practice"]
    tab.go("")
    tab.button("Play the demo evening").click()
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


def test_a_table_is_opened_for_practice_or_on_another_evening(tab: BrowserTab) -> None:
    page = tab.page
    other = open_gathering(tab.server, "Other evening", days_ago=3)
    open_gathering(tab.server)
    tab.sign_in_and_open("new")
    tab.button("3 Seats").click()
    page.get_by_label("Evening").select_option(other)
    page.get_by_label("Practice: does not count").check()
    tab.button("Open the table").click()
    expect_table_page(page)
    assert (newest_row(tab)["gathering"], newest_row(tab)["practice"]) == (other, True)
    tab.go("new")
    tab.button("3 Seats").click()
    page.get_by_label("Evening").select_option(label="No evening")
    tab.button("Open the table").click()
    expect_table_page(page)
    assert (newest_row(tab)["gathering"], newest_row(tab)["practice"]) == (None, False)


def test_a_table_of_another_game_belongs_to_the_evening_too(tab: BrowserTab) -> None:
    yesterday = open_gathering(tab.server, days_ago=1)
    tab.sign_in_and_open("new")
    tab.page.get_by_label("Game").select_option("lansquenet")
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
    tab.button("Start from the demo sheet").click()
    expect(page.get_by_label("Practice: does not count")).to_be_checked()


def test_another_device_sees_a_hidden_table_at_once(tab: BrowserTab) -> None:
    _, elm = two_tables(tab.server, gathering=open_gathering(tab.server))
    tab.sign_in_and_open("evening")
    expect(tab.page.locator(TABLES)).to_have_text(["Oak", "Elm"])
    elm.enter("filing", {"hidden": True})
    expect(tab.page.locator(TABLES)).to_have_text(["Oak"])
    expect(not_counted(tab)).to_contain_text(["ElmHidden"])


def test_an_unknown_evening_is_reported(tab: BrowserTab) -> None:
    tab.allow("404")
    tab.sign_in_and_open()
    tab.page.goto(f"{tab.server.address}/evening?gathering=0b3c9d1e-1111-4222-8333-444455556666")
    expect(tab.page.get_by_role("heading", level=1)).to_have_text("This evening was not found")
    tab.page.get_by_role("link", name="This evening").click()
    expect(tab.page.get_by_text("No table has been opened yet.")).to_be_visible()


LABELS = {
    "en-IE": ("Choose an evening", "New evening", "Change", "Options"),
    "fr-FR": ("Choisir une soirée", "Nouvelle soirée", "Modifier", "Options de table"),
}


@pytest.mark.parametrize("locale", LABELS)
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
    for panel in (choose, new, change):
        tab.button(panel).click()
        tab.check_layout(f"evening-{locale}-{panel.split()[0]}")
        assert tab.axe_in_both_themes() == []
    tab.go("new")
    tab.page.get_by_role("button", name=re.compile("^3 (Seats|Places)$")).click()
    tab.check_layout(f"seats-evening-{locale}")
    assert tab.axe_in_both_themes() == []
