"""The end of a table: standings, payouts, payments of two score-keepers, and the printed list."""

import re
from typing import Any, Literal

import pytest
from playwright.sync_api import Page, expect

from tests.api.caller import Table
from tests.web.board_pages import PLAIN_HTTP_WARNING
from tests.web.browser_tab import (
    PHONE,
    TABLET,
    BlockedFiles,
    BrowserTab,
    resize,
    save_screenshot,
)
from tests.web.closing_page import (
    ClosingPage,
    new_evening,
    open_closed,
    settling_up,
)
from tests.web.conftest import OpenTab
from tests.web.dealer import open_as_dealer
from tests.web.page_text import NBSP
from tests.web.paroli_server import LAN_HOST, ParoliServer
from tests.web.test_by_touch import OFFLINE_ERRORS
from tests.web.test_lazy_loading import NOT_LOADED

VISIBLE_TEXTS = """() => [...document.querySelectorAll('body *')]
  .filter((element) => element.checkVisibility() && !element.closest('.printed-list')
    && [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim()))
  .map((element) => element.textContent)"""
"""The elements outside the list that would be printed with it."""

NOTICE, FOOTER = ".undo-notice", ".closed-table__footer"
COLOUR_SCHEMES: tuple[Literal["dark", "light"], ...] = ("dark", "light")


def closed_table(server: ParoliServer) -> Table:
    return new_evening(server, "close")


def test_every_state_of_a_closed_table_fits(open_tab: OpenTab, server: ParoliServer) -> None:
    """``web/tests/screens/closing.screen.ts`` has what is shown, noted and taken back."""
    tab = open_tab(locale="fr-FR")
    tab.allow("net::ERR_FAILED", *OFFLINE_ERRORS)
    table, twelve = closed_table(server), new_evening(server, "close", six=False)
    tab.page.route("**/settling-up", lambda route: route.abort(), times=1)
    dealer = open_as_dealer(tab, table)
    not_loaded = tab.page.locator(".load-error")
    expect(not_loaded).to_be_visible()
    tab.check_layout("closing-not-loaded")
    dealer.tap(not_loaded.get_by_role("button"))
    closing = ClosingPage(tab, dealer, table)
    expect(tab.page.locator(".prompt__text")).to_have_text("La table est fermée.")
    tab.check_layout("closing")
    resize(tab.page, PHONE)
    assert tab.axe_in_both_themes() == []
    tab.choose_language("en")
    check_payments(closing)
    tab.follow(f"tables/{twelve.id}")
    expect(closing.rows).to_have_count(13)
    tab.check_layout("closing-twelve")


def check_payments(closing: ClosingPage) -> None:
    """Check the list on paper, when all is paid, without the network, and after an undo."""
    tab = closing.tab
    resize(tab.page, TABLET)
    closing.tick("Mrs Sago")
    check_print(tab.page)
    *others, last = [one for one in settling_up(closing.table)["payouts"] if not one["paid"]]
    for row in others:
        pay(closing.table, row)
    expect(closing.progress).to_have_text("6 of 7 paid")
    closing.tick("The bank" if last["to"] == "bank" else last["to"])
    expect(closing.progress).to_have_text("All 7 are paid.")
    assert tab.axe() == []
    tab.page.context.set_offline(True)
    expect(tab.page.locator(".settle-up__offline")).to_be_visible()
    tab.check_layout("closing-offline")
    assert tab.axe() == []
    tab.page.context.set_offline(False)
    expect(tab.page.locator(".settle-up__offline")).to_have_count(0)
    closing.dealer.tap(closing.dealer.button(re.compile("^Undo")))
    expect(closing.progress).to_have_text("6 of 7 paid")
    notice, footer = (tab.page.locator(part).bounding_box() for part in (NOTICE, FOOTER))
    assert notice
    assert footer
    assert notice["y"] + notice["height"] <= footer["y"] + 1


def pay(table: Table, row: dict[str, Any]) -> None:
    payment = {part: row[part] for part in ("from", "to", "amount")}
    assert table.enter("payments", payment).status_code == 201


def check_print(page: Page) -> None:
    """Check that only the list is printed, black on white in the dark theme too."""
    printed = page.locator(".printed-list")
    expect(printed).to_be_hidden()
    expect(printed).to_contain_text("Payout list · ")
    page.emulate_media(media="print", color_scheme="dark")
    expect(page.locator("html[data-theme=candle]")).to_be_attached()
    expect(printed).to_be_visible()
    assert page.evaluate(VISIBLE_TEXTS) == []
    text = printed.inner_text().replace(NBSP, " ")
    for part in ("The Long Table", "Money is at the table.", "Final standings", "The bank"):
        assert part in text
    assert "Mrs Sago gets £9 15s from the box" in text
    expect(page.locator(".printed-list__box")).to_have_count(7)
    expect(page.locator(".printed-list__box svg")).to_have_count(1)
    for scheme in COLOUR_SCHEMES:
        page.emulate_media(color_scheme=scheme)
        background = page.evaluate("getComputedStyle(document.body).backgroundColor")
        assert background == "rgb(255, 255, 255)"
        save_screenshot(page, f"printed-{scheme}")
    for paper in ("A4", "A5"):
        document = page.pdf(format=paper)
        assert document.startswith(b"%PDF")
        assert document.count(b"/Type /Page\n") == 1
    page.emulate_media(media="screen")
    expect(printed).to_be_hidden()


@pytest.mark.usefixtures("own_context")
def test_a_part_that_cannot_load_is_reported_and_undo_still_works(
    tab: BrowserTab, server: ParoliServer
) -> None:
    tab.allow("net::ERR_")
    missing = BlockedFiles(tab.page, "ClosedTable")
    tab.control_clock()
    tab.sign_in(role="dealer")
    table = closed_table(server)
    tab.page.goto(f"{server.address}/tables/{table.id}")
    expect(tab.page.get_by_text(NOT_LOADED)).to_be_visible()
    expect(tab.page.get_by_role("button", name=re.compile("^Undo"))).to_be_visible()
    missing.unblock()
    tab.advance_clock(5000)
    expect(tab.page.locator(".transfer-item")).to_have_count(7)
    expect(tab.page.locator(".closed-table__footer")).to_have_css("display", "grid")


def test_the_code_that_phones_follow_fits(tab: BrowserTab, server: ParoliServer) -> None:
    server.host = LAN_HOST
    tab.allow(PLAIN_HTTP_WARNING)
    table = closed_table(server)
    open_closed(tab, table)
    follow_keys = f"{table.path}/follow-keys"
    assert follow_keys not in server.posted
    code = tab.page.get_by_role("img", name="QR code: follow this table on a phone")
    tab.button("Show QR code").tap()
    expect(code).to_be_visible()
    assert server.posted.count(follow_keys) == 1
    tab.check_layout("closing-code")
    tab.button("Hide QR code").tap()
    expect(code).to_have_count(0)
