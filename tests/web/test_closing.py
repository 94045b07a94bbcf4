"""The end of a table: standings, payouts, payments of two score-keepers, and the printed list."""

import re

import pytest
from playwright.sync_api import expect

from tests.api.caller import Table
from tests.web.board_pages import PLAIN_HTTP_WARNING
from tests.web.browser_tab import (
    PHONE,
    BlockedFiles,
    BrowserTab,
    check_layout,
    resize,
    save_screenshot,
)
from tests.web.closing_page import (
    ClosingPage,
    close_table,
    farthings,
    new_evening,
    open_closed,
    settling_up,
)
from tests.web.conftest import OpenTab
from tests.web.dealer import open_as_dealer
from tests.web.page_text import NBSP
from tests.web.paroli_server import LAN_HOST, ParoliServer
from tests.web.repeats import first_daily
from tests.web.test_by_touch import OFFLINE_ERRORS
from tests.web.test_lazy_loading import NOT_LOADED

VISIBLE_TEXTS = """() => [...document.querySelectorAll('body *')]
  .filter((element) => element.checkVisibility() && !element.closest('.printed-list')
    && [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim()))
  .map((element) => element.textContent)"""
"""The elements outside the list that would be printed with it."""

NOTICE, FOOTER = ".undo-notice", ".closed-table__footer"
CLOSED = {"en-IE": "The table is closed.", "fr-FR": "La table est fermée."}


def closed_table(server: ParoliServer) -> Table:
    return new_evening(server, "close")


@pytest.mark.parametrize("size", first_daily("phone", "tablet"), indirect=True)
@pytest.mark.parametrize("locale", first_daily("fr-FR", "en-IE"))
def test_an_evening_ends_with_standings_and_payouts(
    open_tab: OpenTab, server: ParoliServer, locale: str
) -> None:
    tab = open_tab(locale=locale)
    tab.allow("net::ERR_FAILED")
    table = new_evening(server)
    tab.page.route("**/settling-up", lambda route: route.abort(), times=1)
    dealer = open_as_dealer(tab, table)
    close_table(dealer)
    not_loaded = tab.page.locator(".load-error")
    expect(not_loaded).to_be_visible()
    tab.check_layout(f"closing-not-loaded-{locale}")
    dealer.tap(not_loaded.get_by_role("button"))
    expect(tab.page.locator(".prompt__text")).to_have_text(CLOSED[locale])
    closing = ClosingPage(tab, dealer, table)
    standings = [(p["place"], p["name"]) for p in table.state()["punters"]]
    names = [name for _, name in sorted(standings, key=lambda one: one[0])]
    shown = tab.page.locator(".final-standings__name")
    expect(shown).to_have_count(len(names) + 1)
    assert sorted(shown.all_inner_texts()[:-1]) == sorted(names)
    payouts = settling_up(table)["payouts"]
    expect(closing.rows).to_have_count(len(payouts))
    coins = [
        farthings(text) for text in tab.page.locator(".transfer-item__coins").all_inner_texts()
    ]
    assert coins == [row["amount"] for row in payouts]
    assert sum(coins) == -table.read("balances").get_json()["world"]
    together = tab.page.locator(".settlement-summary dd").last.inner_text()
    assert farthings(together) == sum(coins)
    check_layout(tab.page, f"closing-{locale}-{tab.page.viewport_size}")
    assert tab.axe_in_both_themes() == []


def test_twelve_players_with_long_names_fit(tab: BrowserTab, server: ParoliServer) -> None:
    closing = open_closed(tab, new_evening(server, "close", six=False))
    expect(closing.rows).to_have_count(13)
    tab.check_layout("closing-twelve")


def test_the_closed_table_fits_when_all_is_paid_offline_and_after_an_undo(
    tab: BrowserTab, server: ParoliServer
) -> None:
    """``web/tests/screens/closing.screen.ts`` has what is noted and taken back."""
    closing = open_closed(tab, closed_table(server))
    for name in [row["to"] for row in settling_up(closing.table)["payouts"]]:
        closing.tick("The bank" if name == "bank" else name)
    expect(closing.progress).to_have_text("All 7 are paid.")
    assert tab.axe() == []
    tab.allow(*OFFLINE_ERRORS)
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


@pytest.mark.parametrize("theme", first_daily("candle", "day"))
def test_only_the_list_is_printed(open_tab: OpenTab, server: ParoliServer, theme: str) -> None:
    tab = open_tab(candle=theme == "candle")
    closing = open_closed(tab, closed_table(server))
    closing.tick("Mrs Sago")
    page = tab.page
    printed = page.locator(".printed-list")
    expect(printed).to_be_hidden()
    expect(printed).to_contain_text("Payout list · ")
    page.emulate_media(media="print")
    expect(printed).to_be_visible()
    assert page.evaluate(VISIBLE_TEXTS) == []
    text = printed.inner_text().replace(NBSP, " ")
    for part in ("The Long Table", "Money is at the table.", "Final standings", "The bank"):
        assert part in text
    assert "Mrs Sago gets £9 15s from the box" in text
    expect(page.locator(".printed-list__box")).to_have_count(7)
    expect(page.locator(".printed-list__box svg")).to_have_count(1)
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") == "rgb(255, 255, 255)"
    save_screenshot(page, f"printed-{theme}")
    for paper in ("A4", "A5"):
        document = page.pdf(format=paper)
        assert document.startswith(b"%PDF")
        assert document.count(b"/Type /Page\n") == 1


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


def test_a_phone_follows_the_closed_table_with_a_code(
    open_tab: OpenTab, server: ParoliServer
) -> None:
    server.host = LAN_HOST
    tab, phone = open_tab(), open_tab()
    for one in (tab, phone):
        one.allow(PLAIN_HTTP_WARNING)
    table = closed_table(server)
    closing = open_closed(tab, table)
    follow_keys = f"{table.path}/follow-keys"
    assert follow_keys not in server.posted
    tab.button("Show QR code").tap()
    expect(
        tab.page.get_by_role("img", name="QR code: follow this table on a phone")
    ).to_be_visible()
    assert server.posted.count(follow_keys) == 1
    tab.check_layout("closing-code")
    link = tab.page.evaluate(f"JSON.parse(localStorage.getItem('paroli.follow.{table.id}')).link")
    resize(phone.page, PHONE)
    phone.page.goto(link)
    expect(phone.page.locator(".board-headline__call")).to_have_text("The table is closed.")
    expect(phone.page.locator("header p")).to_have_text("Final standings")
    first = closing.page.locator(".final-standings__name").first.inner_text()
    expect(phone.page.locator(".board-standings__name").first).to_have_text(first)
    tab.button("Hide QR code").tap()
    expect(tab.page.get_by_role("img", name=re.compile("^QR code"))).to_have_count(0)
