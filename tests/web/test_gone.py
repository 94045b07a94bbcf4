"""The service ends and comes back: the page says so, and goes on where it was."""

import pytest
from playwright.sync_api import expect

from tests.web.visit import Visit

pytestmark = pytest.mark.slow

GONE = "Paroli does not answer."


def test_the_evenings_come_back_with_the_service(visit: Visit) -> None:
    visit.allow("net::ERR_")
    page = visit.page
    visit.enter()
    expect(page.get_by_role("heading", name="No table yet")).to_be_visible()
    visit.house.shut()
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    expect(page.get_by_role("alert")).to_contain_text(GONE)
    visit.shot("gone")
    visit.button("Try again").click()
    expect(page.get_by_role("alert")).to_contain_text(GONE)
    visit.house.open()
    visit.button("Try again").click()
    expect(page.get_by_text(GONE)).to_have_count(0)
    expect(page.get_by_role("heading", name="No table yet")).to_be_visible()


def test_a_step_that_was_not_answered_is_taken_after_all(visit: Visit) -> None:
    visit.allow("net::ERR_")
    page = visit.page
    visit.enter()
    visit.button("Play the demonstration evening").click()
    expect(page.get_by_text("Nobody sits here yet")).to_be_visible()
    visit.house.shut()
    visit.button("Forward").click()
    expect(page.get_by_role("alert")).to_contain_text(GONE)
    visit.house.open()
    visit.button("Try again").click()
    expect(page.locator(".sentence")).to_have_text("Lady Reveller sits down with £10.")
    expect(page.get_by_text(GONE)).to_have_count(0)
