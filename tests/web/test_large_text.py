"""With large text on a phone, rows can be tapped, and words and amounts are whole."""

import pytest
from playwright.sync_api import expect

from tests.web import baccarat_table, glic_table, lansquenet_table, score_sheets, tarot_table
from tests.web.board_pages import assert_fits, import_sheet, sign_in_with_new_key
from tests.web.browser_tab import (
    EXCESS_WIDTH,
    NARROWEST,
    PHONE,
    TABLET,
    BrowserTab,
    boxes,
    each_size,
    resize,
)
from tests.web.conftest import OpenTab
from tests.web.glic_table import dealer_at
from tests.web.people import add_person
from tests.web.repeats import first_daily

TEXT_AT_200_PERCENT = (195, 422)
CUT = """(names) => names
  .filter((name) => name.scrollWidth > name.clientWidth
    || name.parentElement.scrollHeight > name.parentElement.clientHeight)
  .map((name) => name.textContent)"""
CUT_LINES = """(words) => words
  .filter((one) => one.scrollHeight > one.clientHeight + 3 || one.scrollWidth > one.clientWidth + 1)
  .map((one) => one.textContent)"""
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
LARGE_FONT = """{
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(':where(:root) { font-size: 24px }');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}"""
"""A larger font size of the browser, which any stylesheet of the app replaces."""
ROOT_FONT_SIZE = "getComputedStyle(document.documentElement).fontSize"
CLIPPED = """() => [...document.querySelectorAll('.page *')]
  .filter((one) => one.checkVisibility() && !one.closest('.visually-hidden, thead, .plot')
    && getComputedStyle(one).overflowX === 'hidden'
    && (one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1))
  .map((one) => one.className + ' ' + one.textContent)"""
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


@pytest.mark.parametrize("screen", first_daily(PHONE, TABLET), ids=str)
def test_pages_fit_with_a_larger_font_size_of_the_browser(
    tab: BrowserTab, screen: tuple[int, int]
) -> None:
    page, table = tab.page, import_sheet(tab.server, SHEETS["basset"])
    of_pools = import_sheet(tab.server, SHEETS["glic"])
    person = add_person(tab.server, "Lady Reveller", lsd=9600)
    resize(page, screen)
    tab.sign_in_and_open()
    page.evaluate(LARGE_FONT)
    for path, rows in (
        ("evening", ".evening-standings tbody tr"),
        ("people", ".person-rows a"),
        (f"people/{person}", ".balances > *"),
        ("keys", ".key-lists li"),
        ("new", ".rules-step__preset"),
        ("settings", ".settings-page__setting"),
        (f"tables/{table.id}/standings", ".ranking__table tbody tr"),
        (f"tables/{table.id}/log", ".seat-rows__player"),
        (f"tables/{of_pools.id}/log", ".party-rows tbody tr"),
        ("", ".table-card"),
    ):
        tab.follow(path)
        expect(page.locator(rows).first).to_be_visible()
        assert_fits(page, rows)
        assert page.evaluate(DIVIDED_WORDS) == [], path
        assert page.evaluate(CLIPPED) == [], path
        assert page.evaluate(EXCESS_WIDTH) <= 0, path
    tab.follow(f"tables/{table.id}")
    expect(page.locator(".table-shell")).to_be_visible()
    assert page.evaluate(ROOT_FONT_SIZE) == "16px"
    table.enter_lines("take *", "end", "close")
    expect(page.locator(".closed-table")).to_be_visible()
    assert page.evaluate(ROOT_FONT_SIZE) == "24px"
    for _ in each_size(page, (PHONE, TABLET)):
        assert page.evaluate(EXCESS_WIDTH) <= 0
        words = page.locator(".prompt__name, .prompt__note, .print-button, .undo-button")
        assert words.evaluate_all(CUT_LINES) == []
        (band,) = boxes(page.locator(".band"))
        (name,) = boxes(page.locator(".prompt__name"))
        assert name.top >= band.top
