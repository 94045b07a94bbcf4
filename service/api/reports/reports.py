"""Endpoints of session reports, one for each format, and the state of a requested report."""

from typing import Any
from uuid import UUID

from flask import Response, request

from service.api.games.game_api import Fields
from service.api.http.blueprint import Blueprint, read_endpoint
from service.api.http.errors import UnknownReport
from service.api.http.hidden_people import visible_report
from service.api.http.permissions import BOOKKEEPERS
from service.api.http.requests import application, check_version, tag_hash
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
from service.api.reports.report_schemas import ReportQuerySchema, ReportSchema, ReportStateSchema
from service.application.ports.report_files import ReportFile
from service.application.reports.reports import ReportRequest
from service.application.sessions.session import Session
from service.reports.formats import FORMATS, ReportFormat

blp = Blueprint("reports", __name__, url_prefix="/v1", description="Reports of sessions")


def _report_route(form: ReportFormat[Any]) -> None:
    """Add the endpoint of one format."""
    schema: Any = ReportSchema if form.name == "json" else response_schema(form)

    @blp.route(f"/sessions/<uuid:session>/report.{form.name}", endpoint=f"report_{form.name}")
    @read_endpoint(
        f"The session report. {form.about}", by=BOOKKEEPERS, tagged=True, _503="unavailable"
    )
    @blp.arguments(ReportQuerySchema, location="query")
    @blp.response(200, schema, content_type=form.media_type, headers=FILE_NAMED)
    @blp.alt_response(202, **REQUESTED)
    def show(query: Fields, session: UUID) -> Response:
        current, wanted = _requested(str(session), form.name, query)
        zone = application().reports.zone
        tag = f"{wanted.version}-{tag_hash(wanted.head)}-{wanted.language}{zone.suffix}"
        if request.if_none_match.contains_weak(tag):
            return unchanged_report(form, tag)
        content = application().reports.content(wanted)
        if isinstance(content, ReportFile):
            state_at = f"/v1/sessions/{session}/reports"
            return accepted(content, state_at=state_at, report_at=_address(content))
        if form.name == "json":
            content = visible_report(content)
        opened, title = zone.day(current.row.opened_at), current.row.name
        return tagged(report_file(form, content, date=opened, title=title), tag)


for _form in FORMATS.values():
    _report_route(_form)


@blp.route("/sessions/<uuid:session>/reports/<string:report>")
@read_endpoint(
    "How far a requested report is; `Location` names it when it is done.",
    by=BOOKKEEPERS,
    _404="unknown_session, unknown_report",
)
@blp.response(200, ReportStateSchema)
def show_report_state(session: UUID, report: str) -> Response:
    application().queries.row(str(session))
    known = application().reports.find(report)
    if known is None or known.session != str(session):
        raise UnknownReport(report)
    return state_response(known, _address(known))


def _requested(session: str, form: str, query: Fields) -> tuple[Session, ReportRequest]:
    """Return the session, and the report that a query asks for."""
    current = application().sessions.current(session)
    check_version(current, query["as_of"])
    version = current.version
    if query["as_of"] is not None:
        version = application().sessions.whole_version(session, query["as_of"])
    head = application().queries.hash_at(current, version)
    wanted = ReportRequest(
        session=session, version=version, head=head, format=form, language=query["language"]
    )
    return current, wanted


def _address(report: ReportFile) -> str:
    query = f"as_of={report.version}&language={report.language}"
    return f"/v1/sessions/{report.session}/report.{report.format}?{query}"
