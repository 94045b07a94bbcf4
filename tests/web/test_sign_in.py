"""Signing in with a link: no script can read the credential, all tabs know, every state fits."""

import json

import pytest
from playwright.sync_api import expect

from tests.web.browser_tab import BrowserTab

NO_TABLES = "No tables yet"
NOT_SIGNED_IN = "This browser is not signed in"
LINK_USED = "This link has been used or has expired."
SCRIPT_READABLE_STORAGE = (
    "() => JSON.stringify([{...localStorage}, {...sessionStorage}, document.cookie])"
)


def expect_signed_in(tab: BrowserTab) -> None:
    expect(tab.page.get_by_role("heading", name=NO_TABLES)).to_be_visible()


def expect_signed_out(tab: BrowserTab) -> None:
    expect(tab.page.get_by_role("heading", name=NOT_SIGNED_IN)).to_be_visible()


def test_every_state_of_the_sign_in_page_fits_and_no_secret_is_stored(tab: BrowserTab) -> None:
    tab.allow("401", "409")
    page, link = tab.page, tab.server.link()
    page.goto(tab.server.address)
    expect_signed_out(tab)
    tab.check_layout("not-signed-in")
    field = page.get_by_label("Link or key")
    field.fill("wrong")
    page.keyboard.press("Enter")
    expect(page.get_by_text("This key is not valid. Try another.")).to_be_visible()
    expect(field).to_be_focused()
    tab.check_layout("wrong-key")
    field.fill(link)
    tab.button("Sign in").click()
    expect_signed_in(tab)
    page.goto(link)
    expect(page.get_by_role("alert")).to_contain_text(LINK_USED)
    tab.check_layout("still-signed-in")
    page.goto(tab.server.link("dealer"))
    expect(page.get_by_role("heading", name="This browser is already signed in")).to_be_visible()
    tab.check_layout("signed-in-already")
    page.context.clear_cookies()
    page.reload()
    expect_signed_out(tab)
    page.goto(link)
    expect(page.get_by_role("alert").filter(has_text=LINK_USED)).to_be_visible()
    tab.check_layout("used-link")
    check_secret_is_not_stored(tab)


def check_secret_is_not_stored(tab: BrowserTab) -> None:
    """Sign in with a link, and check that no script can read its secret."""
    page, link = tab.page, tab.server.link()
    headers: list[dict[str, str]] = []
    page.on("request", lambda request: headers.append(request.headers))
    tab.server.posted.clear()
    page.goto("about:blank")
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


@pytest.mark.parametrize("offline_ready", [True])
def test_signing_out_signs_out_all_tabs_of_the_browser(tab: BrowserTab) -> None:
    tab.allow("401")
    tab.sign_in_and_open()
    other = BrowserTab(tab.server, lambda **_: tab.page.context, "other-tab")
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
