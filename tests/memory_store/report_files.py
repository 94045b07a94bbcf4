"""Stores requested reports in memory."""

import threading
from dataclasses import replace
from typing import Any

from service.application.ports.report_files import DONE, FAILED, RUNNING, ReportFile


class MemoryReportFiles:
    """Stores reports in this process only."""

    def __init__(self) -> None:
        self._lock = threading.RLock()
        self._reports: dict[str, ReportFile] = {}
        self._contents: dict[str, bytes] = {}

    def put(self, report: ReportFile) -> None:
        """Store a request, or replace the one with its id."""
        with self._lock:
            self._reports[report.id] = report
            self._contents.pop(report.id, None)

    def find(self, report: str) -> ReportFile | None:
        """Return the report with that id, or None."""
        with self._lock:
            return self._reports.get(report)

    def progress(self, report: str, done: int, at: str) -> None:
        """Set how many events are done."""
        self._change(report, state=RUNNING, done=done, changed_at=at)

    def finish(self, report: str, content: bytes, at: str) -> None:
        """Store the content."""
        with self._lock:
            if known := self._reports.get(report):
                self._contents[report] = content
                self._change(report, state=DONE, done=known.total, changed_at=at)

    def fail(self, report: str, error: str, at: str) -> None:
        """Store the reason of a failure."""
        self._change(report, state=FAILED, error=error, changed_at=at)

    def content(self, report: str) -> bytes | None:
        """Return the content of a report that is done, or None."""
        with self._lock:
            return self._contents.get(report)

    def remove(self, *, before: str) -> None:
        """Remove the reports that changed last before a time."""
        with self._lock:
            for report in [r.id for r in self._reports.values() if r.changed_at < before]:
                del self._reports[report]
                self._contents.pop(report, None)

    def _change(self, report: str, **values: Any) -> None:
        with self._lock:
            if known := self._reports.get(report):
                self._reports[report] = replace(known, **values)
