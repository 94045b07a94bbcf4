"""The worker of a house that is one process: a thread, woken by a ring, with a sweeper."""

import logging
import threading
import time
from collections.abc import Callable
from functools import partial

from service.application.handle import Handler
from service.telemetry.trace import request_id, traced
from workers import jobs
from workers.sweep import Sweep

SWEEP_SECONDS = 1.0

Job = Callable[[Handler, str], None]
_URGENT: tuple[Job, ...] = (jobs.settle, jobs.keep_standings, jobs.audit)

_log = logging.getLogger(__name__)


class EmbeddedWorker:
    """Settles and reckons in a thread of its own. It is the doorbell that the handler rings."""

    def __init__(self) -> None:
        self._rung = threading.Condition()
        self._bells: dict[tuple[Job, str], str | None] = {}
        self._stopping = False
        self._thread: threading.Thread | None = None

    def settle(self, session: str, version: int) -> None:  # noqa: ARG002 - a port
        """Wake the worker for a session that owes a settlement."""
        self._ring(jobs.settle, session)

    def reckon(self, session: str, version: int) -> None:  # noqa: ARG002 - a port
        """Wake the worker for a session whose standings changed."""
        self._ring(jobs.keep_standings, session)

    def audit(self, session: str, version: int) -> None:  # noqa: ARG002 - a port
        """Wake the worker for a session that is over."""
        self._ring(jobs.audit, session)

    def start(self, handler: Handler) -> None:
        """Begin to work; what is owed from before is swept up first."""
        self._thread = threading.Thread(
            target=self._work, args=(handler,), name="paroli-worker", daemon=True
        )
        self._thread.start()

    def stop(self) -> None:
        """Finish the job at hand and end. Whatever is left is owed in the log."""
        with self._rung:
            self._stopping = True
            self._rung.notify_all()
        if self._thread:
            self._thread.join()

    def _ring(self, job: Job, session: str) -> None:
        with self._rung:
            self._bells[job, session] = request_id()
            self._rung.notify_all()

    def _work(self, handler: Handler) -> None:
        due, sweep = 0.0, Sweep(handler, lambda: self._stopping)
        while True:
            if time.monotonic() >= due:
                sweep()
                due = time.monotonic() + SWEEP_SECONDS
            with self._rung:
                self._rung.wait_for(self._called, max(0.0, due - time.monotonic()))
                if self._stopping:
                    return
                bells = sorted(self._bells.items(), key=_urgency)
                self._bells.clear()
            for (job, session), request in bells:
                with traced(request):
                    self._try(partial(job, handler, session))

    def _called(self) -> bool:
        return self._stopping or bool(self._bells)

    def _try(self, job: Callable[[], object]) -> None:
        """Do a job; one that fails is logged and stays owed, and the thread goes on."""
        try:
            job()
        except Exception:  # noqa: BLE001 - whatever one session's job does, the others go on
            _log.exception("A job failed; the sweeper will try again.")


def _urgency(bell: tuple[tuple[Job, str], str | None]) -> int:
    (job, _session), _request = bell
    return _URGENT.index(job)
