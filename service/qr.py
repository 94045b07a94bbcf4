"""QR codes of links, as terminal lines and as SVG."""

from collections.abc import Iterator
from functools import lru_cache
from html import escape
from itertools import groupby, zip_longest
from operator import itemgetter

import segno

QUIET_ZONE = 4
"""The white border of a code in modules, from which cameras find its corners."""

# Black on white in any terminal theme: some cameras cannot read inverted codes.
_BLACK_ON_WHITE, _RESET = "\x1b[38;5;16;48;5;231m", "\x1b[0m"
_HALVES = {(0, 0): " ", (1, 0): "▀", (0, 1): "▄", (1, 1): "█"}


def terminal_qr(text: str) -> str:
    """Return the QR code of ``text`` as lines of half blocks, two modules per character."""
    rows = _modules(text)
    white = bytes(len(rows[0]))
    pairs = zip_longest(rows[::2], rows[1::2], fillvalue=white)
    lines = ("".join(_HALVES[pair] for pair in zip(*both, strict=True)) for both in pairs)
    return "\n".join(f"{_BLACK_ON_WHITE}{line}{_RESET}" for line in lines)


def terminal_width(text: str) -> int:
    """Return how many columns ``terminal_qr`` takes for ``text``."""
    return len(_modules(text))


def svg_qr(text: str, title: str = "QR code") -> str:
    """Return the QR code of ``text`` as an SVG element in the current text colour.

    The page must provide a light background: some cameras cannot read inverted codes. Screen
    readers read ``title``.
    """
    rows = _modules(text)
    size = len(rows)
    paths = (f"M{x} {y}h{run}v1h-{run}z" for y, row in enumerate(rows) for x, run in _runs(row))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size} {size}" role="img"'
        ' fill="currentColor" shape-rendering="crispEdges">'
        f'<title>{escape(title)}</title><path d="{"".join(paths)}"/></svg>'
    )


# A page and its SVG ask for the same code, and to make one takes 40 ms; one takes 10 KB.
@lru_cache(maxsize=64)
def _modules(text: str) -> tuple[bytes, ...]:
    """Return the rows of a code with its border; 1 is dark."""
    # Without an encoding, the library writes some texts as Latin-1, which few cameras expect.
    code = segno.make(text, micro=False, encoding="utf-8")
    return tuple(bytes(row) for row in code.matrix_iter(border=QUIET_ZONE))


def _runs(row: bytes) -> Iterator[tuple[int, int]]:
    """Yield the start and length of each run of dark modules."""
    for dark, run in groupby(enumerate(row), key=itemgetter(1)):
        columns = [column for column, _ in run]
        if dark:
            yield columns[0], len(columns)
