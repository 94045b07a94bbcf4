"""A punter's page on their phone: purse, cards, the words to say, and the history."""

from playwright.sync_api import Page, expect

from tests.api.caller import Table
from tests.web import score_sheets
from tests.web.axe import violations
from tests.web.board_pages import NARROW, assert_fits, import_sheet, resize, sign_in_with_new_key
from tests.web.browser_tab import NEXT_PAINT, PHONE, TABLET, BrowserTab, HeldRequests
from tests.web.conftest import OpenTab

ROWS = ".player-history li"
WORDS = ".player-page__words"
ROW_TEXTS = """(rows) => [...document.querySelectorAll(rows)]
  .map((row) => row.innerText.replace(/\\s+/g, ' '))"""


def open_punter_page(tab: BrowserTab, table: Table, punter: str) -> Page:
    sign_in_with_new_key(tab, "punter", sessions=[table.id], punter=punter)
    resize(tab.page, PHONE)
    tab.page.goto(f"{tab.server.address}/punter/{table.id}")
    return tab.page


def assert_fits_and_passes_axe(tab: BrowserTab) -> None:
    page = tab.page
    for size in (NARROW, TABLET, PHONE):
        resize(page, size)
        assert_fits(page, ROWS)
        assert_fits(page, ".player-cards__card")
    assert tab.axe_in_both_themes() == []


def test_a_punter_sees_their_purse_cards_words_and_history(tab: BrowserTab) -> None:
    page = open_punter_page(tab, import_sheet(tab.server, score_sheets.LONG_TABLE), "Lady Reveller")
    expect(page.get_by_role("heading", level=1)).to_have_text("hearts, Lady Reveller")
    expect(page.locator(".player-page__purse b")).to_have_text("£17 9s")
    expect(page.locator(".player-page__figures")).to_have_text(
        "£2 1son 3 cards\u221210sthis evening4thof six"
    )
    expect(page.locator(WORDS)).to_have_text(
        "King wins, ten loses."
        "Your king has won. Say take for £7 7s, or paroli to play on for £15 15s."
    )
    cards = page.get_by_role("list", name="Cards on the table").get_by_role("listitem")
    expect(cards).to_contain_text(["won £7 7s", "15\u00d7 · £7 10s", "1\u00d7 · 10s"])
    expect(cards.nth(1).locator(".player-cards__corner")).to_have_count(2)
    expect(page.locator(ROWS)).to_have_count(8)
    assert page.evaluate(ROW_TEXTS, ROWS) == [
        "King won · pair 9 won £7 7s",
        "New card: queen \u221210s",
        "Ace lost · pair 5 10s to the bank",
        "Seven won, paroli · pair 4 15\u00d7 next",
        "Seven won, paroli · pair 2 7\u00d7 next",
        "King won, paroli · pair 1 7\u00d7 next",
        "Deal 1: staked on K, 7, A \u2212£2 1s",
        "Joined +£20",
    ]
    expect(page.locator("body")).not_to_contain_text("Hearty")
    assert_fits_and_passes_axe(tab)


def test_a_new_entry_is_shown_and_announced_at_once(tab: BrowserTab) -> None:
    table = import_sheet(tab.server, score_sheets.LONG_TABLE)
    page = open_punter_page(tab, table, "Lady Reveller")
    expect(page.locator(".player-page__words[data-wins=true]")).to_be_visible()
    table.enter_lines('take "Lady Reveller" K', 'take "Mrs Sago" K')
    expect(page.locator(".player-page__purse b")).to_have_text("£25 17s")
    expect(page.locator(WORDS)).to_contain_text("King: took £7\u00a07s.")
    expect(page.locator(ROWS).first).to_have_text("King won, taken · pair 9 · won £7 7s+£8 8s")
    table.enter_lines("pair 4 7")
    expect(page.locator(WORDS)).to_have_text(
        "Four wins, seven loses.Your seven has lost.You can stake on a new card."
    )
    announcement = page.locator("main > [role=status]")
    expect(announcement).to_have_text(
        "Four wins, seven loses. Your seven has lost. You can stake on a new card."
    )
    expect(page.locator(".player-cards__card[data-look=lost]")).to_contain_text("lost 10s")
    table.enter_lines("end")
    expect(page.locator(WORDS)).to_contain_text("Place your stakes: tell the dealer your cards.")
    expect(page.get_by_text("You have no cards on the table.")).to_be_visible()
    assert_fits_and_passes_axe(tab)
    table.enter_lines('cashout "Lady Reveller" 25296')
    expect(page.locator(WORDS)).to_contain_text("You have cashed out £26 7s.")
    table.enter_lines("close")
    expect(page.locator(WORDS)).to_have_text("The table is closed.Your evening: +£6 7s.")
    assert_fits_and_passes_axe(tab)


def test_the_page_shows_the_last_state_until_the_server_is_back(tab: BrowserTab) -> None:
    tab.allow("Failed to load resource", "ERR_")
    table = import_sheet(tab.server, score_sheets.TWINS)
    page = open_punter_page(tab, table, "ada")
    expect(page.locator(WORDS)).to_contain_text(
        "Your king has won with twins. Say take for 50. You cannot play on."
    )
    tab.server.stop()
    expect(page.locator(".live-mark")).to_contain_text("No connection since")
    expect(page.locator(".player-page__purse b")).to_have_text("40")
    table.enter_lines("take *")
    tab.server.start()
    expect(page.locator(".player-page__purse b")).to_have_text("140", timeout=25_000)
    expect(page.locator(".live-mark")).to_have_text("Live")


def test_a_long_history_loads_page_by_page(tab: BrowserTab) -> None:
    table = import_sheet(tab.server, score_sheets.TWINS)
    table.enter_lines(
        "take *", "end", *(f"{verb} ada 1" for _ in range(30) for verb in ("buyin", "cashout"))
    )
    page = open_punter_page(tab, table, "ada")
    expect(page.locator(ROWS)).to_have_count(40)
    page.get_by_role("button", name="Earlier").click()
    expect(page.locator(ROWS).last).to_have_text("Joined+100")
    expect(page.get_by_role("button", name="Earlier")).to_have_count(0)
    table.enter_lines("buyin ada 7")
    expect(page.locator(ROWS).first).to_have_text("Bought in+7")
    expect(page.get_by_role("button", name="Earlier")).to_have_count(0)
    expect(page.locator(ROWS).last).to_have_text("Joined+100")


def test_a_history_that_failed_to_load_is_loaded_again(tab: BrowserTab) -> None:
    tab.allow("503")
    tab.control_clock()
    table = import_sheet(tab.server, score_sheets.TWINS)
    tab.page.route("**/history?*", lambda route: route.fulfill(status=503))
    page = open_punter_page(tab, table, "ada")
    expect(
        page.get_by_text("The history could not be loaded. It loads when the server responds.")
    ).to_be_visible()
    page.unroute("**/history?*")
    tab.advance_clock(6000)
    expect(page.locator(ROWS).last).to_have_text("Joined+100")
    expect(
        page.get_by_text("The history could not be loaded. It loads when the server responds.")
    ).to_have_count(0)


def test_a_late_response_does_not_remove_newer_history(tab: BrowserTab) -> None:
    page, table = tab.page, import_sheet(tab.server, score_sheets.TWINS)
    held = HeldRequests(page, "**/history?*")
    with page.expect_request("**/history?*"):
        open_punter_page(tab, table, "ada")
    expect(page.get_by_text("Nothing yet.")).to_have_count(0)
    answer = page.request.get(held.routes[0].request.url)
    table.enter_lines("take *")
    expect(page.locator(ROWS).first).to_contain_text("taken")
    with page.expect_response("**/history?*"):
        held.routes[0].fulfill(response=answer)
    page.evaluate(NEXT_PAINT)
    expect(page.locator(ROWS).first).to_contain_text("taken")


def test_a_dealer_chooses_whose_page_to_open(tab: BrowserTab) -> None:
    table = import_sheet(tab.server, score_sheets.LONG_TABLE)
    sign_in_with_new_key(tab, "dealer")
    page = tab.page
    page.goto(f"{tab.server.address}/punter/{table.id}")
    page.get_by_role("link", name="Mrs Sago").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Mrs Sago")
    expect(page.locator(ROWS).first).to_contain_text("King won")
    assert violations(page) == []


def test_a_punters_page_in_french(open_tab: OpenTab) -> None:
    tab = open_tab(locale="fr-FR")
    page = open_punter_page(tab, import_sheet(tab.server, score_sheets.LONG_TABLE), "Lady Reveller")
    expect(page.locator(WORDS)).to_contain_text(
        "Votre roi a gagné. Dites encaisser pour 7\u00a0£ 7\u00a0s"
    )
    expect(page.locator(".player-cards__card b").first).to_have_text("R")
    expect(page.locator(ROWS).nth(2)).to_have_text("As perdu · 5e paire10\u00a0s à la banque")
    assert_fits_and_passes_axe(tab)


def test_a_revoked_key_shows_that_the_link_has_expired(tab: BrowserTab) -> None:
    tab.allow("401")
    table = import_sheet(tab.server, score_sheets.TWINS)
    key = sign_in_with_new_key(tab, "punter", sessions=[table.id], punter="ada")
    tab.page.goto(f"{tab.server.address}/punter/{table.id}")
    expect(tab.page.locator(".player-page__purse b")).to_have_text("40")
    tab.server.caller().client.delete(f"/v1/keys/{key}")
    table.enter_lines("take *")
    expect(tab.page.get_by_role("heading", level=1)).to_have_text("This link has expired")
