"""The table page passes axe in every state and theme, and follows contrast and forced colours."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.api.caller import Table
from tests.web.browser_tab import BrowserTab
from tests.web.dealer import Dealer, open_as_dealer
from tests.web.paroli_server import ParoliServer
from tests.web.repeats import first_daily
from tests.web.screenshots import sheet_of
from tests.web.table_lines import SIX, STAKES, TWELVE, TWELVE_STAKES

DARK_DAILY = frozenset({"side bet", "answers", "rejection", "outbox"})
"""The states whose colours are checked in the dark theme in each run."""
DARK_THOROUGH = frozenset({"staking", "name", "first card", "keys", "menu"})
OFFLINE_ERRORS = ("Failed to load resource", "ERR_", "409", "dialog: beforeunload")


def test_more_contrast_and_forced_colours_outline_elements(
    tab: BrowserTab, server: ParoliServer
) -> None:
    few, many = (
        new_table(server, *TWELVE[:seats], *TWELVE_STAKES[:2]) for seats in (6, len(TWELVE))
    )
    dealer = open_as_dealer(tab, few, role="house")
    check_more_contrast(tab)
    tab.page.emulate_media(contrast="no-preference", forced_colors="active")
    # In dense rows an amount has no coin around it. The chosen coin has an outline too.
    tab.follow(f"tables/{few.id}")
    expect_readable_amounts(dealer, rim="1px")
    tab.follow(f"tables/{many.id}")
    expect_readable_amounts(dealer, rim="0px")


def check_more_contrast(tab: BrowserTab) -> None:
    """Check the outlines of a history, of a player's page and of a board."""
    table = new_table(tab.server, *SIX, *STAKES, "fasse 4", "pair K 7", bank="10s")
    tab.page.emulate_media(contrast="more")
    tab.follow(f"tables/{table.id}/log")
    expect_more_contrast(tab.page, ".seat-rows__waiting", ".seat-rows__waiting")
    tab.follow(f"punter/{table.id}")
    tab.page.get_by_role("link", name="Lady Reveller").click()
    asked = ".player-page__words[data-asked=true]"
    expect_more_contrast(tab.page, ".player-cards__card[data-look=lost]", asked)
    table.enter_lines("take *")
    tab.follow(f"board/{table.id}")
    expect_more_contrast(
        tab.page, ".board-cards__card[data-result=lost]", ".board-headline__notice"
    )


def expect_more_contrast(page: Page, cleared: str, outlined: str) -> None:
    expect(page.locator(cleared).first).to_have_css("background-color", "rgba(0, 0, 0, 0)")
    expect(page.locator(outlined).first).to_have_css("outline-style", "solid")
    expect(page.locator(outlined).first).to_have_css("outline-width", "2px")


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


@pytest.mark.parametrize("dark", first_daily(DARK_DAILY, DARK_DAILY | DARK_THOROUGH), ids=len)
def test_every_state_of_the_table_passes_axe(
    tab: BrowserTab, server: ParoliServer, dark: frozenset[str]
) -> None:
    tab.allow(*OFFLINE_ERRORS)
    dealer = open_as_dealer(tab, new_table(server, *SIX, *STAKES))
    found = {}
    for state in states_of_a_deal(dealer):
        found[state] = tab.axe_in_both_themes() if state in dark else tab.axe()
    assert set(found) == DARK_DAILY | DARK_THOROUGH
    assert {state: broken for state, broken in found.items() if broken} == {}


def states_of_a_deal(dealer: Dealer) -> Iterator[str]:
    """Deal, and yield the name of each state of the page once it is shown."""
    yield "staking"
    dealer.enter("fasse 8")
    dealer.tap(dealer.couch("Lord Worthy", "Q"))
    yield "side bet"
    dealer.tap(dealer.button("Close"))
    dealer.open_player("Lord Worthy")
    yield "name"
    dealer.tap(dealer.button("Close"))
    dealer.tap(dealer.key("K"))
    yield "first card"
    dealer.tap(dealer.key("10"))
    expect(dealer.button(re.compile("^Take all the rest"))).to_be_visible()
    yield "answers"
    dealer.take("*")
    dealer.wait_until_recorded()
    dealer.page.keyboard.press("?")
    yield "keys"
    dealer.page.keyboard.press("Escape")
    dealer.button("Menu").tap()
    yield "menu"
    dealer.page.keyboard.press("Escape")
    enter_refused_stake(dealer)
    yield "rejection"
    dealer.tab.server.stop()
    dealer.tap(dealer.button(re.compile(r"^\d+ (refused|waiting)$")))
    yield "outbox"


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
