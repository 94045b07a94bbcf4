"""Session reports: small ones are made at once, large ones by a worker."""

from dataclasses import dataclass

from service.application.ports import Clock, JobQueue, Store
from service.application.report_files import DONE, FAILED, WAITING, ReportFile
from service.application.session import game_of
from service.application.times import later, seconds_between
from service.reports.build import Progress, session_report
from service.reports.formats import FORMATS, QUICK_EVENTS_MAX
from service.reports.model import SessionReport

KEPT_SECONDS = 24 * 3600
"""How long a finished report stays in the store."""

STUCK_SECONDS = 30
"""If a report made no progress in this time, its job is requested again."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ReportRequest:
    """A report of a session at a version, in one format and language.

    ``head`` is the hash of the event at that version: a restored database may have other events.
    """

    session: str
    version: int
    head: str
    format: str
    language: str

    @property
    def id(self) -> str:
        """The report's id: two equal requests are one report."""
        return f"{self.session}-{self.version}-{self.head[:12]}-{self.language}-{self.format}"


class Reports:
    """Makes reports; safe to share between threads."""

    def __init__(self, store: Store, clock: Clock, job_queue: JobQueue) -> None:
        self._store, self._clock, self._job_queue = store, clock, job_queue
        self._files = store.report_files

    def content(self, request: ReportRequest) -> bytes | ReportFile:
        """Return a report, or the state of a report that a worker makes.

        Raises: ``StoreUnusable``.
        """
        if request.version <= QUICK_EVENTS_MAX:
            return write_report(self.report(request.session, request.version), request)
        known = self._files.find(request.id)
        if known and known.state == DONE:
            content = self._files.content(request.id)
            if content is not None:
                return content
        if known is None or known.state in {DONE, FAILED}:
            known = self._put(request)
        return known

    def find(self, report: str) -> ReportFile | None:
        """Return the state of a requested report; request its job again if it is stuck."""
        known = self._files.find(report)
        if known and known.state not in {DONE, FAILED}:
            waited = seconds_between(known.changed_at, self._clock.now())
            if waited > STUCK_SECONDS:
                self._job_queue.enqueue_report(known.id, known.version)
        return known

    def make(self, report: str) -> None:
        """Make a requested report, unless it is done already. Does nothing for an unknown one."""
        known = self._files.find(report)
        if known is None or known.state == DONE:
            return
        try:
            content = self._made(known)
        except Exception as error:
            self._files.fail(report, str(error) or type(error).__name__, self._clock.now())
            raise
        self._files.finish(report, content, self._clock.now())

    def report(
        self, session: str, version: int, progress: Progress = lambda _done, _of: None
    ) -> SessionReport:
        """Return the report of a session at a version. ``progress`` gets the events played."""
        history = self._store.events(session, upto=version)
        return session_report(game_of(history[0]), history, progress)

    def _made(self, known: ReportFile) -> bytes:
        def progress(done: int, of: int) -> None:
            self._files.progress(known.id, known.total * done // of, self._clock.now())

        report = self.report(known.session, known.version, progress)
        return FORMATS[known.format].write(report, known.language)

    def _put(self, request: ReportRequest) -> ReportFile:
        now = self._clock.now()
        self._files.remove(before=later(now, -KEPT_SECONDS))
        report = ReportFile(
            id=request.id,
            session=request.session,
            version=request.version,
            format=request.format,
            language=request.language,
            state=WAITING,
            done=0,
            total=request.version,
            changed_at=now,
        )
        self._files.put(report)
        self._job_queue.enqueue_report(report.id, report.version)
        return report


def write_report(report: SessionReport, request: ReportRequest) -> bytes:
    """Return a report in the format and language of a request."""
    return FORMATS[request.format].write(report, request.language)
