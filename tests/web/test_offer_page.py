"""A game without pages of its own is dealt by taps, on the page that its offers make."""

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from service.pages import web_app
from tests.web.app_with_added_games import build_with_added_games
from tests.web.browser_tab import BrowserTab
from tests.web.repeats import first_daily

TRAY = ".offer-table__tray"
NOTE = ".offer-prompt__note"
ENTRIES = ".entry-history-list li"
ENGINE_MS = 60_000


@pytest.fixture(scope="session")
def app_with_added_games(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build_with_added_games(tmp_path_factory.mktemp("app"))


@pytest.fixture
def offline_ready() -> bool:
    return True


@pytest.fixture(autouse=True)
def _use_app(app_with_added_games: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(web_app, "BUILT", app_with_added_games)


class OfferDealer:
    """Deals at a table of the invented game by taps alone."""

    def __init__(self, tab: BrowserTab, **rules: Any) -> None:
        self.tab, self.page = tab, tab.page
        self.api = tab.server.caller()
        chosen = {"preset": "two_sides", "overrides": {"seats": 4, "rounds": 1, **rules}}
        opening = {"game": "invented", "name": "By taps", "currency": "points", "rules": chosen}
        self.session = self.api.post("/v1/sessions", opening).get_json()["id"]
        for name in ("Anne", "Bess", "Carl"):
            seat = {"name": name, "purse": 100}
            self.api.post(f"/v1/sessions/{self.session}/punters", seat)
        tab.sign_in_and_open(f"tables/{self.session}")
        expect(self.key("Ante")).to_be_visible()

    def key(self, name: str) -> Locator:
        return self.page.locator(TRAY).get_by_role("button", name=name, exact=True)

    def offer(self, player: str, name: str) -> Locator:
        row = self.page.get_by_role("group", name=f"Entries of {player}")
        return row.get_by_role("button", name=f"{name}, {player}", exact=True)

    def tap(self, *keys: str | Locator) -> None:
        """Tap keys one after the other, each as soon as it takes taps."""
        for key in keys:
            target = key if isinstance(key, Locator) else self.key(key)
            expect(target).not_to_have_attribute("data-new", "")
            expect(target).not_to_have_attribute("aria-disabled", "true")
            target.tap()

    def read(self, part: str) -> Any:
        return self.api.get(f"/v1/sessions/{self.session}/{part}").get_json()

    def is_dealt_by_taps(self) -> bool:
        """Return whether the page has no drop-down, and no text field but the number pad's."""
        typed = self.page.locator(f"{TRAY} input:not(.number-pad__input)")
        return self.page.locator(".offer-table select").count() == typed.count() == 0


@pytest.mark.parametrize("size", first_daily("phone", "tablet", "portrait"), indirect=True)
def test_a_round_is_dealt_by_taps_alone(tab: BrowserTab) -> None:
    dealer = OfferDealer(tab)
    tap, key, offer = dealer.tap, dealer.key, dealer.offer
    tap("Ante")
    tap("Level", "3", "Done")
    tap("Turn", "king")
    tap(offer("Bess", "Bet"))
    tab.check_layout("offers-bet")
    tap("20")
    tap("Best hand")
    bess = key("Best hand").page.locator(TRAY).get_by_role("button", name=re.compile("^Bess"))
    tap(bess)
    tap("Best hand")
    tap(offer("Carl", "Bet: all"))
    tap("king", "two", "Done", "ace", "three")
    tab.check_layout("offers-hand")
    assert tab.axe() == []
    tap("Done")
    tap(offer("Anne", "Claim"), dealer.page.get_by_role("button", name=re.compile("^Jar")))
    tap("6")
    assert dealer.is_dealt_by_taps()
    tab.check_layout("offers-count")
    assert tab.axe() == []
    tap("4", "Count")
    expect(dealer.page.locator(ENTRIES).first).to_contain_text("Game settled")
    tap("Close the table", "Close the table")
    expect(dealer.page.get_by_role("heading", name="The table is closed.")).to_be_visible()
    balances = dealer.read("balances")
    assert balances["punter:Anne:purse"] == 100 - 2 + 98 + 6
    assert balances["punter:Carl:purse"] == 0


def test_ten_entries_by_buttons_wait_without_a_network_and_are_sent_later(tab: BrowserTab) -> None:
    dealer = OfferDealer(tab)
    tap, offer, page = dealer.tap, dealer.offer, dealer.page
    tap("Ante")
    expect(page.locator(ENTRIES).first).to_contain_text("Ante paid")
    tab.allow("ERR_FAILED", "ERR_INTERNET_DISCONNECTED")
    # The engine loads while the first entry cannot be sent. Then the network goes too.
    page.route("**/entries", lambda route: route.abort())
    tap("Turn", "king")
    expect(page.locator(NOTE)).to_have_count(0, timeout=ENGINE_MS)
    page.context.set_offline(True)
    page.unroute("**/entries")
    tap("Turn", "two")
    for player in ("Anne", "Bess", "Carl"):
        tap(offer(player, "Bet"), "10")
    tap("king", "two", "Done", "ace", "three", "Done")
    tap(offer("Anne", "Claim"), page.get_by_role("button", name=re.compile("^Pot")))
    tap("6", "4", "Count")
    tap("Ante")
    tap("Turn", "ace")
    expect(page.get_by_text("Ten entries are not recorded yet.")).to_be_visible()
    tab.check_layout("offers-offline")
    page.context.set_offline(False)
    expect(page.locator(".unsent-entries")).to_have_count(0)
    kinds = [event["type"].split(".")[1] for event in dealer.read("events?limit=1000")["events"]]
    assert kinds.count("card_turned") == 3
    assert kinds.count("bet_placed") == 3
    assert kinds[-1] == "card_turned"
