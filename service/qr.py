"""QR codes of links: for a terminal, and as a picture in a page."""

from collections.abc import Iterator
from html import escape
from itertools import groupby, zip_longest
from operator import itemgetter

import segno

QUIET = 4
"""How many modules around a code are left white, so that cameras find its corners."""

# Black on white whatever the colours of the terminal are: a code in reverse is not read by all.
_PAPER, _PLAIN = "\x1b[38;5;16;48;5;231m", "\x1b[0m"
_HALVES = {(0, 0): " ", (1, 0): "▀", (0, 1): "▄", (1, 1): "█"}


def terminal_qr(text: str) -> str:
    """Return ``text`` as lines of half blocks in black and white, two modules a character."""
    rows = _modules(text)
    white = bytes(len(rows[0]))
    pairs = zip_longest(rows[::2], rows[1::2], fillvalue=white)
    lines = ("".join(_HALVES[pair] for pair in zip(*both, strict=True)) for both in pairs)
    return "\n".join(f"{_PAPER}{line}{_PLAIN}" for line in lines)


def columns_of(text: str) -> int:
    """Return how many columns ``terminal_qr`` takes."""
    return len(_modules(text))


def svg_qr(text: str, title: str = "QR code") -> str:
    """Return ``text`` as an SVG element in the colour of the text around it, on no ground.

    Whoever places it sees to dark on light: not every camera reads a code in reverse. ``title``
    is what is read aloud.
    """
    rows = _modules(text)
    size = len(rows)
    marks = (f"M{x} {y}h{run}v1h-{run}z" for y, row in enumerate(rows) for x, run in _runs(row))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size} {size}" role="img"'
        ' fill="currentColor" shape-rendering="crispEdges">'
        f'<title>{escape(title)}</title><path d="{"".join(marks)}"/></svg>'
    )


def _modules(text: str) -> list[bytes]:
    """Return the rows of a code with white around it; 1 is dark."""
    return [bytes(row) for row in segno.make(text, micro=False).matrix_iter(border=QUIET)]


def _runs(row: bytes) -> Iterator[tuple[int, int]]:
    """Yield where dark modules begin, and how many stand together."""
    for dark, run in groupby(enumerate(row), key=itemgetter(1)):
        places = [place for place, _ in run]
        if dark:
            yield places[0], len(places)
