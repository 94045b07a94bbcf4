"""Endpoints of session reports, one for each format, and the state of a requested report."""

import re
from typing import Any
from uuid import UUID

from flask import Response, jsonify, request

from service.api.blueprint import Blueprint, read_endpoint
from service.api.errors import UnknownReport
from service.api.games.game_api import Fields
from service.api.permissions import BOOKKEEPERS
from service.api.report_schemas import ReportQuerySchema, ReportSchema, ReportStateSchema
from service.api.requests import TAG_HASH, check_version, handler
from service.application.report_files import DONE, ReportFile
from service.application.reports import ReportRequest
from service.application.session import Session
from service.reports.formats import FORMATS, ReportFormat
from service.reports.html import STYLE_HASH

blp = Blueprint("reports", __name__, url_prefix="/v1", description="Reports of sessions")

POLL_SECONDS = 1
"""How soon a client should ask again for a report that is being made."""

FILE_NAME_MAX = 60
_NOT_IN_FILE_NAMES = re.compile(r"[\W_]+")
_TEXT: Fields = {"type": "string"}
_BINARY: Fields = {"type": "string", "format": "binary"}
_PAGE_POLICY = f"default-src 'none'; style-src {STYLE_HASH}; frame-ancestors 'none'"


def _report_route(form: ReportFormat) -> None:
    """Add the endpoint of one format."""
    schema: Any = _BINARY if form.media_type.startswith("application") else _TEXT
    schema = ReportSchema if form.name == "json" else schema

    @blp.route(f"/sessions/<uuid:session>/report.{form.name}", endpoint=f"report_{form.name}")
    @read_endpoint(f"The session report. {form.about}", by=BOOKKEEPERS, _503="unavailable")
    @blp.arguments(ReportQuerySchema, location="query")
    @blp.response(200, schema, content_type=form.media_type)
    @blp.alt_response(
        202,
        schema=ReportStateSchema,
        description="A worker makes it: ask `Location`.",
        success=True,
    )
    def show(query: Fields, session: UUID) -> Response:
        current, wanted = _requested(str(session), form.name, query)
        tag = f"{wanted.version}-{wanted.head[:TAG_HASH]}-{wanted.language}"
        if request.if_none_match.contains_weak(tag):
            return _tagged(Response(status=304), tag)
        content = handler().reports.content(wanted)
        if isinstance(content, ReportFile):
            return _accepted(content)
        return _tagged(_file(form, content, current), tag)


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
    handler().queries.row(str(session))
    known = handler().reports.find(report)
    if known is None or known.session != str(session):
        raise UnknownReport(report)
    response = jsonify(_state(known))
    if known.state == DONE:
        response.headers["Location"] = _address(known)
    return response


def _requested(session: str, form: str, query: Fields) -> tuple[Session, ReportRequest]:
    """Return the session, and the report that a query asks for."""
    current = handler().sessions.current(session)
    check_version(current, query["as_of"])
    version = current.version
    if query["as_of"] is not None:
        version = handler().sessions.whole_version(session, query["as_of"])
    head = handler().queries.hash_at(current, version)
    wanted = ReportRequest(
        session=session, version=version, head=head, format=form, language=query["language"]
    )
    return current, wanted


def _file(form: ReportFormat, content: bytes, session: Session) -> Response:
    response = Response(content, mimetype=form.media_type)
    how = "inline" if form.is_page else "attachment"
    name = _file_name(session, form.suffix)
    response.headers.set("Content-Disposition", how, filename=name)
    if form.name == "html":
        response.headers["Content-Security-Policy"] = _PAGE_POLICY
    return response


def _file_name(session: Session, suffix: str) -> str:
    """Return the name under which a browser saves a report: ``2026-01-06-twelfth-night.pdf``."""
    title = _NOT_IN_FILE_NAMES.sub("-", session.row.name.lower()).strip("-")[:FILE_NAME_MAX]
    return f"{session.row.opened_at[:10]}-{title or 'session'}.{suffix}"


def _tagged(response: Response, tag: str) -> Response:
    response.set_etag(tag)
    response.headers["Cache-Control"] = "private, no-cache"
    return response


def _accepted(report: ReportFile) -> Response:
    response = jsonify(_state(report))
    response.status_code = 202
    response.headers["Location"] = f"/v1/sessions/{report.session}/reports/{report.id}"
    response.headers["Retry-After"] = str(POLL_SECONDS)
    return response


def _state(report: ReportFile) -> Fields:
    return {
        "id": report.id,
        "version": report.version,
        "format": report.format,
        "language": report.language,
        "state": report.state,
        "done": report.done,
        "total": report.total,
        "report": _address(report),
        "error": report.error,
    }


def _address(report: ReportFile) -> str:
    query = f"as_of={report.version}&language={report.language}"
    return f"/v1/sessions/{report.session}/report.{report.format}?{query}"
