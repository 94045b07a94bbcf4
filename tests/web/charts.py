"""Evenings with several deals, and the charts of them on a page."""

from collections.abc import Iterator

from playwright.sync_api import Locator, Page, expect

from tests.api.caller import Table
from tests.waiting import until
from tests.web import score_sheets
from tests.web.board_pages import import_sheet
from tests.web.paroli_server import ParoliServer

FIVE = ("Anne", "Bess", "Carl", "Dora", "Emil")
ENDS = ["9", "10", "J", "Q", "K", "A", "2", "3"]
"""Cards without stakes, in turn, for the fasse."""

PIXELS = """(canvas) => {
  const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
  let drawn = 0;
  for (let at = 3; at < data.length; at += 4) if (data[at] > 0) drawn += 1;
  return drawn;
}"""
"""How many pixels of a canvas are drawn."""
COLOURS = """(canvas) => {
  const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
  const found = new Set();
  for (let at = 0; at < data.length; at += 4)
    if (data[at + 3] === 255) found.add(`${data[at]},${data[at + 1]},${data[at + 2]}`);
  return [...found];
}"""

CELLS = """(rows) => rows.map((row) =>
  [...row.querySelectorAll('th, td')].map((cell) => cell.innerText))"""
"""The texts of table rows."""


def deals(names: tuple[str, ...], count: int) -> Iterator[str]:
    """Yield the lines of deals in which one player wins, one loses, and the others do neither."""
    for number in range(count):
        winner, loser = names[number * 2 % len(names)], names[(number + 1) % len(names)]
        yield f'stake "{winner}" 7 {48 * (5 + number * 3 % 11)}'
        if loser != winner:
            yield f'stake "{loser}" 8 {48 * (3 + number * 7 % 23)}'
        yield f"fasse {ENDS[number % len(ENDS)]}"
        yield "pair 7 8"
        yield "take *"
        yield "end"


def open_evening(
    server: ParoliServer, count: int, *lines: str, names: tuple[str, ...] = FIVE
) -> Table:
    """Return a table after some deals."""
    seats = (f'seat "{name}" {10 + at}l' for at, name in enumerate(names))
    sheet = score_sheets.sheet(
        *seats,
        *deals(names, count),
        *lines,
        rules="modern",
        currency='"lsd"',
        bank='"150l"',
        title='"The Long Table"',
    )
    return import_sheet(server, sheet)


def chart(page: Page, title: str) -> Locator:
    """Return the chart with a title."""
    return page.locator(".chart").filter(has=page.get_by_role("heading", name=title, exact=True))


def wait_until_drawn(chart: Locator) -> Locator:
    """Scroll a chart into view until it is drawn, and return its first canvas.

    Parts above it, such as the seal, may appear later and move it out of view.
    """
    drawn = chart.locator(".plot[data-drawn=true]").first

    def is_drawn() -> bool:
        chart.scroll_into_view_if_needed()
        return drawn.is_visible()

    until(is_drawn, "the chart is not drawn")
    return chart.locator("canvas").first


def numbers(chart: Locator) -> list[list[str]]:
    """Open the table of a chart and return its rows."""
    details = chart.locator(".chart__numbers")
    if details.get_attribute("open") is None:
        details.locator("summary").click()
    expect(details.locator("tbody tr").first).to_be_visible()
    rows: list[list[str]] = details.locator("tbody tr").evaluate_all(CELLS)
    return rows
