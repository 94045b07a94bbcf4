"""The new-table page: rules, money and seats, and errors beside their fields."""

import re
from datetime import datetime
from typing import Any
from zoneinfo import ZoneInfo

from playwright.sync_api import Locator, expect

from tests.web.browser_tab import DEVICE_SIZES, BrowserTab, resize
from tests.web.conftest import OpenTab

YEAR_SECONDS = 360 * 24 * 3600
HEIGHTS = "all => all.map((one) => one.getBoundingClientRect().height)"
ONE_LINE = 40
"""The most pixels that one line of a name is high."""


def rule_line(tab: BrowserTab, title: str) -> Locator:
    """Return the line of one rule."""
    title_field = tab.page.locator(".rules-step__field", has_text=re.compile(f"^{title}$"))
    return tab.page.locator(".rules-step__line").filter(has=title_field)


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


def test_errors_are_shown_beside_their_fields(tab: BrowserTab) -> None:
    page = tab.page
    tab.sign_in_and_open("new")
    tab.button("Money and seats").click()
    page.get_by_label("Name of the table").fill(" ")
    page.get_by_label("The bank starts with").fill("much")
    expect(page.get_by_text("Enter a name.")).to_be_visible()
    page.get_by_label("Maximum stake").fill("1s")
    page.get_by_label("Minimum stake").fill("5s")
    tab.button("Seats").click()
    first, second = page.get_by_label("Name").nth(0), page.get_by_label("Name").nth(1)
    first.fill("Anne")
    second.fill("anne")
    tab.button("Open the table").click()
    expect(page.get_by_label("Name of the table")).to_be_focused()
    for words in (
        "Enter a name.",
        "Enter an amount. Enter 0 to fund the bank later.",
        "This is below the minimum stake. Enter a larger amount.",
    ):
        expect(page.get_by_text(words)).to_be_visible()
    tab.check_layout("faults")
    page.get_by_label("Name of the table").fill("Tuesday")
    page.get_by_label("The bank starts with").fill("2l10s6d")
    expect(page.get_by_text("That is £2\u00a010s\u00a06d.")).to_be_visible()
    page.get_by_label("Maximum stake").fill("1gn")
    tab.button("Seats").click()
    tab.button("Open the table").click()
    expect(page.get_by_text("anne already has a seat. Enter another name.")).to_be_visible()
    expect(second).to_be_focused()
    assert tab.server.posted == []


def test_a_table_is_opened_with_its_seats(tab: BrowserTab) -> None:
    page = tab.page
    tab.sign_in_and_open("new")
    page.get_by_text("One board for all").click()
    tab.button("Money and seats").click()
    page.get_by_label("Name of the table").fill("Tuesday 🎩")
    page.get_by_label("Currency", exact=True).select_option("livre")
    page.get_by_label("The bank starts with").fill("20")
    page.get_by_label("Banker").fill("Zoë Ōkubo")
    tab.check_layout("new-money")
    tab.button("Seats").click()
    for part in (page.locator(".seats-step__seat").last, tab.button("Open the table")):
        expect(part).to_be_in_viewport(ratio=1)
    for number, name in enumerate(("Anne", "Bess", "Carl")):
        page.get_by_label("Name").nth(number).fill(name)
    page.get_by_label("Purse").nth(1).fill("2ecu")
    page.get_by_label("Suit").nth(2).select_option("clubs")
    tab.button("Move Carl up").click()
    tab.button("Remove Seat 4").click()
    tab.button("Add a seat").click()
    tab.check_layout("new-seats")
    tab.button("Open the table").dblclick()
    expect_table_page(tab)
    assert [path.rpartition("/")[2] for path in tab.server.posted] == ["sessions", "entries"]
    table = newest_table(tab)
    assert table["name"] == "Tuesday 🎩"
    assert [punter["name"] for punter in table["punters"]] == ["Anne", "Carl", "Bess"]
    assert [punter["purse"] for punter in table["punters"]] == [4800, 4800, 2880]
    assert table["punters"][1]["suit"] == "clubs"
    assert (table["preset"], table["currency"]) == ("oak", "livre")
    assert table["bank"]["holder"] == "Zoë Ōkubo"


def test_a_table_like_the_last_one_is_opened_in_two_taps(open_tab: OpenTab) -> None:
    tab = open_tab()
    caller = tab.server.caller()
    rules = {"preset": "parlour", "overrides": {"burn": 0, "min_stake": 48}}
    seats = ("seat anne 1000 hearts", "seat bess 900 clubs", "buyin anne 500", "fund 500")
    tab.server.clock.behind_seconds = YEAR_SECONDS
    year_ago = datetime.fromisoformat(tab.server.clock.now()).astimezone(ZoneInfo("Europe/Dublin"))
    name = f"Table of {year_ago.day} {year_ago:%B}"
    bank = {"holder": "Carl", "funds": 10_000}
    caller.table(*seats, name=name, rules=rules, currency="lsd", bank=bank)
    tab.server.clock.behind_seconds = 0
    tab.sign_in_and_open()
    before = newest_table(tab)
    same_again = tab.page.get_by_role("link", name="Same table as")
    expect(same_again).to_contain_text("two seats · bank £10\u00a08s\u00a04d")
    same_again.click()
    tab.check_layout("again")
    tab.button("Open the table").click()
    expect_table_page(tab)
    after = newest_table(tab)
    assert after["id"] != before["id"]
    for member in ("preset", "rules", "currency"):
        assert after[member] == before[member], member
    assert after["name"].startswith("Table of ")
    assert after["name"] != before["name"]
    assert [(punter["name"], punter["suit"], punter["purse"]) for punter in after["punters"]] == [
        ("anne", "hearts", 1000),
        ("bess", "clubs", 900),
    ]
    assert (after["bank"]["holder"], after["bank"]["balance"]) == ("Carl", 10_000)
