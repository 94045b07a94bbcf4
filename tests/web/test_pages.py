"""Every page: in both themes, in French, on a tablet and a phone, and accessible."""

import json
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.api.caller import Table
from tests.web.browser_tab import PHONE, TABLET, BrowserTab, boxes, each_size
from tests.web.conftest import OpenTab
from tests.web.context_pool import Device, new_context
from tests.web.paroli_server import ParoliServer
from tests.web.repeats import first_daily

LINES = (
    "seat anne 9600 hearts",
    "seat bess 9600 spades",
    'seat "Mrs Sago" 9600 clubs',
    "stake anne K 480",
    "stake bess 7 1008",
    "fasse 9",
    "pair K 2",
)
IDS_WITH_BLANKS = (
    "[...document.querySelectorAll('[id]')].map(({ id }) => id).filter((id) => /\\s/.test(id))"
)
WATCH_FRESH = """new MutationObserver(() => {
  const main = document.querySelector('[data-fresh] main');
  if (main) window.whileFresh = getComputedStyle(main).pointerEvents;
}).observe(document, { subtree: true, childList: true, attributes: true })"""


@pytest.fixture
def table(server: ParoliServer) -> Table:
    return server.caller().table(*LINES, name="Twelfth Night", currency="lsd")


def pages(table: Table) -> Iterator[tuple[str, str]]:
    """Yield the path of each page, and a selector that matches once the page has loaded."""
    yield "", ".reopen-link span"
    yield "new", ".rules-step__line"
    yield "settings", ".settings-page__setting"
    yield f"new?again={table.id}", ".seats-step__seat"
    yield "keys", ".key-lists__list h3"
    yield "sheet", "textarea"
    for part, marker in (
        ("log", ".seat-rows__player"),
        ("standings", ".ranking__table"),
        ("seats", ".seated-player"),
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


@pytest.mark.parametrize("locale", first_daily("fr-FR", "en-IE"))
def test_every_page_is_accessible_and_fits(
    open_tab: OpenTab, server: ParoliServer, table: Table, locale: str
) -> None:
    tab = open_tab(locale=locale)
    tab.allow("401")
    language = locale.partition("-")[0]
    tab.page.goto(server.address)
    expect(tab.page.locator("#proof")).to_be_visible()
    assert tab.axe_in_both_themes() == []
    tab.sign_in()
    tab.go("")
    expect(tab.page.locator("html")).to_have_attribute("lang", language)
    for path, marker in pages(table):
        tab.follow(path)
        expect(tab.page.locator(marker).first).to_be_visible()
        open_all(tab.page)
        assert tab.axe_in_both_themes() == [], path
        assert tab.page.evaluate(IDS_WITH_BLANKS) == [], path
        tab.check_layout(f"{language}-{screenshot_name(path, table)}")
        if path in {"", f"tables/{table.id}/log"}:
            tab.page.locator(".menu__button").click()
            assert tab.axe_in_both_themes(".menu") == [], f"{path} with its menu"
            tab.check_layout(f"{language}-menu-{screenshot_name(path, table)}")
            tab.page.keyboard.press("Escape")
            expect(tab.page.locator(".menu-panel")).to_have_count(0)


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


def test_the_menu_is_used_by_keyboard_and_settings_are_stored(
    tab: BrowserTab, table: Table
) -> None:
    tab.sign_in_and_open(f"tables/{table.id}/log")
    expect(tab.page.locator(".seat-rows__player").first).to_be_visible()
    check_menu_by_keyboard(tab)
    tab.follow("settings")
    check_settings(tab, table)
    check_mirrored_table(tab, table)


def check_mirrored_table(tab: BrowserTab, table: Table) -> None:
    """Check the menu of a left-handed table, and on a phone the row of Undo."""
    tab.follow(f"tables/{table.id}")
    expect(tab.page.locator(".table-shell[data-hand=left]")).to_be_visible()
    tab.button("Menu").click()
    menu = tab.page.locator(".menu-panel")
    expect(menu).to_be_visible()  # its code is loaded when it is opened
    for width, _ in each_size(tab.page, (TABLET, PHONE)):
        (panel,) = boxes(menu)
        assert 0 <= panel.left < panel.right <= width
    tab.page.keyboard.press("Escape")
    buttons = tab.page.locator(".undo-button, .main-button")
    expect(buttons).to_have_count(2)
    undo, main = boxes(buttons)
    assert (main.left, undo.left - main.right, PHONE[0] - undo.right) == (12, 10, 12)


def check_settings(tab: BrowserTab, table: Table) -> None:
    """Check that the device stores each setting."""
    page = tab.page
    page.get_by_label("Dark").check()
    expect(page.locator("html")).to_have_attribute("data-theme", "candle")
    page.get_by_label("Left-handed: the table is mirrored").check()
    page.get_by_label("Show pounds in guineas").check()
    page.get_by_label("Single-key shortcuts").uncheck()
    page.get_by_label("Français").check()
    expect(page.get_by_role("heading", name="Réglages")).to_be_visible()
    assert (
        max(box.right for box in boxes(page.locator(".settings-page__setting"))) > TABLET[0] * 0.9
    )
    page.reload()
    for name in ("Sombre", "Gauche", "Afficher les livres en guinées", "Français"):
        expect(page.get_by_label(name)).to_be_checked()
    expect(page.get_by_label("Raccourcis à une touche")).not_to_be_checked()
    stored = page.evaluate("({...localStorage})")
    assert json.loads(stored.pop("paroli.me"))["role"] == "house"
    assert stored.pop(f"paroli.game.{table.id}") == "basset"
    assert stored == {
        "paroli.theme": "candle",
        "paroli.language": "fr",
        "paroli.hand": "left",
        "paroli.guineas": "on",
        "paroli.shortcuts": "off",
    }


def check_menu_by_keyboard(tab: BrowserTab) -> None:
    """Check the menu of a history by keyboard alone: it leads to the standings, and back."""
    page = tab.page
    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="Skip to content")).to_be_focused()
    page.keyboard.press("Tab")
    expect(tab.button("Menu")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("navigation", name="Menu")).to_be_visible()
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
