"""A row of a phone is as high as its lines, also on its side, where rows have little room."""

import pytest
from playwright.sync_api import Page, expect

from tests.web.baccarat_table import open_table
from tests.web.browser_tab import PHONE, TABLET, boxes, resize
from tests.web.conftest import OpenTab
from tests.web.repeats import first_daily

ON_ITS_SIDE = (844, 390)
SIX = tuple(f"seat {name} 200" for name in ("Anne", "Bess", "Carl", "Dora", "Emil", "Fritz"))


@pytest.mark.parametrize("screen", first_daily(ON_ITS_SIDE, PHONE), ids=str)
def test_no_line_of_a_name_leaves_its_row(open_tab: OpenTab, screen: tuple[int, int]) -> None:
    tab = open_tab()
    resize(tab.page, screen)
    session = open_table(tab.server, "bank Anne 50", "stake Bess 20", seats=SIX)
    tab.sign_in_and_open(f"tables/{session}")
    lines = tab.page.locator(".name-cell__action")
    expect(lines).to_have_count(len(SIX) - 1)
    rows = boxes(tab.page.locator(".seat-row:has(.name-cell__action)"))
    for row, line in zip(rows, boxes(lines), strict=True):
        assert line.bottom <= row.bottom


@pytest.mark.parametrize("screen", first_daily(PHONE, TABLET), ids=str)
def test_numbers_and_coins_stand_below_each_other(
    open_tab: OpenTab, screen: tuple[int, int]
) -> None:
    tab = open_tab()
    resize(tab.page, screen)
    stakes = ("stake Bess 20", "stake Dora 2", "stake Emil 40")
    session = open_table(tab.server, "bank Anne 50", *stakes, seats=SIX)
    tab.sign_in_and_open(f"tables/{session}")
    places = tab.page.locator(".stake-cells__place")
    expect(places).to_have_count(len(SIX) - 1)
    coins = tab.page.locator(".stake-cells .coin-cells__key")
    expect(coins).to_have_count(len(stakes))
    for parts in (places, coins):
        assert len({box.left for box in boxes(parts)}) == 1


@pytest.mark.parametrize("language", first_daily("fr", "en"))
def test_the_figures_of_a_table_without_a_bank_are_whole(open_tab: OpenTab, language: str) -> None:
    tab = open_tab()
    resize(tab.page, PHONE)
    session = open_table(tab.server, seats=SIX)
    tab.sign_in_and_open()
    tab.choose_language(language)
    tab.go(f"tables/{session}")
    line = tab.page.locator(".band-figure__line")
    expect(line).to_contain_text("sans banque" if language == "fr" else "no bank")
    assert line.evaluate("line => line.scrollWidth <= line.clientWidth")


def test_the_sentence_stays_in_view_while_the_rows_scroll(open_tab: OpenTab) -> None:
    tab = open_tab()
    resize(tab.page, PHONE)
    table = tab.server.caller().table(*SIX, "stake Anne K 10", rules={"preset": "cotton"})
    tab.sign_in_and_open(f"tables/{table.id}")
    sentence = tab.page.locator(".prompt__text")
    expect(sentence).to_be_in_viewport(ratio=1)
    tab.page.wait_for_function("scrollTo(0, document.body.scrollHeight), scrollY > 0")
    expect(sentence).to_be_in_viewport(ratio=1)
    expect_menu_on_top(tab.page)


def expect_menu_on_top(page: Page) -> None:
    """Open the menu, and check that nothing covers one of its items."""
    page.get_by_role("button", name="Menu").click()
    items = page.locator(".menu-panel a, .menu-panel button")
    expect(items.last).to_be_visible()
    for item in items.all():
        item.click(trial=True)


def test_the_menu_lies_over_an_open_panel(open_tab: OpenTab) -> None:
    tab = open_tab()
    resize(tab.page, PHONE)
    table = tab.server.caller().table(*SIX, rules={"preset": "cotton"})
    tab.sign_in_and_open(f"tables/{table.id}")
    expect(tab.page.locator(".prompt__text")).to_be_visible()
    tab.page.keyboard.press("?")
    expect(tab.page.locator(".panel-host")).to_be_visible()
    expect_menu_on_top(tab.page)


def test_a_button_of_a_row_that_gets_the_focus_is_below_the_sentence(open_tab: OpenTab) -> None:
    tab = open_tab()
    resize(tab.page, PHONE)
    table = tab.server.caller().table(*SIX, rules={"preset": "cotton"})
    tab.sign_in_and_open(f"tables/{table.id}")
    names = tab.page.locator(".name-cell__button")
    expect(names).to_have_count(len(SIX))
    tab.page.wait_for_function("scrollTo(0, document.body.scrollHeight), scrollY > 0")
    names.first.focus()
    (band,) = boxes(tab.page.locator(".band"))
    top, *_ = boxes(names)
    assert top.top >= band.bottom
