"""A link or a key signs a browser in; no script can read the credential afterwards."""

import json
import re

import pytest
from playwright.sync_api import expect

from service.api.guards.rate_limits import FAILURES_MAX
from tests.api.service_under_test import HOUSE_KEY
from tests.web.browser_tab import BrowserTab
from tests.web.conftest import OpenTab
from tests.web.repeats import first_daily

NO_TABLES = "No tables yet"
NOT_SIGNED_IN = "This browser is not signed in"
LINK_USED = "This link has been used or has expired. Ask the organiser for a new one."
SCRIPT_READABLE_STORAGE = (
    "() => JSON.stringify([{...localStorage}, {...sessionStorage}, document.cookie])"
)


def expect_signed_in(tab: BrowserTab) -> None:
    expect(tab.page.get_by_role("heading", name=NO_TABLES)).to_be_visible()


def expect_signed_out(tab: BrowserTab) -> None:
    expect(tab.page.get_by_role("heading", name=NOT_SIGNED_IN)).to_be_visible()


def test_a_link_signs_in_and_its_secret_is_not_stored(tab: BrowserTab) -> None:
    page, link = tab.page, tab.server.link()
    headers: list[dict[str, str]] = []
    page.on("request", lambda request: headers.append(request.headers))
    page.goto(link)
    expect_signed_in(tab)
    assert tab.server.posted == ["/v1/sign-ins"]
    assert page.url == f"{tab.server.address}/"
    secret = link.partition("=")[2]
    assert secret not in page.content()
    # The browser stores the name and role, to open offline. It does not store the secret.
    local, session, readable = json.loads(page.evaluate(SCRIPT_READABLE_STORAGE))
    assert (list(local), session, readable) == (["paroli.me"], {}, "")
    assert secret not in local["paroli.me"]
    assert [sent for sent in headers if "authorization" in sent] == []
    page.reload()
    expect_signed_in(tab)
    (cookie,) = page.context.cookies()
    assert (cookie["httpOnly"], cookie["sameSite"]) == (True, "Strict")
    assert secret not in cookie["value"]


@pytest.mark.parametrize("size", ["phone"], indirect=True)
def test_a_link_works_once(open_tab: OpenTab) -> None:
    first, second = open_tab(), open_tab()
    second.allow("401")
    link = first.server.link()
    first.page.goto(link)
    expect_signed_in(first)
    second.page.goto(link)
    expect_signed_out(second)
    expect(second.page.get_by_role("alert").filter(has_text=LINK_USED)).to_be_visible()
    command = f"paroli keys pair NAME --role house --address {second.server.address}"
    expect(second.page.get_by_text(command, exact=True)).to_be_visible()
    assert second.page.url == f"{second.server.address}/"
    second.check_layout("used-link")


def test_a_used_link_does_not_sign_the_browser_out(tab: BrowserTab) -> None:
    tab.allow("401")
    link = tab.server.link()
    tab.page.goto(link)
    expect_signed_in(tab)
    tab.page.goto(link)
    notice = tab.page.get_by_role("alert")
    expect(notice).to_contain_text("Still signed in as A house's device (house).")
    expect(notice).to_contain_text(LINK_USED)
    expect_signed_in(tab)
    tab.check_layout("still-signed-in")


@pytest.mark.parametrize("size", first_daily("phone", "tablet"), indirect=True)
def test_a_link_replaces_a_sign_in_only_after_confirmation(tab: BrowserTab) -> None:
    tab.allow("409")
    page, link = tab.page, tab.server.link("dealer")
    page.goto(tab.server.link())
    expect_signed_in(tab)
    page.goto(link)
    question = page.get_by_role("heading", name="This browser is already signed in")
    expect(question).to_be_visible()
    tab.check_layout("signed-in-already")
    tab.button("Stay signed in as A house's device").click()
    expect_signed_in(tab)
    tab.button("Menu").click()
    expect(page.get_by_role("link", name="Keys and devices")).to_be_visible()
    page.goto(link)
    tab.button("Use the link here").click()
    expect(question).to_be_hidden()
    expect_signed_in(tab)
    tab.button("Menu").click()
    expect(page.get_by_role("link", name="Settings")).to_be_visible()
    expect(page.get_by_role("link", name="Keys and devices")).to_be_hidden()


@pytest.mark.parametrize("size", first_daily("phone", "tablet"), indirect=True)
def test_a_browser_that_is_not_signed_in_shows_a_field_for_a_link(tab: BrowserTab) -> None:
    tab.allow("401")
    page = tab.page
    page.goto(tab.server.address)
    expect_signed_out(tab)
    tab.check_layout("not-signed-in")
    tab.button("Sign in").click()
    expect(page.get_by_text("Paste a link or a key first.")).to_be_visible()
    page.get_by_label("Link or key").fill(f"  {tab.server.link()}  ")
    tab.button("Sign in").click()
    expect_signed_in(tab)


def test_a_key_signs_in(tab: BrowserTab) -> None:
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
    page.get_by_label("Name of this device").fill("The till")
    field.fill(HOUSE_KEY)
    page.keyboard.press("Enter")
    expect_signed_in(tab)
    tab.button("Menu").click()
    expect(page.locator(".menu__name")).to_have_text("The till · house")
    assert HOUSE_KEY not in page.content()


def test_a_key_in_the_address_is_removed_and_ignored(tab: BrowserTab) -> None:
    tab.allow("401")
    tab.page.goto(f"{tab.server.address}/#key={HOUSE_KEY}")
    expect(tab.page.get_by_text("Keys in an address are ignored")).to_be_visible()
    assert tab.page.url == f"{tab.server.address}/"
    assert tab.server.posted == []


def test_after_too_many_attempts_the_page_shows_how_long_to_wait(tab: BrowserTab) -> None:
    tab.allow("401", "429")
    page = tab.page
    page.goto(tab.server.address)
    for _ in range(FAILURES_MAX):
        page.request.post(f"{tab.server.address}/v1/sign-ins", data={"key": "wrong"})
    page.get_by_label("Link or key").fill("wrong")
    tab.button("Sign in").click()
    wait_message = page.get_by_text(
        re.compile(r"^Too many attempts\. Wait \d+ seconds, then try again\.$")
    )
    expect(wait_message).to_be_visible()
    page.get_by_label("Link or key").fill(tab.server.link())
    tab.button("Sign in").click()
    expect_signed_in(tab)


@pytest.mark.parametrize("offline_ready", [True])
def test_signing_out_signs_out_all_tabs_of_the_browser(tab: BrowserTab) -> None:
    tab.allow("401")
    tab.sign_in_and_open()
    other = BrowserTab(tab.server, tab.page.context, "other-tab")
    other.allow("401")
    other.page.goto(tab.server.address)
    expect_signed_in(other)
    tab.menu("Sign out")
    for each in (tab, other):
        expect_signed_out(each)
        assert each.problems() == []
    tab.page.reload()
    expect_signed_out(tab)
    assert tab.page.context.cookies() == []


def test_a_revoked_device_is_signed_out_at_its_next_request(tab: BrowserTab) -> None:
    tab.allow("401")
    tab.sign_in_and_open()
    caller = tab.server.caller()
    (device,) = caller.get("/v1/keys").get_json()["keys"]
    assert caller.client.delete(f"/v1/keys/{device['id']}").status_code == 200
    # The list of tables is loaded again.
    tab.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    expect_signed_out(tab)
    expect(tab.page.get_by_text("This device was signed out. Sign in again.")).to_be_visible()


def test_signing_in_again_returns_to_the_same_page(tab: BrowserTab) -> None:
    tab.allow("401")
    tab.sign_in_and_open("settings")
    tab.page.context.clear_cookies()
    tab.page.reload()
    expect_signed_out(tab)
    tab.page.get_by_label("Link or key").fill(tab.server.link())
    tab.button("Sign in").click()
    expect(tab.page.get_by_role("heading", name="Settings", level=1)).to_be_visible()


def test_a_follow_link_opens_the_board_and_its_secret_leaves_the_address(open_tab: OpenTab) -> None:
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
def test_the_sign_in_page_can_be_switched_to_french(tab: BrowserTab) -> None:
    tab.allow("401")
    tab.page.goto(tab.server.address)
    tab.button("Français").click()
    expect(
        tab.page.get_by_role("heading", name="Ce navigateur n\u2019est pas connecté")
    ).to_be_visible()
    tab.page.get_by_label("Lien ou clé").fill("wrong")
    tab.button("Se connecter").click()
    expect(tab.page.get_by_text("Cette clé n\u2019est pas valable.")).to_be_visible()


def test_the_page_loads_from_its_own_server_only(tab: BrowserTab) -> None:
    tab.allow("401")
    answer = tab.page.goto(tab.server.address)
    assert answer is not None
    assert answer.headers["content-security-policy"].startswith("default-src 'none';")
    assert answer.headers["referrer-policy"] == "no-referrer"
    tab.page.get_by_role("link", name="For programmers: the API").click()
    expect(tab.page.get_by_role("heading", name="Paroli")).to_be_visible()
