"""The demo evening: started with one tap, shown step by step, downloaded as files."""

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import expect

from tests.web import score_sheets
from tests.web.board_pages import import_sheet
from tests.web.browser_tab import TABLET, BrowserTab, boxes

LAST_VERSION = 44
SENTENCES = {
    3: "Lady Reveller joins with £10.",
    16: "The fasse is the three.",
    19: "King wins, ten loses.",
    30: "Two eights: twins. The first card wins.",
    35: "Lady Reveller plays a paroli on the king: two bent corners.",
    LAST_VERSION: "The evening is over.",
}


def play_demo(tab: BrowserTab) -> None:
    tab.sign_in_and_open()
    tab.button("Basset: Play the demo evening").click()
    expect(tab.page.get_by_text("No players yet")).to_be_visible()
    assert tab.page.url.endswith("/log/1")


def test_the_demo_evening_can_be_stepped_through(tab: BrowserTab) -> None:
    page = tab.page
    play_demo(tab)
    for version in range(2, LAST_VERSION + 1):
        tab.button("Forward").click()
        if version in SENTENCES:
            expect(page.locator(".entry-history-list__version").first).to_have_text(str(version))
            expect(page.locator(".history-band__call")).to_have_text(SENTENCES[version])
            tab.check_layout(f"evening-{version}")
    expect(tab.button("Forward")).to_be_disabled()
    lady = page.get_by_role("listitem").filter(
        has=page.get_by_role("heading", name="Lady Reveller")
    )
    expect(lady).to_contain_text("£17\u00a05s")
    expect(lady).to_contain_text("+£7\u00a05s")
    expect(page.locator(".history-band__figures")).to_contain_text("£22\u00a016s\u00a06d")
    bank = page.get_by_role("row", name="The bank, Lord Worthy")
    expect(bank).to_contain_text("\u2212£7\u00a03s\u00a06d")


def test_the_rows_of_six_players_fit_above_the_buttons_of_the_history(tab: BrowserTab) -> None:
    table = import_sheet(tab.server, score_sheets.LONG_TABLE)
    tab.sign_in_and_open(f"tables/{table.id}/log")
    players = tab.page.locator(".seat-rows__player")
    expect(players).to_have_count(6)
    (stepper,) = boxes(tab.page.locator(".version-stepper"))
    assert max(row.bottom for row in boxes(players)) <= stepper.top < stepper.bottom <= TABLET[1]


def test_any_version_can_be_shown_again(tab: BrowserTab) -> None:
    page = tab.page
    play_demo(tab)
    tab.button("To the end").click()
    expect(page.locator(".history-band__call")).to_have_text(SENTENCES[LAST_VERSION])
    expect(tab.button("Back")).to_be_focused()
    paroli = "Lady Reveller plays a paroli on the king: two bent corners."
    page.get_by_role("button", name=paroli).click()
    page.get_by_role("link", name="Show the table then").click()
    expect(page.locator(".history-band__call")).to_have_text(SENTENCES[35])
    assert page.url.endswith("/log/35")
    expect(page.get_by_role("link", name="Show the table then")).to_be_focused()
    king = page.get_by_text("king, 10s, two bent corners")
    expect(king).to_be_attached()
    slider = page.get_by_role("slider", name="Event")
    slider.press("ArrowLeft")
    expect(page.locator(".seat-rows__waiting")).to_have_text(
        "The king\u2019s £3\u00a010s can be taken or played on"
    )
    tab.button("Back").press("Enter")
    expect(page.locator(".entry-history-list__version").first).to_have_text("33")
    page.reload()
    expect(page.locator(".history-band__call")).to_have_text("King wins, ace loses.")


def test_balances_journal_and_events_can_be_downloaded(tab: BrowserTab, tmp_path: Path) -> None:
    play_demo(tab)
    tab.button("To the end").click()
    expect(tab.page.locator(".history-band__call")).to_have_text(SENTENCES[LAST_VERSION])
    files = {kind: download_json(tab, kind, tmp_path) for kind in ("Balances", "Journal", "Events")}
    assert sum(files["Balances"].values()) == 0
    assert files["Balances"]["bank"] == 21912
    assert files["Journal"]["postings"]
    assert [event["version"] for event in files["Events"]["events"]] == list(
        range(1, LAST_VERSION + 1)
    )


def download_json(tab: BrowserTab, kind: str, folder: Path) -> Any:
    with tab.page.expect_download() as download:
        tab.button(kind).click()
    assert (
        download.value.suggested_filename
        == f"a-demonstration-evening-{kind.lower()}-{LAST_VERSION}.json"
    )
    file = folder / kind
    download.value.save_as(file)
    return json.loads(file.read_text(encoding="utf-8"))
