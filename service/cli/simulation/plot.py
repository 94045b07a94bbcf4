"""Draws a simulation as SVG: what the bank has gained after each deal, and how often it is ruined.

In black and grey, as the charts of reports. Lengths are in points.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import floor, log10

import numpy as np

from service.reports.documents.chart import FONTS, GREY, HAIR, INK, SHADE, xml_text
from service.simulation.estimates import LEVEL, Simulated

WIDTH, HEIGHT = 720, 300
_PLOT_WIDTH, _PLOT_HEIGHT = 280.0, 190.0
_TOP, _LEFTS = 54.0, (50.0, 415.0)
_SIZE = 10
_TICKS = 5
_RUIN_POINTS = 80

Point = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Panel:
    """A plot: a line, a band around it from ``low`` to ``high``, and what the axes show."""

    title: str
    across: str
    at: Sequence[float]
    low: Sequence[float]
    line: Sequence[float]
    high: Sequence[float]


def plot_svg(found: Simulated, rules: str) -> str:
    """Return both plots side by side as one SVG file."""
    panels = (_course(found), _ruin(found))
    parts = [
        line for left, panel in zip(_LEFTS, panels, strict=True) for line in _drawn(panel, left)
    ]
    body = "\n".join(parts)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" role="img" viewBox="0 0 {WIDTH} {HEIGHT}"'
        f' width="{WIDTH}" height="{HEIGHT}" font-family="{FONTS}" font-size="{_SIZE}"'
        f' fill="{INK}">\n<title>{xml_text(f"Simulation of {rules}")}</title>\n'
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>\n{body}\n</svg>\n'
    )


def _course(found: Simulated) -> Panel:
    course = found.course
    return Panel(
        title="The bank's gain in stakes; 90 % of evenings in the band",
        across="deals",
        at=range(len(course)),
        low=[point.low for point in course],
        line=[point.middle for point in course],
        high=[point.high for point in course],
    )


def _ruin(found: Simulated) -> Panel:
    """Return the share of evenings that ruin a bank, up to a bank that is hardly ever ruined."""
    most = max(-float(np.percentile(found.lowest, 0.1)), 1.0)
    banks = [most * part / _RUIN_POINTS for part in range(_RUIN_POINTS + 1)]
    shares = [found.ruin(bank) for bank in banks]
    return Panel(
        title=f"Evenings in % that ruin the bank; band: {LEVEL:.0%} interval",
        across="the bank at the start, in stakes",
        at=banks,
        low=[share.low * 100 for share in shares],
        line=[share.value * 100 for share in shares],
        high=[share.high * 100 for share in shares],
    )


def _drawn(panel: Panel, left: float) -> Iterator[str]:
    """Yield a panel: its title, the band, the axes and the line."""
    downs = _ticks(min(*panel.low, 0.0), max(*panel.high, 0.0))
    acrosses = _ticks(panel.at[0], panel.at[-1])
    low, high = min(downs[0], *panel.low), max(downs[-1], *panel.high)
    right = max(panel.at[-1], 1e-9)

    def place(across: float, up: float) -> Point:
        return (
            across / right * _PLOT_WIDTH,
            _PLOT_HEIGHT * (1 - (up - low) / ((high - low) or 1.0)),
        )

    yield f'<g transform="translate({left:g} {_TOP:g})">'
    yield f'<text y="-18" font-weight="bold">{xml_text(panel.title)}</text>'
    edge = [*zip(panel.at, panel.high, strict=True)]
    edge += reversed([*zip(panel.at, panel.low, strict=True)])
    yield f'<path fill="{SHADE}" d="{_path(place(*point) for point in edge)}Z"/>'
    for up in downs:
        _, y = place(0, up)
        stroke = INK if up == 0 else HAIR
        yield f'<path stroke="{stroke}" stroke-width="0.4" d="M0 {y:.1f}H{_PLOT_WIDTH:g}"/>'
        yield _label(-6, y + 3, f"{up:g}", "end")
    for across in acrosses:
        x, _ = place(across, low)
        yield _label(x, _PLOT_HEIGHT + 15, f"{across:g}", "middle")
    yield _label(_PLOT_WIDTH / 2, _PLOT_HEIGHT + 32, panel.across, "middle")
    line = _path(place(*point) for point in zip(panel.at, panel.line, strict=True))
    yield f'<path fill="none" stroke="{INK}" stroke-width="1.2" d="{line}"/>'
    yield "</g>"


def _label(x: float, y: float, text: str, anchor: str) -> str:
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" fill="{GREY}">'
        f"{xml_text(text)}</text>"
    )


def _path(points: Iterator[Point]) -> str:
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points)


def _ticks(low: float, high: float) -> list[float]:
    """Return about ``_TICKS`` round numbers from ``low`` to ``high``."""
    rough = (high - low) / _TICKS or 1.0
    power = 10.0 ** floor(log10(rough))
    step = next(power * part for part in (1, 2, 5, 10) if power * part >= rough)
    first = -floor(-low / step)
    return [tick * step for tick in range(first, floor(high / step) + 1)]
