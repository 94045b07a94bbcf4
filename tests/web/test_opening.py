"""A new session: rules to choose from, faults beside their fields, and the table it becomes."""

import pytest
from playwright.sync_api import expect

from tests.web.visit import Visit

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("size", ["tablet", "phone"], indirect=True)
def test_presets_say_what_they_are_and_what_the_house_chose(visit: Visit) -> None:
    page = visit.page
    visit.enter("#/new")
    page.get_by_text("The tailleur's parlour").click()
    rules = page.locator(".rules")
    expect(rules.get_by_role("heading", name="The tailleur's parlour")).to_be_visible()
    expect(rules.get_by_text("The first card wins, the second loses.")).to_be_visible()
    expect(rules.get_by_text("house choice", exact=True)).to_have_count(9)
    expect(rules.get_by_text("S2 does not mention a pair of one rank.")).to_be_visible()
    visit.shot("new-session")


def test_faults_stand_beside_their_fields(visit: Visit) -> None:
    visit.allow("422")
    page = visit.page
    visit.enter("#/new")
    visit.button("Open the session").click()
    expect(page.get_by_text("Say an amount;")).to_be_visible()
    funds = page.get_by_label("The bank begins with")
    expect(funds).to_be_focused()
    funds.fill("2l10s6d")
    expect(page.get_by_text("That is £2\u00a010s\u00a06d.")).to_be_visible()
    visit.button("Open the session").click()
    expect(page.get_by_text("It is empty.")).to_be_visible()
    expect(page.get_by_label("Name of the session")).to_be_focused()
    expect(page.get_by_text("Say an amount;")).to_be_hidden()
    visit.shot("faults")


def test_a_session_is_opened(visit: Visit) -> None:
    page = visit.page
    visit.enter("#/new")
    page.get_by_label("Name of the session").fill("Tuesday 🎩")
    page.get_by_label("Money", exact=True).select_option("livre")
    page.get_by_label("The bank begins with").fill("20")
    page.get_by_label("Who holds the bank").fill("Zoë Ōkubo")
    page.get_by_text("The Oak").click()
    visit.button("Open the session").dblclick()
    expect(page.get_by_role("heading", name="Tuesday 🎩")).to_be_visible()
    expect(page.locator(".figures")).to_contain_text("20\u00a0lt")
    expect(page.get_by_text("The first punter sits down through")).to_be_visible()
    expect(page.get_by_role("row", name="The bank, Zoë Ōkubo")).to_be_visible()
    assert visit.house.posted == ["/v1/sessions"]
    visit.shot("new-table")
    page.get_by_role("link", name="Evenings").click()
    expect(page.get_by_role("link", name="Tuesday 🎩")).to_be_visible()
