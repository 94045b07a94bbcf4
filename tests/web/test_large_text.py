"""With text at 200 % on a phone, rows can be tapped, and words and amounts are whole."""

import pytest
from playwright.sync_api import expect

from tests.web import baccarat_table, glic_table, lansquenet_table, score_sheets, tarot_table
from tests.web.board_pages import import_sheet, sign_in_with_new_key
from tests.web.browser_tab import (
    EXCESS_WIDTH,
    NARROWEST,
    PHONE,
    BrowserTab,
    boxes,
    each_size,
    resize,
)
from tests.web.conftest import OpenTab
from tests.web.glic_table import dealer_at

TEXT_AT_200_PERCENT = (195, 422)
CUT = """(names) => names
  .filter((name) => name.scrollWidth > name.clientWidth
    || name.parentElement.scrollHeight > name.parentElement.clientHeight)
  .map((name) => name.textContent)"""
LEAST_TARGET = 24
"""The least width of a target in WCAG 2.2, 2.5.8."""
SHEETS = {
    "basset": score_sheets.LONG_TABLE,
    "lansquenet": lansquenet_table.sheet(
        *("wager 48", "cover Bess 32", "match left"),
        seats=("seat Edmund 12l", "seat Bess 1l", "seat Charlotte 2l"),
    ),
    "baccarat": baccarat_table.sheet(*baccarat_table.FOUR, "bank Anne 50", "stake Bess 20"),
    "glic": glic_table.sheet("deal", "claim Carl ace"),
    "tarot": tarot_table.sheet("ante", "count Hans 31 Ida 20", "count Ida 30 Jost 26"),
}
FIXED_TEXTS_AFTER_DOUBLING = """() => {
  const texts = [...document.querySelectorAll('main *')].filter((one) =>
    !one.closest('.visually-hidden, .plot')
    && [...one.childNodes].some((child) => child.nodeType === 3 && child.textContent.trim()));
  const sizes = () => texts.map((one) => parseFloat(getComputedStyle(one).fontSize));
  const before = sizes();
  document.documentElement.style.fontSize = '200%';
  const after = sizes();
  return texts.filter((_, at) => after[at] <= before[at]).map((one) => one.textContent);
}"""
DIVIDED_WORDS = """() => {
  const texts = document.createTreeWalker(document.querySelector('main'), NodeFilter.SHOW_TEXT);
  const divided = [];
  while (texts.nextNode()) {
    const text = texts.currentNode;
    if (text.parentElement.closest('.visually-hidden, .plot')) continue;
    for (const word of text.textContent.matchAll(/[\\p{L}\\p{N}\\p{Sc}+\u2212]+/gu)) {
      const range = new Range();
      range.setStart(text, word.index);
      range.setEnd(text, word.index + word[0].length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > 1) divided.push(word[0]);
    }
  }
  return divided;
}"""
DIVIDED_SUMS = """(sums) => sums
  .filter((sum) => sum.firstElementChild && sum.firstElementChild.getClientRects().length
    && sum.offsetHeight > 1.5 * parseFloat(getComputedStyle(sum).lineHeight))
  .map((sum) => sum.textContent)"""


def test_cards_left_can_be_entered(open_tab: OpenTab) -> None:
    tab = open_tab()
    resize(tab.page, TEXT_AT_200_PERCENT)
    dealer = dealer_at(tab, "deal", "pass *")
    dealer.out("Bess")
    assert tab.page.evaluate(EXCESS_WIDTH) <= 0
    for left, right, top, bottom in boxes(dealer.page.locator(".hand-cells__count")):
        assert left >= 0
        assert right <= TEXT_AT_200_PERCENT[0]
        assert right - left >= LEAST_TARGET
        assert bottom - top >= 44
    figures = dealer.page.locator(".band-figure__line")
    assert figures.evaluate("(line) => line.scrollWidth <= line.clientWidth")
    for name, cards in (("Anne", 1), ("Carl", 2), ("Dora", 1)):
        dealer.left(name, cards)
    state = dealer.state()
    assert [one["count"] for one in state["last_win"]["counts"]] == [1, 2, 1]


@pytest.mark.parametrize("locale", ["en-IE", "fr-FR"])
def test_no_name_of_a_pool_is_cut(open_tab: OpenTab, locale: str) -> None:
    tab = open_tab(locale=locale)
    resize(tab.page, TEXT_AT_200_PERCENT)
    dealer_at(tab, "deal", "claim Carl ace")
    names = tab.page.locator(".pool-row__name")
    expect(names).to_have_count(7)
    assert names.evaluate_all(CUT) == []


@pytest.mark.parametrize("game", SHEETS)
def test_text_of_pages_that_only_read_grows_and_keeps_words_whole(
    tab: BrowserTab, game: str
) -> None:
    page, table = tab.page, import_sheet(tab.server, SHEETS[game])
    player = table.state()["summary"]["parties"][0]["name"]
    for path, grants in (("board", {}), ("punter", {"punter": player})):
        # The page that is open may still ask for something, and would have no key.
        page.goto("about:blank")
        sign_in_with_new_key(tab, path, sessions=[table.id], **grants)
        resize(page, PHONE)
        page.goto(f"{tab.server.address}/{path}/{table.id}")
        expect(page.locator(".live-mark")).to_have_text("Live")
        if path == "punter":
            expect(page.locator(".chart-values__point")).to_be_visible()
            expect(page.locator(".player-history__figure")).not_to_have_count(0)
        assert page.evaluate(FIXED_TEXTS_AFTER_DOUBLING) == []
        for size in each_size(page, (PHONE, NARROWEST)):
            assert page.evaluate(DIVIDED_WORDS) == [], size
            sums = page.locator(".board-standings__net")
            assert sums.evaluate_all(DIVIDED_SUMS) == [], size
            assert page.evaluate(EXCESS_WIDTH) <= 0
