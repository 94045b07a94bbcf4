"""A thread that makes reports, so that no settlement waits for a long one."""

import logging
import threading
from functools import partial

from service.application.application import Application
from service.telemetry.trace import request_id, with_request_id
from workers import work

_log = logging.getLogger(__name__)


class ReportThread:
    """Makes one requested report after the other."""

    def __init__(self) -> None:
        self._changed = threading.Condition()
        self._requested: dict[str, str | None] = {}
        self._stopping = False
        self._thread: threading.Thread | None = None

    def start(self, application: Application) -> None:
        """Start the thread."""
        self._thread = threading.Thread(
            target=partial(self._work, application), name="paroli-reports", daemon=True
        )
        self._thread.start()

    def stop(self) -> None:
        """Finish the current report and end. Reports not made are requested again by a client."""
        with self._changed:
            self._stopping = True
            self._changed.notify_all()
        if self._thread:
            self._thread.join()

    def enqueue(self, report: str) -> None:
        """Request a report. A report that waits already is not requested twice."""
        with self._changed:
            self._requested.setdefault(report, request_id())
            self._changed.notify_all()

    def _work(self, application: Application) -> None:
        while True:
            with self._changed:
                self._changed.wait_for(lambda: self._stopping or bool(self._requested))
                if self._stopping:
                    return
                report = next(iter(self._requested))
                request = self._requested.pop(report)
            with with_request_id(request):
                self._make(application, report)

    def _make(self, application: Application, report: str) -> None:
        try:
            work.make(application, report)
        except Exception:  # noqa: BLE001 - one report's failure must not stop the others
            _log.exception("Report %s could not be made.", report)
