"""Opens the pages that only read: boards, phones that follow a board, and punters' pages."""

from typing import Any

from playwright.sync_api import Page, expect

from tests.api.caller import Table
from tests.web.browser_tab import NARROWEST, PHONE, BrowserTab, resize
from tests.web.paroli_server import ParoliServer

WALL, PROJECTOR, CINEMA, UPRIGHT = (1920, 1080), (1280, 720), (3840, 2160), (1080, 1920)
SIZES = (WALL, PROJECTOR, CINEMA, UPRIGHT, PHONE, NARROWEST)

PLAIN_HTTP_WARNING = "Cross-Origin-Opener-Policy"
"""A part of the browser's log line for a page that another machine sent over plain http."""

OVERFLOWING = """() => [...document.querySelectorAll('main *')]
  .filter((element) => element.checkVisibility() && !element.closest(
    '.visually-hidden, .board-deal__scroller, .plot, svg, [data-over=true]'))
  .map((element) => [element, element.getBoundingClientRect()])
  .filter(([, box]) => box.width && (box.right > innerWidth + 1 || box.left < -1))
  .map(([element]) => `${element.tagName}.${element.className} ${element.textContent}`)"""
OVERLAPPING = """(rows) => { const boxes = [...document.querySelectorAll(rows)]
    .map((row) => [row.textContent, row.getBoundingClientRect()]);
  return boxes.flatMap(([name, box], at) => boxes.slice(at + 1)
    .filter(([, other]) => box.bottom > other.top + 1 && other.bottom > box.top + 1
      && box.right > other.left + 1 && other.right > box.left + 1)
    .map(([other]) => `${name} under ${other}`)); }"""


def sign_in_with_new_key(tab: BrowserTab, role: str, **granted: Any) -> str:
    """Sign a browser in with a new key. Return the id of the key."""
    grant_fields = {"name": f"A {role}", "role": role, **granted}
    created = tab.server.caller().post("/v1/keys", grant_fields).get_json()
    sign_in_with_key(tab, created["key"])
    return str(created["id"])


def sign_in_with_key(tab: BrowserTab, key: str) -> None:
    """Sign a browser in with a key."""
    answer = tab.server.caller().post("/v1/sign-ins", {"key": key, "replace": True})
    assert answer.status_code == 201, answer.text
    name, _, value = answer.headers["Set-Cookie"].partition(";")[0].partition("=")
    cookie: Any = {"name": name, "value": value, "domain": tab.server.host, "path": "/v1"}
    tab.page.context.add_cookies([cookie])


def import_sheet(server: ParoliServer, sheet: str) -> Table:
    """Return the table of a score sheet."""
    answer = server.caller().sheet(sheet)
    assert answer.status_code == 201, answer.text
    return Table(server.caller(), answer.get_json()["id"])


def open_board(tab: BrowserTab, table: Table, *, all_tables: bool = False, **granted: Any) -> str:
    """Open a table's board at wall size with a new key. Return the id of the key."""
    sessions = None if all_tables else [table.id]
    key = sign_in_with_new_key(tab, "board", sessions=sessions, **granted)
    resize(tab.page, WALL)
    tab.page.goto(f"{tab.server.address}/board/{table.id}")
    return key


def show_board(tab: BrowserTab, table: Table) -> None:
    """Open the board of another table with its own key, without loading the page again."""
    # The board that is open may still ask for something, and would have no key.
    tab.follow("settings")
    expect(tab.page.locator(".board-page")).to_have_count(0)
    sign_in_with_new_key(tab, "board", sessions=[table.id])
    tab.follow(f"board/{table.id}")


def assert_fits(page: Page, rows: str) -> None:
    """Assert that nothing overflows at the sides and that no rows overlap."""
    found: list[str] = page.evaluate(OVERFLOWING) + page.evaluate(OVERLAPPING, rows)
    assert not found, f"at {page.viewport_size}: {found}"
