"""Seeds and score sheets of tests: some for each day, and more for thorough runs."""

from collections.abc import Iterable
from pathlib import Path

import pytest

from tests.factories.sheet_cover import covering_sheets


def seeds(daily: int, thorough: int, *, first: int = 0) -> list[pytest.ParameterSet]:
    """Return ``thorough`` seeds from ``first`` on; all but ``daily`` are only for thorough runs."""
    return [
        pytest.param(first + number, marks=[pytest.mark.thorough] if number >= daily else [])
        for number in range(thorough)
    ]


def sheets(paths: Iterable[Path]) -> list[pytest.ParameterSet]:
    """Return score sheets; those that only repeat others of their game are for thorough runs.

    Each day, ``tests/flow/test_sheets.py`` plays every sheet by the rules.
    """
    return [
        pytest.param(
            path,
            id=path.name.partition(".")[0],
            marks=[] if path in covering_sheets() else [pytest.mark.thorough],
        )
        for path in paths
    ]
