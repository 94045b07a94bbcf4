"""Reports of sessions and gatherings: small ones are made immediately, large ones by a worker."""

from dataclasses import dataclass, replace

from service.application.ports.report_files import DONE, FAILED, WAITING, ReportFile
from service.application.ports.store import Clock, JobQueue, Store
from service.application.recording.gatherings import GATHERING
from service.application.reports.gathering_reports import (
    GatheringReportRequest,
    TablesChanged,
    current_request,
    requested_report,
    stored_request,
)
from service.application.sessions.session import game_of
from service.application.times import later, seconds_between
from service.reports.build import Progress, session_report
from service.reports.formats import FORMATS, QUICK_EVENTS_MAX
from service.reports.gathering.formats import GATHERING_FORMATS
from service.reports.model import SessionReport
from service.sealing.seal_keys import SealKeys
from service.sealing.seal_text import SealedHead, shortened
from service.zones import UTC, Zone

UNEXPECTED = "The report could not be made. The log of the worker says why. Request it again."

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


AnyReportRequest = ReportRequest | GatheringReportRequest


class OtherZone(Exception):  # noqa: N818 - a result, as TablesChanged is
    """The process that makes a report has another time zone than the one that requested it."""

    def __init__(self, own: Zone) -> None:
        super().__init__(
            f"The worker has the time zone {own.name}, and the service another one. Set"
            " PAROLI_TIME_ZONE to the same name for both."
        )


def _no_progress(_done: int, _of: int) -> None:
    """Report no progress."""


class Reports:
    """Makes reports, for readers in ``zone``; safe to share between threads."""

    def __init__(
        self,
        store: Store,
        clock: Clock,
        job_queue: JobQueue,
        seal_keys: SealKeys,
        zone: Zone = UTC,
    ) -> None:
        self._store, self._clock, self._job_queue = store, clock, job_queue
        self._seal_keys, self.zone = seal_keys, zone
        self._files = store.report_files

    def content(self, request: AnyReportRequest) -> bytes | ReportFile:
        """Return a report, or the state of a report that a worker makes. See ``find``.

        Raises: ``StoreUnusable``.
        """
        if request.version <= QUICK_EVENTS_MAX:
            return self.write(request)
        known = self.find(self.id_of(request))
        content = self.stored(known) if known else None
        if content is not None:
            return content
        if known is None or known.state in {DONE, FAILED}:
            known = self._request(request)
        return known

    def id_of(self, request: AnyReportRequest) -> str:
        """Return the id of a report: that of the request, and of the zone unless it is UTC."""
        return f"{request.id}{self.zone.suffix}"

    def find(self, report: str) -> ReportFile | None:
        """Return the state of a requested report; request its job again if it is stuck."""
        known = self._files.find(report)
        if known and known.state not in {DONE, FAILED}:
            waited = seconds_between(known.changed_at, self._clock.now())
            if waited > STUCK_SECONDS:
                self._job_queue.enqueue_report(known.id, known.version)
        return known

    def stored(self, known: ReportFile) -> bytes | None:
        """Return the content of a report that is done, or None."""
        return self._files.content(known.id) if known.state == DONE else None

    def make(self, report: str) -> None:
        """Make a requested report, unless it is done already. Does nothing for an unknown one."""
        known = self._files.find(report)
        if known is None or known.state == DONE:
            return
        try:
            content = self._made(known)
        except (OtherZone, TablesChanged) as error:
            self._files.fail(report, str(error), self._clock.now())
            return
        except Exception:
            self._files.fail(report, UNEXPECTED, self._clock.now())
            raise
        self._files.finish(report, content, self._clock.now())

    def gathering_request(
        self, gathering: str, currency: str | None, form: str, language: str
    ) -> GatheringReportRequest:
        """Return the request for a report of a gathering as it is now.

        The default of ``currency`` is that of the newest session. Raises: ``UnknownStream``.
        """
        return current_request(self._store, gathering, currency, form, language)

    def report(
        self, session: str, version: int, progress: Progress = _no_progress
    ) -> SessionReport:
        """Return the report of a session at a version. ``progress`` gets the events played.

        It has a seal if the house has a key for seals.
        """
        history = self._store.events(session, upto=version)
        report = session_report(game_of(history[0]), history, progress)
        head = SealedHead(
            session=report.session,
            version=report.version,
            closed=report.closed,
            hash=report.head,
            recorded_at=history[-1].at,
            name=shortened(report.title),
        )
        return replace(report, seal=self._seal_keys.seal_if_possible(head), zone=self.zone)

    def write(self, request: AnyReportRequest, progress: Progress = _no_progress) -> bytes:
        """Return a report in the format and language of a request."""
        match request:
            case ReportRequest(session=session, version=version):
                report = self.report(session, version, progress)
                return FORMATS[request.format].write(report, request.language)
            case GatheringReportRequest():
                of_gathering = requested_report(self._store, request, progress)
                in_zone = replace(of_gathering, zone=self.zone)
                return GATHERING_FORMATS[request.format].write(in_zone, request.language)

    def _made(self, known: ReportFile) -> bytes:
        def progress(done: int, of: int) -> None:
            self._files.progress(known.id, known.total * done // of, self._clock.now())

        if not known.id.endswith(f"-{known.format}{self.zone.suffix}"):
            raise OtherZone(self.zone)
        if known.session.startswith(GATHERING.stream_of("")):
            made_of = replace(known, id=known.id.removesuffix(self.zone.suffix))
            return self.write(stored_request(self._store, made_of), progress)
        report = self.report(known.session, known.version, progress)
        return FORMATS[known.format].write(report, known.language)

    def _request(self, request: AnyReportRequest) -> ReportFile:
        now = self._clock.now()
        self._files.remove(before=later(now, -KEPT_SECONDS))
        report = ReportFile(
            id=self.id_of(request),
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
