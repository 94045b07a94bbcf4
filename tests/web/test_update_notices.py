"""What a dealer is told in time: that a newer page is here, and that a browser keeps nothing."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect

from service.pages import face
from tests.api.caller import Table
from tests.web.board_pages import IN_THE_NETWORK, UNTRUSTED
from tests.web.browser_tab import BrowserTab
from tests.web.conftest import OpenTab
from tests.web.dealer import sit_down
from tests.web.keyboard_dealer import KeyboardDealer
from tests.web.table_lines import SIX
from tests.web.test_offline_pages import KEPT, UPDATE, newer

HERE = "A new version is available"
PLAIN = "This page cannot be opened offline, because it was loaded over plain http."
NOTHING_KEPT = "This browser cannot store entries: keep this page open."
NO_SHELF = "indexedDB.open = () => { throw new DOMException('None here.', 'SecurityError'); };"
NEWEST = "link[rel=newer]"


@pytest.fixture
def offline_ready() -> bool:
    return True


def table_of(tab: BrowserTab, *lines: str) -> Table:
    caller = tab.server.caller()
    head = "title = 'Early'\nrules = 'modern'\ncurrency = 'lsd'\nbank = '150l'\nentries = '''\n"
    answer = caller.sheet("\n".join((head, *SIX, *lines, "'''\n")))
    assert answer.status_code == 201, answer.text
    return Table(caller, answer.get_json()["id"])


def build(page: Page, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the house have a newer build, and the page look for it."""
    page.wait_for_function(KEPT)
    monkeypatch.setattr(face, "BUILT", newer(face.BUILT, folder / "newer"))
    page.evaluate(UPDATE)


@pytest.mark.parametrize("size", ["tablet", "phone"], indirect=True)
def test_a_newer_paroli_is_told_between_deals_and_loaded_when_asked_for(
    tab: BrowserTab, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = tab.page
    dealer = sit_down(tab, table_of(tab))
    build(page, tmp_path, monkeypatch)
    typist, reload = KeyboardDealer(page), tab.button("Reload")
    expect(page.get_by_text(HERE)).to_be_visible()
    expect(reload).to_have_count(1)
    assert tab.axe(".new-version") == []
    tab.check_layout("newer")
    typist.line('stake "Mrs Sago" 4 5s')
    dealer.recorded()
    expect(reload).to_be_visible()
    typist.line("fasse 9")
    expect(page.get_by_text(HERE)).to_have_count(0)
    typist.line("end")
    expect(page.get_by_text(HERE)).to_be_visible()
    expect(page.locator(NEWEST)).to_have_count(0)
    dealer.tap(reload)
    expect(page.locator(NEWEST)).to_have_count(1)
    expect(page.get_by_role("grid")).to_be_visible()
    expect(page.get_by_text(HERE)).to_have_count(0)


def test_a_newer_paroli_waits_for_what_is_not_recorded(
    tab: BrowserTab, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tab.allow("net::ERR_")
    dealer = sit_down(tab, table_of(tab))
    build(tab.page, tmp_path, monkeypatch)
    typist = KeyboardDealer(tab.page)
    expect(tab.page.get_by_text(HERE)).to_be_visible()
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    tab.page.route("**/entries", hold)
    typist.line('stake "Mrs Sago" 5 5s')
    expect(tab.button("Reload")).to_have_attribute("aria-disabled", "true")
    for route in held:
        route.continue_()
    tab.page.unroute("**/entries")
    dealer.recorded()
    expect(tab.button("Reload")).not_to_have_attribute("aria-disabled", "true")
    tab.server.shut()
    typist.line('stake "Mrs Sago" 4 5s')
    expect(dealer.button("1 waiting")).to_be_visible()
    expect(tab.page.get_by_text(HERE)).to_have_count(0)
    tab.server.open()
    tab.back_online()
    dealer.recorded()
    expect(tab.page.get_by_text(HERE)).to_be_visible()


def test_a_table_that_is_kept_here_but_not_in_the_house_is_not_shown(tab: BrowserTab) -> None:
    tab.allow("404")
    table = table_of(tab)
    sit_down(tab, table).recorded()
    problem = {"code": "unknown_session", "status": 404, "title": "", "detail": ""}
    address = f"**/v1/sessions/{table.id}"
    tab.page.route(address, lambda route: route.fulfill(status=404, json=problem))
    tab.page.reload()
    expect(tab.page.get_by_role("heading", name="This table was not found")).to_be_visible()
    expect(tab.page.get_by_role("link", name="All tables")).to_be_visible()
    expect(tab.page.get_by_role("grid")).to_have_count(0)
    tab.page.unroute(address)
    tab.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    expect(tab.page.get_by_role("grid")).to_be_visible()


def test_every_page_tells_of_a_newer_paroli(
    open_tab: OpenTab, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tab = open_tab(locale="fr-FR")
    page = tab.page
    tab.enter("settings")
    build(page, tmp_path, monkeypatch)
    told = page.get_by_text("Une nouvelle version est disponible")
    expect(told).to_be_visible()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("link", name="Soirée").click()
    expect(told).to_be_visible()
    expect(page.locator(NEWEST)).to_have_count(0)
    page.locator("button:not([data-new])", has_text="Recharger").click()
    expect(page.locator(NEWEST)).to_have_count(1)
    expect(told).to_have_count(0)


@pytest.mark.parametrize("plain", [False, True])
def test_over_plain_http_one_is_told_that_the_page_does_not_reopen(
    tab: BrowserTab, *, plain: bool
) -> None:
    tab.allow(UNTRUSTED)
    if plain:
        tab.server.host = IN_THE_NETWORK
    page = tab.page
    dealer = sit_down(tab, table_of(tab))
    expect(page.get_by_text(PLAIN)).to_have_count(0)
    dealer.tap(dealer.button("Recorded"))
    expect(page.get_by_role("dialog")).to_contain_text("Everything is recorded.")
    expect(page.get_by_text(PLAIN)).to_have_count(int(plain))
    tab.go("settings")
    expect(page.get_by_text("Single-key shortcuts")).to_be_visible()
    expect(page.get_by_text(PLAIN)).to_have_count(int(plain))


@pytest.mark.parametrize("size", ["tablet", "phone"], indirect=True)
def test_a_browser_that_keeps_nothing_is_told_of_before_anything_waits(tab: BrowserTab) -> None:
    tab.allow("net::ERR_")
    tab.page.add_init_script(NO_SHELF)
    dealer = sit_down(tab, table_of(tab))
    typist, beneath = KeyboardDealer(tab.page), tab.page.locator(".prompt__note")
    expect(beneath).to_have_text(NOTHING_KEPT)
    tab.check_layout("keeps-nothing")
    typist.line('stake "Mrs Sago" 4 5s')
    dealer.recorded()
    expect(beneath).to_contain_text("staking")
    tab.server.shut()
    typist.line('stake "Mrs Sago" 5 5s')
    expect(dealer.button("1 waiting")).to_be_visible()
    expect(beneath).to_contain_text("No connection since")
    expect(beneath).to_contain_text(NOTHING_KEPT)
