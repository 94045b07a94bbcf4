"""The standings of a session: each player's line, the best win and the largest paroli."""

from playwright.sync_api import expect

from tests.api.caller import Table
from tests.web.browser_tab import TABLET, boxes
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


def test_the_standings_fit_with_the_best_of_the_session(
    open_tab: OpenTab, server: ParoliServer
) -> None:
    tab = open_tab(locale="fr-FR")
    table = new_table(server, *PAROLI)
    tab.sign_in_and_open(f"tables/{table.id}/standings")
    expect(tab.page.locator(BEST)).to_have_text(
        ["Meilleur gainbess, 25", "Plus grand parolianne, 20 sur le roi avec un coin plié"]
    )
    (table_box,) = boxes(tab.page.locator(".standings-page table"))
    assert table_box.right > TABLET[0] * 0.9
    assert tab.axe_in_both_themes() == []
    tab.check_layout("session-standings-fr")
