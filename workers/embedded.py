"""The worker of a service that is one process: threads that do jobs, make reports and sweep."""

import logging
import threading
import time
from collections.abc import Callable
from functools import partial

from service.application.application import Application
from service.application.errors import StoreUnusable
from service.telemetry.trace import request_id, with_request_id
from workers import work
from workers.report_thread import ReportThread
from workers.standings import StandingsSweep
from workers.sweep import Sweep

SWEEP_SECONDS = 1.0

Job = Callable[[Application, str], None]
_BY_URGENCY: tuple[Job, ...] = (work.settle, work.audit)

_log = logging.getLogger(__name__)


class EmbeddedWorker:
    """Does jobs in threads of its own. It is also the job queue that the application calls."""

    def __init__(self) -> None:
        self._changed = threading.Condition()
        self._jobs: dict[tuple[Job, str], str | None] = {}
        self._stopping = False
        self._thread: threading.Thread | None = None
        self._reports = ReportThread()

    def enqueue_settlement(self, session: str, version: int) -> None:  # noqa: ARG002 - a port
        """Request that a session's settlement is recorded."""
        self._enqueue(work.settle, session)

    def enqueue_audit(self, session: str, version: int) -> None:  # noqa: ARG002 - a port
        """Request that the accounts of a closed session are verified."""
        self._enqueue(work.audit, session)

    def enqueue_report(self, report: str, version: int) -> None:  # noqa: ARG002 - a port
        """Request that the report with that id is made."""
        self._reports.enqueue(report)

    def start(self, application: Application) -> None:
        """Start the thread. It first settles draws from before the start."""
        self._thread = threading.Thread(
            target=self._work, args=(application,), name="paroli-worker", daemon=True
        )
        self._thread.start()
        self._reports.start(application)

    def stop(self) -> None:
        """Finish the current job and end. Settlements not done are pending at the next start."""
        with self._changed:
            self._stopping = True
            self._changed.notify_all()
        if self._thread:
            self._thread.join()
        self._reports.stop()

    def _enqueue(self, job: Job, session: str) -> None:
        with self._changed:
            self._jobs[job, session] = request_id()
            self._changed.notify_all()

    def _work(self, application: Application) -> None:
        sweep_at, sweep = 0.0, Sweep(application, lambda: self._stopping)
        sweep_standings, are_standings_due = StandingsSweep(application, self._is_due), False
        while True:
            if time.monotonic() >= sweep_at:
                sweep()
                sweep_at, are_standings_due = time.monotonic() + SWEEP_SECONDS, True
            if are_standings_due:
                are_standings_due = sweep_standings()
            with self._changed:
                self._changed.wait_for(self._is_due, max(0.0, sweep_at - time.monotonic()))
                if self._stopping:
                    return
                batch = sorted(self._jobs.items(), key=_urgency)
                self._jobs.clear()
            for (job, session), request in batch:
                with with_request_id(request):
                    self._try(partial(job, application, session))

    def _is_due(self) -> bool:
        return self._stopping or bool(self._jobs)

    def _try(self, job: Callable[[], object]) -> None:
        """Do a job. If it fails, log it and go on; the sweeper tries again."""
        try:
            job()
        except StoreUnusable as error:
            _log.warning("A job is postponed: the sweeper will try again. %s", error)
        except Exception:  # noqa: BLE001 - one session's failure must not stop the other jobs
            _log.exception("A job failed; the sweeper will try again.")


def _urgency(item: tuple[tuple[Job, str], str | None]) -> int:
    (job, _session), _request = item
    return _BY_URGENCY.index(job)
