"""The API documentation page works under the content security policy that it is served with."""

import pytest
from playwright.sync_api import Route, expect

from tests.api.service_under_test import HOUSE_KEY
from tests.web.browser_tab import BrowserTab
from tests.web.repeats import first_daily

RENDERING_MS = 60_000
"""Swagger UI renders every operation at once, which a busy machine takes long for."""


def keep_list_of_sessions(route: Route) -> None:
    """Answer with the document of the server, but with one operation and without its schemas."""
    document = route.fetch(timeout=RENDERING_MS).json()
    components = {"securitySchemes": document["components"]["securitySchemes"]}
    responses = {"200": {"description": "The sessions"}}
    listing = {**document["paths"]["/v1/sessions"]["get"], "parameters": [], "responses": responses}
    paths = {"/v1/sessions": {"get": listing}}
    route.fulfill(json={**document, "components": components, "paths": paths})


@pytest.mark.parametrize("document", first_daily("one operation", "all operations"))
def test_the_docs_page_sends_a_request_with_a_key(tab: BrowserTab, document: str) -> None:
    page = tab.page
    page.set_default_timeout(RENDERING_MS)
    if document == "one operation":
        page.route("**/openapi.json", keep_list_of_sessions)
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
