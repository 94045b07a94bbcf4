"""Coverage in the last lines of a run: a pytest plugin that fails it below the thresholds.

What the test processes and their threads run is measured; processes that tests start are not.
SlipCover changes the code of a module when it is imported, so import this plugin before all that it
measures. Each line reports only its first run. coverage.py is called for every line before Python
3.12: the tests take half as long again.
"""

import json
import os
from typing import Any

import pytest
from slipcover import FileMatcher, ImportManager, Slipcover, merge_coverage

from tests.coverage_parts import ROOT, Measured, Part, coverage_settings, part_of

WANTED = "PAROLI_TEST_COVERAGE"
"""The environment variable with which `conftest.py` imports this plugin."""

WORKER_OUTPUT = "coverage"
FIRST_WORKER = "gw0"


class MeasuredProcess:
    """Measures what a test process runs, and sends it to the process that shows the results."""

    def __init__(self, name: str) -> None:
        sources = [str(ROOT / folder) for folder in coverage_settings()["folders"]]
        self._slipcover = Slipcover(
            immediate=True,  # else a later pass over all code ends the reports of lines
            branch=True,
            # One process adds the files that no test imports.
            source=sources if name == FIRST_WORKER else None,
            exclude_also=coverage_settings()["exclude"],
        )
        ImportManager(self._slipcover, FileMatcher(sources=sources)).__enter__()

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        if not session.config.option.collectonly:
            measured = json.dumps(self._slipcover.get_coverage())
            session.config.workeroutput[WORKER_OUTPUT] = measured  # type: ignore[attr-defined]


class CoverageReport:
    """Shows the parts before pytest's closing line."""

    def __init__(self) -> None:
        self._measured: Measured | None = None
        self._parts: list[Part] = []

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node: Any) -> None:
        """Take what a test process has measured; it sends nothing if it was killed."""
        if output := getattr(node, "workeroutput", {}).get(WORKER_OUTPUT):
            measured = json.loads(output)
            if self._measured:
                merge_coverage(self._measured, measured)
            else:
                self._measured = measured

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        if not self._measured:
            is_whole = (
                session.exitstatus == pytest.ExitCode.OK and not session.config.option.collectonly
            )
            assert not is_whole, "no test process has sent what it measured"
            return
        parts = coverage_settings()["parts"]
        self._parts = [part_of(self._measured, settings) for settings in parts]
        if session.exitstatus == pytest.ExitCode.OK and not all(p.is_enough for p in self._parts):
            session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def pytest_terminal_summary(self, terminalreporter: Any) -> None:
        for part in self._parts:
            for line in part.lines():
                terminalreporter.write_line(line)


WORKER = os.environ.get("PYTEST_XDIST_WORKER")
PLUGIN = MeasuredProcess(WORKER) if WORKER else CoverageReport()


def pytest_configure(config: pytest.Config) -> None:
    if not WORKER and not config.getoption("numprocesses"):
        raise pytest.UsageError("Coverage is measured in test processes. Use --numprocesses.")
    config.pluginmanager.register(PLUGIN)


def pytest_collection() -> None:
    """Measure no process that a test starts. The test processes have started."""
    os.environ.pop(WANTED, None)
