"""The standings of a session: each player's line, the best win and the largest paroli."""

from playwright.sync_api import expect

from tests.api.caller import Table
from tests.web.browser_tab import TABLET, BrowserTab, boxes
from tests.web.conftest import OpenTab
from tests.web.gatherings import open_table
from tests.web.paroli_server import ParoliServer

ROWS = ".ranking__table tbody tr"
BEST = ".best-of-session > div"
PAROLI = (
    *("stake anne K 10", "stake bess 3 25", "fasse 2", "pair K 4", "paroli anne K"),
    *("pair 3 5", "take bess 3", "pair K 6", "take anne K", "end"),
)


def new_table(server: ParoliServer, *lines: str) -> Table:
    return open_table(server, "Oak", "seat anne 100", "seat bess 100", *lines)


def test_each_player_has_a_line_and_the_best_are_named(
    tab: BrowserTab, server: ParoliServer
) -> None:
    page = tab.page
    table = new_table(server)
    tab.sign_in_and_open(f"tables/{table.id}/standings", role="dealer")
    expect(page.locator(ROWS)).to_have_count(3)
    expect(page.locator(".net-line")).to_have_count(2)
    expect(page.locator(BEST)).to_have_count(0)
    table.enter_lines(*PAROLI)
    expect(page.locator(BEST)).to_have_text(
        ["Best winbess, 25", "Largest parolianne, 20 on the king with one bent corner"]
    )
    expect(page.locator(ROWS).first).to_contain_text("bess+25")
    (table_box,) = boxes(page.locator(".standings-page table"))
    assert table_box.right > TABLET[0] * 0.9
    assert tab.axe_in_both_themes() == []
    tab.check_layout("session-standings")


def test_the_standings_name_the_best_in_french(open_tab: OpenTab, server: ParoliServer) -> None:
    tab = open_tab(locale="fr-FR")
    table = new_table(server, *PAROLI)
    tab.sign_in_and_open(f"tables/{table.id}/standings")
    expect(tab.page.locator(BEST)).to_have_text(
        ["Meilleur gainbess, 25", "Plus grand parolianne, 20 sur le roi avec un coin plié"]
    )
    assert tab.axe() == []
    tab.check_layout("session-standings-fr")
