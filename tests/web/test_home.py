"""The evenings: none at first, then newest first, page by page, and never older than the tab."""

from playwright.sync_api import expect

from tests.web.visit import Visit


def sheet(title: str) -> str:
    return f"title = '{title}'\nrules = 'modern'\nbank = 100\nentries = '''\nseat ada 50\n'''\n"


def play(visit: Visit, *titles: str) -> None:
    caller = visit.house.caller()
    for title in titles:
        assert caller.sheet(sheet(title)).status_code == 201


def test_an_empty_house_explains_itself(visit: Visit) -> None:
    visit.enter()
    expect(visit.page.get_by_role("heading", name="No table yet")).to_be_visible()
    expect(visit.button("Practice table")).to_be_enabled()
    visit.shot("empty-house")


def test_older_evenings_come_page_by_page(visit: Visit) -> None:
    play(visit, *(f"evening {number}" for number in range(30)))
    visit.enter()
    rows = visit.page.locator(".one-table .name")
    expect(rows).to_have_count(12)
    expect(rows.first).to_have_text("evening 29")
    for there in (24, 30):
        visit.button("Older tables").click()
        expect(rows).to_have_count(there)
    assert rows.all_text_contents() == [f"evening {number}" for number in reversed(range(30))]
    expect(visit.button("Older tables")).to_be_hidden()
    visit.shot("older-evenings")


def test_the_list_is_looked_up_again_when_the_tab_is_seen_again(visit: Visit) -> None:
    visit.enter()
    expect(visit.page.get_by_role("heading", name="No table yet")).to_be_visible()
    play(visit, "meanwhile")
    visit.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    row = visit.page.get_by_role("link", name="meanwhile")
    expect(row).to_contain_text("staking")
    expect(row).to_contain_text("2 entries")
    expect(visit.page.get_by_role("heading", name="No table yet")).to_be_hidden()


def test_tables_that_run_come_first(visit: Visit) -> None:
    play(visit, "running")
    closed = sheet("closed").replace("seat ada 50", "seat ada 50\nclose")
    assert visit.house.caller().sheet(closed).status_code == 201
    visit.enter()
    expect(visit.page.locator(".one-table .name")).to_have_text(["running", "closed"])
    expect(visit.page.locator(".one-table.running")).to_have_count(1)
