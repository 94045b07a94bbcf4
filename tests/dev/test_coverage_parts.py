"""The coverage of a part of the code, measured on a small module."""

import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path

import pytest
from slipcover import FileMatcher, ImportManager, Slipcover

from tests.coverage_parts import Part, part_of

SOURCE = """\
def sign(number):
    if number < 0:
        return -1
    return 1
"""

Measure = Callable[..., Part]


@pytest.fixture
def measure(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Measure:
    """Return what calls ``sign`` with each number, and returns the coverage of the part."""
    (tmp_path / "measured_sign.py").write_text(SOURCE, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    slipcover = Slipcover(immediate=True, branch=True)
    with ImportManager(slipcover, FileMatcher(sources=[str(tmp_path)])):
        module = import_module("measured_sign")
    del sys.modules["measured_sign"]

    def coverage_after(*numbers: int, least: float = 100, include: str = "*/measured_*.py") -> Part:
        for number in numbers:
            module.sign(number)
        settings = {"name": "signs", "least": least, "include": [include]}
        return part_of(slipcover.get_coverage(), settings)

    return coverage_after


def test_below_the_threshold_what_is_missing_is_shown(measure: Measure) -> None:
    first, missing = measure(1).lines()
    assert first == "Coverage of signs: 66.67 % (at least 100 %), TOO LOW"
    [shown] = [line for line in missing.splitlines() if "measured_sign.py" in line]
    assert shown.endswith(" 3")


def test_a_part_with_all_lines_and_branches_reaches_100_percent(measure: Measure) -> None:
    measure(1)
    assert list(measure(-1).lines()) == ["Coverage of signs: 100.00 % (at least 100 %)"]


def test_a_part_at_its_threshold_is_enough(measure: Measure) -> None:
    assert measure(1, least=66).is_enough
    assert not measure(1, least=67).is_enough


def test_a_pattern_without_files_is_an_error(measure: Measure) -> None:
    with pytest.raises(AssertionError, match="no file belongs to signs"):
        measure(include="*/elsewhere/*")
