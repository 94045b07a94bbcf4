"""Seeds of random tests: some for each day, and more for thorough runs."""

import pytest


def seeds(daily: int, thorough: int, *, first: int = 0) -> list[pytest.ParameterSet]:
    """Return ``thorough`` seeds from ``first`` on; all but ``daily`` are only for thorough runs."""
    return [
        pytest.param(first + number, marks=[pytest.mark.thorough] if number >= daily else [])
        for number in range(thorough)
    ]
