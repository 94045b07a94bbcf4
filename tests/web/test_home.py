"""The list of tables: empty at first, then newest first and page by page; reloaded with the tab."""

from playwright.sync_api import expect

from tests.web.browser_tab import BrowserTab


def sheet(title: str) -> str:
    return f"title = '{title}'\nrules = 'modern'\nbank = 100\nentries = '''\nseat ada 50\n'''\n"


def import_sheets(tab: BrowserTab, *titles: str) -> None:
    caller = tab.server.caller()
    for title in titles:
        assert caller.sheet(sheet(title)).status_code == 201


def test_the_home_page_without_tables_offers_a_practice_table(tab: BrowserTab) -> None:
    tab.sign_in_and_open()
    expect(tab.page.get_by_role("heading", name="No tables yet")).to_be_visible()
    expect(tab.button("Practice table")).to_be_enabled()
    tab.check_layout("empty-house")


def test_older_tables_load_page_by_page(tab: BrowserTab) -> None:
    import_sheets(tab, *(f"evening {number}" for number in range(30)))
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


def test_the_list_is_reloaded_when_the_tab_becomes_visible(tab: BrowserTab) -> None:
    tab.sign_in_and_open()
    expect(tab.page.get_by_role("heading", name="No tables yet")).to_be_visible()
    import_sheets(tab, "meanwhile")
    tab.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    row = tab.page.get_by_role("link", name="meanwhile")
    expect(row).to_contain_text("staking")
    expect(row).to_contain_text("2 events")
    expect(tab.page.get_by_role("heading", name="No tables yet")).to_be_hidden()


def test_running_tables_are_listed_first(tab: BrowserTab) -> None:
    import_sheets(tab, "running")
    closed = sheet("closed").replace("seat ada 50", "seat ada 50\nclose")
    assert tab.server.caller().sheet(closed).status_code == 201
    tab.sign_in_and_open()
    expect(tab.page.locator(".table-row__name")).to_have_text(["running", "closed"])
    expect(tab.page.locator(".table-row[data-running=true]")).to_have_count(1)
