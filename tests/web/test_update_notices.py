"""Notices for the dealer: a new version is available, and the browser cannot store entries."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from service.pages import web_app
from tests.api.caller import Table
from tests.web.board_pages import PLAIN_HTTP_WARNING
from tests.web.browser_tab import BrowserTab, HeldRequests, wait_until
from tests.web.conftest import OpenTab
from tests.web.dealer import open_as_dealer
from tests.web.keyboard_dealer import KeyboardDealer
from tests.web.paroli_server import LAN_HOST
from tests.web.table_lines import SIX
from tests.web.test_offline_pages import CHECK_FOR_UPDATE, SERVICE_WORKER_CONTROLS, make_newer_build

NEW_VERSION = "A new version is available"
NOT_OFFLINE = "This page cannot be opened offline, because it was loaded over plain http."
NO_STORAGE = "This browser cannot store entries: keep this page open."
BLOCK_STORAGE = "indexedDB.open = () => { throw new DOMException('None here.', 'SecurityError'); };"
NEWER_BUILD = "link[rel=newer]"


@pytest.fixture
def offline_ready() -> bool:
    return True


def new_table(tab: BrowserTab, *lines: str) -> Table:
    caller = tab.server.caller()
    head = "title = 'Early'\nrules = 'modern'\ncurrency = 'lsd'\nbank = '150l'\nentries = '''\n"
    answer = caller.sheet("\n".join((head, *SIX, *lines, "'''\n")))
    assert answer.status_code == 201, answer.text
    return Table(caller, answer.get_json()["id"])


def publish_newer_build(page: Page, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Publish a newer build on the server, and let the page check for it."""
    wait_until(page, lambda: page.evaluate(SERVICE_WORKER_CONTROLS))
    monkeypatch.setattr(web_app, "BUILT", make_newer_build(web_app.BUILT, folder / "newer"))
    page.evaluate(CHECK_FOR_UPDATE)


@pytest.mark.parametrize("size", ["phone"], indirect=True)
def test_a_new_version_is_offered_between_deals_and_loaded_on_request(
    tab: BrowserTab, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = tab.page
    dealer = open_as_dealer(tab, new_table(tab))
    publish_newer_build(page, tmp_path, monkeypatch)
    keyboard_dealer, reload = KeyboardDealer(page), tab.button("Reload")
    expect(page.get_by_text(NEW_VERSION)).to_be_visible()
    expect(reload).to_have_count(1)
    assert tab.axe(".new-version") == []
    tab.check_layout("newer")
    keyboard_dealer.line('stake "Mrs Sago" 4 5s')
    dealer.wait_until_recorded()
    expect(reload).to_be_visible()
    keyboard_dealer.line("fasse 9")
    expect(page.get_by_text(NEW_VERSION)).to_have_count(0)
    keyboard_dealer.line("end")
    expect(page.get_by_text(NEW_VERSION)).to_be_visible()
    expect(page.locator(NEWER_BUILD)).to_have_count(0)
    dealer.tap(reload)
    expect(page.locator(NEWER_BUILD)).to_have_count(1)
    expect(page.get_by_role("grid")).to_be_visible()
    expect(page.get_by_text(NEW_VERSION)).to_have_count(0)


def test_a_new_version_waits_until_all_entries_are_recorded(
    tab: BrowserTab, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tab.allow("net::ERR_")
    dealer = open_as_dealer(tab, new_table(tab))
    publish_newer_build(tab.page, tmp_path, monkeypatch)
    keyboard_dealer = KeyboardDealer(tab.page)
    expect(tab.page.get_by_text(NEW_VERSION)).to_be_visible()
    held = HeldRequests(tab.page, "**/entries", times=None)
    keyboard_dealer.line('stake "Mrs Sago" 5 5s')
    expect(tab.button("Reload")).to_have_attribute("aria-disabled", "true")
    held.release()
    dealer.wait_until_recorded()
    expect(tab.button("Reload")).not_to_have_attribute("aria-disabled", "true")
    tab.server.stop()
    keyboard_dealer.line('stake "Mrs Sago" 4 5s')
    expect(dealer.button("1 waiting")).to_be_visible()
    expect(tab.page.get_by_text(NEW_VERSION)).to_have_count(0)
    tab.server.start()
    tab.back_online()
    dealer.wait_until_recorded()
    expect(tab.page.get_by_text(NEW_VERSION)).to_be_visible()


def test_a_stored_table_that_the_server_does_not_know_is_not_shown(tab: BrowserTab) -> None:
    tab.allow("404")
    table = new_table(tab)
    open_as_dealer(tab, table).wait_until_recorded()
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


def test_every_page_offers_a_new_version(
    open_tab: OpenTab, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tab = open_tab(locale="fr-FR")
    page = tab.page
    tab.sign_in_and_open("settings")
    publish_newer_build(page, tmp_path, monkeypatch)
    notice = page.get_by_text("Une nouvelle version est disponible")
    expect(notice).to_be_visible()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("link", name="Soirée").click()
    expect(notice).to_be_visible()
    expect(page.locator(NEWER_BUILD)).to_have_count(0)
    page.locator("button:not([data-new])", has_text="Recharger").click()
    expect(page.locator(NEWER_BUILD)).to_have_count(1)
    expect(notice).to_have_count(0)


@pytest.mark.parametrize("plain", [False, True])
def test_over_plain_http_the_page_shows_that_it_does_not_open_offline(
    tab: BrowserTab, *, plain: bool
) -> None:
    tab.allow(PLAIN_HTTP_WARNING)
    if plain:
        tab.server.host = LAN_HOST
    page = tab.page
    dealer = open_as_dealer(tab, new_table(tab))
    expect(page.get_by_text(NOT_OFFLINE)).to_have_count(0)
    dealer.tap(dealer.button("Recorded"))
    expect(page.get_by_role("dialog")).to_contain_text("Nothing is waiting.")
    expect(page.get_by_text(NOT_OFFLINE)).to_have_count(int(plain))
    tab.go("settings")
    expect(page.get_by_text("Single-key shortcuts")).to_be_visible()
    expect(page.get_by_text(NOT_OFFLINE)).to_have_count(int(plain))


@pytest.mark.parametrize("size", ["phone"], indirect=True)
def test_a_browser_without_storage_is_warned_before_the_first_entry(tab: BrowserTab) -> None:
    tab.allow("net::ERR_")
    tab.page.add_init_script(BLOCK_STORAGE)
    dealer = open_as_dealer(tab, new_table(tab))
    keyboard_dealer, prompt_note = KeyboardDealer(tab.page), tab.page.locator(".prompt__note")
    expect(prompt_note).to_have_text(NO_STORAGE)
    tab.check_layout("no-storage")
    keyboard_dealer.line('stake "Mrs Sago" 4 5s')
    dealer.wait_until_recorded()
    expect(prompt_note).to_contain_text("1 card, 5s on the table")
    tab.server.stop()
    keyboard_dealer.line('stake "Mrs Sago" 5 5s')
    expect(dealer.button("1 waiting")).to_be_visible()
    expect(prompt_note).to_contain_text("No connection since")
    expect(prompt_note).to_contain_text(NO_STORAGE)
