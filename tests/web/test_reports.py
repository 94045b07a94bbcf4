"""Reports of a session as a browser saves and opens them, also a large one from a worker."""

import pytest
from playwright.sync_api import expect

from service.application.reports import reports
from tests.web.browser_tab import BrowserTab
from tests.web.closing_page import new_evening
from tests.web.paroli_server import ParoliServer

POLL_MS = 1000


def test_a_file_is_saved_a_page_opens_in_a_new_tab_and_a_worker_makes_a_large_report(
    tab: BrowserTab, server: ParoliServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, page = new_evening(server, "close"), tab.page
    tab.control_clock()
    tab.sign_in_and_open(f"tables/{table.id}/standings")
    page.get_by_text("More formats").click()
    with page.expect_download() as download:
        tab.button("JSON").click()
    date = table.events()[0]["at"][:10]
    assert download.value.suggested_filename == f"{date}-the-long-table.json"
    assert download.value.path().read_bytes().startswith(b"{")
    tab.check_layout("reports")
    assert tab.axe() == []
    with page.expect_popup() as opened:
        tab.button("Web page (HTML)").click()
    expect(opened.value.locator("body")).to_contain_text("Standings")
    assert opened.value.url.endswith("report.html?language=en")

    monkeypatch.setattr(reports, "QUICK_EVENTS_MAX", 0)
    with page.expect_download() as download:
        tab.button("Spreadsheet (XLSX)").click()
        expect(page.locator(".report-status")).to_contain_text("of 38 events")
        tab.check_layout("report-progress")
        assert tab.axe() == []
        tab.advance_clock(POLL_MS)
    assert download.value.path().read_bytes().startswith(b"PK")
    expect(page.locator(".report-status")).to_have_count(0)
