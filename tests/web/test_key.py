"""The key comes with the address, stays in the tab and nowhere else."""

import pytest
from playwright.sync_api import expect

from tests.api.place import HOUSE_KEY
from tests.web.visit import Visit

pytestmark = pytest.mark.slow


def test_the_key_is_taken_out_of_the_address(visit: Visit) -> None:
    page = visit.page
    with page.expect_request("**/v1/sessions*") as asked:
        page.goto(visit.house.link)
    assert asked.value.headers["authorization"] == f"Bearer {HOUSE_KEY}"
    expect(page.get_by_role("heading", name="No evening yet")).to_be_visible()
    assert page.url == f"{visit.house.address}/"
    page.reload()
    expect(page.get_by_role("heading", name="No evening yet")).to_be_visible()


def test_without_a_key_there_is_a_field_for_it(visit: Visit) -> None:
    page = visit.page
    page.goto(visit.house.address)
    expect(page.get_by_role("heading", name="The key of the house")).to_be_visible()
    visit.shot("no-key")
    page.get_by_label("Key").fill(f"  {visit.house.link}  ")
    visit.button("Open the books").click()
    expect(page.get_by_role("heading", name="No evening yet")).to_be_visible()


def test_a_wrong_key_is_said_to_be_wrong(visit: Visit) -> None:
    visit.allow("401")
    page = visit.page
    page.goto(f"{visit.house.address}/#key=nonsense")
    complaint = page.get_by_text("This key opens nothing here.")
    expect(complaint).to_be_visible()
    assert page.url == f"{visit.house.address}/"
    page.get_by_label("Key").fill("not 🎩 either")
    visit.button("Open the books").click()
    expect(complaint).to_contain_text("Try another")
    visit.shot("wrong-key")
    page.get_by_label("Key").fill(HOUSE_KEY)
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="No evening yet")).to_be_visible()


def test_a_key_can_be_forgotten(visit: Visit) -> None:
    visit.enter()
    visit.button("Forget key").click()
    expect(visit.page.get_by_label("Key")).to_be_visible()
    visit.page.reload()
    expect(visit.page.get_by_label("Key")).to_be_visible()


def test_the_page_loads_from_its_own_house_only(visit: Visit) -> None:
    answer = visit.page.goto(visit.house.address)
    assert answer is not None
    policy = answer.headers["content-security-policy"]
    assert policy.startswith("default-src 'none'; script-src 'self'; ")
    assert answer.headers["referrer-policy"] == "no-referrer"
    visit.page.get_by_role("link", name="The API, to read and to try").click()
    expect(visit.page.get_by_role("heading", name="Paroli")).to_be_visible()
