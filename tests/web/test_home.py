"""The list of tables: empty at first, then with older tables below."""

from playwright.sync_api import expect

from tests.web.browser_tab import BrowserTab

PAGE = 24
"""The tables that the list shows at first."""


def sheet(title: str, *lines: str) -> str:
    entries = "\n".join(("seat ada 50", *lines))
    return f"title = '{title}'\nrules = 'modern'\nbank = 100\nentries = '''\n{entries}\n'''\n"


def test_the_list_of_tables_fits_while_it_is_empty_and_with_older_tables(tab: BrowserTab) -> None:
    tab.sign_in_and_open()
    expect(tab.page.get_by_role("heading", name="No tables yet")).to_be_visible()
    expect(tab.button("Basset: Practice table")).to_be_enabled()
    tab.check_layout("empty-house")
    for number in range(PAGE + 1):
        assert tab.server.caller().sheet(sheet(f"evening {number}", "close")).status_code == 201
    tab.go("")
    rows = tab.page.locator(".table-row__name")
    expect(rows).to_have_count(PAGE)
    tab.button("Older tables").click()
    expect(rows).to_have_count(PAGE + 1)
    expect(tab.button("Older tables")).to_be_hidden()
    tab.check_layout("older-evenings")
