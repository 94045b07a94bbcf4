"""The chart of a report: one small step line for each player, as SVG.

All panels share one vertical scale: a coin is equally high in each of them. The dashed baseline is
the first amount, and lies at the same height in all panels. Marks on it point up at a buy-in and
down at a cash-out.

The chart is black and grey, so that it can be printed in black and white. It has attributes and no
styles, because a content security policy forbids styles. Lengths are in points; a page may scale
the chart.
"""

import re
import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from html import escape
from typing import Protocol

WIDTH = 482
COLUMNS_MAX = 3

_GAP, _ROW_GAP = 22.0, 13.0
_NAME_HEIGHT, _PLOT_HEIGHT = 13.0, 42.0
_PANEL_HEIGHT = _NAME_HEIGHT + _PLOT_HEIGHT
_SIZE, _SIZE_MIN = 8.0, 5.0
_LABEL_GAP = 6.0
_LABEL_SHARE_MAX = 0.5
_PLOT_MIN = 20.0
_MARK = 2.4
"""How high the mark of a buy-in or a cash-out is; half as wide on each side."""
_MARGIN = 2.5
"""The margin above and below a line, so that its stroke and its dot are not cut off."""

FONTS = "Libertinus Serif, Charter, Sitka Text, Cambria, Georgia, serif"
INK, GREY, HAIR, SHADE = "#1b1a17", "#5d5a54", "#8f8a80", "#ecebe7"
_NOT_IN_XML = re.compile("[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")

# Widths in em: letters of Libertinus Serif, and a little more for the wider fonts of browsers.
_NARROW = frozenset("iljtfrI.,:;'’!|()[]\u00a0 ")
_WIDE = frozenset("mwMWQO@%&—…½¼¾")
_WIDTH_NARROW, _WIDTH_LOWER, _WIDTH_UPPER, _WIDTH_WIDE = 0.32, 0.53, 0.72, 0.96
_WIDTH_FIGURE = 0.56
_BOLD = 1.15


class Curve(Protocol):
    """What a panel shows. ``amounts`` are None before the player was seated.

    ``moves`` are buy-ins, and below zero cash-outs: the place among the amounts, and the sum.
    """

    @property
    def name(self) -> str: ...
    @property
    def amounts(self) -> Sequence[int | None]: ...
    @property
    def last(self) -> str: ...
    @property
    def net(self) -> str: ...
    @property
    def moves(self) -> Sequence[tuple[int, int]]: ...


@dataclass(frozen=True, slots=True)
class Scale:
    """The greatest loss (at most 0) and gain of all panels since a player's first amount.

    ``label`` is how wide the widest label beside a line is, in em.
    """

    low: int
    high: int
    label: float


@dataclass(frozen=True, slots=True)
class _Box:
    """Where a panel lies, how wide its plot is, and the size of the labels beside it."""

    left: float
    top: float
    width: float
    plot: float
    size: float


def scale_of(panels: Iterable[Curve]) -> Scale:
    """Return the scale that all panels share."""
    shown = list(panels)
    changes = [change for panel in shown for change in _changes(panel) if change is not None]
    labels = (text_width(text) for panel in shown for text in (panel.last, panel.net))
    return Scale(min(changes, default=0), max(changes, default=0), max(labels, default=0.0))


def columns_for(count: int) -> int:
    """Return how many panels lie side by side on paper: two by two if there are four."""
    return 2 if count == COLUMNS_MAX + 1 else max(1, min(count, COLUMNS_MAX))


def chart_rows(
    panels: Sequence[Curve], title: str, *, columns: int | None = None, width: int = WIDTH
) -> list[str]:
    """Return the chart as one SVG element for each row, so that a page can end between two rows."""
    scale, across = scale_of(panels), columns or columns_for(len(panels))
    starts = range(0, len(panels), across)
    return [
        chart_svg(panels[at : at + across], title, columns=across, width=width, scale=scale)
        for at in starts
    ]


def chart_svg(
    panels: Sequence[Curve],
    title: str,
    *,
    columns: int | None = None,
    width: int = WIDTH,
    scale: Scale | None = None,
) -> str:
    """Return the chart as one SVG element; empty if there are no panels.

    ``scale`` is that of a longer chart of which ``panels`` are a part.
    """
    if not panels:
        return ""
    across = columns or columns_for(len(panels))
    rows = -(-len(panels) // across)
    height = rows * (_PANEL_HEIGHT + _ROW_GAP) - _ROW_GAP
    shared = scale or scale_of(panels)
    parts: list[str] = []
    for number, panel in enumerate(panels):
        box = _box(number, across, width, shared.label)
        parts.extend(_panel(panel, box, shared))
    lines = "\n".join(parts)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" role="img" viewBox="0 0 {width} {height:g}"'
        f' width="{width}" height="{height:g}" font-family="{FONTS}" fill="{INK}">\n'
        f"<title>{xml_text(title)}</title>\n{lines}\n</svg>"
    )


def text_width(text: str) -> float:
    """Return about how wide a text is, in em; rather too wide than too narrow."""
    return sum(map(_character_width, text))


def shortened(text: str, width: float) -> str:
    """Return ``text``, or its beginning with an ellipsis if it is wider than ``width`` em."""
    if text_width(text) <= width:
        return text
    left = width - _character_width("…")
    for place, character in enumerate(text):
        left -= _character_width(character)
        if left < 0:
            return text[:place].rstrip(" \u00a0.,;:-") + "…"
    return text


def _character_width(character: str) -> float:
    if character in _NARROW:
        return _WIDTH_NARROW
    if character in _WIDE or unicodedata.east_asian_width(character) in "WF":
        return _WIDTH_WIDE
    if character.isdecimal():
        return _WIDTH_FIGURE
    return _WIDTH_UPPER if character.isupper() else _WIDTH_LOWER


def _box(number: int, across: int, width: int, label: float) -> _Box:
    """Return where a panel lies. Labels that would take too much of its width are smaller."""
    row, column = divmod(number, across)
    panel = (width - _GAP * (across - 1)) / across
    room = panel * _LABEL_SHARE_MAX - _LABEL_GAP
    size = _SIZE if label * _SIZE <= room else max(_SIZE_MIN, room / label)
    return _Box(
        left=column * (panel + _GAP),
        top=row * (_PANEL_HEIGHT + _ROW_GAP),
        width=panel,
        plot=max(panel - label * size - _LABEL_GAP, _PLOT_MIN),
        size=size,
    )


def _panel(panel: Curve, box: _Box, scale: Scale) -> Iterator[str]:
    yield f'<g transform="translate({box.left:.1f} {box.top:.1f})">'
    name = shortened(panel.name, box.width / _SIZE / _BOLD)
    yield f'<text y="{_SIZE:g}" font-size="{_SIZE:g}" font-weight="bold">{xml_text(name)}</text>'
    points = list(_points(_changes(panel), box.plot, scale))
    if points:
        yield from _line(points)
        yield from _marks(panel, points[0][1], box.plot)
    yield from _labels(panel, box, points[-1][1] if points else _NAME_HEIGHT + _PLOT_HEIGHT / 2)
    yield "</g>"


def _changes(panel: Curve) -> list[int | None]:
    """Return the amounts less the first of them."""
    first = next((amount for amount in panel.amounts if amount is not None), 0)
    return [None if amount is None else amount - first for amount in panel.amounts]


def _marks(panel: Curve, base: float, width: float) -> Iterator[str]:
    """Yield a mark on the baseline for each buy-in and cash-out."""
    last = len(panel.amounts) - 1
    for place, amount in panel.moves:
        across, tip = place / last * (width - _MARGIN), -_MARK if amount > 0 else _MARK
        yield (
            f'<path fill="{INK}" d="M{across - _MARK:.1f} {base:.1f}h{2 * _MARK:.1f}'
            f'l{-_MARK:.1f} {tip * 2:.1f}Z"/>'
        )


def _points(
    changes: Sequence[int | None], width: float, scale: Scale
) -> Iterator[tuple[float, float]]:
    """Yield where the line has its steps. An amount alone lies at the right end."""
    span, last = scale.high - scale.low, len(changes) - 1
    room = _PLOT_HEIGHT - 2 * _MARGIN
    right = width - _MARGIN
    for place, change in enumerate(changes):
        if change is not None:
            height = (change - scale.low) / span if span else 0.5
            across = place / last if last else 1.0
            yield across * right, _NAME_HEIGHT + _MARGIN + room * (1 - height)


def _line(points: Sequence[tuple[float, float]]) -> Iterator[str]:
    """Yield the baseline, the steps, the area between the two, and a dot at the end."""
    (left, base), (right, end) = points[0], points[-1]
    steps = "".join(_steps(points))
    yield f'<path fill="{SHADE}" d="{steps}V{base:.1f}Z"/>'
    yield (
        f'<path fill="none" stroke="{HAIR}" stroke-width="0.5" stroke-dasharray="2 1.5"'
        f' d="M{left:.1f} {base:.1f}H{right:.1f}"/>'
    )
    yield f'<path fill="none" stroke="{INK}" stroke-width="0.9" d="{steps}"/>'
    yield f'<circle cx="{right:.1f}" cy="{end:.1f}" r="1.6"/>'


def _steps(points: Sequence[tuple[float, float]]) -> Iterator[str]:
    """Yield the path: the amount stays until an entry changes it."""
    (left, height), (right, _) = points[0], points[-1]
    yield f"M{left:.1f} {height:.1f}"
    for across, new in points[1:]:
        if new != height:
            yield f"H{across:.1f}V{new:.1f}"
            height = new
    yield f"H{right:.1f}"


def _labels(panel: Curve, box: _Box, end: float) -> Iterator[str]:
    """Yield the last amount at the height of the line's end, and the net below it, if any."""
    left = box.plot + _LABEL_GAP
    lead = box.size * 1.2
    lowest = _PANEL_HEIGHT - lead - box.size * 0.25
    first = min(max(end + box.size * 0.3, _NAME_HEIGHT + box.size * 0.8), lowest)
    for text, height, colour in ((panel.last, first, INK), (panel.net, first + lead, GREY)):
        if text:
            yield (
                f'<text x="{left:.1f}" y="{height:.1f}" font-size="{box.size:g}" fill="{colour}">'
                f"{xml_text(text)}</text>"
            )


def xml_text(text: str) -> str:
    """Return a text as XML. A character that XML does not allow is shown as replaced."""
    return escape(_NOT_IN_XML.sub("\ufffd", text))
