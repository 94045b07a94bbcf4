"""Notices for the dealer: a new version is available, and the browser cannot store entries."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from service.pages import web_app
from tests.web import score_sheets
from tests.web.board_pages import import_sheet
from tests.web.browser_tab import BrowserTab, wait_until
from tests.web.dealer import open_as_dealer
from tests.web.table_lines import SIX
from tests.web.test_offline_pages import CHECK_FOR_UPDATE, SERVICE_WORKER_CONTROLS, make_newer_build

NEW_VERSION = "A new version is available"
NO_STORAGE = "This browser cannot store entries: keep this page open."
BLOCK_STORAGE = "indexedDB.open = () => { throw new DOMException('None here.', 'SecurityError'); };"
NEWER_BUILD = "link[rel=newer]"


@pytest.fixture
def offline_ready() -> bool:
    return True


@pytest.mark.parametrize("size", ["phone"], indirect=True)
def test_the_notices_fit_and_a_new_version_is_loaded_on_request(
    tab: BrowserTab, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = tab.page
    page.add_init_script(BLOCK_STORAGE)
    sheet = score_sheets.sheet(*SIX, currency='"lsd"', bank='"150l"', title='"Early"')
    dealer = open_as_dealer(tab, import_sheet(tab.server, sheet))
    expect(page.locator(".prompt__note")).to_have_text(NO_STORAGE)
    tab.check_layout("no-storage")
    wait_until(page, lambda: page.evaluate(SERVICE_WORKER_CONTROLS))
    monkeypatch.setattr(web_app, "BUILT", make_newer_build(web_app.BUILT, tmp_path / "newer"))
    page.evaluate(CHECK_FOR_UPDATE)
    expect(page.get_by_text(NEW_VERSION)).to_be_visible()
    assert tab.axe(".new-version") == []
    tab.check_layout("newer")
    expect(page.locator(NEWER_BUILD)).to_have_count(0)
    dealer.tap(tab.button("Reload"))
    expect(page.locator(NEWER_BUILD)).to_have_count(1)
    expect(page.get_by_role("grid")).to_be_visible()
    expect(page.get_by_text(NEW_VERSION)).to_have_count(0)
