"""Reports of a session: each format is downloaded or opened, also a large one from a worker."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from service.application.reports import reports
from tests.api.caller import Table
from tests.web.browser_tab import NEXT_PAINT, BrowserTab, wait_until
from tests.web.closing_page import new_evening
from tests.web.paroli_server import ParoliServer

FILES = {
    "Spreadsheet (XLSX)": ("xlsx", b"PK"),
    "CSV files (ZIP)": ("zip", b"PK"),
    "Score sheet (TOML)": ("basset.toml", b"format = "),
}
MORE_FILES = {
    "JSON": ("json", b"{"),
    "hledger": ("journal", b";"),
    "Beancount": ("beancount", b";"),
}
"""How the file of each button is named, and its first bytes."""

POLL_MS = 1000


def open_standings(tab: BrowserTab, table: Table) -> Page:
    tab.control_clock()
    tab.sign_in_and_open(f"tables/{table.id}/standings")
    expect(tab.button("PDF")).to_be_visible()
    return tab.page


@pytest.fixture
def table(server: ParoliServer) -> Table:
    return new_evening(server, "close")


def test_each_file_is_saved_under_its_name(tab: BrowserTab, table: Table) -> None:
    page = open_standings(tab, table)
    page.get_by_text("More formats").click()
    date = table.events()[0]["at"][:10]
    for button, (suffix, start) in {**FILES, **MORE_FILES}.items():
        with page.expect_download() as download:
            tab.button(button).click()
        assert download.value.suggested_filename == f"{date}-the-long-table.{suffix}"
        content = download.value.path().read_bytes()
        assert content.startswith(start), (button, content[:40])
    tab.check_layout("reports")
    assert tab.axe() == []


def test_the_web_page_opens_in_a_new_tab_in_the_language_of_the_app(
    tab: BrowserTab, table: Table
) -> None:
    page = open_standings(tab, table)
    page.evaluate("localStorage.setItem('paroli.language', 'fr')")
    page.reload()
    with page.expect_popup() as opened:
        tab.button("Page web (HTML)").click()
    expect(opened.value.locator("body")).to_contain_text("Classement")
    assert opened.value.url.endswith("report.html?language=fr")


def test_the_pdf_opens_in_a_new_tab(tab: BrowserTab, table: Table) -> None:
    page = open_standings(tab, table)
    page.evaluate("window.open = (address) => { window.opened = address; return {} }")
    tab.button("PDF").click()
    address = f"/v1/sessions/{table.id}/report.pdf?language=en"
    wait_until(page, lambda: page.evaluate("window.opened") == address)
    assert page.context.request.get(f"{tab.server.address}{address}").body().startswith(b"%PDF")


def test_a_page_that_the_browser_blocks_is_saved(tab: BrowserTab, table: Table) -> None:
    page = open_standings(tab, table)
    page.evaluate("window.open = () => null")
    with page.expect_download() as download:
        tab.button("PDF").click()
    assert download.value.path().read_bytes().startswith(b"%PDF")


def test_the_history_offers_the_report_of_the_version_shown(
    tab: BrowserTab, server: ParoliServer
) -> None:
    table = new_evening(server)
    tab.sign_in_and_open(f"tables/{table.id}/log/20")
    page = tab.page
    expect(page.get_by_text("The table up to event 20")).to_be_visible()
    with page.expect_request("**/report.csv?as_of=20&language=en"), page.expect_download():
        tab.button("CSV files (ZIP)").click()


def test_a_large_report_is_downloaded_when_a_worker_has_made_it(
    tab: BrowserTab, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reports, "QUICK_EVENTS_MAX", 0)
    page = open_standings(tab, table)
    with page.expect_download() as download:
        tab.button("Spreadsheet (XLSX)").click()
        expect(page.locator(".report-status")).to_contain_text("of 38 events")
        tab.advance_clock(POLL_MS)
    assert download.value.path().read_bytes().startswith(b"PK")


class MadeByWorker:
    """Answers the requests of one report as the server does while a worker makes it."""

    def __init__(self, page: Page, table: Table) -> None:
        self.polls = 0
        self.state: dict[str, Any] = {"state": "waiting"}
        self._path = f"{table.path}/reports/made"
        self._id = {"id": "made", "version": 6000, "format": "csv", "language": "en"}
        self._file = f"{table.path}/report.csv?as_of=38&language=en"
        page.route("**/report.csv?language=en", self._accept)
        page.route("**/reports/made", self._state)

    def _body(self) -> dict[str, Any]:
        state = {"state": "running", "done": 0, "total": 6000, "error": None}
        return {**self._id, **state, "report": self._file, **self.state}

    def _accept(self, route: Route) -> None:
        headers = {"Location": self._path}
        route.fulfill(status=202, json=self._body(), headers=headers)

    def _state(self, route: Route) -> None:
        self.polls += 1
        route.fulfill(json=self._body())


@pytest.fixture
def made(tab: BrowserTab, table: Table) -> MadeByWorker:
    open_standings(tab, table)
    return MadeByWorker(tab.page, table)


def test_the_page_shows_how_far_a_large_report_is(tab: BrowserTab, made: MadeByWorker) -> None:
    page = tab.page
    tab.button("CSV files (ZIP)").click()
    bar = page.get_by_role("progressbar")
    expect(page.locator(".report-status")).to_contain_text("0 of 6,000 events")
    made.state = {"done": 1500}
    tab.advance_clock(POLL_MS)
    expect(page.locator(".report-status")).to_contain_text("1,500 of 6,000 events")
    assert bar.evaluate("(bar) => [bar.value, bar.max]") == [1500, 6000]
    tab.check_layout("report-progress")
    assert tab.axe() == []
    with page.expect_download() as download:
        made.state = {"state": "done", "done": 6000}
        tab.advance_clock(POLL_MS)
    assert download.value.path().read_bytes().startswith(b"PK")
    expect(page.locator(".report-status")).to_have_count(0)


def test_a_failed_report_says_why_and_is_requested_again(
    tab: BrowserTab, made: MadeByWorker
) -> None:
    tab.button("CSV files (ZIP)").click()
    expect(tab.page.get_by_role("progressbar")).to_be_visible()
    made.state = {"state": "failed", "error": "The paper is too small."}
    tab.advance_clock(POLL_MS)
    failed = tab.page.locator(".report-status")
    expect(failed).to_contain_text("The report could not be made.")
    expect(failed).to_contain_text("The paper is too small.")
    made.state = {"state": "waiting"}
    tab.button("Try again").click()
    expect(failed).to_contain_text("0 of 6,000 events")


def test_nothing_is_asked_for_after_the_page_is_left(tab: BrowserTab, made: MadeByWorker) -> None:
    tab.button("CSV files (ZIP)").click()
    expect(tab.page.get_by_role("progressbar")).to_be_visible()
    tab.menu("Rules")
    expect(tab.page.get_by_role("heading", name="Rules", level=1)).to_be_visible()
    polls = made.polls
    tab.advance_clock(5 * POLL_MS)
    tab.page.evaluate(NEXT_PAINT)
    assert made.polls == polls


def test_a_report_that_cannot_be_fetched_is_tried_again(tab: BrowserTab, table: Table) -> None:
    tab.allow("net::ERR_")
    page = open_standings(tab, table)
    cut: Callable[[Route], None] = lambda route: route.abort()  # noqa: E731
    page.route("**/report.csv?*", cut, times=1)
    tab.button("CSV files (ZIP)").click()
    expect(page.locator(".report-status")).to_contain_text("Paroli is not responding.")
    with page.expect_download() as download:
        tab.button("Try again").click()
    assert download.value.path().read_bytes().startswith(b"PK")


def test_the_evening_page_offers_the_reports_of_each_table(tab: BrowserTab, table: Table) -> None:
    tab.sign_in_and_open("evening")
    page = tab.page
    row = page.locator(".evening-tables li").filter(has_text="The Long Table")
    row.get_by_text("Reports", exact=True).click()
    with page.expect_download() as download:
        row.get_by_role("button", name="Score sheet (TOML)").click()
    assert download.value.path().read_bytes().startswith(b"format = ")
