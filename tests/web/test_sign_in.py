"""A browser is signed in by a link or a key; nothing of it stays but what no script can read."""

import json
import re

import pytest
from playwright.sync_api import expect

from service.api.rate_limits import FAILURES_MAX
from tests.api.place import HOUSE_KEY
from tests.web.conftest import Newcomer
from tests.web.visit import Visit

EMPTY_HOUSE = "No table yet"
LOCKED = "This browser is not signed in"
USED = "This link was used before, or is too old. Ask the house for a new one."
KEPT = "() => JSON.stringify([{...localStorage}, {...sessionStorage}, document.cookie])"


def is_in(visit: Visit) -> None:
    expect(visit.page.get_by_role("heading", name=EMPTY_HOUSE)).to_be_visible()


def is_out(visit: Visit) -> None:
    expect(visit.page.get_by_role("heading", name=LOCKED)).to_be_visible()


def test_a_link_signs_in_and_nothing_of_it_stays(visit: Visit) -> None:
    page, link = visit.page, visit.house.link()
    headers: list[dict[str, str]] = []
    page.on("request", lambda request: headers.append(request.headers))
    page.goto(link)
    is_in(visit)
    assert visit.house.posted == ["/v1/sign-ins"]
    assert page.url == f"{visit.house.address}/"
    secret = link.partition("=")[2]
    assert secret not in page.content()
    # Who is here, for opening without the network; what they came with is nowhere.
    local, session, readable = json.loads(page.evaluate(KEPT))
    assert (list(local), session, readable) == (["paroli.me"], {}, "")
    assert secret not in local["paroli.me"]
    assert [sent for sent in headers if "authorization" in sent] == []
    page.reload()
    is_in(visit)
    (cookie,) = page.context.cookies()
    assert (cookie["httpOnly"], cookie["sameSite"]) == (True, "Strict")
    assert secret not in cookie["value"]


@pytest.mark.parametrize("size", ["phone"], indirect=True)
def test_a_link_works_once(newcomer: Newcomer) -> None:
    first, second = newcomer(), newcomer()
    second.allow("401")
    link = first.house.link()
    first.page.goto(link)
    is_in(first)
    second.page.goto(link)
    is_out(second)
    expect(second.page.get_by_role("alert").filter(has_text=USED)).to_be_visible()
    expect(second.page.get_by_text("paroli keys pair NAME --role house")).to_be_visible()
    assert second.page.url == f"{second.house.address}/"
    second.shot("used-link")


def test_a_used_link_signs_nobody_out(visit: Visit) -> None:
    visit.allow("401")
    link = visit.house.link()
    visit.page.goto(link)
    is_in(visit)
    visit.page.goto(link)
    notice = visit.page.get_by_role("alert")
    expect(notice).to_contain_text("Still signed in as A house's device (house).")
    expect(notice).to_contain_text(USED)
    is_in(visit)
    visit.shot("still-signed-in")


@pytest.mark.parametrize("size", ["tablet", "phone"], indirect=True)
def test_a_link_takes_nothing_from_whoever_is_here_unasked(visit: Visit) -> None:
    visit.allow("409")
    page, link = visit.page, visit.house.link("dealer")
    page.goto(visit.house.link())
    is_in(visit)
    page.goto(link)
    asked = page.get_by_role("heading", name="This browser is signed in already")
    expect(asked).to_be_visible()
    visit.shot("signed-in-already")
    visit.button("Stay A house's device").click()
    is_in(visit)
    visit.button("Menu").click()
    expect(page.get_by_role("link", name="Keys and devices")).to_be_visible()
    page.goto(link)
    visit.button("Use the link here").click()
    expect(asked).to_be_hidden()
    is_in(visit)
    visit.button("Menu").click()
    expect(page.get_by_role("link", name="Settings")).to_be_visible()
    expect(page.get_by_role("link", name="Keys and devices")).to_be_hidden()


@pytest.mark.parametrize("size", ["tablet", "phone"], indirect=True)
def test_without_a_link_there_is_a_field_for_one(visit: Visit) -> None:
    visit.allow("401")
    page = visit.page
    page.goto(visit.house.address)
    is_out(visit)
    visit.shot("not-signed-in")
    visit.button("Sign in").click()
    expect(page.get_by_text("Paste a link or a key first.")).to_be_visible()
    page.get_by_label("Link or key").fill(f"  {visit.house.link()}  ")
    visit.button("Sign in").click()
    is_in(visit)


def test_a_key_signs_in_too(visit: Visit) -> None:
    visit.allow("401", "422")
    page = visit.page
    page.goto(visit.house.address)
    field = page.get_by_label("Link or key")
    field.fill("x" * 501)
    visit.button("Sign in").click()
    expect(page.get_by_text("This is no link and no key")).to_be_visible()
    field.fill("not 🎩 a key")
    page.keyboard.press("Enter")
    expect(page.get_by_text("This key opens nothing here. Try another.")).to_be_visible()
    expect(field).to_be_focused()
    visit.shot("wrong-key")
    page.get_by_label("What to call this device").fill("The desk")
    field.fill(HOUSE_KEY)
    page.keyboard.press("Enter")
    is_in(visit)
    visit.button("Menu").click()
    expect(page.locator(".signed")).to_have_text("The desk · house")
    assert HOUSE_KEY not in page.content()


def test_a_key_in_the_address_is_taken_out_and_not_used(visit: Visit) -> None:
    visit.allow("401")
    visit.page.goto(f"{visit.house.address}/#key={HOUSE_KEY}")
    expect(visit.page.get_by_text("A key in an address is not read")).to_be_visible()
    assert visit.page.url == f"{visit.house.address}/"
    assert visit.house.posted == []


def test_who_tried_too_often_is_told_how_long_to_wait(visit: Visit) -> None:
    visit.allow("401", "429")
    page = visit.page
    page.goto(visit.house.address)
    for _ in range(FAILURES_MAX):
        page.request.post(f"{visit.house.address}/v1/sign-ins", data={"key": "wrong"})
    page.get_by_label("Link or key").fill("wrong")
    visit.button("Sign in").click()
    told = page.get_by_text(re.compile(r"^Too many tries\. Wait \d+ seconds, then try again\.$"))
    expect(told).to_be_visible()
    page.get_by_label("Link or key").fill(visit.house.link())
    visit.button("Sign in").click()
    is_in(visit)


@pytest.mark.parametrize("keeps", [True])
def test_signing_out_ends_all_tabs_of_the_browser(visit: Visit) -> None:
    visit.allow("401")
    visit.enter()
    other = Visit(visit.house, visit.page.context, "other-tab")
    other.allow("401")
    other.page.goto(visit.house.address)
    is_in(other)
    visit.menu("Sign out")
    for tab in (visit, other):
        is_out(tab)
        assert tab.complaints() == []
    visit.page.reload()
    is_out(visit)
    assert visit.page.context.cookies() == []


def test_a_device_that_was_ended_is_told_so_at_its_next_step(visit: Visit) -> None:
    visit.allow("401")
    visit.enter()
    caller = visit.house.caller()
    (device,) = caller.get("/v1/keys").get_json()["keys"]
    assert caller.client.delete(f"/v1/keys/{device['id']}").status_code == 200
    visit.button("Play the demonstration evening").click()
    is_out(visit)
    expect(visit.page.get_by_text("This device is not signed in any more.")).to_be_visible()


def test_whoever_signs_in_again_is_where_they_were(visit: Visit) -> None:
    visit.allow("401")
    visit.enter("settings")
    visit.page.context.clear_cookies()
    visit.page.reload()
    is_out(visit)
    visit.page.get_by_label("Link or key").fill(visit.house.link())
    visit.button("Sign in").click()
    expect(visit.page.get_by_role("heading", name="Settings")).to_be_visible()


def test_a_phone_follows_a_table_by_a_secret_that_leaves_the_address(newcomer: Newcomer) -> None:
    wall, phone = newcomer(), newcomer()
    table = wall.house.caller().table("seat anne 1000", "seat bess 900", name="Twelfth Night")
    answer = table.caller.post(f"/v1/sessions/{table.id}/follow-keys", {})
    assert answer.status_code == 201, answer.text
    secret = answer.get_json()["link"].partition("#follow=")[2]
    phone.page.goto(f"{phone.house.address}/#follow={secret}")
    expect(phone.page.get_by_role("heading", name="Twelfth Night")).to_be_visible()
    expect(phone.page.locator("body")).not_to_contain_text("1,000")
    assert phone.page.url == f"{phone.house.address}/board/{table.id}"
    assert secret not in phone.page.content()
    assert phone.house.posted[-1] == "/v1/sign-ins"


@pytest.mark.parametrize("size", ["phone"], indirect=True)
def test_the_door_speaks_french(visit: Visit) -> None:
    visit.allow("401")
    visit.page.goto(visit.house.address)
    visit.button("Français").click()
    expect(
        visit.page.get_by_role("heading", name="Ce navigateur n\u2019est pas connecté")
    ).to_be_visible()
    visit.page.get_by_label("Lien ou clé").fill("wrong")
    visit.button("Se connecter").click()
    expect(visit.page.get_by_text("Cette clé n\u2019ouvre rien ici.")).to_be_visible()


def test_the_page_loads_from_its_own_house_only(visit: Visit) -> None:
    visit.allow("401")
    answer = visit.page.goto(visit.house.address)
    assert answer is not None
    assert answer.headers["content-security-policy"].startswith("default-src 'none';")
    assert answer.headers["referrer-policy"] == "no-referrer"
    visit.page.get_by_role("link", name="The API, to read and to try").click()
    expect(visit.page.get_by_role("heading", name="Paroli")).to_be_visible()
