"""Reports of gatherings: which sessions they have, at which versions."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from service.application.ports.report_files import ReportFile
from service.application.ports.store import SessionRow, Store
from service.application.recording.gatherings import GATHERING
from service.application.recording.streams import Folded, UnknownStream, number_of, stream_after
from service.application.sessions.session import game_of
from service.domain.values.money import CURRENCIES, DEFAULT_CURRENCY
from service.reports.build import Progress
from service.reports.gathering.build import SessionLog, gathering_report
from service.reports.gathering.model import GatheringFacts, GatheringReport, hash_of_heads

UUID_LENGTH = 36


@dataclass(frozen=True, slots=True, kw_only=True)
class GatheringReportRequest:
    """A report of a gathering in one currency, in one format and language.

    ``versions`` are those of the sessions by id, the first opened first, and ``own_version`` is
    that of the gathering. ``head`` is the hash of all their last events. ``other_currencies`` are
    those of the gathering's other sessions.
    """

    gathering: str
    own_version: int
    currency: str
    other_currencies: tuple[str, ...]
    versions: Mapping[str, int]
    head: str
    format: str
    language: str

    @property
    def session(self) -> str:
        """What the report is of: the stream of the gathering."""
        return GATHERING.stream_of(self.gathering)

    @property
    def version(self) -> int:
        """The number of events of all sessions."""
        return sum(self.versions.values())

    @property
    def id(self) -> str:
        """The report's id: two equal requests are one report.

        It has the versions, so that a worker reports on them and not on later ones.
        """
        # A job's id, which contains this one, allows hyphens and underscores only.
        versions = "_".join(map(str, (self.own_version, *self.versions.values())))
        currencies = "_".join((self.currency, *self.other_currencies))
        made_of = f"{currencies}-{versions}-{self.head[:12]}"
        return f"{self.gathering}-{made_of}-{self.language}-{self.format}"


class TablesChanged(Exception):  # noqa: N818 - reads well at the raise
    """Other sessions belong to the gathering than when a report was requested."""

    def __init__(self) -> None:
        super().__init__("The tables of the gathering have changed. Request the report again.")


class NoTableInCurrency(Exception):  # noqa: N818
    """The gathering has tables, but none in the currency of a request."""

    def __init__(self, currency: str, currencies: Sequence[str]) -> None:
        super().__init__(f"No table has the currency {currency}. Use {' or '.join(currencies)}.")


def current_request(
    store: Store, gathering: str, currency: str | None, form: str, language: str
) -> GatheringReportRequest:
    """Return the request for a report of all sessions that count, as they are now.

    The default of ``currency`` is that of the newest session. Raises: ``UnknownStream``,
    ``NoTableInCurrency``.
    """
    own = _gathering(store, gathering)
    rows = _counting(store, gathering)
    chosen = currency or (rows[-1].currency if rows else DEFAULT_CURRENCY)
    currencies = sorted({row.currency for row in rows})
    if rows and chosen not in currencies:
        raise NoTableInCurrency(chosen, currencies)
    versions = {row.id: row.version for row in rows if row.currency == chosen}
    return GatheringReportRequest(
        gathering=gathering,
        own_version=own.version,
        currency=chosen,
        other_currencies=tuple(code for code in currencies if code != chosen),
        versions=versions,
        head=_head(store, own, versions),
        format=form,
        language=language,
    )


def stored_request(store: Store, known: ReportFile) -> GatheringReportRequest:
    """Return the request of a stored report. Raises: ``TablesChanged``."""
    gathering = number_of(known.session)
    currencies, numbers, *_ = _made_of(known.id)
    currency, *others = currencies.split("_")
    own_version, *versions = map(int, numbers.split("_"))
    rows = [row for row in _counting(store, gathering) if row.currency == currency]
    if len(rows) != len(versions):
        raise TablesChanged
    by_session = {row.id: version for row, version in zip(rows, versions, strict=True)}
    request = GatheringReportRequest(
        gathering=gathering,
        own_version=own_version,
        currency=currency,
        other_currencies=tuple(others),
        versions=by_session,
        head=_head(store, _gathering(store, gathering, own_version), by_session),
        format=known.format,
        language=known.language,
    )
    if request.id != known.id:
        raise TablesChanged
    return request


def currency_of(report: str) -> str:
    """Return the currency of a report by its id."""
    return _made_of(report)[0].split("_")[0]


def _made_of(report: str) -> list[str]:
    """Return the parts of a report's id after that of the gathering, a UUID."""
    return report[UUID_LENGTH + 1 :].split("-")


def requested_report(
    store: Store, request: GatheringReportRequest, progress: Progress
) -> GatheringReport:
    """Return the report of a request. ``progress`` gets the events of all sessions played."""
    own = _gathering(store, request.gathering, request.own_version)
    facts = GatheringFacts(
        id=own.number,
        version=own.version,
        head=own.head,
        name=own.state.name,
        date=own.state.date,
        place=own.state.place,
    )
    logs = [
        SessionLog(game_of(history[0]), history)
        for session, version in request.versions.items()
        for history in [store.events(session, upto=version)]
    ]
    report = gathering_report(facts, CURRENCIES[request.currency], logs, progress)
    return replace(report, other_currencies=request.other_currencies)


def _gathering(store: Store, number: str, version: int | None = None) -> Folded:
    """Return a gathering at a version, or as it is now. Raises: ``UnknownStream``."""
    stream = GATHERING.stream_of(number)
    events = store.events(stream, upto=version)
    if not events:
        raise UnknownStream(GATHERING.name, stream)
    return stream_after(Folded(GATHERING, stream), events)


def _counting(store: Store, gathering: str) -> Sequence[SessionRow]:
    """Return the sessions that count, the first opened first."""
    return [row for row in store.sessions_of_gathering(gathering) if row.counts]


def _head(store: Store, own: Folded, versions: Mapping[str, int]) -> str:
    """Return the hash of the last events. A restored database may lack some of them."""
    lasts = (
        store.events(session, after=version - 1, limit=1) for session, version in versions.items()
    )
    return hash_of_heads(own.head, (events[0].hash if events else "" for events in lasts))
