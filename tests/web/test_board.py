"""The board: a wall that follows one table whatever happens, and phones that follow the wall."""

from typing import Literal

import pytest
from playwright.sync_api import Page, expect

from tests.api.caller import Table
from tests.web import score_sheets
from tests.web.axe import violations
from tests.web.board_pages import (
    IN_THE_NETWORK,
    SIZES,
    UNTRUSTED,
    board,
    is_whole,
    played,
    resize,
    sign_in,
)
from tests.web.browser_tab import BrowserTab
from tests.web.conftest import OpenTab

ROWS = ".board-standings__row"
CALL = ".board-draw__call"
WATCHED = """() => { const holds = document.querySelector('.board-footer__bank b');
  window.shown = [];
  new MutationObserver(() => window.shown.push(holds.textContent))
    .observe(holds, { characterData: true, childList: true, subtree: true }); }"""
STATES = {
    "nobody yet": (score_sheets.EMPTY, "No players yet."),
    "staking": (score_sheets.STAKING, "Players are placing stakes for the first deal."),
    "pair": (score_sheets.LONG_TABLE, "King wins, ten loses."),
    "twins": (score_sheets.TWINS, "Two kings: twins. The first card wins."),
    "again": (score_sheets.AGAIN, "King wins again, so it loses. Seven loses."),
    "last card": (score_sheets.last_card(), "Last card: the king. The bank wins."),
    "riding on": (score_sheets.RIDING, "Players are placing stakes for the next deal."),
    "pay": (score_sheets.PAYING, "King wins, three loses."),
    "broken bank": (score_sheets.BROKEN, "King wins, three loses."),
    "target": (score_sheets.TARGET, "Three loses, king wins."),
    "closed": (score_sheets.CLOSED, "The table is closed."),
    "crowd": (score_sheets.crowded(), "Two wins, ace loses."),
}


def told(page: Page, words: str) -> None:
    """A reader was told, and nobody else."""
    expect(page.locator(".board-page > [role=status]")).to_have_text(words)


@pytest.mark.parametrize("state", STATES)
def test_every_state_is_whole_at_every_size_and_by_day_too(tab: BrowserTab, state: str) -> None:
    sheet, call = STATES[state]
    page = tab.page
    board(tab, played(tab.server, sheet))
    expect(page.locator(CALL)).to_have_text(call)
    expect(page.locator(".live-mark")).to_have_text("Live")
    assert page.evaluate("document.documentElement.dataset.theme") == "candle"
    for size in SIZES:
        resize(page, size)
        is_whole(page, ROWS)
    assert violations(page) == []
    resize(page, SIZES[0])
    page.evaluate("document.documentElement.dataset.theme = 'day'")
    assert violations(page, colours_alone=True) == []


def test_a_board_shows_the_day_theme_if_it_is_set(tab: BrowserTab) -> None:
    page = tab.page
    board(tab, played(tab.server, score_sheets.EMPTY))
    expect(page.locator(CALL)).to_be_visible()
    page.evaluate("localStorage.setItem('paroli.theme', 'day')")
    page.reload()
    expect(page.locator(CALL)).to_be_visible()
    assert page.evaluate("document.documentElement.dataset.theme") == "day"


def test_what_happens_is_on_the_wall_at_once(tab: BrowserTab) -> None:
    page, table = tab.page, played(tab.server, score_sheets.LONG_TABLE)
    board(tab, table)
    expect(page.locator(".board-draw__note")).to_have_text("Bank takes £1 · two players to answer")
    expect(page.locator(".board-ladder__rider[data-won=true]")).to_have_count(2)
    expect(page.locator(f"{ROWS} .board-standings__name").first).to_have_text("Captain Hearty")
    expect(page.locator(".board-standings__change:not(:has-text('\u2013'))")).to_have_count(0)
    table.enter_lines('take "Lady Reveller" K', 'paroli "Mrs Sago" K')
    expect(page.locator(f"{ROWS} .board-standings__name").first).to_have_text("Lady Reveller")
    expect(page.locator(f"{ROWS} .board-standings__net").first).to_have_text("+£6 17s")
    told(page, "Lady Reveller is 1st. Captain Hearty is 2nd. Valeria is 3rd. Mrs Sago is 4th.")
    expect(page.locator(".board-draw__note")).to_contain_text("Lady Reveller takes £7 7s")
    expect(page.locator(".board-ladder__rider[data-won=true]")).to_have_count(0)
    table.enter_lines("pair 4 4")
    expect(page.locator(CALL)).to_have_text("Two fours: twins. The first card wins.")
    told(page, "Two fours: twins. The first card wins.")
    expect(page.locator(".board-deal tr").first.locator(".board-deal__card")).to_have_count(10)
    table.enter_lines("end")
    expect(page.locator(CALL)).to_have_text("The deal is over. Couches are returned.")
    table.enter_lines('stake "Valeria" 2 480')
    expect(page.locator(CALL)).to_have_text("Players are placing stakes for the next deal.")
    expect(page.locator(".board-stakes__player").filter(has_text="Valeria")).to_contain_text(
        "1 card, two to come"
    )
    expect(page.locator(".board-deal h2")).to_have_text("The last deal")


def test_places_move_once_there_was_a_deal_to_move_from(tab: BrowserTab) -> None:
    page, table = tab.page, played(tab.server, score_sheets.RIDING)
    board(tab, table)
    expect(page.locator(".board-draw__note")).to_have_text(
        "ada\u2019s king stays for the next deal with 50, for 2\u00d7"
    )
    expect(page.locator(ROWS).first).to_contain_text("ada")
    table.enter_lines("stake bess 9 10", "fasse 3", "pair 9 K", "take bess 9")
    first = page.locator(ROWS).first
    expect(first).to_contain_text("bess")
    expect(first.locator(".board-standings__change")).to_have_text("\u2013no change")
    expect(page.locator(ROWS).nth(1).locator(".board-standings__change")).to_have_text(
        "1down one place"
    )


def test_a_house_that_is_gone_and_comes_back(tab: BrowserTab) -> None:
    tab.allow(
        "ERR_CONNECTION_REFUSED", "ERR_CONNECTION_RESET", "ERR_EMPTY_RESPONSE", "ERR_INCOMPLETE"
    )
    page, table = tab.page, played(tab.server, score_sheets.LONG_TABLE)
    board(tab, table)
    expect(page.locator(".live-mark")).to_have_text("Live")
    tab.server.shut()
    expect(page.locator(".live-mark")).to_contain_text("No connection since")
    expect(page.locator(".board-page__state")).to_contain_text(
        "This page shows the state at that time."
    )
    expect(page.locator(CALL)).to_have_text("King wins, ten loses.")
    is_whole(page, ROWS)
    assert violations(page) == []
    for width, height in ((390, 700), (1080, 1920)):
        page.set_viewport_size({"width": width, "height": height})
        page.locator(".board-footer").scroll_into_view_if_needed()
        expect(page.locator(".board-page__state")).to_be_in_viewport()
        page.evaluate("scrollTo(0, 0)")
        over = page.locator(".board-page__state").bounding_box()
        assert over is not None
        assert over["y"] < 70
    table.enter_lines("take *", "pair Q 5")
    tab.server.open()
    expect(page.locator(CALL)).to_have_text("Queen wins, five loses.", timeout=25_000)
    expect(page.locator(".live-mark")).to_have_text("Live")


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_numbers_count_unless_motion_is_unwelcome(
    tab: BrowserTab, motion: Literal["no-preference", "reduce"]
) -> None:
    page, table = tab.page, played(tab.server, score_sheets.BROKEN)
    page.emulate_media(reduced_motion=motion)
    board(tab, table)
    expect(page.locator(".board-footer__bank b")).to_have_text("£3 19s")
    page.evaluate(WATCHED)
    table.enter_lines("fund 10000")
    expect(page.locator(".board-footer__bank b")).to_have_text("£6 9s 4d")
    shown = page.evaluate("window.shown")
    assert (len(shown) > 3) == (motion == "no-preference"), shown


def test_without_a_stream_it_looks_now_and_then(tab: BrowserTab) -> None:
    tab.allow("503")
    page, table = tab.page, played(tab.server, score_sheets.LONG_TABLE)
    page.route("**/v1/feed", lambda asked: asked.fulfill(status=503))
    board(tab, table)
    expect(page.locator(CALL)).to_have_text("King wins, ten loses.")
    table.enter_lines("take *", "pair Q 5")
    expect(page.locator(CALL)).to_have_text("Queen wins, five loses.")
    expect(page.locator(".live-mark")).to_have_text("Live")


def test_phones_follow_by_a_key_of_their_own(open_tab: OpenTab) -> None:
    wall = open_tab()
    wall.server.host = IN_THE_NETWORK
    wall.allow(UNTRUSTED)
    table = played(wall.server, score_sheets.LONG_TABLE)
    board(wall, table)
    code = wall.page.get_by_role("img", name="QR code: follow this table on a phone")
    expect(code).to_be_visible()
    expect(wall.page.locator(".board-footer__follow b")).to_have_text(
        f"{IN_THE_NETWORK}:{wall.server.port}"
    )
    link = follow_link(wall, table)
    wall.page.reload()
    expect(code).to_be_visible()
    assert follow_link(wall, table) == link
    asked = f"/v1/sessions/{table.id}/follow-keys"
    assert wall.server.posted.count(asked) == 1

    phone = open_tab()
    phone.allow(UNTRUSTED)
    phone.page.set_viewport_size({"width": 390, "height": 844})
    phone.page.goto(link)
    expect(phone.page).to_have_url(f"{wall.server.address}/board/{table.id}")
    expect(phone.page.locator(CALL)).to_have_text("King wins, ten loses.")
    expect(phone.page.locator("img")).to_have_count(0)
    assert wall.server.posted.count(asked) == 1

    phone.allow("401")
    ended = wall.server.caller().client.delete(f"/v1/keys/{link.partition('paroli_')[2][:12]}")
    assert ended.status_code == 200
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


def test_where_phones_cannot_reach_the_board_says_so(tab: BrowserTab) -> None:
    board(tab, played(tab.server, score_sheets.TWINS))
    expect(tab.page.locator(".board-footer__hint")).to_contain_text(
        f"Phones cannot reach 127.0.0.1:{tab.server.port}."
    )
    expect(tab.page.locator("img")).to_have_count(0)


def test_who_may_not_look_is_told_so(tab: BrowserTab) -> None:
    tab.allow("404")
    one, other = (played(tab.server, score_sheets.TWINS) for _ in "12")
    sign_in(tab, "board", sessions=[one.id])
    tab.page.goto(f"{tab.server.address}/board/{other.id}")
    expect(tab.page.get_by_role("heading", level=1)).to_have_text("Table not found")
    assert violations(tab.page) == []


def test_a_board_in_french(open_tab: OpenTab) -> None:
    tab = open_tab(locale="fr-FR")
    board(tab, played(tab.server, score_sheets.LONG_TABLE))
    page = tab.page
    expect(page.locator(CALL)).to_have_text("Le roi gagne, le dix perd.")
    expect(page.locator(".board-draw__card").first).to_have_text("R")
    expect(page.locator("header p")).to_have_text("Donne 1 · 31 cartes au talon")
    expect(page.locator("[data-kind=bank] .board-standings__net")).to_have_text(
        "+3\u00a0£ 15\u00a0s"
    )
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    for size in SIZES:
        resize(page, size)
        is_whole(page, ROWS)
    assert violations(page) == []


def test_text_of_twice_the_size_has_room(tab: BrowserTab) -> None:
    board(tab, played(tab.server, score_sheets.LONG_TABLE))
    page = tab.page
    expect(page.locator(CALL)).to_be_visible()
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    for size in SIZES[-2:]:
        resize(page, size)
        is_whole(page, ROWS)
    assert (
        page.evaluate(
            "parseFloat(getComputedStyle(document.querySelector('.board-draw__note')).fontSize)"
        )
        == 34
    )
