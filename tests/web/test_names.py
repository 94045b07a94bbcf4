"""A name that is markup is only text, in every view and for every role."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.api.caller import Table
from tests.web.browser_tab import FIRST_PAGE, BrowserTab
from tests.web.paroli_server import ParoliServer

# A name is 40 characters at most, and has no double quotes.
TRICK = "<img src=x onerror=alert(1)>"
OTHER = "</li><script>alert(2)</script><u>"
LONG = "Bartholomew Featherstonehaugh-Smythe"
PIECES = """(name) => { const text = name.firstChild; let from = 0;
  return name.textContent.split(/(?<=-)|(?<= )/).map((piece) => { const range = new Range();
    range.setStart(text, from); range.setEnd(text, from += piece.length);
    return [piece, new Set([...range.getClientRects()].map(({ top }) => top)).size]; }); }"""
"""What of a name stands between two places where a line may end, and on how many lines each is."""
LINES = (
    f'seat "{TRICK}" 1000 hearts',
    f'seat "{OTHER}" 1000',
    f'stake "{TRICK}" K 100',
    f'sidebet "{OTHER}" "{TRICK}" "{TRICK}" K win 10',
    "fasse 9",
    "pair Q 2",
)


@pytest.fixture
def night(server: ParoliServer) -> Table:
    return server.caller().table(*LINES, name=TRICK, bank={"holder": OTHER, "funds": 10_000})


@pytest.fixture
def tab(tab: BrowserTab) -> Iterator[BrowserTab]:
    """Somebody whose browser has made no element of a name; nor has it complained of a script."""
    yield tab
    assert_only_text(tab)


def assert_only_text(tab: BrowserTab) -> None:
    assert tab.page.locator("img:not([alt*=QR]), body script, main u").count() == 0


def test_in_the_list_and_at_the_table(tab: BrowserTab, night: Table) -> None:
    page = tab.page
    tab.enter()
    expect(page.locator(".table-row__name")).to_have_text(TRICK)
    assert_only_text(tab)
    page.locator(".table-row").click()
    expect(page.locator(".table-page")).to_be_visible()
    tab.menu("History")
    expect(page.locator(".seat-rows__player h2")).to_have_text([TRICK, OTHER])
    expect(page.locator("h1")).to_have_text(TRICK)
    expect(page.locator(".history-lines")).to_contain_text(
        f"{OTHER} bets {TRICK} 10 that {TRICK}\u2019s king"
    )
    expect(page.locator(".seat-rows__bets")).to_contain_text(OTHER)
    expect(page.locator(".ranking__table")).to_contain_text(f"The bank, {OTHER}")
    assert page.title() == f"{TRICK} · Paroli"


@pytest.mark.parametrize("width", [1180, 820, 390, 320])
def test_a_long_name_breaks_between_words_in_the_history(tab: BrowserTab, width: int) -> None:
    table = tab.server.caller().table(f'seat "{LONG}" 1000')
    tab.page.set_viewport_size({"width": width, "height": 820})
    tab.enter(f"tables/{table.id}/log")
    name = tab.page.locator(".seat-rows__player h2")
    expect(name).to_have_text(LONG)
    tab.page.evaluate("document.fonts.ready.then(() => null)")
    assert name.evaluate(PIECES) == [["Bartholomew ", 1], ["Featherstonehaugh-", 1], ["Smythe", 1]]


def test_among_keys_and_devices(tab: BrowserTab, night: Table) -> None:
    page = tab.page
    caller = tab.server.caller()
    grant = {"role": "punter", "sessions": [night.id], "punter": TRICK}
    assert caller.post("/v1/keys", {"name": OTHER, **grant}).status_code == 201
    tab.enter("keys")
    expect(page.locator(".key-lists__list")).to_contain_text([TRICK])
    form = page.locator(".pairing")
    form.get_by_label("Tables", exact=True).select_option("some")
    expect(form.get_by_role("checkbox", name=f"{TRICK}, today")).to_be_visible()
    assert_only_text(tab)
    form.get_by_label("Name").fill(TRICK)
    form.get_by_label("Role").select_option("punter")
    form.get_by_label("Table", exact=True).select_option(night.id)
    form.get_by_label("Player").select_option(TRICK)
    tab.button("Create a link").click()
    expect(page.get_by_role("heading", name=f"Scan this with {TRICK}")).to_be_visible()
    tab.button(f"Revoke {OTHER}").click()
    expect(page.get_by_role("group", name=f"Revoke {OTHER}?")).to_be_visible()
    assert_only_text(tab)
    tab.button("Yes, revoke it").click()
    expect(tab.button(f"Revoke {OTHER}")).to_have_count(0)
    page.get_by_text("Create a key for a script").click()
    page.locator("#key-name").fill(OTHER)
    tab.button("Create a key").click()
    expect(page.get_by_role("heading", name=f"The key “{OTHER}”")).to_be_visible()
    assert_only_text(tab)
    page.goto(f"{tab.server.address}/tables/{night.id}/log")
    expect(page.locator(".downloads")).to_be_visible()


@pytest.mark.parametrize(("role", "punter"), [("punter", TRICK), ("board", None)])
def test_for_readers(tab: BrowserTab, night: Table, role: str, punter: str | None) -> None:
    tab.enter(role=role, sessions=[night.id], punter=punter, name=TRICK)
    expect(tab.page.locator("h1")).to_contain_text(TRICK)
    expect(tab.page.locator("main")).to_contain_text(punter or OTHER)
    assert_only_text(tab)
    tab.go("settings")
    tab.button("Menu").click()
    shown = {"punter": "player"}.get(role, role)
    expect(tab.page.locator(".menu__name")).to_have_text(f"{TRICK} · {shown}")


def test_in_the_notice_that_one_is_signed_in_still(tab: BrowserTab) -> None:
    tab.allow("401")
    link = tab.server.link(name=TRICK)
    tab.page.goto(link)
    expect(tab.page.locator(FIRST_PAGE).first).to_be_visible()
    tab.page.goto(link)
    expect(tab.page.get_by_role("alert")).to_contain_text(f"Still signed in as {TRICK}")
