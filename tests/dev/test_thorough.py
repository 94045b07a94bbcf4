"""`dev.py test --thorough` runs everything; other runs leave out what is marked `thorough`."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import dev

TESTS = Path(__file__).parents[1]
MARK = "mark.thorough"


def marked_files() -> Iterator[Path]:
    for path in TESTS.glob("*/**/test_*.py"):
        if MARK in path.read_text(encoding="utf-8") and path != Path(__file__):
            yield path


def collected(*options: str) -> set[str]:
    """Return the ids of the tests that pytest would run with ``options``."""
    files = [str(path) for path in (*marked_files(), TESTS / "servers")]
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "--collect-only", "-q", *options, *files],
        cwd=TESTS.parent,
        capture_output=True,
        text=True,
        check=True,
    )
    return {line for line in done.stdout.splitlines() if "::" in line}


def test_runs_without_the_option_leave_out_only_the_marked_tests() -> None:
    everything, marked = collected("--thorough"), collected("--thorough", "-m", "thorough")
    assert marked
    assert everything > marked
    assert collected() == everything - marked


@pytest.mark.parametrize("cores", [1, 4])
def test_a_thorough_run_differs_in_its_option_only(
    monkeypatch: pytest.MonkeyPatch, cores: int
) -> None:
    monkeypatch.setattr(dev, "cores", lambda: cores)
    plain = dev.pytest_options([], fast=False, thorough=False)
    assert dev.pytest_options([], fast=False, thorough=True) == ["--thorough", *plain]
    assert not {"-m", "-k", "--thorough"} & {*plain}


def test_only_fast_runs_choose_by_marker() -> None:
    chosen = ["tests/domain", "-x"]
    assert dev.pytest_options(chosen, fast=False, thorough=True) == ["--thorough", *chosen]
    assert dev.pytest_options(chosen, fast=True, thorough=False) == ["-m", "not slow", *chosen]
    assert dev.pytest_options(chosen, fast=False, thorough=False) == chosen


def test_a_run_is_fast_or_thorough() -> None:
    with pytest.raises(SystemExit):
        dev.parser().parse_args(["test", "--fast", "--thorough"])
