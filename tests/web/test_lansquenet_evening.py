"""A whole evening of Lansquenet in a browser: mistakes, no network, and two tablets."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from playwright.sync_api import Request, expect

from service.cli.main import main
from tests.web.browser_tab import BrowserTab, wait_until
from tests.web.conftest import OpenTab
from tests.web.dealer import COUNT_STORED_ENTRIES, ENGINE_LOADING_MS
from tests.web.lansquenet_table import HandDealer, dealer_at
from tests.web.test_by_touch import OFFLINE_ERRORS

SHILLING = 48
ENGINE_FILES = (".whl", "asm.wasm", "python_stdlib.zip", "asm.mjs")


def dealer_with_engine(tab: BrowserTab) -> HandDealer:
    """Open a table, and wait until the engine's files are fetched."""
    loaded: set[str] = set()

    def all_are_loaded(request: Request) -> bool:
        if request.service_worker is None:
            loaded.update(end for end in ENGINE_FILES if request.url.endswith(end))
        return len(loaded) == len(ENGINE_FILES)

    with tab.page.context.expect_event(
        "requestfinished", all_are_loaded, timeout=ENGINE_LOADING_MS
    ):
        return dealer_at(tab)


def deal_with_two_mistakes(dealer: HandDealer) -> None:
    """Deal the first hand: its result is undone, and a cover of it is corrected afterwards."""
    dealer.coin(5 * SHILLING)
    dealer.coin(SHILLING)
    for name in ("Bess", "Carl"):
        dealer.player(name)
    dealer.outcome("left")
    dealer.expect_sentence("Left matches: Anne wins 2s.")
    dealer.tap(dealer.button(re.compile("^Undo")))
    dealer.outcome("right")
    dealer.expect_sentence("Right matches: Anne pays 2s; the deck passes to Bess.")
    dealer.tap(dealer.page.locator("[data-player='Carl'] .name-cell__button"))
    dealer.tap(dealer.button("Correct\u2026"))
    amounts = dealer.page.get_by_role("group", name="Amount", exact=True)
    dealer.tap(amounts.get_by_role("button", name="2s 6d", exact=True))
    dealer.tap(dealer.button("Record the change"))
    state = dealer.state()
    assert (state["banker"], state["past_hands"][-1]["gain"]) == ("Bess", -168)


def deal_ten_entries(dealer: HandDealer) -> None:
    """Deal two hands, pass the deck and put up a wager: ten entries."""
    dealer.main("wager")
    dealer.main("covers")
    dealer.player("Anne")
    dealer.outcome("twins")
    dealer.main("wager")
    dealer.main("covers")
    dealer.outcome("left")
    dealer.tap(dealer.button("Pass"))
    dealer.main("wager")


def played(folder: Path, session: str) -> Any:
    """Return the results of the exported session, as `paroli play` computes them."""
    url = {"PAROLI_DATABASE_URL": f"sqlite:///{folder / 'paroli.db'}"}
    exported = CliRunner().invoke(main, ["export", session], env=url)
    assert exported.exit_code == 0, exported.output
    file = folder / "exported.basset.toml"
    file.write_text(exported.stdout, encoding="utf-8")
    result = CliRunner().invoke(main, ["play", "--json", str(file)])
    assert result.exit_code == 0, result.output
    return json.loads(result.stdout)


@pytest.mark.parametrize("offline_ready", [True])
@pytest.mark.usefixtures("own_server")
def test_an_evening_on_two_tablets_has_the_books_of_its_sheet(
    tab: BrowserTab, open_tab: OpenTab, tmp_path: Path
) -> None:
    tab.allow(*OFFLINE_ERRORS, "409", "dialog: beforeunload")
    dealer = dealer_with_engine(tab)
    page = dealer.page
    deal_with_two_mistakes(dealer)

    page.context.set_offline(True)
    deal_ten_entries(dealer)
    expect(dealer.button("10 waiting")).to_be_visible(timeout=ENGINE_LOADING_MS)
    wait_until(page, lambda: page.evaluate(COUNT_STORED_ENTRIES) == 10)
    page.reload()
    expect(dealer.button("10 waiting")).to_be_visible()
    sentence = "Carl banks 5s. 5s is left to cover."
    dealer.expect_sentence(sentence, timeout=ENGINE_LOADING_MS)
    page.context.set_offline(False)
    assert dealer.state()["banker"] == "Carl"

    other_tab = open_tab()
    other_tab.allow("409")
    other_tab.sign_in(role="dealer", name="The bar")
    other = HandDealer(other_tab.page, tab.server, dealer.session)
    other.open()
    other.player("Dora")
    other.tap(other.button("Take control"))
    other.outcome("right")
    for tablet in (other, dealer):
        tablet.expect_sentence("Right matches: Carl pays 5s; the deck passes to Dora.")

    other_tab.menu("Close the table")
    question = other.page.get_by_role("group", name=re.compile("^Close the table"))
    other.tap(question.get_by_role("button", name="Close", exact=True))
    dealer.expect_sentence("The table is closed.")
    expect(page.get_by_role("heading", name="Settle up")).to_be_visible()
    state = dealer.server.caller().get(f"/v1/sessions/{dealer.session}").get_json()
    results = played(tmp_path, dealer.session)
    assert results["purses"] == {one["name"]: one["purse"] for one in state["players"]}
    assert {row["punter"]: row["net"] for row in results["standings"]} == {
        one["name"]: one["net"] for one in state["players"]
    }
    assert sum(row["net"] for row in results["standings"]) == 0
