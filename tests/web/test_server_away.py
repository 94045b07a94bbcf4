"""The server stops and comes back: the page reports it and continues."""

from playwright.sync_api import expect

from tests.web.browser_tab import BrowserTab

NOT_RESPONDING = "Paroli is not responding."


def test_the_home_page_loads_again_when_the_server_is_back(tab: BrowserTab) -> None:
    tab.allow("net::ERR_")
    page = tab.page
    tab.sign_in_and_open()
    expect(page.get_by_role("heading", name="No tables yet")).to_be_visible()
    tab.server.stop()
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    expect(page.get_by_role("alert")).to_contain_text(NOT_RESPONDING)
    tab.check_layout("gone")
    tab.button("Try again").click()
    expect(page.get_by_role("alert")).to_contain_text(NOT_RESPONDING)
    tab.server.start()
    tab.try_again()
    expect(page.get_by_text(NOT_RESPONDING)).to_have_count(0)
    expect(page.get_by_role("heading", name="No tables yet")).to_be_visible()


def test_a_history_step_that_failed_can_be_retried(tab: BrowserTab) -> None:
    tab.allow("net::ERR_")
    page = tab.page
    tab.sign_in_and_open()
    tab.button("Basset: Play the demo evening").click()
    expect(page.get_by_text("No players yet")).to_be_visible()
    expect(page.get_by_text("This is the start of the evening.")).to_be_visible()
    tab.server.stop()
    tab.button("Forward").click()
    expect(page.get_by_role("alert")).to_contain_text(NOT_RESPONDING)
    tab.server.start()
    tab.button("Try again").click()
    expect(page.locator(".history-band__call")).to_have_text(
        "The table is practice. It does not count."
    )
    expect(page.get_by_text(NOT_RESPONDING)).to_have_count(0)


def test_the_history_slider_stays_at_the_version_shown_if_a_step_fails(tab: BrowserTab) -> None:
    tab.allow("net::ERR_")
    table = tab.server.caller().table("seat anne 100", "seat bess 100", "buyin anne 7")
    tab.sign_in_and_open(f"tables/{table.id}/log")
    slider = tab.page.get_by_role("slider")
    expect(slider).to_have_value(str(table.version()))
    tab.server.stop()
    tab.button("Back").click()
    expect(tab.page.get_by_role("alert").first).to_contain_text("is not responding")
    expect(slider).to_have_value(str(table.version()))
