"""No tap that a page accepts is refused by the server, if the page could have known.

``web/tests/screens/random-taps.screen.ts`` makes fewer taps in each run of the tests.
"""

from itertools import product
from typing import Any

import pytest

from tests.web.browser_tab import DEVICE_SIZES, BrowserTab
from tests.web.lansquenet_table import open_table
from tests.web.random_taps import NOTE_REFUSALS, tap_at_random

TAPS = 400
BASSET_RULES = {
    "preset": "parlour",
    "overrides": {"min_stake": 2, "max_stake": 50, "max_cards": 3, "cards_required": 0},
}
SEATS = ("seat Anne 100", "seat Bess 30", "seat Carl 3", "seat Dora 400")


def open_basset(tab: BrowserTab) -> str:
    return tab.server.caller().table(*SEATS, rules=BASSET_RULES, bank={"funds": 1000}).id


def open_lansquenet(tab: BrowserTab) -> str:
    return open_table(tab.server)


GAMES = {"basset": open_basset, "lansquenet": open_lansquenet}


@pytest.mark.thorough
@pytest.mark.parametrize("offline_ready", [True])
@pytest.mark.parametrize(("game", "size"), [*product(GAMES, DEVICE_SIZES)], indirect=["size"])
def test_no_accepted_tap_is_refused(tab: BrowserTab, game: str) -> None:
    session = GAMES[game](tab)
    # The dry run of a correction that the rules refuse, or that a dealer may not make.
    tab.allow("409", "403")
    tab.page.add_init_script(NOTE_REFUSALS)
    tab.sign_in(role="dealer")
    tab.page.goto(f"{tab.server.address}/tables/{session}")
    found = tap_at_random(tab.page, seed=29, taps=TAPS)
    assert (found["refusals"], found["isIdle"]) == ([], True)
    state: dict[str, Any] = tab.server.caller().get(f"/v1/sessions/{session}").get_json()
    assert state["version"] > TAPS / 20
    assert sum(party["net"] for party in state["summary"]["parties"]) == 0
