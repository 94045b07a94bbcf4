"""Every page: in both themes, in French, on a tablet and a phone, and accessible."""

import json
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.api.caller import Table
from tests.web.browser_tab import TABLET, BrowserTab, HeldRequests
from tests.web.context_pool import Device, new_context
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
# Words that are the same in both languages, and names of devices.
SAME_IN_FRENCH = re.compile(r"API|Basset|Paroli|A house's device|Français|English")


@pytest.fixture
def table(server: ParoliServer) -> Table:
    return server.caller().table(*LINES, name="Twelfth Night", currency="lsd")


def pages(table: Table) -> Iterator[tuple[str, str]]:
    """Yield the path of each page, and a selector that matches once the page has loaded."""
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
        ("rules", ".rules-prose"),
    ):
        yield f"tables/{table.id}/{part}", marker


def screenshot_name(path: str, table: Table) -> str:
    """Return a page's name for its screenshot."""
    return re.sub(r"[^a-z]+", "-", path.replace(table.id, "")).strip("-") or "home"


def open_all(page: Page) -> None:
    """Expand the collapsed parts of a page."""
    for item in page.locator("summary, .opening-form__all, .rules-step__rule").all()[:4]:
        item.click()
    # A house choice shows its reason.
    for item in page.locator(".rules-step__rule:has([data-kind=choice])").all()[:1]:
        item.click()
        expect(page.locator(".rules-step__editor > [data-kind=quiet]")).to_be_visible()


def test_every_page_is_accessible_and_fits(tab: BrowserTab, table: Table) -> None:
    tab.allow("401")
    tab.page.goto(tab.server.address)
    expect(tab.page.get_by_role("heading", name="This browser is not signed in")).to_be_visible()
    assert tab.axe_in_both_themes() == []
    tab.sign_in_and_open()
    for path, marker in pages(table):
        tab.go(path)
        expect(tab.page.locator(marker).first).to_be_visible()
        open_all(tab.page)
        assert tab.axe_in_both_themes() == [], path
        assert tab.page.evaluate(IDS_WITH_BLANKS) == [], path
        tab.check_layout(f"page-{screenshot_name(path, table)}")
        if path in {"", f"tables/{table.id}/log"}:
            tab.button("Menu").click()
            assert tab.axe_in_both_themes(".menu") == [], f"{path} with its menu"
            tab.check_layout(f"menu-{screenshot_name(path, table)}")


def test_every_page_in_french_has_no_english_words(tab: BrowserTab, table: Table) -> None:
    tab.page.add_init_script("localStorage.setItem('paroli.language', 'fr')")
    tab.sign_in_and_open()
    for path, marker in pages(table):
        tab.go(path)
        expect(tab.page.locator(marker).first).to_be_visible()
        assert tab.page.locator("html").get_attribute("lang") == "fr"
        open_all(tab.page)
        tab.page.get_by_role("button", name="Menu", exact=True).click()
        page_text = SAME_IN_FRENCH.sub(
            "", tab.page.locator("body").inner_text().replace("Twelfth Night", "")
        )
        assert ENGLISH.findall(page_text) == [], path
        tab.page.keyboard.press("Escape")
        tab.check_layout(f"french-{screenshot_name(path, table)}")


def test_a_page_that_has_just_appeared_takes_no_tap_at_first(
    browser: Browser, server: ParoliServer
) -> None:
    context = new_context(browser, Device(TABLET), tap_delay=True)
    server.sign_in(context)
    page = context.new_page()
    page.add_init_script(WATCH_FRESH)
    page.goto(f"{server.address}/settings")
    page.wait_for_function("() => window.whileFresh !== undefined")
    assert page.evaluate("window.whileFresh") == "none"
    expect(page.locator(".page__main")).to_have_css("pointer-events", "auto")
    context.close()


def test_settings_are_stored_on_the_device(tab: BrowserTab) -> None:
    page = tab.page
    tab.sign_in_and_open("settings")
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


def test_every_page_shows_guineas_if_the_device_is_set_to_guineas(
    tab: BrowserTab, table: Table
) -> None:
    tab.sign_in_and_open("settings")
    tab.page.get_by_label("Show pounds in guineas").check()
    tab.page.goto(f"{tab.server.address}/tables/{table.id}")
    dealer = Dealer(tab)
    expect(dealer.row("anne").locator(".name-cell__purse")).to_have_text("book of hearts, 9 gn 1s")
    expect(dealer.row("bess").locator(".name-cell__purse")).to_contain_text("8 gn 11s")
    page = tab.page
    assert "£" not in page.locator("body").inner_text()
    for path, marker in pages(table):
        tab.go(path)
        expect(page.locator(marker).first).to_be_visible()
        open_all(page)
        assert "£" not in page.locator("body").inner_text(), path
        assert "£" not in "".join(page.locator("input").evaluate_all(VALUES)), path
    tab.go(f"tables/{table.id}/log")
    expect(page.locator(".seat-rows__purse").first).to_contain_text("9 gn 1s")
    tab.go("new")
    tab.button("2 Money").click()
    expect(page.get_by_label("The bank starts with")).to_have_value("120 gn".replace(" ", NBSP))
    page.get_by_label("Maximum stake").focus()
    expect(page.get_by_text("A plain number means guineas.").first).to_be_visible()


def test_the_menu_can_be_used_by_keyboard(tab: BrowserTab, table: Table) -> None:
    page = tab.page
    tab.sign_in_and_open(f"tables/{table.id}/log")
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


def test_the_seats_page_adds_players_moves_money_and_closes(tab: BrowserTab, table: Table) -> None:
    page = tab.page
    tab.allow("409")
    tab.sign_in_and_open(f"tables/{table.id}/seats")
    tab.button("Add").click()
    expect(page.get_by_text("Enter a name.")).to_be_visible()
    page.get_by_label("Name").fill("Anne")
    tab.button("Add Anne with £20").click()
    expect(page.locator("#fault-sit-name")).to_contain_text("Anne is already at this table.")
    expect(page.get_by_label("Name")).to_be_focused()
    page.get_by_label("Name").fill("Carl")
    page.get_by_label("Purse", exact=True).fill("3gn")
    page.get_by_label("Suit").select_option("clubs")
    tab.button("Add Carl with £3\u00a03s").click()
    expect(page.get_by_role("heading", name="Four players")).to_be_visible()
    expect(page.get_by_label("Name")).to_have_value("")
    page.get_by_label("Amount: Carl").fill("7s")
    carl = page.locator(".seats-page__player").filter(has=page.get_by_role("heading", name="Carl"))
    carl.get_by_role("button", name="Buy in 7s for Carl").click()
    expect(carl).to_contain_text("£3\u00a010s")
    page.get_by_label("Amount: Carl").fill("£100")
    carl.get_by_role("button", name="Cash out £100 to Carl").click()
    expect(carl.get_by_role("alert")).to_contain_text("Carl\u2019s purse holds only £3")
    expect(page.get_by_label("Amount: Carl")).to_be_focused()
    page.get_by_label("Amount", exact=True).fill("£5")
    tab.button("Fund the bank with £5").click()
    expect(page.locator(".seats-page__bank")).to_have_text("£15\u00a08s\u00a04d")
    expect(page.get_by_label("Amount", exact=True)).to_have_value("")
    tab.button("Close the table").click()
    tab.button("Keep open").click()
    tab.button("Close the table").click()
    tab.button("Close").click()
    expect(page.locator("#fault-close")).to_contain_text("A deal is in progress. Do this after it.")
    expect(page.locator("#fault-close")).to_be_in_viewport()
    expect(page.locator(".page__slip")).to_have_count(0)
    table.enter_lines("take *", "end")
    tab.button("Close the table").click()
    tab.button("Close").click()
    expect(page.get_by_text("This table is closed.")).to_be_visible()
    assert table.read().get_json()["phase"] == "closed"


@pytest.mark.parametrize(
    ("field", "sent", "button", "typed"),
    [
        ("Amount: Anne", "2s", "Buy in 2s for anne", "7s"),
        ("Name", "Carl", "Add Carl with £20", "Dora"),
    ],
)
def test_text_typed_while_an_entry_is_sent_is_not_lost(
    tab: BrowserTab, table: Table, field: str, sent: str, button: str, typed: str
) -> None:
    page = tab.page
    tab.sign_in_and_open(f"tables/{table.id}/seats")
    page.get_by_label(field).fill(sent)
    held = HeldRequests(page, "**/entries", times=None)
    with page.expect_request("**/entries"):
        tab.button(button).first.click()
    page.get_by_label(field).fill(typed)
    held.release()
    expect(page.get_by_text("Recorded.", exact=True)).to_have_count(1)
    expect(page.locator("progress")).to_have_count(0)
    expect(page.get_by_label(field)).to_have_value(typed)


def test_the_rules_page_marks_changed_rules_and_house_choices(tab: BrowserTab) -> None:
    rules = {"preset": "parlour", "overrides": {"burn": 0, "target": 9600}}
    table = tab.server.caller().table(name="Tuesday", rules=rules, currency="lsd")
    tab.sign_in_and_open(f"tables/{table.id}/rules")
    expect(tab.page.get_by_text("changed here").first).to_be_hidden()
    tab.page.get_by_text("All settings of this table").click()
    expect(tab.page.get_by_text("A purse of £10 wins the evening.")).to_be_visible()
    expect(tab.page.get_by_text("changed here")).to_have_count(2)
    expect(tab.page.get_by_text("our choice")).to_have_count(8)


def test_an_unknown_address_shows_page_not_found_with_a_link_home(tab: BrowserTab) -> None:
    tab.sign_in_and_open("settings")
    tab.page.evaluate("history.pushState(null, '', '/tables/nothing')")
    tab.page.evaluate("dispatchEvent(new Event('popstate'))")
    expect(tab.page.get_by_role("heading", name="Page not found")).to_be_visible()
    tab.page.get_by_role("main").get_by_role("link", name="All tables").click()
    expect(tab.page.get_by_role("heading", name="Paroli")).to_be_visible()
