"""What an evening dealt in a browser is compared with, and the engine that it needs offline."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from click.testing import CliRunner
from playwright.sync_api import Request, expect

from service.cli.main import main
from tests.web.browser_tab import BrowserTab, wait_for_value
from tests.web.dealer import COUNT_STORED_UNSENT, ENGINE_LOADING_MS
from tests.web.lansquenet_table import HandDealer

Dealer = TypeVar("Dealer", bound=HandDealer)
ENGINE_FILES = (".whl", "asm.wasm", "python_stdlib.zip", "asm.mjs")


def with_engine(tab: BrowserTab, open_table: Callable[[], Dealer]) -> Dealer:
    """Open a table, and wait until the engine's files are fetched."""
    loaded: set[str] = set()

    def all_are_loaded(request: Request) -> bool:
        if request.service_worker is None:
            loaded.update(end for end in ENGINE_FILES if request.url.endswith(end))
        return len(loaded) == len(ENGINE_FILES)

    with tab.page.context.expect_event(
        "requestfinished", all_are_loaded, timeout=ENGINE_LOADING_MS
    ):
        return open_table()


def deal_offline(
    dealer: HandDealer, deal: Callable[[], None], entries: int, after: str | re.Pattern[str]
) -> None:
    """Deal entries without a network, load the page again, and connect.

    ``after``: the sentence once the engine has computed the entries.
    """
    page = dealer.page
    waiting = dealer.button(f"{entries} waiting")
    page.context.set_offline(True)
    deal()
    expect(waiting).to_be_visible(timeout=ENGINE_LOADING_MS)
    wait_for_value(page, COUNT_STORED_UNSENT, entries)
    page.reload()
    expect(waiting).to_be_visible()
    dealer.expect_sentence(after, timeout=ENGINE_LOADING_MS)
    page.context.set_offline(False)
    dealer.state()


def check_books(folder: Path, dealer: HandDealer) -> None:
    """Check that the session has the results that `paroli play` computes from its sheet."""
    state = dealer.server.caller().get(f"/v1/sessions/{dealer.session}").get_json()
    results = played(folder, dealer.session)
    assert results["purses"] == {one["name"]: one["purse"] for one in state["players"]}
    assert {row["punter"]: row["net"] for row in results["standings"]} == {
        one["name"]: one["net"] for one in state["players"]
    }
    assert sum(party["net"] for party in state["summary"]["parties"]) == 0


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
