"""The coverage of the parts of the code that `pyproject.toml` names, with their thresholds."""

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from fnmatch import fnmatchcase
from io import StringIO
from pathlib import Path
from typing import Any

from slipcover import merge_coverage, print_coverage

ROOT = Path(__file__).resolve().parents[1]

Measured = dict[str, Any]
"""Measurements as SlipCover exports them. ``files`` has executed and missing lines and branches."""


@dataclass(frozen=True)
class Part:
    """A part of the code. ``reached`` and ``least`` are percentages of its lines and branches."""

    name: str
    least: float
    reached: float
    missing: str

    @property
    def is_enough(self) -> bool:
        return self.reached >= self.least

    def lines(self) -> Iterator[str]:
        """Yield the line to show; below the threshold, also what is missing by file and line."""
        verdict = "" if self.is_enough else ", TOO LOW"
        yield f"Coverage of {self.name}: {self.reached:.2f} % (at least {self.least:g} %){verdict}"
        if not self.is_enough:
            yield self.missing


def coverage_settings() -> dict[str, Any]:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    coverage: dict[str, Any] = settings["tool"]["paroli"]["coverage"]
    return coverage


def part_of(measured: Measured, settings: Mapping[str, Any]) -> Part:
    """Return the part of the code whose files the settings describe."""
    files = {name: file for name, file in measured["files"].items() if is_part(name, settings)}
    assert files, f"no file belongs to {settings['name']}"
    # The merge sums up these files only.
    part = merge_coverage({**measured, "files": files}, {**measured, "files": {}})
    missing = StringIO()
    print_coverage(part, outfile=missing, skip_covered=True)
    reached = part["summary"]["percent_covered"]
    return Part(settings["name"], settings["least"], reached, missing.getvalue())


def is_part(name: str, settings: Mapping[str, Any]) -> bool:
    kept, omitted = (
        any(fnmatchcase(name, pattern) for pattern in settings.get(key, ()))
        for key in ("include", "omit")
    )
    return kept and not omitted
