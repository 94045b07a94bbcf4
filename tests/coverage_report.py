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


class CoverageReport:
    """Shows the parts before pytest's closing line."""

    def __init__(self) -> None:
        self._settings = coverage_settings()
        self._is_worker = "PYTEST_XDIST_WORKER" in os.environ
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
        ImportManager(self._slipcover, FileMatcher(sources=sources)).__enter__()

    def pytest_collection(self) -> None:
        """Measure no process that a test starts. The test processes have started."""
        os.environ.pop(WANTED, None)

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


REPORT = CoverageReport()


def pytest_configure(config: pytest.Config) -> None:
    config.pluginmanager.register(REPORT)
