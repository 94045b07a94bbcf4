"""The history page of tables with unusual names, sums and states."""

from playwright.sync_api import expect

from tests.web.browser_tab import BrowserTab
from tests.web.conftest import OpenTab
from tests.web.paroli_server import ParoliServer

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


def test_unusual_names_and_sums_fit(tab: BrowserTab) -> None:
    page = tab.page
    tab.sign_in_and_open(history_path_of(tab.server, ODD_EVENING))
    expect(page.locator(".seat-rows__player")).to_have_count(12)
    expect(page.locator(".history-band__call")).to_have_text(
        f"{MARKUP} takes €1,234,567.89 on the second king."
    )
    tab.check_layout("odd-evening")


def test_an_unknown_table_shows_table_not_found(tab: BrowserTab) -> None:
    tab.allow("404")
    tab.sign_in_and_open()
    tab.page.goto(f"{tab.server.address}/tables/00000000-0000-4000-8000-000000000000/log")
    expect(tab.page.get_by_role("alert")).to_contain_text("This table was not found")
    tab.page.goto(f"{tab.server.address}/board/00000000-0000-4000-8000-000000000000")
    expect(tab.page.get_by_role("heading", level=1)).to_have_text("Table not found")
    assert tab.axe() == []


def test_the_history_of_a_broken_bank_fits_in_the_dark_theme(open_tab: OpenTab) -> None:
    tab = open_tab(candle=True)
    history = history_path_of(tab.server, BROKEN_BANK)
    tab.sign_in_and_open(f"{history}/7")
    expect(tab.page.locator(".history-band__call")).to_have_text("King wins, three loses.")
    tab.check_layout("table")
    tab.go(history)
    expect(tab.page.locator(".history-band__figure[data-broken=true]")).to_be_visible()
    tab.check_layout("broken-bank")
    background = tab.page.evaluate("getComputedStyle(document.body).backgroundColor")
    assert background == "rgb(15, 31, 25)"
