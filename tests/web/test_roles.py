"""The first page of a key that may see one table only."""

import pytest
from playwright.sync_api import expect

from tests.web.browser_tab import BrowserTab


@pytest.mark.parametrize("role", ["punter", "dealer"])
def test_the_list_of_a_key_for_one_table_fits(tab: BrowserTab, role: str) -> None:
    table = tab.server.caller().table("seat anne 1000", "seat bess 900", name="Twelfth Night")
    punter = {"punter": "bess"} if role == "punter" else {}
    tab.sign_in(role=role, sessions=[table.id], **punter)
    tab.go("settings")
    tab.menu("All tables")
    expect(tab.page.locator(".table-card__link")).to_have_text(["Twelfth Night"])
    tab.check_layout(f"{role}-home")
