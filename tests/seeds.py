"""Seeds of random tests: some for each day, and more for thorough runs."""

import re
from collections.abc import Iterable
from pathlib import Path

import pytest

FURTHER_SEED = re.compile(r"-10[1-9]\.")
"""In the name of a score sheet that was computed at random. The first seed is 100."""


def seeds(daily: int, thorough: int, *, first: int = 0) -> list[pytest.ParameterSet]:
    """Return ``thorough`` seeds from ``first`` on; all but ``daily`` are only for thorough runs."""
    return [
        pytest.param(first + number, marks=[pytest.mark.thorough] if number >= daily else [])
        for number in range(thorough)
    ]


def sheets(paths: Iterable[Path]) -> list[pytest.ParameterSet]:
    """Return score sheets; those of further seeds are only for thorough runs."""
    return [
        pytest.param(
            path,
            id=path.name.partition(".")[0],
            marks=[pytest.mark.thorough] if FURTHER_SEED.search(path.name) else [],
        )
        for path in paths
    ]
