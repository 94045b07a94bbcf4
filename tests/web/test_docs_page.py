"""The API documentation page works under the content security policy that it is served with."""

from playwright.sync_api import expect

from tests.api.service_under_test import HOUSE_KEY
from tests.web.browser_tab import BrowserTab

RENDERING_MS = 60_000
"""Swagger UI renders every operation at once, which a busy machine takes long for."""


def test_the_docs_page_sends_a_request_with_a_key(tab: BrowserTab) -> None:
    page = tab.page
    page.set_default_timeout(RENDERING_MS)
    page.goto(f"{tab.server.address}/docs")
    expect(page.get_by_role("heading", name="Paroli")).to_be_visible(timeout=RENDERING_MS)
    page.locator(".auth-wrapper .authorize").click()
    page.locator("#auth-bearer-value").fill(HOUSE_KEY)
    page.locator(".modal-ux button.authorize").first.click()
    page.locator(".modal-ux button.btn-done").first.click()
    page.locator(".opblock-get", has_text="/v1/sessions").first.locator("button").first.click()
    page.locator(".try-out__btn").click()
    page.locator("button.execute").click()
    expect(page.locator(".live-responses-table tbody .response-col_status").first).to_contain_text(
        "200", timeout=RENDERING_MS
    )
