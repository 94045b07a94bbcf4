"""The demonstration evening, from the first tap to the books as files."""

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import Route, expect

from tests.web.browser_tab import BrowserTab

LAST = 43
CALLS = {
    2: "Lady Reveller joins with £10.",
    15: "The fasse is the three.",
    18: "King wins, ten loses.",
    29: "Two eights: twins. The first card wins.",
    34: "Lady Reveller plays a paroli on the king: two bent corners.",
    LAST: "The evening is over.",
}


def begin(tab: BrowserTab) -> None:
    tab.enter()
    tab.button("Play the demo evening").click()
    expect(tab.page.get_by_text("No players yet")).to_be_visible()
    assert tab.page.url.endswith("/log/1")


def test_the_evening_can_be_followed_step_by_step(tab: BrowserTab) -> None:
    page = tab.page
    begin(tab)
    for version in range(2, LAST + 1):
        tab.button("Forward").click()
        if version in CALLS:
            expect(page.locator(".history-lines__version").first).to_have_text(str(version))
            expect(page.locator(".history-band__call")).to_have_text(CALLS[version])
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


def test_any_moment_can_be_seen_again(tab: BrowserTab) -> None:
    page = tab.page
    begin(tab)
    tab.button("To the end").click()
    expect(page.locator(".history-band__call")).to_have_text(CALLS[LAST])
    expect(tab.button("Back")).to_be_focused()
    page.get_by_role(
        "link", name="Lady Reveller plays a paroli on the king: two bent corners."
    ).click()
    expect(page.locator(".history-band__call")).to_have_text(CALLS[34])
    assert page.url.endswith("/log/34")
    expect(page.locator(".history-lines a").first).to_be_focused()
    king = page.get_by_text("king, 10s, two bent corners")
    expect(king).to_be_attached()
    slider = page.get_by_role("slider", name="Version")
    slider.press("ArrowLeft")
    expect(page.locator(".seat-rows__waiting")).to_have_text(
        "The king\u2019s £3\u00a010s needs an answer"
    )
    tab.button("Back").press("Enter")
    expect(page.locator(".history-lines__version").first).to_have_text("32")
    page.reload()
    expect(page.locator(".history-band__call")).to_have_text("King wins, ace loses.")


def test_it_plays_by_itself(tab: BrowserTab) -> None:
    page = tab.page
    begin(tab)
    page.clock.install()
    tab.button("Play").click()
    page.clock.run_for(3000)
    expect(page.locator(".history-lines__version").first).to_have_text("3")
    tab.button("Pause").click()
    expect(tab.button("Play")).to_be_visible()


def test_a_double_tap_plays_it_once(tab: BrowserTab) -> None:
    tab.enter()
    tab.button("Play the demo evening").dblclick()
    expect(tab.page.get_by_text("No players yet")).to_be_visible()
    assert tab.server.posted == ["/v1/score-sheets"]


def test_an_answer_lost_on_the_way_does_not_play_it_twice(tab: BrowserTab) -> None:
    tab.allow("net::ERR_FAILED")
    page = tab.page
    tab.enter()
    page.route("**/v1/score-sheets", lose_the_answer, times=1)
    tab.button("Play the demo evening").click()
    expect(page.get_by_text("Paroli is not responding.")).to_be_visible()
    tab.button("Try again").click()
    expect(page.get_by_text("No players yet")).to_be_visible()
    assert len(tab.server.posted) == 2
    listed = tab.server.caller().get("/v1/sessions").get_json()
    assert len(listed["sessions"]) == 1


def lose_the_answer(route: Route) -> None:
    route.fetch()
    route.abort()


def test_the_books_can_be_saved(tab: BrowserTab, tmp_path: Path) -> None:
    begin(tab)
    tab.button("To the end").click()
    expect(tab.page.locator(".history-band__call")).to_have_text(CALLS[LAST])
    books = {kind: saved(tab, kind, tmp_path) for kind in ("Balances", "Journal", "Events")}
    assert sum(books["Balances"].values()) == 0
    assert books["Balances"]["bank"] == 21912
    assert books["Journal"]["postings"]
    assert [event["version"] for event in books["Events"]["events"]] == list(range(1, LAST + 1))


def saved(tab: BrowserTab, kind: str, folder: Path) -> Any:
    with tab.page.expect_download() as download:
        tab.button(kind).click()
    assert (
        download.value.suggested_filename == f"a-demonstration-evening-{kind.lower()}-{LAST}.json"
    )
    file = folder / kind
    download.value.save_as(file)
    return json.loads(file.read_text(encoding="utf-8"))
