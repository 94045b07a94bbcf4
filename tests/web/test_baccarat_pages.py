"""The pages of Baccarat: the table in its states, the board, and the player's page."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.baccarat_table import BaccaratDealer, dealer_at, open_table
from tests.web.board_pages import WALL
from tests.web.browser_tab import (
    DEVICE_SIZES,
    PHONE,
    PORTRAIT,
    TABLET,
    BrowserTab,
    check_layout,
    resize,
)
from tests.web.conftest import OpenTab
from tests.web.repeats import first_daily

SIX = tuple(f"seat {name} 500" for name in ("Anne", "Bess", "Carl", "Dora", "Emil", "Fanny"))
STATES: dict[str, tuple[tuple[str, ...], dict[str, Any]]] = {
    # The most keys of a tray: the stakes of the last hand, accept, and more for the bank.
    "excess": (
        ("bank Anne 20", "stake Bess 8", "hand none punters", "stake Carl 40"),
        {"preset": "banque", "replenish": "any"},
    ),
    "again": (
        ("bank Anne 100", "stake Bess 10", "stake Carl 20", "hand bank punters", "stake Dora 30"),
        {"preset": "banque", "seats": SIX},
    ),
    "open": ((), {}),
    "standing": (("seat Zoe 50 standing", "bank Anne 20", "stake Bess 8", "stake Carl 20"), {}),
    "passed": (("bank Anne 20", "stake Bess 8", "hand bank", "pass"), {}),
    "tie": (("bank Anne 20", "stake Bess 8", "cards 9,J 4,5"), {}),
    "two-hands": (
        ("bank Anne 100", "stake Bess 30", "stake Carl 20", "hand bank punters", "again"),
        {"preset": "banque", "seats": SIX},
    ),
    "broken": (("bank Anne 20", "banco Bess", "hand none punters"), {"preset": "banque"}),
}


KEYS_THAT_OVERLAP = """(tray) => {
  const keys = [...tray.querySelectorAll('button')].map((key) =>
    ({ text: key.innerText, box: key.getBoundingClientRect() }));
  return keys.flatMap(({ text, box }, at) => keys.slice(at + 1)
    .filter(({ box: other }) => box.left < other.right - 0.5 && other.left < box.right - 0.5
      && box.top < other.bottom - 0.5 && other.top < box.bottom - 0.5)
    .map((other) => `${text} / ${other.text}`));
}"""
UNDO_IS_COVERED = """() => {
  const [undo, main] = ['.undo-button', '.main-button']
    .map((button) => document.querySelector(button).getBoundingClientRect());
  return undo.left < main.right && main.left < undo.right
    && undo.top < main.bottom && main.top < undo.bottom;
}"""


def check_sizes(dealer: BaccaratDealer, name: str) -> None:
    for screen, size in DEVICE_SIZES.items():
        resize(dealer.page, size)
        check_layout(dealer.page, f"baccarat-{name}-{screen}")
        assert not dealer.page.evaluate(UNDO_IS_COVERED), f"Undo is covered: {screen}"


@pytest.mark.parametrize("state", first_daily(*STATES))
def test_the_table_fits_each_size_and_is_accessible(tab: BrowserTab, state: str) -> None:
    lines, options = STATES[state]
    dealer = dealer_at(tab, *lines, **options)
    check_sizes(dealer, state)
    assert tab.axe_in_both_themes() == []


def test_every_key_of_the_staking_tray_is_in_view(tab: BrowserTab) -> None:
    lines, options = STATES["excess"]
    dealer = dealer_at(tab, *lines, **options)
    resize(tab.page, TABLET)
    for words in ("Accept", "Bank +"):
        expect(dealer.page.get_by_role("button", name=words)).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("state", ["excess", "again"])
@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
def test_no_key_of_the_staking_tray_covers_another(
    open_tab: OpenTab, locale: str, state: str
) -> None:
    lines, options = STATES[state]
    dealer = dealer_at(open_tab(locale=locale), *lines, **options)
    expect(dealer.page.locator("[data-key=again]")).to_be_visible()
    for size in (TABLET, (1024, 768), PORTRAIT, PHONE):
        resize(dealer.page, size)
        assert dealer.page.locator(".tray-frame").evaluate(KEYS_THAT_OVERLAP) == [], size


def test_a_hand_entered_by_cards_fits_each_size_and_is_accessible_in_french(
    open_tab: OpenTab,
) -> None:
    tab = open_tab(locale="fr-FR")
    dealer = dealer_at(
        tab, "bank Anne 100", "stake Bess 30", "stake Carl 20", preset="banque", seats=SIX
    )
    dealer.expect_sentence("Anne tient la banque à 100\u00a0: 50 en jeu, 50 à tenir.")
    check_sizes(dealer, "french")
    assert tab.axe_in_both_themes() == []
    resize(tab.page, PHONE)
    dealer.main("cards")
    for card in ("4", "2", "K", "10", "2", "3"):
        dealer.key(card)
    check_sizes(dealer, "cards")
    assert tab.axe_in_both_themes() == []


def test_the_board_shows_the_bank_the_sides_and_the_last_hands(open_tab: OpenTab) -> None:
    tab = open_tab()
    lines, options = STATES["two-hands"]
    session = open_table(tab.server, *lines, **options)
    tab.sign_in(role="board", sessions=[session])
    tab.page.goto(f"{tab.server.address}/board/{session}")
    expect(tab.page.locator(".board-bank__name")).to_have_text("Anne")
    expect(tab.page.locator(".board-banker__side")).to_have_text(["Right20", "Left30"])
    expect(tab.page.locator(".board-results__row .result-mark")).to_have_text(["B", "P"])
    tab.check_layout("baccarat-board")
    assert tab.axe() == []
    resize(tab.page, WALL)
    check_layout(tab.page, "baccarat-board-wall")


def test_a_player_reads_what_the_bank_covers(open_tab: OpenTab) -> None:
    tab = open_tab()
    lines, options = STATES["standing"]
    session = open_table(tab.server, *lines, **options)
    tab.sign_in(role="punter", sessions=[session], punter="Carl")
    tab.page.goto(f"{tab.server.address}/punter/{session}")
    expect(tab.page.locator(".player-page")).to_contain_text("The bank covers 12 of it.")
    expect(tab.page.locator(".player-sums__list")).to_contain_text("covered of your stake12")
    tab.check_layout("baccarat-player")
    assert tab.axe_in_both_themes() == []
