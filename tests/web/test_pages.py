"""Every page: by day and by candle, in French, on a tablet and a phone, and for everybody."""

import json
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from tests.api.caller import Table
from tests.web.browser_tab import TABLET, BrowserTab
from tests.web.conftest import OpenTab, new_context
from tests.web.dealer import Dealer
from tests.web.page_text import NBSP
from tests.web.paroli_server import ParoliServer

LINES = (
    "seat anne 9600 hearts",
    "seat bess 9600 spades",
    'seat "Mrs Sago" 9600 clubs',
    "stake anne K 480",
    "stake bess 7 1008",
    "fasse 9",
    "pair K 2",
)
ENGLISH = re.compile(
    r"\b(the|and|with|your|table is|seats|rules|money|settings|cards|bank|sign|keys)\b",
    re.IGNORECASE,
)
IDS_WITH_BLANKS = (
    "[...document.querySelectorAll('[id]')].map(({ id }) => id).filter((id) => /\\s/.test(id))"
)
WATCH_FRESH = """new MutationObserver(() => {
  const main = document.querySelector('[data-fresh] main');
  if (main) window.whileFresh = getComputedStyle(main).pointerEvents;
}).observe(document, { subtree: true, childList: true, attributes: true })"""
VALUES = "(fields) => fields.map(({ value }) => value)"
# Words that are the same in both languages, and what people wrote themselves.
OWN = re.compile(r"API|Basset|Paroli|A house's device|Français|English")


@pytest.fixture
def night(server: ParoliServer) -> Table:
    return server.caller().table(*LINES, name="Twelfth Night", currency="lsd")


def pages(table: Table) -> Iterator[tuple[str, str]]:
    """Yield each page and what tells that it has come."""
    yield "", ".reopen-link span"
    yield "new", ".rules-step__line"
    yield f"new?again={table.id}", ".seats-step__seat"
    yield "settings", ".settings-page__setting"
    yield "keys", ".key-lists__list h3"
    yield "sheet", "textarea"
    for part, marker in (
        ("log", ".seat-rows__player"),
        ("standings", ".ranking__table"),
        ("seats", ".seats-page__player"),
        ("rules", ".rules-page__rule"),
    ):
        yield f"tables/{table.id}/{part}", marker


def named(path: str, table: Table) -> str:
    """Return a page's name for its picture."""
    return re.sub(r"[^a-z]+", "-", path.replace(table.id, "")).strip("-") or "home"


def open_all(page: Page) -> None:
    """Open what is folded on a page."""
    for one in page.locator("summary, .new-table-page__all, .rules-step__rule").all()[:4]:
        one.click()
    # Of a choice of the house it is told why.
    for one in page.locator(".rules-step__rule:has([data-kind=choice])").all()[:1]:
        one.click()
        expect(page.locator(".rules-step__editor > [data-kind=quiet]")).to_be_visible()


@pytest.mark.parametrize("candle", [False, True])
def test_everybody_can_use_every_page(open_tab: OpenTab, night: Table, *, candle: bool) -> None:
    tab = open_tab(candle=candle)
    tab.allow("401")
    tab.page.goto(tab.server.address)
    expect(tab.page.get_by_role("heading", name="This browser is not signed in")).to_be_visible()
    assert tab.axe() == []
    tab.enter()
    for path, marker in pages(night):
        tab.go(path)
        expect(tab.page.locator(marker).first).to_be_visible()
        open_all(tab.page)
        assert tab.axe() == [], path
        assert tab.page.evaluate(IDS_WITH_BLANKS) == [], path
        tab.check_layout(f"page-{named(path, night)}")
        if path in {"", f"tables/{night.id}/log"}:
            tab.button("Menu").click()
            assert tab.axe(".menu") == [], f"{path} with its menu"
            tab.check_layout(f"menu-{named(path, night)}")


def test_every_page_speaks_french(tab: BrowserTab, night: Table) -> None:
    tab.page.add_init_script("localStorage.setItem('paroli.language', 'fr')")
    tab.enter()
    for path, marker in pages(night):
        tab.go(path)
        expect(tab.page.locator(marker).first).to_be_visible()
        assert tab.page.locator("html").get_attribute("lang") == "fr"
        open_all(tab.page)
        tab.page.get_by_role("button", name="Menu", exact=True).click()
        said = OWN.sub("", tab.page.locator("body").inner_text().replace("Twelfth Night", ""))
        assert ENGLISH.findall(said) == [], path
        tab.page.keyboard.press("Escape")
        tab.check_layout(f"french-{named(path, night)}")


def test_a_page_that_has_just_appeared_takes_no_tap_at_first(
    browser: Browser, server: ParoliServer
) -> None:
    context = new_context(browser, TABLET, settles=True)
    server.sign_in(context)
    page = context.new_page()
    page.add_init_script(WATCH_FRESH)
    page.goto(f"{server.address}/settings")
    expect(page.locator(".page__main")).to_have_css("pointer-events", "auto")
    assert page.evaluate("window.whileFresh") == "none"
    context.close()


def test_the_settings_are_kept_on_the_device(tab: BrowserTab) -> None:
    page = tab.page
    tab.enter("settings")
    page.get_by_label("Dark").check()
    expect(page.locator("html")).to_have_attribute("data-theme", "candle")
    page.get_by_label("Left-handed: the table is mirrored").check()
    page.get_by_label("Show pounds in guineas").check()
    page.get_by_label("Single-key shortcuts").uncheck()
    page.get_by_label("Français").check()
    expect(page.get_by_role("heading", name="Réglages")).to_be_visible()
    page.reload()
    for name in ("Sombre", "Gauche", "Afficher les livres en guinées", "Français"):
        expect(page.get_by_label(name)).to_be_checked()
    expect(page.get_by_label("Raccourcis à une touche")).not_to_be_checked()
    stored = page.evaluate("({...localStorage})")
    assert json.loads(stored.pop("paroli.me"))["role"] == "house"
    assert stored == {
        "paroli.theme": "candle",
        "paroli.language": "fr",
        "paroli.hand": "left",
        "paroli.guineas": "on",
        "paroli.shortcuts": "off",
    }


def test_pounds_are_counted_in_guineas_on_every_page_of_a_device(
    tab: BrowserTab, night: Table
) -> None:
    tab.enter("settings")
    tab.page.get_by_label("Show pounds in guineas").check()
    tab.page.goto(f"{tab.server.address}/tables/{night.id}")
    dealer = Dealer(tab)
    expect(dealer.row("anne").locator(".name-cell__purse")).to_have_text("book of hearts, 9 gn 1s")
    expect(dealer.row("bess").locator(".name-cell__purse")).to_contain_text("8 gn 11s")
    page = tab.page
    assert "£" not in page.locator("body").inner_text()
    for path, marker in pages(night):
        tab.go(path)
        expect(page.locator(marker).first).to_be_visible()
        open_all(page)
        assert "£" not in page.locator("body").inner_text(), path
        assert "£" not in "".join(page.locator("input").evaluate_all(VALUES)), path
    tab.go(f"tables/{night.id}/log")
    expect(page.locator(".seat-rows__purse").first).to_contain_text("9 gn 1s")
    tab.go("new")
    tab.button("2 Money").click()
    expect(page.get_by_label("The bank starts with")).to_have_value("120 gn".replace(" ", NBSP))
    page.get_by_label("Maximum stake").focus()
    expect(page.get_by_text("A plain number means guineas.").first).to_be_visible()


def test_the_menu_is_gone_through_by_keyboard(tab: BrowserTab, night: Table) -> None:
    page = tab.page
    tab.enter(f"tables/{night.id}/log")
    expect(page.locator(".seat-rows__player").first).to_be_visible()
    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="Skip to content")).to_be_focused()
    page.keyboard.press("Tab")
    expect(tab.button("Menu")).to_be_focused()
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="Table", exact=True)).to_be_focused()
    page.keyboard.press("Escape")
    expect(tab.button("Menu")).to_be_focused()
    expect(page.get_by_role("navigation", name="Menu")).to_have_count(0)
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Standings").first).to_be_focused()
    page.go_back()
    expect(page.locator("h1")).to_have_text("Twelfth Night")


def test_seats_and_money_of_a_table(tab: BrowserTab, night: Table) -> None:
    page = tab.page
    tab.allow("409")
    tab.enter(f"tables/{night.id}/seats")
    tab.button("Add").click()
    expect(page.get_by_text("Enter a name.")).to_be_visible()
    page.get_by_label("Name").fill("Anne")
    tab.button("Add").click()
    expect(page.locator("#fault-sit-name")).to_contain_text("Anne is already at this table.")
    expect(page.get_by_label("Name")).to_be_focused()
    page.get_by_label("Name").fill("Carl")
    page.get_by_label("Purse", exact=True).fill("3gn")
    page.get_by_label("Suit").select_option("clubs")
    tab.button("Add").click()
    expect(page.get_by_role("heading", name="Four players")).to_be_visible()
    expect(page.get_by_label("Name")).to_have_value("")
    page.get_by_label("Amount: Carl").fill("7s")
    carl = page.locator(".seats-page__player").filter(has=page.get_by_role("heading", name="Carl"))
    carl.get_by_role("button", name="Buy in").click()
    expect(carl).to_contain_text("£3\u00a010s")
    page.get_by_label("Amount: Carl").fill("£100")
    carl.get_by_role("button", name="Cash out").click()
    expect(carl.get_by_role("alert")).to_contain_text("Carl\u2019s purse holds only £3")
    expect(page.get_by_label("Amount: Carl")).to_be_focused()
    page.get_by_label("Amount", exact=True).fill("£5")
    tab.button("Fund the bank").click()
    expect(page.locator(".seats-page__bank")).to_have_text("£15\u00a08s\u00a04d")
    expect(page.get_by_label("Amount", exact=True)).to_have_value("")
    tab.button("Close the table").click()
    tab.button("Keep open").click()
    tab.button("Close the table").click()
    tab.button("Close").click()
    expect(page.locator("#fault-close")).to_contain_text("A deal is in progress. Do this after it.")
    expect(page.locator("#fault-close")).to_be_in_viewport()
    expect(page.locator(".page__slip")).to_have_count(0)
    night.enter_lines("take *", "end")
    tab.button("Close the table").click()
    tab.button("Close").click()
    expect(page.get_by_text("This table is closed.")).to_be_visible()
    assert night.read().get_json()["phase"] == "closed"


@pytest.mark.parametrize(
    ("field", "sent", "button", "typed"),
    [("Amount: Anne", "2s", "Buy in", "7s"), ("Name", "Carl", "Add", "Dora")],
)
def test_what_is_typed_while_the_last_is_recorded_stays(
    tab: BrowserTab, night: Table, field: str, sent: str, button: str, typed: str
) -> None:
    page, held = tab.page, list[Route]()
    tab.enter(f"tables/{night.id}/seats")
    page.get_by_label(field).fill(sent)
    page.route("**/entries", lambda route: held.append(route))  # noqa: PLW0108 - it asks for more
    with page.expect_request("**/entries"):
        tab.button(button).first.click()
    page.get_by_label(field).fill(typed)
    held[0].continue_()
    expect(page.get_by_text("Recorded.", exact=True)).to_have_count(1)
    expect(page.locator("progress")).to_have_count(0)
    expect(page.get_by_label(field)).to_have_value(typed)


def test_the_rules_of_a_table_are_told_with_their_sources(tab: BrowserTab) -> None:
    rules = {"preset": "parlour", "overrides": {"burn": 0, "target": 9600}}
    table = tab.server.caller().table(name="Tuesday", rules=rules, currency="lsd")
    tab.enter(f"tables/{table.id}/rules")
    expect(tab.page.get_by_text("A purse of £10 wins the evening.")).to_be_visible()
    expect(tab.page.get_by_text("changed here")).to_have_count(2)
    expect(tab.page.get_by_text("house choice")).to_have_count(8)


def test_an_address_without_a_page_says_so_and_leads_to_the_first_page(tab: BrowserTab) -> None:
    tab.enter("settings")
    tab.page.evaluate("history.pushState(null, '', '/tables/nothing')")
    tab.page.evaluate("dispatchEvent(new Event('popstate'))")
    expect(tab.page.get_by_role("heading", name="Page not found")).to_be_visible()
    tab.page.get_by_role("main").get_by_role("link", name="All tables").click()
    expect(tab.page.get_by_role("heading", name="Paroli")).to_be_visible()
