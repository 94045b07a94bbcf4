"""The table page passes axe in every state and theme, and follows contrast and forced colours."""

import re

from playwright.sync_api import Page, expect

from tests.api.caller import Table
from tests.web.browser_tab import BrowserTab
from tests.web.dealer import Dealer, open_as_dealer
from tests.web.paroli_server import ParoliServer
from tests.web.screenshots import sheet_of
from tests.web.table_lines import SIX, STAKES, TWELVE, TWELVE_STAKES

OFFLINE_ERRORS = ("Failed to load resource", "ERR_", "409", "dialog: beforeunload")


def test_elements_have_outlines_if_the_user_prefers_more_contrast(
    tab: BrowserTab, server: ParoliServer
) -> None:
    page, table = tab.page, new_table(server, *SIX, *STAKES, "fasse 4", "pair K 7", bank="10s")
    page.emulate_media(contrast="more")
    tab.sign_in_and_open(f"tables/{table.id}/log")
    expect_more_contrast(page, ".seat-rows__waiting", ".seat-rows__waiting")
    page.goto(f"{server.address}/punter/{table.id}")
    page.get_by_role("link", name="Lady Reveller").click()
    asked = ".player-page__words[data-asked=true]"
    expect_more_contrast(page, ".player-cards__card[data-look=lost]", asked)
    table.enter_lines("take *")
    page.goto(f"{server.address}/board/{table.id}")
    expect_more_contrast(page, ".board-cards__card[data-result=lost]", ".board-headline__notice")


def expect_more_contrast(page: Page, cleared: str, outlined: str) -> None:
    expect(page.locator(cleared).first).to_have_css("background-color", "rgba(0, 0, 0, 0)")
    expect(page.locator(outlined).first).to_have_css("outline-style", "solid")
    expect(page.locator(outlined).first).to_have_css("outline-width", "2px")


def test_with_forced_colours_no_outline_covers_an_amount(tab: BrowserTab) -> None:
    """In dense rows an amount has no coin around it. The chosen coin has an outline too."""
    tab.page.emulate_media(forced_colors="active")
    few, many = (
        new_table(tab.server, *TWELVE[:seats], *TWELVE_STAKES[:2]) for seats in (6, len(TWELVE))
    )
    dealer = open_as_dealer(tab, few)
    expect_readable_amounts(dealer, rim="1px")
    tab.go(f"tables/{many.id}")
    expect_readable_amounts(dealer, rim="0px")


def expect_readable_amounts(dealer: Dealer, rim: str) -> None:
    coins = dealer.page.locator(".couch-card__coin")
    expect(coins).to_have_count(2)
    for at in range(2):
        expect(coins.nth(at)).to_have_css("border-top-width", rim)
        expect(coins.nth(at).locator(".couch-card__sum")).to_have_css("forced-color-adjust", "none")
    dealer.choose_coin("5s")
    chosen, other = (
        f"[aria-pressed={is_chosen}] .coin-keys__coin" for is_chosen in ("true", "false")
    )
    expect(dealer.page.locator(chosen)).to_have_css("outline-style", "solid")
    expect(dealer.page.locator(other).first).to_have_css("outline-style", "none")


def test_every_state_of_the_table_passes_axe(tab: BrowserTab, server: ParoliServer) -> None:
    tab.allow(*OFFLINE_ERRORS)
    table = new_table(server, *SIX, *STAKES)
    dealer = open_as_dealer(tab, table)
    found = {"staking": tab.axe_in_both_themes()}
    dealer.enter("fasse 8")
    dealer.tap(dealer.couch("Lord Worthy", "Q"))
    found["side bet"] = tab.axe_in_both_themes()
    dealer.tap(dealer.button("Close"))
    dealer.open_player("Lord Worthy")
    found["name"] = tab.axe_in_both_themes()
    dealer.tap(dealer.button("Close"))
    dealer.tap(dealer.key("K"))
    found["first card"] = tab.axe_in_both_themes()
    dealer.tap(dealer.key("10"))
    expect(dealer.button(re.compile("^Take all the rest"))).to_be_visible()
    found["answers"] = tab.axe_in_both_themes()
    dealer.take("*")
    dealer.wait_until_recorded()
    tab.page.keyboard.press("?")
    found["keys"] = tab.axe_in_both_themes()
    tab.page.keyboard.press("Escape")
    dealer.button("Menu").tap()
    found["menu"] = tab.axe_in_both_themes()
    tab.page.keyboard.press("Escape")
    enter_refused_stake(dealer)
    found["rejection"] = tab.axe_in_both_themes()
    server.stop()
    chip = dealer.button(re.compile(r"^\d+ (refused|waiting)$"))
    dealer.tap(chip)
    found["outbox"] = tab.axe_in_both_themes()
    assert {state: broken for state, broken in found.items() if broken} == {}


def enter_refused_stake(dealer: Dealer) -> None:
    dealer.page.keyboard.press(":")
    dealer.page.keyboard.type('stake "Mrs Sago" 6 12l')
    dealer.page.keyboard.press("Enter")
    rejection = dealer.page.get_by_role("alert").filter(has_text="Not recorded.")
    expect(rejection).to_be_visible()


def new_table(server: ParoliServer, *lines: str, **header: str) -> Table:
    caller = server.caller()
    answer = caller.sheet(sheet_of(lines, **header))
    assert answer.status_code == 201, answer.text
    return Table(caller, answer.get_json()["id"])
