"""A long name breaks between words."""

import pytest
from playwright.sync_api import expect

from tests.web.browser_tab import BrowserTab, resize
from tests.web.repeats import first_daily

LONG_NAME = "Bartholomew Featherstonehaugh-Smythe"
LINES_PER_PIECE = """(name) => { const text = name.firstChild; let from = 0;
  return name.textContent.split(/(?<=-)|(?<= )/).map((piece) => { const range = new Range();
    range.setStart(text, from); range.setEnd(text, from += piece.length);
    return [piece, new Set([...range.getClientRects()].map(({ top }) => top)).size]; }); }"""
"""Returns each piece of a name between line-break places, and on how many lines it stands."""


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
