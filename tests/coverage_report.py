"""Coverage in the last lines of a run: a pytest plugin that fails it below the thresholds.

`pyproject.toml` names the parts and their thresholds. What this process and its threads run is
measured; other processes are not. Tests in ``UNMEASURED`` run much code many times. Measuring them
would double their time and show nothing that smaller tests do not cover.
"""

import tomllib
from collections.abc import Generator, Iterator
from dataclasses import dataclass
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from coverage import Coverage

ROOT = Path(__file__).resolve().parents[1]
UNMEASURED = (
    *("dev", "docs", "faults", "flow", "web"),
    "api/test_body_schemas.py",
    "api/test_generated_requests.py",
    "api/test_openapi.py",
    "api/test_permissions.py",
    "api/test_visible_members.py",
    "cli/test_invalid_sheets.py",
    "domain/games/test_every_game.py",
    "reports/test_gathering_totals.py",
    "reports/test_same_totals.py",
    "reports/test_statement_totals.py",
    "store/test_bankrolls.py",
)
"""Folders and modules below ``tests``."""


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


def measured_parts() -> list[Part]:
    """Read what has just been measured and return the parts with their coverage."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    coverage = Coverage(config_file=str(ROOT / "pyproject.toml"))
    coverage.load()
    parts = []
    for part in settings["tool"]["paroli"]["coverage"]:
        missing = StringIO()
        reached = coverage.report(
            include=part["include"],
            omit=part.get("omit", []),
            file=missing,
            ignore_errors=True,  # a source file that moved during the run
            show_missing=True,
            skip_covered=True,
        )
        parts.append(Part(part["name"], part["least"], reached, missing.getvalue()))
    return parts


class CoverageReport:
    """Shows the parts before pytest's closing line."""

    def __init__(self) -> None:
        self._parts: list[Part] = []

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        if session.config.option.collectonly:
            return
        self._parts = measured_parts()
        if session.exitstatus == pytest.ExitCode.OK and not all(p.is_enough for p in self._parts):
            session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def pytest_terminal_summary(self, terminalreporter: Any) -> None:
        for part in self._parts:
            for line in part.lines():
                terminalreporter.write_line(line)


def pytest_configure(config: pytest.Config) -> None:
    if not hasattr(config, "workerinput"):
        config.pluginmanager.register(CoverageReport())


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    """Measure nothing during an ``UNMEASURED`` test, and in threads that it starts."""
    path = item.path.relative_to(ROOT / "tests")
    is_measured = not any(path.is_relative_to(name) for name in UNMEASURED)
    coverage = None if is_measured else Coverage.current()
    if coverage is None:
        return (yield)
    coverage.stop()
    try:
        return (yield)
    finally:
        coverage.start()
