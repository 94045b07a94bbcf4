"""Pages for those who only read: boards, followers' phones and punters, at their screen sizes."""

from typing import Any

from playwright.sync_api import Page

from tests.api.caller import Table
from tests.web.browser_tab import PHONE, BrowserTab
from tests.web.paroli_server import ParoliServer

WALL, PROJECTOR, CINEMA, UPRIGHT = (1920, 1080), (1280, 720), (3840, 2160), (1080, 1920)
NARROW = (320, 640)
SIZES = (WALL, PROJECTOR, CINEMA, UPRIGHT, PHONE, NARROW)

IN_THE_NETWORK = "paroli.test"
UNTRUSTED = "Cross-Origin-Opener-Policy"
"""What a browser logs of every page that came over plain http from another machine."""

STICKING_OUT = """() => [...document.querySelectorAll('main *')]
  .filter((one) => one.checkVisibility() && !one.closest(
    '.visually-hidden, .board-deal__scroller, svg, [data-over=true]'))
  .map((one) => [one, one.getBoundingClientRect()])
  .filter(([, box]) => box.width && (box.right > innerWidth + 1 || box.left < -1))
  .map(([one]) => `${one.tagName}.${one.className} ${one.textContent}`)"""
COVERED = """(rows) => { const boxes = [...document.querySelectorAll(rows)]
    .map((row) => [row.textContent, row.getBoundingClientRect()]);
  return boxes.flatMap(([name, box], at) => boxes.slice(at + 1)
    .filter(([, other]) => box.bottom > other.top + 1 && other.bottom > box.top + 1
      && box.right > other.left + 1 && other.right > box.left + 1)
    .map(([other]) => `${name} under ${other}`)); }"""


def sign_in(tab: BrowserTab, role: str, **granted: Any) -> str:
    """Sign a browser in with a new key. Return the id of the key."""
    wish = {"name": f"A {role}", "role": role, **granted}
    made = tab.server.caller().post("/v1/keys", wish).get_json()
    sign_in_with_key(tab, made["key"])
    return str(made["id"])


def sign_in_with_key(tab: BrowserTab, key: str) -> None:
    """Sign a browser in with a key."""
    answer = tab.server.caller().post("/v1/sign-ins", {"key": key, "replace": True})
    assert answer.status_code == 201, answer.text
    name, _, value = answer.headers["Set-Cookie"].partition(";")[0].partition("=")
    cookie: Any = {"name": name, "value": value, "domain": tab.server.host, "path": "/v1"}
    tab.page.context.add_cookies([cookie])


def played(server: ParoliServer, sheet: str) -> Table:
    """Return the table of a score sheet."""
    answer = server.caller().sheet(sheet)
    assert answer.status_code == 201, answer.text
    return Table(server.caller(), answer.get_json()["id"])


def board(tab: BrowserTab, table: Table, **granted: Any) -> str:
    """Open a table's board at wall size with a new key. Return the id of the key."""
    key = sign_in(tab, "board", sessions=[table.id], **granted)
    tab.page.set_viewport_size({"width": WALL[0], "height": WALL[1]})
    tab.page.goto(f"{tab.server.address}/board/{table.id}")
    return key


def resize(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})


def is_whole(page: Page, rows: str) -> None:
    """Nothing sticks out at the sides, and no row lies under another."""
    found: list[str] = page.evaluate(STICKING_OUT) + page.evaluate(COVERED, rows)
    assert not found, f"at {page.viewport_size}: {found}"
