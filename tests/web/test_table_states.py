"""History, standings and board of tables with unusual names, sums and states."""

from playwright.sync_api import expect

from tests.web.browser_tab import TABLET, BrowserTab, boxes
from tests.web.gatherings import open_table
from tests.web.paroli_server import ParoliServer

UNKNOWN = "00000000-0000-4000-8000-000000000000"
BEST = ".best-of-session > div"
PAROLI = (
    *("stake anne K 10", "stake bess 3 25", "fasse 2", "pair K 4", "paroli anne K"),
    *("pair 3 5", "take bess 3", "pair K 6", "take anne K", "end"),
)
MARKUP = "<img src=x onerror=alert(1)>"
LONG_NAME = "Donaudampfschifffahrtsgesellschaftskapit"
NINE_SEATS = "\n".join(f"seat p{number} 100000" for number in range(9))
ODD_EVENING = f"""
title = "{MARKUP} & Zoë Ōkubo's <b>long</b> evening among friends, as long as a title may well be"
rules = "sca"
currency = "eur"
bank = 1000000000000
holder = "{MARKUP}"
entries = '''
seat "{MARKUP}" 1000000000000 hearts
seat "{LONG_NAME}" 123456789
seat "Łukasz 🎩" 250
{NINE_SEATS}
stake "{MARKUP}" K 500000000000
stake "{MARKUP}" K#2 123456789
stake "{LONG_NAME}" 7 100
stake "Łukasz 🎩" 7 250
fasse 9
pair 2 K
take "{MARKUP}" K#2
'''
"""
BROKEN_BANK = """
title = "A bank that breaks"
rules = "modern"
currency = "lsd"
bank = "1l"
entries = '''
seat ada 10l
stake ada K 5l
fasse 2
pair K 3
take ada K
'''
"""


def history_path_of(server: ParoliServer, sheet: str) -> str:
    answer = server.caller().sheet(sheet)
    assert answer.status_code == 201, answer.text
    return f"tables/{answer.get_json()['id']}/log"


def test_the_history_and_the_standings_of_unusual_tables_fit(tab: BrowserTab) -> None:
    tab.allow("404")
    tab.sign_in_and_open("settings")
    check_odd_evening(tab)
    check_unknown_table(tab)
    check_broken_bank(tab)
    check_standings(tab)


def check_odd_evening(tab: BrowserTab) -> None:
    """Check the history of a table with unusual names and sums."""
    tab.follow(history_path_of(tab.server, ODD_EVENING))
    expect(tab.page.locator(".seat-rows__player")).to_have_count(12)
    expect(tab.page.locator(".history-band__call")).to_have_text(
        f"{MARKUP} takes €1,234,567.89 on the second king."
    )
    tab.check_layout("odd-evening")


def check_unknown_table(tab: BrowserTab) -> None:
    """Check that history and board say that a table was not found."""
    tab.follow(f"tables/{UNKNOWN}/log")
    expect(tab.page.get_by_role("alert")).to_contain_text("This table was not found")
    tab.follow(f"board/{UNKNOWN}")
    expect(tab.page.get_by_role("heading", level=1)).to_have_text("Table not found")
    assert tab.axe() == []


def check_broken_bank(tab: BrowserTab) -> None:
    """Check the history of a broken bank in the dark theme."""
    tab.page.emulate_media(color_scheme="dark")
    history = history_path_of(tab.server, BROKEN_BANK)
    tab.follow(f"{history}/7")
    expect(tab.page.locator(".history-band__call")).to_have_text("King wins, three loses.")
    tab.check_layout("table")
    tab.follow(history)
    expect(tab.page.locator(".history-band__figure[data-broken=true]")).to_be_visible()
    tab.check_layout("broken-bank")
    background = tab.page.evaluate("getComputedStyle(document.body).backgroundColor")
    assert background == "rgb(15, 31, 25)"
    tab.page.emulate_media(color_scheme="light")


def check_standings(tab: BrowserTab) -> None:
    """Check the standings in French, with the best of the session."""
    seats = ("seat anne 100", "seat bess 100")
    table = open_table(tab.server, "Oak", *seats, *PAROLI)
    tab.choose_language("fr")
    tab.follow(f"tables/{table.id}/standings")
    expect(tab.page.locator(BEST)).to_have_text(
        ["Meilleur gainbess, 25", "Plus grand parolianne, 20 sur le roi avec un coin plié"]
    )
    (table_box,) = boxes(tab.page.locator(".standings-page table"))
    assert table_box.right > TABLET[0] * 0.9
    assert tab.axe_in_both_themes() == []
    tab.check_layout("session-standings-fr")
