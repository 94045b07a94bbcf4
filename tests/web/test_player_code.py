"""The QR code in the tray of a player: a phone opens that player's page."""

import json
from typing import Any

from playwright.sync_api import Response, expect

from tests.api.caller import Table
from tests.web.browser_tab import PHONE, BrowserTab, resize, save_screenshot
from tests.web.conftest import OpenTab
from tests.web.dealer import Dealer, open_as_dealer
from tests.web.paroli_server import LAN_HOST

LINES = ("seat anne 100", "seat bess 200", "stake anne K 10", "stake bess 3 5", "fasse 2")


def open_lan_tab(open_tab: OpenTab, **options: Any) -> BrowserTab:
    """Open a tab at a network name, as phones reach the service."""
    tab = open_tab(**options)
    tab.allow("Cross-Origin-Opener-Policy")
    tab.server.host = LAN_HOST
    return tab


def open_code(tab: BrowserTab, table: Table, role: str, *, button: str = "QR code") -> Dealer:
    """Open the panel with the code of a player."""
    dealer = open_as_dealer(tab, table, role=role)
    dealer.open_player("anne")
    dealer.tap(dealer.button(button))
    return dealer


def test_a_house_key_shows_a_code_for_the_players_own_page(open_tab: OpenTab) -> None:
    tab = open_lan_tab(open_tab)
    table = tab.server.caller().table(*LINES)
    pairings: list[Response] = []
    tab.page.on("response", lambda answer: pairings.append(answer) if is_pairing(answer) else None)
    dealer = open_code(tab, table, "house")
    panel = dealer.page.get_by_role("dialog", name="The player\u2019s page on a phone")
    expect(panel.get_by_role("img", name="QR code: open anne\u2019s own page")).to_be_visible()
    expect(panel).to_contain_text("It opens anne\u2019s own page: purse, cards and history.")
    assert tab.axe() == []
    save_screenshot(tab.page, "player-code-house")
    (pairing,) = pairings
    dealer.page.keyboard.press("Escape")
    expect(panel).to_have_count(0)
    phone = open_lan_tab(open_tab)
    phone.page.goto(json.loads(pairing.body())["link"])
    expect(phone.page.get_by_role("heading", level=1)).to_have_text("anne")
    expect(phone.page.locator(".player-page__purse")).to_contain_text("90")
    expect(phone.page.locator("body")).not_to_contain_text("bess")


def is_pairing(answer: Response) -> bool:
    return answer.url.endswith("/v1/pairings")


def test_a_dealer_shows_the_code_of_the_table(open_tab: OpenTab) -> None:
    """A dealer may not create keys of players."""
    tab = open_lan_tab(open_tab, candle=True, locale="fr-FR")
    table = tab.server.caller().table(*LINES)
    dealer = open_code(tab, table, "dealer", button="Code QR")
    panel = dealer.page.get_by_role("dialog", name="La page du joueur sur un téléphone")
    expect(panel.get_by_role("img")).to_be_visible()
    assert tab.axe() == []
    save_screenshot(tab.page, "player-code-dealer-fr")
    resize(tab.page, PHONE)
    save_screenshot(tab.page, "player-code-dealer-fr-phone")
    stored = f"JSON.parse(localStorage.getItem('paroli.follow.{table.id}')).link"
    link = tab.page.evaluate(stored)
    phone = open_lan_tab(open_tab)
    resize(phone.page, PHONE)
    phone.page.goto(link)
    phone.page.get_by_role("link", name="Choose a player").click()
    phone.page.get_by_role("link", name="anne").click()
    expect(phone.page.get_by_role("heading", level=1)).to_have_text("anne")
    expect(phone.page.locator(".player-cards__card").first).to_be_visible()
    expect(phone.page.locator(".player-page__purse")).to_have_count(0)
    expect(phone.page.locator(".player-history")).to_have_count(0)
    assert phone.axe() == []
