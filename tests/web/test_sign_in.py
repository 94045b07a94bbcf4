"""A browser is signed in by a link or a key; nothing of it stays but what no script can read."""

import json
import re

import pytest
from playwright.sync_api import expect

from service.api.rate_limits import FAILURES_MAX
from tests.api.service_under_test import HOUSE_KEY
from tests.web.browser_tab import BrowserTab
from tests.web.conftest import OpenTab

EMPTY_HOUSE = "No tables yet"
LOCKED = "This browser is not signed in"
USED = "This link has been used or has expired. Ask the house for a new one."
KEPT = "() => JSON.stringify([{...localStorage}, {...sessionStorage}, document.cookie])"


def is_in(tab: BrowserTab) -> None:
    expect(tab.page.get_by_role("heading", name=EMPTY_HOUSE)).to_be_visible()


def is_out(tab: BrowserTab) -> None:
    expect(tab.page.get_by_role("heading", name=LOCKED)).to_be_visible()


def test_a_link_signs_in_and_nothing_of_it_stays(tab: BrowserTab) -> None:
    page, link = tab.page, tab.server.link()
    headers: list[dict[str, str]] = []
    page.on("request", lambda request: headers.append(request.headers))
    page.goto(link)
    is_in(tab)
    assert tab.server.posted == ["/v1/sign-ins"]
    assert page.url == f"{tab.server.address}/"
    secret = link.partition("=")[2]
    assert secret not in page.content()
    # Who is here, for opening without the network; what they came with is nowhere.
    local, session, readable = json.loads(page.evaluate(KEPT))
    assert (list(local), session, readable) == (["paroli.me"], {}, "")
    assert secret not in local["paroli.me"]
    assert [sent for sent in headers if "authorization" in sent] == []
    page.reload()
    is_in(tab)
    (cookie,) = page.context.cookies()
    assert (cookie["httpOnly"], cookie["sameSite"]) == (True, "Strict")
    assert secret not in cookie["value"]


@pytest.mark.parametrize("size", ["phone"], indirect=True)
def test_a_link_works_once(open_tab: OpenTab) -> None:
    first, second = open_tab(), open_tab()
    second.allow("401")
    link = first.server.link()
    first.page.goto(link)
    is_in(first)
    second.page.goto(link)
    is_out(second)
    expect(second.page.get_by_role("alert").filter(has_text=USED)).to_be_visible()
    expect(second.page.get_by_text("paroli keys pair NAME --role house")).to_be_visible()
    assert second.page.url == f"{second.server.address}/"
    second.check_layout("used-link")


def test_a_used_link_signs_nobody_out(tab: BrowserTab) -> None:
    tab.allow("401")
    link = tab.server.link()
    tab.page.goto(link)
    is_in(tab)
    tab.page.goto(link)
    notice = tab.page.get_by_role("alert")
    expect(notice).to_contain_text("Still signed in as A house's device (house).")
    expect(notice).to_contain_text(USED)
    is_in(tab)
    tab.check_layout("still-signed-in")


@pytest.mark.parametrize("size", ["tablet", "phone"], indirect=True)
def test_a_link_takes_nothing_from_whoever_is_here_unasked(tab: BrowserTab) -> None:
    tab.allow("409")
    page, link = tab.page, tab.server.link("dealer")
    page.goto(tab.server.link())
    is_in(tab)
    page.goto(link)
    asked = page.get_by_role("heading", name="This browser is already signed in")
    expect(asked).to_be_visible()
    tab.check_layout("signed-in-already")
    tab.button("Stay signed in as A house's device").click()
    is_in(tab)
    tab.button("Menu").click()
    expect(page.get_by_role("link", name="Keys and devices")).to_be_visible()
    page.goto(link)
    tab.button("Use the link here").click()
    expect(asked).to_be_hidden()
    is_in(tab)
    tab.button("Menu").click()
    expect(page.get_by_role("link", name="Settings")).to_be_visible()
    expect(page.get_by_role("link", name="Keys and devices")).to_be_hidden()


@pytest.mark.parametrize("size", ["tablet", "phone"], indirect=True)
def test_without_a_link_there_is_a_field_for_one(tab: BrowserTab) -> None:
    tab.allow("401")
    page = tab.page
    page.goto(tab.server.address)
    is_out(tab)
    tab.check_layout("not-signed-in")
    tab.button("Sign in").click()
    expect(page.get_by_text("Paste a link or a key first.")).to_be_visible()
    page.get_by_label("Link or key").fill(f"  {tab.server.link()}  ")
    tab.button("Sign in").click()
    is_in(tab)


def test_a_key_signs_in_too(tab: BrowserTab) -> None:
    tab.allow("401", "422")
    page = tab.page
    page.goto(tab.server.address)
    field = page.get_by_label("Link or key")
    field.fill("x" * 501)
    tab.button("Sign in").click()
    expect(page.get_by_text("This is not a link or a key")).to_be_visible()
    field.fill("not 🎩 a key")
    page.keyboard.press("Enter")
    expect(page.get_by_text("This key is not valid. Try another.")).to_be_visible()
    expect(field).to_be_focused()
    tab.check_layout("wrong-key")
    page.get_by_label("Name of this device").fill("The desk")
    field.fill(HOUSE_KEY)
    page.keyboard.press("Enter")
    is_in(tab)
    tab.button("Menu").click()
    expect(page.locator(".menu__name")).to_have_text("The desk · house")
    assert HOUSE_KEY not in page.content()


def test_a_key_in_the_address_is_taken_out_and_not_used(tab: BrowserTab) -> None:
    tab.allow("401")
    tab.page.goto(f"{tab.server.address}/#key={HOUSE_KEY}")
    expect(tab.page.get_by_text("Keys in an address are ignored")).to_be_visible()
    assert tab.page.url == f"{tab.server.address}/"
    assert tab.server.posted == []


def test_who_tried_too_often_is_told_how_long_to_wait(tab: BrowserTab) -> None:
    tab.allow("401", "429")
    page = tab.page
    page.goto(tab.server.address)
    for _ in range(FAILURES_MAX):
        page.request.post(f"{tab.server.address}/v1/sign-ins", data={"key": "wrong"})
    page.get_by_label("Link or key").fill("wrong")
    tab.button("Sign in").click()
    told = page.get_by_text(re.compile(r"^Too many attempts\. Wait \d+ seconds, then try again\.$"))
    expect(told).to_be_visible()
    page.get_by_label("Link or key").fill(tab.server.link())
    tab.button("Sign in").click()
    is_in(tab)


@pytest.mark.parametrize("offline_ready", [True])
def test_signing_out_ends_all_tabs_of_the_browser(tab: BrowserTab) -> None:
    tab.allow("401")
    tab.enter()
    other = BrowserTab(tab.server, tab.page.context, "other-tab")
    other.allow("401")
    other.page.goto(tab.server.address)
    is_in(other)
    tab.menu("Sign out")
    for new_context in (tab, other):
        is_out(new_context)
        assert new_context.complaints() == []
    tab.page.reload()
    is_out(tab)
    assert tab.page.context.cookies() == []


def test_a_device_that_was_ended_is_told_so_at_its_next_step(tab: BrowserTab) -> None:
    tab.allow("401")
    tab.enter()
    caller = tab.server.caller()
    (device,) = caller.get("/v1/keys").get_json()["keys"]
    assert caller.client.delete(f"/v1/keys/{device['id']}").status_code == 200
    tab.button("Play the demo evening").click()
    is_out(tab)
    expect(tab.page.get_by_text("This device was signed out. Sign in again.")).to_be_visible()


def test_whoever_signs_in_again_is_where_they_were(tab: BrowserTab) -> None:
    tab.allow("401")
    tab.enter("settings")
    tab.page.context.clear_cookies()
    tab.page.reload()
    is_out(tab)
    tab.page.get_by_label("Link or key").fill(tab.server.link())
    tab.button("Sign in").click()
    expect(tab.page.get_by_role("heading", name="Settings")).to_be_visible()


def test_a_phone_follows_a_table_by_a_secret_that_leaves_the_address(open_tab: OpenTab) -> None:
    wall, phone = open_tab(), open_tab()
    table = wall.server.caller().table("seat anne 1000", "seat bess 900", name="Twelfth Night")
    answer = table.caller.post(f"/v1/sessions/{table.id}/follow-keys", {})
    assert answer.status_code == 201, answer.text
    secret = answer.get_json()["link"].partition("#follow=")[2]
    phone.page.goto(f"{phone.server.address}/#follow={secret}")
    expect(phone.page.get_by_role("heading", name="Twelfth Night")).to_be_visible()
    expect(phone.page.locator("body")).not_to_contain_text("1,000")
    assert phone.page.url == f"{phone.server.address}/board/{table.id}"
    assert secret not in phone.page.content()
    assert phone.server.posted[-1] == "/v1/sign-ins"


@pytest.mark.parametrize("size", ["phone"], indirect=True)
def test_the_door_speaks_french(tab: BrowserTab) -> None:
    tab.allow("401")
    tab.page.goto(tab.server.address)
    tab.button("Français").click()
    expect(
        tab.page.get_by_role("heading", name="Ce navigateur n\u2019est pas connecté")
    ).to_be_visible()
    tab.page.get_by_label("Lien ou clé").fill("wrong")
    tab.button("Se connecter").click()
    expect(tab.page.get_by_text("Cette clé n\u2019est pas valable.")).to_be_visible()


def test_the_page_loads_from_its_own_house_only(tab: BrowserTab) -> None:
    tab.allow("401")
    answer = tab.page.goto(tab.server.address)
    assert answer is not None
    assert answer.headers["content-security-policy"].startswith("default-src 'none';")
    assert answer.headers["referrer-policy"] == "no-referrer"
    tab.page.get_by_role("link", name="API documentation").click()
    expect(tab.page.get_by_role("heading", name="Paroli")).to_be_visible()
