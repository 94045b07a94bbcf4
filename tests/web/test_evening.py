"""The evening page: all tables, and the standings over all of them."""

from playwright.sync_api import Page, expect

from tests.web import score_sheets
from tests.web.board_pages import NARROW, assert_fits, import_sheet, resize, sign_in_with_new_key
from tests.web.browser_tab import NEXT_PAINT, PHONE, TABLET, BrowserTab, HeldRequests
from tests.web.conftest import OpenTab

ROWS = ".evening-standings tbody tr"
EVENING_SECONDS = 20 * 3600
WINDOW = score_sheets.sheet(
    *(
        'seat "Valeria" 960',
        'seat "Lady Lucy" 960',
        'stake "Valeria" K 48',
        'stake "Lady Lucy" Q 480',
    ),
    *("fasse 2", "pair K Q", 'take "Valeria" K', "end"),
    currency='"lsd"',
    bank="9600",
    title='"The Window Table"',
)


def open_evening(tab: BrowserTab, role: str = "house") -> Page:
    sign_in_with_new_key(tab, role)
    tab.page.goto(f"{tab.server.address}/evening")
    return tab.page


def assert_fits_and_passes_axe(tab: BrowserTab) -> None:
    page = tab.page
    for size in (PHONE, NARROW, TABLET):
        resize(page, size)
        assert_fits(page, ROWS)
        assert_fits(page, ".evening-tables li")
        assert tab.axe_in_both_themes() == []


def test_the_evening_shows_standings_over_all_tables(tab: BrowserTab) -> None:
    long_table = import_sheet(tab.server, score_sheets.LONG_TABLE)
    import_sheet(tab.server, WINDOW)
    page = open_evening(tab)
    expect(page.locator(".page__subtitle")).to_contain_text("two tables · seven players")
    expect(page.locator(ROWS)).to_have_count(7)
    expect(page.locator(f"{ROWS} th").nth(1)).to_have_text("Valeria")
    expect(page.locator(".evening-standings__at").nth(1).locator("span")).to_have_text(
        ["Long", "Window"]
    )
    expect(page.locator(ROWS).nth(1).locator(".evening-standings__net")).to_have_text("+1s")
    expect(page.locator(".evening-tables__sums")).to_have_text(
        "The accounts balancePlayers \u2212£4 4s, banks +£4 4s. The total is zero, as it must be."
    )
    tables = page.locator(".evening-tables li")
    expect(tables.first).to_contain_text("Parlour · deal 1, 31 left · two wins to take or play on")
    expect(tables.first).to_contain_text("Bank +£3 15s · has £153 15s")
    expect(tables.nth(1)).to_contain_text("deal 2, staking")
    expect(tables.first.get_by_role("link", name="Board of The Long Table")).to_have_attribute(
        "href", f"/board/{long_table.id}"
    )
    assert_fits_and_passes_axe(tab)


def test_the_time_shown_advances_without_new_entries(tab: BrowserTab) -> None:
    tab.control_clock()
    import_sheet(tab.server, WINDOW)
    subtitle = open_evening(tab).locator(".page__subtitle")
    expect(subtitle).to_contain_text("one table")
    before = subtitle.inner_text()
    tab.advance_clock(120_000)
    expect(subtitle).not_to_have_text(before)
    expect(subtitle).to_contain_text("one table")


def test_a_new_entry_at_any_table_is_shown_at_once(tab: BrowserTab) -> None:
    long_table, _ = (
        import_sheet(tab.server, score_sheets.LONG_TABLE),
        import_sheet(tab.server, WINDOW),
    )
    page = open_evening(tab)
    first = page.locator(ROWS).first
    expect(first).to_contain_text("Captain Hearty")
    long_table.enter_lines("take *")
    expect(first).to_contain_text("Lady Reveller")
    expect(first.locator(".evening-standings__net")).to_have_text("+£6 17s")
    expect(first.locator(".evening-standings__change")).to_contain_text("up")
    expect(page.locator("main [role=status].visually-hidden")).to_contain_text(
        "Lady Reveller is 1st."
    )
    long_table.enter_lines("end", "close")
    expect(page.locator(".evening-tables li").first).to_contain_text("closed")
    expect(page.locator(".evening-tables li").first).to_contain_text("has returned its money")


def test_standings_can_be_filtered_by_currency_and_evening(tab: BrowserTab) -> None:
    import_sheet(tab.server, score_sheets.LONG_TABLE)
    import_sheet(tab.server, score_sheets.TWINS)
    page = open_evening(tab)
    money = page.get_by_role("group", name="Currency")
    expect(money.get_by_role("button", pressed=True)).to_have_text("Points")
    expect(page.locator(f"{ROWS} th")).to_have_text(["ada"])
    money.get_by_role("button", name="Pounds, shillings and pence").click()
    expect(page.locator(ROWS)).to_have_count(6)
    page.get_by_role("button", name="All evenings").click()
    expect(page.get_by_role("button", name="All evenings")).to_have_attribute(
        "aria-pressed", "true"
    )
    expect(page.locator(f"{ROWS} th")).to_have_text(["ada"])
    assert_fits_and_passes_axe(tab)


def test_all_evenings_include_earlier_ones(tab: BrowserTab) -> None:
    tab.server.clock.behind_seconds = EVENING_SECONDS
    import_sheet(tab.server, WINDOW)
    tab.server.clock.behind_seconds = 0
    import_sheet(tab.server, score_sheets.LONG_TABLE)
    page = open_evening(tab)
    names = page.locator(".evening-tables h3 a")
    expect(names).to_have_text(["The Long Table"])
    page.get_by_role("button", name="All evenings").click()
    expect(names).to_have_text(["The Window Table", "The Long Table"])
    page.get_by_role("button", name="This evening").click()
    expect(names).to_have_text(["The Long Table"])


def test_the_evening_stays_shown_while_all_evenings_load(tab: BrowserTab) -> None:
    import_sheet(tab.server, WINDOW)
    page = open_evening(tab)
    expect(page.locator(ROWS)).to_have_count(2)
    held = HeldRequests(page, "**/v1/evening?since=*")
    all_evenings = page.get_by_role("button", name="All evenings")
    with page.expect_request("**/v1/evening?since=*"):
        all_evenings.click()
    expect(all_evenings).to_have_attribute("aria-pressed", "true")
    page.evaluate(NEXT_PAINT)
    expect(page.locator(ROWS)).to_have_count(2)
    expect(all_evenings).to_be_focused()
    held.release()


def test_an_evening_with_many_tables_and_players_fits(tab: BrowserTab) -> None:
    for number in range(20):
        names = [f"Punter {at}" for at in range(number * 3, number * 3 + 4)]
        tab.server.caller().table(
            *(f'seat "{name}" 1000' for name in names),
            *(f'stake "{name}" {at + 2} {number + at + 1}' for at, name in enumerate(names)),
            *("fasse K", "pair 3 4", "take *", "end"),
            name=f"Table of the {number}th window",
        )
    page = open_evening(tab)
    expect(page.locator(ROWS)).to_have_count(61)
    expect(page.locator(".evening-tables li")).to_have_count(20)
    assert_fits_and_passes_axe(tab)


def test_an_evening_without_tables_offers_to_open_one(tab: BrowserTab) -> None:
    page = open_evening(tab)
    expect(page.get_by_text("No table has been opened yet.")).to_be_visible()
    expect(page.get_by_role("link", name="Open a table")).to_have_attribute("href", "/new")
    assert_fits_and_passes_axe(tab)


def test_only_a_house_key_gets_the_link_to_sign_in_a_board(open_tab: OpenTab) -> None:
    admin = open_tab()
    import_sheet(admin.server, score_sheets.TWINS)
    page = open_evening(admin)
    page.get_by_role("link", name="Show on the board").click()
    expect(page.locator("#pair-role")).to_have_value("board")
    dealer = open_tab()
    page = open_evening(dealer, "dealer")
    expect(page.locator(ROWS)).to_have_count(1)
    expect(page.get_by_role("link", name="Show on the board")).to_have_count(0)
    page.get_by_role("link", name="Board of Twins").click()
    expect(page.locator(".board-draw__call")).to_have_text("Two kings: twins. The first card wins.")


def test_the_tab_key_reaches_every_visible_control(tab: BrowserTab) -> None:
    import_sheet(tab.server, score_sheets.LONG_TABLE)
    import_sheet(tab.server, score_sheets.TWINS)
    page = open_evening(tab)
    expect(page.locator(ROWS).first).to_be_visible()
    reached = []
    for _ in range(14):
        page.keyboard.press("Tab")
        reached.append(page.evaluate("document.activeElement.innerText"))
    wanted = [
        "This evening",
        "All evenings",
        "Points",
        "The Long Table",
        "Board",
        "Show on the board",
    ]
    assert [name for name in wanted if name not in reached] == ["The Long Table"]
    assert "Twins" in reached


def test_the_evening_page_in_french(open_tab: OpenTab) -> None:
    tab = open_tab(locale="fr-FR")
    import_sheet(tab.server, score_sheets.LONG_TABLE)
    page = open_evening(tab)
    expect(page.get_by_role("heading", level=1)).to_have_text("Soirée")
    expect(page.locator(".evening-tables__sums")).to_contain_text("Le total est zéro, comme prévu.")
    expect(page.locator(".evening-tables li")).to_contain_text(
        "Salon · donne 1, 31 au talon · deux gains à encaisser ou à laisser en jeu"
    )
    assert_fits_and_passes_axe(tab)
