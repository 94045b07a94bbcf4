"""One table, whatever its names, sums and rules are."""

from playwright.sync_api import expect

from tests.api.named_devices import DEVICE
from tests.web.browser_tab import BrowserTab
from tests.web.conftest import OpenTab
from tests.web.paroli_server import ParoliServer

TRICK = "<img src=x onerror=alert(1)>"
LONG = "Donaudampfschifffahrtsgesellschaftskapit"
MANY = "\n".join(f"seat p{number} 100000" for number in range(9))
ODD_EVENING = f"""
title = "{TRICK} & Zoë Ōkubo's <b>long</b> evening among friends, as long as a title may well be"
rules = "sca"
currency = "eur"
bank = 1000000000000
holder = "{TRICK}"
entries = '''
seat "{TRICK}" 1000000000000 hearts
seat "{LONG}" 123456789
seat "Łukasz 🎩" 250
{MANY}
stake "{TRICK}" K 500000000000
stake "{TRICK}" K#2 123456789
stake "{LONG}" 7 100
stake "Łukasz 🎩" 7 250
fasse 9
pair 2 K
take "{TRICK}" K#2
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


def played(server: ParoliServer, sheet: str) -> str:
    answer = server.caller().sheet(sheet)
    assert answer.status_code == 201, answer.text
    return f"tables/{answer.get_json()['id']}/log"


def test_odd_names_and_sums_have_their_places(tab: BrowserTab) -> None:
    page = tab.page
    tab.enter(played(tab.server, ODD_EVENING))
    expect(page.locator(".seat-rows__player")).to_have_count(12)
    expect(page.locator(".history-band__call")).to_have_text(
        f"{TRICK} takes €1,234,567.89 on the king no. 2."
    )
    tab.check_layout("odd-evening")


def test_a_broken_bank_says_what_it_owes(tab: BrowserTab) -> None:
    table = played(tab.server, BROKEN_BANK)
    tab.enter(table)
    expect(tab.page.locator(".history-band__figure[data-broken=true]")).to_have_text(
        "\u2212£4bank broke, owes £4"
    )
    expect(tab.page.get_by_role("link", name="ada\u2019s king wins £5.")).to_be_visible()
    tab.check_layout("broken-bank")


def test_who_takes_the_pen_is_told(tab: BrowserTab) -> None:
    table = played(tab.server, BROKEN_BANK)
    path = f"/v1/sessions/{table.split('/')[1]}/pen"
    taken = tab.server.caller().post(path, {}, headers={DEVICE: TRICK})
    assert taken.status_code == 201, taken.text
    tab.enter(table)
    expect(tab.page.locator(".history-band__call")).to_have_text(f"{TRICK} takes control.")
    assert tab.page.locator("main img").count() == 0


def test_a_table_that_is_not_there_is_said_so(tab: BrowserTab) -> None:
    tab.allow("404")
    tab.enter()
    tab.page.goto(f"{tab.server.address}/tables/00000000-0000-4000-8000-000000000000/log")
    expect(tab.page.get_by_role("alert")).to_contain_text("This table was not found")


def test_by_candle_it_is_dark(open_tab: OpenTab) -> None:
    tab = open_tab(candle=True)
    tab.enter(played(tab.server, BROKEN_BANK) + "/7")
    expect(tab.page.locator(".history-band__call")).to_have_text("King wins, three loses.")
    tab.check_layout("table")
    ground = tab.page.evaluate("getComputedStyle(document.body).backgroundColor")
    assert ground == "rgb(15, 31, 25)"
