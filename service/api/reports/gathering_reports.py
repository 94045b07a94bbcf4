"""Endpoints of reports of gatherings, one for each format, and the state of a requested report."""

from typing import Any
from uuid import UUID

from flask import Response, request

from service.api.games.game_api import Fields
from service.api.http.blueprint import Blueprint, read_endpoint
from service.api.http.errors import UnknownReport
from service.api.http.permissions import BOOKKEEPERS
from service.api.http.requests import application
from service.api.reports.gathering_report_schemas import (
    GatheringReportQuerySchema,
    GatheringReportSchema,
)
from service.api.reports.report_responses import (
    FILE_NAMED,
    REQUESTED,
    accepted,
    report_file,
    response_schema,
    state_response,
    tagged,
    unchanged_report,
)
from service.api.reports.report_schemas import ReportStateSchema
from service.application.ports.report_files import ReportFile
from service.application.recording.gatherings import GATHERING
from service.application.recording.streams import number_of
from service.application.reports.gathering_reports import currency_of
from service.reports.formats import ReportFormat
from service.reports.gathering.formats import GATHERING_FORMATS

blp = Blueprint(
    "gathering_reports", __name__, url_prefix="/v1", description="Reports of whole evenings"
)


def _report_route(form: ReportFormat[Any]) -> None:
    """Add the endpoint of one format."""
    schema: Any = GatheringReportSchema if form.name == "json" else response_schema(form)
    path = f"/gatherings/<uuid:gathering>/report.{form.name}"

    @blp.route(path, endpoint=f"gathering_report_{form.name}")
    @read_endpoint(
        f"The report of all tables of a gathering. {form.about}",
        by=BOOKKEEPERS,
        all_sessions=True,
        tagged=True,
        _404="unknown_gathering, unknown_report",
        _503="unavailable",
    )
    @blp.arguments(GatheringReportQuerySchema, location="query")
    @blp.response(200, schema, content_type=form.media_type, headers=FILE_NAMED)
    @blp.alt_response(202, **REQUESTED)
    def show(query: Fields, gathering: UUID) -> Response:
        found = application().gatherings.find(str(gathering))
        tag, content = _content(str(gathering), form.name, query)
        if content is None:
            return unchanged_report(form, tag)
        if isinstance(content, ReportFile):
            state_at = f"/v1/gatherings/{gathering}/reports"
            return accepted(content, state_at=state_at, report_at=_address(content))
        named = {
            "date": found["date"],
            "title": found["name"],
            "details": (currency_of(tag),),
        }
        return tagged(report_file(form, content, **named), tag)


for _form in GATHERING_FORMATS.values():
    _report_route(_form)


@blp.route("/gatherings/<uuid:gathering>/reports/<string:report>")
@read_endpoint(
    "How far a requested report of a gathering is; `Location` names it when it is done.",
    by=BOOKKEEPERS,
    all_sessions=True,
    _404="unknown_gathering, unknown_report",
)
@blp.response(200, ReportStateSchema)
def show_gathering_report_state(gathering: UUID, report: str) -> Response:
    application().gatherings.find(str(gathering))
    known = _known(str(gathering), report)
    return state_response(known, _address(known))


def _content(gathering: str, form: str, query: Fields) -> tuple[str, bytes | ReportFile | None]:
    """Return the id of a report and its content; None if the client has it already."""
    reports = application().reports
    if query["report"] is None:
        wanted = reports.gathering_request(gathering, query["currency"], form, query["language"])
        report = reports.id_of(wanted)
        is_known = request.if_none_match.contains_weak(report)
        return report, None if is_known else reports.content(wanted)
    known = _known(gathering, query["report"])
    content = reports.stored(known) if known.format == form else None
    if content is None:
        raise UnknownReport(known.id)
    return known.id, content


def _known(gathering: str, report: str) -> ReportFile:
    """Return a requested report of a gathering. Raises: ``UnknownReport``."""
    known = application().reports.find(report)
    if known is None or known.session != GATHERING.stream_of(gathering):
        raise UnknownReport(report)
    return known


def _address(report: ReportFile) -> str:
    """Return where a stored report is. The tables may change; this address keeps the report."""
    gathering = number_of(report.session)
    return f"/v1/gatherings/{gathering}/report.{report.format}?report={report.id}"
