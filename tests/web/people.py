"""People and their bankrolls, as the tests of their pages and of new tables need them."""

from typing import Any

from playwright.sync_api import Locator, expect

from tests.web.browser_tab import BrowserTab
from tests.web.paroli_server import ParoliServer

POUND = 960
MOVES = ".statement-moves tbody tr:not(.statement-moves__balance)"


def add_person(server: ParoliServer, name: str, **deposits: int) -> str:
    """Add a person with deposits by currency, and return the id."""
    caller = server.caller()
    answer = caller.post("/v1/people", {"name": name})
    assert answer.status_code == 201, answer.text
    person = str(answer.get_json()["id"])
    for currency, amount in deposits.items():
        body = {"currency": currency, "amount": amount}
        assert caller.post(f"/v1/people/{person}/deposits", body).status_code == 201
    return person


def find_person(server: ParoliServer, name: str) -> Any:
    """Return a person as the API shows them, with contact."""
    caller = server.caller()
    people = caller.get(f"/v1/people?name={name}").get_json()["people"]
    return caller.get(f"/v1/people/{people[0]['id']}").get_json()


def open_people(tab: BrowserTab, menu: str = "People and bankrolls", **grant: Any) -> None:
    """Sign in and open the list of people with the menu."""
    tab.sign_in_and_open(**grant)
    tab.page.locator(".menu__button").click()
    tab.page.locator(".menu-panel").get_by_role("link", name=menu).click()
    expect(tab.page.locator(".people-page")).to_be_visible()


def moves(tab: BrowserTab) -> Locator:
    """Return the changes of the statement, newest first."""
    return tab.page.locator(MOVES)
