"""From the printed sign-in link to the first settled pair takes a newcomer few taps."""

import re

from playwright.sync_api import expect

from tests.web.browser_tab import TAPPABLE, BrowserTab

TAPS_MAX = 10
TAPS_DESIGNED = 5
COUNT_TAPS = """addEventListener('click', (event) => {
  if (event.isTrusted) sessionStorage.taps = 1 + Number(sessionStorage.taps ?? 0);
}, true);"""


def test_the_first_settled_pair_takes_five_taps_from_the_printed_link(tab: BrowserTab) -> None:
    page = tab.page
    page.add_init_script(COUNT_TAPS)
    page.goto(tab.server.link())
    page.get_by_role("button", name="Basset: Practice table").tap()
    main = page.get_by_role("button", name="Turn the fasse", exact=True)
    main.and_(page.locator(TAPPABLE)).tap()
    for card in ("Eight", "King", "Ten"):
        key = page.get_by_role("button", name=re.compile(f"^{card}, .* of four drawn"))
        key.and_(page.locator(TAPPABLE)).tap()
    expect(page.get_by_role("banner").get_by_text("King wins, ten loses.")).to_be_visible()
    expect(page.get_by_role("button", name="Recorded", exact=True)).to_be_visible()
    taps = int(page.evaluate("sessionStorage.taps"))
    assert taps <= TAPS_MAX
    assert taps == TAPS_DESIGNED
