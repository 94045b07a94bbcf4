"""The new-table page: rules, money and seats, and errors beside their fields."""

import re
from typing import Any

from playwright.sync_api import expect

from tests.web.browser_tab import DEVICE_SIZES, BrowserTab, resize
from tests.web.conftest import OpenTab

HEIGHTS = "all => all.map((one) => one.getBoundingClientRect().height)"
ONE_LINE = 40
"""The most pixels that one line of a name is high."""


def expect_table_page(tab: BrowserTab) -> None:
    expect(tab.page).to_have_url(re.compile(r"/tables/[0-9a-f-]{36}$"))


def newest_table(tab: BrowserTab) -> Any:
    """Return the newest table as a house key sees it."""
    caller = tab.server.caller()
    newest = caller.get("/v1/sessions").get_json()["sessions"][0]["id"]
    return caller.get(f"/v1/sessions/{newest}").get_json()


def test_a_long_source_leaves_the_name_of_a_preset_in_one_line(open_tab: OpenTab) -> None:
    tab = open_tab(locale="fr-FR")
    tab.sign_in_and_open("new?game=baccarat")
    names = tab.page.locator(".rules-step__name")
    expect(names).to_have_text(["Chemin de fer", "Banque"])
    for screen, size in DEVICE_SIZES.items():
        resize(tab.page, size)
        tab.check_layout(f"new-baccarat-{screen}")
        assert max(names.evaluate_all(HEIGHTS)) < ONE_LINE, screen


def test_a_table_can_be_opened_by_keyboard(tab: BrowserTab) -> None:
    tab.sign_in_and_open()
    keyboard = tab.page.keyboard
    press_tab_until(tab, "Open a new table")
    keyboard.press("Enter")
    modern = tab.page.get_by_role("radio", name=re.compile("^Modern"))
    # The heading is there before the form, which waits for the rules and the game's texts.
    expect(modern).to_be_attached()
    press_tab_until(tab, "Modern")
    keyboard.press("ArrowDown")
    keyboard.press("ArrowUp")
    expect(modern).to_be_checked()
    press_tab_until(tab, "Money and seats")
    keyboard.press("Enter")
    press_tab_until(tab, "Name of the table")
    keyboard.press("Control+a")
    keyboard.type("By keys")
    press_tab_until(tab, "Seats")
    keyboard.press("Enter")
    press_tab_until(tab, "Name")
    keyboard.type("Lady Reveller")
    press_tab_until(tab, "Open the table")
    keyboard.press("Enter")
    expect_table_page(tab)
    state = newest_table(tab)
    assert (state["name"], [punter["name"] for punter in state["punters"]]) == (
        "By keys",
        ["Lady Reveller"],
    )


FOCUSED = """() => {
  const focused = document.activeElement;
  const label = focused?.labels?.[0] ?? focused;
  return (focused?.getAttribute('aria-label') ?? label?.textContent ?? '').trim();
}"""


def press_tab_until(tab: BrowserTab, name: str) -> None:
    """Press Tab until the control with that name has the focus."""
    passed: list[str] = []
    while len(passed) < 60:
        tab.page.keyboard.press("Tab")
        passed.append(tab.page.evaluate(FOCUSED))
        if passed[-1].startswith(name):
            return
    raise AssertionError(f"{name} was not among {passed}")


def test_each_step_fits_with_errors_and_with_its_values(tab: BrowserTab) -> None:
    """``web/tests/screens/new-table-seats.screen.ts`` has what is opened, and the errors."""
    page = tab.page
    tab.sign_in_and_open("new")
    page.get_by_text("One board for all").click()
    tab.button("Money and seats").click()
    name, maximum = page.get_by_label("Name of the table"), page.get_by_label("Maximum stake")
    name.fill(" ")
    page.get_by_label("The bank starts with").fill("much")
    maximum.fill("1s")
    page.get_by_label("Minimum stake").fill("5s")
    tab.button("Seats").click()
    for part in (page.locator(".seats-step__seat").last, tab.button("Open the table")):
        expect(part).to_be_in_viewport(ratio=1)
    page.get_by_label("Name").nth(0).fill("Anne")
    tab.button("Open the table").click()
    expect(name).to_be_focused()
    expect(page.get_by_text("This is below the minimum stake.")).to_be_visible()
    tab.check_layout("faults")
    name.fill("Tuesday \N{TOP HAT}")
    maximum.fill("1gn")
    page.get_by_label("The bank starts with").fill("20")
    page.get_by_label("Banker").fill("Zoë Ōkubo")
    tab.check_layout("new-money")
    tab.button("Seats").click()
    for number, player in enumerate(("Bess", "Carl"), start=1):
        page.get_by_label("Name").nth(number).fill(player)
    tab.button("Move Carl up").click()
    tab.button("Remove Seat 4").click()
    tab.button("Add a seat").click()
    tab.check_layout("new-seats")
    tab.button("Open the table").dblclick()
    expect_table_page(tab)
    assert [path.rpartition("/")[2] for path in tab.server.posted] == ["sessions", "entries"]
    assert newest_table(tab)["name"] == "Tuesday \N{TOP HAT}"
    tab.go("")
    tab.page.get_by_role("link", name="Same table as").click()
    expect(page.get_by_label("Name").nth(0)).to_have_value("Anne")
    tab.check_layout("again")
