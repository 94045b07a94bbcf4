"""Gatherings and their tables, as the tests of the evening page and of the board need them."""

from datetime import date, datetime, timedelta
from typing import Any
from zoneinfo import ZoneInfo

from playwright.sync_api import Locator

from tests.api.caller import Table
from tests.web.browser_tab import BrowserTab
from tests.web.paroli_server import ParoliServer

NAME = "Twelfth Night"
ANNE_WINS = ("seat anne 100", "stake anne K 10", "fasse 2", "pair K 3", "take anne K", "end")
BESS_LOSES = ("seat bess 100", "stake bess 3 10", "fasse 2", "pair K 3", "end")


def today() -> date:
    """Return the day in the time zone of the tests' browsers."""
    return datetime.now(ZoneInfo("Europe/Dublin")).date()


def open_gathering(server: ParoliServer, name: str = NAME, *, days_ago: int = 0) -> str:
    """Open a gathering and return its id."""
    day = (today() - timedelta(days=days_ago)).isoformat()
    body = {"name": name, "date": day, "place": "Great hall"}
    answer = server.caller().post("/v1/gatherings", body)
    assert answer.status_code == 201, answer.text
    return str(answer.get_json()["id"])


def open_table(server: ParoliServer, name: str, *lines: str, **fields: Any) -> Table:
    """Open a table and play lines of a score sheet in it."""
    return server.caller().table(*lines, name=name, **fields)


def two_tables(server: ParoliServer, **fields: Any) -> tuple[Table, Table]:
    """Open two tables: Anne wins 10 at Oak, Bess loses 10 at Elm."""
    return (
        open_table(server, "Oak", *ANNE_WINS, **fields),
        open_table(server, "Elm", *BESS_LOSES, **fields),
    )


def not_counted(tab: BrowserTab) -> Locator:
    """Unfold the tables that do not count, and return them."""
    fold = tab.page.locator(".not-counted")
    if fold.get_attribute("open") is None:
        fold.locator("summary").click()
    return fold.locator("li")
