"""A name with markup is shown as text in every view and for every role."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.api.caller import Table
from tests.web.browser_tab import FIRST_PAGE, BrowserTab, resize
from tests.web.paroli_server import ParoliServer
from tests.web.repeats import first_daily

# A name is 40 characters at most, and has no double quotes.
MARKUP_NAME = "<img src=x onerror=alert(1)>"
SCRIPT_NAME = "</li><script>alert(2)</script><u>"
LONG_NAME = "Bartholomew Featherstonehaugh-Smythe"
LINES_PER_PIECE = """(name) => { const text = name.firstChild; let from = 0;
  return name.textContent.split(/(?<=-)|(?<= )/).map((piece) => { const range = new Range();
    range.setStart(text, from); range.setEnd(text, from += piece.length);
    return [piece, new Set([...range.getClientRects()].map(({ top }) => top)).size]; }); }"""
"""Returns each piece of a name between line-break places, and on how many lines it stands."""
LINES = (
    f'seat "{MARKUP_NAME}" 1000 hearts',
    f'seat "{SCRIPT_NAME}" 1000',
    f'stake "{MARKUP_NAME}" K 100',
    f'sidebet "{SCRIPT_NAME}" "{MARKUP_NAME}" "{MARKUP_NAME}" K win 10',
    "fasse 9",
    "pair Q 2",
)


@pytest.fixture
def table(server: ParoliServer) -> Table:
    return server.caller().table(
        *LINES, name=MARKUP_NAME, bank={"holder": SCRIPT_NAME, "funds": 10_000}
    )


@pytest.fixture
def tab(tab: BrowserTab) -> Iterator[BrowserTab]:
    """A tab. At the end, no name has become an element and no script has run."""
    yield tab
    assert_only_text(tab)


def assert_only_text(tab: BrowserTab) -> None:
    assert tab.page.locator("img:not([alt*=QR]), body script, main u").count() == 0


def test_markup_in_names_is_text_in_the_list_and_at_the_table(
    tab: BrowserTab, table: Table
) -> None:
    page = tab.page
    tab.sign_in_and_open()
    expect(page.locator(".table-card__link")).to_have_text(MARKUP_NAME)
    assert_only_text(tab)
    page.locator(".table-card").click()
    expect(page.locator(".table-shell")).to_be_visible()
    tab.menu("History")
    expect(page.locator(".seat-rows__player h2")).to_have_text([MARKUP_NAME, SCRIPT_NAME])
    expect(page.locator("h1")).to_have_text(MARKUP_NAME)
    expect(page.locator(".entry-history-list")).to_contain_text(
        f"{SCRIPT_NAME} bets {MARKUP_NAME} 10 that {MARKUP_NAME}\u2019s king"
    )
    expect(page.locator(".seat-rows__bets")).to_contain_text(SCRIPT_NAME)
    expect(page.locator(".ranking__table")).to_contain_text(f"The bank, {SCRIPT_NAME}")
    assert page.title() == f"{MARKUP_NAME} · Paroli"


@pytest.mark.parametrize("width", first_daily(320, 390, 820, 1180))
def test_a_long_name_breaks_between_words_in_the_history(tab: BrowserTab, width: int) -> None:
    long_name_table = tab.server.caller().table(f'seat "{LONG_NAME}" 1000')
    resize(tab.page, (width, 820))
    tab.sign_in_and_open(f"tables/{long_name_table.id}/log")
    name = tab.page.locator(".seat-rows__player h2")
    expect(name).to_have_text(LONG_NAME)
    tab.page.evaluate("document.fonts.ready.then(() => null)")
    assert name.evaluate(LINES_PER_PIECE) == [
        ["Bartholomew ", 1],
        ["Featherstonehaugh-", 1],
        ["Smythe", 1],
    ]


def test_markup_in_names_is_text_in_the_still_signed_in_notice(tab: BrowserTab) -> None:
    tab.allow("401")
    link = tab.server.link(name=MARKUP_NAME)
    tab.page.goto(link)
    expect(tab.page.locator(FIRST_PAGE).first).to_be_visible()
    tab.page.goto(link)
    expect(tab.page.get_by_role("alert")).to_contain_text(f"Still signed in as {MARKUP_NAME}")
