"""The list of tables: empty at first, then newest first and page by page; reloaded with the tab."""

from playwright.sync_api import expect

from tests.web.browser_tab import BrowserTab


def sheet(title: str, *lines: str) -> str:
    entries = "\n".join(("seat ada 50", *lines))
    return f"title = '{title}'\nrules = 'modern'\nbank = 100\nentries = '''\n{entries}\n'''\n"


def import_sheets(tab: BrowserTab, *titles: str, closed: bool = False) -> None:
    caller = tab.server.caller()
    for title in titles:
        text = sheet(title, *(["close"] if closed else []))
        assert caller.sheet(text).status_code == 201


def test_the_home_page_without_tables_offers_a_practice_table(tab: BrowserTab) -> None:
    tab.sign_in_and_open()
    expect(tab.page.get_by_role("heading", name="No tables yet")).to_be_visible()
    expect(tab.button("Basset: Practice table")).to_be_enabled()
    tab.check_layout("empty-house")


def test_older_tables_load_page_by_page(tab: BrowserTab) -> None:
    import_sheets(tab, *(f"evening {number}" for number in range(30)), closed=True)
    tab.sign_in_and_open()
    rows = tab.page.locator(".table-row__name")
    expect(rows).to_have_count(12)
    expect(rows.first).to_have_text("evening 29")
    for count in (24, 30):
        tab.button("Older tables").click()
        expect(rows).to_have_count(count)
    assert rows.all_text_contents() == [f"evening {number}" for number in reversed(range(30))]
    expect(tab.button("Older tables")).to_be_hidden()
    tab.check_layout("older-evenings")
