"""The wall board shows one table; phones follow the board by a link."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

import pytest
from playwright.sync_api import Page, expect

from tests.api.caller import Table
from tests.web import score_sheets
from tests.web.axe import violations
from tests.web.board_pages import (
    PLAIN_HTTP_WARNING,
    SIZES,
    UPRIGHT,
    WALL,
    assert_fits,
    import_sheet,
    open_board,
    show_board,
)
from tests.web.browser_tab import NARROWEST, PHONE, TABLET, BrowserTab, each_size, resize
from tests.web.conftest import OpenTab
from tests.web.paroli_server import LAN_HOST

ROWS = ".board-standings__row"
CALL = ".board-headline__call"
WATCH_BANK = """() => { const balance = document.querySelector('.board-footer__figure b');
  window.shown = [];
  new MutationObserver(() => window.shown.push(balance.textContent))
    .observe(balance, { characterData: true, childList: true, subtree: true }); }"""
LINES_OF_TEXT = "(all) => all.map((one) => one.getClientRects().length)"
STATES = {
    "no players": (score_sheets.EMPTY, "No players yet."),
    "staking": (score_sheets.STAKING, "Players are placing stakes for the first deal."),
    "pair": (score_sheets.LONG_TABLE, "King wins, ten loses."),
    "twins": (score_sheets.TWINS, "Two kings: twins. The first card wins."),
    "repeated win": (
        score_sheets.REPEATED_WIN,
        "King wins again, so stakes on it lose. Seven loses.",
    ),
    "last card": (score_sheets.last_card(), "Last card: the king of hearts. The bank wins."),
    "carried paroli": (
        score_sheets.CARRIED_PAROLI,
        "Players are placing stakes for the next deal.",
    ),
    "pay": (score_sheets.PAY, "King wins, three loses."),
    "broken bank": (score_sheets.BROKEN, "King wins, three loses."),
    "target": (score_sheets.TARGET, "Three loses, king wins."),
    "closed": (score_sheets.CLOSED, "The table is closed."),
    "crowd": (score_sheets.crowded(), "Two wins, ace loses."),
}


NEWCOMER_SIZES = (WALL, TABLET, PHONE)
BOARD_SIZES = (*SIZES, TABLET)
DAILY_SIZES = (NARROWEST, UPRIGHT, *NEWCOMER_SIZES)
DAILY_STATES = ("pair", "broken bank", "crowd")
"""The states that are checked at every size and in both themes in each run."""


@contextmanager
def named(state: str) -> Iterator[None]:
    """Add the name of a state to a failure."""
    try:
        yield
    except AssertionError as error:
        error.add_note(f"the board: {state}")
        raise


def test_every_state_fits_and_is_accessible(tab: BrowserTab) -> None:
    page = tab.page
    open_board(tab, import_sheet(tab.server, score_sheets.EMPTY))
    expect(page.locator(".live-mark")).to_have_text("Live")
    assert page.evaluate("document.documentElement.dataset.theme") == "candle"
    for state in STATES:
        with named(state):
            show_state(tab, state)
            is_daily = state in DAILY_STATES
            assert_state_fits(page, BOARD_SIZES if is_daily else DAILY_SIZES)
            if is_daily:
                assert_day_colours_pass_axe(page)
        if state == "pair":
            assert_large_text_fits(page)
        if state == "closed":
            assert_seal_fits(page)
    page.evaluate("localStorage.setItem('paroli.theme', 'day')")
    page.reload()
    expect(page.locator(CALL)).to_be_visible()
    assert page.evaluate("document.documentElement.dataset.theme") == "day"
    tab.choose_language("fr")
    assert_french_fits(tab)


@pytest.mark.thorough
def test_every_state_fits_at_every_size_and_in_both_themes(tab: BrowserTab) -> None:
    open_board(tab, import_sheet(tab.server, score_sheets.EMPTY))
    for state in STATES:
        with named(state):
            show_state(tab, state)
            assert_state_fits(tab.page, BOARD_SIZES)
            assert_day_colours_pass_axe(tab.page)


def show_state(tab: BrowserTab, state: str) -> None:
    """Show the board of a state, and wait until it has come."""
    sheet, call = STATES[state]
    show_board(tab, import_sheet(tab.server, sheet))
    expect(tab.page.locator(CALL)).to_have_text(call)
    expect(tab.page.locator(".live-mark")).to_have_text("Live")


def assert_state_fits(page: Page, sizes: Sequence[tuple[int, int]]) -> None:
    """Assert that a state fits at each size, and is accessible in the dark theme."""
    for size in each_size(page, sizes):
        assert_fits(page, ROWS)
        if size in NEWCOMER_SIZES:
            assert_newcomers_line_fits(page)
        if size == NARROWEST:
            assert violations(page) == []


def assert_day_colours_pass_axe(page: Page) -> None:
    page.evaluate("document.documentElement.dataset.theme = 'day'")
    assert violations(page, colours_alone=True) == []
    page.evaluate("document.documentElement.dataset.theme = 'candle'")


def assert_seal_fits(page: Page) -> None:
    """Assert that phones can scan the seal on the wall, and that a phone can save it."""
    resize(page, WALL)
    code = page.get_by_role("img", name="The seal as a QR code")
    expect(code).to_be_visible()
    box = code.bounding_box()
    assert box is not None
    assert box["width"] == box["height"] > 300
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    resize(page, PHONE)
    expect(page.get_by_role("button", name="Save the seal")).to_be_visible()


def assert_large_text_fits(page: Page) -> None:
    """Assert that text at double size fits on phones."""
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    for _ in each_size(page, SIZES[-2:]):
        assert_fits(page, ROWS)
    note = page.locator(".board-headline__note")
    expect(note).to_have_css("font-size", "34px")
    page.evaluate("document.documentElement.style.fontSize = ''")


def assert_newcomers_line_fits(page: Page) -> None:
    """Assert that the line for newcomers is in view, and pushes nothing out."""
    expect(page.locator(".board-hint")).to_be_in_viewport(ratio=1)
    expect(page.locator(CALL)).to_be_in_viewport(ratio=1)
    if page.viewport_size != {"width": PHONE[0], "height": PHONE[1]}:
        expect(page.locator(".live-mark")).to_be_in_viewport(ratio=1)
        page.wait_for_function("() => document.documentElement.scrollHeight <= innerHeight")
        assert_fits(page, ".board-hint, .board-headline, .board-page header")


def assert_french_fits(tab: BrowserTab) -> None:
    """Assert that boards in French fit, which is the longer language."""
    page = tab.page
    show_board(tab, import_sheet(tab.server, score_sheets.LONG_TABLE))
    expect(page.locator(CALL)).to_have_text("Le roi gagne, le dix perd.")
    expect(page.locator(".board-cards__card").first).to_have_text("R")
    expect(page.locator("header p")).to_have_text("Donne 1 · 31 cartes au talon")
    expect(page.locator("[data-kind=bank] .board-standings__net")).to_have_text(
        "+3\u00a0£ 15\u00a0s"
    )
    for _ in each_size(page, SIZES):
        assert_fits(page, ROWS)
    assert violations(page) == []
    show_board(tab, import_sheet(tab.server, score_sheets.BROKEN))
    names = page.locator(".board-ladder__rung span")
    expect(names.filter(has_text="trente-trois")).to_be_visible()
    for size in each_size(page, SIZES):
        assert set(names.evaluate_all(LINES_OF_TEXT)) == {1}, size
        assert_fits(page, ".board-ladder__rung")
    assert_newcomers_line_of_states_fits(tab, "crowd")


@pytest.mark.thorough
def test_the_line_for_newcomers_fits_in_french_in_every_state(open_tab: OpenTab) -> None:
    tab = open_tab(locale="fr-FR")
    open_board(tab, import_sheet(tab.server, score_sheets.EMPTY))
    expect(tab.page.locator("html[lang=fr]")).to_be_attached()
    assert_newcomers_line_of_states_fits(tab, *STATES)


def assert_newcomers_line_of_states_fits(tab: BrowserTab, *states: str) -> None:
    for state in states:
        with named(state):
            table = import_sheet(tab.server, STATES[state][0])
            show_board(tab, table)
            expect(tab.page.locator("h1")).to_have_text(table.state()["name"])
            for _ in each_size(tab.page, NEWCOMER_SIZES):
                assert_newcomers_line_fits(tab.page)


def test_the_board_shows_the_last_state_until_the_server_is_back(tab: BrowserTab) -> None:
    tab.allow("net::ERR_")
    page, table = tab.page, import_sheet(tab.server, score_sheets.LONG_TABLE)
    open_board(tab, table)
    expect(page.locator(".live-mark")).to_have_text("Live")
    tab.server.stop()
    expect(page.locator(".live-mark")).to_contain_text("No connection since")
    expect(page.locator(".board-page__state")).to_contain_text(
        "This page shows the state at that time."
    )
    expect(page.locator(CALL)).to_have_text("King wins, ten loses.")
    assert_fits(page, ROWS)
    assert violations(page) == []
    for size in ((390, 700), UPRIGHT):
        resize(page, size)
        page.locator(".board-footer").scroll_into_view_if_needed()
        expect(page.locator(".board-page__state")).to_be_in_viewport()
        page.evaluate("scrollTo(0, 0)")
        notice = page.locator(".board-page__state").bounding_box()
        assert notice is not None
        assert notice["y"] < 70
    table.enter_lines("take *", "pair Q 5")
    tab.server.start()
    expect(page.locator(CALL)).to_have_text("Queen wins, five loses.", timeout=25_000)
    expect(page.locator(".live-mark")).to_have_text("Live")


def test_numbers_count_up_unless_the_user_prefers_reduced_motion(tab: BrowserTab) -> None:
    page, table = tab.page, import_sheet(tab.server, score_sheets.BROKEN)
    open_board(tab, table)
    balance = page.locator(".board-footer__figure b")
    expect(balance).to_have_text("£3 19s")
    page.evaluate(WATCH_BANK)
    table.enter_lines("fund 10000")
    expect(balance).to_have_text("£6 9s 4d")
    shown = page.evaluate("window.shown")
    assert len(shown) <= 3, shown
    page.emulate_media(reduced_motion="no-preference")
    table.enter_lines("fund 10000")
    expect(balance).to_have_text("£16 17s 8d")
    shown = page.evaluate("window.shown")[len(shown) :]
    assert len(shown) > 3, shown


def test_a_phone_follows_the_board_with_its_own_key(open_tab: OpenTab) -> None:
    wall = open_tab()
    wall.server.host = LAN_HOST
    wall.allow(PLAIN_HTTP_WARNING)
    table = import_sheet(wall.server, score_sheets.LONG_TABLE)
    # A follow key has this name too. The name of a key decides nothing.
    open_board(wall, table, name="Followers")
    code = wall.page.get_by_role("img", name="QR code: follow this table on a phone")
    expect(code).to_be_visible()
    expect(wall.page.locator(".board-footer__follow b")).to_have_text(
        f"{LAN_HOST}:{wall.server.port}"
    )
    link = follow_link(wall, table)
    wall.page.reload()
    expect(code).to_be_visible()
    assert follow_link(wall, table) == link
    follow_keys = f"/v1/sessions/{table.id}/follow-keys"
    assert wall.server.posted.count(follow_keys) == 1

    phone = open_tab()
    phone.allow(PLAIN_HTTP_WARNING)
    resize(phone.page, PHONE)
    phone.page.goto(link)
    expect(phone.page).to_have_url(f"{wall.server.address}/board/{table.id}")
    expect(phone.page.locator(CALL)).to_have_text("King wins, ten loses.")
    expect(phone.page.locator("img")).to_have_count(0)
    assert wall.server.posted.count(follow_keys) == 1

    phone.allow("401")
    revoked = wall.server.caller().client.delete(f"/v1/keys/{link.partition('paroli_')[2][:12]}")
    assert revoked.status_code == 200
    table.enter_lines("take *", "pair Q 5")
    expect(phone.page.get_by_role("heading", level=1)).to_have_text("This link has expired")
    assert violations(phone.page) == []
    wall.allow("401")
    wall.page.reload()
    expect(code).to_be_visible()
    assert follow_link(wall, table) != link


def follow_link(wall: BrowserTab, table: Table) -> str:
    stored = wall.page.evaluate(f"JSON.parse(localStorage.getItem('paroli.follow.{table.id}'))")
    return str(stored["link"])
