"""Parameters of tests that repeat a check in several sizes, themes or languages."""

from typing import Any

import pytest


def first_daily(*values: Any) -> list[pytest.ParameterSet]:
    """Return a parameter for each value; all but the first are only for thorough runs.

    Put the value first with which the check is most likely to fail.
    """
    first, *others = values
    return [
        pytest.param(first),
        *(pytest.param(value, marks=pytest.mark.thorough) for value in others),
    ]
