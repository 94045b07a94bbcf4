"""The first page of a key that may see one table only."""

from playwright.sync_api import expect

from tests.web.browser_tab import BrowserTab


def test_the_list_of_a_key_for_one_table_fits(tab: BrowserTab) -> None:
    table = tab.server.caller().table("seat anne 1000", "seat bess 900", name="Twelfth Night")
    for role, granted in (("punter", {"punter": "bess"}), ("dealer", {})):
        tab.page.context.clear_cookies()
        tab.sign_in(role=role, sessions=[table.id], **granted)
        tab.go("settings")
        tab.menu("All tables")
        expect(tab.page.locator(".table-card__link")).to_have_text(["Twelfth Night"])
        tab.check_layout(f"{role}-home")
        # The page that is open may still ask for something, and would have no key.
        tab.page.goto("about:blank")
