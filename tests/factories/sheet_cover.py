"""Few score sheets of each game that have what all its sheets have."""

from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path

from service.domain.games import GAMES
from tests.api.sheet_parser import Sheet, read, sheets_of

Part = tuple[str, str]
"""What a sheet can have: a preset, a currency, a verb that is accepted, or a refusal code."""


def parts_of(sheet: Sheet) -> frozenset[Part]:
    """Return the parts that a sheet has."""
    lines = (
        ("refusal", code) if code else ("verb", line.partition(" ")[0])
        for line, code in sheet.lines()
    )
    return frozenset({("preset", sheet.head["rules"]), ("currency", sheet.currency.code), *lines})


def all_parts(sheets: Iterable[Path]) -> frozenset[Part]:
    """Return the parts that any of the sheets has."""
    return frozenset().union(*(parts_of(read(path)) for path in sheets))


@cache
def covering_sheets() -> frozenset[Path]:
    """Return sheets of each game that together have the parts of all its sheets."""
    return frozenset(path for game in GAMES for path in _cover(sheets_of(game)))


def _cover(sheets: Iterable[Path]) -> list[Path]:
    """Choose sheets by the number of new parts for each line, then leave out those not needed."""
    read_sheets = {path: read(path) for path in sheets}
    parts = {path: parts_of(sheet) for path, sheet in read_sheets.items()}
    lines = {path: len(sheet.lines()) for path, sheet in read_sheets.items()}
    missing = set[Part]().union(*parts.values())
    chosen: list[Path] = []
    while missing:
        best = max(parts, key=lambda path: len(parts[path] & missing) / lines[path])
        missing -= parts[best]
        chosen.append(best)
    for path in sorted(chosen, key=lambda path: -lines[path]):
        if _has_nothing_alone(path, chosen, parts):
            chosen.remove(path)
    return chosen


def _has_nothing_alone(
    path: Path, chosen: Iterable[Path], parts: Mapping[Path, frozenset[Part]]
) -> bool:
    others = (parts[other] for other in chosen if other != path)
    return parts[path] <= frozenset[Part]().union(*others)
