"""Coverage in the last lines of a run: a pytest plugin that fails it below the thresholds.

`pyproject.toml` names the parts and their thresholds. What the test processes and their threads
run is measured; processes that tests start are not. SlipCover changes the code of a module when it
is imported, so this plugin is loaded before all that it measures. Each line reports only its first
run. coverage.py is called for every line before Python 3.12: the tests take half as long again.
"""

import json
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from fnmatch import fnmatchcase
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from slipcover import FileMatcher, ImportManager, Slipcover, merge_coverage, print_coverage

ROOT = Path(__file__).resolve().parents[1]
WORKER_OUTPUT = "coverage"

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


class CoverageReport:
    """Shows the parts before pytest's closing line."""

    def __init__(self, config: pytest.Config) -> None:
        self._settings = coverage_settings()
        self._is_worker = hasattr(config, "workerinput")
        self._parts: list[Part] = []
        sources = [str(ROOT / name) for name in self._settings["folders"]]
        self._slipcover = Slipcover(
            immediate=True,  # else a later pass over all code ends the reports of lines
            branch=True,
            # One process adds the files that no test imports.
            source=None if self._is_worker else sources,
            exclude_also=self._settings["exclude"],
        )
        self._from_workers: list[Measured] = []
        if self._is_worker or not config.getoption("numprocesses"):
            ImportManager(self._slipcover, FileMatcher(sources=sources)).__enter__()

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node: Any) -> None:
        """Take what a worker has measured; it sends nothing if it was killed."""
        if output := getattr(node, "workeroutput", {}).get(WORKER_OUTPUT):
            self._from_workers.append(json.loads(output))

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        if session.config.option.collectonly:
            return
        measured = self._slipcover.get_coverage()
        if self._is_worker:
            session.config.workeroutput[WORKER_OUTPUT] = json.dumps(measured)  # type: ignore[attr-defined]
            return
        for other in self._from_workers:
            merge_coverage(measured, other)
        self._parts = [part_of(measured, settings) for settings in self._settings["parts"]]
        if session.exitstatus == pytest.ExitCode.OK and not all(p.is_enough for p in self._parts):
            session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def pytest_terminal_summary(self, terminalreporter: Any) -> None:
        for part in self._parts:
            for line in part.lines():
                terminalreporter.write_line(line)


def pytest_configure(config: pytest.Config) -> None:
    config.pluginmanager.register(CoverageReport(config))
