"""Whatever is tapped or typed on any page, nothing fails, and no page is wider than the screen."""

import random
import re
from contextlib import suppress

import pytest
from playwright.sync_api import Error, Page

from tests.factories.sheet_paths import released_sheet_paths
from tests.web.board_pages import import_sheet
from tests.web.browser_tab import EXCESS_WIDTH, NEXT_PAINT, BrowserTab

STEPS = 150
TABLES = 5
TEXTS = ("anne", "Zoé <b>", "7", "-5", "9" * 21, "1.5", "", "  ", "£3 2s", "x" * 60)
TARGETS = "button, a[href], input, select, textarea, summary"
USABLE = """(all) => all.map((target, index) => ({ target, index }))
  .filter(({ target }) => target.checkVisibility() && !target.disabled
    && !/^(https?:|blob:|[/](docs|openapi|v1)\\b)/.test(target.getAttribute('href') ?? ''))
  .map(({ target, index }) => [index, target.localName, target.type ?? '',
    (target.textContent || target.ariaLabel || target.id).trim().slice(0, 60)])"""
CENTRE = """(target) => {
  target.scrollIntoView({ block: 'center' });
  const { x, y, width, height } = target.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
}"""
MISSING_VALUE = re.compile(r".{0,40}(undefined|\[object Object\]|\bNaN\b).{0,40}")


@pytest.mark.thorough
@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("size", ["tablet", "phone"], indirect=True)
def test_random_taps_and_texts_do_no_harm(tab: BrowserTab, seed: int) -> None:
    chance = random.Random(seed)
    # Requests that the server refuses, and the question before unsent entries are left.
    tab.allow("status of 4", "dialog: beforeunload")
    for path in chance.sample(released_sheet_paths(), TABLES):
        import_sheet(tab.server, path.read_text("utf-8"))
    tab.sign_in()
    go_home(tab)
    steps: list[str] = []
    for _ in range(STEPS):
        steps.append(take_step(tab, chance))
        tab.page.evaluate(NEXT_PAINT)
        check_page(tab, steps[-20:])


def go_home(tab: BrowserTab) -> str:
    tab.page.goto(f"{tab.server.address}/")
    tab.page.locator("h1").first.wait_for()
    return "home"


def take_step(tab: BrowserTab, chance: random.Random) -> str:
    """Tap or fill something on the page, or go back or home. Return what was done."""
    page, dice = tab.page, chance.random()
    if page.locator(".sign-in-page").count():
        tab.sign_in()
        return go_home(tab)
    usable = page.locator(TARGETS).evaluate_all(USABLE)
    if dice < 0.04 or not usable:
        return go_home(tab)
    if dice < 0.08:
        page.go_back()
        return "back"
    index, *what = chance.choice(usable)
    # The page may change before the target is used.
    with suppress(Error):
        use(page, index, what, chance)
    return " ".join(what)


def use(page: Page, index: int, what: list[str], chance: random.Random) -> None:
    """Choose, fill or tap a target. Something may cover it, as for a user."""
    target, (kind, type_, _) = page.locator(TARGETS).nth(index), what
    if kind == "select":
        count = target.locator("option").count()
        target.select_option(index=chance.randrange(count), timeout=1000)
    elif kind == "textarea" or type_ in {"text", "search", "tel"}:
        target.fill(chance.choice(TEXTS), timeout=1000)
        page.keyboard.press(chance.choice(("Enter", "Tab")))
    else:
        for _ in range(chance.choice((1, 1, 1, 2))):
            page.touchscreen.tap(*target.evaluate(CENTRE, timeout=1000))


def check_page(tab: BrowserTab, steps: list[str]) -> None:
    page = tab.page
    assert tab.problems() == [], steps
    assert page.evaluate(EXCESS_WIDTH) <= 0, steps
    missing = MISSING_VALUE.search(page.locator("body").inner_text())
    assert missing is None, (missing, steps)
