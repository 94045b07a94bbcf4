"""Whatever is tapped or typed on any page, nothing fails, and no page is wider than the screen."""

import random
from contextlib import suppress

import pytest
from playwright.sync_api import Error, Page

from tests.factories.sheet_paths import released_sheet_paths
from tests.web.board_pages import import_sheet
from tests.web.browser_tab import EXCESS_WIDTH, BrowserTab
from tests.web.conftest import OpenTab

STEPS = 150
TABLES = 5
PAGES_LEAST = 6
"""If fewer are opened, the taps do not arrive."""
NAVIGATIONS_MOST = 5
"""So often may a page be left while it is looked at."""
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
STAY_IN_THE_APP = """addEventListener('click', (event) => {
  if (event.target.closest('a[href^="/docs"], a[href^="/openapi"]')) event.preventDefault();
}, true)"""
HAS_HEADING = "() => [...document.querySelectorAll('h1')].some((one) => one.checkVisibility())"
MISSING_VALUES = """() =>
  document.body.innerText.match(/.{0,40}(undefined|\\[object |\\bNaN\\b).{0,40}/g) ?? []"""


@pytest.mark.thorough
@pytest.mark.parametrize("hand", ["right", "left"])
@pytest.mark.parametrize("locale", ["en-IE", "fr-FR"])
@pytest.mark.parametrize("size", ["tablet", "phone"], indirect=True)
def test_random_taps_and_texts_do_no_harm(open_tab: OpenTab, locale: str, hand: str) -> None:
    chance = random.Random(f"{locale} {hand}")
    tab = open_tab(locale=locale)
    # Requests that the server refuses, and the question before unsent entries are left.
    tab.allow("status of 4", "dialog: beforeunload")
    for path in chance.sample(released_sheet_paths(), TABLES):
        import_sheet(tab.server, path.read_text("utf-8"))
    tab.sign_in()
    go_home(tab)
    tab.page.evaluate("(hand) => localStorage.setItem('paroli.hand', hand)", hand)
    tab.page.add_init_script(STAY_IN_THE_APP)
    steps, visited = [go_home(tab)], set[str]()
    for _ in range(STEPS):
        check_page(tab, steps)
        visited.add(tab.page.url)
        steps.append(take_step(tab, chance))
    check_page(tab, steps)
    assert len(visited) >= PAGES_LEAST, visited


def go_home(tab: BrowserTab) -> str:
    tab.page.goto(f"{tab.server.address}/")
    return "home"


def check_page(tab: BrowserTab, steps: list[str]) -> None:
    """Check what the page shows and what the browser has logged since the tab was opened."""
    assert what_is_wrong(tab.page) + tab.problems() == [], (tab.page.url, steps[-20:])


def what_is_wrong(page: Page) -> list[str]:
    """Return what is wrong with the page, once it has a heading. It may be left meanwhile."""
    for _ in range(NAVIGATIONS_MOST):
        page.wait_for_function(HAS_HEADING)
        try:
            found: list[str] = page.evaluate(MISSING_VALUES)
            excess = page.evaluate(EXCESS_WIDTH)
        except Error as error:
            if "context was destroyed" not in str(error):
                raise
        else:
            return [*found, f"{excess} px too wide"] if excess > 0 else found
    return ["the page does not stay"]


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
        return go_home(tab) if page.url == "about:blank" else "back"
    index, *what = chance.choice(usable)
    # The page may change before the target is used.
    with suppress(Error):
        use(page, index, what, chance)
    return " ".join(map(str, what))


def use(page: Page, index: int, what: list[str], chance: random.Random) -> None:
    """Choose, fill or tap a target. Something may cover it, as for a user."""
    target, (kind, type_, _) = page.locator(TARGETS).nth(index), what
    if kind == "select":
        count = target.locator("option").count()
        target.select_option(index=chance.randrange(count or 1), timeout=1000)
    elif kind == "textarea" or type_ in {"text", "search", "tel"}:
        target.fill(chance.choice(TEXTS), timeout=1000)
        page.keyboard.press(chance.choice(("Enter", "Tab")))
    else:
        for _ in range(chance.choice((1, 1, 1, 2))):
            page.touchscreen.tap(*target.evaluate(CENTRE, timeout=1000))
